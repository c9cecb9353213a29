/** Writes the printed deck's file, builtin-deck/deck.json: `npx tsx training/teach-builtin.ts [--models DIR]`; the same bytes each time. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { colours, type Colour } from '../src/cards/card.ts';
import { ends, type End } from '../src/cards/face.ts';
import { writeDeck, type TaughtEnds } from '../src/deck/deck-file.ts';
import { printedDeck } from '../src/deck/printed/faces.ts';
import { cropHeight, cropWidth } from '../src/recogniser/matcher.ts';
import { cutOut, Pyramid } from '../src/recogniser/picture.ts';
import { rectangle } from '../src/recogniser/quad.ts';
import { renderScene } from '../src/scenes/render.ts';
import type { CardFaces } from '../src/scenes/scene.ts';
import { modelsFolder } from '../src/terminal/recogniser/on-disk.ts';
import { rasteriseFaces } from './decks/rasterise.ts';

const views = 3;
const target = rectangle(0, 0, cropWidth, cropHeight);

async function viewOf(faces: CardFaces, end: End, seed: number): Promise<Uint8Array> {
  const scene = renderScene({
    seed,
    width: 320,
    height: 400,
    faces,
    hand: [end],
    rightOverLeft: true,
    mood: 'teach',
  });
  const rgb = new Float32Array(cropWidth * cropHeight * 3);
  cutOut(new Pyramid(scene.frame), scene.cards[0]!.endQuad, target, cropWidth, cropHeight, rgb, 0);
  const raw = { width: cropWidth, height: cropHeight, channels: 3 as const };
  return sharp(Uint8Array.from(rgb, Math.round), { raw })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function taught(colour: Colour, first: number): Promise<TaughtEnds> {
  const faces = rasteriseFaces(printedDeck, colour, 8);
  const pictures: (readonly [End, readonly Uint8Array[]])[] = await Promise.all(
    ends.map(async (end, e) => {
      const seeds = Array.from({ length: views }, (_, v) => first + e * views + v);
      return [end, await Promise.all(seeds.map((seed) => viewOf(faces, end, seed)))] as const;
    }),
  );
  return Object.fromEntries(pictures) as Record<End, readonly Uint8Array[]>;
}

const sets = new Map<Colour, TaughtEnds>();
for (const [c, colour] of colours.entries()) sets.set(colour, await taught(colour, 9000 + 100 * c));
const { values } = parseArgs({ options: { models: { type: 'string', default: modelsFolder } } });
const folder = join(values.models, 'builtin-deck');
mkdirSync(folder, { recursive: true });
const aspect = printedDeck.heightMm / printedDeck.widthMm;
const text = writeDeck({ name: 'builtin', aspect, colours: sets });
writeFileSync(join(folder, 'deck.json'), text);
