import { describe, expect, test } from 'vitest';
import { flattened } from '../../src/recogniser/fan-plane.ts';
import { homography, project } from '../../src/recogniser/homography.ts';
import { apart, endHeight, mapQuad, rectangle } from '../../src/recogniser/quad.ts';
import type { Point, Quad } from '../../src/recogniser/recogniser.ts';
import { random } from '../../src/scenes/random.ts';

/** A plane tilted before the camera: a square of the plane and how it is seen. */
const tilted = homography(rectangle(-4, -4, 4, 4), [
  [80, 60],
  [560, 100],
  [600, 440],
  [40, 400],
]);

/** Ends of a fan that turns about a point below it, as the tilted plane shows them. */
function fan(count: number): readonly Quad[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i - (count - 1) / 2) * 12 * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const end = rectangle(-0.5, -3, 0.5, -3 + endHeight);
    return mapQuad(end, ([x, y]): Point => project(tilted, c * x - s * y, s * x + c * y + 2));
  });
}

/** As the refiner errs: little at free corners, much along the side, and where the right neighbour covers. */
function blurred(ends: readonly Quad[], seed: number): readonly Quad[] {
  const lot = random(seed, 'misses');
  return ends.map((end, i): Quad => {
    const covered = i < ends.length - 1;
    const miss = ([x, y]: Point, by: number): Point => [
      x + lot.normal(0, by),
      y + lot.normal(0, by),
    ];
    const [a, b, c, d] = end;
    return [miss(a, 1), miss(b, covered ? 5 : 1), miss(c, covered ? 8 : 4), miss(d, 8)];
  });
}

const meanMiss = (truth: readonly Quad[], seen: readonly Quad[]): number =>
  truth.reduce((sum, end, i) => sum + apart(end, seen[i]!), 0) / truth.length;

describe('ends that are made to agree', () => {
  test('stay where they are if they agree already, in perspective too', () => {
    const ends = fan(7);
    expect(meanMiss(ends, flattened(ends, true))).toBeLessThan(0.01);
  });

  test('come much nearer to the truth where corners were covered', () => {
    let before = 0;
    let after = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const seen = blurred(fan(7), seed);
      before += meanMiss(fan(7), seen);
      after += meanMiss(fan(7), flattened(seen, true));
    }
    expect(after).toBeLessThan(0.7 * before);
  });

  test('mirrored, come out mirrored', () => {
    const mirrored = (ends: readonly Quad[]): readonly Quad[] =>
      [...ends].reverse().map(([a, b, c, d]): Quad => {
        const flip = ([x, y]: Point): Point => [640 - x, y];
        return [flip(b), flip(a), flip(d), flip(c)];
      });
    const seen = blurred(fan(6), 3);
    const there = flattened(seen, true);
    const back = mirrored(flattened(mirrored(seen), false));
    expect(meanMiss(there, back)).toBeLessThan(0.005);
  });

  test('are not drawn away by one that is none of them', () => {
    const ends = [...fan(7)];
    const seen = [...ends];
    seen[3] = mapQuad(seen[3]!, ([x, y]): Point => [x + 30, y - 60]);
    const fitted = flattened(seen, true);
    const others = ends.filter((_, i) => i !== 3);
    expect(
      meanMiss(
        others,
        fitted.filter((_, i) => i !== 3),
      ),
    ).toBeLessThan(0.03);
  });

  test('stay as they are where there are too few to tell', () => {
    const two = blurred(fan(2), 1);
    expect(flattened(two, true)).toEqual(two);
    expect(flattened([], true)).toEqual([]);
  });
});
