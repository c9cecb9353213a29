/** The bench's page: measures when it is told to, in workers as the app does. */

import { openRecogniser } from '../../recogniser/open.ts';
import { fetchFrame } from './frames.ts';
import { hearing } from './hearing.ts';
import type { Answer, Ask, Frames, ReadingSpeed, Yardstick } from './told.ts';

export type Bench = {
  /** Milliseconds from the page's beginning to the first hand that is read; undefined if none is in `most` frames. */
  readonly firstReading: (frames: Frames, most: number) => Promise<number | undefined>;
  readonly reading: (ask: Ask) => Promise<ReadingSpeed>;
  readonly yardstick: (ask: Ask) => Promise<Yardstick>;
  readonly hearing: typeof hearing;
};

declare global {
  interface Window {
    bench: Bench;
  }
}

function ask<Measured>(worker: Worker, question: Ask): Promise<Measured> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<Measured>>) => {
      worker.terminate();
      if (data.kind === 'measured') resolve(data.measured);
      else reject(new Error(data.reason));
    });
    worker.postMessage(question);
  });
}

const module = { type: 'module' } as const;

window.bench = {
  async firstReading({ drawn, colour }, most) {
    const recogniser = openRecogniser();
    const expectation = { deck: 'builtin', colour, players: 2 } as const;
    const scan = await recogniser.scan(expectation, new AbortController().signal);
    try {
      for (let i = 0; i < most; i++) {
        const update = await scan.look(await fetchFrame(i % drawn));
        if (update?.reading) return performance.now();
      }
      return undefined;
    } finally {
      recogniser.close();
    }
  },
  reading: (question) =>
    ask(new Worker(new URL('./reading.worker.ts', import.meta.url), module), question),
  yardstick: (question) =>
    ask(new Worker(new URL('./yardstick.worker.ts', import.meta.url), module), question),
  hearing,
};
