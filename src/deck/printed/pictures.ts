/** What stands in the middle of the printed cards, between their ends. */

import type { Colour, Kind } from '../../cards/card.ts';
import { cardHeight, cardWidth, margin, pictureTop } from './measures.ts';
import { cream, flame, ink, seatInks, spark } from './palette.ts';
import { area, at, box, disc, line, mm, polygon, star, stripes } from './shapes.ts';

const innerWidth = cardWidth - 2 * margin;
const pictureHeight = cardHeight - 2 * pictureTop;
const middle = [cardWidth / 2, cardHeight / 2] as const;

export function picture(colour: Colour, kind: Kind): string {
  const seat = seatInks[colour];
  switch (kind) {
    case 'safe':
      return ground(seat) + at(...middle, combinationDial(seat));
    case 'top-secret':
      return (
        ground(cream) +
        stripes(margin, pictureTop, innerWidth, pictureHeight, seat) +
        at(...middle, watchingEye(seat))
      );
    case 'bomb':
      return halves() + at(...middle, hangingFate(seat));
  }
}

function ground(fill: string): string {
  return box(margin, pictureTop, innerWidth, pictureHeight, fill);
}

function combinationDial(seat: string): string {
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [Math.sin((i * Math.PI) / 12), Math.cos((i * Math.PI) / 12)];
    const from = i % 3 === 0 ? 6.4 : 7.2;
    return `M${mm(from * x)} ${mm(from * y)}L${mm(8.4 * x)} ${mm(8.4 * y)}`;
  });
  return (
    disc(0, 0, 10.2, ink) +
    disc(0, 0, 9.2, cream) +
    line(ticks.join(''), ink, 0.55) +
    disc(0, 0, 5.4, ink) +
    line('M-4.2 0L4.2 0M0 -4.2L0 4.2', cream, 1.3) +
    disc(0, 0, 2.1, cream) +
    disc(0, 0, 1.3, seat)
  );
}

function watchingEye(seat: string): string {
  const almond = (x: number, y: number): string =>
    `M${mm(-x)} 0Q0 ${mm(-y)} ${mm(x)} 0Q0 ${mm(y)} ${mm(-x)} 0Z`;
  return (
    area(polygon([[-11.2, 0], [0, -11.6], [11.2, 0], [0, 11.6]]), ink) + // prettier-ignore
    area(almond(9.2, 10.4), cream) +
    disc(0, 0, 4.4, seat) +
    disc(0, 0, 2.4, ink)
  );
}

/** Quiet above, burning below: the card says which end is which even without its corners. */
function halves(): string {
  const [, y] = middle;
  return (
    box(margin, pictureTop, innerWidth, y - pictureTop, cream) +
    box(margin, y, innerWidth, cardHeight - pictureTop - y, ink)
  );
}

function hangingFate(seat: string): string {
  const rays = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 7.2;
    const point = (radius: number, spread: number): readonly [number, number] => [
      radius * Math.sin(angle + spread),
      radius * Math.cos(angle + spread),
    ];
    return polygon([point(8.2, -0.16), point(11.6, 0), point(8.2, 0.16)]);
  });
  return (
    area(rays.join(''), spark) +
    area('M-7.6 0A7.6 7.6 0 0 1 7.6 0Z', ink) +
    area('M-7.2 0A7.2 7.2 0 0 0 7.2 0Z', flame) +
    area('M-4.8 0A4.8 4.8 0 0 0 4.8 0Z', spark) +
    box(-2.2, -9.4, 4.4, 2.4, ink) +
    line('M-5.3 -2C-5 -4 -3.8 -5 -2.4 -5.3', cream, 1) +
    box(-11.2, -1, 22.4, 2, seat) +
    at(0, 0, area(star(8, 3.4, 2), cream) + area(star(8, 2.4, 1.4), seat))
  );
}
