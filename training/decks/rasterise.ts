/** The printed sides of one colour set as bitmaps, new or worn. */

import { Resvg } from '@resvg/resvg-js';
import type { Colour } from '../../src/cards/card.ts';
import { sides, type Side } from '../../src/cards/face.ts';
import type { Artwork } from '../../src/deck/artwork.ts';
import type { Bitmap, CardFaces } from '../../src/scenes/scene.ts';
import { wear } from './wear.ts';

/** With a `wearSeed` the cards look used, each in its own way; without one they are as printed. Text in the SVG must be outlines: no fonts are loaded. */
export function rasteriseFaces(
  artwork: Artwork,
  colour: Colour,
  pixelsPerMm: number,
  wearSeed?: number,
): CardFaces {
  const face = (side: Side): readonly [Side, Bitmap] => {
    const bitmap = rasterise(artwork.svg(colour, side), artwork.widthMm * pixelsPerMm);
    return [side, wearSeed === undefined ? bitmap : wear(bitmap, wearSeed, sides.indexOf(side))];
  };
  return {
    widthMm: artwork.widthMm,
    heightMm: artwork.heightMm,
    faces: Object.fromEntries(sides.map(face)) as Record<Side, Bitmap>,
  };
}

/** Throws if the SVG cannot be parsed. The height follows from its viewBox. */
export function rasterise(svg: string, width: number): Bitmap {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(width)) },
    font: { loadSystemFonts: false },
    background: 'white',
  }).render();
  return { width: drawn.width, height: drawn.height, pixels: new Uint8ClampedArray(drawn.pixels) };
}
