/** Where the camera stands: the fan turned before it, as large and as far inside the frame as the mood asks. */

import { onCard, type BentCard } from './fan.ts';
import { endHeight } from './labels.ts';
import { random, type Random } from './random.ts';
import type { SceneRequest } from './scene.ts';
import { toCamera, toPixel, turning, type View } from './view.ts';

const degree = Math.PI / 180;
const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** How a trembling hand has moved in this frame of a burst: radians, and pixels of a frame 640 wide. */
export type Tremble = {
  readonly pitch: number;
  readonly yaw: number;
  readonly roll: number;
  readonly x: number;
  readonly y: number;
};

export function trembleOf(request: SceneRequest): Tremble {
  if (request.burst === undefined) return { pitch: 0, yaw: 0, roll: 0, x: 0, y: 0 };
  const lot = random(request.seed, `tremble ${request.burst.index}`);
  return {
    pitch: lot.normal(0, 1.2) * degree,
    yaw: lot.normal(0, 1.2) * degree,
    roll: lot.normal(0, 0.8) * degree,
    x: lot.normal(0, 3),
    y: lot.normal(0, 3),
  };
}

function chooseTurn(request: SceneRequest, lot: Random, tremble: Tremble): Float64Array {
  const tilt = request.mood === 'camera' ? lot.pick([7, 15, 25]) : 6;
  const rolled = request.mood === 'camera' ? (lot.chance(0.05) ? 30 : 14) : 9;
  return turning(
    within(lot.normal(0, tilt), 45) * degree + tremble.pitch,
    within(lot.normal(0, tilt), 45) * degree + tremble.yaw,
    within(lot.normal(0, rolled), rolled > 20 ? 70 : 35) * degree + tremble.roll,
  );
}

/** Pixels of a card's width in a frame 640 wide. */
function chooseSize(request: SceneRequest, lot: Random): number {
  switch (request.mood) {
    case 'camera':
      return lot.chance(0.15) ? lot.between(42, 70) : lot.between(58, 112);
    case 'easy':
      return lot.between(68, 100);
    case 'teach':
      return lot.between(70, 130);
  }
}

type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The box of the cards in the frame, each down to the share `bottom` of its height. */
function boxOf(view: View, cards: readonly BentCard[], bottom: number): Box {
  const point = new Float64Array(3);
  let [left, top, right, low] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const card of cards) {
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, bottom],
      [0, bottom],
    ] as const) {
      onCard(card, u, v, point);
      toCamera(view, point[0]!, point[1]!, point[2]!, point);
      toPixel(view, point);
      left = Math.min(left, point[0]!);
      right = Math.max(right, point[0]!);
      top = Math.min(top, point[1]!);
      low = Math.max(low, point[1]!);
    }
  }
  return { left, top, right, bottom: low };
}

/** The middle of the box along one axis: anywhere it fits, or beyond the edge by up to `beyond` of it. */
function chooseMiddle(
  lot: Random,
  size: number,
  frame: number,
  steady: number | undefined,
  beyond: number,
): number {
  if (steady !== undefined) return frame * (0.5 + lot.normal(0, steady));
  const free = Math.max(0, frame * 0.97 - size) / 2 + beyond * size;
  return frame / 2 + free * within(lot.normal(0, 0.5), 1);
}

export function placeCamera(request: SceneRequest, cards: readonly BentCard[]): View {
  const lot = random(request.seed, 'camera');
  const tremble = trembleOf(request);
  const whole = request.wholeWidth ?? Math.max(request.width, request.height);
  const focal = whole * lot.between(0.75, 1.3);
  const cutOut = request.wholeWidth !== undefined;
  const bottom = cutOut
    ? Math.min(1, (endHeight * request.faces.widthMm) / request.faces.heightMm)
    : 1;
  const turn = chooseTurn(request, lot, tremble);
  const barrel = lot.chance(0.6) ? 0 : lot.normal(0, 0.03);
  const beyond = request.mood === 'camera' && lot.chance(0.1) ? 0.15 : 0;
  const steady = cutOut ? 0.01 : request.mood === 'teach' ? 0.05 : undefined;
  const fit = cutOut ? 0.98 : 0.95;
  let depth = (focal * request.faces.widthMm) / ((chooseSize(request, lot) / 640) * whole);
  let move: readonly [number, number, number] = [0, 0, depth];
  const seen = (): View => ({
    turn,
    move,
    focal,
    centreX: request.width / 2,
    centreY: request.height / 2,
    barrel,
  });
  if (cards.length === 0) {
    return {
      ...seen(),
      move: [lot.normal(0, 0.15) * depth, lot.normal(0.05, 0.15) * depth, depth],
    };
  }
  const places = [lot.next(), lot.next()];
  for (let round = 0; round < 3; round++) {
    const box = boxOf(seen(), cards, bottom);
    const over = Math.max(
      (box.right - box.left) / (request.width * fit),
      (box.bottom - box.top) / (request.height * fit),
    );
    if (over > 1 && round < 2) depth *= over;
    const choice = random(Math.floor(places[0]! * 1e9), 'middle');
    const [width, height] = [
      (box.right - box.left) / Math.max(1, over),
      (box.bottom - box.top) / Math.max(1, over),
    ];
    const middleX = chooseMiddle(choice, width, request.width, steady, beyond);
    const middleY = chooseMiddle(choice, height, request.height, steady, beyond);
    const pixel = depth / focal;
    const shiftX = middleX - (box.left + box.right) / 2;
    const shiftY = middleY - (box.top + box.bottom) / 2;
    move = [move[0] + shiftX * pixel, move[1] + shiftY * pixel, depth];
  }
  const pixel = ((whole / 640) * depth) / focal;
  move = [move[0] + tremble.x * pixel, move[1] + tremble.y * pixel, depth];
  return seen();
}
