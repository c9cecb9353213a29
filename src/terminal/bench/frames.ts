/** The drawn fans: fetched before anything is timed. */

import { pixelsOf } from '../../recogniser/in-browser.ts';
import type { Picture } from '../../recogniser/picture.ts';
import type { Answer, Ask, Frames } from './told.ts';

export async function fetchFrame(index: number): Promise<ImageBitmap> {
  const answer = await fetch(`/frames/${String(index)}.png`);
  return createImageBitmap(await answer.blob());
}

export async function fetchPictures({ drawn }: Frames): Promise<readonly Picture[]> {
  const frames = await Promise.all(Array.from({ length: drawn }, (_, i) => fetchFrame(i)));
  return frames.map(pixelsOf);
}

/** Goes round and round. Throws where there are none. */
export function frameAt<Frame>(frames: readonly Frame[], index: number): Frame {
  const frame = frames[index % frames.length];
  if (frame === undefined) throw new Error('There are no frames.');
  return frame;
}

/** Has this worker answer with what `measure` finds, or why it found nothing. */
export function answerWith<Measured>(measure: (ask: Ask) => Promise<Measured>): void {
  self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
    measure(data).then(
      (measured) => self.postMessage({ kind: 'measured', measured } satisfies Answer<Measured>),
      (error: unknown) =>
        self.postMessage({ kind: 'failed', reason: String(error) } satisfies Answer<Measured>),
    );
  });
}
