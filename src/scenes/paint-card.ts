/** Paints one bent card onto the canvas: its print, the light on it, the shadows of the cards above it. */

import { sideOf } from '../cards/face.ts';
import { fineness, type Canvas } from './canvas.ts';
import { onCard, outOfCard, type BentCard } from './fan.ts';
import { lightAt, type Lights } from './lights.ts';
import { printFor, type Print } from './mip.ts';
import type { CardFaces } from './scene.ts';
import type { Stock } from './stock.ts';
import { toCamera, toPixel, turnVector, type View } from './view.ts';

const columns = 6;
const rows = 14;
/** What a corner of the mesh carries: sample x, y, then u, v, red, green, blue light, mirrored light. */
const carried = 8;
const mesh = new Float64Array((columns + 1) * (rows + 1) * carried);

/** How a part of a hand shades a point of the fan, 0 (all) to 1 (not). */
export type Shade = (x: number, y: number) => number;

/** From a card's u, v to the millimetres from the middle of a card above it. */
type Above = readonly [x0: number, xu: number, xv: number, y0: number, yu: number, yv: number];

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

/** Affine, as if both cards lay flat: a contact shadow needs no more. */
function mapAbove(card: BentCard, above: BentCard, paint: CardPaint): Above {
  const out = new Float64Array(3);
  const [c, s] = [Math.cos(above.angle), Math.sin(above.angle)];
  const height = paint.stock.gapMm * (above.layer - card.layer);
  const find = (u: number, v: number): readonly [number, number] => {
    onCard(card, u, v, out);
    const x = out[0]! + paint.slant[0] * height - above.restX;
    const y = out[1]! + paint.slant[1] * height - above.restY;
    return [x * c + y * s + above.pivotX, -x * s + y * c + above.pivotY];
  };
  const [origin, right, down] = [find(0, 0), find(1, 0), find(0, 1)];
  return [
    origin[0],
    right[0] - origin[0],
    down[0] - origin[0],
    origin[1],
    right[1] - origin[1],
    down[1] - origin[1],
  ];
}

type Coat = {
  readonly mark: number;
  readonly print: Print;
  readonly turned: boolean;
  readonly card: BentCard;
  readonly stock: Stock;
  readonly above: readonly Above[];
};

/** How much light the edges above leave, 0 to 1. */
function leftByAbove(coat: Coat, u: number, v: number): number {
  const { stock, card } = coat;
  let left = 1;
  for (const [x0, xu, xv, y0, yu, yv] of coat.above) {
    const across = Math.abs(x0 + xu * u + xv * v) - card.widthMm / 2;
    const along = Math.abs(y0 + yu * u + yv * v) - card.heightMm / 2;
    const outside = (across > along ? across : along) / stock.shadowMm;
    if (outside >= 1) continue;
    const near = outside < 0 ? 1 : 1 - outside;
    left *= 1 - stock.shadow * near * near;
  }
  return left;
}

/** Fills one triangle of the mesh; samples that are taken already stay as they are. */
function fill(canvas: Canvas, coat: Coat, a: number, b: number, c: number): void {
  const [ax, ay, bx, by, cx, cy] = [
    mesh[a]!,
    mesh[a + 1]!,
    mesh[b]!,
    mesh[b + 1]!,
    mesh[c]!,
    mesh[c + 1]!,
  ];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const { seen, light } = canvas;
  const { print, stock, card, turned, mark } = coat;
  const alongX = (k: number): number =>
    ((mesh[b + k]! - mesh[a + k]!) * (cy - ay) - (mesh[c + k]! - mesh[a + k]!) * (by - ay)) / area;
  const alongY = (k: number): number =>
    ((mesh[c + k]! - mesh[a + k]!) * (bx - ax) - (mesh[b + k]! - mesh[a + k]!) * (cx - ax)) / area;
  const [ux, vx, rx, gx, lx, sx] = [
    alongX(2),
    alongX(3),
    alongX(4),
    alongX(5),
    alongX(6),
    alongX(7),
  ];
  const [uy, vy, ry, gy, ly, sy] = [
    alongY(2),
    alongY(3),
    alongY(4),
    alongY(5),
    alongY(6),
    alongY(7),
  ];
  const span = stock.white - stock.black;
  const first = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const last = Math.min(canvas.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let row = first; row <= last; row++) {
    const y = row + 0.5;
    let from = Infinity;
    let to = -Infinity;
    if (ay <= y !== by <= y) {
      const x = ax + ((y - ay) * (bx - ax)) / (by - ay);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    if (by <= y !== cy <= y) {
      const x = bx + ((y - by) * (cx - bx)) / (cy - by);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    if (cy <= y !== ay <= y) {
      const x = cx + ((y - cy) * (ax - cx)) / (ay - cy);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    // A hair too wide, so that no sample falls between two triangles.
    const start = Math.max(0, Math.ceil(from - 0.5001));
    const end = Math.min(canvas.width - 1, Math.floor(to - 0.4999));
    for (let column = start; column <= end; column++) {
      const index = row * canvas.width + column;
      if (seen[index] !== 0) continue;
      const [dx, dy] = [column + 0.5 - ax, y - ay];
      const u = mesh[a + 2]! + ux * dx + uy * dy;
      const v = mesh[a + 3]! + vx * dx + vy * dy;
      const edgeU = (u < 0.5 ? u : 1 - u) * card.widthMm;
      const edgeV = (v < 0.5 ? v : 1 - v) * card.heightMm;
      let edge = edgeU < edgeV ? edgeU : edgeV;
      if (edgeU < stock.cornerMm && edgeV < stock.cornerMm) {
        const [px, py] = [stock.cornerMm - edgeU, stock.cornerMm - edgeV];
        edge = stock.cornerMm - Math.sqrt(px * px + py * py);
        if (edge < 0) continue;
      }
      const tx = (turned ? 1 - u : u) * print.width - 0.5;
      const ty = (turned ? 1 - v : v) * print.height - 0.5;
      const x0 = tx < 0 ? 0 : tx > print.width - 2 ? print.width - 2 : tx | 0;
      const y0 = ty < 0 ? 0 : ty > print.height - 2 ? print.height - 2 : ty | 0;
      const fx = tx < x0 ? 0 : tx > x0 + 1 ? 1 : tx - x0;
      const fy = ty < y0 ? 0 : ty > y0 + 1 ? 1 : ty - y0;
      const p = (y0 * print.width + x0) * 3;
      const q = p + print.width * 3;
      const [w0, w1, w2, w3] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      const ink = print.light;
      let red = ink[p]! * w0 + ink[p + 3]! * w1 + ink[q]! * w2 + ink[q + 3]! * w3;
      let green = ink[p + 1]! * w0 + ink[p + 4]! * w1 + ink[q + 1]! * w2 + ink[q + 4]! * w3;
      let blue = ink[p + 2]! * w0 + ink[p + 5]! * w1 + ink[q + 2]! * w2 + ink[q + 5]! * w3;
      if (edge < stock.rimMm) {
        red += (stock.rim[0] - red) * 0.8;
        green += (stock.rim[1] - green) * 0.8;
        blue += (stock.rim[2] - blue) * 0.8;
      }
      const left = leftByAbove(coat, u, v);
      const shine = (mesh[a + 7]! + sx * dx + sy * dy) * left;
      seen[index] = mark;
      light[index * 3] =
        (stock.black + span * red) * (mesh[a + 4]! + rx * dx + ry * dy) * left + shine;
      light[index * 3 + 1] =
        (stock.black + span * green) * (mesh[a + 5]! + gx * dx + gy * dy) * left + shine;
      light[index * 3 + 2] =
        (stock.black + span * blue) * (mesh[a + 6]! + lx * dx + ly * dy) * left + shine;
    }
  }
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
    turned: card.turned,
    card,
    stock: paint.stock,
    above: cards
      .filter(({ layer }) => layer > card.layer && layer <= card.layer + 2)
      .map((above) => mapAbove(card, above, paint)),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = (row * (columns + 1) + column) * carried;
      const down = (columns + 1) * carried;
      fill(canvas, coat, a, a + carried, a + down + carried);
      fill(canvas, coat, a, a + down + carried, a + down);
    }
  }
}
