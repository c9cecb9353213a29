/** Frames of hands in the printed deck as our own scene renderer sees them, for tests of what reads them. */

import sharp from 'sharp';
import type { Colour } from '../../src/cards/card.ts';
import type { End } from '../../src/cards/face.ts';
import { printedDeck } from '../../src/deck/printed/faces.ts';
import { renderScene } from '../../src/scenes/render.ts';
import type { Bitmap, CardFaces, Scene, SceneRequest } from '../../src/scenes/scene.ts';
import { rasteriseFaces } from '../../training/decks/rasterise.ts';

const known = new Map<Colour, CardFaces>();

function facesOf(colour: Colour): CardFaces {
  const faces = known.get(colour) ?? rasteriseFaces(printedDeck, colour, 8);
  known.set(colour, faces);
  return faces;
}

/** `hand` in the notation, as its holder sees it; nothing for a scene without cards. In good light, unless told otherwise. */
export function drawHand(
  colour: Colour,
  hand: string,
  seed: number,
  change: Partial<SceneRequest> = {},
): Scene {
  return renderScene({
    seed,
    width: 640,
    height: 480,
    faces: facesOf(colour),
    hand: hand.split(' ').filter((end) => end !== '') as End[],
    rightOverLeft: seed % 2 === 0,
    mood: 'easy',
    ...change,
  });
}

export async function savePicture(file: string, { width, height, pixels }: Bitmap): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toFile(file);
}
