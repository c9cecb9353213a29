/** What a place on a card looks like: its print, its cut edge, the shadow of the cards above it. */

import type { Canvas } from './canvas.ts';
import type { BentCard } from './fan.ts';
import type { Print } from './mip.ts';
import type { Stock } from './stock.ts';

export type Coat = {
  /** The canvas's number for the card. */
  readonly mark: number;
  readonly print: Print;
  readonly card: BentCard;
  readonly stock: Stock;
  /**
   * For each card above, six numbers: from u and v to millimetres from that card's middle,
   * x = first + second * u + third * v, and y likewise.
   */
  readonly above: Float64Array;
};

/** How much light the edges above leave, 0 to 1. */
function leftByAbove(coat: Coat, u: number, v: number): number {
  const { stock, card, above } = coat;
  let left = 1;
  for (let i = 0; i < above.length; i += 6) {
    const x = above[i]! + above[i + 1]! * u + above[i + 2]! * v;
    const y = above[i + 3]! + above[i + 4]! * u + above[i + 5]! * v;
    const across = (x < 0 ? -x : x) - card.widthMm / 2;
    const along = (y < 0 ? -y : y) - card.heightMm / 2;
    const outside = (across > along ? across : along) / stock.shadowMm;
    if (outside >= 1) continue;
    const near = outside < 0 ? 1 : 1 - outside;
    left *= 1 - stock.shadow * near * near;
  }
  return left;
}

/** Millimetres to the cut edge, rounded corners cut off; negative beyond it. */
function toEdge(coat: Coat, u: number, v: number): number {
  const { card, stock } = coat;
  const fromSide = (u < 0.5 ? u : 1 - u) * card.widthMm;
  const fromEnd = (v < 0.5 ? v : 1 - v) * card.heightMm;
  if (fromSide < stock.cornerMm && fromEnd < stock.cornerMm) {
    const x = stock.cornerMm - fromSide;
    const y = stock.cornerMm - fromEnd;
    return stock.cornerMm - Math.sqrt(x * x + y * y);
  }
  return fromSide < fromEnd ? fromSide : fromEnd;
}

/**
 * Paints one sample, unless it lies beyond a rounded corner. `told` are u and v, then the light there: red, green,
 * blue, mirrored; in an array, because nine numbers handed over for each sample would be put on the heap.
 */
export function paintSample(canvas: Canvas, index: number, coat: Coat, told: Float64Array): void {
  const { print, stock, card } = coat;
  const u = told[0]!;
  const v = told[1]!;
  const mirrored = told[5]!;
  const edge = toEdge(coat, u, v);
  if (edge < 0) return;
  const x = (card.turned ? 1 - u : u) * print.width - 0.5;
  const y = (card.turned ? 1 - v : v) * print.height - 0.5;
  const x0 = x < 0 ? 0 : x > print.width - 2 ? print.width - 2 : x | 0;
  const y0 = y < 0 ? 0 : y > print.height - 2 ? print.height - 2 : y | 0;
  const fx = x < x0 ? 0 : x > x0 + 1 ? 1 : x - x0;
  const fy = y < y0 ? 0 : y > y0 + 1 ? 1 : y - y0;
  const p = (y0 * print.width + x0) * 3;
  const q = p + print.width * 3;
  const w0 = (1 - fx) * (1 - fy);
  const w1 = fx * (1 - fy);
  const w2 = (1 - fx) * fy;
  const w3 = fx * fy;
  const ink = print.light;
  let inkRed = ink[p]! * w0 + ink[p + 3]! * w1 + ink[q]! * w2 + ink[q + 3]! * w3;
  let inkGreen = ink[p + 1]! * w0 + ink[p + 4]! * w1 + ink[q + 1]! * w2 + ink[q + 4]! * w3;
  let inkBlue = ink[p + 2]! * w0 + ink[p + 5]! * w1 + ink[q + 2]! * w2 + ink[q + 5]! * w3;
  if (edge < stock.rimMm) {
    inkRed += (stock.rim[0] - inkRed) * 0.8;
    inkGreen += (stock.rim[1] - inkGreen) * 0.8;
    inkBlue += (stock.rim[2] - inkBlue) * 0.8;
  }
  const left = leftByAbove(coat, u, v);
  const span = stock.white - stock.black;
  const to = index * 3;
  canvas.seen[index] = coat.mark;
  canvas.light[to] = ((stock.black + span * inkRed) * told[2]! + mirrored) * left;
  canvas.light[to + 1] = ((stock.black + span * inkGreen) * told[3]! + mirrored) * left;
  canvas.light[to + 2] = ((stock.black + span * inkBlue) * told[4]! + mirrored) * left;
}
