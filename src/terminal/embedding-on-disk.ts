/** The speech embedding for commands, read from the disk. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNetwork, type Network, type NetworkManifest } from '../networks/network.ts';
import { modelsFolder, startWasmOnDisk } from './recogniser/on-disk.ts';

export async function openEmbeddingOnDisk(): Promise<Network> {
  await startWasmOnDisk();
  const read = (name: string) => readFileSync(join(modelsFolder, 'ear', 'embedding', name));
  const manifest = JSON.parse(read('manifest.json').toString('utf8')) as NetworkManifest;
  return openNetwork(manifest, new Uint8Array(read('weights.bin')).buffer);
}
