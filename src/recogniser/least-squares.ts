/** Least squares after Levenberg (1944) and Marquardt (1963), for a few dozen numbers; differences serve for derivatives. */

const rounds = 12;

/** Better numbers than `start`, for which the sum of the squared misses is smaller; as good ones where none were found. */
export function leastSquares(
  start: Float64Array,
  missesAt: (numbers: Float64Array) => Float64Array,
): Float64Array {
  let numbers = start;
  let now = missesAt(numbers);
  let cost = squares(now);
  let damping = 1e-2;
  for (let round = 0; round < rounds; round++) {
    const slopes = slopesAt(numbers, now, missesAt);
    const step = solvedStep(slopes, now, damping);
    const tried = numbers.map((number, j) => number + step[j]!);
    const then = missesAt(tried);
    const costThen = squares(then);
    if (costThen < cost) {
      const gained = cost - costThen;
      [numbers, now, cost] = [tried, then, costThen];
      damping = Math.max(damping / 4, 1e-6);
      if (gained < 1e-3 * cost) break;
    } else damping *= 8;
  }
  return numbers;
}

function squares(numbers: Float64Array): number {
  return numbers.reduce((sum, x) => sum + x * x, 0);
}

function slopesAt(
  numbers: Float64Array,
  now: Float64Array,
  missesAt: (numbers: Float64Array) => Float64Array,
): readonly Float64Array[] {
  const tiny = 1e-5;
  return Array.from(numbers, (_, j) => {
    const moved = numbers.slice();
    moved[j]! += tiny;
    return missesAt(moved).map((miss, r) => (miss - now[r]!) / tiny);
  });
}

/** Solves (J'J + damping * diagonal) step = -J'r. */
function solvedStep(
  slopes: readonly Float64Array[],
  now: Float64Array,
  damping: number,
): Float64Array {
  const matrix = slopes.map((a, i) => {
    const row = new Float64Array(slopes.length);
    for (let j = 0; j <= i; j++) row[j] = dot(a, slopes[j]!);
    row[i]! += damping * row[i]! + 1e-9;
    return row;
  });
  return solvePositive(
    matrix,
    Float64Array.from(slopes, (slope) => -dot(slope, now)),
  );
}

/** Solves A x = b for a positive definite A, of which the lower half is read and overwritten: Cholesky's decomposition. */
export function solvePositive(lower: readonly Float64Array[], b: Float64Array): Float64Array {
  const n = b.length;
  const x = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j]![j]!;
    }
  }
  for (let i = 0; i < n; i++) {
    let sum = b[i]!;
    for (let k = 0; k < i; k++) sum -= lower[i]![k]! * x[k]!;
    x[i] = sum / lower[i]![i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i]!;
    for (let k = i + 1; k < n; k++) sum -= lower[k]![i]! * x[k]!;
    x[i] = sum / lower[i]![i]!;
  }
  return x;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
