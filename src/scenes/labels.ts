/** The truth about a painted scene: where each card is, how much of it is seen. */

import { seenAt, type Canvas } from './canvas.ts';
import { onCard, type BentCard } from './fan.ts';
import type { CardLabel, Point, Quad } from './scene.ts';
import { toCamera, toPixel, type View } from './view.ts';

/** Card widths that the end quad is high. */
export const endHeight = 1.5;

export function pixelOf(view: View, card: BentCard, u: number, v: number): Point {
  const point = new Float64Array(3);
  onCard(card, u, v, point);
  toCamera(view, point[0]!, point[1]!, point[2]!, point);
  toPixel(view, point);
  return [point[0]!, point[1]!];
}

/** Part of a card, in shares of its width and height from its upper left corner. */
type Part = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

function quadOf(view: View, card: BentCard, part: Part): Quad {
  return [
    pixelOf(view, card, part.left, part.top),
    pixelOf(view, card, part.right, part.top),
    pixelOf(view, card, part.right, part.bottom),
    pixelOf(view, card, part.left, part.bottom),
  ];
}

/** Asks the canvas at the middles of a grid of 20 x 30 cells, none of which lies on an edge. */
function shareSeen(
  canvas: Canvas,
  view: View,
  card: BentCard,
  mark: number,
  part: Part,
  inFrame: (x: number, y: number) => boolean,
): number {
  const point = new Float64Array(3);
  const [across, down] = [20, 30];
  let found = 0;
  for (let i = 0; i < across * down; i++) {
    const u = part.left + (((i % across) + 0.5) / across) * (part.right - part.left);
    const v = part.top + ((Math.floor(i / across) + 0.5) / down) * (part.bottom - part.top);
    onCard(card, u, v, point);
    toCamera(view, point[0]!, point[1]!, point[2]!, point);
    toPixel(view, point);
    if (inFrame(point[0]!, point[1]!) && seenAt(canvas, point[0]!, point[1]!) === mark) found++;
  }
  return found / (across * down);
}

/** `place` is the card's place in the hand. Beyond the frame nothing is seen. */
export function labelCard(
  canvas: Canvas,
  view: View,
  card: BentCard,
  place: number,
  rightOverLeft: boolean,
  frame: { readonly width: number; readonly height: number },
): CardLabel {
  const widthInHeights = card.widthMm / card.heightMm;
  const inFrame = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < frame.width && y < frame.height;
  const end: Part = { left: 0, right: 1, top: 0, bottom: Math.min(1, endHeight * widthInHeights) };
  const index: Part = {
    left: rightOverLeft ? 0 : 0.5,
    right: rightOverLeft ? 0.5 : 1,
    top: 0,
    bottom: Math.min(1, 0.9 * widthInHeights),
  };
  const share = (part: Part): number => shareSeen(canvas, view, card, place + 1, part, inFrame);
  return {
    end: card.end,
    quad: quadOf(view, card, { left: 0, right: 1, top: 0, bottom: 1 }),
    endQuad: quadOf(view, card, end),
    visible: share(end),
    indexVisible: share(index),
  };
}
