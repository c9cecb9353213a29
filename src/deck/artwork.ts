/** How a deck's printed sides are drawn: one SVG for each side of each colour. */

import type { Colour } from '../cards/card.ts';
import type { Side } from '../cards/face.ts';

export type Artwork = {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** A self-contained SVG whose viewBox is `0 0 widthMm heightMm`; no bleed, square corners. */
  readonly svg: (colour: Colour, side: Side) => string;
};
