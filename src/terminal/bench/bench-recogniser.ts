/** How fast the recogniser reads drawn fans in a browser's worker, beside MediaPipe's HandLandmarker in the same run. */

import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { rasteriseFaces } from '../../../training/decks/rasterise.ts';
import { printedDeck } from '../../deck/printed/faces.ts';
import { modelNames } from '../../recogniser/models.ts';
import { renderScene } from '../../scenes/render.ts';
import { folder, onBenchPage, root } from './bench-page.ts';
import { handLandmarkerTask } from './hand-landmarker.ts';
import type { Frames, ReadingSpeed, Yardstick } from './told.ts';

export type RecogniserSpeed = {
  readonly frameSize: string;
  readonly reading: ReadingSpeed;
  readonly handLandmarkerLite: Yardstick;
  /** Medians of whole frames: the recogniser's over HandLandmarker's. */
  readonly ratio: number;
  /** Undefined, and so not told, where no hand was read in the first frames. */
  readonly firstReadingMs?: number;
  readonly modelBytes: number;
};

const size = { width: 640, height: 480 } as const;
const hands = [
  ['B1', 'S2', '>', 'T1', 'B1', 'S1', 'T2', 'B2'],
  ['T2', 'S1', 'B2', 'B1', '<', 'S2', 'B1', 'T1'],
] as const;
const aScan = 8;
const frames: Frames = { drawn: hands.length * aScan, aScan, colour: 'green' };
/** Where no hand was read in so many frames, none is waited for. */
const mostUntilRead = 60;

/** `count` frames are timed. Takes minutes where they are many. Rejects where there is no browser. */
export function benchRecogniser(count: number): Promise<RecogniserSpeed> {
  return onBenchPage(lay, async (open) => {
    const question = { frames, most: count };
    const firstReadingMs = await (
      await open()
    ).evaluate(([of, most]) => window.bench.firstReading(of, most), [
      frames,
      mostUntilRead,
    ] as const);
    const page = await open();
    const yardstick = await page.evaluate((ask) => window.bench.yardstick(ask), question);
    const reading = await page.evaluate((ask) => window.bench.reading(ask), question);
    return {
      frameSize: `${String(size.width)}x${String(size.height)}`,
      reading,
      handLandmarkerLite: yardstick,
      ratio: Math.round((100 * reading.wholeFrame.p50) / yardstick.wholeFrame.p50) / 100,
      ...(firstReadingMs === undefined ? {} : { firstReadingMs: Math.round(firstReadingMs) }),
      modelBytes: modelBytes(),
    };
  });
}

async function lay(): Promise<void> {
  const vision = dirname(createRequire(import.meta.url).resolve('@mediapipe/tasks-vision'));
  mkdirSync(join(folder, 'vision'));
  for (const name of ['vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'])
    copyFileSync(join(vision, 'wasm', name), join(folder, 'vision', name));
  writeFileSync(join(folder, 'hand_landmarker.task'), handLandmarkerTask());
  await drawFrames();
}

/** Fans of the printed deck, each seen for a moment by a trembling hand. */
async function drawFrames(): Promise<void> {
  mkdirSync(join(folder, 'frames'));
  const faces = rasteriseFaces(printedDeck, frames.colour, 8);
  for (const [scan, hand] of hands.entries()) {
    for (let index = 0; index < aScan; index++) {
      const { frame } = renderScene({
        ...size,
        faces,
        seed: 40 + scan,
        hand,
        rightOverLeft: scan % 2 === 0,
        mood: 'easy',
        burst: { index },
      });
      const raw = { width: frame.width, height: frame.height, channels: 4 } as const;
      const file = join(folder, 'frames', `${String(scan * aScan + index)}.png`);
      await sharp(frame.pixels, { raw }).flatten().png({ compressionLevel: 1 }).toFile(file);
    }
  }
}

/** Manifests and weights of the networks, as the app loads them; decks are not models. */
function modelBytes(): number {
  const foldersOf = modelNames.map((name) => join(root, 'models', name));
  return foldersOf
    .flatMap((of) => readdirSync(of).map((name) => join(of, name)))
    .filter((path) => /(manifest\.json|weights\.bin)$/.test(path))
    .reduce((sum, path) => sum + statSync(path).size, 0);
}
