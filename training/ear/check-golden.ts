/** Opens an exported ear as the app does and holds it against its golden answers: `npx tsx training/ear/check-golden.ts [--model DIR]`. */

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openNetwork } from '../../src/networks/network.ts';
import { modelsFolder, startWasmOnDisk } from '../../src/terminal/recogniser/on-disk.ts';
import type { EarManifest } from '../../src/voice/offline-ear/files.ts';
import { goldenError, readGolden } from '../golden.ts';

/** As a share of the largest answer: what sums in another order may differ by. */
const tolerated = 1e-3;

const { values } = parseArgs({
  options: { model: { type: 'string', default: join(modelsFolder, 'ear') } },
});
await startWasmOnDisk();
const read = (name: string) => readFileSync(join(values.model, name));
const manifest = JSON.parse(read('manifest.json').toString('utf8')) as EarManifest;
const network = openNetwork(manifest, new Uint8Array(read('weights.bin')).buffer);
const golden = await readGolden(dirname(values.model), basename(values.model));
const error = goldenError(network, manifest.input, golden);
console.log(
  `ear: ${error < tolerated ? 'golden' : 'NOT golden'}, off by ${error.toExponential(1)}`,
);
if (!(error < tolerated)) process.exitCode = 1;
