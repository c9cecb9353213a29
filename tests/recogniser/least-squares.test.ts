import { expect, test } from 'vitest';
import { leastSquares } from '../../src/recogniser/least-squares.ts';

test('a line through points is found at once', () => {
  const points = [0, 1, 2, 3, 4].map((x) => [x, 3 - 2 * x] as const);
  const found = leastSquares(Float64Array.of(0, 0), ([a, b]) =>
    Float64Array.from(points, ([x, y]) => a! + b! * x - y),
  );
  expect(found[0]).toBeCloseTo(3, 3);
  expect(found[1]).toBeCloseTo(-2, 3);
});

test('a circle is found from points on it', () => {
  const points = [0.3, 1.1, 2.5, 4, 5.6].map(
    (angle) => [7 + 5 * Math.cos(angle), -2 + 5 * Math.sin(angle)] as const,
  );
  const found = leastSquares(Float64Array.of(5, 0, 3), ([x, y, radius]) =>
    Float64Array.from(points, ([px, py]) => Math.hypot(px - x!, py - y!) - radius!),
  );
  [7, -2, 5].forEach((number, i) => expect(found[i]).toBeCloseTo(number, 2));
});

test('where nothing is better, the start stays', () => {
  const start = Float64Array.of(1, 2);
  expect(leastSquares(start, () => Float64Array.of(3))).toEqual(start);
});
