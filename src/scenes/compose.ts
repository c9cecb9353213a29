/** Brings the painted hand before the background: its edge, the shadow it throws, the light over both. */

import { fineness, type Canvas } from './canvas.ts';
import { blankPicture, enlarge, soften, type Picture } from './picture.ts';
import type { Random } from './random.ts';

/** The ways in which cut-outs meet their background; several, so that nobody can learn one of them. */
export const edgeStyles = ['fine', 'hard', 'feathered', 'fringed'] as const;
export type EdgeStyle = (typeof edgeStyles)[number];

/** Red, green, blue already weighed by the fourth number, the share of the pixel that is covered. */
export function toLayer(canvas: Canvas, style: EdgeStyle): Picture {
  const width = canvas.width / fineness;
  const height = canvas.height / fineness;
  const layer = blankPicture(width, height, 4);
  const share = 1 / (fineness * fineness);
  for (let row = 0, to = 0; row < height; row++) {
    for (let column = 0; column < width; column++, to += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let covered = 0;
      for (let dy = 0; dy < fineness; dy++) {
        const start = (row * fineness + dy) * canvas.width + column * fineness;
        for (let i = start; i < start + fineness; i++) {
          if (canvas.seen[i] === 0) continue;
          covered++;
          red += canvas.light[i * 3]!;
          green += canvas.light[i * 3 + 1]!;
          blue += canvas.light[i * 3 + 2]!;
        }
      }
      if (covered === 0) continue;
      const all = style === 'hard' ? (covered * share >= 0.5 ? 1 : 0) : covered * share;
      const weight = all / covered;
      layer.light[to] = red * weight;
      layer.light[to + 1] = green * weight;
      layer.light[to + 2] = blue * weight;
      layer.light[to + 3] = all;
    }
  }
  if (style === 'feathered') soften(layer, 0.5);
  if (style === 'fringed') fringe(layer);
  return layer;
}

/** Cameras that paint over their own edges leave them a little dark or bright. */
function fringe(layer: Picture): void {
  for (let i = 0; i < layer.light.length; i += 4) {
    const covered = layer.light[i + 3]!;
    if (covered === 0 || covered === 1) continue;
    for (let c = 0; c < 3; c++) layer.light[i + c] = layer.light[i + c]! * 0.6;
  }
}

/** Light that falls unevenly: a slope over the frame, soft bands of shade; 1 on average. */
export function unevenLight(lot: Random, width: number, height: number, strong: boolean): Picture {
  const cell = 8;
  const field = blankPicture(Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1, 1);
  const turn = lot.between(0, 2 * Math.PI);
  const slope = lot.between(0, strong ? 0.45 : 0.15);
  const [sx, sy] = [(Math.cos(turn) * slope) / field.width, (Math.sin(turn) * slope) / field.width];
  const bands = Array.from({ length: strong && lot.chance(0.3) ? lot.whole(1, 2) : 0 }, () => {
    const lean = lot.between(0, 2 * Math.PI);
    return {
      x: Math.cos(lean) / field.width,
      y: Math.sin(lean) / field.width,
      at: lot.normal(0, 0.3),
      half: lot.between(0.04, 0.35),
      soft: lot.between(0.015, 0.15),
      dark: lot.between(0.15, 0.6),
    };
  });
  for (let row = 0; row < field.height; row++) {
    for (let column = 0; column < field.width; column++) {
      const [x, y] = [column - field.width / 2, row - field.height / 2];
      let value = 1 + sx * x * 2 + sy * y * 2;
      for (const band of bands) {
        const depth = (band.half - Math.abs(x * band.x + y * band.y - band.at)) / band.soft + 0.5;
        value *= 1 - band.dark * Math.max(0, Math.min(1, depth));
      }
      field.light[row * field.width + column] = value;
    }
  }
  return enlarge(field, width, height);
}

/** What the layer takes from the light on the background: 1 where nothing. */
function castShadow(
  layer: Picture,
  left: number,
  top: number,
  width: number,
  height: number,
  lot: Random,
  slant: readonly [number, number],
): Picture {
  const cell = 4;
  const shade = blankPicture(Math.ceil(width / cell), Math.ceil(height / cell), 1);
  const far = lot.between(0.01, 0.12) * width;
  const [dx, dy] = [Math.round(-slant[0] * far), Math.round(slant[1] * far)];
  for (let row = 0; row < layer.height; row += cell) {
    const y = Math.floor((row + top + dy) / cell);
    if (y < 0 || y >= shade.height) continue;
    for (let column = 0; column < layer.width; column += cell) {
      const x = Math.floor((column + left + dx) / cell);
      if (x < 0 || x >= shade.width) continue;
      shade.light[y * shade.width + x] = layer.light[(row * layer.width + column) * 4 + 3]!;
    }
  }
  soften(shade, lot.between(1, 2 + (far / cell) * 0.6));
  const dark = lot.chance(0.25) ? 0 : lot.between(0.1, 0.65);
  for (let i = 0; i < shade.light.length; i++) shade.light[i] = 1 - dark * shade.light[i]!;
  return enlarge(shade, width, height);
}

/** Changes the background into the whole picture. `slant`: which way shadows fall, as in `CardPaint`. */
export function compose(
  background: Picture,
  layer: Picture,
  left: number,
  top: number,
  lot: Random,
  slant: readonly [number, number],
): void {
  const { width, height, light } = background;
  const shade = castShadow(layer, left, top, width, height, lot, slant);
  for (let i = 0, at = 0; i < shade.light.length; i++, at += 3) {
    const share = shade.light[i]!;
    light[at] = light[at]! * share;
    light[at + 1] = light[at + 1]! * share;
    light[at + 2] = light[at + 2]! * share;
  }
  for (let row = 0; row < layer.height; row++) {
    let from = row * layer.width * 4;
    let to = ((row + top) * width + left) * 3;
    for (let column = 0; column < layer.width; column++, from += 4, to += 3) {
      const free = 1 - layer.light[from + 3]!;
      if (free === 1) continue;
      light[to] = light[to]! * free + layer.light[from]!;
      light[to + 1] = light[to + 1]! * free + layer.light[from + 1]!;
      light[to + 2] = light[to + 2]! * free + layer.light[from + 2]!;
    }
  }
}
