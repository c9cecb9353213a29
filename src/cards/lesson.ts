/** Teaching a deck: which ends are shown, in which order, and what whoever shows them can be asked to do. */

import type { Colour, PlayerCount } from './card.ts';
import { ends, type End } from './face.ts';

/** What whoever holds up a card can be asked to do. */
export const advices = [
  'no-card',
  'two-cards',
  'more-light',
  'closer',
  'farther',
  'into-frame',
  'hold-still',
  'next-card',
  'tilt',
] as const;
export type Advice = (typeof advices)[number];

/** Pictures that are taken of each end, in different light. */
export const viewsWanted = 2;

const always: readonly End[] = ['S1', 'S2', 'T1', 'T2', 'B1', 'B1*', '<', '>', '#'];
const forTwo: readonly End[] = ['B2', 'B2*'];

/** The ends that are asked for, in this order. Blue and yellow are never at a table of two, so they need no Bomb 2. */
export function endsToTeach(colour: Colour): readonly End[] {
  return colour === 'green' || colour === 'red' ? [...always, ...forTwo] : always;
}

/** The ends without which a hand at such a table cannot be read; in the order of `ends`. */
export function endsNeeded(players: PlayerCount): readonly End[] {
  return ends.filter((end) => players === 2 || !forTwo.includes(end));
}
