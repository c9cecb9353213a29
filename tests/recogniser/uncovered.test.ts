/** Which of an end's pixels other cards cover. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropHeight, cropWidth, uncovered } from '../../src/recogniser/matcher.ts';
import { rectangle } from '../../src/recogniser/quad.ts';
import type { Point, Quad } from '../../src/recogniser/recogniser.ts';

/** So that a pixel of the crop is a pixel of the frame. */
const end = rectangle(0, 0, cropWidth, cropHeight);

const card = fc
  .record({
    x: fc.integer({ min: -40, max: 100 }),
    y: fc.integer({ min: -40, max: 130 }),
    turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    size: fc.integer({ min: 8, max: 60 }),
  })
  .map(({ x, y, turn, size }): Quad => {
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
    const corner = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
    return [corner(-1, -1.5), corner(1, -1.5), corner(1.1, 1.5), corner(-1, 1.4)];
  });

/** How far within the card a point lies, in pixels; below zero outside. */
function depthIn(quad: Quad, x: number, y: number): number {
  const sides = quad.map(([ax, ay], k) => {
    const [bx, by] = quad[(k + 1) % 4]!;
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
  });
  return Math.min(...sides);
}

test('a pixel is covered where one of the cards over it holds it', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 4 }), (over) => {
      const wrong = [...uncovered(end, over)].filter((seen, at) => {
        const deepest = Math.max(
          ...over.map((quad) => depthIn(quad, at % cropWidth, Math.floor(at / cropWidth))),
        );
        // On a side itself either will do.
        return Math.abs(deepest) > 1e-6 && (seen === 0) !== deepest > 0;
      });
      expect(wrong.length).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test.each<[string, Quad, number]>([
  ['beside it', rectangle(-30, 0, -1, 96), 0],
  ['all over it', rectangle(-10, -10, 90, 120), 64 * 96],
  ['upright over its left half', rectangle(-10, -10, 31, 120), 32 * 96],
])('a card %s', (_, over, covered) => {
  expect(uncovered(end, [over]).filter((seen) => seen === 0).length).toBe(covered);
});
