/** The mel filters by which speech is told from noise: a power spectrum becomes 25 bands (CMU Sphinx's for en-us). */

import { spectrumSize } from './fourier.ts';

export const bandCount = 25;

const lowestHz = 130;
const highestHz = 6800;
const binHz = 16_000 / spectrumSize;

type Band = { readonly first: number; readonly weights: Float64Array };

const mel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const hertz = (mels: number) => 700 * (10 ** (mels / 2595) - 1);

const bands: readonly Band[] = Array.from({ length: bandCount }, (_, index) => bandAt(index));

/** A triangle of area 1 whose corners lie on bins of the spectrum. */
function bandAt(index: number): Band {
  const step = (mel(highestHz) - mel(lowestHz)) / (bandCount + 1);
  const corner = (at: number) =>
    Math.floor(hertz(mel(lowestHz) + (index + at) * step) / binHz + 0.5) * binHz;
  const [low, peak, high] = [corner(0), corner(1), corner(2)];
  const first = Math.round(low / binHz);
  const weights = Float64Array.from({ length: Math.round(high / binHz) - first + 1 }, (_, bin) => {
    const hz = (first + bin) * binHz;
    return Math.min((hz - low) / (peak - low), (high - hz) / (high - peak)) * (2 / (high - low));
  });
  return { first, weights };
}

export function melBands(power: Float64Array, into: Float64Array): void {
  bands.forEach(({ first, weights }, band) => {
    let sum = 0;
    for (let bin = 0; bin < weights.length; bin++) sum += power[first + bin]! * weights[bin]!;
    into[band] = sum;
  });
}

/** Of all bands together: the sum of their logs, on the scale of a first cepstrum. */
export function loudnessOf(melPower: Float64Array): number {
  return melPower.reduce((sum, power) => sum + Math.log(power + 1e-4), 0) / Math.sqrt(bandCount);
}
