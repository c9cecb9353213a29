/** The ear's network answers what it answered when it was trained, and sees sound as it did then. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openNetwork } from '../../src/networks/network.ts';
import { modelsFolder, startWasmOnDisk } from '../../src/terminal/recogniser/on-disk.ts';
import type { EarManifest } from '../../src/voice/offline-ear/files.ts';
import { frameScores } from '../../src/voice/offline-ear/frame-scores.ts';
import { phones } from '../../training/ear/phones.ts';
import { goldenError, readGolden } from '../../training/golden.ts';

const read = (name: string) => readFileSync(join(modelsFolder, 'ear', name));
const manifest = JSON.parse(read('manifest.json').toString('utf8')) as EarManifest;

async function open() {
  await startWasmOnDisk();
  return openNetwork(manifest, new Uint8Array(read('weights.bin')).buffer);
}

test('its answers are golden', async () => {
  const network = await open();
  const golden = await readGolden(modelsFolder, 'ear');
  expect(goldenError(network, manifest.input, golden)).toBeLessThan(1e-4);
  network.close();
});

test('its phones are those of the lexicons', () => expect(manifest.phones).toEqual(phones));

test('how loud somebody speaks makes no difference', async () => {
  const network = await open();
  const sound = Float32Array.from(
    { length: 16_000 },
    (_, at) => 0.1 * Math.sin(at / 9) * Math.sin(at / 800) + 0.01 * Math.sin(at * at),
  );
  const loud = frameScores(network, phones.length, sound);
  const soft = frameScores(
    network,
    phones.length,
    sound.map((one) => one / 16),
  );
  expect(loud).toHaveLength(25);
  loud.forEach((frame, at) =>
    frame.phones.forEach((one, phone) => expect(soft[at]!.phones[phone]).toBeCloseTo(one, 2)),
  );
  network.close();
});
