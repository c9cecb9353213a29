/** Fills a triangle of a card's mesh with samples; those that are taken already stay as they are. */

import type { Canvas } from './canvas.ts';
import { paintSample, type Coat } from './coat.ts';

/** What a corner of a mesh carries: sample x, y, then u, v, red, green and blue light, mirrored light. */
export const carried = 8;

/** Where a line from (ax, ay) to (bx, by) crosses the height y. */
const crossing = (ax: number, ay: number, bx: number, by: number, y: number): number =>
  ax + ((y - ay) * (bx - ax)) / (by - ay);

/** How what the corners carry changes for each sample to the right, and downwards. */
const right = new Float64Array(carried);
const down = new Float64Array(carried);
const told = new Float64Array(carried - 2);

/** `a`, `b`, `c`: where the corners begin in the mesh. */
export function fillTriangle(
  canvas: Canvas,
  coat: Coat,
  mesh: Float64Array,
  a: number,
  b: number,
  c: number,
): void {
  const ax = mesh[a]!;
  const ay = mesh[a + 1]!;
  const bx = mesh[b]!;
  const by = mesh[b + 1]!;
  const cx = mesh[c]!;
  const cy = mesh[c + 1]!;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  for (let k = 2; k < carried; k++) {
    const toB = mesh[b + k]! - mesh[a + k]!;
    const toC = mesh[c + k]! - mesh[a + k]!;
    right[k] = (toB * (cy - ay) - toC * (by - ay)) / area;
    down[k] = (toC * (bx - ax) - toB * (cx - ax)) / area;
  }
  const first = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const last = Math.min(canvas.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let row = first; row <= last; row++) {
    const y = row + 0.5;
    const ab = ay <= y === by <= y ? undefined : crossing(ax, ay, bx, by, y);
    const bc = by <= y === cy <= y ? undefined : crossing(bx, by, cx, cy, y);
    const ca = cy <= y === ay <= y ? undefined : crossing(cx, cy, ax, ay, y);
    const from = Math.min(ab ?? Infinity, bc ?? Infinity, ca ?? Infinity);
    const to = Math.max(ab ?? -Infinity, bc ?? -Infinity, ca ?? -Infinity);
    // A hair too wide, so that no sample falls between two triangles.
    const start = Math.max(0, Math.ceil(from - 0.5001));
    const end = Math.min(canvas.width - 1, Math.floor(to - 0.4999));
    for (let column = start; column <= end; column++) {
      const index = row * canvas.width + column;
      if (canvas.seen[index] !== 0) continue;
      const dx = column + 0.5 - ax;
      const dy = y - ay;
      for (let k = 2; k < carried; k++) {
        told[k - 2] = mesh[a + k]! + right[k]! * dx + down[k]! * dy;
      }
      paintSample(canvas, index, coat, told);
    }
  }
}
