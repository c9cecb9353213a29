/** The mel filters and the cosine transform of the acoustic model: a power spectrum becomes 25 bands, and these 13 cepstra. */

import { spectrumSize } from './fourier.ts';

export const bandCount = 25;
export const cepstrumSize = 13;

/** What the model was trained with (its `feat.params`). */
const lowestHz = 130;
const highestHz = 6800;
const lifter = 22;
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

const cosines: readonly Float64Array[] = Array.from({ length: cepstrumSize }, (_, row) => {
  const unit = Math.sqrt((row === 0 ? 1 : 2) / bandCount);
  const lift = 1 + (lifter / 2) * Math.sin((row * Math.PI) / lifter);
  return Float64Array.from(
    { length: bandCount },
    (_, band) => unit * lift * Math.cos(((band + 0.5) * row * Math.PI) / bandCount),
  );
});

export function cepstrum(melPower: Float64Array): Float64Array {
  const logs = melPower.map((power) => Math.log(power + 1e-4));
  return Float64Array.from(cosines, (row) =>
    row.reduce((sum, cosine, band) => sum + cosine * logs[band]!, 0),
  );
}
