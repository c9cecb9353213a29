/** Starts TF.js in a browser's worker, on WebAssembly. */

import * as tf from '@tensorflow/tfjs-core';
import { setThreadsCount, setWasmPaths, type BackendWasm } from '@tensorflow/tfjs-backend-wasm';
import plainWasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import simdWasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import threadedWasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-threaded-simd.wasm?url';

/** A start that takes longer will never end. */
const patienceMs = 8000;

/** Takes up to so many threads where the page is isolated, one elsewhere. False where this browser cannot run it. */
export async function startWasm(threads = 1): Promise<boolean> {
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plainWasm,
    'tfjs-backend-wasm-simd.wasm': simdWasm,
    'tfjs-backend-wasm-threaded-simd.wasm': threadedWasm,
  });
  if (threads > 1 && crossOriginIsolated && (await startThreads(threads))) return true;
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  return tf.setBackend('wasm');
}

/** False where they do not come up, whatever the reason: one thread may do so yet. */
async function startThreads(threads: number): Promise<boolean> {
  setThreadsCount(threads);
  // TF.js takes at most half as many threads as there are cores, so that two cores would have one.
  Object.defineProperty(navigator, 'hardwareConcurrency', {
    value: 2 * threads,
    configurable: true,
  });
  const over = new AbortController();
  const failed = new Promise<false>((resolve) => {
    setTimeout(resolve, patienceMs, false);
    const fail = (event: Event): void => {
      // A thread's error that went on from here would be taken for the end of this whole worker.
      event.preventDefault();
      resolve(false);
    };
    addEventListener('error', fail, { signal: over.signal });
  });
  const started = await Promise.race([tf.setBackend('wasm'), failed]);
  over.abort();
  Reflect.deleteProperty(navigator, 'hardwareConcurrency');
  if (started) endSpareThreads(tf.backend() as BackendWasm);
  return started;
}

type Threaded = { readonly PThread?: { readonly unusedWorkers: Worker[] } };

/** TF.js starts eight, whatever it is told; those that it never uses would lie about as long as this worker lives. */
function endSpareThreads({ wasm }: BackendWasm): void {
  const { PThread } = wasm as Threaded;
  for (const spare of PThread?.unusedWorkers.splice(0) ?? []) spare.terminate();
}
