/** Size marks above the sign: dots up to a platoon, strokes up to a regiment, crosses above. */
import type { Echelon } from './module-data.js';
import type { Color, Shape } from './shape.js';
import { echelonDigits } from './unit-symbol.js';

const marks: Readonly<Record<Echelon, string>> = {
  none: '',
  section: 'oo',
  platoon: 'ooo',
  company: 'I',
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
  'army-group': 'XXXXX',
};

const byDigits: Readonly<Record<string, Echelon>> = {
  '13': 'section',
  '14': 'platoon',
  '15': 'company',
  '16': 'battalion',
  '17': 'regiment',
  '18': 'brigade',
  '21': 'division',
  '22': 'corps',
  '23': 'army',
  '24': 'army-group',
};

/** The size that a NATO code carries in itself. */
export function echelonOf(sidc: string): Echelon {
  return byDigits[echelonDigits(sidc)] ?? 'none';
}

/** Marks centred on x, their feet on y; each is `height` high. */
export function echelonMark(size: Echelon, x: number, y: number, height: number, color: Color): Shape[] {
  const letters = [...marks[size]];
  const paint = { stroke: color, width: height * 0.17 } as const;
  const step = (letter: string) => (letter === 'X' ? height * 1.0 : height * 0.62);
  const width = letters.reduce((sum, letter) => sum + step(letter), 0);
  let left = x - width / 2;
  return letters.flatMap((letter): Shape[] => {
    const middle = left + step(letter) / 2;
    left += step(letter);
    const half = height * 0.37;
    if (letter === 'o')
      return [{ kind: 'circle', x: middle, y: y - height / 2, r: height * 0.22, paint: { fill: color } }];
    if (letter === 'I') return [line(middle, y, middle, y - height)];
    return [line(middle - half, y, middle + half, y - height), line(middle + half, y, middle - half, y - height)];
  });
  function line(x1: number, y1: number, x2: number, y2: number): Shape {
    return {
      kind: 'line',
      points: [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ],
      paint,
    };
  }
}
