/**
 * Takes a steady noise out of the mel bands, and tells speech from pauses by what is left: spectral minima are tracked
 * (Doblinger 1995), what was just loud masks what follows, and the gains are smoothed over bands. Steps and constants are
 * those of CMU Sphinx (fe_noise.c).
 */

import { bandCount } from './mel.ts';

const smoothing = 0.7;
const [riseSlowly, fallFast] = [0.995, 0.5];
const [fading, masked] = [0.85, 0.2];
const mostGain = 20;
const window = 4;
const [peakLearns, peakForgets] = [0.9, 0.9995];
/** A frame is speech where one band stands out of the noise this much, and the whole is at most so far below the peak (logs). */
const outstanding = 2;
const speechRange = 8;

const bands = () => new Float64Array(bandCount);

export class NoiseRemover {
  readonly #power = bands();
  readonly #noise = bands();
  readonly #floor = bands();
  readonly #peak = bands();
  readonly #signal = bands();
  readonly #gain = bands();
  #loudest = 0;
  #begun = false;

  /** Changes the bands in place. True where the frame holds speech. */
  clean(mel: Float64Array): boolean {
    if (!this.#begun) this.#begin(mel);
    for (let band = 0; band < bandCount; band++)
      this.#power[band] = smoothing * this.#power[band]! + (1 - smoothing) * mel[band]!;
    followFloor(this.#noise, this.#power);
    const speech = this.#isSpeech();
    followFloor(this.#floor, this.#signal);
    this.#mask();
    this.#weigh(mel);
    return speech;
  }

  #begin(mel: Float64Array): void {
    this.#begun = true;
    this.#power.set(mel);
    for (const floor of [this.#noise, this.#floor]) floor.set(mel.map((one) => one / mostGain));
  }

  #isSpeech(): boolean {
    let [clearest, sum] = [0, 0];
    for (let band = 0; band < bandCount; band++) {
      const signal = Math.max(1, this.#power[band]! - this.#noise[band]!);
      this.#signal[band] = signal;
      sum += signal;
      clearest = Math.max(clearest, Math.log(this.#power[band]! / this.#noise[band]!));
    }
    const loudness = Math.log(sum);
    const keep = loudness > this.#loudest ? peakLearns : peakForgets;
    this.#loudest = keep * this.#loudest + (1 - keep) * loudness;
    return clearest >= outstanding && loudness >= this.#loudest - speechRange;
  }

  #mask(): void {
    for (let band = 0; band < bandCount; band++) {
      const now = this.#signal[band]!;
      const peak = fading * this.#peak[band]!;
      if (now < fading * peak) this.#signal[band] = masked * peak;
      this.#peak[band] = Math.max(now, peak);
    }
  }

  #weigh(mel: Float64Array): void {
    for (let band = 0; band < bandCount; band++) {
      const signal = Math.max(this.#signal[band]!, this.#floor[band]!);
      const gain = signal / this.#power[band]!;
      this.#gain[band] = Math.min(mostGain, Math.max(1 / mostGain, gain));
    }
    for (let band = 0; band < bandCount; band++) {
      const from = Math.max(0, band - window);
      const to = Math.min(bandCount - 1, band + window);
      let sum = 0;
      for (let near = from; near <= to; near++) sum += this.#gain[near]!;
      mel[band]! *= sum / (to - from + 1);
    }
  }
}

/** A floor rises slowly and falls fast. */
function followFloor(floor: Float64Array, level: Float64Array): void {
  for (let band = 0; band < bandCount; band++) {
    const keep = level[band]! >= floor[band]! ? riseSlowly : fallFast;
    floor[band] = keep * floor[band]! + (1 - keep) * level[band]!;
  }
}
