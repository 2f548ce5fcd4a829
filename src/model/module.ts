// Generated from schemas/ by generators/types.ts. Do not edit.

/**
 * Any file of a module.
 */
export type AnyFile =
  | AidsFile
  | CasesFile
  | CountersFile
  | ExampleFile
  | MapFile
  | ModuleFile
  | ProcedureFile
  | RegimeFile
  | RulingsFile
  | ScenarioFile
  | SequenceFile
  | TableFile
  | TerrainFile
  | TraceFile
  | ZoneFile;
/**
 * Name of a thing within its kind: a letter, then letters, digits and hyphens.
 */
export type Id = string;
/**
 * Words for players and for print, in the author's own words.
 */
export type Text = string;
export type AidSection =
  | {
      /**
       * Id of the table.
       */
      readonly table: Name;
    }
  | {
      /**
       * Id of the procedure.
       */
      readonly procedure: Name;
    }
  | {
      /**
       * Always true.
       */
      readonly sequence: true;
    }
  | {
      /**
       * Id of the regime.
       */
      readonly regime: Name;
    }
  | {
      /**
       * Id of the trace.
       */
      readonly trace: Name;
    }
  | {
      /**
       * Id of the zone.
       */
      readonly zone: Name;
    }
  | {
      /**
       * Always true.
       */
      readonly terrain: true;
    }
  | {
      /**
       * Id of the track, or turns for the turn record.
       */
      readonly track: Name;
    }
  | {
      /**
       * Id of the scenario.
       */
      readonly scenario: Id;
    }
  | {
      /**
       * Always true.
       */
      readonly rulings: true;
    }
  | {
      /**
       * The words.
       */
      readonly text: Text;
      /**
       * Case number or section of the rulebook that this comes from.
       */
      readonly cite?: Cite;
    };
/**
 * Name that expressions can use: a letter, then letters and digits.
 */
export type Name = string;
/**
 * Case number or section of the rulebook, as the reader finds it there.
 */
export type Cite = string;
/**
 * Colour as #rrggbb.
 */
export type Color = string;
/**
 * A plain value.
 */
export type Scalar = boolean | number | string;
/**
 * Printed number of a hex.
 */
export type HexNumber = string;
export type ExampleStep =
  | {
      /**
       * What the player types.
       */
      readonly choose: string;
      /**
       * Side that decides.
       */
      readonly by?: Name;
    }
  | {
      /**
       * The roll, or the sum of the dice.
       */
      readonly roll: number;
    }
  | {
      /**
       * What the player types.
       */
      readonly refuse: string;
      /**
       * Words that the refusal must contain.
       */
      readonly says?: string;
      /**
       * Case number or section of the rulebook that this comes from.
       */
      readonly cite?: Cite;
    }
  | {
      /**
       * Facts.
       */
      readonly expect: {
        /**
         * Words that the rulings since the last check must contain.
         *
         * Items: Words.
         */
        readonly says?: readonly string[];
        /**
         * Hexes of units.
         */
        readonly at?: {
          readonly [k: string]: HexNumber;
        };
        /**
         * Boxes of units.
         */
        readonly box?: {
          readonly [k: string]: Name;
        };
        /**
         * States of units.
         */
        readonly state?: {
          readonly [k: string]: Id;
        };
        /**
         * Words that the pending question must contain.
         */
        readonly asks?: string;
        /**
         * Just these options are offered.
         *
         * Items: What a player would type.
         */
        readonly options?: readonly string[];
        /**
         * These options are among those offered.
         *
         * Items: What a player would type.
         */
        readonly offers?: readonly string[];
        /**
         * These are not.
         *
         * Items: What a player would type.
         */
        readonly lacks?: readonly string[];
        /**
         * The phase.
         */
        readonly phase?: Name;
        /**
         * The turn.
         */
        readonly turn?: number;
        /**
         * Expressions that must hold.
         */
        readonly true?: readonly Expression[];
        /**
         * Side that has won, or draw.
         */
        readonly winner?: string;
      };
    };
/**
 * A CEL expression over the declared vocabulary; type-checked when the module is loaded.
 */
export type Expression = string;
/**
 * A type of the expression language: bool, int, number, text, hex, unit, side, the id of an enum, or list<...> of one of these.
 */
export type TypeName = string;
/**
 * One step of a procedure. Eight verbs: choose, roll or draw, lookup, apply, each, repeat, call, travel; and do for a block.
 */
export type Node =
  | ChooseNode
  | RollNode
  | DrawNode
  | LookupNode
  | ApplyNode
  | EachNode
  | RepeatNode
  | CallNode
  | TravelNode
  | LeaveNode
  | BlockNode;
/**
 * Words with expressions in braces, for example "{unit.name} retreats". Double braces print a brace.
 */
export type Template = string;
/**
 * One change of the state. The set is closed.
 */
export type Effect =
  MoveEffect | BoxEffect | StateEffect | LoseEffect | GainEffect | SetEffect | ClearEffect | TrackEffect | EndEffect;
/**
 * A table: checked when loaded, executed in play and cited in rulings, printed on player aids.
 */
export type TableFile = DecisionTable | ResultTable;
/**
 * The answer: a value, a record of values, or {"expr": ...}.
 */
export type Gives =
  | Scalar
  | {
      readonly expr: Expression;
    }
  | {
      readonly [k: string]:
        | Scalar
        | {
            readonly expr: Expression;
          };
    };
/**
 * Test of one fact: a value, a list of values any of which will do, or a comparison such as ">=3" or "2..5" for numbers. Absent means any.
 */
export type RowTest = Scalar | readonly Scalar[];

/**
 * Which tables, procedures and tracks go on which player aid.
 */
export interface AidsFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * The player aids.
   *
   * Items: One aid.
   */
  readonly aids: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Its title.
     */
    readonly title: Text;
    /**
     * What is on it.
     *
     * @minItems 1
     */
    readonly sections: readonly AidSection[];
  }[];
}
/**
 * The printed rules as testable statements, in our own words.
 */
export interface CasesFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * The statements.
   *
   * Items: One statement.
   */
  readonly cases: readonly {
    /**
     * Its id.
     */
    readonly id: string;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite: Cite;
    /**
     * The statement.
     */
    readonly says: Text;
    /**
     * component: a fact held as data, not a rule to execute.
     */
    readonly held?: 'component';
    /**
     * Ruling that settles what is ambiguous in it.
     */
    readonly ruling?: Id;
  }[];
}
/**
 * Unit types, counters and markers, in the order of the countersheet.
 */
export interface CountersFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * Size of the counters.
   */
  readonly sheet: {
    /**
     * Edge of a counter in mm.
     */
    readonly size: number;
    /**
     * Radius of the corner in mm.
     */
    readonly corner?: number;
  };
  /**
   * What is printed where on a counter.
   */
  readonly style?: {
    /**
     * Attributes along the bottom, left to right.
     *
     * @maxItems 4
     */
    readonly values?: readonly Name[];
    /**
     * Put between the values.
     */
    readonly separator?: string;
    /**
     * Attributes in the other corners.
     */
    readonly corners?: {
      /**
       * Attribute.
       */
      readonly topLeft?: Name;
      /**
       * Attribute.
       */
      readonly topRight?: Name;
      /**
       * Attribute.
       */
      readonly left?: Name;
      /**
       * Attribute.
       */
      readonly right?: Name;
    };
    /**
     * A coloured band by the value of an attribute.
     */
    readonly band?: {
      /**
       * An enum attribute.
       */
      readonly by: Name;
      /**
       * Colour of each member.
       */
      readonly colors: {
        readonly [k: string]: Color;
      };
    };
    /**
     * Colour inside the sign by the value of an attribute.
     */
    readonly symbolFill?: {
      /**
       * An enum attribute.
       */
      readonly by: Name;
      /**
       * Colour of each member.
       */
      readonly colors: {
        readonly [k: string]: Color;
      };
    };
  };
  /**
   * Unit types: what counters of a type share.
   *
   * Items: One type.
   */
  readonly types: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * What it is called in print.
     */
    readonly title?: Text;
    /**
     * Sign in the middle of the counter.
     */
    readonly symbol?: {
      /**
       * NATO symbol as a 20-digit MIL-STD-2525D code.
       */
      readonly sidc?: string;
      /**
       * Size mark above the sign.
       */
      readonly size?:
        | 'none'
        | 'section'
        | 'platoon'
        | 'company'
        | 'battalion'
        | 'regiment'
        | 'brigade'
        | 'division'
        | 'corps'
        | 'army'
        | 'army-group';
      /**
       * Silhouette instead of a NATO symbol.
       */
      readonly silhouette?: 'tank' | 'heavy-tank' | 'assault-gun' | 'gun' | 'aircraft' | 'ship' | 'cavalry' | 'leader';
      /**
       * Letters in the sign's place.
       */
      readonly letters?: string;
    };
    /**
     * Attributes that all counters of the type share.
     */
    readonly attributes?: {
      readonly [k: string]: Scalar;
    };
  }[];
  /**
   * The counters.
   *
   * Items: One counter.
   */
  readonly counters: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Name printed on it.
     */
    readonly name: Text;
    /**
     * Second name, such as its formation.
     */
    readonly note?: Text;
    /**
     * Side it belongs to.
     */
    readonly side: Name;
    /**
     * Its unit type.
     */
    readonly type: Id;
    /**
     * Sign in the middle of the counter.
     */
    readonly symbol?: {
      /**
       * NATO symbol as a 20-digit MIL-STD-2525D code.
       */
      readonly sidc?: string;
      /**
       * Size mark above the sign.
       */
      readonly size?:
        | 'none'
        | 'section'
        | 'platoon'
        | 'company'
        | 'battalion'
        | 'regiment'
        | 'brigade'
        | 'division'
        | 'corps'
        | 'army'
        | 'army-group';
      /**
       * Silhouette instead of a NATO symbol.
       */
      readonly silhouette?: 'tank' | 'heavy-tank' | 'assault-gun' | 'gun' | 'aircraft' | 'ship' | 'cavalry' | 'leader';
      /**
       * Letters in the sign's place.
       */
      readonly letters?: string;
    };
    /**
     * Attributes that hold in all states.
     */
    readonly attributes?: {
      readonly [k: string]: Scalar;
    };
    /**
     * From full to last: a step loss goes to the next state; after the last the counter is eliminated. The first two are front and back.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: One state.
     */
    readonly states?: readonly {
      /**
       * Its id.
       */
      readonly id: Id;
      /**
       * What it is called.
       */
      readonly title?: Text;
      /**
       * Attributes in this state.
       */
      readonly attributes?: {
        readonly [k: string]: Scalar;
      };
      /**
       * Where this comes from; overrides the provenance of the file.
       */
      readonly provenance?: Provenance;
    }[];
    /**
     * Colour of this counter where it differs from its side's.
     */
    readonly color?: Color;
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
  /**
   * Markers: counters that show a status or stand on a track.
   *
   * Items: One kind of marker.
   */
  readonly markers?: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Words on it.
     */
    readonly title: Text;
    /**
     * How many are printed.
     */
    readonly count: number;
    /**
     * Its colour.
     */
    readonly color?: Color;
    /**
     * Colour of the words.
     */
    readonly ink?: Color;
    /**
     * Words on the back.
     */
    readonly back?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
}
/**
 * Where a fact comes from.
 */
export interface Provenance {
  /**
   * printed: stated in the rulebook or on a component; derived: follows from a printed fact; reconstructed: chosen by us.
   */
  readonly from: 'printed' | 'derived' | 'reconstructed';
  /**
   * The case number, the fact it follows from, or the reason for the choice.
   */
  readonly note: string;
}
/**
 * A worked play: a position, decisions and dice in, rulings out.
 */
export interface ExampleFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Its id.
   */
  readonly id: Id;
  /**
   * Its title.
   */
  readonly title: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * Scenario it is played under.
   */
  readonly scenario: Id;
  /**
   * Options.
   */
  readonly options?: {
    readonly [k: string]: Scalar;
  };
  /**
   * Statements of the case list it proves.
   *
   * Items: Id of a statement.
   */
  readonly cases?: readonly string[];
  /**
   * Where it begins; without it at the start of the scenario.
   */
  readonly position?: {
    /**
     * Turn.
     */
    readonly turn: number;
    /**
     * Phase that begins.
     */
    readonly phase: Name;
    /**
     * Where units are: units not named are unused.
     */
    readonly units: {
      /**
       * One unit.
       */
      readonly [k: string]: {
        /**
         * Its hex.
         */
        readonly at?: HexNumber;
        /**
         * Or its box.
         */
        readonly box?: Name;
        /**
         * Its state; the first without it.
         */
        readonly state?: Id;
        /**
         * Its statuses.
         */
        readonly status?: {
          readonly [k: string]: Scalar;
        };
      };
    };
    /**
     * Statuses of hexes.
     */
    readonly hexes?: {
      /**
       * Statuses.
       */
      readonly [k: string]: {
        readonly [k: string]: Scalar;
      };
    };
    /**
     * Boxes of markers; for a track by side, a value for each side.
     */
    readonly tracks?: {
      readonly [k: string]:
        | number
        | {
            readonly [k: string]: number;
          };
    };
    /**
     * Statuses of the game.
     */
    readonly game?: {
      readonly [k: string]: Scalar;
    };
  };
  /**
   * What happens, in order.
   *
   * @minItems 1
   */
  readonly steps: readonly ExampleStep[];
}
/**
 * The map: grid, terrain of hexes, hexsides, links, regions and places.
 */
export interface MapFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * How hexes lie and how they are numbered.
   */
  readonly grid: {
    /**
     * flat: flat sides at top and bottom, straight columns; pointy: straight rows.
     */
    readonly orientation: 'flat' | 'pointy';
    /**
     * Which columns (flat) or rows (pointy), by printed number, are shoved half a hex: down for columns, right for rows.
     */
    readonly shifted: 'odd' | 'even';
    /**
     * Number of columns.
     */
    readonly columns: number;
    /**
     * Number of rows.
     */
    readonly rows: number;
    /**
     * Printed number of the westernmost column.
     */
    readonly firstColumn?: number;
    /**
     * Smallest printed row number.
     */
    readonly firstRow?: number;
    /**
     * Which way printed row numbers grow.
     */
    readonly rowsGrow?: 'south' | 'north';
    /**
     * How a hex number is written.
     */
    readonly numbering: {
      /**
       * CCRR: column first; RRCC: row first.
       */
      readonly order: 'CCRR' | 'RRCC';
      /**
       * Digits for each part.
       */
      readonly digits?: number;
      /**
       * Put between the parts.
       */
      readonly separator?: string;
    };
    /**
     * Printed numbers of hexes that the map does not have.
     */
    readonly missing?: readonly HexNumber[];
  };
  /**
   * What a hex stands for on the ground.
   */
  readonly scale?: Text;
  /**
   * Terrain of every hex that is not listed.
   */
  readonly defaultTerrain: Id;
  /**
   * Hexes that are not plain, or that have a name.
   *
   * Items: One hex.
   */
  readonly hexes?: readonly {
    /**
     * Its number.
     */
    readonly hex: HexNumber;
    /**
     * Its terrain.
     */
    readonly terrain?: Id;
    /**
     * Things in it beside the terrain: a city, a fortification.
     */
    readonly features?: readonly Id[];
    /**
     * Its printed name.
     */
    readonly name?: Text;
    /**
     * Links by direction, as read off the map hex by hex; the neighbour must declare the same link back.
     */
    readonly exits?: {
      /**
       * Directions.
       *
       * Items: A direction.
       */
      readonly [k: string]: readonly string[];
    };
    /**
     * Values of declared hex attributes.
     */
    readonly attributes?: {
      readonly [k: string]: Scalar;
    };
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
  /**
   * Features on the sides between hexes.
   *
   * Items: One feature with the sides it lies on.
   */
  readonly hexsides?: readonly {
    /**
     * A hexside terrain.
     */
    readonly feature: Id;
    /**
     * Its name, such as a river's.
     */
    readonly name?: Text;
    /**
     * Pairs of neighbouring hexes.
     */
    readonly sides: readonly (readonly HexNumber[])[];
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
  /**
   * Roads and railways from hex centre to hex centre.
   *
   * Items: One line.
   */
  readonly links?: readonly {
    /**
     * A link terrain.
     */
    readonly link: Id;
    /**
     * Its name.
     */
    readonly name?: Text;
    /**
     * Hexes along it, each the neighbour of the one before.
     *
     * @minItems 2
     */
    readonly path: readonly HexNumber[];
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
  /**
   * Named sets of hexes: a map edge, a set-up front, an area.
   *
   * Items: One region.
   */
  readonly regions?: readonly {
    /**
     * Name in expressions, as in inRegion(hex, 'east'), or region('east') for the list of its hexes.
     */
    readonly id: Name;
    /**
     * What it is called in print.
     */
    readonly title?: Text;
    /**
     * Its hexes.
     *
     * @minItems 1
     */
    readonly hexes: readonly HexNumber[];
    /**
     * Whether it is drawn on the map.
     */
    readonly marked?: boolean;
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
  /**
   * Named sets of directions, such as a retreat compass.
   *
   * Items: One set.
   */
  readonly directionSets?: readonly {
    /**
     * Name in expressions.
     */
    readonly id: Name;
    /**
     * What it is called in print.
     */
    readonly title?: Text;
    /**
     * Directions of the grid.
     *
     * Items: A direction.
     */
    readonly directions: readonly string[];
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
  /**
   * Names on the map that belong to no one hex: rivers, areas.
   *
   * Items: One label.
   */
  readonly labels?: readonly {
    /**
     * The words.
     */
    readonly text: Text;
    /**
     * Hex at whose centre it stands.
     */
    readonly at: HexNumber;
    /**
     * Shift to the right in hex widths.
     */
    readonly dx?: number;
    /**
     * Shift down in hex widths.
     */
    readonly dy?: number;
    /**
     * Turned clockwise, in degrees.
     */
    readonly angle?: number;
    /**
     * Type size in hex widths.
     */
    readonly size?: number;
    /**
     * How it is set.
     */
    readonly style?: 'area' | 'water' | 'small';
  }[];
}
/**
 * Head of a module: title, sides, options and the declared vocabulary of the game.
 */
export interface ModuleFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Id of the module; the same as the name of its folder.
   */
  readonly id: Id;
  /**
   * Version of the data, as in 1.0.0.
   */
  readonly version: string;
  /**
   * Title of the game.
   */
  readonly title: Text;
  /**
   * Second line of the title.
   */
  readonly subtitle?: Text;
  /**
   * Who made the game and the data.
   */
  readonly credits?: readonly Text[];
  /**
   * A paragraph about the game, in our own words.
   */
  readonly about?: Text;
  /**
   * Language of the texts (BCP 47).
   */
  readonly language?: string;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * The two (or more) sides, in printed order.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One side.
   */
  readonly sides: readonly {
    /**
     * Id of the side, as used in expressions.
     */
    readonly id: Name;
    /**
     * Name of the side.
     */
    readonly name: Text;
    /**
     * Counter colour of the side.
     */
    readonly color: Color;
    /**
     * Colour of text on it.
     */
    readonly ink?: Color;
  }[];
  /**
   * What each turn is called in print, from turn 1.
   */
  readonly turnNames?: readonly Text[];
  /**
   * Into how many parts a movement point divides: 1 (whole points), 2 (halves) or 4 (quarters).
   */
  readonly movementScale?: 1 | 2 | 4;
  /**
   * Things players can agree on before the game.
   *
   * Items: One option.
   */
  readonly options?: readonly {
    /**
     * Name in expressions, as in options.snow.
     */
    readonly id: Name;
    /**
     * Its title.
     */
    readonly title: Text;
    /**
     * What it changes.
     */
    readonly text?: Text;
    /**
     * bool, int or an enum.
     */
    readonly type: TypeName;
    /**
     * Value unless chosen.
     */
    readonly default: Scalar;
    /**
     * Smallest whole number.
     */
    readonly min?: number;
    /**
     * Largest whole number.
     */
    readonly max?: number;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite: Cite;
  }[];
  /**
   * Lists of words, such as unit kinds or kinds of weather.
   *
   * Items: One list of words.
   */
  readonly enums?: readonly {
    /**
     * Name of the type.
     */
    readonly id: Name;
    /**
     * What it is called in print.
     */
    readonly title?: Text;
    /**
     * The words, in order.
     *
     * @minItems 1
     * @maxItems 200
     *
     * Items: One word.
     */
    readonly members: readonly {
      /**
       * The word as expressions write it.
       */
      readonly id: Id;
      /**
       * The word as printed.
       */
      readonly title?: Text;
    }[];
  }[];
  /**
   * What counters have: strength, movement allowance, kind.
   *
   * Items: An attribute that expressions can read.
   */
  readonly attributes?: readonly {
    /**
     * Name in expressions, as in unit.strength.
     */
    readonly id: Name;
    /**
     * What it is called in print.
     */
    readonly title?: Text;
    /**
     * Type of its value.
     */
    readonly type: TypeName;
    /**
     * Value where nothing is given; without it false, 0, an empty text or none.
     */
    readonly default?: Scalar;
  }[];
  /**
   * What hexes have beside terrain: victory points, a port.
   *
   * Items: An attribute that expressions can read.
   */
  readonly hexAttributes?: readonly {
    /**
     * Name in expressions, as in unit.strength.
     */
    readonly id: Name;
    /**
     * What it is called in print.
     */
    readonly title?: Text;
    /**
     * Type of its value.
     */
    readonly type: TypeName;
    /**
     * Value where nothing is given; without it false, 0, an empty text or none.
     */
    readonly default?: Scalar;
  }[];
  /**
   * Facts that the game stores: control, out of supply, has moved, the weather.
   *
   * Items: One status.
   */
  readonly statuses?: readonly {
    /**
     * Name in expressions: unit.moved, to.control, game.weather, or active.vp for one on sides.
     */
    readonly id: Name;
    /**
     * What it is called in print.
     */
    readonly title?: Text;
    /**
     * Who holds it.
     */
    readonly on: 'unit' | 'hex' | 'side' | 'game';
    /**
     * Type of its value.
     */
    readonly type: TypeName;
    /**
     * Value where nothing is set.
     */
    readonly default?: Scalar;
    /**
     * The marker counter that shows it.
     */
    readonly marker?: Id;
    /**
     * Phases, or groups of phases, at whose end it goes back to its default (also when they are skipped); turn is the end of each turn.
     */
    readonly expires?: readonly Id[];
    /**
     * What it is for.
     */
    readonly note?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  }[];
  /**
   * Printed tracks with a marker that moves: points, the turn record.
   *
   * Items: One track.
   */
  readonly tracks?: readonly {
    /**
     * Name in expressions: game.ready, or active.points for one a side.
     */
    readonly id: Name;
    /**
     * Its title.
     */
    readonly title: Text;
    /**
     * Whether each side has a marker on it.
     */
    readonly perSide?: boolean;
    /**
     * Lowest box.
     */
    readonly min: number;
    /**
     * Highest box.
     */
    readonly max: number;
    /**
     * Where the marker begins.
     */
    readonly start: number;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  }[];
  /**
   * Boxes and pools off the map. Two exist always: eliminated and unused.
   *
   * Items: One box.
   */
  readonly boxes?: readonly {
    /**
     * Name in expressions, as in unit.box == 'reserve'.
     */
    readonly id: Name;
    /**
     * Its title.
     */
    readonly title: Text;
    /**
     * box: anyone may look; pool: drawn from at random.
     */
    readonly kind?: 'box' | 'pool';
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  }[];
  /**
   * When units of a side in a hex stack legally. Set-ups are held to it when the module loads, and positions at the end of each phase in random play.
   */
  readonly stacking?: {
    /**
     * In scope: hex and side.
     */
    readonly legal: Expression;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite: Cite;
  };
  /**
   * Defined words: named expressions that tables and procedures share.
   *
   * Items: One defined word.
   */
  readonly terms?: readonly {
    /**
     * Name, called like a function.
     */
    readonly id: Name;
    /**
     * What it means.
     */
    readonly title?: Text;
    /**
     * Parameters in call order, with their types.
     */
    readonly params?: {
      readonly [k: string]: TypeName;
    };
    /**
     * What it stands for.
     */
    readonly is: Expression;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite: Cite;
  }[];
}
/**
 * A procedure, such as combat. Parameters and variables are typed; every branch is closed.
 */
export interface ProcedureFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Name; call nodes use it.
   */
  readonly id: Name;
  /**
   * Title in print.
   */
  readonly title: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * Makes it a trigger that runs by itself: when a unit enters a hex in any way, leaves one, or is eliminated. Its parameters are then unit and hex.
   */
  readonly on?: 'enter' | 'leave' | 'eliminate';
  /**
   * Parameters with their types.
   */
  readonly params?: {
    readonly [k: string]: TypeName;
  };
  /**
   * What a call gives back.
   */
  readonly returns?: {
    /**
     * Its type.
     */
    readonly type: TypeName;
    /**
     * The value.
     */
    readonly value: Expression;
  };
  /**
   * Nodes, one after the other.
   */
  readonly do: readonly Node[];
}
/**
 * A decision of a player: the only place where one acts. The choice is among hexes, units, numbers, sides or words of a list, or among named options.
 */
export interface ChooseNode {
  /**
   * Variable that takes the choice.
   */
  readonly choose: Name;
  /**
   * Side that decides; the active side without it.
   */
  readonly by?: Expression;
  /**
   * The question.
   */
  readonly ask: Template;
  /**
   * List of what can be chosen.
   */
  readonly from?: Expression;
  /**
   * Whether one of them may be chosen now; the variable stands for it. A table that says no gives the reason.
   */
  readonly allow?: Expression;
  /**
   * Named options instead of a list.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One option.
   */
  readonly options?: readonly {
    /**
     * What a player types.
     */
    readonly id: Id;
    /**
     * What it means.
     */
    readonly text: Template;
    /**
     * Whether it is offered.
     */
    readonly when?: Expression;
    /**
     * Nodes, one after the other.
     */
    readonly do?: readonly Node[];
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  }[];
  /**
   * A further option: no more. The variable becomes none.
   */
  readonly done?: {
    /**
     * What it means.
     */
    readonly text: Text;
    /**
     * Whether it is offered.
     */
    readonly when?: Expression;
    /**
     * Whether it also leaves the enclosing repeat or each.
     */
    readonly leave?: boolean;
  };
  /**
   * Choose several, one after the other: the variable becomes the list of those chosen.
   */
  readonly many?: {
    /**
     * Variable for one of them, while it is asked for.
     */
    readonly as: Name;
    /**
     * Fewest; 0 without it.
     */
    readonly least?: Expression;
    /**
     * Most; as many as there are without it.
     */
    readonly most?: Expression;
  };
  /**
   * Whether a choice with just one option is made without asking.
   */
  readonly auto?: boolean;
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Dice: the only chance beside draw.
 */
export interface RollNode {
  /**
   * Dice, such as d6 or 2d6; the variable takes the sum.
   */
  readonly roll: string;
  /**
   * Variable that takes the roll.
   */
  readonly as: Name;
  /**
   * Side that rolls.
   */
  readonly by?: Expression;
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Draw one at random.
 */
export interface DrawNode {
  /**
   * List to draw from; from an empty list nothing (none) is drawn.
   */
  readonly draw: Expression;
  /**
   * Variable that takes what is drawn.
   */
  readonly as: Name;
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Work out values, by tables and expressions; the rows that fire are cited in the ruling.
 */
export interface LookupNode {
  /**
   * Variables and what they become, in order.
   */
  readonly lookup: {
    readonly [k: string]: Expression;
  };
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Change the state.
 */
export interface ApplyNode {
  /**
   * Effects, one after the other.
   *
   * @minItems 1
   */
  readonly apply: readonly Effect[];
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Put a unit or units into a hex.
 */
export interface MoveEffect {
  /**
   * The unit or list of units.
   */
  readonly move: Expression;
  /**
   * The hex.
   */
  readonly to: Expression;
}
/**
 * Put a unit or units into a box.
 */
export interface BoxEffect {
  /**
   * The unit or list of units.
   */
  readonly box: Expression;
  /**
   * Id of the box: eliminated, unused, or a declared one.
   */
  readonly to: Name;
}
/**
 * Turn a unit to one of its states.
 */
export interface StateEffect {
  /**
   * The unit or list of units.
   */
  readonly turn: Expression;
  /**
   * Number of the state, 0 being the first.
   */
  readonly to: Expression;
}
/**
 * Step losses: to the next state, and after the last eliminated.
 */
export interface LoseEffect {
  /**
   * The unit or list of units.
   */
  readonly lose: Expression;
  /**
   * How many steps; 1 without it.
   */
  readonly steps?: Expression;
  /**
   * Box for an eliminated unit; eliminated without it.
   */
  readonly to?: Name;
}
/**
 * Back to the state before.
 */
export interface GainEffect {
  /**
   * The unit or list of units.
   */
  readonly gain: Expression;
}
/**
 * Set a status.
 */
export interface SetEffect {
  /**
   * Id of the status.
   */
  readonly set: Name;
  /**
   * Unit, hex, side, or a list of them; absent for a status of the game.
   */
  readonly on?: Expression;
  /**
   * The value; true without it.
   */
  readonly to?: Expression;
}
/**
 * Put a status back to its default for all who hold it.
 */
export interface ClearEffect {
  /**
   * Id of the status.
   */
  readonly clear: Name;
}
/**
 * Move a marker on a track.
 */
export interface TrackEffect {
  /**
   * Id of the track.
   */
  readonly track: Name;
  /**
   * Whose marker, on a track with one for each side.
   */
  readonly side?: Expression;
  /**
   * How far.
   */
  readonly add?: Expression;
  /**
   * Or the box to put it in.
   */
  readonly to?: Expression;
}
/**
 * End the game.
 */
export interface EndEffect {
  /**
   * What is announced.
   */
  readonly end: Template;
  /**
   * The side that wins; none is a draw.
   */
  readonly winner?: Expression;
  /**
   * Level of the victory.
   */
  readonly level?: Text;
}
/**
 * For each of a list.
 */
export interface EachNode {
  /**
   * The list, worked out once.
   */
  readonly each: Expression;
  /**
   * Variable for one of them.
   */
  readonly as: Name;
  /**
   * Nodes, one after the other.
   */
  readonly do: readonly Node[];
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Again and again, until a choice leaves, a condition holds, or the bound is reached.
 */
export interface RepeatNode {
  /**
   * Nodes, one after the other.
   */
  readonly repeat: readonly Node[];
  /**
   * Left when this holds after a pass.
   */
  readonly until?: Expression;
  /**
   * Most passes.
   */
  readonly max?: Expression;
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Another procedure.
 */
export interface CallNode {
  /**
   * Id of the procedure.
   */
  readonly call: Name;
  /**
   * Its parameters.
   */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /**
   * Variable that takes what it returns.
   */
  readonly as?: Name;
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * A piece or stack travels under a regime.
 */
export interface TravelNode {
  /**
   * Id of the regime.
   */
  readonly travel: Name;
  /**
   * The unit, or the list of units that travel together.
   */
  readonly who: Expression;
  /**
   * Parameters of the regime.
   */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /**
   * Side that chooses the way; the active side without it.
   */
  readonly by?: Expression;
  /**
   * The question.
   */
  readonly ask?: Template;
  /**
   * Whether staying put is allowed.
   */
  readonly stay?: boolean;
  /**
   * Variable that takes the hex where it ends; none if there was no legal way.
   */
  readonly as?: Name;
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * Leave the enclosing loop or the procedure.
 */
export interface LeaveNode {
  /**
   * What is left.
   */
  readonly leave: 'loop' | 'procedure';
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * A block; with when and else a branch.
 */
export interface BlockNode {
  /**
   * Nodes, one after the other.
   */
  readonly do: readonly Node[];
  /**
   * Nodes, one after the other.
   */
  readonly else?: readonly Node[];
  /**
   * The node is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * Case number, where it differs from the procedure's.
   */
  readonly cite?: Cite;
  /**
   * What happens, in a player's words: printed on the aid and, for what is worked out or changed, said in the log.
   */
  readonly text?: Template;
  /**
   * How the step reads on the aid, where its text is made for the log.
   */
  readonly print?: Text;
}
/**
 * How pieces travel: movement, rail movement, retreat, advance.
 */
export interface RegimeFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Name; travel nodes and reach(...) name it.
   */
  readonly id: Name;
  /**
   * Title in print.
   */
  readonly title: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * A note in print.
   */
  readonly note?: Text;
  /**
   * One unit, or a stack that travels together.
   */
  readonly mover: 'unit' | 'stack';
  /**
   * Further parameters that the travel node passes.
   */
  readonly params?: {
    readonly [k: string]: TypeName;
  };
  /**
   * Movement points (or hexes) available. In scope: unit, stack, side, start and the parameters.
   */
  readonly allowance?: Expression;
  /**
   * Whether the start hex may be left at all. In scope as for the allowance.
   */
  readonly leave?: Expression;
  /**
   * Whether the hex may be entered. In scope: unit and stack (who moves), side, start, from, to, steps (hexes entered so far, this one included) and the parameters.
   */
  readonly enter: Expression;
  /**
   * Movement points to enter the hex. In scope: unit and stack (who moves), side, start, from, to, steps (hexes entered so far, this one included) and the parameters.
   */
  readonly cost?: Expression;
  /**
   * Whether the mover must stop on entering the hex. In scope: unit and stack (who moves), side, start, from, to, steps (hexes entered so far, this one included) and the parameters.
   */
  readonly stop?: Expression;
  /**
   * Whether the mover may end its travel in the hex. In scope: unit and stack (who moves), side, start, from, to, steps (hexes entered so far, this one included) and the parameters.
   */
  readonly end?: Expression;
  /**
   * Whether a mover with any allowance may always enter one permitted hex whatever it costs.
   */
  readonly atLeastOne?: boolean;
  /**
   * Instead of an allowance: travel so many hexes, and more only if no hex at that length will do.
   */
  readonly length?: {
    /**
     * Hexes to travel.
     */
    readonly from: Expression;
    /**
     * Most hexes to travel.
     */
    readonly upTo: Expression;
  };
  /**
   * Orders of preference, first the strongest: only hexes with the smallest value remain.
   *
   * Items: One preference.
   */
  readonly prefer?: readonly {
    /**
     * A number for the hex `to`; smaller is better. In scope: unit and stack (who moves), side, start, from, to, steps (hexes entered so far, this one included) and the parameters.
     */
    readonly by: Expression;
    /**
     * How it reads in print.
     */
    readonly says?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  }[];
  /**
   * destination: choose where to go, any way point first; step: choose hex by hex.
   */
  readonly choice?: 'destination' | 'step';
  /**
   * What happens on entering each hex. In scope: unit and stack (who moves), side, start, from, to, steps (hexes entered so far, this one included) and the parameters.
   */
  readonly onStep?: readonly Node[];
}
/**
 * Readings where the printed text is silent or contradicts itself.
 */
export interface RulingsFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * The rulings.
   *
   * Items: One ruling.
   */
  readonly rulings: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite: Cite;
    /**
     * What is unclear.
     */
    readonly question: Text;
    /**
     * The reading chosen.
     */
    readonly reading: Text;
    /**
     * Why.
     */
    readonly reason: Text;
    /**
     * Option that switches to the other reading.
     */
    readonly option?: Name;
    /**
     * Statements of the case list it settles.
     *
     * Items: Id of a statement.
     */
    readonly cases?: readonly string[];
  }[];
}
/**
 * A scenario. With extends it states only what differs.
 */
export interface ScenarioFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Its id.
   */
  readonly id: Id;
  /**
   * Its title.
   */
  readonly title: Text;
  /**
   * Scenario that this one is a variant of.
   */
  readonly extends?: Id;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite?: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * A paragraph about it.
   */
  readonly about?: Text;
  /**
   * Turn it begins with.
   */
  readonly firstTurn?: number;
  /**
   * Last turn.
   */
  readonly lastTurn?: number;
  /**
   * Options fixed by the scenario.
   */
  readonly options?: {
    readonly [k: string]: Scalar;
  };
  /**
   * Which counters take part; all of them without it.
   */
  readonly units?: {
    /**
     * Just these.
     */
    readonly only?: readonly Id[];
    /**
     * All but these.
     */
    readonly without?: readonly Id[];
  };
  /**
   * Steps of the set-up, in order. A variant replaces steps by their id.
   *
   * Items: One step.
   */
  readonly setup?: readonly {
    /**
     * Its id.
     */
    readonly id: Name;
    /**
     * What is done.
     */
    readonly title?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * Side that sets up.
     */
    readonly by?: Name;
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
    /**
     * State in which the units begin; the first without it.
     */
    readonly state?: Id;
    /**
     * Fixed hexes by unit.
     */
    readonly at?: {
      readonly [k: string]: HexNumber;
    };
    /**
     * Units that begin in a box, by box.
     */
    readonly box?: {
      /**
       * Units.
       */
      readonly [k: string]: readonly Id[];
    };
    /**
     * Free set-up: each unit goes to a hex of the owner's choice, or each hex gets a unit of the owner's choice.
     */
    readonly free?: {
      /**
       * unit: ask for each unit where it begins (the usual way); hex: ask for each hex which unit begins there, units left over stay where they are.
       */
      readonly each?: 'unit' | 'hex';
      /**
       * The units.
       *
       * @minItems 1
       */
      readonly units: readonly Id[];
      /**
       * Region to choose from.
       */
      readonly region?: Name;
      /**
       * Or hexes to choose from.
       */
      readonly hexes?: readonly HexNumber[];
      /**
       * Whether a unit may be set up in a hex. In scope: unit and hex.
       */
      readonly allow?: Expression;
      /**
       * A ready-made set-up, by unit.
       */
      readonly ready?: {
        readonly [k: string]: HexNumber;
      };
    };
    /**
     * Further nodes: first owners, markers.
     */
    readonly do?: readonly Node[];
    /**
     * In a variant: leave this step out.
     */
    readonly drop?: boolean;
  }[];
  /**
   * Turn in which units arrive, by unit: unit.arrival.
   */
  readonly arrivals?: {
    /**
     * Turn.
     */
    readonly [k: string]: number;
  };
  /**
   * How the game is judged after the last turn.
   */
  readonly victory?: {
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite: Cite;
    /**
     * In words.
     */
    readonly text?: Text;
    /**
     * Nodes that lead to an end effect.
     */
    readonly do: readonly Node[];
  };
}
/**
 * Sequence of play of one turn.
 */
export interface SequenceFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Title in print.
   */
  readonly title?: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * Phases of a turn, in order.
   *
   * @minItems 1
   */
  readonly phases: readonly Phase[];
}
/**
 * A phase.
 */
export interface Phase {
  /**
   * Its id.
   */
  readonly id: Name;
  /**
   * Its title.
   */
  readonly title: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * The active side in it.
   */
  readonly side?: Expression;
  /**
   * The phase is skipped unless this holds.
   */
  readonly when?: Expression;
  /**
   * What happens in it, for the sequence card.
   */
  readonly text?: Text;
  /**
   * What happens.
   */
  readonly do?: readonly Node[];
  /**
   * Phases within it.
   */
  readonly phases?: readonly Phase[];
}
/**
 * Rows of tests with an answer each.
 */
export interface DecisionTable {
  /**
   * Schema of this file.
   */
  readonly $schema: string;
  /**
   * A decision table.
   */
  readonly kind: 'decision';
  /**
   * Name; expressions call the table by it.
   */
  readonly id: Name;
  /**
   * Title in print.
   */
  readonly title: Text;
  /**
   * Case number for all rows that have none of their own.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * A note in print under the table.
   */
  readonly note?: Text;
  /**
   * Parameters in call order, with their types.
   */
  readonly inputs?: {
    readonly [k: string]: TypeName;
  };
  /**
   * Named expressions over the inputs; rows test them.
   */
  readonly facts?: {
    readonly [k: string]:
      | Expression
      | {
          readonly is: Expression;
          readonly title?: Text;
        };
  };
  /**
   * Type of the answer, or a record of types.
   */
  readonly output:
    | TypeName
    | {
        readonly [k: string]: TypeName;
      };
  /**
   * Which rows count. first: the first that fires; unique: just one may; any: all that fire agree; or, and: of yes-no answers; sum, product, min, max: of numbers; collect: a list.
   */
  readonly hit: 'first' | 'unique' | 'any' | 'or' | 'and' | 'sum' | 'product' | 'min' | 'max' | 'collect';
  readonly default?: Gives;
  /**
   * How rows of a group count together.
   */
  readonly groups?: {
    /**
     * Which one counts.
     */
    readonly [k: string]: 'first' | 'min' | 'max';
  };
  /**
   * How the answer is rounded to a whole number.
   */
  readonly round?: 'down' | 'up' | 'nearest';
  /**
   * The rows, in order.
   *
   * @minItems 1
   * @maxItems 500
   *
   * Items: One row: when its tests hold, it gives its answer and can be cited.
   */
  readonly rows: readonly {
    /**
     * Its id within the table.
     */
    readonly id: Id;
    /**
     * Tests of the table's facts.
     */
    readonly is?: {
      readonly [k: string]: RowTest;
    };
    /**
     * A further condition.
     */
    readonly when?: Expression;
    readonly gives: Gives;
    /**
     * How the row reads aloud once it has fired.
     */
    readonly says?: Template;
    /**
     * How the row's condition reads in print, where its tests do not say it well.
     */
    readonly label?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * Rows of one group count once: see groups.
     */
    readonly group?: Id;
    /**
     * Rows that do not count when this one fires.
     */
    readonly supersedes?: readonly Id[];
    /**
     * Where this comes from; overrides the provenance of the file.
     */
    readonly provenance?: Provenance;
  }[];
}
/**
 * A table of results, such as a CRT: columns by strength, rows by die.
 */
export interface ResultTable {
  /**
   * Schema of this file.
   */
  readonly $schema: string;
  /**
   * A result table.
   */
  readonly kind: 'result';
  /**
   * Name: expressions call id(column, die) for the cell and idColumn(..., shift) for the column.
   */
  readonly id: Name;
  /**
   * Title in print.
   */
  readonly title: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * A note in print under the table.
   */
  readonly note?: Text;
  /**
   * How the column is found.
   */
  readonly column: {
    /**
     * odds: attack divided by defence; difference: attack less defence; value: one number.
     */
    readonly by: 'odds' | 'difference' | 'value';
    /**
     * Parameters in call order, with their types; for odds and difference the first is the attack, the second the defence.
     */
    readonly inputs: {
      readonly [k: string]: TypeName;
    };
    /**
     * How odds are rounded to a column: down favours the defence.
     */
    readonly round?: 'down' | 'up';
    /**
     * Width of the columns that would follow the last one: with it, strength beyond the last column counts as so many columns more before shifts are applied.
     */
    readonly step?: number;
    /**
     * Columns from left to right.
     *
     * @minItems 1
     * @maxItems 60
     *
     * Items: One column.
     */
    readonly columns: readonly {
      /**
       * Printed heading.
       */
      readonly id: string;
      /**
       * Smallest value in this column (for odds: attack per one of defence, so 1:2 is 0.5).
       */
      readonly from: number;
    }[];
    /**
     * Left of the first column. clamp: use the first; cancel: no result; forbid: may not be attempted.
     */
    readonly underflow: 'clamp' | 'cancel' | 'forbid';
    /**
     * Right of the last column.
     */
    readonly overflow: 'clamp' | 'cancel';
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  };
  /**
   * Rows by die.
   */
  readonly die: {
    /**
     * Dice, such as d6 or 2d6.
     */
    readonly roll: string;
    /**
     * Rows from top to bottom.
     *
     * @minItems 1
     * @maxItems 60
     *
     * Items: One row.
     */
    readonly rows: readonly {
      /**
       * Printed heading.
       */
      readonly id: string;
      /**
       * Smallest die (with modifiers).
       */
      readonly from: number;
      /**
       * Largest die.
       */
      readonly to?: number;
    }[];
    /**
     * Whether dice beyond the rows use the nearest row.
     */
    readonly clamp?: boolean;
  };
  /**
   * Fields of each result, with their types.
   */
  readonly output: {
    readonly [k: string]: TypeName;
  };
  /**
   * The results that cells name.
   *
   * @minItems 1
   *
   * Items: One result.
   */
  readonly results: readonly {
    /**
     * What the cell prints.
     */
    readonly id: string;
    /**
     * Values of the fields; absent fields are false, 0, empty or none.
     */
    readonly gives: {
      readonly [k: string]: Scalar;
    };
    /**
     * How the result reads aloud.
     */
    readonly says: Text;
    /**
     * What it means, in print.
     */
    readonly text?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  }[];
  /**
   * Result used when the column is cancelled.
   */
  readonly none?: string;
  /**
   * A line for each row, a result for each column.
   */
  readonly cells: readonly (readonly string[])[];
}
/**
 * Kinds of terrain and how each is drawn.
 */
export interface TerrainFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * Terrains: each hex has one.
   *
   * Items: One kind.
   */
  readonly hexes: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Its printed name.
     */
    readonly title: Text;
    /**
     * A word about it.
     */
    readonly note?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * How it is drawn.
     */
    readonly look?: {
      /**
       * Colour of the surface.
       */
      readonly fill?: Color;
      /**
       * Colour of the line.
       */
      readonly stroke?: Color;
      /**
       * Width of the line, in hex widths.
       */
      readonly width?: number;
      /**
       * Colour of the edge of a line.
       */
      readonly casing?: Color;
      /**
       * Lengths of dashes and gaps, in hex widths.
       *
       * Items: A length.
       */
      readonly dash?: readonly number[];
      /**
       * Cross-ties, as on a railway.
       */
      readonly ties?: boolean;
      /**
       * Pattern on the surface.
       */
      readonly texture?: 'none' | 'forest' | 'marsh' | 'hills' | 'rough' | 'urban' | 'sand' | 'field' | 'mountain';
      /**
       * Sign in the hex.
       */
      readonly symbol?:
        'none' | 'city' | 'capital' | 'town' | 'village' | 'fort' | 'fortress' | 'star' | 'cross' | 'port' | 'works';
      /**
       * Colour of the sign.
       */
      readonly symbolColor?: Color;
    };
  }[];
  /**
   * Features: a hex may have any number.
   *
   * Items: One kind.
   */
  readonly features?: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Its printed name.
     */
    readonly title: Text;
    /**
     * A word about it.
     */
    readonly note?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * How it is drawn.
     */
    readonly look?: {
      /**
       * Colour of the surface.
       */
      readonly fill?: Color;
      /**
       * Colour of the line.
       */
      readonly stroke?: Color;
      /**
       * Width of the line, in hex widths.
       */
      readonly width?: number;
      /**
       * Colour of the edge of a line.
       */
      readonly casing?: Color;
      /**
       * Lengths of dashes and gaps, in hex widths.
       *
       * Items: A length.
       */
      readonly dash?: readonly number[];
      /**
       * Cross-ties, as on a railway.
       */
      readonly ties?: boolean;
      /**
       * Pattern on the surface.
       */
      readonly texture?: 'none' | 'forest' | 'marsh' | 'hills' | 'rough' | 'urban' | 'sand' | 'field' | 'mountain';
      /**
       * Sign in the hex.
       */
      readonly symbol?:
        'none' | 'city' | 'capital' | 'town' | 'village' | 'fort' | 'fortress' | 'star' | 'cross' | 'port' | 'works';
      /**
       * Colour of the sign.
       */
      readonly symbolColor?: Color;
    };
  }[];
  /**
   * Features of hexsides: rivers, coasts, slopes.
   *
   * Items: One kind.
   */
  readonly hexsides?: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Its printed name.
     */
    readonly title: Text;
    /**
     * A word about it.
     */
    readonly note?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * How it is drawn.
     */
    readonly look?: {
      /**
       * Colour of the surface.
       */
      readonly fill?: Color;
      /**
       * Colour of the line.
       */
      readonly stroke?: Color;
      /**
       * Width of the line, in hex widths.
       */
      readonly width?: number;
      /**
       * Colour of the edge of a line.
       */
      readonly casing?: Color;
      /**
       * Lengths of dashes and gaps, in hex widths.
       *
       * Items: A length.
       */
      readonly dash?: readonly number[];
      /**
       * Cross-ties, as on a railway.
       */
      readonly ties?: boolean;
      /**
       * Pattern on the surface.
       */
      readonly texture?: 'none' | 'forest' | 'marsh' | 'hills' | 'rough' | 'urban' | 'sand' | 'field' | 'mountain';
      /**
       * Sign in the hex.
       */
      readonly symbol?:
        'none' | 'city' | 'capital' | 'town' | 'village' | 'fort' | 'fortress' | 'star' | 'cross' | 'port' | 'works';
      /**
       * Colour of the sign.
       */
      readonly symbolColor?: Color;
    };
  }[];
  /**
   * Links from hex to hex: roads, railways.
   *
   * Items: One kind.
   */
  readonly links?: readonly {
    /**
     * Its id.
     */
    readonly id: Id;
    /**
     * Its printed name.
     */
    readonly title: Text;
    /**
     * A word about it.
     */
    readonly note?: Text;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
    /**
     * How it is drawn.
     */
    readonly look?: {
      /**
       * Colour of the surface.
       */
      readonly fill?: Color;
      /**
       * Colour of the line.
       */
      readonly stroke?: Color;
      /**
       * Width of the line, in hex widths.
       */
      readonly width?: number;
      /**
       * Colour of the edge of a line.
       */
      readonly casing?: Color;
      /**
       * Lengths of dashes and gaps, in hex widths.
       *
       * Items: A length.
       */
      readonly dash?: readonly number[];
      /**
       * Cross-ties, as on a railway.
       */
      readonly ties?: boolean;
      /**
       * Pattern on the surface.
       */
      readonly texture?: 'none' | 'forest' | 'marsh' | 'hills' | 'rough' | 'urban' | 'sand' | 'field' | 'mountain';
      /**
       * Sign in the hex.
       */
      readonly symbol?:
        'none' | 'city' | 'capital' | 'town' | 'village' | 'fort' | 'fortress' | 'star' | 'cross' | 'port' | 'works';
      /**
       * Colour of the sign.
       */
      readonly symbolColor?: Color;
    };
  }[];
}
/**
 * A line traced over the map, such as supply or communication. Expressions ask id(hex, ...): can the line be traced from the hex; idLength(hex, ...): how many points its first leg takes (-1 if it cannot be traced).
 */
export interface TraceFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Name; expressions call it.
   */
  readonly id: Name;
  /**
   * Title in print.
   */
  readonly title: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * A note in print.
   */
  readonly note?: Text;
  /**
   * Parameters after the hex, in call order, with their types; usually the side.
   */
  readonly params?: {
    readonly [k: string]: TypeName;
  };
  /**
   * Legs from the unit's end to the source's end; each leg ends at a goal hex, where the next begins.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One leg.
   */
  readonly legs: readonly {
    /**
     * What it is called.
     */
    readonly title?: Text;
    /**
     * Most points the leg may take. In scope: the parameters.
     */
    readonly max?: Expression;
    /**
     * Points for one step, 1 without it. In scope: from, to and the parameters.
     */
    readonly cost?: Expression;
    /**
     * Whether the line may go on from one hex into the next. In scope: from, to and the parameters.
     */
    readonly through: Expression;
    /**
     * Whether the leg may end in the hex. In scope: hex and the parameters.
     */
    readonly goal: Expression;
    /**
     * Case number or section of the rulebook that this comes from.
     */
    readonly cite?: Cite;
  }[];
  /**
   * Whether the line may begin in the hex at all. In scope: hex and the parameters.
   */
  readonly startFree?: Expression;
}
/**
 * A zone that pieces cast around them, such as a zone of control. Expressions ask id(hex, side): does a zone of that side reach the hex; idSources(hex, side): from which hexes.
 */
export interface ZoneFile {
  /**
   * Relative path or $id of this schema; lets editors complete and explain every key.
   */
  readonly $schema: string;
  /**
   * Name; expressions call it.
   */
  readonly id: Name;
  /**
   * Title in print.
   */
  readonly title: Text;
  /**
   * Case number or section of the rulebook that this comes from.
   */
  readonly cite: Cite;
  /**
   * Where this comes from; overrides the provenance of the file.
   */
  readonly provenance?: Provenance;
  /**
   * A note in print.
   */
  readonly note?: Text;
  /**
   * unit: each unit casts its own; stack: the units of a side in a hex cast it together.
   */
  readonly of: 'unit' | 'stack';
  /**
   * Whether it is cast at all. In scope: unit (of unit), or hex and side (of stack).
   */
  readonly exerts: Expression;
  /**
   * Whether it crosses one hexside. In scope: from, to and side, and unit for a zone of units.
   */
  readonly reaches?: Expression;
  /**
   * Whether it covers the caster's own hex too.
   */
  readonly own?: boolean;
}
