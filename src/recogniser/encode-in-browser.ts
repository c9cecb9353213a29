/** Pictures for a deck file, encoded by the browser's worker. */

import type { Picture } from './picture.ts';
import { RecogniserFailure } from './recogniser.ts';

/** A JPEG of full quality: a lower one would blur the colours of so small a picture. */
export async function encodeInBrowser({ width, height, pixels }: Picture): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new RecogniserFailure('not-supported');
  const image = brush.createImageData(width, height);
  image.data.set(pixels);
  brush.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  return new Uint8Array(await blob.arrayBuffer());
}
