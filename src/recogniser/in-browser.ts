/** What the recogniser needs of a browser's worker: its networks from the server, and pixels from what the browser decodes. */

import finderManifest from '../../models/finder/manifest.json';
import finderWeights from '../../models/finder/weights.bin?url';
import matcherManifest from '../../models/matcher/manifest.json';
import matcherWeights from '../../models/matcher/weights.bin?url';
import refinerManifest from '../../models/refiner/manifest.json';
import refinerWeights from '../../models/refiner/weights.bin?url';
import type { NetworkManifest } from '../networks/network.ts';
import { startWasm } from '../networks/wasm.ts';
import { openModels, type ModelName, type Models, type ModelSource } from './models.ts';
import type { Picture } from './picture.ts';
import { RecogniserFailure } from './recogniser.ts';

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

/** Starts TF.js on WASM and opens the networks. Rejects with a `RecogniserFailure`. */
export async function openModelsInBrowser(): Promise<Models> {
  if (!(await startWasm())) throw new RecogniserFailure('not-supported');
  return openModels(fromServer);
}

/** Decodes a deck's picture; rejects where it is broken. */
export async function decodeInBrowser(bytes: Uint8Array): Promise<Picture> {
  return pixelsOf(await createImageBitmap(new Blob([bytes.slice()])));
}

/** Draws the frame at most 1280 pixels wide and closes it. */
export function pixelsOf(frame: ImageBitmap): Picture {
  const scale = Math.min(1, 1280 / Math.max(frame.width, frame.height));
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new RecogniserFailure('not-supported');
  brush.drawImage(frame, 0, 0, width, height);
  frame.close();
  return { width, height, pixels: brush.getImageData(0, 0, width, height).data };
}
