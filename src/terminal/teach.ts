/**
 * `npm run -s teach -- --labels labels.jsonl --out deck.json [--name NAME] [--views N]`: makes a deck file from labelled
 * frames of single cards, as the app makes one from cards held before its camera.
 *
 * A line of labels holds `file` (beside the labels), `colour` and `cards` with one card: `card` (safe1, safe2, top1, top2,
 * bomb1, bomb2, spy), `lit`, `exposed`, the Spy's `faces`, and `quad`, the card's own corners from its top left on.
 *
 * Exit status: 0 if a deck was written, 1 if pictures are missing or cannot be read, 2 for wrong options.
 */

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { colours, type Colour } from '../cards/card.ts';
import { ends, type End } from '../cards/face.ts';
import { endsNeeded } from '../cards/lesson.ts';
import { mostViews, writeDeck, type TaughtEnds } from '../deck/deck-file.ts';
import { Pyramid } from '../recogniser/picture.ts';
import { viewOf } from '../recogniser/teaching.ts';
import { aspectOf, readLabels, type LabelledCard, type LabelledFrame } from './labels.ts';
import { readPicture } from './recogniser/on-disk.ts';

/** One picture of one card. */
type Single = { readonly path: string; readonly colour: Colour; readonly card: LabelledCard };

function single({ file, path, colour, cards }: LabelledFrame): Single {
  const [card, ...others] = cards;
  if (card === undefined || others.length > 0) throw new Error(`${file}: not a single card`);
  return { path, colour, card };
}

async function pictureOf({ path, card }: Single): Promise<Uint8Array> {
  const pyramid = new Pyramid(await readPicture(path));
  const { width, height, pixels } = viewOf(pyramid, card.endQuad);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function main(labelsFile: string, out: string, name: string, most: number): Promise<void> {
  const labels = (await readLabels(labelsFile)).map(single);
  const aspect = aspectOf(labels.map(({ card }) => card.quad));
  const sets = new Map<Colour, TaughtEnds>();
  for (const colour of colours) {
    const own = labels.filter((label) => label.colour === colour);
    if (own.length === 0) continue;
    const views: [End, readonly Uint8Array[]][] = [];
    for (const end of ends) {
      const shown = own.filter(({ card }) => card.end === end).slice(0, most);
      if (shown.length === 0 && endsNeeded(3).includes(end))
        throw new Error(`${labelsFile}: no picture of ${end} of ${colour}`);
      const pictures: Uint8Array[] = [];
      for (const label of shown) pictures.push(await pictureOf(label));
      views.push([end, pictures]);
    }
    sets.set(colour, Object.fromEntries(views) as Record<End, readonly Uint8Array[]>);
  }
  if (sets.size === 0) throw new Error(`${labelsFile}: no card of any colour`);
  await writeFile(out, writeDeck({ name, aspect, colours: sets }));
}

type Options = {
  readonly labels: string;
  readonly out: string;
  readonly name: string;
  readonly views: number;
};

/** Throws with a message in plain words. */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      labels: { type: 'string' },
      out: { type: 'string' },
      name: { type: 'string', default: 'taught' },
      views: { type: 'string', default: '8' },
    },
  });
  const { labels, out, name } = values;
  if (labels === undefined || out === undefined)
    throw new Error('Say --labels labels.jsonl and --out deck.json.');
  const views = Number(values.views);
  if (!Number.isInteger(views) || views < 1 || views > mostViews)
    throw new Error(`--views is a whole number from 1 to ${mostViews}`);
  return { labels, out, name, views };
}

let options: Options | undefined;
try {
  options = readOptions();
} catch (error) {
  tell(error, 2);
}
if (options !== undefined) {
  const { labels, out, name, views } = options;
  await main(labels, out, name, views).catch((error: unknown) => tell(error, 1));
}

function tell(error: unknown, status: number): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = status;
}
