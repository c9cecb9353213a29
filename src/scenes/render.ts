/** Draws a scene: a hand of cards before a camera, with the truth about where each card is. */

import { paintBackdrop } from './backdrop.ts';
import { strew } from './clutter.ts';
import { compose, edgeStyles, toLayer, unevenLight, type EdgeStyle } from './compose.ts';
import { spreadFan } from './fan.ts';
import { holdFan } from './hand.ts';
import { labelCard } from './labels.ts';
import { chooseLens, develop, type Lens } from './lens.ts';
import { hangLights } from './lights.ts';
import { paintHeld, slantOf, type Held } from './paint-scene.ts';
import { enlarge, smear, soften, takeBackPictures, type Picture } from './picture.ts';
import { placeCamera } from './place.ts';
import { random } from './random.ts';
import type { Scene, SceneRequest } from './scene.ts';
import { chooseStock } from './stock.ts';

/** A blurred background is painted at half the size: nobody can tell, and it takes a quarter of the time. */
function paintBehind(request: SceneRequest, lens: Lens): Picture {
  const lot = random(request.seed, 'behind');
  const { width, height } = request;
  const scale = lens.backgroundBlur > 1.4 ? 2 : 1;
  const picture = paintBackdrop(lot, width, height, scale, request.backdrop);
  strew(picture, lot, scale, request.mood === 'camera' ? 7 : 4);
  soften(picture, lens.backgroundBlur / scale);
  return scale === 1 ? picture : enlarge(picture, width, height);
}

function hold(request: SceneRequest): Held {
  const lot = random(request.seed, `thumb ${request.burst?.index ?? 0}`);
  const still = request.burst === undefined;
  const tremble = still ? ([0, 0] as const) : ([lot.normal(0, 0.7), lot.normal(0, 0.7)] as const);
  const empty = request.hand.length === 0;
  const hand =
    empty && random(request.seed, 'empty').chance(0.6) ? undefined : holdFan(request, tremble);
  return { cards: spreadFan(request), hand };
}

/** The shake of the camera while the picture is taken; it differs from frame to frame of a burst. */
function shake(request: SceneRequest, lens: Lens, picture: Picture): Picture {
  const lot = random(request.seed, `shake ${request.burst?.index ?? 0}`);
  const length = lens.motion * (request.burst === undefined ? 1 : lot.between(0.3, 1.4));
  const turn = lot.between(0, 2 * Math.PI);
  return length < 0.7 ? picture : smear(picture, Math.cos(turn) * length, Math.sin(turn) * length);
}

/** The same request gives the same scene, bit for bit. */
export function renderScene(request: SceneRequest): Scene {
  takeBackPictures();
  const lens = chooseLens(request);
  const held = hold(request);
  const view = placeCamera(request, held.cards);
  const lights = hangLights(request, view);
  const canvas = paintHeld(request, view, held, lights, chooseStock(request));
  const cards = held.cards.map((card, place) =>
    labelCard(canvas, view, card, place, request.rightOverLeft, request),
  );
  const lot = random(request.seed, 'compose');
  const style: EdgeStyle = lot.pick([...edgeStyles, 'fine', 'fine', 'feathered'] as unknown as [
    EdgeStyle,
  ]);
  const layer = toLayer(canvas, style);
  const picture = paintBehind(request, lens);
  compose(picture, layer, canvas.left, canvas.top, lot, slantOf(view, lights));
  const field = unevenLight(lot, request.width, request.height, request.mood === 'camera');
  const moved = shake(request, lens, picture);
  soften(moved, lens.blur);
  const grain = random(request.seed, `grain ${request.burst?.index ?? 0}`);
  return { frame: develop(moved, field, lens, grain), cards };
}
