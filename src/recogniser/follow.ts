/** Follows a fan from one frame to the next: nothing is searched where every end is still about where it was. */

import { flattened } from './fan-plane.ts';
import type { Found } from './frame-reader.ts';
import type { Models } from './models.ts';
import { Pyramid, turned, type Picture } from './picture.ts';
import { apart } from './quad.ts';
import { refine } from './refiner.ts';
import type { OnStage } from './stage.ts';

const looks = 2;
/** An end that moved further than this between two frames, in card widths on the mean, may be its neighbour. */
const furthest = 0.25;
/** Logit: what is less likely an end than this is covered now, or gone. */
const endFrom = 0;

/** Undefined where the fan must be searched anew. */
export function followFan(
  models: Models,
  picture: Picture,
  before: Found,
  onStage: OnStage,
): Found | undefined {
  const pyramid = new Pyramid(turned(picture, before.turns));
  const old = before.ends.map(({ quad }) => quad);
  const ends = refine(models.refiner, pyramid, old, looks);
  onStage('refine');
  const stayed =
    ends.length === old.length &&
    ends.every(({ quad, isEnd }, i) => isEnd > endFrom && apart(quad, old[i]!) < furthest);
  if (!stayed) return undefined;
  const quads = flattened(
    ends.map(({ quad }) => quad),
    before.rightOverLeft,
  );
  const there = ends.map((end, i) => ({ ...end, quad: quads[i]! }));
  return { ...before, pyramid, ends: there, followed: true };
}
