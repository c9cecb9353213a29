/** Puts refined ends in order as a fan: doubles out, strangers out, left to right, and what lies over what. */

import type { Refined } from './refiner.ts';
import { between, distance, extended, widthOf } from './quad.ts';
import type { Point, Quad } from './recogniser.ts';

export type FanCard = {
  readonly quad: Quad;
  readonly over: readonly Quad[];
  readonly isEnd: number;
};
export type Fan = { readonly cards: readonly FanCard[]; readonly rightOverLeft: boolean };

/** Two ends whose uncovered upper corners are nearer than this, in card widths, are one end found twice. */
const sameCorner = 0.16;
/** Neighbours nearer than this share of the usual gap are one end found twice, too. */
const crowded = 0.45;
/** Neighbours of one fan have their upper edges within so many card widths. */
const reach = 1.8;

/** The fan in the picture: its largest group of neighbouring ends. `aspect` is the card's height over its width. */
export function arrange(ends: readonly Refined[], aspect: number): Fan {
  const rightOverLeft = ends.reduce((sum, end) => sum + end.rightOver, 0) > 0;
  const corner = rightOverLeft ? 0 : 1;
  const rough = leftToRight(largestGroup(withoutDoubles(ends, corner, sameCorner)));
  const near = Math.max(sameCorner, crowded * usualGap(rough, corner));
  const sorted = leftToRight(largestGroup(withoutDoubles(rough, corner, near)));
  const whole = sorted.map((end) => extended(end.quad, aspect));
  const cards = sorted.map((end, i) => ({
    quad: end.quad,
    isEnd: end.isEnd,
    over: rightOverLeft ? whole.slice(i + 1) : whole.slice(0, i),
  }));
  return { cards, rightOverLeft };
}

/** `corner` is the upper corner that a neighbour leaves free: 0 left, 1 right; `near` is in card widths. */
function withoutDoubles(ends: readonly Refined[], corner: 0 | 1, near: number): readonly Refined[] {
  const kept: Refined[] = [];
  for (const end of [...ends].sort((a, b) => b.isEnd - a.isEnd)) {
    const reach = near * widthOf(end.quad);
    if (!kept.some((other) => distance(end.quad[corner], other.quad[corner]) < reach)) {
      kept.push(end);
    }
  }
  return kept;
}

function leftToRight(ends: readonly Refined[]): readonly Refined[] {
  const axis = rightward(ends.map((end) => end.quad));
  return [...ends].sort((a, b) => along(axis, top(a.quad)) - along(axis, top(b.quad)));
}

/** The middle one of the distances between neighbours' free corners, in card widths. */
function usualGap(ends: readonly Refined[], corner: 0 | 1): number {
  const gaps = ends
    .slice(1)
    .map(({ quad }, i) => distance(quad[corner], ends[i]!.quad[corner]) / widthOf(quad));
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

function largestGroup(ends: readonly Refined[]): readonly Refined[] {
  const left = new Set(ends);
  let best: readonly Refined[] = [];
  for (const start of ends) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const member of group) {
      for (const other of left) {
        if (neighbours(member.quad, other.quad)) {
          left.delete(other);
          group.push(other);
        }
      }
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

function neighbours(a: Quad, b: Quad): boolean {
  const [wa, wb] = [widthOf(a), widthOf(b)];
  return wa < 1.8 * wb && wb < 1.8 * wa && distance(top(a), top(b)) < reach * Math.max(wa, wb);
}

function top(quad: Quad): Point {
  return between(quad[0], quad[1], 0.5);
}

function rightward(quads: readonly Quad[]): Point {
  return quads.reduce<Point>(
    (sum, quad) => [sum[0] + quad[1][0] - quad[0][0], sum[1] + quad[1][1] - quad[0][1]],
    [0, 0],
  );
}

function along(axis: Point, point: Point): number {
  return axis[0] * point[0] + axis[1] * point[1];
}
