/** The app's own ear for commands: the worker's own code with its files read from the disk. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNetwork } from '../networks/network.ts';
import type { EarManifest } from '../voice/offline-ear/files.ts';
import { Hearer } from '../voice/offline-ear/hearer.ts';
import type { Lexicon } from '../voice/offline-ear/lexicon.ts';
import { modelsFolder, startWasmOnDisk } from './recogniser/on-disk.ts';

const read = (name: string) => readFileSync(join(modelsFolder, 'ear', name));
const json = (name: string): unknown => JSON.parse(read(name).toString('utf8'));

export async function openHearer(language: string): Promise<Hearer> {
  await startWasmOnDisk();
  const manifest = json('manifest.json') as EarManifest;
  const network = openNetwork(manifest, new Uint8Array(read('weights.bin')).buffer);
  const lexicon = json(`lexicons/${language}.json`) as Lexicon;
  return new Hearer({ network, phones: manifest.phones }, lexicon);
}
