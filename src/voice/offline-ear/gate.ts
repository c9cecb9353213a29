/**
 * Tells by its loudness when somebody speaks: what stands out of the room's noise for a moment, from a little before
 * it to the pause after it. The noise floor is the least loudness of the last two seconds, as speech always has gaps
 * and noise has none (minimum statistics, Martin 2001).
 */

import { framesASecond, soundRate } from './front-end.ts';

const frameLength = soundRate / framesASecond;
/** Consonants' noises are soft and rooms rumble: the differences of samples are measured, as in the front end. */
const emphasis = 0.97;
const smoothing = 0.6;
const floorFrames = 2 * framesASecond;
/** In dB over the floor: what opens the gate, and what still keeps it open. */
const [opensAt, holdsAt] = [9, 6];
/** What is this much softer than the loudest of it is the room. */
const voiceRange = 24;
/** Softer than this, in dB of full scale after the emphasis, is no voice at all. */
const leastLoudness = -75;
const [opensAfter, restsAfter] = [0.06 * framesASecond, 0.6 * framesASecond];
const leadFrames = 0.4 * framesASecond;
/** No announcement lasts so long: whoever talks on talks to others. */
const mostFrames = 6 * framesASecond;

/** `end`: a pause. `talk`: it lasted too long; nothing more comes of it before the next pause. */
export type Gated =
  | { readonly kind: 'sound'; readonly samples: Float32Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'talk' };

export class Gate {
  readonly #frame = new Float32Array(frameLength);
  #filled = 0;
  #before = 0;
  #loudness: number | undefined;
  #latest: number[] = [];
  #lead: Float32Array[] = [];
  #loud = 0;
  #soft = 0;
  #state: 'shut' | 'open' | 'talk' = 'shut';
  #opened = 0;
  #loudest = leastLoudness;

  /** `samples` from -1 to 1 at 16 kHz, in pieces of any length. */
  push(samples: Float32Array): readonly Gated[] {
    const steps: Gated[] = [];
    for (const sample of samples) {
      this.#frame[this.#filled++] = sample;
      if (this.#filled < frameLength) continue;
      this.#filled = 0;
      steps.push(...this.#step(this.#frame.slice()));
    }
    return steps;
  }

  #step(samples: Float32Array): readonly Gated[] {
    const loudness = this.#listen(samples);
    const floor = Math.min(...this.#latest);
    if (this.#state === 'shut') return this.#wait(samples, loudness - floor);
    this.#loudest = Math.max(this.#loudest, loudness);
    const holds = Math.max(floor + holdsAt, this.#loudest - voiceRange);
    this.#soft = loudness < holds ? this.#soft + 1 : 0;
    if (this.#soft >= restsAfter) return this.#shut();
    if (this.#state === 'talk') return [];
    if (++this.#opened < mostFrames) return [{ kind: 'sound', samples }];
    this.#state = 'talk';
    return [{ kind: 'talk' }];
  }

  /** Smoothed, in dB. */
  #listen(samples: Float32Array): number {
    let power = 1e-12;
    for (const sample of samples) {
      power += (sample - emphasis * this.#before) ** 2 / frameLength;
      this.#before = sample;
    }
    const loudness = Math.max(leastLoudness, 10 * Math.log10(power));
    const before = this.#loudness ?? loudness;
    this.#loudness = smoothing * before + (1 - smoothing) * loudness;
    this.#latest = [...this.#latest, this.#loudness].slice(-floorFrames);
    return this.#loudness;
  }

  /** `outstanding` in dB over the floor. */
  #wait(samples: Float32Array, outstanding: number): readonly Gated[] {
    this.#lead = [...this.#lead, samples].slice(-leadFrames);
    this.#loud = outstanding > opensAt ? this.#loud + 1 : 0;
    if (this.#loud < opensAfter) return [];
    this.#state = 'open';
    this.#opened = this.#lead.length;
    this.#soft = 0;
    this.#loudest = leastLoudness;
    return this.#lead.map((lead) => ({ kind: 'sound', samples: lead }));
  }

  #shut(): readonly Gated[] {
    const wasOpen = this.#state === 'open';
    this.#state = 'shut';
    this.#loud = 0;
    this.#lead = [];
    return wasOpen ? [{ kind: 'end' }] : [];
  }
}
