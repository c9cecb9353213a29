/** What a scene's cards are made of: the board, its cut edge, its wear, the shadow one card throws on the next. */

import { anyColour, type Rgb } from './colour.ts';
import { random } from './random.ts';
import type { SceneRequest } from './scene.ts';

export type Stock = {
  readonly cornerMm: number;
  readonly rimMm: number;
  readonly rim: Rgb;
  /** What white paper and black ink send back. */
  readonly white: number;
  readonly black: number;
  /** The shadow under a card's edge: how dark, how wide, and how far the edge stands over its neighbour. */
  readonly shadow: number;
  readonly shadowMm: number;
  readonly gapMm: number;
};

export function chooseStock(request: SceneRequest): Stock {
  const lot = random(request.seed, 'stock');
  const widthMm = request.faces.widthMm;
  const rim: Rgb = lot.chance(0.6)
    ? [0.85, 0.84, 0.8]
    : lot.chance(0.4)
      ? [0.06, 0.06, 0.06]
      : anyColour(lot);
  return {
    cornerMm: lot.chance(0.55) ? 0 : lot.between(0.02, 0.09) * widthMm,
    rimMm: lot.chance(0.45) ? 0 : lot.between(0.2, 0.7),
    rim,
    white: lot.between(0.72, 0.95),
    black: lot.chance(0.3) ? lot.between(0, 0.05) : lot.between(0, 0.015),
    shadow: lot.chance(0.15) ? 0 : lot.between(0.12, 0.65),
    shadowMm: lot.between(0.8, 6),
    gapMm: lot.between(0.3, 2),
  };
}
