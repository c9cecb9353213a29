/** Where in an utterance somebody speaks who is near. */

import type { Frame } from './front-end.ts';

/** Kept before the first and after the last loud frame: soft beginnings and ends are not told as speech. */
const [leadFrames, tailFrames] = [15, 20];
/** Who speaks to the phone is near it: what is this much softer is the room. */
const nearRange = 16;
const loudShare = 0.95;

/** The part of the frames in which somebody near speaks. Empty where nobody does. */
export function spokenPart(frames: readonly Frame[]): readonly Frame[] {
  const spoken = frames.filter(({ speech }) => speech).map(({ loudness }) => loudness);
  const loud = spoken.sort((one, other) => one - other)[Math.floor(loudShare * spoken.length)];
  if (loud === undefined) return [];
  const near = frames.map(({ speech, loudness }) => speech && loudness > loud - nearRange);
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)];
  return frames.slice(Math.max(0, first - leadFrames), last + tailFrames + 1);
}
