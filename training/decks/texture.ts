/** Cloudy pictures between colours, as PNG data addresses: what stands in for photographs on a card. */

import { deflateSync, crc32 } from 'node:zlib';
import { css, type Hsl } from './palette.ts';
import type { Dice } from './dice.ts';

/** `from` to `to` through a third colour, in clouds of several sizes; small, to be stretched smoothly. */
export function cloudPicture(
  dice: Dice,
  width: number,
  height: number,
  tones: readonly [Hsl, Hsl, Hsl],
): string {
  const layers = [3, 7, 15].map((cells, i) => ({
    field: noiseField(dice, cells, Math.ceil((cells * height) / width)),
    weight: [1, 0.55, 0.3][i] ?? 0,
  }));
  const contrast = dice.between(0.8, 2.4);
  const stops = tones
    .map((tone) => css(tone))
    .map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sum = layers.reduce(
        (total, { field, weight }) => total + weight * field(x / width, y / height),
        0,
      );
      const t = Math.min(0.999, Math.max(0, 0.5 + (sum / 1.85 - 0.5) * contrast)) * 2;
      const low = stops[Math.floor(t)] ?? [];
      const high = stops[Math.floor(t) + 1] ?? [];
      for (let c = 0; c < 3; c += 1) {
        rows[y * (width * 3 + 1) + 1 + x * 3 + c] =
          (low[c] ?? 0) + ((high[c] ?? 0) - (low[c] ?? 0)) * (t % 1);
      }
    }
  }
  return `data:image/png;base64,${png(width, height, rows).toString('base64')}`;
}

function noiseField(dice: Dice, columns: number, rows: number): (u: number, v: number) => number {
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, dice.next);
  const at = (i: number, j: number) => values[j * (columns + 1) + i] ?? 0;
  const smooth = (t: number) => t * t * (3 - 2 * t);
  return (u, v) => {
    const x = u * columns;
    const y = v * rows;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const tx = smooth(x - i);
    const upper = at(i, j) * (1 - tx) + at(i + 1, j) * tx;
    const lower = at(i, j + 1) * (1 - tx) + at(i + 1, j + 1) * tx;
    return upper + (lower - upper) * smooth(y - j);
  };
}

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
