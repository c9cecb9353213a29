/**
 * `npm run -s hear -- --lang et --seats "green red blue" --turn green`: understands sentences as the app does.
 *
 * Reads one sentence a line on standard input, or hears sound files, and prints one line for each: the announcement in the notation, with the
 * seat if the speaker named it (`green: spy blue`); `repeat`; `which A | B`, which the app would ask back; or `nothing`.
 *
 * --lang CODE    one of the languages
 * --seats WORDS  the colours at the table: only who sits there can be spied on
 * --turn COLOUR  who is to act; the first of the seats if it is not said
 * --wav FILE...  hears these instead (PCM, 16 bits, one channel, any rate), by the app's own ear
 *
 * Exit status: 0, or 2 for wrong options.
 */

import { parseArgs } from 'node:util';
import { colours, type Colour } from '../cards/card.ts';
import type { Language, Moment } from '../languages/language.ts';
import { understand } from '../languages/understand.ts';
import { everyCommand } from '../languages/wording.ts';
import { answerTo } from './answer.ts';
import { openHearer } from './ear-on-disk.ts';
import { hearFile } from './hear-wav.ts';
import { readLanguage } from './language-option.ts';
import { inputLines, stopWhenNobodyListens } from './pipe.ts';

/** Throws with a message in plain words. */
function readOptions(): {
  readonly language: Language;
  readonly moment: Moment;
  readonly files?: readonly string[];
} {
  const { values, positionals } = parseArgs({
    options: {
      lang: { type: 'string' },
      seats: { type: 'string' },
      turn: { type: 'string' },
      wav: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (positionals.length > 0 !== (values.wav === true)) throw new Error('--wav wants files.');
  const language = readLanguage(values.lang);
  const seats = readSeats(values.seats);
  const [first] = seats;
  const turn = values.turn === undefined ? first : readColour(values.turn);
  if (turn === undefined || !seats.includes(turn)) throw new Error('--turn is one of the seats.');
  const opponents = seats.filter((seat) => seat !== turn);
  const moment = { commands: everyCommand(opponents), turn, seats };
  return { language, moment, ...(values.wav === true && { files: positionals }) };
}

function readSeats(text: string | undefined): readonly Colour[] {
  if (text === undefined) throw new Error('Say who sits there: --seats "green red blue".');
  const seats = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(readColour);
  if (seats.length < 2 || new Set(seats).size < seats.length)
    throw new Error('--seats names two to four different colours.');
  return seats;
}

function readColour(word: string): Colour {
  const colour = colours.find((known) => known === word.toLowerCase());
  if (colour === undefined) throw new Error(`“${word}” is none of ${colours.join(', ')}.`);
  return colour;
}

async function main({ language, moment, files }: ReturnType<typeof readOptions>): Promise<void> {
  process.stdout.on('error', stopWhenNobodyListens);
  if (files) {
    const hearer = await openHearer(language.code);
    for (const file of files) console.log(answerTo(hearFile(hearer, language, moment, file)));
    return;
  }
  for await (const line of inputLines()) console.log(answerTo(understand(language, line, moment)));
}

try {
  await main(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
