/** The lexicons know every word that the ear listens for. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsExpected } from '../../src/languages/expected.ts';
import { languages } from '../../src/languages/languages.ts';
import type { Lexicon } from '../../src/voice/offline-ear/lexicon.ts';

const folder = join(import.meta.dirname, '../../models/ear');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const { phones } = read('manifest.json') as { readonly phones: readonly string[] };

test.each(languages)('$code: every word is there, in phones that the model knows', (language) => {
  const { announced, others } = read(`lexicons/${language.code}.json`) as Lexicon;
  const spoken = wordsExpected(language);
  expect(spoken.filter((word) => !Object.hasOwn(announced, word))).toEqual([]);
  expect(Object.keys(others).filter((word) => Object.hasOwn(announced, word))).toEqual([]);
  const unknown = Object.values({ ...announced, ...others })
    .flat()
    .flatMap((row) => row.split(' '))
    .filter((phone) => !phones.includes(phone));
  expect(unknown).toEqual([]);
});
