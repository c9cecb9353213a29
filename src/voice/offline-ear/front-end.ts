/** Tells while sound comes in where somebody speaks, and how loud: 100 frames a second. */

import { powerSpectrum, spectrumSize } from './fourier.ts';
import { bandCount, loudnessOf, melBands } from './mel.ts';
import { NoiseRemover } from './noise.ts';

export const soundRate = 16_000;
export const framesASecond = 100;
const hop = soundRate / framesASecond;
const frameLength = 410;
const emphasis = 0.97;
/** Sound is reckoned as 16-bit numbers. */
const fullScale = 32_768;

/** `loudness` in logs. */
export type Frame = { readonly loudness: number; readonly speech: boolean };

const hamming = Float64Array.from(
  { length: frameLength },
  (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (frameLength - 1)),
);

export class FrontEnd {
  readonly #noise = new NoiseRemover();
  readonly #samples = new Float64Array(frameLength);
  #filled = 0;
  #before = 0;

  /** `samples` from -1 to 1 at 16 kHz, in pieces of any length. */
  push(samples: Float32Array): readonly Frame[] {
    const frames: Frame[] = [];
    for (const sample of samples) {
      this.#samples[this.#filled++] = sample * fullScale;
      if (this.#filled === frameLength) frames.push(this.#frame());
    }
    return frames;
  }

  #frame(): Frame {
    const shaped = this.#samples.map(
      (sample, index) =>
        hamming[index]! *
        (sample - emphasis * (index === 0 ? this.#before : this.#samples[index - 1]!)),
    );
    this.#before = this.#samples[hop - 1]!;
    this.#samples.copyWithin(0, hop);
    this.#filled = frameLength - hop;
    const power = new Float64Array(spectrumSize / 2 + 1);
    const mel = new Float64Array(bandCount);
    powerSpectrum(shaped, power);
    melBands(power, mel);
    const speech = this.#noise.clean(mel);
    return { loudness: loudnessOf(mel), speech };
  }
}
