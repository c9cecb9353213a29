/**
 * `npm run -s teach -- --labels labels.jsonl --out deck.json [--name NAME] [--views N]`: makes a deck file from labelled
 * frames of single cards, as the app makes one from cards held before its camera.
 *
 * A line of labels holds `file` (beside the labels), `colour` and `cards` with one card: `card` (safe1, safe2, top1, top2,
 * bomb1, bomb2, spy), `lit`, `exposed`, the Spy's `faces`, and `quad`, the card's own corners from its top left on.
 *
 * Exit status: 0 if a deck was written, 1 if pictures are missing or cannot be read, 2 for wrong options.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { colours, type Colour } from '../cards/card.ts';
import { ends, type End } from '../cards/face.ts';
import { writeDeck, type TaughtEnds } from '../deck/deck-file.ts';
import { cropHeight, cropWidth } from '../recogniser/matcher.ts';
import type { Models } from '../recogniser/models.ts';
import { cutOut, Pyramid } from '../recogniser/picture.ts';
import { apart, between, distance, endHeight, rectangle } from '../recogniser/quad.ts';
import type { Quad } from '../recogniser/recogniser.ts';
import { refine } from '../recogniser/refiner.ts';
import { openModelsOnDisk, readPicture } from './recogniser/on-disk.ts';

/** A line of the labels file. */
type Line = {
  readonly file: string;
  readonly colour: Colour;
  readonly cards: readonly {
    readonly card: string;
    readonly lit?: boolean;
    readonly exposed?: boolean;
    readonly faces?: 'left' | 'right';
    readonly quad: Quad;
  }[];
};

/** One picture: which end it shows, and where; the quad's first corner is the upper left one as the card is held. */
type Label = {
  readonly file: string;
  readonly colour: Colour;
  readonly end: End;
  readonly quad: Quad;
};

const names: Readonly<Record<string, End>> = {
  safe1: 'S1',
  safe2: 'S2',
  top1: 'T1',
  top2: 'T2',
  bomb1: 'B1',
  bomb2: 'B2',
  back: '#',
};

/** Where the refiner leaves the label further than this, in card widths, the label is believed. */
const doubtful = 0.15;

function readLabel(line: string): Label {
  const { file, colour, cards } = JSON.parse(line) as Line;
  const [card, ...others] = cards;
  if (card === undefined || others.length > 0) throw new Error(`${file}: not a single card`);
  const [a, b, c, d] = card.quad;
  // A lit bomb's own top points down.
  const quad: Quad = card.lit === true ? [c, d, a, b] : [a, b, c, d];
  return { file, colour, end: endOf(file, card), quad };
}

function endOf(file: string, card: Line['cards'][number]): End {
  if (card.card === 'spy') return card.faces === 'left' ? '<' : '>';
  if (card.exposed === true) return '#';
  const end = names[card.card];
  if (end === undefined) throw new Error(`${file}: no card is called ${card.card}`);
  return card.lit === true && (end === 'B1' || end === 'B2') ? `${end}*` : end;
}

function aspectOf(labels: readonly Label[]): number {
  const ratios = labels.map(
    ({ quad: [a, b, c, d] }) =>
      (distance(a, d) + distance(b, c)) / (distance(a, b) + distance(d, c)),
  );
  const middle = ratios.sort((x, y) => x - y)[ratios.length >> 1] ?? 0;
  return Math.round(middle * 100) / 100;
}

async function viewOf(
  models: Models,
  folder: string,
  label: Label,
  aspect: number,
): Promise<Uint8Array> {
  const pyramid = new Pyramid(await readPicture(join(folder, label.file)));
  const [a, b, c, d] = label.quad;
  const share = Math.min(endHeight / aspect, 1);
  const told: Quad = [a, b, between(b, c, share), between(a, d, share)];
  const [refined] = refine(models.refiner, pyramid, [told], 2);
  const quad = refined !== undefined && apart(told, refined.quad) < doubtful ? refined.quad : told;
  const rgb = new Float32Array(cropWidth * cropHeight * 3);
  cutOut(pyramid, quad, rectangle(0, 0, cropWidth, cropHeight), cropWidth, cropHeight, rgb, 0);
  const raw = { width: cropWidth, height: cropHeight, channels: 3 as const };
  return sharp(Uint8Array.from(rgb, Math.round), { raw })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function main(labelsFile: string, out: string, name: string, most: number): Promise<void> {
  const lines = (await readFile(labelsFile, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const labels = lines.map(readLabel);
  const models = await openModelsOnDisk();
  const aspect = aspectOf(labels);
  const sets = new Map<Colour, TaughtEnds>();
  for (const colour of colours) {
    const own = labels.filter((label) => label.colour === colour);
    if (own.length === 0) continue;
    const views: [End, readonly Uint8Array[]][] = [];
    for (const end of ends) {
      const shown = own.filter((label) => label.end === end).slice(0, most);
      if (shown.length === 0) throw new Error(`${labelsFile}: no picture of ${end} of ${colour}`);
      const pictures: Uint8Array[] = [];
      for (const label of shown)
        pictures.push(await viewOf(models, dirname(labelsFile), label, aspect));
      views.push([end, pictures]);
    }
    sets.set(colour, Object.fromEntries(views) as Record<End, readonly Uint8Array[]>);
  }
  if (sets.size === 0) throw new Error(`${labelsFile}: no card of any colour`);
  await writeFile(out, writeDeck({ name, aspect, colours: sets }));
}

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    out: { type: 'string' },
    name: { type: 'string', default: 'taught' },
    views: { type: 'string', default: '8' },
  },
});
if (values.labels === undefined || values.out === undefined) {
  console.error('Say --labels labels.jsonl and --out deck.json.');
  process.exitCode = 2;
} else {
  await main(values.labels, values.out, values.name, Number(values.views)).catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    },
  );
}
