/** Any sounds in any order: what an utterance scores that need not be an announcement. Table talk beats it by nothing. */

import { statesAPhone, type AcousticModel } from './acoustic-model.ts';
import type { SenoneScores } from './senone-scores.ts';

/** The price of a new sound, in logs. */
const soundPrice = -3;

export class PhoneLoop {
  readonly #model: AcousticModel;
  readonly #senones: SenoneScores;
  readonly #scores: Float64Array;
  /** The best score before each frame. */
  readonly #bests: number[] = [0];

  constructor(model: AcousticModel, senones: SenoneScores) {
    this.#model = model;
    this.#senones = senones;
    this.#scores = new Float64Array(statesAPhone * model.phones.length).fill(-Infinity);
  }

  /** The frame that the senones look at. */
  step(): void {
    const { phones, staying, leaving, alone } = this.#model;
    const scores = this.#scores;
    const entry = this.#bests.at(-1)! + soundPrice;
    let best = -Infinity;
    for (let phone = 0; phone < phones.length; phone++) {
      const senones = alone(phone);
      for (let state = statesAPhone - 1; state >= 0; state--) {
        const at = statesAPhone * phone + state;
        const come = state === 0 ? entry : scores[at - 1]! + leaving[at - 1]!;
        scores[at] = Math.max(scores[at]! + staying[at]!, come) + this.#senones.of(senones[state]!);
        best = Math.max(best, scores[at]!);
      }
    }
    this.#bests.push(best);
  }

  /** The best score after so many frames. */
  bestAt(frame: number): number {
    return this.#bests[frame]!;
  }
}
