/**
 * One face of a counter as a scene. Two arrangements, chosen once for the whole sheet so that counters look alike:
 * `sides` sets the name up the left of the sign and the note down the right; `top` sets both above the sign, and
 * leaves the places beside it to attributes. A reduced face has a pale stripe behind the sign.
 */
import { checkColor, darker, ink, inkOn, lighter, mix, readableInk } from './color.js';
import { attributeText, type CounterFace, counterFace } from './counter-face.js';
import { echelonMark, echelonOf } from './echelon.js';
import { fitText } from './fit.js';
import type { Fonts } from './fonts.js';
import type { BoardData, ByAttribute, CounterData } from './module-data.js';
import { type Color, fixed, type Scene, type Shape } from './shape.js';
import { silhouette } from './silhouette.js';
import { isHeadquarters, unitSign } from './unit-symbol.js';

export interface CounterOptions {
  /** Fill the whole square, for sheets where counters touch; otherwise the corners are round and clear. */
  readonly square?: boolean;
}

/** Least size of type on a counter, mm: with 3.3 points about what games in print go down to. */
const leastType = 1.15;

/** All measures are parts of the counter's edge. */
interface Arrangement {
  readonly name: 'sides' | 'top';
  readonly signTop: number;
  readonly signHeight: number;
  readonly echelonFoot: number;
  readonly echelonHeight: number;
}

const arrangements: Readonly<Record<Arrangement['name'], Arrangement>> = {
  sides: { name: 'sides', signTop: 0.235, signHeight: 0.36, echelonFoot: 0.2, echelonHeight: 0.1 },
  top: { name: 'top', signTop: 0.315, signHeight: 0.315, echelonFoot: 0.285, echelonHeight: 0.075 },
};

/** A counter in a state (0 is the front). */
export function drawCounter(
  data: BoardData,
  fonts: Fonts,
  counter: CounterData,
  state: number,
  options: CounterOptions = {},
): Scene {
  const { size, corner = 0 } = data.counters.sheet;
  const face = counterFace(data, counter, state);
  const surface = surfaceOf(face);
  const arrangement = arrangementOf(data);
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: size, height: size, r: options.square ? 0 : corner, paint: { fill: surface } },
    ...stripe(face, arrangement, size, surface),
    ...band(data, face, size),
    frame(size, corner, surface),
    ...sign(data, fonts, face, arrangement, size),
    ...names(data, fonts, face, arrangement, size),
    ...corners(data, fonts, face, arrangement, size),
    ...values(data, fonts, face, size),
  ];
  return { width: size, height: size, shapes: options.square ? shapes : [trimmed(shapes, size, corner)] };
}

/** The back of a counter that has but one state: its side's colour, and nothing to tell it from its neighbours. */
export function drawBlankBack(data: BoardData, counter: CounterData, options: CounterOptions = {}): Scene {
  const { size, corner = 0 } = data.counters.sheet;
  const surface = surfaceOf(counterFace(data, counter, 0));
  const r = options.square ? 0 : corner;
  const inner = size * 0.22;
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: size, height: size, r, paint: { fill: surface } },
    frame(size, corner, surface),
    {
      kind: 'rect',
      x: inner,
      y: inner,
      width: size - 2 * inner,
      height: size - 2 * inner,
      r: size * 0.05,
      paint: { stroke: darker(surface, 0.25), width: size * 0.02 },
    },
  ];
  return { width: size, height: size, shapes };
}

/** The surface of a face. */
export function surfaceOf(face: CounterFace): Color {
  return checkColor(face.counter.color ?? face.side.color, face.place);
}

/** Stripes and bands end at the round corners. */
function trimmed(shapes: readonly Shape[], size: number, r: number): Shape {
  const arc = (x: number, y: number) => `A${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(x)} ${fixed(y)}`;
  const far = fixed(size - r);
  const top = `M${fixed(r)} 0L${far} 0${arc(size, r)}L${fixed(size)} ${far}${arc(size - r, size)}`;
  return {
    kind: 'group',
    shapes,
    clip: `${top}L${fixed(r)} ${fixed(size)}${arc(0, size - r)}L0 ${fixed(r)}${arc(r, 0)}Z`,
  };
}

function middleOf(arrangement: Arrangement): number {
  return arrangement.signTop + arrangement.signHeight / 2;
}

function arrangementOf(data: BoardData): Arrangement {
  const { left, right } = data.counters.style?.corners ?? {};
  const noted = data.counters.counters.some((each) => each.note !== undefined);
  return arrangements[noted && left === undefined && right === undefined ? 'sides' : 'top'];
}

/** The pale stripe on all faces but the front. */
function stripeColor(face: CounterFace, surface: Color): Color | undefined {
  return face.state === 0 ? undefined : mix(surface, '#ffffff', 0.78);
}

function stripe(face: CounterFace, arrangement: Arrangement, size: number, surface: Color): Shape[] {
  const fill = stripeColor(face, surface);
  if (fill === undefined) return [];
  const top = (arrangement.signTop - 0.02) * size;
  const height = (arrangement.signHeight + 0.04) * size;
  return [{ kind: 'rect', x: 0, y: top, width: size, height, paint: { fill } }];
}

function frame(size: number, corner: number, surface: Color): Shape {
  const inset = size * 0.022;
  const r = Math.max(corner - inset, 0);
  const paint = { stroke: darker(surface, 0.42), width: size * 0.012 };
  return { kind: 'rect', x: inset, y: inset, width: size - 2 * inset, height: size - 2 * inset, r, paint };
}

/** Text on the surface itself. */
function inkOf(face: CounterFace, surface: Color = surfaceOf(face)): Color {
  const wanted = face.side.ink === undefined ? inkOn(surface) : checkColor(face.side.ink, `side "${face.side.id}"`);
  return readableInk(wanted, surface);
}

function colorBy(face: CounterFace, by: ByAttribute | undefined): Color | undefined {
  const color = by?.colors[String(face.attributes[by.by] ?? '')];
  return color === undefined ? undefined : checkColor(color, face.place);
}

function band(data: BoardData, face: CounterFace, size: number): Shape[] {
  const fill = colorBy(face, data.counters.style?.band);
  if (fill === undefined) return [];
  return [{ kind: 'rect', x: 0, y: size * 0.665, width: size, height: size * 0.335, paint: { fill } }];
}

function sign(data: BoardData, fonts: Fonts, face: CounterFace, arrangement: Arrangement, size: number): Shape[] {
  const { symbol } = face;
  const height = arrangement.signHeight * size;
  const width = height * 1.5;
  const x = size / 2;
  const y = middleOf(arrangement) * size;
  const surface = surfaceOf(face);
  const behind = stripeColor(face, surface) ?? surface;
  const line = ink;
  const fill = colorBy(face, data.counters.style?.symbolFill) ?? lighter(surface, 0.72);
  const shapes: Shape[] = [];
  if (symbol.letters !== undefined) {
    const room = size * 0.56;
    const { letters } = symbol;
    const spec = {
      x,
      y,
      text: letters,
      font: 'title',
      size: height * 1.15,
      least: leastType,
      room,
      middle: true,
    } as const;
    shapes.push(fitText(fonts, { ...spec, fill: inkOf(face, behind), place: face.place }));
  } else if (symbol.silhouette !== undefined) {
    const figure = silhouette(symbol.silhouette, width * 1.16, height * 0.96, inkOf(face, behind), behind);
    shapes.push({ kind: 'group', at: { x, y }, shapes: [figure] });
  } else if (symbol.sidc !== undefined) {
    const { sidc } = symbol;
    shapes.push({
      kind: 'group',
      at: { x, y },
      shapes: [unitSign(fonts, { sidc, width, height, fill, line, place: face.place })],
    });
    if (isHeadquarters(sidc)) shapes.push(staff(x - width / 2, y + height / 2, size, inkOf(face)));
  }
  const echelon = symbol.size ?? (symbol.sidc === undefined ? 'none' : echelonOf(symbol.sidc));
  const { echelonFoot, echelonHeight } = arrangement;
  return [...shapes, ...echelonMark(echelon, x, echelonFoot * size, echelonHeight * size, inkOf(face))];
}

function staff(x: number, y: number, size: number, color: Color): Shape {
  const points = [
    { x, y },
    { x, y: y + size * 0.05 },
  ];
  return { kind: 'line', points, paint: { stroke: color, width: size * 0.014 } };
}

function names(data: BoardData, fonts: Fonts, face: CounterFace, arrangement: Arrangement, size: number): Shape[] {
  const { name, note } = face.counter;
  const { topLeft, topRight } = data.counters.style?.corners ?? {};
  const surface = surfaceOf(face);
  const base = { font: 'bold', size: size * 0.155, least: leastType, middle: true, place: face.place } as const;
  if (arrangement.name === 'sides') {
    const top = (topLeft === undefined && topRight === undefined ? 0.06 : 0.23) * size;
    const bottom = 0.655 * size;
    const behind = stripeColor(face, surface);
    const fill = behind === undefined ? inkOf(face) : ink;
    // A long name reaches beyond the stripe: on a dark surface its ends need a pale edge.
    const edged = behind !== undefined && fill !== inkOf(face);
    const halo = edged ? { halo: { color: behind, width: size * 0.018 } } : {};
    const turned = (text: string, x: number, turn: number): Shape => {
      const line = fitText(fonts, { ...base, x: 0, y: 0, text, room: bottom - top, fill, ...halo });
      const half = (fonts.width('bold', text) * line.size) / 2;
      const y = Math.min(middleOf(arrangement) * size, bottom - half);
      return { kind: 'group', at: { x: x * size, y: Math.max(y, top + half) }, turn, shapes: [line] };
    };
    return [turned(name, 0.122, -90), ...(note === undefined ? [] : [turned(note, 0.878, 90)])];
  }
  const left = topLeft === undefined ? 0.06 : 0.23;
  const right = topRight === undefined ? 0.94 : 0.77;
  const y = 0.127 * size;
  if (note === undefined) {
    const room = (right - left) * size;
    const x = ((left + right) / 2) * size;
    return [fitText(fonts, { ...base, x, y, text: name, room, fill: inkOf(face) })];
  }
  const gap = 0.05;
  const total = fonts.width('bold', name) + fonts.width('bold', note);
  const room = (part: string) => ((right - left - gap) * size * fonts.width('bold', part)) / total;
  const shared = { ...base, fill: inkOf(face), y };
  return [
    fitText(fonts, { ...shared, x: left * size, text: name, room: room(name), anchor: 'start' }),
    fitText(fonts, { ...shared, x: right * size, text: note, room: room(note), anchor: 'end' }),
  ];
}

function corners(data: BoardData, fonts: Fonts, face: CounterFace, arrangement: Arrangement, size: number): Shape[] {
  const style = data.counters.style?.corners ?? {};
  const surface = surfaceOf(face);
  const middle = middleOf(arrangement);
  const behind = stripeColor(face, surface) ?? surface;
  const places = [
    { id: style.topLeft, x: 0.135, y: 0.127, room: 0.17, on: surface },
    { id: style.topRight, x: 0.865, y: 0.127, room: 0.17, on: surface },
    { id: style.left, x: 0.135, y: middle, room: 0.19, on: behind },
    { id: style.right, x: 0.865, y: middle, room: 0.19, on: behind },
  ];
  return places.flatMap(({ id, x, y, room, on }): Shape[] => {
    const text = id === undefined ? '' : attributeText(data, face, id);
    if (text === '') return [];
    const spec = { font: 'bold', size: size * 0.19, least: leastType, middle: true, place: face.place } as const;
    return [fitText(fonts, { ...spec, text, x: x * size, y: y * size, room: room * size, fill: inkOf(face, on) })];
  });
}

function values(data: BoardData, fonts: Fonts, face: CounterFace, size: number): Shape[] {
  const { values: ids = [], separator = '-', band: by } = data.counters.style ?? {};
  const text = ids
    .map((id) => attributeText(data, face, id))
    .filter((each) => each !== '')
    .join(separator);
  if (text === '') return [];
  const fill = inkOf(face, colorBy(face, by) ?? surfaceOf(face));
  const spec = { text, font: 'bold', size: size * 0.335, least: size * 0.16, room: size * 0.88, fill } as const;
  return [fitText(fonts, { ...spec, x: size / 2, y: size * 0.815, middle: true, place: face.place })];
}
