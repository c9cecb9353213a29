/** What a drawn scene is asked for, and what it is: the wall between the renderer and those who use it. */

import type { End, Side } from '../cards/face.ts';

/** RGBA, row by row from the top left, 4 bytes a pixel. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
};

/** The printed sides of one colour set, ready to be put on bent cards. */
export type CardFaces = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly faces: Readonly<Record<Side, Bitmap>>;
};

export type Point = readonly [x: number, y: number];
export type Quad = readonly [Point, Point, Point, Point];

export type SceneRequest = {
  /** Everything random comes from it: the same request gives the same picture. */
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly faces: CardFaces;
  /** Left to right as the holder sees them: one to eight; none for a scene without cards. */
  readonly hand: readonly End[];
  readonly rightOverLeft: boolean;
  /** `camera`: everything at random, hard cases too. `easy`: good light, sharp, a wide fan. `teach`: one card held up, close and clear. */
  readonly mood: 'camera' | 'easy' | 'teach';
  /** A photograph to lay on the table or hang as the background; stretched to cover. */
  readonly backdrop?: Bitmap;
  /** Of a cut-out: the width of the whole frame, which decides how large everything is. Without it `width` and `height` are the whole. */
  readonly wholeWidth?: number;
  /** Frame `index` of a burst: the same scene seen by a trembling hand; noise and small motion differ. */
  readonly burst?: { readonly index: number };
};

export type CardLabel = {
  readonly end: End;
  /** The whole card in frame pixels, hidden or not: top-left, top-right, bottom-right, bottom-left as it is held. */
  readonly quad: Quad;
  /** The uppermost 1.5 card widths of the card in the same order, following its bend. */
  readonly endQuad: Quad;
  /** Share of the end quad that nothing covers, 0 to 1. */
  readonly visible: number;
  /** Share of the uppermost corner on the uncovered side (0.5 x 0.9 card widths) that nothing covers. */
  readonly indexVisible: number;
};

export type Scene = {
  readonly frame: Bitmap;
  /** In the order of the hand. */
  readonly cards: readonly CardLabel[];
};
