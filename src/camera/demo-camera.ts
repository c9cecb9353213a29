/** A camera before which somebody seems to hold a fan of the printed deck: for trying the app without any cards. */

import { colourSet, type CardName, type Colour } from '../cards/card.ts';
import type { End } from '../cards/face.ts';
import { printedDeck } from '../deck/printed/faces.ts';
import type { Camera } from './camera.ts';
import type { DemoHand, DemoWish } from './demo-worker.ts';
import { rasteriseFaces } from './rasterise.ts';

/** The demo's two players with their cards dealt; nobody but its cameras knows the hands. */
export type DemoTable = { readonly open: (colour: Colour) => Promise<Camera> };

/** `below(n)`: a whole number from 0 to n - 1, each as likely as the others. */
export function dealDemo(below: (limit: number) => number = randomBelow): DemoTable {
  const hands = new Map<Colour, Promise<DemoHand>>();
  return {
    async open(colour) {
      const hand = hands.get(colour) ?? drawnHand(colour, below);
      hands.set(colour, hand);
      return cameraBefore(await hand);
    },
  };
}

async function drawnHand(colour: Colour, below: (limit: number) => number): Promise<DemoHand> {
  const hand = dealHand(below);
  return { faces: await rasteriseFaces(printedDeck, colour), hand, seed: below(1_000_000) };
}

/** A shuffled set for two players with the Spy standing anywhere among it. */
export function dealHand(below: (limit: number) => number): readonly End[] {
  const cards: CardName[] = [...colourSet(2)];
  const shuffled: End[] = [];
  while (cards.length > 0) shuffled.push(...cards.splice(below(cards.length), 1));
  shuffled.splice(below(shuffled.length + 1), 0, below(2) === 0 ? '<' : '>');
  return shuffled;
}

function cameraBefore(of: DemoHand): Camera {
  const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module' });
  const wish = (next: DemoWish) => worker.postMessage(next);
  wish({ kind: 'hand', of });
  // One frame is always being drawn ahead, so that the reader need not wait for all of it.
  wish({ kind: 'frame' });
  const waiting: ((frame: ImageBitmap) => void)[] = [];
  const ready: ImageBitmap[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
    const taker = waiting.shift();
    if (taker) taker(data);
    else ready.push(data);
  });
  return {
    mirrored: false,
    frame: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        const frame = ready.shift();
        if (frame) resolve(frame);
        else waiting.push(resolve);
        wish({ kind: 'frame' });
      }),
    setTorch: () => Promise.resolve(),
    lost: new Promise((tell) => {
      worker.addEventListener('error', () => tell('camera-lost'), { once: true });
    }),
    close: () => worker.terminate(),
  };
}

/** Even for every limit: the few numbers at the top that would favour the low ones are drawn again. */
function randomBelow(limit: number): number {
  const range = 2 ** 32;
  const fair = range - (range % limit);
  for (;;) {
    const [drawn = range] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}
