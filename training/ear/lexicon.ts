/** `npm run ear:lexicon`: writes how every word of every language's announcements sounds, by espeak-ng, into models/ear/lexicons. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '../../src/languages/codes.ts';
import { wordsExpected } from '../../src/languages/expected.ts';
import type { Language } from '../../src/languages/language.ts';
import { languages } from '../../src/languages/languages.ts';
import { wordsOf } from '../../src/languages/spelling.ts';
import type { Lexicon, Pronunciations } from '../../src/voice/offline-ear/lexicon.ts';
import { accents } from './accents.ts';
import { spokenBy } from './espeak.ts';
import { everyPhoneOf, phonesOf, withoutDoubles } from './phones.ts';

const folder = join(import.meta.dirname, '../../models/ear/lexicons');

/** A word that sounds alike in all six languages and changes few others beside it. */
const around = 'pip';

/** Longer words than this are taken for no others. */
const longest = 14;

/** Grammars write them without apostrophe, and so a synthesizer takes them for other words. */
const respelt: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>> = {
  en: {
    ...{ im: 'I’m', id: 'I’d', ill: 'I’ll', ive: 'I’ve', lets: 'let’s', its: 'it’s' },
    ...{ thats: 'that’s', dont: 'don’t', cant: 'can’t', wont: 'won’t', didnt: 'didn’t' },
    ...{ youre: 'you’re', youll: 'you’ll', youve: 'you’ve', theyre: 'they’re', weve: 'we’ve' },
    ...{ hes: 'he’s', shes: 'she’s', whats: 'what’s', heres: 'here’s', mm: 'hmm' },
  },
};

/**
 * Between two others a word may sound otherwise than alone: "a" is then no name of a letter. Nothing where it has only lost
 * a sound that was its neighbour's too.
 */
function amongOthers(
  words: readonly string[],
  alone: readonly string[],
  voice: string,
  code: LanguageCode,
) {
  const [neighbour] = spokenBy(voice, [around]).map((ipa) => everyPhoneOf(ipa, code));
  const lines = spokenBy(
    voice,
    words.map((word) => `${around} ${word} ${around}`),
  );
  return lines.map((ipa, at) => {
    const row = everyPhoneOf(ipa, code).slice(neighbour!.length, -neighbour!.length);
    const inside = withoutDoubles(row).join(' ');
    const whole = alone[at]!.split(' ');
    const isLess = [whole.slice(1), whole.slice(0, -1)].some((row) => row.join(' ') === inside);
    return isLess ? '' : inside;
  });
}

function pronounced(words: readonly string[], { code }: Language): Pronunciations {
  const spelt = words.map((word) => respelt[code]?.[word] ?? word);
  const said = [...new Set(accents[code])].flatMap((voice) => {
    const alone = spokenBy(voice, spelt).map((ipa) => phonesOf(ipa, code).join(' '));
    return [alone, amongOthers(spelt, alone, voice, code)];
  });
  return Object.fromEntries(
    words.map((word, at) => {
      const rows = said.map((lines) => lines[at]!).filter((row) => row !== '');
      return [word, [...new Set(rows)]];
    }),
  );
}

/** Words that are no part of an announcement: what people talk with, and what the screens say. */
function othersThan(
  announced: readonly string[],
  { words, hearing, locale }: Language,
): readonly string[] {
  const texts = [hearing.talk, hearing.apart, hearing.correction, ...textsIn(words)];
  const all = texts.flatMap((text) => wordsOf({ locale, hearing: { equal: [] } }, text));
  const spoken = all.filter((word) => /^[\p{L}\p{M}]+$/u.test(word) && word.length <= longest);
  return [...new Set(spoken)].filter((word) => !announced.includes(word)).sort();
}

function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const announced = wordsExpected(language);
  const lexicon: Lexicon = {
    announced: pronounced(announced, language),
    others: pronounced(othersThan(announced, language), language),
  };
  writeFileSync(
    join(folder, `${language.code}.json`),
    `${JSON.stringify(lexicon, undefined, 1)}\n`,
  );
  const count = (words: Pronunciations) =>
    `${Object.keys(words).length} (${Object.values(words).flat().length} pronunciations)`;
  console.log(`${language.code}: ${count(lexicon.announced)}, others ${count(lexicon.others)}`);
}
