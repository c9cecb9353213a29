/** A deck's drawn sides as bitmaps, made by the browser that shows them. */

import type { Colour } from '../cards/card.ts';
import { sides, type Side } from '../cards/face.ts';
import type { Artwork } from '../deck/artwork.ts';
import type { Bitmap, CardFaces } from '../scenes/scene.ts';

/** As fine as a camera of 1 megapixel sees a card that fills half the picture's height. */
const pixelsPerMm = 8;

export async function rasteriseFaces(artwork: Artwork, colour: Colour): Promise<CardFaces> {
  const { widthMm, heightMm } = artwork;
  const width = Math.round(widthMm * pixelsPerMm);
  const height = Math.round(heightMm * pixelsPerMm);
  const drawn = await Promise.all(
    sides.map(async (side) => [side, await rasterise(artwork.svg(colour, side), width, height)]),
  );
  return { widthMm, heightMm, faces: Object.fromEntries(drawn) as Record<Side, Bitmap> };
}

async function rasterise(svg: string, width: number, height: number): Promise<Bitmap> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  brush.drawImage(image, 0, 0, width, height);
  return { width, height, pixels: brush.getImageData(0, 0, width, height).data };
}
