/** Paints one bent card onto the canvas: its print, the light on it, the shadows of the cards above it. */

import { sideOf } from '../cards/face.ts';
import { fineness, type Canvas } from './canvas.ts';
import type { Coat } from './coat.ts';
import { onCard, outOfCard, type BentCard } from './fan.ts';
import { lightAt, type Lights } from './lights.ts';
import { printFor } from './mip.ts';
import type { CardFaces } from './scene.ts';
import type { Stock } from './stock.ts';
import { carried, fillTriangle } from './triangle.ts';
import { toCamera, toPixel, turnVector, type View } from './view.ts';

const columns = 6;
const rows = 14;
const mesh = new Float64Array((columns + 1) * (rows + 1) * carried);

/** How a part of a hand shades a point of the fan, 0 (all) to 1 (not). */
export type Shade = (x: number, y: number) => number;

export type CardPaint = {
  readonly view: View;
  readonly lights: Lights;
  readonly stock: Stock;
  readonly faces: CardFaces;
  readonly shade: Shade;
  /** Fan millimetres that a shadow moves for each millimetre of height. */
  readonly slant: readonly [number, number];
};

function layMesh(card: BentCard, paint: CardPaint, canvas: Canvas): void {
  const point = new Float64Array(3);
  const normal = new Float64Array(3);
  const light = new Float64Array(6);
  let at = 0;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++, at += carried) {
      const [u, v] = [column / columns, row / rows];
      onCard(card, u, v, point);
      const shade = paint.shade(point[0]!, point[1]!);
      toCamera(paint.view, point[0]!, point[1]!, point[2]!, point);
      outOfCard(card, u, v, normal);
      turnVector(paint.view, normal[0]!, normal[1]!, normal[2]!, normal);
      const size = Math.hypot(normal[0]!, normal[1]!, normal[2]!);
      lightAt(
        paint.lights,
        point[0]!,
        point[1]!,
        point[2]!,
        normal[0]! / size,
        normal[1]! / size,
        normal[2]! / size,
        light,
      );
      toPixel(paint.view, point);
      mesh[at] = (point[0]! - canvas.left) * fineness;
      mesh[at + 1] = (point[1]! - canvas.top) * fineness;
      mesh[at + 2] = u;
      mesh[at + 3] = v;
      for (let c = 0; c < 3; c++) mesh[at + 4 + c] = light[c]! * shade;
      mesh[at + 7] = ((light[3]! + light[4]! + light[5]!) / 3) * shade;
    }
  }
}

/** Six numbers of `Coat.above`. Affine, as if both cards lay flat: a contact shadow needs no more. */
function mapAbove(card: BentCard, above: BentCard, paint: CardPaint): readonly number[] {
  const out = new Float64Array(3);
  const c = Math.cos(above.angle);
  const s = Math.sin(above.angle);
  const height = paint.stock.gapMm * (above.layer - card.layer);
  const find = (u: number, v: number): readonly [number, number] => {
    onCard(card, u, v, out);
    const x = out[0]! + paint.slant[0] * height - above.restX;
    const y = out[1]! + paint.slant[1] * height - above.restY;
    return [x * c + y * s + above.pivotX, -x * s + y * c + above.pivotY];
  };
  const [[x, y], [rightX, rightY], [downX, downY]] = [find(0, 0), find(1, 0), find(0, 1)];
  return [x, rightX - x, downX - x, y, rightY - y, downY - y];
}

/** `place` is the card's place in the hand; the card must be painted before all that lie under it. */
export function paintCard(
  canvas: Canvas,
  cards: readonly BentCard[],
  place: number,
  paint: CardPaint,
): void {
  const card = cards[place]!;
  layMesh(card, paint, canvas);
  const nearTop = (rows >> 2) * (columns + 1) * carried;
  const across = Math.hypot(
    mesh[nearTop + columns * carried]! - mesh[nearTop]!,
    mesh[nearTop + columns * carried + 1]! - mesh[nearTop + 1]!,
  );
  const coat: Coat = {
    mark: place + 1,
    print: printFor(paint.faces.faces[sideOf(card.end).side], across),
    card,
    stock: paint.stock,
    above: Float64Array.from(
      cards
        .filter(({ layer }) => layer > card.layer && layer <= card.layer + 2)
        .flatMap((above) => mapAbove(card, above, paint)),
    ),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = (row * (columns + 1) + column) * carried;
      const down = (columns + 1) * carried;
      fillTriangle(canvas, coat, mesh, a, a + carried, a + down + carried);
      fillTriangle(canvas, coat, mesh, a, a + down + carried, a + down);
    }
  }
}
