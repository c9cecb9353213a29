/** The mouth as the app knows it: sentences go in, sound comes out, or the reason why there is none. */

import type { Sentence } from '../cards/sentence.ts';
import type { Manner } from './player.ts';
import type { Recordings } from './recorded-voice.ts';
import type { SoundName } from './sounds/sounds.ts';

/** Who speaks: the system's voice, the clips that the app carries, or nobody. Each gives way to the next that can. */
export const mouthChoices = ['system', 'carried', 'none'] as const;
export type MouthChoice = (typeof mouthChoices)[number];

/**
 * `not-touched`: browsers let nothing sound before the first touch. `no-voice`: neither a system voice nor a carried
 * clip could be had. `stopped`: it was cut short, which is nobody's fault. `off`: captions only, as was wished.
 */
export const silences = ['not-touched', 'no-voice', 'stopped', 'off'] as const;
export type Silence = (typeof silences)[number];

export type Spoken =
  | { readonly kind: 'spoken'; readonly by: Voice['name'] }
  | { readonly kind: 'silent'; readonly reason: Silence };

/**
 * How long after being asked every sentence begins: the same for all of them, so that no pause tells anything. It
 * is long enough to look a clip up, which all have been decoded before (`prepare`), and leaves time for the sound card
 * to begin within a tenth of a second.
 */
export const answerDelayMs = 50;

export interface Mouth {
  /** To be called while a touch is handled, at the first one and at any later one. */
  unlock(): void;
  /** Fetches and decodes all that is carried for a language; `say` waits for it. Failing is no harm: `say` tries again. */
  prepare(language: string): Promise<void>;
  choose(who: MouthChoice): void;
  tune(manner: Manner): void;
  /** Resolves when it has been said, or could not be. Another `say` meanwhile cuts this one short. Never rejects. */
  say(sentence: Sentence, signal: AbortSignal): Promise<Spoken>;
  /** Whose recordings speak in place of the carried clips, as far as they go; nothing: nobody's. Then `prepare` again. */
  wear(recordings: Recordings | undefined): void;
  /** Plays one recording as it will sound in a game. */
  playBack(sound: Uint8Array, signal: AbortSignal): Promise<void>;
  /** A small sound beside the answers, at once. */
  play(sound: SoundName): void;
  /** True from being asked to the end of the sound: an ear must be shut meanwhile. */
  readonly speaking: boolean;
  close(): void;
}

/** One way to speak. `undefined` from `ready` means that this one cannot say this sentence. */
export interface Voice {
  readonly name: 'system' | 'carried' | 'recorded';
  unlock(): void;
  /** Finds what it needs; the function that is given then speaks, and rejects when it cannot after all. */
  ready(sentence: Sentence): Promise<((signal: AbortSignal) => Promise<void>) | undefined>;
}
