/** Tells when somebody begins to say a sentence and when it is said. */

import type { TakeTrouble } from '../../cards/enrolment.ts';
import type { Frame } from '../offline-ear/front-end.ts';

/** In frames of a hundredth of a second. At first everything is taken for speech, until the room's noise is known. */
export const settling = 60;
const beginsAfter = 12;
const endsAfter = 60;
const shortest = 25;
const longest = 600;
/** On the scale of a frame's loudness: softer than this a voice is across the room. */
const softest = 40;

export type Gate = 'waiting' | 'speaking' | 'said' | TakeTrouble;

export class TakeGate {
  #speech = 0;
  #quiet = 0;
  #length = 0;
  #loudest = -Infinity;

  /** What it has come to with this frame. */
  push({ speech, loudness }: Frame): Gate {
    const begun = this.#speech >= beginsAfter;
    if (speech) {
      this.#speech++;
      this.#quiet = 0;
      this.#loudest = Math.max(this.#loudest, loudness);
    } else {
      this.#quiet++;
      // A click or a cough is no beginning.
      if (!begun && this.#quiet > beginsAfter) this.#speech = 0;
    }
    if (this.#speech < beginsAfter) return 'waiting';
    this.#length++;
    if (this.#length > longest) return 'too-long';
    if (this.#quiet < endsAfter) return 'speaking';
    if (this.#loudest < softest) return 'too-quiet';
    return this.#speech < shortest ? 'too-short' : 'said';
  }
}
