/** How soon the app's own ear has understood, in a browser. */

import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { folder, onBenchPage, root } from './bench-page.ts';
import type { HearingSpeed } from './told.ts';

/** English announcements, without the quiet round them. */
const clips = ['spy-on-red.wav', 'spy-on-yellow.wav'];
const times = 10;

/** Rejects where there is no browser. */
export function benchHearing(): Promise<HearingSpeed> {
  const lay = (): void => {
    mkdirSync(join(folder, 'sounds'));
    for (const clip of clips)
      copyFileSync(join(root, 'tests', 'voice', 'spoken', clip), join(folder, 'sounds', clip));
  };
  return onBenchPage(lay, async (open) => {
    const addresses = clips.map((clip) => `sounds/${clip}`);
    const page = await open();
    return page.evaluate(([of, often]) => window.bench.hearing(of, often), [
      addresses,
      times,
    ] as const);
  });
}
