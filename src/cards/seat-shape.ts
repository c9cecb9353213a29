/** The shape that stands beside each seat's colour, so that colour is never the only sign. */

import type { Colour } from './card.ts';

export const shapes = ['circle', 'diamond', 'square', 'triangle'] as const;
export type Shape = (typeof shapes)[number];

export const seatShapes: Readonly<Record<Colour, Shape>> = {
  green: 'circle',
  red: 'diamond',
  blue: 'square',
  yellow: 'triangle',
};
