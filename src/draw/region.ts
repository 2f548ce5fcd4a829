/** The outline of a marked region: a broad pale line just inside its border. */
import type { Grid } from '../hex/grid.js';
import { parseHexNumber } from '../hex/hex-number.js';
import { hexCentre, hexsideEnds } from '../hex/layout.js';
import { between } from './curve.js';
import type { BoardData, MapRegion } from './module-data.js';
import type { Color, Shape } from './shape.js';

const colors: readonly Color[] = ['#b3402f', '#2f5f9e', '#4f7f3a', '#8a4f9e', '#b8862b', '#2f8a86'];

/** Marked regions in the order of the file; the legend lists them in the same order. */
export function markedRegions(data: BoardData): MapRegion[] {
  return (data.map.regions ?? []).filter((region) => region.marked === true);
}

export function regionColor(index: number): Color {
  return colors[index % colors.length]!;
}

export function drawRegion(grid: Grid, region: MapRegion, width: number, color: Color): Shape[] {
  const hexes = new Set(region.hexes.map((text) => parseHexNumber(grid, text)));
  const shapes: Shape[] = [];
  for (const hex of hexes) {
    if (hex < 0) continue;
    const centre = hexCentre(grid, hex, width);
    for (let direction = 0; direction < 6; direction++) {
      if (hexes.has(grid.neighbours[hex * 6 + direction] ?? -1)) continue;
      const [a, b] = hexsideEnds(grid, hex, direction, width);
      const points = [between(a, centre, 0.045), between(b, centre, 0.045)];
      shapes.push({
        kind: 'line',
        points,
        paint: { stroke: color, width: width * 0.035, cap: 'round', opacity: 0.55 },
      });
    }
  }
  return shapes;
}
