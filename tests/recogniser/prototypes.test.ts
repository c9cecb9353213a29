import { describe, expect, test } from 'vitest';
import { cells, columns, depth, described } from '../../src/recogniser/matcher.ts';
import { bestMatch, mutualMatch } from '../../src/recogniser/prototypes.ts';

const all = (): number => 1;

/** A picture of ground with a mark of two by two cells, or none; `seen` as `described` takes it. */
function picture(mark: boolean, seen: (cell: number) => number = all) {
  const numbers = new Float32Array(cells * (depth + 1));
  for (let cell = 0; cell < cells; cell++) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const isMark = mark && (x === 3 || x === 4) && (y === 5 || y === 6);
    numbers[cell * (depth + 1) + (isMark ? 1 : 0)] = 2;
  }
  return described(numbers, seen);
}

const sum = (numbers: Float32Array): number => numbers.reduce((a, b) => a + b, 0);

describe('what is seen beside a picture with a mark and one without', () => {
  const [without, withMark] = [picture(false).descriptors, picture(true).descriptors];
  const difference = (seen: Float32Array, match: typeof bestMatch): number =>
    Math.abs(sum(match(seen, withMark)) - sum(match(seen, without)));

  test('differs as much where the mark is missing as where it is there', () => {
    const [missing, there] = [without, withMark].map((seen) => difference(seen, mutualMatch));
    expect(missing).toBeGreaterThan(1.9);
    expect(missing).toBeCloseTo(there!, 5);
    // Seen cells alone tell the mark that is there: of one that is missing each finds ground beside it.
    expect(difference(without, bestMatch)).toBe(0);
  });

  test('is not helped by what another card covers', () => {
    // Of the mark the left half is seen, and what lies beyond it is covered.
    const half = picture(true, (cell) => (cell % columns <= 3 ? 1 : 0));
    for (let cell = 0; cell < cells; cell++) {
      const own = half.descriptors.subarray(cell * depth, (cell + 1) * depth);
      expect(sum(own)).toBe(cell % columns <= 3 ? 1 : 0);
    }
    const match = mutualMatch(half.descriptors, withMark, half.visible);
    match.forEach((one, cell) => expect(one).toBe(half.visible[cell] === 0 ? -1 : 1));
  });
});
