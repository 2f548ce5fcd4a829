/**
 * A scene as SVG. Text becomes outlines: a renderer with other fonts installed would otherwise draw another picture.
 * No text of the data reaches the markup, only numbers and checked colours.
 */
import { checkColor } from './color.js';
import type { Fonts } from './fonts.js';
import { fixed, type Paint, type Point, type Scene, type Shape, type TextShape } from './shape.js';

/** The picture as an SVG document of its real size; `scale` only enlarges the size it asks for. */
export function sceneToSvg(scene: Scene, fonts: Fonts, scale = 1): string {
  const clips = { next: 0 };
  const size = `width="${fixed(scene.width * scale)}mm" height="${fixed(scene.height * scale)}mm"`;
  const box = `viewBox="0 0 ${fixed(scene.width)} ${fixed(scene.height)}"`;
  const body = scene.shapes.map((shape) => shapeToSvg(shape, fonts, clips)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${body}</svg>`;
}

function shapeToSvg(shape: Shape, fonts: Fonts, clips: { next: number }): string {
  switch (shape.kind) {
    case 'group': {
      const body = shape.shapes.map((inner) => shapeToSvg(inner, fonts, clips)).join('');
      const moves = [
        shape.at === undefined ? '' : `translate(${fixed(shape.at.x)} ${fixed(shape.at.y)})`,
        shape.turn === undefined ? '' : `rotate(${fixed(shape.turn)})`,
        shape.scale === undefined ? '' : `scale(${number(shape.scale)})`,
      ].join('');
      const transform = moves === '' ? '' : ` transform="${moves}"`;
      if (shape.clip === undefined) return `<g${transform}>${body}</g>`;
      const id = `clip${clips.next++}`;
      const clip = `<clipPath id="${id}"><path d="${pathData(shape.clip)}"/></clipPath>`;
      return `<g${transform}>${clip}<g clip-path="url(#${id})">${body}</g></g>`;
    }
    case 'path':
      return `<path d="${pathData(shape.d)}"${paintToSvg(shape.paint)}/>`;
    case 'line':
      return `<polyline points="${pointsToSvg(shape.points)}"${paintToSvg(shape.paint)}/>`;
    case 'polygon':
      return `<polygon points="${pointsToSvg(shape.points)}"${paintToSvg(shape.paint)}/>`;
    case 'circle': {
      const { x, y, r } = shape;
      return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}"${paintToSvg(shape.paint)}/>`;
    }
    case 'rect': {
      const { x, y, width, height, r = 0 } = shape;
      const size = `x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"`;
      return `<rect ${size}${r > 0 ? ` rx="${fixed(r)}"` : ''}${paintToSvg(shape.paint)}/>`;
    }
    case 'text':
      return textToSvg(shape, fonts);
  }
}

function textToSvg(shape: TextShape, fonts: Fonts): string {
  const { d, unitsPerEm } = fonts.outline(shape.font, shape.text);
  const scale = shape.size / unitsPerEm;
  const x = textStart(shape, fonts);
  const transform = `matrix(${number(scale)} 0 0 ${number(-scale)} ${fixed(x)} ${fixed(shape.y)})`;
  const { halo } = shape;
  const under =
    halo === undefined
      ? ''
      : `<path d="${d}" transform="${transform}"${paintToSvg({ stroke: halo.color, width: (2 * halo.width) / scale, join: 'round' })}/>`;
  return `${under}<path d="${d}" transform="${transform}"${paintToSvg({ fill: shape.fill })}/>`;
}

/** Where the first letter begins. */
export function textStart(shape: TextShape, fonts: Fonts): number {
  const part = shape.anchor === 'start' ? 0 : shape.anchor === 'middle' ? 0.5 : 1;
  return shape.x - part * fonts.width(shape.font, shape.text) * shape.size;
}

/** Path data, if it is nothing but path data. */
export function pathData(d: string): string {
  if (/^[MmLlHhVvCcSsQqTtAaZz0-9eE.,\s+-]*$/.test(d)) return d;
  throw new RangeError(`Cannot draw: "${d.slice(0, 40)}" is not path data`);
}

function paintToSvg(paint: Paint): string {
  const { fill, stroke, width = 0.1, dash, cap, join, opacity } = paint;
  const parts = [`fill="${fill === undefined ? 'none' : checkColor(fill, 'a shape')}"`];
  if (stroke !== undefined) {
    parts.push(`stroke="${checkColor(stroke, 'a line')}" stroke-width="${number(width)}"`);
    if (cap !== undefined) parts.push(`stroke-linecap="${cap}"`);
    if (join !== undefined) parts.push(`stroke-linejoin="${join}"`);
    if (dash !== undefined) parts.push(`stroke-dasharray="${dash.map(fixed).join(' ')}"`);
  }
  // Not `opacity`: it would have renderers compose every single shape on a sheet of its own.
  if (opacity !== undefined) parts.push(`fill-opacity="${fixed(opacity)}" stroke-opacity="${fixed(opacity)}"`);
  return ` ${parts.join(' ')}`;
}

function pointsToSvg(points: readonly Point[]): string {
  return points.map((point) => `${fixed(point.x)},${fixed(point.y)}`).join(' ');
}

function number(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot draw with ${value}: not a number`);
  return String(Number(value.toPrecision(8)));
}
