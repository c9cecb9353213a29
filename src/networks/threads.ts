/** What threads there are for the networks. */

const most = 4;

/** Both of two cores, for a player waits for nothing else; of more than two the page keeps one. */
export function threadsOn(cores: number): number {
  return Math.max(1, Math.min(cores > 2 ? cores - 1 : cores, most));
}

/** Does what TF.js does with each of its threads: loads a script from a blob when told to, and after that runs at once. */
const trial = `onmessage = ({ data }) => {
  if (data === 'load') {
    importScripts(URL.createObjectURL(new Blob(['var loaded = 1;'], { type: 'text/javascript' })));
    return postMessage('loaded');
  }
  Atomics.store(data, 0, loaded);
  Atomics.notify(data, 0);
};`;

const patienceMs = 2000;

/**
 * Whether a thread starts in this worker, and answers while the worker stands still to wait for it. Where it does not,
 * TF.js would wait for ever. The page must be isolated.
 */
export async function canRunThreads(): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([trial], { type: 'text/javascript' }));
  try {
    const thread = new Worker(address);
    const answers = await answersInTime(thread);
    thread.terminate();
    return answers;
  } catch {
    // Not every browser lets a worker make workers.
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function answersInTime(thread: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, false);
    thread.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(false);
    });
    thread.addEventListener('message', () => {
      const answer = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      thread.postMessage(answer);
      resolve(Atomics.wait(answer, 0, 0, patienceMs) !== 'timed-out');
    });
    thread.postMessage('load');
  });
}
