/**
 * `npm run ear:lexicon`: writes how every word of every language's announcements sounds, in the phones of the acoustic
 * model, into models/ear/lexicons. English comes from CMU's dictionary (Debian: pocketsphinx-en-us), the rest from espeak-ng.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../../src/cards/card.ts';
import type { Language } from '../../src/languages/language.ts';
import { languages } from '../../src/languages/languages.ts';
import { everyCommand } from '../../src/languages/understand.ts';
import { wordsOf } from '../../src/voice/offline-ear/lexicon.ts';
import { phonesOf } from './phones.ts';

const folder = join(import.meta.dirname, '../../models/ear/lexicons');
const dictionary = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';

function wordsSaid({ hearing, locale }: Language): readonly string[] {
  const wordings = everyCommand(colours).flatMap((command) => hearing.phrases(command));
  return [...new Set(wordings.flatMap((wording) => wordsOf(wording, locale)))].sort();
}

/** British and American: people say both. */
const voicesOf = ({ code, locale }: Language) =>
  code === 'en' ? ['en-us', 'en-gb'] : [locale.toLowerCase(), code];

function spoken(word: string, voice: string): string {
  return execFileSync('espeak-ng', ['-q', '--ipa', '-v', voice, word], { encoding: 'utf8' });
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
  const entries = wordsSaid(language).map((word) => {
    const known = language.code === 'en' ? english.get(word) : undefined;
    const heard = voicesOf(language).flatMap((voice) =>
      phonesOf(spoken(word, voice), language.code),
    );
    return [word, [...new Set(known ?? heard)]] as const;
  });
  const lines = entries.map(([word, rows]) => `  ${JSON.stringify(word)}: ${JSON.stringify(rows)}`);
  writeFileSync(join(folder, `${language.code}.json`), `{\n${lines.join(',\n')}\n}\n`);
  console.log(
    `${language.code}: ${entries.length} words, ${entries.flatMap(([, rows]) => rows).length} pronunciations`,
  );
}
