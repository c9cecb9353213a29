/** The ear as the app knows it: hold to listen, let go to have the words. */

import type { Deafness } from '../cards/deafness.ts';

export type Heard =
  /** The likeliest wording first. */
  | { readonly kind: 'heard'; readonly wordings: readonly [string, ...string[]] }
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

export interface Ear {
  readonly supported: boolean;
  /** True where sound may leave the device: a person must have agreed before the first `listen`. */
  readonly leavesDevice: boolean;
  /** `locale` is BCP 47. Never throws: what goes wrong is in the result. The mouth must be shut. */
  listen(locale: string, signal: AbortSignal): Listening;
}
