/** The projective map that four point pairs fix. */

import type { Point, Quad } from './recogniser.ts';

/** Row by row, 3 x 3, the last number 1. */
export type Matrix = Float64Array;

/** Solves for the map that takes each corner of `from` to that of `to`. Hartley & Zisserman, 4.1 (inhomogeneous). */
export function homography(from: Quad, to: Quad): Matrix {
  const rows: number[][] = [];
  for (let i = 0; i < 4; i++) {
    const [x, y] = from[i]!;
    const [u, v] = to[i]!;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u]);
    rows.push([0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  return new Float64Array([...solve(rows), 1]);
}

/** Gauss with partial pivoting on rows that carry their right-hand side last. */
function solve(rows: number[][]): number[] {
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k + 1; i < n; i++)
      if (Math.abs(rows[i]![k]!) > Math.abs(rows[best]![k]!)) best = i;
    [rows[k], rows[best]] = [rows[best]!, rows[k]!];
    const pivot = rows[k]!;
    const lead = pivot[k]! || 1e-12;
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const row = rows[i]!;
      const factor = row[k]! / lead;
      for (let j = k; j <= n; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  return rows.map((row, k) => row[n]! / (row[k]! || 1e-12));
}

export function project(m: Matrix, x: number, y: number): Point {
  const w = m[6]! * x + m[7]! * y + m[8]!;
  return [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
}
