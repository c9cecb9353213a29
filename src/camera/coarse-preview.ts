/** Pictures of what the camera sees: one too coarse to tell one card from another, safe to be seen; and a clear one. */

/** A fan fills at most the picture, so that a card is some three pixels wide in it. */
const coarseWidth = 28;
/** Only where nothing is secret: while a deck is taught. */
const clearWidth = 480;
/** Out of 255: the sensor's noise behind a covered lens stays below it. */
const blackBelow = 14;

export type Preview = {
  readonly element: HTMLCanvasElement;
  /** Returns whether the frame is black: a covered lens, or a camera that gives no picture. */
  readonly show: (frame: ImageBitmap) => boolean;
  /** Forgets what was seen last. */
  readonly clear: () => void;
};

export function coarsePreview(): Preview {
  return previewOf(coarseWidth);
}

export function clearPreview(): Preview {
  return previewOf(clearWidth);
}

function previewOf(width: number): Preview {
  const element = document.createElement('canvas');
  const brush = element.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!brush) throw new Error('This browser draws no pictures.');
  return {
    element,
    show(frame) {
      element.width = width;
      element.height = Math.max(1, Math.round((width * frame.height) / frame.width));
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(frame, 0, 0, element.width, element.height);
      return isBlack(brush.getImageData(0, 0, element.width, element.height).data);
    },
    clear() {
      element.width = 1;
    },
  };
}

/** `pixels`: RGBA. */
export function isBlack(pixels: Uint8ClampedArray): boolean {
  return pixels.every((value, index) => index % 4 === 3 || value < blackBelow);
}
