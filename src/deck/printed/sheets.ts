/** Where each card of the printed deck lies on the paper, front and back in register. */

import type { Colour } from '../../cards/card.ts';
import type { Side } from '../../cards/face.ts';
import { printedCards } from './face-files.ts';
import { cardHeight, cardWidth } from './measures.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

type Size = { readonly widthMm: number; readonly heightMm: number };

export const paperSizes: Readonly<Record<Paper, Size>> = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
};

/** A side lying on its long edge: `xMm`, `yMm` are its upper left corner on the page, its head points to `head`. */
export type Placed = {
  readonly colour: Colour;
  readonly side: Side;
  readonly xMm: number;
  readonly yMm: number;
  readonly head: 'left' | 'right';
};

export type Page = { readonly face: 'front' | 'back'; readonly cards: readonly Placed[] };

/** Cards lie sideways: so each colour is one column, and two players need the first sheet only. */
export const lyingWidth = cardHeight;
export const lyingHeight = cardWidth;

/** The dark rim runs on over the edge by this much, should the knife or the paper slip. */
export const bleed = 1;
const gap = 4;
const rows = 8;
const top = 32;

const columns: readonly (readonly [Colour, Colour])[] = [
  ['green', 'red'],
  ['blue', 'yellow'],
];

/** Front and back of the first sheet, then of the second; duplex printing turns them over the long edge. */
export function pagesFor(paper: Paper): readonly Page[] {
  return columns.flatMap((pair): Page[] => {
    const cards = pair.flatMap((colour, column) => frontsOf(colour, column, paper));
    const backs = cards.map((card) => behind(card, paperSizes[paper].widthMm));
    return [
      { face: 'front', cards },
      { face: 'back', cards: backs },
    ];
  });
}

function frontsOf(colour: Colour, column: number, paper: Paper): Placed[] {
  const left = (paperSizes[paper].widthMm - 2 * lyingWidth - gap) / 2;
  const fronts: readonly Side[] = ['<', ...printedCards(colour)];
  return fronts.map((side, row) => ({
    colour,
    side,
    xMm: left + column * (lyingWidth + gap),
    yMm: top + row * (lyingHeight + gap),
    head: 'left',
  }));
}

/** The same place seen through the paper: mirrored from left to right, so the head points the other way too. */
function behind(card: Placed, widthMm: number): Placed {
  return {
    colour: card.colour,
    side: card.side === '<' ? '>' : '#',
    xMm: widthMm - card.xMm - lyingWidth,
    yMm: card.yMm,
    head: 'right',
  };
}

/** The lowest edge of a full column, with its bleed: what stands below it must stay clear. */
export const sheetBottom = top + rows * (lyingHeight + gap) - gap + bleed;
