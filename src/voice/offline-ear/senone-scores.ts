/** How well each of the model's sounds fits one frame. */

import { streams, streamSize, type AcousticModel } from './acoustic-model.ts';
import type { Feature } from './features.ts';

/** Only the nearest densities of a phone count; the rest adds next to nothing. */
const nearest = 4;
/** A density is never worse than this (in logs) against the best of its stream: one odd number must not decide. */
const farthest = -9.83;

export class SenoneScores {
  readonly #model: AcousticModel;
  readonly #weights: Float64Array;
  /** [phone][stream][rank]: which densities are near, and how near. */
  readonly #which: Uint8Array;
  readonly #logs: Float64Array;
  readonly #fits: Float64Array;
  readonly #scores: Float64Array;
  readonly #frames: Int32Array;
  #frame = 0;

  constructor(model: AcousticModel) {
    this.#model = model;
    this.#weights = model.mixtureLevels.map(Math.exp);
    const places = model.phones.length * streams * nearest;
    this.#which = new Uint8Array(places);
    this.#logs = new Float64Array(places);
    this.#fits = new Float64Array(places);
    this.#scores = new Float64Array(model.senones);
    this.#frames = new Int32Array(model.senones);
  }

  /** Makes `feature` the frame that is asked about. */
  look(feature: Feature): void {
    this.#frame++;
    const { length } = this.#model.phones;
    for (let stream = 0; stream < streams; stream++) {
      let best = -Infinity;
      for (let phone = 0; phone < length; phone++)
        best = Math.max(best, this.#nearest(feature, phone, stream));
      for (let phone = 0; phone < length; phone++) {
        const from = (phone * streams + stream) * nearest;
        for (let at = from; at < from + nearest; at++)
          this.#fits[at] = Math.exp(Math.max(farthest, this.#logs[at]! - best));
      }
    }
  }

  /** A log, comparable within one frame only. */
  of(senone: number): number {
    if (this.#frames[senone] === this.#frame) return this.#scores[senone]!;
    this.#frames[senone] = this.#frame;
    const { mixtures, basePhones, densities } = this.#model;
    let fit = 1;
    for (let stream = 0; stream < streams; stream++) {
      const from = (basePhones[senone]! * streams + stream) * nearest;
      const row = (senone * streams + stream) * densities;
      let sum = 0;
      for (let at = from; at < from + nearest; at++) {
        const place = row + this.#which[at]!;
        const byte = mixtures[place >> 1]!;
        sum += this.#weights[place & 1 ? byte >> 4 : byte & 15]! * this.#fits[at]!;
      }
      fit *= sum;
    }
    return (this.#scores[senone] = Math.log(fit));
  }

  /** Finds the nearest densities of a phone in one stream, and gives the log of the nearest. */
  #nearest(feature: Feature, phone: number, stream: number): number {
    const { densities } = this.#model;
    const from = (phone * streams + stream) * nearest;
    const before = this.#which.slice(from, from + nearest);
    this.#logs.fill(-Infinity, from, from + nearest);
    // Those of the frame before are near again, mostly: with them in place the others are soon ruled out.
    for (const density of before) if (this.#frame > 1) this.#place(feature, phone, stream, density);
    for (let density = 0; density < densities; density++)
      if (this.#frame === 1 || !before.includes(density))
        this.#place(feature, phone, stream, density);
    return this.#logs[from]!;
  }

  /** Takes a density in among the nearest if it is near enough. */
  #place(feature: Feature, phone: number, stream: number, density: number): void {
    const { means, sharpness, heights, densities } = this.#model;
    const from = (phone * streams + stream) * nearest;
    const last = from + nearest - 1;
    const worst = this.#logs[last]!;
    const gaussian = (phone * streams + stream) * densities + density;
    const skip = stream * streamSize;
    let log = heights[gaussian]!;
    let place = gaussian * streamSize;
    for (let at = skip; at < skip + streamSize && log > worst; at++, place++) {
      const off = feature[at]! - means[place]!;
      log -= off * off * sharpness[place]!;
    }
    if (log <= worst) return;
    let rank = last;
    for (; rank > from && this.#logs[rank - 1]! < log; rank--) {
      this.#logs[rank] = this.#logs[rank - 1]!;
      this.#which[rank] = this.#which[rank - 1]!;
    }
    this.#logs[rank] = log;
    this.#which[rank] = density;
  }
}
