/** The sheet on which hand and cards are painted front to back: whoever comes first keeps the sample. */

/** Samples to a pixel along each axis. */
export const fineness = 2;

export type Canvas = {
  /** The frame pixel of its upper left corner, and its size in samples. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What is seen at each sample: 0 nothing, 1 + i card i, `skin` the hand. */
  readonly seen: Uint8Array;
  /** Linear red, green, blue of each sample. */
  readonly light: Float32Array;
};

export const skin = 255;

/** Frame pixels, right and bottom excluded. */
export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Memory that one scene leaves to the next: fetching it afresh costs more than painting. */
let spareSeen = new Uint8Array(0);
let spareLight = new Float32Array(0);

/** An empty canvas. It is valid until the next one is opened. */
export function openCanvas(bounds: Bounds): Canvas {
  const width = Math.max(0, bounds.right - bounds.left) * fineness;
  const height = Math.max(0, bounds.bottom - bounds.top) * fineness;
  if (spareSeen.length < width * height) {
    spareSeen = new Uint8Array(width * height);
    spareLight = new Float32Array(width * height * 3);
  }
  const seen = spareSeen.subarray(0, width * height);
  seen.fill(0);
  return { left: bounds.left, top: bounds.top, width, height, seen, light: spareLight };
}

/** What is seen at a point of the frame; 0 beyond the canvas. */
export function seenAt(canvas: Canvas, x: number, y: number): number {
  const column = Math.floor((x - canvas.left) * fineness);
  const row = Math.floor((y - canvas.top) * fineness);
  if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) return 0;
  return canvas.seen[row * canvas.width + column]!;
}
