/** The printed Spy: looks left at either end, so that turning the card round is the same as flipping it. */

import type { Colour } from '../../cards/card.ts';
import { seatShapes } from '../../cards/seat-shape.ts';
import { cardHeight, cardWidth, indexLeft, indexRight, margin } from './measures.ts';
import { cream, ink, seatInks, spark } from './palette.ts';
import { area, at, box, disc, leftArrow, line, seatShape } from './shapes.ts';

/** It looks towards the light: the half before it is light, the half behind it dark. */
export function spyLookingLeft(colour: Colour): string {
  const half = cardWidth / 2;
  const upper = upperHalf(colour);
  return (
    box(margin, margin, half - margin, cardHeight - 2 * margin, cream) +
    box(half, margin, half - margin, cardHeight - 2 * margin, ink) +
    upper +
    // A mirror at the waist, like a court card's but without the turn: both heads look the same way.
    `<g transform="translate(0 ${cardHeight}) scale(1 -1)">${upper}</g>`
  );
}

function upperHalf(colour: Colour): string {
  const seat = seatInks[colour];
  return (
    at(indexLeft, 7.4, leftArrow(ink)) +
    at(indexRight, 7.4, leftArrow(cream)) +
    at(
      cardWidth / 2,
      4.6,
      seatShape(seatShapes[colour], 2.5, cream) + seatShape(seatShapes[colour], 1.9, seat),
    ) +
    figure(seat)
  );
}

function figure(seat: string): string {
  const coat = 'M4.2 38.1L5.6 34.6L9 32L16 31L20.5 33L22.6 38.1Z';
  const face =
    'M7 21.5L6.9 24L4.9 27L6.6 27.6L6.4 28.8L7.2 29.5L6.9 31.2L8 32.4L11.5 32L12 34L18 33L17.6 27L18 21.5Z';
  const hat =
    'M2.2 22.6Q7 20.6 8.2 20.2L9.2 15.2Q12.5 13 17 14.8L18.4 20.2L22.2 21.6Q12 24.6 2.2 22.6Z';
  const outlined = (d: string, fill: string): string => line(d, ink, 1) + area(d, fill);
  return (
    outlined(face, cream) +
    area('M12.4 23L18 22.6L17.6 27L18 33L14 33.4Z', seat) +
    area('M6.8 23.4L12.6 23.4L11.2 26L8 26Z', ink) +
    outlined(coat, seat) +
    outlined('M10.6 34.6L8.6 38.1L15 38.1L20.4 31.2L16.6 29.4Z', seat) +
    outlined(hat, seat) +
    area('M8.6 18.2L18 18.2L18.5 20.4Q13 21.6 8.1 20.5Z', ink) +
    disc(12.5, 38, 0, spark)
  );
}
