/** What a camera can see of a card in a fan: the end that is uppermost, named as the notation names it. */

import { colours, type Colour } from './card.ts';

/** The ten ends that a colour set can show, and the back. A lit bomb is the bomb with its burning end up. */
export const ends = ['S1', 'S2', 'T1', 'T2', 'B1', 'B1*', 'B2', 'B2*', '<', '>', '#'] as const;
export type End = (typeof ends)[number];

/** The printed sides of a colour set: each front, the Spy's two sides (left-facing, right-facing) and the back. */
export const sides = ['S1', 'S2', 'T1', 'T2', 'B1', 'B2', '<', '>', '#'] as const;
export type Side = (typeof sides)[number];

/** The side that shows an end, and whether it is held upside down (a lit bomb is). */
export function sideOf(end: End): { readonly side: Side; readonly turned: boolean } {
  switch (end) {
    case 'B1*':
      return { side: 'B1', turned: true };
    case 'B2*':
      return { side: 'B2', turned: true };
    default:
      return { side: end, turned: false };
  }
}

/** One place of a hand as read: an end, or `?` where the reader is not sure. */
export type ReadToken = End | '?';

export type ColouredEnd = { readonly colour: Colour; readonly end: End };

export const colouredEnds: readonly ColouredEnd[] = colours.flatMap((colour) =>
  ends.map((end) => ({ colour, end })),
);
