/** Use and age on a printed side: faded colours, pale edges, scratches, stains. */

import type { Bitmap } from '../../src/scenes/scene.ts';
import { diceFrom, type Dice } from './dice.ts';

/** Changes the bitmap itself. The seed is the set's; `card` tells its cards apart. About half the sets are nearly new. */
export function wear(bitmap: Bitmap, seed: number, card: number): Bitmap {
  const set = diceFrom(seed);
  const fade = set.chance(0.5) ? set.between(0, 0.25) : 0;
  const tint = [set.between(225, 255), set.between(215, 250), set.between(190, 245)];
  const used = set.chance(0.5) ? set.between(0, 1) : 0;
  const dice = diceFrom(seed + 7919 * (card + 1));
  if (fade > 0) fadeTo(bitmap, fade, tint);
  if (used > 0) {
    paleEdges(bitmap, used, dice);
    const scratches = Math.floor(used * dice.between(0, 14));
    for (let i = 0; i < scratches; i += 1) scratch(bitmap, dice);
    const stains = dice.chance(used * 0.5) ? dice.whole(1, 3) : 0;
    for (let i = 0; i < stains; i += 1) stain(bitmap, dice);
  }
  return bitmap;
}

function fadeTo({ pixels }: Bitmap, share: number, tint: readonly number[]): void {
  for (let i = 0; i < pixels.length; i += 4) {
    for (let c = 0; c < 3; c += 1) blend(pixels, i + c, tint[c] ?? 255, share);
  }
}

function paleEdges(bitmap: Bitmap, used: number, dice: Dice): void {
  const { width, height, pixels } = bitmap;
  const depth = Math.max(1, width * 0.02 * used);
  const paper = dice.between(190, 245);
  const ragged = Array.from({ length: 97 }, () => dice.between(0, 1.6));
  for (let y = 0; y < height; y += 1) {
    const nearRow = Math.min(y, height - 1 - y);
    for (
      let x = 0;
      x < width;
      x +=
        nearRow > depth * 2 && x > depth * 2 && x < width - depth * 2
          ? width - 4 * Math.ceil(depth) || 1
          : 1
    ) {
      const reach = depth * (ragged[(x * 3 + y * 5) % 97] ?? 1);
      const near = Math.min(nearRow, x, width - 1 - x);
      if (near >= reach) continue;
      for (let c = 0; c < 3; c += 1)
        blend(pixels, (y * width + x) * 4 + c, paper, 0.7 * (1 - near / reach));
    }
  }
}

function scratch({ width, height, pixels }: Bitmap, dice: Dice): void {
  const angle = dice.between(0, Math.PI);
  const length = dice.between(0.05, 0.6) * height;
  const bend = dice.between(-0.6, 0.6) / length;
  const [startX, startY] = [dice.between(0, width), dice.between(0, height)];
  const tone = dice.chance(0.75) ? 245 : 40;
  const strength = dice.between(0.15, 0.6);
  let [x, y, turn] = [startX, startY, angle];
  for (let i = 0; i < length; i += 1) {
    x += Math.cos(turn);
    y += Math.sin(turn);
    turn += bend;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    for (let c = 0; c < 3; c += 1)
      blend(pixels, (Math.floor(y) * width + Math.floor(x)) * 4 + c, tone, strength);
  }
}

function stain({ width, height, pixels }: Bitmap, dice: Dice): void {
  const radius = dice.between(0.04, 0.25) * width;
  const [cx, cy] = [dice.between(0, width), dice.between(0, height)];
  const tone = [dice.between(90, 170), dice.between(70, 140), dice.between(40, 100)];
  const strength = dice.between(0.08, 0.35);
  for (let y = Math.max(0, Math.ceil(cy - radius)); y < Math.min(height, cy + radius); y += 1) {
    for (let x = Math.max(0, Math.ceil(cx - radius)); x < Math.min(width, cx + radius); x += 1) {
      const away = Math.hypot(x - cx, y - cy) / radius;
      if (away >= 1) continue;
      const share = strength * (away > 0.85 ? 1 : 0.6);
      for (let c = 0; c < 3; c += 1) blend(pixels, (y * width + x) * 4 + c, tone[c] ?? 0, share);
    }
  }
}

function blend(pixels: Uint8ClampedArray, at: number, towards: number, share: number): void {
  const old = pixels[at] ?? 0;
  pixels[at] = old + (towards - old) * share;
}
