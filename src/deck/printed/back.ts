/** The back of the printed cards: a lattice of the seat's shapes round a keyhole, the same either way up. */

import type { Colour } from '../../cards/card.ts';
import { seatShapes } from '../../cards/seat-shape.ts';
import { cardHeight, cardWidth, margin } from './measures.ts';
import { cream, ink, seatInks } from './palette.ts';
import { area, at, box, disc, polygon, seatShape } from './shapes.ts';

const columns = 4;
const rows = 14;

/** Light shapes on ink and none in the corners: unlike any front's end in tone and in grain. */
export function cardBack(colour: Colour): string {
  const width = (cardWidth - 2 * margin) / columns;
  const height = (cardHeight - 2 * margin) / rows;
  const seat = seatInks[colour];
  const cells: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = margin + (column + 0.5) * width;
      const y = margin + (row + 0.5) * height;
      const filled = (row + column) % 2 === 0;
      if (filled) cells.push(box(x - width / 2, y - height / 2, width, height, seat));
      // The lower half is the upper half turned round, so that a back never tells which way up it is.
      cells.push(
        at(x, y, seatShape(seatShapes[colour], 1.5, filled ? cream : seat), row >= rows / 2),
      );
    }
  }
  return (
    box(margin, margin, cardWidth - 2 * margin, cardHeight - 2 * margin, cream) +
    cells.join('') +
    at(cardWidth / 2, cardHeight / 2, medallion(seat))
  );
}

function medallion(seat: string): string {
  const lozenge = (x: number, y: number): string => polygon([[-x, 0], [0, -y], [x, 0], [0, y]]); // prettier-ignore
  return (
    area(lozenge(11.2, 17), ink) +
    area(lozenge(9.6, 14.6), cream) +
    area(lozenge(8.4, 12.8), seat) +
    area('M-6.4 0Q0 -6.8 6.4 0Q0 6.8 -6.4 0Z', cream) +
    disc(0, 0, 2.7, ink) +
    disc(0, 0, 1, cream)
  );
}
