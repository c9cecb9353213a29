import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { afterEach, describe, expect, test } from 'vitest';
import { closeModels, modelNames, openModels, type Models } from '../../src/recogniser/models.ts';
import { openNetwork } from '../../src/networks/network.ts';
import { modelsFolder, modelsIn, openModelsOnDisk } from '../../src/terminal/recogniser/on-disk.ts';
import { goldenError, matchingError, readGolden } from '../../training/golden.ts';

/** Single precision sums in another order: what the backends may differ by, as a share of the largest answer. */
const sameAnswer = 1e-4;

let models: Models | undefined;
afterEach(() => {
  if (models !== undefined) closeModels(models);
});

async function errorOf(name: (typeof modelNames)[number]): Promise<number> {
  const { manifest } = await modelsIn(modelsFolder)(name);
  return goldenError(models![name], manifest.input, await readGolden(modelsFolder, name));
}

describe('the networks answer what the trainer wrote down', () => {
  test.each(modelNames)('on WASM, as the app runs them: the %s', async (name) => {
    models = await openModelsOnDisk();
    expect(tf.getBackend()).toBe('wasm');
    expect(await errorOf(name)).toBeLessThan(sameAnswer);
  });

  // The finder takes plain JavaScript a good many seconds.
  test.each(['refiner', 'matcher'] as const)('in plain JavaScript: the %s', async (name) => {
    await tf.setBackend('cpu');
    models = await openModels(modelsIn(modelsFolder));
    expect(await errorOf(name)).toBeLessThan(sameAnswer);
  });
});

test('ends are compared and told apart as the trainer does it', async () => {
  models = await openModelsOnDisk();
  expect(await matchingError(modelsFolder, models.matcherManifest)).toBeLessThan(sameAnswer);
});

describe('a network', () => {
  test.each(modelNames)('has as many weights as its layers need: the %s', async (name) => {
    const { manifest, weights } = await modelsIn(modelsFolder)(name);
    const needed = manifest.layers.reduce((sum, layer) => {
      if (layer.op !== 'conv' && layer.op !== 'dense') return sum;
      return sum + layer.kernel.reduce((a, b) => a * b, 1) + layer.kernel.at(-1)!;
    }, 0);
    expect(manifest.weights).toBe(needed);
    expect(weights.byteLength).toBe(2 * needed);
  });

  test('is not opened with a weights file that was cut short', async () => {
    const { manifest, weights } = await modelsIn(modelsFolder)('refiner');
    expect(() => openNetwork(manifest, weights.slice(0, -2))).toThrow('refiner');
  });

  test('answers a batch as it answers each picture alone', async () => {
    models = await openModelsOnDisk();
    const { manifest } = await modelsIn(modelsFolder)('refiner');
    const size = manifest.input.reduce((a, b) => a * b, 1);
    const pictures = Float32Array.from({ length: 3 * size }, (_, i) => Math.sin(i * i));
    const together = models.refiner.run(pictures, 3);
    for (let i = 0; i < 3; i++) {
      const alone = models.refiner.run(pictures.slice(i * size, (i + 1) * size), 1);
      alone.forEach((number, k) => expect(together[i * alone.length + k]).toBeCloseTo(number, 3));
    }
  });

  test('leaves no tensor behind when it is closed', async () => {
    await tf.setBackend('cpu');
    const before = tf.memory().numTensors;
    const opened = await openModels(modelsIn(modelsFolder));
    expect(tf.memory().numTensors).toBeGreaterThan(before);
    closeModels(opened);
    expect(tf.memory().numTensors).toBe(before);
    models = undefined;
  });
});
