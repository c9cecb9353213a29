/** The deck that ships: every printed side as an SVG of our own drawing, made for eyes and cameras alike. */

import { kindOf, type CardName, type Colour } from '../../cards/card.ts';
import type { Side } from '../../cards/face.ts';
import type { Artwork } from '../artwork.ts';
import { cardBack } from './back.ts';
import { cardEnd } from './ends.ts';
import { cardHeight, cardWidth, rim } from './measures.ts';
import { cream, ink } from './palette.ts';
import { picture } from './pictures.ts';
import { at, box } from './shapes.ts';
import { spyLookingLeft } from './spy.ts';

export const printedDeck: Artwork = {
  name: 'builtin',
  widthMm: cardWidth,
  heightMm: cardHeight,
  svg: (colour, side) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}mm" height="${cardHeight}mm" ` +
    `viewBox="0 0 ${cardWidth} ${cardHeight}">${drawSide(colour, side)}</svg>\n`,
};

/** The drawing alone, in millimetres from the card's upper left corner, for a sheet that holds many. */
export function drawSide(colour: Colour, side: Side): string {
  return (
    box(0, 0, cardWidth, cardHeight, ink) +
    box(rim, rim, cardWidth - 2 * rim, cardHeight - 2 * rim, cream) +
    within(colour, side)
  );
}

function within(colour: Colour, side: Side): string {
  switch (side) {
    case '<':
      return spyLookingLeft(colour);
    case '>':
      return turned(spyLookingLeft(colour));
    case '#':
      return cardBack(colour);
    default:
      return front(colour, side);
  }
}

function front(colour: Colour, name: CardName): string {
  const kind = kindOf(name);
  const lower = kind === 'bomb' ? 'lit-bomb' : kind;
  return picture(colour, kind) + cardEnd(colour, name, kind) + turned(cardEnd(colour, name, lower));
}

function turned(drawing: string): string {
  return at(cardWidth, cardHeight, drawing, true);
}
