/** Small questions about quads, and the two squares of the card that networks see. */

import type { Point, Quad } from './recogniser.ts';

/** The end of a card in card widths: one wide, one and a half high. */
export const endHeight = 1.5;

export function rectangle(x0: number, y0: number, x1: number, y1: number): Quad {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

export function mapQuad(quad: Quad, change: (point: Point, index: number) => Point): Quad {
  return [change(quad[0], 0), change(quad[1], 1), change(quad[2], 2), change(quad[3], 3)];
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function centre(quad: Quad): Point {
  return between(between(quad[0], quad[2], 0.5), between(quad[1], quad[3], 0.5), 0.5);
}

/** Length of the upper edge. */
export function widthOf(quad: Quad): number {
  return distance(quad[0], quad[1]);
}

/** Mean distance of corresponding corners, in widths of the first. */
export function apart(a: Quad, b: Quad): number {
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += distance(a[k]!, b[k]!);
  return sum / 4 / widthOf(a);
}

/** True where the corners run clockwise on the screen and no corner is folded in. */
export function isConvex(quad: Quad): boolean {
  for (let k = 0; k < 4; k++) {
    const [a, b, c] = [quad[k]!, quad[(k + 1) % 4]!, quad[(k + 2) % 4]!];
    const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
    if (!(cross > 4)) return false;
  }
  return true;
}

/** The card down to `aspect` widths, its sides drawn on. */
export function extended(end: Quad, aspect: number): Quad {
  const share = aspect / endHeight;
  return [end[0], end[1], between(end[1], end[2], share), between(end[0], end[3], share)];
}
