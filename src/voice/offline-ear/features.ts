/** Cepstra of a whole utterance become what the acoustic model was trained on: three streams of 13 numbers a frame. */

import type { Frame } from './front-end.ts';
import { cepstrumSize } from './mel.ts';

/** Kept before the first and after the last loud frame: soft beginnings and ends are not told as speech. */
const [leadFrames, tailFrames] = [15, 20];
/** Who speaks to the phone is near it: what is this much softer (in the loudness that is the first cepstrum) is the room. */
const nearRange = 16;
const loudShare = 0.95;

export const featureSize = 3 * cepstrumSize;
/** Cepstra less their mean, their change, and the change of that. */
export type Feature = Float64Array;

/** The part of the frames in which somebody near speaks. Empty where nobody does. */
export function spokenPart(frames: readonly Frame[]): readonly Frame[] {
  const spoken = frames.filter(({ speech }) => speech).map(loudnessOf);
  const loud = spoken.sort((one, other) => one - other)[Math.floor(loudShare * spoken.length)];
  if (loud === undefined) return [];
  const near = frames.map((frame) => frame.speech && loudnessOf(frame) > loud - nearRange);
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)];
  return frames.slice(Math.max(0, first - leadFrames), last + tailFrames + 1);
}

const loudnessOf = ({ cepstrum }: Frame): number => cepstrum[0]!;

export function featuresOf(frames: readonly Frame[]): readonly Feature[] {
  const mean = meanOf(frames.map(({ cepstrum }) => cepstrum));
  const cepstra = frames.map(({ cepstrum }) => cepstrum.map((value, at) => value - mean[at]!));
  const last = cepstra.length - 1;
  const near = (frame: number) => cepstra[Math.min(last, Math.max(0, frame))]!;
  return cepstra.map((now, frame) => {
    const feature = new Float64Array(featureSize);
    for (let at = 0; at < cepstrumSize; at++) {
      const change = (from: number, to: number) => near(frame + to)[at]! - near(frame + from)[at]!;
      feature[at] = now[at]!;
      feature[cepstrumSize + at] = change(-2, 2);
      feature[2 * cepstrumSize + at] = change(-1, 3) - change(-3, 1);
    }
    return feature;
  });
}

function meanOf(cepstra: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(cepstrumSize);
  for (const cepstrum of cepstra) cepstrum.forEach((value, at) => (mean[at]! += value));
  return mean.map((sum) => sum / Math.max(1, cepstra.length));
}
