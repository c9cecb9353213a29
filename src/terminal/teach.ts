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
import { mostViews } from '../deck/deck-file.ts';
import { readLabels } from './labels.ts';
import { teachDeck } from './teach-deck.ts';

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
  await readLabels(labels)
    .then((frames) => teachDeck(frames, name, views))
    .then((deck) => writeFile(out, deck))
    .catch((error: unknown) => tell(error, 1));
}

function tell(error: unknown, status: number): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = status;
}
