/** What was spoken, as a sequence that can be laid beside another. */

import type { Sequence } from '../../cards/enrolment.ts';
import type { Network } from '../../networks/network.ts';
import { spokenPart } from '../offline-ear/spoken-part.ts';
import { framesASecond, FrontEnd, soundRate } from '../offline-ear/front-end.ts';
import { sequenceOf } from './likeness.ts';
import { bandCount, decibelsOf, onNetworksScale } from '../offline-ear/mel-picture.ts';

const hop = soundRate / framesASecond;
/** Shorter than any sentence, with what is kept before and after it. */
const leastFrames = 45;
/** Quiet before and after, so that the first and the last sound too stand in the middle of a row's three quarters of a second. */
const quietRows = 60;
/** How far below the voice that quiet is, in decibels. */
const quietBelow = 80;
/** What is so far below the voice, or so little above the room, in decibels, is no part of the sentence. */
const [voiceRange, aboveRoom, shareAboveRoom] = [26, 8, 0.4];
const margin = 2;

/** `sound` from -1 to 1 at 16 kHz. Nothing where nobody speaks. */
export function spokenIn(network: Network, sound: Float32Array): Sequence | undefined {
  const frames = new FrontEnd().push(sound);
  const spoken = spokenPart(frames);
  if (spoken.length < leastFrames) return undefined;
  const first = frames.indexOf(spoken[0]!) * hop;
  const { decibels, loudness } = sentenceIn(
    decibelsOf(sound.subarray(first, first + spoken.length * hop)),
  );
  const quiet = loudness - quietBelow;
  const picture = new Float32Array(decibels.length + 2 * quietRows * bandCount).fill(quiet);
  picture.set(
    decibels.map((one) => Math.max(one, quiet)),
    quietRows * bandCount,
  );
  return sequenceOf(network.run(onNetworksScale(picture), 1));
}

/** The rows from the first to the last that are loud enough, and how loud the voice is in them. */
function sentenceIn(decibels: Float32Array) {
  const loud = Float32Array.from({ length: decibels.length / bandCount }, (_, row) =>
    Math.max(...decibels.subarray(row * bandCount, (row + 1) * bandCount)),
  );
  const even = loud.map((one, row) => ((loud[row - 1] ?? one) + one + (loud[row + 1] ?? one)) / 3);
  const [voice, room] = [quantile(even, 0.95), quantile(even, 0.1)];
  const least = Math.max(
    voice - voiceRange,
    room + Math.min(aboveRoom, shareAboveRoom * (voice - room)),
  );
  const isLoud = (one: number) => one > least;
  const from = Math.max(0, even.findIndex(isLoud) - margin);
  const to = even.length - even.slice().reverse().findIndex(isLoud) + margin;
  return {
    decibels: decibels.slice(from * bandCount, to * bandCount),
    loudness: quantile(loud.slice(from, to), 0.95),
  };
}

function quantile(numbers: Float32Array, share: number): number {
  return numbers.slice().sort()[Math.floor(share * (numbers.length - 1))]!;
}
