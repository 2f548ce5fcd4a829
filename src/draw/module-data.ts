/**
 * The parts of a module's files that pictures and pages read, as parsed JSON. Only what is drawn stands here: the
 * schemas say more, and validation has already refused what they do not allow.
 */
import type { GridSpec } from '../hex/grid-spec.js';

export type Scalar = boolean | number | string;
export type Attributes = Readonly<Record<string, Scalar>>;

export interface SideData {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly ink?: string;
}

export interface EnumData {
  readonly id: string;
  readonly title?: string;
  readonly members: readonly { readonly id: string; readonly title?: string }[];
}

export interface AttributeData {
  readonly id: string;
  readonly title?: string;
  readonly type: string;
  readonly default?: Scalar;
}

export interface TrackData {
  readonly id: string;
  readonly title: string;
  readonly perSide?: boolean;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly cite?: string;
}

export interface ModuleFile {
  readonly id: string;
  readonly version?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly credits?: readonly string[];
  readonly about?: string;
  readonly language?: string;
  readonly sides: readonly SideData[];
  readonly turnNames?: readonly string[];
  readonly enums?: readonly EnumData[];
  readonly attributes?: readonly AttributeData[];
  readonly statuses?: readonly { readonly id: string; readonly title?: string }[];
  readonly tracks?: readonly TrackData[];
  readonly boxes?: readonly { readonly id: string; readonly title: string }[];
  readonly terms?: readonly { readonly id: string; readonly title?: string }[];
}

export interface MapHex {
  readonly hex: string;
  readonly terrain?: string;
  readonly features?: readonly string[];
  readonly name?: string;
  readonly exits?: Readonly<Record<string, readonly string[]>>;
}

export interface MapLabel {
  readonly text: string;
  readonly at: string;
  readonly dx?: number;
  readonly dy?: number;
  readonly angle?: number;
  readonly size?: number;
  readonly style?: 'area' | 'water' | 'small';
}

export interface MapRegion {
  readonly id: string;
  readonly title?: string;
  readonly hexes: readonly string[];
  readonly marked?: boolean;
}

export interface MapFile {
  readonly grid: GridSpec;
  readonly scale?: string;
  readonly defaultTerrain: string;
  readonly hexes?: readonly MapHex[];
  readonly hexsides?: readonly {
    readonly feature: string;
    readonly name?: string;
    readonly sides: readonly (readonly string[])[];
  }[];
  readonly links?: readonly { readonly link: string; readonly name?: string; readonly path: readonly string[] }[];
  readonly regions?: readonly MapRegion[];
  readonly labels?: readonly MapLabel[];
}

export type Texture = 'none' | 'forest' | 'marsh' | 'hills' | 'rough' | 'urban' | 'sand' | 'field' | 'mountain';
export type SymbolName =
  | 'none'
  | 'city'
  | 'capital'
  | 'town'
  | 'village'
  | 'fort'
  | 'fortress'
  | 'star'
  | 'cross'
  | 'port'
  | 'works';

export interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly casing?: string;
  readonly dash?: readonly number[];
  readonly ties?: boolean;
  readonly texture?: Texture;
  readonly symbol?: SymbolName;
  readonly symbolColor?: string;
}

export interface TerrainEntry {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly cite?: string;
  readonly look?: Look;
}

export interface TerrainFile {
  readonly hexes: readonly TerrainEntry[];
  readonly features?: readonly TerrainEntry[];
  readonly hexsides?: readonly TerrainEntry[];
  readonly links?: readonly TerrainEntry[];
}

export interface CounterSymbol {
  readonly sidc?: string;
  readonly size?: Echelon;
  readonly silhouette?: Silhouette;
  readonly letters?: string;
}

export type Echelon =
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

export type Silhouette = 'tank' | 'heavy-tank' | 'assault-gun' | 'gun' | 'aircraft' | 'ship' | 'cavalry' | 'leader';

export interface UnitType {
  readonly id: string;
  readonly title?: string;
  readonly symbol?: CounterSymbol;
  readonly attributes?: Attributes;
}

export interface CounterState {
  readonly id: string;
  readonly title?: string;
  readonly attributes?: Attributes;
}

export interface CounterData {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly side: string;
  readonly type: string;
  readonly symbol?: CounterSymbol;
  readonly attributes?: Attributes;
  readonly states?: readonly CounterState[];
  readonly color?: string;
}

export interface MarkerData {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly color?: string;
  readonly ink?: string;
  readonly back?: string;
}

export interface ByAttribute {
  readonly by: string;
  readonly colors: Readonly<Record<string, string>>;
}

export interface CounterStyle {
  readonly values?: readonly string[];
  readonly separator?: string;
  readonly corners?: {
    readonly topLeft?: string;
    readonly topRight?: string;
    readonly left?: string;
    readonly right?: string;
  };
  readonly band?: ByAttribute;
  readonly symbolFill?: ByAttribute;
}

export interface CountersFile {
  readonly sheet: { readonly size: number; readonly corner?: number };
  readonly style?: CounterStyle;
  readonly types: readonly UnitType[];
  readonly counters: readonly CounterData[];
  readonly markers?: readonly MarkerData[];
}

/** What the pictures of counters and map need. */
export interface BoardData {
  readonly module: ModuleFile;
  readonly map: MapFile;
  readonly terrain: TerrainFile;
  readonly counters: CountersFile;
}
