import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { openNetwork, type NetworkManifest } from '../../src/networks/network.ts';
import { modelsFolder, startWasmOnDisk } from '../../src/terminal/recogniser/on-disk.ts';
import { decibelsOf } from '../../src/voice/offline-ear/mel-picture.ts';
import { goldenError, goldenInput, readGolden, type Golden } from '../../training/golden.ts';

const folder = join(modelsFolder, 'ear', 'embedding');
const read = (name: string) => readFileSync(join(folder, name));
const json = (name: string): unknown => JSON.parse(read(name).toString('utf8'));
const manifest = json('manifest.json') as NetworkManifest;
const open = () => openNetwork(manifest, new Uint8Array(read('weights.bin')).buffer);

/** Single precision sums in another order, as a share of the largest answer. */
const sameAnswer = 1e-4;

describe('the embedding', () => {
  test.each([
    ['on WASM, as the app runs it', startWasmOnDisk],
    ['in plain JavaScript', () => tf.setBackend('cpu')],
  ])('answers what the network that it was made of answers: %s', async (_, start) => {
    await start();
    const network = open();
    const golden = await readGolden(join(modelsFolder, 'ear'), 'embedding');
    expect(goldenError(network, manifest.input, golden)).toBeLessThan(sameAnswer);
    network.close();
  });

  test('answers a long utterance as it answers each part of it', async () => {
    await startWasmOnDisk();
    const network = open();
    const [rows, bands] = manifest.input;
    const sound = goldenInput([rows + 3 * 8, bands], 3);
    const whole = network.run(sound, 1);
    expect(whole.length).toBe(4 * 96);
    for (let at = 0; at < 4; at++) {
      const part = network.run(sound.slice(at * 8 * bands, (at * 8 + rows) * bands), 1);
      part.forEach((one, k) => expect(whole[at * 96 + k]).toBeCloseTo(one, 2));
    }
    network.close();
  });
});

test('mel bands are those that the embedding was trained with', () => {
  const golden = json('golden-mel.json') as Golden;
  const loudness = [100, 20_000, 3, 1000];
  // As training/ear/embedding.py makes it, but from -1 to 1.
  const sound = goldenInput([8000], golden.seed).map(
    (one, at) => (one * loudness[Math.floor(at / 2000)]!) / 32_768,
  );
  const found = decibelsOf(sound);
  golden.answers.forEach((answer, i) => expect(found[golden.at[i]!]).toBeCloseTo(answer, 2));
});
