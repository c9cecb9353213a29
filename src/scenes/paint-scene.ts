/** Paints what is held, hand and cards, front to back onto a canvas of its own. */

import { openCanvas, type Bounds, type Canvas } from './canvas.ts';
import { onCard, type BentCard } from './fan.ts';
import type { Flesh, HeldHand } from './hand.ts';
import type { Lights } from './lights.ts';
import { paintCard, type CardPaint, type Shade } from './paint-card.ts';
import { paintFlesh } from './paint-hand.ts';
import { random } from './random.ts';
import type { SceneRequest } from './scene.ts';
import type { Stock } from './stock.ts';
import { toCamera, toPixel, type View } from './view.ts';

export type Held = { readonly cards: readonly BentCard[]; readonly hand: HeldHand | undefined };

/** Everything of it that is in the frame, two pixels round it included. */
function boundsOf(request: SceneRequest, view: View, held: Held): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const point = new Float64Array(3);
  const reach = (x: number, y: number, z: number, radius: number): void => {
    toCamera(view, x, y, z, point);
    const pixels = (radius * view.focal) / Math.max(1, point[2]!);
    toPixel(view, point);
    left = Math.min(left, point[0]! - pixels);
    right = Math.max(right, point[0]! + pixels);
    top = Math.min(top, point[1]! - pixels);
    bottom = Math.max(bottom, point[1]! + pixels);
  };
  for (const card of held.cards) {
    for (let i = 0; i <= 16; i++) {
      const out = new Float64Array(3);
      onCard(card, (i & 3) / 3, (i >> 2) / 4, out);
      reach(out[0]!, out[1]!, out[2]!, 1);
    }
  }
  const flesh: readonly Flesh[] = held.hand ? [...held.hand.before, ...held.hand.behind] : [];
  for (const { limbs } of flesh) {
    for (const { a, b } of limbs) {
      reach(...a);
      reach(...b);
    }
  }
  const clip = (value: number, high: number): number => Math.max(0, Math.min(high, value));
  return {
    left: clip(Math.floor(left) - 2, request.width),
    top: clip(Math.floor(top) - 2, request.height),
    right: clip(Math.ceil(right) + 2, request.width),
    bottom: clip(Math.ceil(bottom) + 2, request.height),
  };
}

/** Fan millimetres that the first lamp's shadows move for each millimetre of height, towards the lamp. */
export function slantOf(view: View, lights: Lights): readonly [number, number] {
  const lamp = lights.lamps[0];
  if (lamp === undefined) return [0, 0];
  const [x, y, z] = [lamp.x - view.move[0], lamp.y - view.move[1], lamp.z - view.move[2]];
  const { turn } = view;
  const right = turn[0]! * x + turn[3]! * y + turn[6]! * z;
  const up = turn[1]! * x + turn[4]! * y + turn[7]! * z;
  const near = Math.max(1, turn[2]! * x + turn[5]! * y + turn[8]! * z);
  const steep = Math.max(1, Math.hypot(right, up) / near / 1.5);
  return [right / near / steep, up / near / steep];
}

/** The thumb's soft shadow on the cards under it. */
function thumbShade(request: SceneRequest, held: Held, slant: readonly [number, number]): Shade {
  const lot = random(request.seed, 'thumb shade');
  const dark = lot.between(0.1, 0.6);
  const soft = lot.between(4, 18);
  const limbs = held.hand?.before.flatMap((flesh) => flesh.limbs) ?? [];
  return (x, y) => {
    let nearest = 1;
    for (const { a, b } of limbs) {
      const height = Math.max(4, a[2]);
      const [px, py] = [x + slant[0] * height - a[0], y + slant[1] * height - a[1]];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
      const away = Math.hypot(px - t * dx, py - t * dy) - (a[3] + t * (b[3] - a[3]));
      nearest = Math.min(nearest, away / soft);
    }
    const under = 1 - Math.max(0, Math.min(1, nearest));
    return 1 - dark * under * under;
  };
}

export function paintHeld(
  request: SceneRequest,
  view: View,
  held: Held,
  lights: Lights,
  stock: Stock,
): Canvas {
  const canvas = openCanvas(boundsOf(request, view, held));
  const slant = slantOf(view, lights);
  const paint: CardPaint = {
    view,
    lights,
    stock,
    faces: request.faces,
    shade: thumbShade(request, held, slant),
    slant,
  };
  for (const flesh of held.hand?.before ?? []) paintFlesh(canvas, view, lights, flesh);
  const frontFirst = held.cards.map((_, i) => i);
  frontFirst.sort((i, j) => held.cards[j]!.layer - held.cards[i]!.layer);
  for (const place of frontFirst) paintCard(canvas, held.cards, place, paint);
  for (const flesh of held.hand?.behind ?? []) paintFlesh(canvas, view, lights, flesh);
  return canvas;
}
