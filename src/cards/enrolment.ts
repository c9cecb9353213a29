/** A player's own voice: what they have said once for the app, in numbers from which no sound can be made again. */

import type { Colour } from './card.ts';
import type { Deafness } from './deafness.ts';

/** Each 0.08 s of speech is a row of 96 numbers of unit length, times 127. */
export type Sequence = Int8Array;

/** `said` is the announcement in the notation, as `spy red`. */
export type Take = { readonly said: string; readonly sequence: Sequence };

/** Of whoever mostly plays this colour. */
export type Enrolled = {
  readonly colour: Colour;
  readonly language: string;
  readonly takes: readonly Take[];
};

/** Why a sentence was not taken. */
export const takeTroubles = ['too-quiet', 'too-short', 'too-long'] as const;
export type TakeTrouble = (typeof takeTroubles)[number];

/** Why no sentence can be taken at all, as in `deafness.ts`. */
export const takeDeafnesses = [
  'refused',
  'no-microphone',
  'ear-missing',
  'failed',
] as const satisfies readonly Deafness[];
export type TakeDeafness = (typeof takeDeafnesses)[number];

/** How the taking of one sentence goes; it ends with one of the last three. */
export type TakeNews =
  /** The microphone is open. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'speaking' }
  | { readonly kind: 'taken'; readonly sequence: Sequence }
  | { readonly kind: 'refused'; readonly trouble: TakeTrouble }
  | { readonly kind: 'deaf'; readonly reason: TakeDeafness };
