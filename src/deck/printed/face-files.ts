/** Where the printed sides lie as single pictures, for screens that show a card openly. */

import { colours, colourSet, type CardName, type Colour } from '../../cards/card.ts';
import { sides, type Side } from '../../cards/face.ts';

const words: Readonly<Record<Side, string>> = {
  S1: 'safe1',
  S2: 'safe2',
  T1: 'top1',
  T2: 'top2',
  B1: 'bomb1',
  B2: 'bomb2',
  '<': 'spy-left',
  '>': 'spy-right',
  '#': 'back',
};

/** Its path below the public folder. */
export function faceFile(colour: Colour, side: Side): string {
  return `deck/faces/${colour}-${words[side]}.svg`;
}

/** The cards of a colour besides the Spy; only the two colours of a game for two have a second kind of bomb. */
export function printedCards(colour: Colour): readonly CardName[] {
  return colourSet(colour === 'green' || colour === 'red' ? 2 : 3);
}

export type PrintedSide = { readonly colour: Colour; readonly side: Side };

/** Each side that is printed at least once. */
export const printedSides: readonly PrintedSide[] = colours.flatMap((colour) =>
  sides
    .filter((side) => side !== 'B2' || printedCards(colour).includes('B2'))
    .map((side) => ({ colour, side })),
);
