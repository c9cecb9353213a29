/** Measures a wave by its numbers: what an ear would say of it. */

import { waveRate, type Wave } from '../../src/voice/sounds/wave.ts';

export const seconds = (wave: Wave): number => wave.length / waveRate;
export const peak = (wave: Wave): number =>
  wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

export function rms(wave: Wave, from = 0, to = seconds(wave)): number {
  const part = wave.subarray(Math.round(from * waveRate), Math.round(to * waveRate));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

/** The centre of gravity of the power spectrum, in Hz, over windows of 512 samples taken every 4096. */
export function centroid(wave: Wave): number {
  const size = 512;
  const power = new Float64Array(size / 2);
  for (let start = 0; start + size <= wave.length; start += 4096) {
    for (let bin = 1; bin < size / 2; bin += 1) {
      let [real, imaginary] = [0, 0];
      for (let index = 0; index < size; index += 1) {
        const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size);
        const sample = (wave[start + index] ?? 0) * window;
        real += sample * Math.cos((2 * Math.PI * bin * index) / size);
        imaginary += sample * Math.sin((2 * Math.PI * bin * index) / size);
      }
      power[bin] = (power[bin] ?? 0) + real * real + imaginary * imaginary;
    }
  }
  const total = power.reduce((sum, value) => sum + value, 0);
  return power.reduce((sum, value, bin) => sum + (value * bin * waveRate) / size, 0) / total;
}
