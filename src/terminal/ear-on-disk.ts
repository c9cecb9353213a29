/** The app's own ear for commands: the worker's own code with its files read from the disk. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readModel, type ModelManifest } from '../voice/offline-ear/acoustic-model.ts';
import { Hearer } from '../voice/offline-ear/hearer.ts';
import type { Lexicon } from '../voice/offline-ear/lexicon.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../models/ear/${name}`, import.meta.url)));
const json = (name: string): unknown => JSON.parse(read(name).toString('utf8'));

export function openHearer(language: string): Hearer {
  const bytes = new Uint8Array(gunzipSync(read('weights.bin')));
  const model = readModel(json('manifest.json') as ModelManifest, bytes.buffer);
  return new Hearer(model, json(`lexicons/${language}.json`) as Lexicon);
}
