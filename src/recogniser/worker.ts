/** The recogniser's worker: frames, sightings and hidden cards stay in here; only updates leave it. */

import * as tf from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import plainWasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import simdWasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import finderManifest from '../../models/finder/manifest.json';
import finderWeights from '../../models/finder/weights.bin?url';
import matcherManifest from '../../models/matcher/manifest.json';
import matcherWeights from '../../models/matcher/weights.bin?url';
import refinerManifest from '../../models/refiner/manifest.json';
import refinerWeights from '../../models/refiner/weights.bin?url';
import { readDeck } from '../deck/deck-file.ts';
import { KnownDeck } from './known-deck.ts';
import type { FromWorker, ToWorker } from './message.ts';
import { openModels, type ModelName, type Models, type ModelSource } from './models.ts';
import type { NetworkManifest } from './network.ts';
import type { Picture } from './picture.ts';
import { RecogniserFailure } from './recogniser.ts';
import { ScanReader } from './scan-reader.ts';

const files: Readonly<Record<ModelName, readonly [manifest: unknown, weights: string]>> = {
  finder: [finderManifest, finderWeights],
  refiner: [refinerManifest, refinerWeights],
  matcher: [matcherManifest, matcherWeights],
};

const fromServer: ModelSource = async (name) => {
  const [manifest, address] = files[name];
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new RecogniserFailure('models-missing');
  return { manifest: manifest as NetworkManifest, weights: await answer.arrayBuffer() };
};

async function open(): Promise<Models> {
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plainWasm,
    'tfjs-backend-wasm-simd.wasm': simdWasm,
    'tfjs-backend-wasm-threaded-simd.wasm': simdWasm,
  });
  if (!(await tf.setBackend('wasm'))) throw new RecogniserFailure('not-supported');
  return openModels(fromServer);
}

let opened: Promise<Models> | undefined;
/** The deck read last, by its text: a new scan of it need not describe its pictures again. */
let lastDeck: { readonly text: string; readonly deck: KnownDeck } | undefined;
let current: { readonly scan: number; readonly reader: ScanReader } | undefined;

function know(models: Models, text: string): KnownDeck {
  if (lastDeck?.text === text) return lastDeck.deck;
  const file = readDeck(text);
  if (typeof file === 'string') throw new RecogniserFailure('unknown-deck');
  lastDeck = { text, deck: new KnownDeck(models, file, decode) };
  return lastDeck.deck;
}

async function decode(bytes: Uint8Array): Promise<Picture> {
  return pixelsOf(await createImageBitmap(new Blob([bytes.slice()])));
}

/** Draws the frame at most 1280 pixels wide and closes it. */
function pixelsOf(frame: ImageBitmap): Picture {
  const scale = Math.min(1, 1280 / Math.max(frame.width, frame.height));
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new RecogniserFailure('not-supported');
  brush.drawImage(frame, 0, 0, width, height);
  frame.close();
  return { width, height, pixels: brush.getImageData(0, 0, width, height).data };
}

async function answer(message: ToWorker): Promise<FromWorker | undefined> {
  switch (message.kind) {
    case 'scan': {
      opened ??= open();
      opened.catch(() => (opened = undefined));
      const models = await opened;
      const deck = know(models, message.deck);
      await deck.prototypes(message.expectation.colour);
      current = { scan: message.scan, reader: new ScanReader(models, deck, message.expectation) };
      return { kind: 'ready', scan: message.scan };
    }
    case 'look': {
      if (current?.scan !== message.scan) {
        message.frame.close();
        return undefined;
      }
      const update = await current.reader.look(pixelsOf(message.frame), performance.now());
      return { kind: 'seen', scan: message.scan, update };
    }
    case 'close':
      if (current?.scan === message.scan) current = undefined;
      return undefined;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer(data).then(
    (said) => {
      if (said !== undefined) self.postMessage(said);
    },
    (error: unknown) => {
      const reason = error instanceof RecogniserFailure ? error.reason : 'not-supported';
      self.postMessage({ kind: 'failed', scan: data.scan, reason } satisfies FromWorker);
    },
  );
});
