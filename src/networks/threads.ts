/** On how many threads the networks are fastest here. */

const most = 4;

/** Both of two cores, for a player waits for nothing else; of more than two the page keeps one. */
export function threadsOn(cores: number): number {
  return Math.max(1, Math.min(cores > 2 ? cores - 1 : cores, most));
}

/** One, unless the page is isolated and a second thread is seen to help. For a worker, which it takes up for a moment. */
export async function fastestThreads(): Promise<number> {
  const threads = threadsOn(navigator.hardwareConcurrency);
  return threads > 1 && crossOriginIsolated && (await secondHelps()) ? threads : 1;
}

/** Two must do the work in this share of the time that one needs for it. */
const worthwhile = 0.8;
const rounds = 20;
const steps = 30_000;
const patienceMs = 2000;

/** It is sent to the thread as text, so it must not name anything of this file. */
function work(count: number): number {
  let sum = 1;
  for (let i = 0; i < count; i++) sum = Math.sqrt(sum + i);
  return sum;
}

/** Loads a script from a blob when told to, as TF.js's threads do, and then works along, round by round. */
const trial = `const work = ${work.toString()};
onmessage = ({ data }) => {
  if (data === 'load') {
    const script = new Blob(['var steps = ${String(steps)};'], { type: 'text/javascript' });
    importScripts(URL.createObjectURL(script));
    for (let i = 0; i < ${String(rounds)}; i++) work(steps);
    return postMessage('loaded');
  }
  for (let round = 1; round <= ${String(rounds)}; round++) {
    while (Atomics.load(data, 0) < round);
    work(steps);
    Atomics.store(data, 1, round);
  }
};`;

/**
 * TF.js's threads wait for each other many times a frame. Where each has a core to itself, two need little more than half
 * the time of one; where the cores have other things to do they are slower, and where none starts TF.js never would.
 */
async function secondHelps(): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([trial], { type: 'text/javascript' }));
  try {
    const thread = new Worker(address);
    const helps = (await isLoaded(thread)) && isFasterWith(thread);
    thread.terminate();
    return helps;
  } catch {
    // Not every browser lets a worker make workers.
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function isLoaded(thread: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, false);
    thread.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(false);
    });
    thread.addEventListener('message', () => resolve(true));
    thread.postMessage('load');
  });
}

function isFasterWith(thread: Worker): boolean {
  const done = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  thread.postMessage(done);
  work(rounds * steps);
  const beginMs = performance.now();
  for (let round = 0; round < 2 * rounds; round++) work(steps);
  const aloneMs = performance.now() - beginMs;
  const endMs = performance.now() + worthwhile * aloneMs;
  for (let round = 1; round <= rounds; round++) {
    Atomics.store(done, 0, round);
    work(steps);
    while (Atomics.load(done, 1) < round) if (performance.now() > endMs) return false;
  }
  return performance.now() <= endMs;
}
