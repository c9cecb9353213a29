/** The ear as the app knows it: hold to listen and let go to have the words, or let it listen by itself. */

import type { Deafness } from '../cards/deafness.ts';
import type { WordGraph } from './offline-ear/word-graph.ts';

export type Heard =
  /** The likeliest wording first. */
  | { readonly kind: 'heard'; readonly wordings: readonly [string, ...string[]] }
  /** Heard badly: to be asked back, whatever it means. */
  | { readonly kind: 'unsure'; readonly wordings: readonly [string, ...string[]] }
  | { readonly kind: 'deaf'; readonly reason: Deafness }
  /** The signal was aborted. */
  | { readonly kind: 'stopped' };

/** One holding of the button. */
export interface Listening {
  /** What is being heard, for the screen, while it may still change. */
  onWords?: (words: string) => void;
  /** The button was let go: what has been said counts. */
  release(): void;
  readonly result: Promise<Heard>;
}

/** What is listened for. */
export type Expected = {
  /** The language's code, and its BCP 47 tag. */
  readonly language: string;
  readonly locale: string;
  /** All wordings of each announcement that may be made now. An ear that hears everything needs none of them. */
  readonly graphs: readonly WordGraph[];
};

export interface Ear {
  readonly supported: boolean;
  /** True where sound may leave the device: a person must have agreed before the first `listen`. */
  readonly leavesDevice: boolean;
  /** Never throws: what goes wrong is in the result. The mouth must be shut. */
  listen(expected: Expected, signal: AbortSignal): Listening;
}

/** `open`: from now on it hears. */
export type Attended = Heard | { readonly kind: 'open' };

/** An ear that can find out by itself when somebody speaks. */
export interface AttentiveEar extends Ear {
  /** Lays out what may be said, and fetches what is needed for the language if it is not there. */
  prepare(language: string, graphs: readonly WordGraph[]): void;
  /**
   * Hears one thing after the other until the signal is aborted, or until it is deaf for a reason that lasts. Never
   * throws. The mouth must be shut.
   */
  attend(expected: Expected, signal: AbortSignal, onHeard: (heard: Attended) => void): void;
  /** Lets go of the microphone. */
  close(): void;
}
