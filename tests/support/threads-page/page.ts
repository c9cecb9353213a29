/** Runs a network of the recogniser in a worker, on as many threads as a test asks for. */

import type { Ran } from './ran.ts';

declare global {
  interface Window {
    runOn: (threads: number) => Promise<Ran>;
  }
}

window.runOn = (threads) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./network.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<Ran>) => {
      worker.terminate();
      resolve(data);
    });
    worker.postMessage(threads);
  });
