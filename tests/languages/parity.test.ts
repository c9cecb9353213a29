/** Every language says everything that English says, in words and letters of its own. */

import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../src/languages/codes.ts';
import { languageOf, languages } from '../../src/languages/languages.ts';
import { everySentence } from '../../src/languages/say.ts';
import { everyText, leavesOf, samples, textOf } from './everything-said.ts';
import { misspelt } from './spell.ts';

const english = leavesOf(languageOf('en').words);
const others = languages.filter(({ code }) => code !== 'en');

/** Words that are the same in both languages, by where they stand. */
const borrowed: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  nl: ['table.menu', 'table.demo'],
  et: ['table.demo'],
};

/** All that a word of the language may be written with; other letters only in names that stay as they are. */
const letters: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^[a-z]+$/,
  nl: /^[a-zéëï]+$/,
  et: /^[a-pr-vzõäöüšž]+$/,
  el: /^[α-ωάέήίόύώϊϋΐΰ]+$/,
  tr: /^[a-pr-vyzçğıöşüâ]+$/,
  mr: /^\p{Script=Devanagari}+$/u,
};
const names = ['spy', 'a4', 'a', 'letter', 'javascript', 'javascripti', 'https'];

it('there is a sample for each text with arguments, and for no other', () => {
  const taking = [...english].filter(([, leaf]) => typeof leaf === 'function');
  expect(taking.map(([path]) => path).sort()).toEqual(Object.keys(samples).sort());
});

describe.each(others)('$name', (language) => {
  const own = leavesOf(language.words);

  it('says what English says, and nothing else', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has no English left in it', () => {
    const same = [...own]
      .filter(([path, leaf]) => textOf(path, leaf) === textOf(path, english.get(path) ?? ''))
      .map(([path]) => path)
      // A player's name and a colon, or a name that was given to a deck, is no English.
      .filter((path) => !['history.by', 'newGame.deckName'].includes(path));
    expect(same.sort()).toEqual([...(borrowed[language.code] ?? [])].sort());
    const said = new Set(everySentence(languageOf('en')).map(({ caption }) => caption));
    expect(everySentence(language).filter(({ caption }) => said.has(caption))).toEqual([]);
  });

  it('puts everything into a sentence that is to be in it', () => {
    for (const [path, given] of Object.entries(samples)) {
      const leaf = own.get(path);
      if (leaf === undefined) throw new Error(path);
      given.forEach((argument, place) => {
        const other = typeof argument === 'number' ? argument + 2 : unlike(argument);
        const changed = given.map((one, index) => (index === place ? other : one));
        const told = textOf(path, english.get(path) ?? '', given);
        if (told !== textOf(path, english.get(path) ?? '', changed))
          expect(textOf(path, leaf, changed), path).not.toBe(textOf(path, leaf, given));
      });
    }
  });

  it('leaves a name as it was typed', () => {
    for (const [path, given] of Object.entries(samples))
      if (given.includes('Ann'))
        expect(textOf(path, own.get(path) ?? '', given).toLowerCase(), path).toMatch(
          /(?<!\p{L})ann(?!['’\p{L}\p{M}])/u,
        );
  });
});

function unlike(argument: string | readonly string[]): string | readonly string[] {
  if (typeof argument !== 'string') return ['Cy'];
  return { left: 'right', S1: 'T2', B1: 'B2' }[argument] ?? 'Cy';
}

describe.each(languages)('the letters of $name', (language) => {
  const words = everyText(language).flatMap((text) => text.match(/[\p{L}\p{M}\d]+/gu) ?? []);
  const lower = words.map((word) => word.toLocaleLowerCase(language.locale));

  it('are its own, with no look-alike from another alphabet', () => {
    const strange = lower.filter(
      (word) => !/^\d+$/.test(word) && !letters[language.code].test(word) && !names.includes(word),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  it('make words that are in the dictionary or in the list of our own', ({ skip }) => {
    const unknown = misspelt(language);
    if (unknown === undefined) return skip(`There is no dictionary of ${language.name} here.`);
    expect(unknown).toEqual([]);
  });
});
