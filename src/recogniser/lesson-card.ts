/** The one card that is held up in a lesson: where it should be, and where it is. */

import type { Advice } from '../cards/lesson.ts';
import { findEnds } from './finder.ts';
import type { Models } from './models.ts';
import type { Picture, Pyramid } from './picture.ts';
import { centre, distance, endHeight, rectangle, widthOf } from './quad.ts';
import type { Quad } from './recogniser.ts';
import { refine, type Refined } from './refiner.ts';

export type SeenCard =
  | { readonly quad: Quad; readonly advice?: Advice }
  | { readonly quad?: undefined; readonly advice: Advice };

/** Share of the frame's longer side: as large as an end may be for the finder to know it. */
const guideWidth = 0.2;
const heatFrom = 0.3;
const most = 6;
/** Looks at everything that may be a card, and then at the one that is chosen. */
const firstLooks = 2;
const moreLooks = 4;
/** Logits from which an end is one, and from which it is one even beside another. */
const likely = 0;
const surely = 1.5;
/** How far from the guide a card may be, in guide widths, and how much smaller or larger. */
const nearby = 0.8;
const smallest = 0.5;
const largest = 1.5;

/** Share of the frame's height: a card's lower end needs room below. */
const guideMiddle = 0.4;

/** The upper end of the card that is asked for. */
export function guideFor({ width, height }: Picture): Quad {
  const wide = Math.min(guideWidth * Math.max(width, height), 0.5 * width);
  const high = endHeight * wide;
  const [left, top] = [(width - wide) / 2, guideMiddle * height - high / 2];
  return rectangle(left, top, left + wide, top + high);
}

/** The card in the guide, or what keeps it from being there. */
export function findCard(models: Models, pyramid: Pyramid, guide: Quad): SeenCard {
  const guesses = findEnds(models.finder, pyramid, heatFrom, most).map(({ quad }) => quad);
  const found = refine(models.refiner, pyramid, [...guesses, guide], firstLooks)
    .filter(({ isEnd }) => isEnd > likely)
    .sort((a, b) => away(a.quad, guide) - away(b.quad, guide));
  const [nearest, ...others] = found;
  if (nearest === undefined) return { advice: 'no-card' };
  const size = widthOf(nearest.quad) / widthOf(guide);
  if (size < smallest) return { advice: 'closer' };
  if (size > largest) return { advice: 'farther' };
  if (others.some((other) => isAnother(other, nearest))) return { advice: 'two-cards' };
  if (away(nearest.quad, guide) > nearby) return { advice: 'into-frame' };
  const [quad] = refine(models.refiner, pyramid, [nearest.quad], moreLooks);
  return quad === undefined ? { advice: 'no-card' } : { quad: quad.quad };
}

/** Beside it: what lies below or above it is the card's own lower end, or the same card found twice. */
function isAnother(other: Refined, { quad }: Refined): boolean {
  const wide = widthOf(quad);
  const [[x, y], [ox, oy]] = [centre(quad), centre(other.quad)];
  const [[ax, ay], [bx, by]] = quad;
  const across = Math.abs((ox - x) * (bx - ax) + (oy - y) * (by - ay)) / wide;
  return other.isEnd > surely && across > 0.25 * wide && widthOf(other.quad) > 0.6 * wide;
}

/** Distance of the middles in guide widths. */
function away(quad: Quad, guide: Quad): number {
  return distance(centre(quad), centre(guide)) / widthOf(guide);
}
