/**
 * `npm run -s say -- --lang mr`: says answers of the referee.
 *
 * Reads answers in the notation on standard input, one a line (`exposed red S1`; a line number before it, as the command
 * `referee` prints it, is not looked at), and prints each as it is spoken.
 *
 * --lang CODE  one of the languages
 * --wav DIR    also writes each as a sound, `1-exposed-red-S1.wav`: the carried clip, and the hiss or the boom. Needs ffmpeg.
 *
 * Exit status: 0, 1 if a line was no answer or a sound could not be written, 2 for wrong options.
 */

import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Sentence } from '../cards/sentence.ts';
import { writeRuling } from '../game/ruling-notation.ts';
import type { Language } from '../languages/language.ts';
import { everyRuling, sayRuling } from '../languages/say.ts';
import { readLanguage } from './language-option.ts';
import { inputLines, stopWhenNobodyListens } from './pipe.ts';
import { writeSentence } from './sounds/write-sentence.ts';

const rulings = new Map(everyRuling().map((ruling) => [writeRuling(ruling).toLowerCase(), ruling]));

/** Throws with a message in plain words. */
function readOptions() {
  const { values } = parseArgs({ options: { lang: { type: 'string' }, wav: { type: 'string' } } });
  return { language: readLanguage(values.lang), folder: values.wav };
}

function sentenceFor(language: Language, line: string): Sentence | undefined {
  const answer = line
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first = ''] = answer;
  const ruling = rulings.get((/^\d+$/.test(first) ? answer.slice(1) : answer).join(' '));
  return ruling && sayRuling(language, ruling);
}

function complain(what: string): void {
  console.error(what);
  process.exitCode = 1;
}

async function main({ language, folder }: ReturnType<typeof readOptions>): Promise<void> {
  process.stdout.on('error', stopWhenNobodyListens);
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  let number = 0;
  for await (const line of inputLines()) {
    number += 1;
    if (line.trim() === '') continue;
    const sentence = sentenceFor(language, line);
    if (sentence === undefined) {
      complain(`Line ${number} is no answer of the referee: ${line.trim()}`);
      continue;
    }
    // Where a sound ends the sentence, the words for it are what the eye reads.
    console.log(sentence.sound ? sentence.caption : sentence.spoken);
    if (folder !== undefined) {
      const fault = writeSentence(sentence, `${folder}/${number}-${sentence.key}.wav`);
      if (fault !== undefined) complain(`Line ${number} has no sound: ${fault}`);
    }
  }
}

try {
  await main(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
