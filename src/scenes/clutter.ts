/** What lies about: boxes, discs, papers, things that look like cards but are none, and their shadows. */

import { anyColour, mix, times, type Rgb } from './colour.ts';
import { patches } from './noise.ts';
import type { Picture } from './picture.ts';
import type { Random } from './random.ts';
import type { Point } from './scene.ts';

/** Colour at a place of the shape's own, 0 to 1 across and down. */
type Paint = (x: number, y: number) => Rgb;

/** Where a shape's own place is put: written anew for each pixel. */
const place = new Float64Array(2);

/** How far a pixel is inside a shape (pixels, negative outside), and its place in it. */
type Shape = {
  readonly inside: (x: number, y: number) => number;
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
  readonly place: (x: number, y: number) => void;
};

function lay(picture: Picture, shape: Shape, paint: Paint, soft: number, strength: number): void {
  const { width, height, light } = picture;
  const [left, top, right, bottom] = shape.bounds;
  for (
    let row = Math.max(0, Math.floor(top - soft));
    row <= Math.min(height - 1, bottom + soft);
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor(left - soft));
      column <= Math.min(width - 1, right + soft);
      column++
    ) {
      const depth = shape.inside(column + 0.5, row + 0.5) / soft + 0.5;
      if (depth <= 0) continue;
      const share = (depth > 1 ? 1 : depth) * strength;
      shape.place(column, row);
      const colour = paint(place[0]!, place[1]!);
      const at = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) light[at + c] = light[at + c]! * (1 - share) + colour[c]! * share;
    }
  }
}

/** Corners clockwise as seen. */
function polygon(corners: readonly Point[]): Shape {
  const [first, second, , fourth] = [corners[0]!, corners[1]!, corners[2]!, corners[3]!];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const lines = corners.flatMap(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [nx, ny] = [-(nextY - y) / length, (nextX - x) / length];
    return [nx, ny, -(nx * x + ny * y)];
  });
  const edges = Float64Array.from(lines);
  const [ux, uy] = [second[0] - first[0], second[1] - first[1]];
  const [vx, vy] = [fourth[0] - first[0], fourth[1] - first[1]];
  const area = ux * vy - uy * vx || 1;
  return {
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    inside: (x, y) => {
      let least = Infinity;
      for (let i = 0; i < edges.length; i += 3) {
        const far = edges[i]! * x + edges[i + 1]! * y + edges[i + 2]!;
        if (far < least) least = far;
      }
      return least;
    },
    place: (x, y) => {
      place[0] = ((x - first[0]) * vy - (y - first[1]) * vx) / area;
      place[1] = ((y - first[1]) * ux - (x - first[0]) * uy) / area;
    },
  };
}

function ellipse(x: number, y: number, radiusX: number, radiusY: number): Shape {
  return {
    bounds: [x - radiusX, y - radiusY, x + radiusX, y + radiusY],
    inside: (px, py) => {
      const dx = (px - x) / radiusX;
      const dy = (py - y) / radiusY;
      return (1 - Math.sqrt(dx * dx + dy * dy)) * Math.min(radiusX, radiusY);
    },
    place: (px, py) => {
      place[0] = (px - x) / (2 * radiusX) + 0.5;
      place[1] = (py - y) / (2 * radiusY) + 0.5;
    },
  };
}

function oblong(
  lot: Random,
  x: number,
  y: number,
  width: number,
  height: number,
): readonly Point[] {
  const turn = lot.between(0, 2 * Math.PI);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const squash = lot.between(0.65, 1);
  const corner = (dx: number, dy: number): Point => [
    x + dx * width * c - dy * height * s,
    y + (dx * width * s + dy * height * c) * squash,
  ];
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

const shift = (corners: readonly Point[], x: number, y: number): readonly Point[] =>
  corners.map(([cx, cy]) => [cx + x, cy + y]);

function flat(colour: Rgb, lot: Random): Paint {
  const rough = lot.between(0, 0.25);
  return (x, y) => times(colour, 1 + rough * (patches(x * 9, y * 9) - 0.5));
}

/** Lines of marks that look like writing, with a picture here and there. */
function page(lot: Random): Paint {
  const paper = mix([0.85, 0.85, 0.82], anyColour(lot), lot.between(0, 0.35));
  const ink = mix([0.03, 0.03, 0.04], anyColour(lot), lot.between(0, 0.4));
  const lines = lot.whole(4, 16);
  const grain = lot.between(8, 24);
  return (x, y) => {
    if (x < 0.08 || x > 0.92 || y < 0.06 || y > 0.94) return paper;
    const line = Math.floor(y * lines);
    const written = y * lines - line < 0.5 && patches(x * grain, line * 7.3) > 0.45;
    return written && patches(x * 1.5, line * 0.6) > 0.25 ? ink : paper;
  };
}

/** A colour with a few signs, like the cards of another game. */
function strangeCard(lot: Random): Paint {
  const ground = lot.chance(0.5) ? ([0.85, 0.85, 0.83] as const) : anyColour(lot);
  const sign = anyColour(lot);
  const border = lot.chance(0.5) ? lot.between(0.03, 0.09) : 0;
  const spots = Array.from(
    { length: lot.whole(0, 6) },
    () => [lot.next(), lot.next(), lot.between(0.05, 0.2)] as const,
  );
  return (x, y) => {
    if (x < border || y < border || x > 1 - border || y > 1 - border) return [0.85, 0.85, 0.83];
    for (const [sx, sy, radius] of spots) {
      if (Math.abs(x - sx) + Math.abs(y - sy) < radius) return sign;
    }
    return ground;
  };
}

function box(picture: Picture, lot: Random, x: number, y: number, size: number): void {
  const top = oblong(lot, x, y, size, size * lot.between(0.4, 1));
  const [dx, dy] = [lot.normal(0, 0.15) * size, lot.between(0.1, 0.6) * size];
  const colour = anyColour(lot);
  lay(picture, polygon(shift(top, dx * 1.5, dy * 1.4)), () => [0, 0, 0], size * 0.3, 0.4);
  for (let i = 0; i < 4; i++) {
    const [a, b] = [top[i]!, top[(i + 1) % 4]!];
    // A side is seen where it runs clockwise once it is pushed down.
    if ((b[0] - a[0]) * dy - (b[1] - a[1]) * dx > 0) continue;
    const side = [b, a, [a[0] + dx, a[1] + dy], [b[0] + dx, b[1] + dy]] as const;
    lay(picture, polygon(side), flat(times(colour, lot.between(0.35, 0.8)), lot), 1, 1);
  }
  lay(picture, polygon(top), flat(colour, lot), 1, 1);
}

function disc(picture: Picture, lot: Random, x: number, y: number, size: number): void {
  const [rx, ry] = [size / 2, (size / 2) * lot.between(0.5, 1)];
  const colour = anyColour(lot);
  const tall = lot.between(0, 0.5) * size;
  lay(
    picture,
    ellipse(x + size * 0.1, y + tall + size * 0.1, rx, ry),
    () => [0, 0, 0],
    size * 0.25,
    0.4,
  );
  for (let rise = 0; rise < tall; rise += Math.max(1, ry * 0.2)) {
    lay(picture, ellipse(x, y + tall - rise, rx, ry), flat(times(colour, 0.55), lot), 1, 1);
  }
  lay(picture, ellipse(x, y, rx, ry), flat(colour, lot), 1, 1);
  if (lot.chance(0.5))
    lay(picture, ellipse(x, y, rx * 0.8, ry * 0.8), flat(times(colour, 0.6), lot), 1, 1);
}

function sheet(
  picture: Picture,
  lot: Random,
  x: number,
  y: number,
  size: number,
  paint: Paint,
  aspect: number,
): void {
  const corners = oblong(lot, x, y, size / aspect, size);
  lay(
    picture,
    polygon(shift(corners, size * 0.02, size * 0.03)),
    () => [0, 0, 0],
    size * 0.08,
    0.45,
  );
  lay(picture, polygon(corners), paint, 1, 1);
}

/** Strews things over the picture, `scale` frame pixels to its pixel. */
export function strew(picture: Picture, lot: Random, scale: number, many: number): void {
  const count = lot.chance(0.35) ? 0 : lot.whole(1, many);
  for (let i = 0; i < count; i++) {
    const [x, y] = [lot.next() * picture.width, lot.next() * picture.height];
    const size = Math.exp(lot.between(Math.log(30), Math.log(260))) / scale;
    const kind = lot.next();
    if (kind < 0.35) box(picture, lot, x, y, size);
    else if (kind < 0.6) disc(picture, lot, x, y, size);
    else if (kind < 0.85) sheet(picture, lot, x, y, size * 1.4, page(lot), lot.between(0.7, 1.6));
    else
      sheet(
        picture,
        lot,
        x,
        y,
        Math.min(size, 180 / scale),
        strangeCard(lot),
        lot.between(1.2, 1.8),
      );
  }
}
