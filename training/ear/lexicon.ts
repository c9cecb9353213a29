/**
 * `npm run ear:lexicon`: writes how every word of every language's announcements sounds, in the phones of the acoustic
 * model, into models/ear/lexicons. English comes from CMU's dictionary (Debian: pocketsphinx-en-us), the rest from espeak-ng.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/languages/language.ts';
import { languages } from '../../src/languages/languages.ts';
import { lexiconOf } from '../../src/languages/wording.ts';
import { phonesOf } from './phones.ts';

const folder = join(import.meta.dirname, '../../models/ear/lexicons');
const dictionary = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';

/** The mark of a question is written, not spoken. */
const wordsSaid = (language: Language) =>
  lexiconOf(language, 'written').filter((word) => /\p{L}/u.test(word));

/** What espeak-ng says for each word, in IPA. Lines with an empty one between are spoken one by one. */
function spoken(words: readonly string[], voice: string): readonly string[] {
  const input = words.map((word) => `${word}\n\n`).join('');
  const said = execFileSync('espeak-ng', ['-q', '--ipa', '-v', voice], { input, encoding: 'utf8' });
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  if (lines.length !== words.length) throw new Error(`espeak-ng left words out in ${voice}.`);
  return lines;
}

function readDictionary(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of readFileSync(dictionary, 'utf8').split('\n')) {
    const [name, ...phones] = line.trim().split(/\s+/);
    const word = name?.replace(/\(\d+\)$/, '').replaceAll("'", '');
    if (word) found.set(word, [...(found.get(word) ?? []), phones.join(' ')]);
  }
  return found;
}

mkdirSync(folder, { recursive: true });
const english = readDictionary();
for (const language of languages) {
  const words = wordsSaid(language);
  const ipa = spoken(words, language.locale.toLowerCase());
  const entries = words.map((word, at) => {
    const heard = phonesOf(ipa[at]!, language.code);
    // American by the dictionary, British by ear.
    const rows =
      language.code === 'en' ? [...(english.get(word) ?? []), ...heard.slice(0, 1)] : heard;
    return [word, [...new Set(rows)]] as const;
  });
  const lines = entries.map(([word, rows]) => `  ${JSON.stringify(word)}: ${JSON.stringify(rows)}`);
  writeFileSync(join(folder, `${language.code}.json`), `{\n${lines.join(',\n')}\n}\n`);
  const count = entries.reduce((sum, [, rows]) => sum + rows.length, 0);
  console.log(`${language.code}: ${words.length} words, ${count} pronunciations`);
}
