/** The recogniser for commands: the worker's own code with models, decks and pictures read from the disk. */

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import * as tf from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import sharp from 'sharp';
import { readDeck, type DeckFile, type DeckFault } from '../../deck/deck-file.ts';
import { KnownDeck } from '../../recogniser/known-deck.ts';
import { openModels, type ModelSource, type Models } from '../../recogniser/models.ts';
import type { NetworkManifest } from '../../networks/network.ts';
import type { Picture } from '../../recogniser/picture.ts';

/** The models that the app ships. */
export const modelsFolder = fileURLToPath(new URL('../../../models/', import.meta.url));
export const builtinDeckPath = join(modelsFolder, 'builtin-deck', 'deck.json');

/** The models in a folder laid out as `models/` is. */
export function modelsIn(folder: string): ModelSource {
  return async (name) => {
    const manifest = JSON.parse(
      await readFile(join(folder, name, 'manifest.json'), 'utf8'),
    ) as NetworkManifest;
    const bytes = await readFile(join(folder, name, 'weights.bin'));
    return { manifest, weights: new Uint8Array(bytes).buffer };
  };
}

/** Starts TF.js on WASM, as the worker does, and opens the three networks. */
export async function openModelsOnDisk(folder = modelsFolder): Promise<Models> {
  await startWasmOnDisk();
  return openModels(modelsIn(folder));
}

export async function startWasmOnDisk(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm');
  setWasmPaths(`${dirname(wasm)}/`);
  await tf.setBackend('wasm');
  await tf.ready();
}

/** Reads a picture as it is meant to be seen: with the turn that its EXIF data tell. Rejects with a message in plain words. */
export async function readPicture(file: string): Promise<Picture> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) throw new Error(`${file}: there is no such picture`);
  return decoded(sharp(bytes).rotate()).catch(() => {
    throw new Error(`${file}: this is no picture, or a broken one`);
  });
}

/** Rejects with a message in plain words. */
export function decodePicture(bytes: Uint8Array): Promise<Picture> {
  return decoded(sharp(bytes)).catch(() => {
    throw new Error(faultWords['broken-picture']);
  });
}

async function decoded(picture: sharp.Sharp): Promise<Picture> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    pixels: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}

const faultWords: Readonly<Record<DeckFault, string>> = {
  'not-a-deck': 'this is not a deck file',
  'newer-version': 'a newer version of the app wrote this deck file',
  incomplete: 'the deck file lacks some of its cards',
  'broken-picture': 'a picture in the deck file is broken',
};

/** `builtin`, or a deck file's path. Rejects with a message in plain words. */
export async function openDeck(models: Models, name: string): Promise<KnownDeck> {
  const path = name === 'builtin' ? builtinDeckPath : name;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${path}: there is no such deck file`);
  const deck: DeckFile | DeckFault = readDeck(text);
  if (typeof deck === 'string') throw new Error(`${path}: ${faultWords[deck]}`);
  return new KnownDeck(models, deck, decodePicture);
}
