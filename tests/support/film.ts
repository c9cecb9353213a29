/** A film for Chromium's fake camera: a fan of chosen cards as our own scene renderer sees it, a moment of it, over and over. */

import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Colour } from '../../src/cards/card.ts';
import type { End } from '../../src/cards/face.ts';
import { printedDeck } from '../../src/deck/printed/faces.ts';
import { renderScene } from '../../src/scenes/render.ts';
import type { Bitmap, CardFaces } from '../../src/scenes/scene.ts';
import { rasteriseFaces } from '../../training/decks/rasterise.ts';

const framesInFilm = 8;

/** `hand` is in the notation, as its holder sees it. The same hand and seed make the same film. */
export async function shootFilm(
  file: string,
  colour: Colour,
  hand: string,
  seed: number,
): Promise<void> {
  const faces = rasteriseFaces(printedDeck, colour, 8);
  const frames: Buffer[] = [];
  for (let index = 0; index < framesInFilm; index++) {
    frames.push(await develop(frame(faces, hand.split(' ') as End[], seed, index)));
  }
  // Pictures one after another are all that a motion JPEG is.
  writeFileSync(file, Buffer.concat(frames));
}

/** One card held up close, as one teaches it. */
export async function shootCard(
  file: string,
  colour: Colour,
  end: End,
  seed: number,
): Promise<void> {
  const faces = rasteriseFaces(printedDeck, colour, 8);
  const frames: Buffer[] = [];
  for (let index = 0; index < framesInFilm; index++) {
    const request = { seed, width: 640, height: 480, faces, hand: [end], rightOverLeft: true };
    frames.push(await develop(renderScene({ ...request, mood: 'teach', burst: { index } }).frame));
  }
  writeFileSync(file, Buffer.concat(frames));
}

function frame(faces: CardFaces, hand: readonly End[], seed: number, index: number): Bitmap {
  const size = { width: 640, height: 480 };
  const look = { rightOverLeft: seed % 2 === 0, mood: 'easy', burst: { index } } as const;
  return renderScene({ seed, ...size, faces, hand, ...look }).frame;
}

function develop({ width, height, pixels }: Bitmap): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .jpeg({ quality: 92, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
