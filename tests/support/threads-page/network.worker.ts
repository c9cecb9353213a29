/** Starts TF.js as the app does and runs the refiner on made-up pictures. */

import * as tf from '@tensorflow/tfjs-core';
import { getThreadsCount } from '@tensorflow/tfjs-backend-wasm';
import manifest from '../../../models/refiner/manifest.json';
import weights from '../../../models/refiner/weights.bin?url';
import { openNetwork, type NetworkManifest } from '../../../src/networks/network.ts';
import { startWasm } from '../../../src/networks/wasm.ts';
import type { Ran } from './ran.ts';

const pictures = 8;

async function run(threads: number): Promise<Ran> {
  if (!(await startWasm(threads))) throw new Error('TF.js did not start.');
  const bytes = await (await fetch(weights)).arrayBuffer();
  const network = openNetwork(manifest as unknown as NetworkManifest, bytes);
  const size = manifest.input.reduce((a, b) => a * b, pictures);
  const input = Float32Array.from({ length: size }, (_, i) => Math.sin(i * i));
  const before = tf.memory().numTensors;
  const numbers = [...network.run(input, pictures)];
  return {
    threads: getThreadsCount(),
    numbers,
    numTensors: { before, after: tf.memory().numTensors },
  };
}

addEventListener('message', ({ data }: MessageEvent<number>) => {
  void run(data).then((ran) => postMessage(ran));
});
