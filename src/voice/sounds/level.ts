/** Makes spoken clips alike: the same silence before the first sound, the same loudness. */

import type { Wave } from './wave.ts';

const frameSeconds = 0.02;
/** Over this long a clip swells and fades, so that the cut does not click. */
const fadeSeconds = 0.004;
/** A frame this far below the loudest one is a pause: it counts neither as speech nor towards its loudness. */
const gateDb = -30;

/** How loud every spoken sentence is, rendered or recorded. */
export const speechDb = -17;

export const decibels = (ratio: number): number => 20 * Math.log10(ratio);

/** Cuts silence off both ends and leaves `paddingSeconds` of it, so that every clip begins equally soon. */
export function trim(wave: Wave, rate: number, paddingSeconds: number): Wave {
  const levels = frameLevels(wave, rate);
  const floor = Math.max(...levels) + gateDb - 10;
  const first = levels.findIndex((level) => level > floor);
  const last = levels.length - 1 - [...levels].reverse().findIndex((level) => level > floor);
  const frame = Math.round(frameSeconds * rate);
  const speech = wave.subarray(first * frame, (last + 1) * frame);
  const padding = Math.round(paddingSeconds * rate);
  const trimmed = new Float32Array(speech.length + 2 * padding);
  trimmed.set(faded(speech, rate), padding);
  return trimmed;
}

function faded(wave: Wave, rate: number): Wave {
  const fade = fadeSeconds * rate;
  return wave.map(
    (sample, index) => sample * Math.min(1, index / fade, (wave.length - 1 - index) / fade),
  );
}

/** Loudness of what is spoken, in dB below full scale (RMS), pauses left out. */
export function loudness(wave: Wave, rate: number): number {
  const levels = frameLevels(wave, rate);
  const gate = Math.max(...levels) + gateDb;
  const powers = levels.filter((level) => level > gate).map((level) => 10 ** (level / 10));
  return 10 * Math.log10(powers.reduce((sum, power) => sum + power, 0) / powers.length);
}

/** Brings a clip to `targetDb`. Peaks above 0.6 are rounded off smoothly, so that nothing is cut hard. */
export function levelTo(wave: Wave, rate: number, targetDb: number): Wave {
  const gain = 10 ** ((targetDb - loudness(wave, rate)) / 20);
  return wave.map((sample) => roundOff(sample * gain));
}

/** As it is up to a height of 0.6, and never above 0.85. */
export function roundOff(sample: number): number {
  const [knee, room] = [0.6, 0.25];
  const height = Math.abs(sample);
  if (height <= knee) return sample;
  return Math.sign(sample) * (knee + room * Math.tanh((height - knee) / room));
}

function frameLevels(wave: Wave, rate: number): readonly number[] {
  const frame = Math.round(frameSeconds * rate);
  return Array.from({ length: Math.ceil(wave.length / frame) }, (_, index) => {
    const part = wave.subarray(index * frame, (index + 1) * frame);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
    return 10 * Math.log10(power + 1e-12);
  });
}
