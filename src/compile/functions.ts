/**
 * Functions every module's expressions have beside the language's own: about pieces, hexes, sides between hexes, links
 * and regions. Each says how it is compiled, how it is evaluated, and what it depends on.
 */
import { BOOL, type FunctionSpec, INT, TEXT, type Type, type Value } from '../cel/types.js';
import * as lists from '../engine/lists.js';
import type { State } from '../engine/state.js';
import type { Host } from './host.js';
import { HEX, UNIT, type Words } from './words.js';

/** All of them, for a module's words. */
export function pieceAndMapFunctions(words: Words): FunctionSpec[] {
  return [...pieceFunctions(words), ...mapFunctions(words), ...literalFunctions(), ...plainFunctions(words)];
}

const hexList: Type = { kind: 'list', of: HEX };
const unitList: Type = { kind: 'list', of: UNIT };

function pieceFunctions(words: Words): FunctionSpec[] {
  const side = words.enums.get('side')!;
  const engine = (name: keyof typeof lists, params: readonly Type[], returns: Type, reads: string): FunctionSpec => {
    const work = lists[name] as (state: State, ...args: readonly number[]) => Value;
    return {
      name,
      params,
      returns,
      reads: [reads],
      emit: (args) => `E.${name}(${['S', ...args].join(', ')})`,
      evaluate: (args, host) => work((host as Host).state, ...(args as readonly number[])),
    };
  };
  return [
    engine('units', [side], unitList, 'pieces'),
    engine('roster', [side], unitList, 'map'),
    engine('unitsAt', [HEX], unitList, 'stack'),
    engine('stack', [HEX, side], unitList, 'stack'),
    engine('unitsIn', [words.enums.get('box')!], unitList, 'pieces'),
    engine('occupied', [HEX, side], BOOL, 'stack'),
    engine('empty', [HEX], BOOL, 'stack'),
    engine('enemy', [side], side, 'map'),
    engine('distance', [HEX, HEX], INT, 'map'),
    engine('adjacent', [HEX, HEX], BOOL, 'map'),
    engine('neighbours', [HEX], hexList, 'map'),
    engine('within', [HEX, INT], hexList, 'map'),
    engine('hexes', [], hexList, 'map'),
    engine('direction', [HEX, HEX], INT, 'map'),
  ];
}

function mapFunctions(words: Words): FunctionSpec[] {
  const word = (name: string) => words.enums.get(name)!;
  const found: FunctionSpec[] = [];
  const add = (
    name: string,
    params: readonly Type[],
    returns: Type,
    emit: (args: readonly string[]) => string,
    evaluate: (host: Host, args: readonly number[]) => Value,
  ) => {
    const work = (args: readonly Value[], host: unknown) => evaluate(host as Host, args as readonly number[]);
    found.push({ name, params, returns, reads: ['map'], emit, evaluate: work });
  };
  for (const [name, masks, kind] of [
    ['crosses', 'sides', 'hexsideFeature'],
    ['linked', 'links', 'link'],
  ] as const) {
    add(
      name,
      [HEX, HEX, word(kind)],
      BOOL,
      ([from, to, which]) => `E.joined(S, B.${masks}, ${from}, ${to}, ${which})`,
      ({ state, board }, [from, to, which]) => lists.joined(state, board[masks], from!, to!, which!),
    );
  }
  add(
    'hasLink',
    [HEX, word('link')],
    BOOL,
    ([hex, kind]) => `E.touches(B.links, ${hex}, ${kind})`,
    ({ board }, [hex, kind]) => lists.touches(board.links, hex!, kind!),
  );
  add(
    'bordersOn',
    [HEX, word('hexsideFeature')],
    BOOL,
    ([hex, kind]) => `E.touches(B.sides, ${hex}, ${kind})`,
    ({ board }, [hex, kind]) => lists.touches(board.sides, hex!, kind!),
  );
  add(
    'inRegion',
    [HEX, word('region')],
    BOOL,
    ([hex, region]) => `(B.regions[${region}].has[${hex}] === 1)`,
    ({ board }, [hex, region]) => board.regions[region!]!.has[hex!] === 1,
  );
  add(
    'region',
    [word('region')],
    hexList,
    ([region]) => `B.regions[${region}].list`,
    ({ board }, [region]) => board.regions[region!]!.list,
  );
  add(
    'towards',
    [HEX, HEX, word('compass')],
    BOOL,
    ([from, to, compass]) => `E.towards(S, B.compasses, ${from}, ${to}, ${compass})`,
    ({ state, board }, [from, to, compass]) => lists.towards(state, board.compasses, from!, to!, compass!),
  );
  return found;
}

/** Functions that name a thing of the module by its id. */
function literalFunctions(): FunctionSpec[] {
  return [
    {
      name: 'at',
      params: [TEXT],
      returns: HEX,
      reads: ['map'],
      emit: ([number]) => `B.hexByNumber[${number}]`,
      evaluate: ([number], host) => (host as Host).board.hexByNumber[number as string]!,
    },
    {
      name: 'piece',
      params: [TEXT],
      returns: UNIT,
      reads: ['map'],
      emit: ([id]) => `B.unitIds.get(${id})`,
      evaluate: ([id], host) => (host as Host).board.unitIds.get(id as string)!,
    },
  ];
}

/** Functions that only give a value its type: a side by its word, and "no unit yet", "no hex yet" for variables. */
function plainFunctions(words: Words): FunctionSpec[] {
  const side = words.enums.get('side')!;
  const none = (name: string, returns: Type): FunctionSpec => ({
    name,
    params: [],
    returns,
    reads: ['map'],
    emit: () => '(-1)',
    evaluate: () => -1,
  });
  const named: FunctionSpec = {
    name: 'side',
    params: [side],
    returns: side,
    reads: ['map'],
    emit: ([one]) => `(${one})`,
    evaluate: ([one]) => one!,
  };
  return [named, none('noUnit', UNIT), none('noHex', HEX)];
}
