/** What was spoken, as a sequence that can be laid beside another. */

import type { Sequence } from '../../cards/own-voice.ts';
import type { Network } from '../../networks/network.ts';
import { spokenPart } from '../offline-ear/features.ts';
import { framesASecond, FrontEnd, soundRate } from '../offline-ear/front-end.ts';
import { sequenceOf } from './likeness.ts';
import { bandCount, decibelsOf, onNetworksScale } from './mel-picture.ts';

const hop = soundRate / framesASecond;
/** Quiet before and after, so that the first and the last sound too stand in the middle of a row's three quarters of a second. */
const quietRows = 40;
/** Shorter than any sentence, with what is kept before and after it. */
const leastFrames = 45;

/** `sound` from -1 to 1 at 16 kHz. Nothing where nobody speaks. */
export function spokenIn(network: Network, sound: Float32Array): Sequence | undefined {
  const frames = new FrontEnd().push(sound);
  const spoken = spokenPart(frames);
  if (spoken.length < leastFrames) return undefined;
  const first = frames.indexOf(spoken[0]!) * hop;
  const decibels = decibelsOf(sound.subarray(first, first + spoken.length * hop));
  const lowest = decibels.reduce((least, one) => Math.min(least, one), Infinity);
  const picture = new Float32Array(decibels.length + 2 * quietRows * bandCount).fill(lowest);
  picture.set(decibels, quietRows * bandCount);
  return sequenceOf(network.run(onNetworksScale(picture), 1));
}
