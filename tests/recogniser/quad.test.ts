import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homography, project } from '../../src/recogniser/homography.ts';
import {
  apart,
  centre,
  extended,
  isConvex,
  rectangle,
  widthOf,
} from '../../src/recogniser/quad.ts';
import type { Quad } from '../../src/recogniser/recogniser.ts';
import { anyQuad, endAt } from './quads.ts';

describe('a homography', () => {
  test('takes each corner to its fellow', () => {
    fc.assert(
      fc.property(anyQuad, anyQuad, (from, to) => {
        const map = homography(from, to);
        from.forEach(([x, y], k) => {
          const [u, v] = project(map, x, y);
          expect(u).toBeCloseTo(to[k]![0], 6);
          expect(v).toBeCloseTo(to[k]![1], 6);
        });
      }),
    );
  });

  test('keeps straight lines straight: the diagonals meet where the diagonals met', () => {
    fc.assert(
      fc.property(anyQuad, (to) => {
        const [u, v] = project(homography(rectangle(0, 0, 2, 2), to), 1, 1);
        const [a, b, c, d] = to;
        const offLine = (p: readonly number[], q: readonly number[]): number =>
          (q[0]! - p[0]!) * (v - p[1]!) - (q[1]! - p[1]!) * (u - p[0]!);
        expect(offLine(a, c)).toBeCloseTo(0, 5);
        expect(offLine(b, d)).toBeCloseTo(0, 5);
      }),
    );
  });

  test('of a rectangle to itself leaves every point where it is', () => {
    const map = homography(rectangle(3, 5, 40, 60), rectangle(3, 5, 40, 60));
    const [x, y] = project(map, 17, -4);
    expect([x, y]).toEqual([expect.closeTo(17, 9), expect.closeTo(-4, 9)]);
  });
});

describe('a quad', () => {
  test('is convex where its corners run clockwise and none is folded in', () => {
    const quad = endAt(10, 10, 30);
    const [a, b, c, d] = quad;
    expect(isConvex(quad)).toBe(true);
    expect(isConvex([b, a, d, c])).toBe(false);
    expect(isConvex([a, b, centre([a, b, d, d]), d])).toBe(false);
    expect(isConvex([a, a, a, a])).toBe(false);
    expect(isConvex([[Number.NaN, 0], b, c, d])).toBe(false);
  });

  test('is as wide as its upper edge, and its centre is the mean of its corners', () => {
    expect(widthOf(endAt(7, 9, 77))).toBeCloseTo(40);
    expect(centre(rectangle(0, 0, 10, 30))).toEqual([5, 15]);
  });

  test('lies so many of its own widths from another', () => {
    expect(apart(endAt(0, 0), endAt(30, 40))).toBeCloseTo(50 / 40);
    expect(apart(endAt(0, 0), endAt(0, 0))).toBe(0);
  });

  test('of an end is drawn on to the whole card along its own sides', () => {
    const whole = extended(rectangle(0, 0, 40, 60), 3);
    expect(whole).toEqual<Quad>([
      [0, 0],
      [40, 0],
      [40, 120],
      [0, 120],
    ]);
  });
});
