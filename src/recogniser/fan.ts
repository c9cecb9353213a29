/** Puts refined ends in order as a fan: strangers out, left to right, and what lies over what. */

import { between, distance, extended, widthOf } from './quad.ts';
import type { Point, Quad } from './recogniser.ts';
import type { Refined } from './refiner.ts';

/** Ends of one fan from left to right; some may still be one end found twice. */
export type Fan = { readonly ends: readonly Refined[]; readonly rightOverLeft: boolean };

/** Two ends whose free upper corners are nearer than this, in card widths, and that are as good as parallel are one. */
const sameCorner = 0.07;
/** Neighbours of one fan have their upper edges within so many card widths. */
const reach = 1.8;

/** The fan in the picture: its largest group of neighbouring ends. */
export function arrange(ends: readonly Refined[]): Fan {
  const rightOverLeft = isRightOverLeft(ends);
  const group = largestGroup(withoutDoubles(ends, rightOverLeft));
  return { ends: leftToRight(group), rightOverLeft };
}

/** By the sum of what each end shows of it. */
export function isRightOverLeft(ends: readonly Refined[]): boolean {
  return ends.reduce((sum, end) => sum + end.rightOver, 0) > 0;
}

/** The upper corner that a neighbour leaves free: 0 left, 1 right. */
export function freeCorner(rightOverLeft: boolean): 0 | 1 {
  return rightOverLeft ? 0 : 1;
}

/** Distance of two ends' free corners in card widths. */
export function gapBetween(a: Quad, b: Quad, rightOverLeft: boolean): number {
  const corner = freeCorner(rightOverLeft);
  return (2 * distance(a[corner], b[corner])) / (widthOf(a) + widthOf(b));
}

/** Nearer ends than this are more likely one end found twice than one lying over the other. */
const covers = 0.14;

/** The whole cards that lie over end `index` of a fan; `aspect` is a card's height over its width. */
export function cardsOver(
  quads: readonly Quad[],
  index: number,
  rightOverLeft: boolean,
  aspect: number,
): readonly Quad[] {
  const over = rightOverLeft ? quads.slice(index + 1) : quads.slice(0, index);
  const own = quads[index]!;
  return over
    .filter((quad) => gapBetween(own, quad, rightOverLeft) > covers)
    .map((quad) => extended(quad, aspect));
}

/** Of ends found twice, the better one. */
export function withoutDoubles(
  ends: readonly Refined[],
  rightOverLeft: boolean,
): readonly Refined[] {
  const kept: Refined[] = [];
  for (const end of [...ends].sort((a, b) => b.isEnd - a.isEnd)) {
    if (!kept.some((other) => gapBetween(end.quad, other.quad, rightOverLeft) < sameCorner)) {
      kept.push(end);
    }
  }
  return kept;
}

/**
 * First along one axis, then neighbours along their own: a fan may open so wide that its last cards lean back beneath the
 * ones before.
 */
function leftToRight(ends: readonly Refined[]): readonly Refined[] {
  const axis = rightward(ends.map((end) => end.quad));
  const sorted = [...ends].sort((a, b) => along(axis, top(a.quad)) - along(axis, top(b.quad)));
  for (let pass = 1; pass < sorted.length; pass++) {
    for (let i = 1; i < sorted.length; i++) {
      const [a, b] = [sorted[i - 1]!, sorted[i]!];
      const own = rightward([a.quad, b.quad]);
      if (along(own, top(a.quad)) > along(own, top(b.quad))) [sorted[i - 1], sorted[i]] = [b, a];
    }
  }
  return sorted;
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
