/** The pieces of SVG that the printed deck is put together from: no fonts, filters, clips or gradients. */

import type { Shape } from '../../cards/seat-shape.ts';
import { cardHeight, cardWidth } from './measures.ts';

/** Hundredths of a millimetre are finer than any printer; rounding keeps the files short and the same everywhere. */
export function mm(length: number): string {
  return String(Math.round(length * 100) / 100 + 0);
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(radius)}" fill="${fill}"/>`;
}

export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${mm(width)}"/>`;
}

export function at(x: number, y: number, drawing: string, turned = false): string {
  const turn = turned ? ' rotate(180)' : '';
  return `<g transform="translate(${mm(x)} ${mm(y)})${turn}">${drawing}</g>`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}Z`;
}

/** A star about the origin; its first point looks up. */
export function star(points: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: 2 * points }, (_, i) => {
      const angle = (i * Math.PI) / points;
      const radius = i % 2 === 0 ? outer : inner;
      return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const;
    }),
  );
}

/** The seat's shape about the origin, 2 x `radius` high or a little less. */
export function seatShape(shape: Shape, radius: number, fill: string): string {
  const r = radius;
  switch (shape) {
    case 'circle':
      return disc(0, 0, 0.9 * r, fill);
    case 'diamond':
      return area(polygon([[0, -1.1 * r], [0.9 * r, 0], [0, 1.1 * r], [-0.9 * r, 0]]), fill); // prettier-ignore
    case 'square':
      return box(-0.82 * r, -0.82 * r, 1.64 * r, 1.64 * r, fill);
    case 'triangle':
      return area(polygon([[0, -0.95 * r], [r, 0.8 * r], [-r, 0.8 * r]]), fill); // prettier-ignore
  }
}

/** A digit about the origin, about 6 x 10 mm, in strokes as broad as a camera needs. */
export function digit(number: 1 | 2, colour: string): string {
  return number === 1
    ? area('M-2.9 -2.3L-2.9 -3.9Q-0.7 -4.1 -0.4 -5.2L1.7 -5.2L1.7 5.2L-1.2 5.2L-1.2 -2.3Z', colour)
    : line(
        'M-2.15 -1.7C-2.15 -5.1 2.25 -5.2 2.25 -2.1C2.25 0.2 -1.9 1.6 -2 3.95L3.3 3.95',
        colour,
        2.5,
      );
}

/** A broad arrow about the origin that points left, 7 x 10 mm. */
export function leftArrow(colour: string): string {
  return area('M-3.6 0L1 -5.2L1 -2L3.1 -2L3.1 2L1 2L1 5.2Z', colour);
}

/**
 * Diagonal stripes over a rectangle, cut to it by arithmetic because clips get lost on the way to a printer.
 * One of them runs through the card's middle: so they meet across panels and turn into themselves.
 */
export function stripes(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string, // prettier-ignore
): string {
  const rectangle: Corner[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]; // prettier-ignore
  const far = Math.ceil((cardWidth + cardHeight) / 2 / stripePitch);
  const bands = Array.from({ length: 2 * far + 1 }, (_, i) =>
    cutBand(rectangle, (i - far) * stripePitch),
  );
  return area(
    bands
      .filter((band) => band.length > 2)
      .map(polygon)
      .join(''),
    fill,
  );
}

type Corner = readonly [number, number];

const stripePitch = 3.2;

/** The part of an outline within a quarter pitch of the rising diagonal that lies `offset` from the middle's, along x. */
function cutBand(outline: readonly Corner[], offset: number): Corner[] {
  const along = ([x, y]: Corner): number => x - cardWidth / 2 + (y - cardHeight / 2) - offset;
  const lower = cut(outline, (corner) => along(corner) + stripePitch / 4);
  return cut(lower, (corner) => stripePitch / 4 - along(corner));
}

/** Keeps the side of a convex outline on which `inside` is not negative (Sutherland-Hodgman). */
function cut(outline: readonly Corner[], inside: (corner: Corner) => number): Corner[] {
  return outline.flatMap((corner, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? corner;
    const a = inside(before);
    const b = inside(corner);
    const share = a / (a - b);
    const crossing: Corner = [
      before[0] + share * (corner[0] - before[0]),
      before[1] + share * (corner[1] - before[1]),
    ];
    if (a < 0 !== b < 0) return b < 0 ? [crossing] : [crossing, corner];
    return b < 0 ? [] : [corner];
  });
}
