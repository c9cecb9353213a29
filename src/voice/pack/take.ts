/** Makes a take of what the microphone heard: without the silence at its ends, as loud as all other sentences. */

import { decibels, levelTo, loudness, speechDb } from '../sounds/level.ts';
import type { Wave } from '../sounds/wave.ts';

/** Samples a second: what speech needs, as in the clips that the app carries. */
export const takeRate = 16_000;
/** Longer than any sentence; a recorder that was forgotten stops by itself. */
export const longestTakeSeconds = 10;

const frame = 0.02 * takeRate;
/** Shorter bursts are the finger on the screen. */
const leastFrames = 4;
/** A voice begins with a breath and ends in an echo: so much is left before the first loud frame, and after the last. */
const before = 4 * frame;
const after = 7 * frame;
const fade = 0.01 * takeRate;
/** A voice is at least so much above the quiet of the room, and never as soft as this. */
const standsOutDb = 12;
const softestDb = -55;

/** Nothing where nobody spoke. `sound` has `takeRate`. */
export function takeFrom(sound: Wave): Wave | undefined {
  const steady = withoutRumble(sound);
  const levels = frameLevels(steady);
  const sorted = [...levels].sort((one, other) => one - other);
  const quiet = sorted[Math.floor(0.05 * sorted.length)] ?? 0;
  const loud = sorted[Math.floor(0.95 * sorted.length)] ?? 0;
  if (loud < quiet + standsOutDb || loud < softestDb) return undefined;
  const bound = Math.min(quiet + 8, loud - 15);
  const spoken = bursts(levels, bound);
  const [first, last] = [spoken[0], spoken.at(-1)];
  if (!first || !last) return undefined;
  const cut = steady.slice(Math.max(0, first.begin * frame - before), last.end * frame + after);
  return levelTo(faded(cut), takeRate, speechDb);
}

/** A microphone's offset and the hum of its stand say nothing: a first-order high pass at about 80 Hz. */
function withoutRumble(sound: Wave): Wave {
  let [heard, made] = [sound[0] ?? 0, 0];
  return sound.map((sample) => {
    made = sample - heard + 0.97 * made;
    heard = sample;
    return made;
  });
}

function frameLevels(sound: Wave): readonly number[] {
  return Array.from({ length: Math.floor(sound.length / frame) }, (_, at) => {
    const part = sound.subarray(at * frame, (at + 1) * frame);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / frame;
    return decibels(Math.sqrt(power) + 1e-6);
  });
}

/** Runs of frames that are loud long enough; `end` is the frame after the last. */
function bursts(levels: readonly number[], bound: number) {
  const runs: { begin: number; end: number }[] = [];
  levels.forEach((level, at) => {
    if (level <= bound) return;
    const run = runs.at(-1);
    if (run?.end === at) run.end = at + 1;
    else runs.push({ begin: at, end: at + 1 });
  });
  return runs.filter(({ begin, end }) => end - begin >= leastFrames);
}

function faded(wave: Wave): Wave {
  return wave.map((sample, at) => sample * Math.min(1, at / fade, (wave.length - 1 - at) / fade));
}

/** For the eye of who records: from 0, silence, to 1, as loud as can be. */
export function heightOf(sound: Wave): number {
  const db = sound.some((sample) => sample !== 0) ? loudness(sound, takeRate) : -60;
  return Math.max(0, Math.min(1, 1 + db / 60));
}
