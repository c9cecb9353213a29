/** Hears one thing after the other, and finds out by itself where each begins and ends. */

import { Gate } from './gate.ts';
import type { Utterance } from './hearer.ts';
import type { Verdict } from './verdict.ts';

export class Attention {
  readonly #gate = new Gate();
  readonly #listen: () => Utterance;
  readonly #onVerdict: (verdict: Verdict) => void;
  #utterance: Utterance | undefined;

  constructor(listen: () => Utterance, onVerdict: (verdict: Verdict) => void) {
    this.#listen = listen;
    this.#onVerdict = onVerdict;
  }

  /** `samples` from -1 to 1 at 16 kHz. */
  push(samples: Float32Array): void {
    for (const step of this.#gate.push(samples)) {
      switch (step.kind) {
        case 'sound':
          this.#utterance ??= this.#listen();
          this.#utterance.push(step.samples);
          break;
        case 'end':
          if (this.#utterance) this.#onVerdict(this.#utterance.verdict());
          this.#utterance = undefined;
          break;
        case 'talk':
          this.#utterance = undefined;
          this.#onVerdict({ kind: 'talk' });
      }
    }
  }
}
