/**
 * Speaks faster or slower with the pitch as it was: WSOLA (W. Verhelst and M. Roelands, 1993). A buffer source knows no
 * other speed but by its pitch, and an audio element, which does, begins late and not always after the same time.
 */

import type { Wave } from './sounds/wave.ts';

/** A few periods of the deepest voice: shorter ones would break its tone, longer ones would be heard twice. */
const frameSeconds = 0.04;
/** One period of that voice: within it there is always a place that goes on as the wave did. */
const reachSeconds = 0.0125;
/** The search first looks at places and samples as far apart as this: enough to find a voice's period. */
const coarseSeconds = 1 / 6000;

/** `speed` 2 is twice as fast; `rate` in samples a second. */
export function stretch(wave: Wave, rate: number, speed: number): Float32Array<ArrayBuffer> {
  const half = Math.round((frameSeconds * rate) / 2);
  const reach = Math.round(reachSeconds * rate);
  const coarse = Math.max(1, Math.round(coarseSeconds * rate));
  const made = new Float32Array(Math.round(wave.length / speed));
  let before = -half;
  // Each frame swells while the one before it fades: together they are as loud as the wave.
  for (let start = -half; start < made.length; start += half) {
    const wished = Math.round((start + half) * speed) - half;
    const from =
      start < 0 ? wished : likest(wave, before + half, wished, { reach, coarse, length: 2 * half });
    for (let at = Math.max(0, -start); at < 2 * half && start + at < made.length; at++) {
      const swell = 0.5 - 0.5 * Math.cos((Math.PI * at) / half);
      made[start + at]! += swell * (wave[from + at] ?? 0);
    }
    before = from;
  }
  return made;
}

/** How far to look, how coarsely at first, and at how much; all in samples. */
type Search = { readonly reach: number; readonly coarse: number; readonly length: number };

/** The place around `wished` from which the wave is most like what it is from `model` on. */
function likest(wave: Wave, model: number, wished: number, search: Search): number {
  const { reach, coarse, length } = search;
  const best = (around: number, within: number, step: number): number => {
    let [place, most] = [around, -Infinity];
    for (let from = around - within; from <= around + within; from += step) {
      const likeness = likenessOf(wave, model, from, length, step);
      if (likeness > most) [place, most] = [from, likeness];
    }
    return place;
  };
  return best(best(wished, reach, coarse), coarse - 1, 1);
}

/** Their correlation over every so many samples, by the strength of the second alone: the first is always the same. */
function likenessOf(wave: Wave, model: number, from: number, length: number, step: number): number {
  const begin = Math.max(0, -model, -from);
  const end = Math.min(length, wave.length - Math.max(model, from));
  let [product, power] = [0, 1e-9];
  for (let at = begin; at < end; at += step) {
    const sample = wave[from + at]!;
    product += wave[model + at]! * sample;
    power += sample * sample;
  }
  return product / Math.sqrt(power);
}
