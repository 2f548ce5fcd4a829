import fc from 'fast-check';
import { defineHex } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { opposite } from '../../src/hex/direction.js';
import { columnOf, createGrid, rowOf } from '../../src/hex/grid.js';
import { gridExtent, hexAtPoint, hexCentre, hexCorners, hexsideEnds, type Point } from '../../src/hex/layout.js';
import { anyGrid, gridA, gridB, kinds } from './grids.js';

const width = 16;

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe('layout', () => {
  test('neighbours are one width apart, and share the two ends of their hexside', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        grid.neighbours.forEach((to, side) => {
          if (to < 0) return;
          const [from, direction] = [Math.floor(side / 6), side % 6];
          expect(apart(hexCentre(grid, from, width), hexCentre(grid, to, width))).toBeCloseTo(width, 9);
          const [a, b] = hexsideEnds(grid, from, direction, width);
          const [c, d] = hexsideEnds(grid, to, opposite(direction), width);
          expect(apart(a, d)).toBeLessThan(1e-9);
          expect(apart(b, c)).toBeLessThan(1e-9);
        });
      }),
    );
  });

  test.each([gridA, gridB])('corners go clockwise and the hexside in direction d starts at corner d', (grid) => {
    const corners = hexCorners(grid, 0, width);
    corners.forEach((corner, index) => {
      const [start, end] = hexsideEnds(grid, 0, index, width);
      expect(start).toEqual(corner);
      expect(end).toEqual(corners[(index + 1) % 6]);
    });
    const area =
      corners.reduce((sum, p, i) => sum + p.x * corners[(i + 1) % 6]!.y - corners[(i + 1) % 6]!.x * p.y, 0) / 2;
    expect(area).toBeCloseTo((Math.sqrt(3) / 2) * width ** 2, 9); // Positive: clockwise when y grows down.
  });

  test('the extent is the smallest box around all corners', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const corners = Array.from({ length: grid.size }, (_, hex) => hexCorners(grid, hex, width)).flat();
        const extent = gridExtent(grid, width);
        expect(Math.min(...corners.map((p) => p.x))).toBeCloseTo(0, 9);
        expect(Math.min(...corners.map((p) => p.y))).toBeCloseTo(0, 9);
        expect(Math.max(...corners.map((p) => p.x))).toBeCloseTo(extent.width, 9);
        expect(Math.max(...corners.map((p) => p.y))).toBeCloseTo(extent.height, 9);
      }),
    );
  });

  test.each(kinds)('centres agree with honeycomb-grid: $orientation $shifted $rowsGrow', (kind) => {
    const grid = createGrid({ ...kind, columns: 7, rows: 6, numbering: { order: 'CCRR' } });
    const Hex = defineHex({
      dimensions: width / Math.sqrt(3),
      orientation: grid.flat ? 'FLAT' : 'POINTY',
      offset: grid.shovedParity === 1 ? -1 : 1,
    } as never);
    const first = new Hex({ col: 0, row: 0 });
    const ours = hexCentre(grid, 0, width);
    for (let hex = 0; hex < grid.size; hex++) {
      const theirs = new Hex({ col: columnOf(grid, hex), row: rowOf(grid, hex) });
      const centre = hexCentre(grid, hex, width);
      expect(centre.x - ours.x).toBeCloseTo(theirs.x - first.x, 9);
      expect(centre.y - ours.y).toBeCloseTo(theirs.y - first.y, 9);
    }
  });

  test('a point lies in the hex with the nearest centre, off the map in none', () => {
    const place = fc.double({ min: -0.2, max: 1.2, noNaN: true });
    fc.assert(
      fc.property(anyGrid, place, place, (grid, right, down) => {
        const extent = gridExtent(grid, width);
        const point = { x: right * extent.width, y: down * extent.height };
        const away = Array.from({ length: grid.size }, (_, hex) => apart(point, hexCentre(grid, hex, width)));
        const nearest = Math.min(...away);
        fc.pre(away.filter((a) => a - nearest < 1e-6).length === 1);
        const found = hexAtPoint(grid, point, width);
        if (nearest < width / 2 - 1e-6) expect(found).toBe(away.indexOf(nearest));
        if (nearest > width / Math.sqrt(3) + 1e-6) expect(found).toBe(-1);
        if (found >= 0) expect(found).toBe(away.indexOf(nearest));
      }),
      { numRuns: 1000 },
    );
  });

  test('every centre, and every corner pulled inwards, lies in its hex', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        for (let hex = 0; hex < grid.size; hex++) {
          const centre = hexCentre(grid, hex, width);
          expect(hexAtPoint(grid, centre, width)).toBe(hex);
          for (const p of hexCorners(grid, hex, width)) {
            const inside = { x: p.x + (centre.x - p.x) * 0.001, y: p.y + (centre.y - p.y) * 0.001 };
            const outside = { x: p.x - (centre.x - p.x) * 0.001, y: p.y - (centre.y - p.y) * 0.001 };
            expect(hexAtPoint(grid, inside, width)).toBe(hex);
            expect(hexAtPoint(grid, outside, width)).not.toBe(hex);
          }
        }
      }),
    );
  });
});
