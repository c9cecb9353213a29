/** Second-order filters after the "Audio EQ Cookbook" (R. Bristow-Johnson): they carve hisses and rumbles out of noise. */

import { waveRate, type Wave } from './wave.ts';

export type FilterShape = 'low' | 'high' | 'band';

/** `centreHz` may change with time (in seconds); `sharpness` is the cookbook's Q. */
export function filter(
  wave: Wave,
  shape: FilterShape,
  centreHz: (time: number) => number,
  sharpness = Math.SQRT1_2,
): Wave {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return wave.map((x0, index) => {
    const [b0, b1, b2, a1, a2] = coefficients(shape, centreHz(index / waveRate), sharpness);
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x0, x1, y0, y1];
    return y0;
  });
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function coefficients(shape: FilterShape, centreHz: number, sharpness: number): Coefficients {
  const turn = (2 * Math.PI * centreHz) / waveRate;
  const cosine = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * sharpness);
  const a0 = 1 + alpha;
  const rest = [(-2 * cosine) / a0, (1 - alpha) / a0] as const;
  switch (shape) {
    case 'low': {
      const b = (1 - cosine) / a0;
      return [b / 2, b, b / 2, ...rest];
    }
    case 'high': {
      const b = (1 + cosine) / a0;
      return [b / 2, -b, b / 2, ...rest];
    }
    case 'band':
      return [alpha / a0, 0, -alpha / a0, ...rest];
  }
}
