/** What the network says of an utterance: how likely each sound is, frame by frame. */

import type { Network } from '../../networks/network.ts';
import { bandCount, decibelsOf, onNetworksScale } from './mel-picture.ts';

/** Of one frame, in logs: of each phone, of none, and of the best of them all. */
export type FrameScores = {
  readonly phones: Float32Array;
  readonly none: number;
  readonly best: number;
};

/** So many rows of mel bands go into one frame: 25 frames a second. */
const rowsAFrame = 4;
/** So many rows before a frame's own and after them the network sees too. */
const surroundings = 26;
/** The room is taken to sound before and after as it does in the quietest so many rows. */
const quiet = 8;
/** All voices are as loud, in decibels; what is so much softer is not told apart. */
const [voiceLevel, range] = [60, 60];
const loudShare = 0.95;

/** `sound` from -1 to 1 at 16 kHz, of one who speaks somewhere in it; `phones`: how many the network knows. */
export function frameScores(
  network: Network,
  phones: number,
  sound: Float32Array,
): readonly FrameScores[] {
  return scoresOf(network.run(onNetworksScale(levelled(decibelsOf(sound))), 1), phones);
}

function levelled(decibels: Float32Array): Float32Array {
  const rows = decibels.length / bandCount;
  const row = (at: number) => decibels.subarray(at * bandCount, (at + 1) * bandCount);
  const loudest = Float32Array.from({ length: rows }, (_, at) => Math.max(...row(at)));
  const inOrder = [...loudest.keys()].sort((one, other) => loudest[one]! - loudest[other]!);
  const loud = loudest[inOrder[Math.floor(loudShare * (rows - 1))]!]!;
  const level = (one: number) => Math.max(one - loud, -range) + voiceLevel;
  const room = meanOf(inOrder.slice(0, quiet).map((at) => row(at).map(level)));
  const whole = Math.ceil(rows / rowsAFrame) * rowsAFrame;
  const picture = new Float32Array((whole + 2 * surroundings) * bandCount);
  for (let at = 0; at < picture.length; at += bandCount) picture.set(room, at);
  picture.set(decibels.map(level), surroundings * bandCount);
  return picture;
}

function meanOf(rows: readonly Float32Array[]): Float32Array {
  return Float32Array.from(
    { length: bandCount },
    (_, band) => rows.reduce((sum, one) => sum + one[band]!, 0) / rows.length,
  );
}

/** `logits`: one row a frame, a number for each phone and the last for none (the blank of CTC). */
export function scoresOf(logits: Float32Array, phones: number): readonly FrameScores[] {
  const size = phones + 1;
  return Array.from({ length: logits.length / size }, (_, frame) => {
    const row = logits.subarray(frame * size, (frame + 1) * size);
    const most = row.reduce((one, other) => Math.max(one, other), -Infinity);
    const log = Math.log(row.reduce((total, one) => total + Math.exp(one - most), 0));
    const scores = row.map((one) => one - most - log);
    return { phones: scores.subarray(0, phones), none: scores[phones]!, best: -log };
  });
}
