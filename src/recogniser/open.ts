/** Opens the recogniser: its worker starts with the first scan and ends when it is closed. */

import builtinDeck from '../../models/builtin-deck/deck.json?url';
import type { FromWorker, ToWorker } from './message.ts';
import {
  RecogniserFailure,
  type Expectation,
  type Recogniser,
  type Scan,
  type ScanUpdate,
} from './recogniser.ts';

/** Gives a taught deck's file by its name, or nothing where there is none. */
export type DeckLibrary = (name: string) => Promise<string | undefined>;

export function openRecogniser(
  library: DeckLibrary = () => Promise.resolve(undefined),
): Recogniser {
  let worker: Worker | undefined;
  let scans = 0;
  const waiting = new Map<number, (said: FromWorker) => void>();

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      waiting.get(data.scan)?.(data),
    );
    started.addEventListener('error', () => {
      for (const [scan, tell] of waiting) tell({ kind: 'failed', scan, reason: 'not-supported' });
    });
    return started;
  };

  const ask = (message: ToWorker, transfer: Transferable[] = []): Promise<FromWorker> =>
    new Promise((resolve) => {
      waiting.set(message.scan, resolve);
      (worker ??= start()).postMessage(message, transfer);
    });

  const scan = async (expectation: Expectation, signal: AbortSignal): Promise<Scan> => {
    const number = ++scans;
    const deck = await deckText(expectation.deck, library);
    signal.throwIfAborted();
    const said = await ask({ kind: 'scan', scan: number, expectation, deck });
    if (said.kind === 'failed') throw new RecogniserFailure(said.reason);
    let busy = false;
    return {
      async look(frame): Promise<ScanUpdate | undefined> {
        if (busy) {
          frame.close();
          return undefined;
        }
        busy = true;
        const seen = await ask({ kind: 'look', scan: number, frame }, [frame]);
        busy = false;
        if (seen.kind === 'failed') throw new RecogniserFailure(seen.reason);
        return seen.kind === 'seen' ? seen.update : undefined;
      },
      close() {
        waiting.delete(number);
        worker?.postMessage({ kind: 'close', scan: number } satisfies ToWorker);
      },
    };
  };

  return {
    scan,
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}

async function deckText(name: string, library: DeckLibrary): Promise<string> {
  if (name !== 'builtin') {
    const taught = await library(name);
    if (taught === undefined) throw new RecogniserFailure('unknown-deck');
    return taught;
  }
  const answer = await fetch(builtinDeck).catch(() => undefined);
  if (!answer?.ok) throw new RecogniserFailure('models-missing');
  return answer.text();
}
