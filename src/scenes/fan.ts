/** The shape of a held fan: how each card is turned, slid, lifted and bent. */

import { sideOf, type End } from '../cards/face.ts';
import type { SceneRequest } from './scene.ts';
import { random, type Random } from './random.ts';

export type BentCard = {
  readonly end: End;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Whether its print is upside down. */
  readonly turned: boolean;
  /** Radians, to the left of upright. */
  readonly angle: number;
  /** The point of the card, from its middle, that sits at `restX`, `restY` of the fan. */
  readonly pivotX: number;
  readonly pivotY: number;
  readonly restX: number;
  readonly restY: number;
  /** Height over the fan's plane: millimetres, then per millimetre along, then per square millimetre. */
  readonly lift: number;
  readonly slope: number;
  readonly bendAcross: number;
  readonly bendAlong: number;
  readonly twist: number;
  /** 0 is the rearmost. */
  readonly layer: number;
};

/** Writes the fan millimetres of a point of the card; `u` from its left, `v` from its top, 0 to 1. */
export function onCard(card: BentCard, u: number, v: number, out: Float64Array): void {
  const x = (u - 0.5) * card.widthMm;
  const along = (0.5 - v) * card.heightMm - card.pivotY;
  const [c, s] = [Math.cos(card.angle), Math.sin(card.angle)];
  out[0] = card.restX + (x - card.pivotX) * c - along * s;
  out[1] = card.restY + (x - card.pivotX) * s + along * c;
  out[2] =
    card.lift +
    card.slope * along +
    card.bendAcross * x * x +
    card.bendAlong * along * along +
    card.twist * x * along;
}

/** Writes the direction out of the face there, not of unit length. */
export function outOfCard(card: BentCard, u: number, v: number, out: Float64Array): void {
  const x = (u - 0.5) * card.widthMm;
  const along = (0.5 - v) * card.heightMm - card.pivotY;
  const [c, s] = [Math.cos(card.angle), Math.sin(card.angle)];
  const across = -(2 * card.bendAcross * x + card.twist * along);
  const up = -(card.slope + 2 * card.bendAlong * along + card.twist * x);
  out[0] = across * c - up * s;
  out[1] = across * s + up * c;
  out[2] = 1;
}

/** How much of each card is seen beside its neighbour, in card widths: mostly enough to read it by. */
function gapOf(request: SceneRequest, lot: Random): number {
  if (request.mood === 'easy') return lot.between(0.4, 0.65);
  return lot.chance(0.12) ? lot.between(0.1, 0.25) : lot.between(0.25, 0.95);
}

/** No hand opens a fan further, degrees; few open it so far. */
const widest = { camera: 150, teach: 150, easy: 90 } as const;

/** Angles from the leftmost to the rightmost card, radians, irregular as a hand spreads them. */
function spread(request: SceneRequest, lot: Random, count: number): readonly number[] {
  const { widthMm, heightMm } = request.faces;
  const degrees = (gapOf(request, lot) * widthMm * 180) / Math.PI / (0.9 * heightMm);
  const step = Math.min(degrees, widest[request.mood] / Math.max(1, count - 1));
  const untidy = request.mood === 'easy' ? 0.12 : lot.between(0.05, 0.4);
  const angles: number[] = [0];
  for (let i = 1; i < count; i++) {
    angles.push(angles[i - 1]! - step * Math.max(0.3, lot.normal(1, untidy)));
  }
  const middle = (angles[0]! + angles[count - 1]!) / 2;
  return angles.map((angle) => ((angle - middle) * Math.PI) / 180);
}

/** The cards in the order of the hand, left to right. */
export function spreadFan(request: SceneRequest): readonly BentCard[] {
  const lot = random(request.seed, 'fan');
  const { hand, faces, rightOverLeft } = request;
  const { widthMm, heightMm } = faces;
  const angles = spread(request, lot, Math.max(1, hand.length));
  const flat = request.mood === 'camera' ? lot.pick([1, 1, 0.3]) : 0.5;
  // One bend for the whole fan, in units of a card's half width and height; each card differs a little from it.
  const across = flat * lot.normal(0, 0.1);
  const along = flat * lot.normal(0, 0.09);
  const twist = flat * lot.normal(0, 0.03);
  const own = flat * lot.between(0.005, 0.03);
  const pivotX = lot.normal(0, 0.1) * widthMm;
  const pivotY = -heightMm * (0.5 - lot.between(-0.02, 0.24));
  const untidy = request.mood === 'camera' ? lot.between(0.003, 0.03) : 0.008;
  const gapMm = lot.between(0.25, 1.1);
  // Sliding each card along its neighbour: the pivot itself wanders over the fan.
  const wander = request.mood === 'camera' ? lot.normal(0, 0.03) * widthMm : 0;
  return hand.map((end, i) => {
    const layer = rightOverLeft ? i : hand.length - 1 - i;
    return {
      end,
      widthMm,
      heightMm,
      turned: sideOf(end).turned,
      angle: angles[i]!,
      pivotX: pivotX + lot.normal(0, untidy) * widthMm,
      pivotY: pivotY + lot.normal(0, untidy) * heightMm,
      restX: (i - (hand.length - 1) / 2) * wander,
      restY: 0,
      lift: layer * gapMm,
      slope: lot.normal(0, 0.012) * flat,
      bendAcross: (across + lot.normal(0, own)) / (widthMm / 2),
      bendAlong: (along + lot.normal(0, own * 0.4)) / heightMm,
      twist: (twist + lot.normal(0, own * 0.3)) / heightMm,
      layer,
    };
  });
}
