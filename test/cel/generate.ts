/** Random well-typed expressions over the fixture's vocabulary, as text with parentheses only where they are needed or not. */
import fc from 'fast-check';

type Kind = 'bool' | 'int' | 'number' | 'text' | 'kind' | 'unit' | 'hex' | 'ints' | 'units' | 'feature' | 'features';
type Text = fc.Arbitrary<string>;

const LEAVES: Readonly<Record<Kind, readonly string[]>> = {
  bool: ['true', 'false', 'tired', 'unit.done', '"rail" in features'],
  int: ['0', '1', '7', '-2', 'n', 'turn', 'zero', 'sky.depth', 'unit.strength', 'enemy.strength'],
  number: ['0.5', '-1.5', 'mp', 'unit.morale', '3'],
  text: ['"a"', '"b\\n"', 'word', 'unit.name'],
  kind: ['unit.kind', 'enemy.kind', 'likeliest(kinds)'],
  unit: ['unit', 'enemy', 'first(all_units)'],
  hex: ['from', 'to', 'unit.hex'],
  ints: ['numbers', '[1, -2, n]'],
  units: ['all_units', 'from.units', 'to.units'],
  feature: ['"river"', '"road"', 'none'],
  features: ['features', 'from.features', 'to.features'],
};

/** `p()` wraps an operand, so that every tree is possible. */
const p = (text: Text): Text => text.map((inner) => `(${inner})`);

function join(...parts: readonly (Text | string)[]): Text {
  return fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((all) => all.join(''));
}

const LEAF_INT = fc.constantFrom('4', '7', 'turn', '0');

/** Variables of macros are numbered by depth: a name in use may not be taken again. */
function grow(kind: Kind, depth: number, bound: Readonly<Partial<Record<Kind, readonly string[]>>>): Text {
  const leaf = fc.constantFrom(...LEAVES[kind], ...(bound[kind] ?? []));
  if (depth === 0) return leaf;
  const sub = (of: Kind): Text => grow(of, depth - 1, bound);
  const x = `x${depth}`;
  const u = `u${depth}`;
  const withInt = (of: Kind): Text => grow(of, depth - 1, { ...bound, int: [...(bound.int ?? []), x, x, x] });
  const withUnit = (of: Kind): Text =>
    grow(of, depth - 1, {
      ...bound,
      unit: [...(bound.unit ?? []), u, u],
      int: [...(bound.int ?? []), `${u}.strength`],
      kind: [...(bound.kind ?? []), `${u}.kind`],
    });
  const choice = (): Text => join(p(sub('bool')), ' ? ', p(sub(kind)), ' : ', p(sub(kind)));
  const one = fc.constantFrom('exists', 'all', 'exists_one');
  const filterInts = (): Text => join(p(sub('ints')), `.filter(${x}, `, withInt('bool'), ')');
  const filterUnits = (): Text => join(p(sub('units')), `.filter(${u}, `, withUnit('bool'), ')');
  const numeric = fc.constantFrom<Kind>('int', 'number');
  const more: Readonly<Record<Kind, readonly (() => Text)[]>> = {
    bool: [
      () => join(p(sub('bool')), ' && ', p(sub('bool'))),
      () => join(p(sub('bool')), ' || ', p(sub('bool'))),
      () => join('!', p(sub('bool'))),
      () =>
        numeric.chain((of) =>
          join(p(sub(of)), fc.constantFrom(' < ', ' <= ', ' > ', ' >= ', ' == ', ' != '), p(sub('int'))),
        ),
      () =>
        join(p(sub('kind')), fc.constantFrom(' == ', ' != '), fc.constantFrom('"tank"', '"gun"', 'none', 'unit.kind')),
      () => join(fc.constantFrom('"tank"', '"gun"'), ' == ', p(sub('kind'))),
      () => join(p(sub('kind')), ' in ', fc.constantFrom('["tank"]', '["gun", "tank"]', '["gun", none]', 'kinds')),
      () => join('unit.letter in ["b", "c", "d", "e", "f", "g", "h", "j"]'),
      () => join(p(sub('int')), ' in ', p(sub('ints'))),
      () => join(grow('int', 0, bound), ' in [1, 2, -3, 1]'),
      () => join(p(sub('unit')), ' in ', p(sub('units'))),
      () => join(p(sub('feature')), ' in ', p(sub('features'))),
      () => join(p(sub('text')), ' == ', p(sub('text'))),
      () => join(p(sub('hex')), ' == ', fc.constantFrom('none', 'from', 'to')),
      () => join(p(fc.oneof(sub('ints'), filterInts())), '.', one, `(y${depth}, y${depth} > `, p(sub('int')), ')'),
      () =>
        join(
          p(fc.oneof(sub('units'), filterUnits())),
          '.',
          one,
          `(v${depth}, v${depth}.strength > `,
          p(sub('int')),
          ')',
        ),
      () => join(filterUnits(), '.', one, `(${u}, `, withUnit('bool'), ')'),
      // A condition that may throw, before a search that may stop early.
      () =>
        join(
          p(sub('ints')),
          `.filter(${x}, 6 / `,
          p(withInt('int')),
          ' > 1).',
          one,
          `(z${depth}, z${depth} < `,
          p(sub('int')),
          ')',
        ),
      // An inner variable with the name that the first link of the chain around it has.
      () =>
        join(
          p(sub('ints')),
          `.filter(a${depth}, a${depth} > -9).`,
          one,
          `(b${depth}, [1, 3, 4].`,
          one,
          `(a${depth}, a${depth} + b${depth} == `,
          LEAF_INT,
          '))',
        ),
    ],
    int: [
      () => join(p(sub('int')), fc.constantFrom(' + ', ' - ', ' * '), p(sub('int'))),
      () => join(p(sub('int')), fc.constantFrom(' / ', ' % '), fc.oneof(fc.constantFrom('2', '-3'), p(sub('int')))),
      () => join('-', p(sub('int'))),
      () => join(fc.constantFrom('floor', 'ceil', 'round', 'trunc'), p(sub('number'))),
      () => join('size', p(fc.oneof(sub('ints'), sub('units'), filterInts(), filterUnits()))),
      () => join(fc.constantFrom('sum', 'min', 'max'), p(fc.oneof(sub('ints'), filterInts()))),
      () =>
        join(
          'sum(',
          fc.oneof(filterUnits(), p(sub('units'))),
          `.map(w${depth}, w${depth}.strength + `,
          p(sub('int')),
          '))',
        ),
      () => join(fc.constantFrom('min', 'max'), '(', sub('int'), ', ', sub('int'), ')'),
      () => join(p(sub('ints')), '[', sub('int'), ']'),
      () => join(p(sub('unit')), '.strength'),
      () => join('distance(', sub('hex'), ', ', sub('hex'), ')'),
    ],
    number: [
      () => join(p(sub('number')), fc.constantFrom(' + ', ' - ', ' * ', ' / '), p(sub('number'))),
      () => join('kindCost', p(sub('kind'))),
      () => join('abs', p(sub('number'))),
    ],
    text: [() => join(p(sub('text')), ' + ', p(sub('text'))), () => join(p(sub('unit')), '.name')],
    kind: [() => join(p(sub('unit')), '.kind'), () => join('likeliest([', sub('kind'), ', "gun"])')],
    unit: [() => join('first', p(fc.oneof(sub('units'), filterUnits())))],
    hex: [() => join(p(sub('unit')), '.hex')],
    ints: [
      filterInts,
      () => join(p(sub('ints')), `.map(${x}, `, withInt('int'), ')'),
      () => join('distinct', p(sub('ints'))),
      () => join('[', sub('int'), ', ', sub('int'), ']'),
      () => join(p(sub('ints')), `.map(${x}, `, withInt('bool'), ', ', withInt('int'), ')'),
    ],
    units: [filterUnits, () => join(p(sub('hex')), '.units'), () => join('distinct', p(sub('units')))],
    feature: [],
    features: [() => join(p(sub('hex')), '.features')],
  };
  const grown = more[kind];
  if (grown.length === 0) return leaf;
  // One rule is drawn before anything is built below it: building all of them would cost more than running them.
  return fc.nat({ max: grown.length + 2 }).chain((rule) => (rule < 2 ? leaf : (grown[rule - 3] ?? choice)()));
}

export function expressionText(depth = 3): Text {
  return fc
    .constantFrom<Kind>('bool', 'bool', 'int', 'number', 'text', 'kind', 'unit', 'ints', 'units')
    .chain((kind) => grow(kind, depth, {}))
    .filter((text) => text.length <= 1_500);
}
