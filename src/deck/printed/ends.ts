/** The ends of the printed cards: number above sign, in both corners, big enough for a fan seen from afar. */

import { numberOf, type CardName, type Colour } from '../../cards/card.ts';
import { seatShapes } from '../../cards/seat-shape.ts';
import {
  cardWidth,
  indexLeft,
  indexRight,
  margin,
  numberTop,
  pictureTop,
  signTop,
} from './measures.ts';
import { cream, flame, ink, seatInks, spark } from './palette.ts';
import { area, at, box, digit, disc, line, seatShape, star, stripes } from './shapes.ts';

const innerWidth = cardWidth - 2 * margin;
const numberMiddle = (numberTop + signTop) / 2;
const signMiddle = (signTop + pictureTop) / 2;

/** How the four kinds of end look; a bomb's burning end is one of its own. */
export type EndKind = 'safe' | 'top-secret' | 'bomb' | 'lit-bomb';

/** A one is dark on light, a two light on dark: a camera tells tone before it tells shape. */
export function numberInks(kind: EndKind, number: 1 | 2): { digit: string; panel: string } {
  const light = kind === 'lit-bomb' ? flame : cream;
  return number === 1 ? { digit: ink, panel: light } : { digit: light, panel: ink };
}

/** The upper end of a card; the lower one is the same or another one turned round. */
export function cardEnd(colour: Colour, name: CardName, kind: EndKind): string {
  return numberPanel(colour, numberOf(name), kind) + signPanel(colour, kind);
}

function numberPanel(colour: Colour, number: 1 | 2, kind: EndKind): string {
  const inks = numberInks(kind, number);
  const mark = digit(number, inks.digit);
  return (
    box(margin, numberTop, innerWidth, signTop - numberTop, inks.panel) +
    inBothCorners(numberMiddle, mark) +
    pips(colour, number)
  );
}

/** Between the digits: the seat's shape, as often as the number says. */
function pips(colour: Colour, number: 1 | 2): string {
  const pip =
    seatShape(seatShapes[colour], 2.15, cream) +
    seatShape(seatShapes[colour], 1.6, seatInks[colour]);
  const rows = number === 1 ? [numberMiddle] : [numberMiddle - 2.6, numberMiddle + 2.6];
  return rows.map((y) => at(cardWidth / 2, y, pip)).join('');
}

function signPanel(colour: Colour, kind: EndKind): string {
  const height = pictureTop - signTop;
  const ground = (fill: string): string => box(margin, signTop, innerWidth, height, fill);
  const seat = seatInks[colour];
  switch (kind) {
    case 'safe':
      return ground(seat) + inBothCorners(signMiddle, strongBox);
    case 'top-secret':
      return (
        ground(cream) +
        stripes(margin, signTop, innerWidth, height, seat) +
        inBothCorners(signMiddle, sealedEnvelope(seat))
      );
    case 'bomb':
      return ground(cream) + inBothCorners(signMiddle + 1.2, unlitBomb);
    case 'lit-bomb':
      return ground(ink) + inBothCorners(signMiddle, explosion);
  }
}

function inBothCorners(y: number, drawing: string): string {
  return at(indexLeft, y, drawing) + at(indexRight, y, drawing);
}

const strongBox =
  box(-3.6, -4.3, 7.2, 8, ink) +
  box(-3, 3.7, 1.6, 0.9, ink) +
  box(1.4, 3.7, 1.6, 0.9, ink) +
  box(-2.5, -3.2, 5, 5.8, cream) +
  disc(0, -0.3, 1.75, ink) +
  line('M-1.1 -0.3L1.1 -0.3M0 -1.4L0 0.8', cream, 0.45);

function sealedEnvelope(seat: string): string {
  return (
    box(-3.7, -5.1, 7.4, 10.2, cream) +
    box(-3.3, -4.7, 6.6, 9.4, ink) +
    line('M-3.3 -4.7L3.3 4.7M3.3 -4.7L-3.3 4.7', cream, 0.9) +
    disc(0, 0, 1.75, cream) +
    disc(0, 0, 1.25, seat)
  );
}

const unlitBomb =
  disc(0, 0.6, 3.45, ink) +
  box(-1.3, -3.7, 2.6, 1.6, ink) +
  line('M0 -3.4C0 -6 2.2 -6.3 3 -4.6', ink, 0.75) +
  line('M-2.1 0.3C-2.1 -0.9 -1.3 -1.6 -0.4 -1.6', cream, 0.7);

const explosion =
  area(star(10, 3.9, 2.5), flame) + area(star(10, 2.9, 1.8), spark) + disc(0, 0, 1.15, cream);
