/** Opens the recogniser: its worker starts with the first scan or lesson and ends when it is closed. */

import builtinDeck from '../../models/builtin-deck/deck.json?url';
import type { FromWorker, ToWorker } from './message.ts';
import { RecogniserFailure, type Lesson, type Recogniser, type Scan } from './recogniser.ts';

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

  const tell = (message: ToWorker, transfer: Transferable[] = []): void =>
    (worker ??= start()).postMessage(message, transfer);

  const ask = (message: ToWorker, transfer: Transferable[] = []): Promise<FromWorker> =>
    new Promise<FromWorker>((resolve) => {
      waiting.set(message.scan, resolve);
      tell(message, transfer);
    }).then((said) => {
      if (said.kind === 'failed') throw new RecogniserFailure(said.reason);
      return said;
    });

  /** Looks at one frame after the other; those that come too early are dropped. */
  const looking = (scan: number) => {
    let busy = false;
    return async (frame: ImageBitmap): Promise<FromWorker | undefined> => {
      if (busy) {
        frame.close();
        return undefined;
      }
      busy = true;
      try {
        return await ask({ kind: 'look', scan, frame }, [frame]);
      } finally {
        busy = false;
      }
    };
  };

  const end = (scan: number): void => {
    waiting.delete(scan);
    worker?.postMessage({ kind: 'close', scan } satisfies ToWorker);
  };

  return {
    async scan(expectation, signal): Promise<Scan> {
      const scan = ++scans;
      const deck = await deckText(expectation.deck, library);
      signal.throwIfAborted();
      await ask({ kind: 'scan', scan, expectation, deck });
      const look = looking(scan);
      return {
        async look(frame) {
          const said = await look(frame);
          return said?.kind === 'seen' ? said.update : undefined;
        },
        close: () => end(scan),
      };
    },
    async lesson(known, signal): Promise<Lesson> {
      const scan = ++scans;
      await ask({ kind: 'lesson', scan, known });
      signal.throwIfAborted();
      const look = looking(scan);
      return {
        ask: (asked) => tell({ kind: 'ask', scan, ...(asked && { end: asked }) }),
        forget: (forgotten) => tell({ kind: 'forget', scan, end: forgotten }),
        takeNow: () => tell({ kind: 'take-now', scan }),
        async look(frame) {
          const said = await look(frame);
          return said?.kind === 'taught' ? said.news : undefined;
        },
        close: () => end(scan),
      };
    },
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
