/** Draws the demo's frames one after the other, away from the page, so that the screen never waits for it. */

import type { End } from '../cards/face.ts';
import type { CardFaces, SceneRequest } from '../scenes/scene.ts';
import { renderScene } from '../scenes/render.ts';

/** What is asked of it once, when it is made: whose cards it draws. Then each message is a wish for one frame. */
export type DemoHand = {
  readonly faces: CardFaces;
  readonly hand: readonly End[];
  readonly seed: number;
};
export type DemoWish =
  { readonly kind: 'hand'; readonly of: DemoHand } | { readonly kind: 'frame' };

/** Drawn anew for every look: larger would be prettier and too slow to be lively. */
const width = 480;
const height = 640;
/** After so many frames the cards are held anew, as a person would who was not understood. */
const framesAHold = 8;

let held: DemoHand | undefined;
let drawn = 0;

addEventListener('message', ({ data: wish }: MessageEvent<DemoWish>) => {
  switch (wish.kind) {
    case 'hand':
      held = wish.of;
      drawn = 0;
      break;
    case 'frame':
      if (held) void give(held);
      break;
  }
});

async function give(of: DemoHand): Promise<void> {
  const { frame } = renderScene(request(of));
  drawn += 1;
  const picture = new ImageData(frame.width, frame.height);
  picture.data.set(frame.pixels);
  const bitmap = await createImageBitmap(picture);
  (self as unknown as DedicatedWorkerGlobalScope).postMessage(bitmap, [bitmap]);
}

function request({ faces, hand, seed }: DemoHand): SceneRequest {
  return {
    seed: seed + Math.floor(drawn / framesAHold),
    width,
    height,
    faces,
    hand,
    rightOverLeft: true,
    mood: 'easy',
    burst: { index: drawn % framesAHold },
  };
}
