/** Brings sound of any rate to 16 kHz, piece by piece. */

import { soundRate } from './front-end.ts';

/** Zero crossings of the sinc on each side: beyond them it is cut off by a Hann window. */
const crossings = 12;

export class Resampler {
  readonly #step: number;
  /** Above this share of the input's rate nothing may pass, or it would come back as another tone. */
  readonly #cutoff: number;
  readonly #reach: number;
  #held = new Float32Array(0);
  #heldFrom: number;
  #at = 0;

  /** `rate` in samples a second. */
  constructor(rate: number) {
    this.#step = rate / soundRate;
    this.#cutoff = Math.min(1, 1 / this.#step);
    this.#reach = Math.ceil(crossings / this.#cutoff);
    this.#heldFrom = -this.#reach;
    this.#held = new Float32Array(this.#reach);
  }

  /** The samples of 16 kHz that are complete by now; the last few wait for what follows. */
  push(samples: Float32Array): Float32Array {
    if (this.#step === 1) return samples;
    const sound = new Float32Array(this.#held.length + samples.length);
    sound.set(this.#held);
    sound.set(samples, this.#held.length);
    const end = this.#heldFrom + sound.length;
    const made: number[] = [];
    for (; this.#at + this.#reach < end; this.#at += this.#step)
      made.push(this.#sampleAt(sound, this.#at - this.#heldFrom));
    const keepFrom = Math.max(0, Math.floor(this.#at) - this.#reach - this.#heldFrom);
    this.#held = sound.slice(keepFrom);
    this.#heldFrom += keepFrom;
    return Float32Array.from(made);
  }

  #sampleAt(sound: Float32Array, place: number): number {
    const first = Math.max(0, Math.ceil(place - this.#reach));
    const last = Math.min(sound.length - 1, Math.floor(place + this.#reach));
    let sum = 0;
    for (let at = first; at <= last; at++) sum += sound[at]! * this.#weight(at - place);
    return sum;
  }

  #weight(away: number): number {
    const turn = Math.PI * away * this.#cutoff;
    const sinc = turn === 0 ? 1 : Math.sin(turn) / turn;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / (this.#reach + 1));
    return this.#cutoff * sinc * window;
  }
}
