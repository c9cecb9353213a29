/** The printed Spy: looks left at either end, so that turning the card round is the same as flipping it. */

import type { Colour } from '../../cards/card.ts';
import { seatShapes } from '../../cards/seat-shape.ts';
import { cardHeight, cardWidth, indexLeft, indexRight, margin } from './measures.ts';
import { cream, ink, seatInks } from './palette.ts';
import { area, at, box, leftArrow, seatShape } from './shapes.ts';

/** It looks towards the light: the half before it is light, the half behind it dark. */
export function spyLookingLeft(colour: Colour): string {
  const half = cardWidth / 2;
  const upper = upperHalf(colour);
  return (
    box(margin, margin, half - margin, cardHeight - 2 * margin, cream) +
    box(half, margin, half - margin, cardHeight - 2 * margin, ink) +
    upper +
    // A mirror at the waist, like a court card's but without the turn: both heads look the same way.
    `<g transform="translate(0 ${cardHeight}) scale(1 -1)">${upper}</g>` +
    belt(colour)
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

/** Hat, shadowed profile, turned-up collar, coat; the belt closes the mirror's seam. */
function figure(seat: string): string {
  const hat =
    'M2 22.4Q6.6 21.2 8 20.3L9 15.6C9.6 13.2 11.4 13.6 12.8 14.4C14.4 13.3 16.8 13.4 17.4 15.6L18.8 20.3L22.6 21.5Q12 24.8 2 22.4Z';
  const face =
    'M7.9 22L7.7 24.2C7.5 25.4 5.4 27 5.2 28C5.2 28.5 6.1 28.6 6.5 28.8L6.3 29.7L7 30.2L6.6 31C6.9 31.4 7 31.6 7 32C6.9 33.4 8.2 34.2 9.6 34L12.6 33.4L13 36L18.4 36L18 22Z';
  const coat = 'M2.6 38L4.4 35.2L9.6 33.6L13.6 36L18 31.6L21 34L22.4 38Z';
  const collar = 'M12.6 38L14.2 33.6L18.4 28.4L20.6 31.8L19.4 35.6L15.4 38Z';
  return (
    outlined(face, cream) +
    area('M12.6 22L18 22L18.4 36L13 36L12.6 33.4L14.2 29.6Z', seat) +
    area('M7.6 23L13.2 23L12.4 25.6Q10.6 27 9 25.6Z', ink) +
    outlined(coat, seat) +
    outlined(collar, seat) +
    outlined(hat, seat) +
    area('M8.6 17.8Q13 19 18 17.8L18.8 20.4Q13 22 8 20.4Z', ink)
  );
}

function outlined(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="0.5" stroke-linejoin="round"/>`;
}

function belt(colour: Colour): string {
  const middle = cardHeight / 2;
  return (
    box(2.6, middle - 1.1, cardWidth - 5.2, 2.2, ink) +
    at(
      cardWidth / 2,
      middle,
      box(-2.2, -1.9, 4.4, 3.8, cream) + box(-1.4, -1.1, 2.8, 2.2, seatInks[colour]),
    )
  );
}
