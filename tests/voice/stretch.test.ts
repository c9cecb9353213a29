/** Faster and slower words: their length changes, their pitch and loudness do not. */

import { describe, expect, it } from 'vitest';
import { draw, waveRate, type Wave } from '../../src/voice/sounds/wave.ts';
import { stretch } from '../../src/voice/stretch.ts';
import { peak, rms, seconds } from './measure.ts';

/** A tone like a voice's: a low note with its overtones. */
const tone = (hz: number): Wave =>
  draw(1.2, (time) =>
    [1, 2, 3, 5].reduce(
      (sum, overtone) => sum + (0.3 / overtone) * Math.sin(2 * Math.PI * hz * overtone * time),
      0,
    ),
  );

/** The distance around a period of `hz` at which the wave is most like itself, as a frequency. */
function pitch(wave: Wave, hz: number): number {
  const period = waveRate / hz;
  const middle = wave.subarray(Math.round(wave.length / 3), Math.round((2 * wave.length) / 3));
  let [best, most] = [0, -Infinity];
  for (let lag = Math.round(0.7 * period); lag < 1.4 * period; lag++) {
    let sum = 0;
    for (let at = 0; at + lag < middle.length; at++) sum += middle[at]! * middle[at + lag]!;
    const likeness = sum / (middle.length - lag);
    if (likeness > most) [best, most] = [lag, likeness];
  }
  return waveRate / best;
}

describe.each([0.8, 1.25, 1.5])('at %s of the usual speed', (speed) => {
  it.each([95, 130, 220])('a voice at %s Hz keeps its pitch and its loudness', (hz) => {
    const before = tone(hz);
    const after = stretch(before, waveRate, speed);
    expect(seconds(after)).toBeCloseTo(seconds(before) / speed, 3);
    expect(Math.abs(pitch(after, hz) / pitch(before, hz) - 1)).toBeLessThan(0.02);
    expect(rms(after, 0.1, seconds(after) - 0.1)).toBeCloseTo(rms(before), 1);
    expect(peak(after)).toBeLessThan(1.1 * peak(before));
  });

  it('a click comes at its time, once', () => {
    const click = draw(1, (time) => (Math.abs(time - 0.5) < 0.002 ? 1 : 0));
    const after = stretch(click, waveRate, speed);
    const loud = [...after.keys()].filter((at) => after[at]! > 0.3);
    expect(Math.abs(loud[0]! / waveRate - 0.5 / speed)).toBeLessThan(0.04);
    expect(loud.at(-1)! - loud[0]!).toBeLessThan(0.006 * waveRate);
  });
});

it.each([0, 1, 700])('a wave of %s samples is no trouble', (length) => {
  expect(stretch(new Float32Array(length), waveRate, 1.25).length).toBe(Math.round(length / 1.25));
});
