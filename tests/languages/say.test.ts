/** What the referee says: complete, true to the notation, and silent about what the rules keep hidden. */

import { describe, expect, it } from 'vitest';
import { cardNames, colours } from '../../src/cards/card.ts';
import type { Ruling } from '../../src/game/ruling.ts';
import { languageCodes } from '../../src/languages/codes.ts';
import { languageOf, languages, preferredLanguage } from '../../src/languages/languages.ts';
import { everyRuling, everySentence, sayRuling } from '../../src/languages/say.ts';

const english = languageOf('en');

describe('English answers', () => {
  it.each<[Ruling, string]>([
    [{ kind: 'moved', seat: 'green', distance: 2 }, 'Green moves 2.'],
    [{ kind: 'flipped', seat: 'blue' }, 'Blue turns the Spy round.'],
    [{ kind: 'safe', owner: 'red' }, 'Red: safe.'],
    [{ kind: 'top-secret', owner: 'red' }, 'Red: top secret.'],
    [{ kind: 'exposed', owner: 'red', card: 'S1' }, 'Red: Safe 1, turn it round!'],
    [{ kind: 'exposed', owner: 'yellow', card: 'T2' }, 'Yellow: Top Secret 2, turn it round!'],
    [{ kind: 'fuse', owner: 'red' }, 'Red: tsssss…'],
    [{ kind: 'boom', owner: 'red', seeker: 'green' }, 'Red: boom!'],
    [{ kind: 'out', seat: 'green' }, 'Green is out.'],
    [{ kind: 'turn', seat: 'red' }, 'Red, it is your turn.'],
    [{ kind: 'win', seat: 'red' }, 'Red wins! Well spied.'],
    [{ kind: 'undone' }, 'Undone. We are one step back.'],
  ])('%o is “%s”', (ruling, caption) => {
    expect(sayRuling(english, ruling).caption).toBe(caption);
  });

  it('only the fuse and the boom bring a sound with them', () => {
    const loud = everyRuling().filter((ruling) => sayRuling(english, ruling).sound !== undefined);
    expect(new Set(loud.map(({ kind }) => kind))).toEqual(new Set(['fuse', 'boom']));
  });

  it('a key is the answer of the notation with hyphens', () => {
    const keys = everyRuling().map((ruling) => sayRuling(english, ruling).key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'moved-green-2',
        'exposed-red-S1',
        'boom-red-green',
        'refused-yourself',
      ]),
    );
    expect(keys.length).toBe(4 * (2 + 1 + 2 + 4 + 1 + 3 + 3) + 1 + 11);
  });
});

describe.each(languages)('every sentence in $name', (language) => {
  const sentences = everySentence(language);

  it('has words for the eye and for the ear', () => {
    for (const { caption, spoken } of sentences) {
      expect(caption).toMatch(/\p{L}[\p{L}\p{M}]/u);
      expect(spoken).toMatch(/\p{L}[\p{L}\p{M}]/u);
    }
  });

  it('has a key of its own', () => {
    expect(new Set(sentences.map(({ key }) => key)).size).toBe(sentences.length);
  });

  it('tells two rulings apart unless only the finder of a bomb differs', () => {
    const captions = new Map<string, string>();
    for (const { key, caption } of sentences) {
      const before = captions.get(caption);
      if (before !== undefined)
        expect([before, key].join()).toMatch(/^boom-(\w+)-\w+,boom-\1-\w+$/);
      captions.set(caption, key);
    }
  });

  it('names a card with its number only when it is turned to face all', () => {
    const names = cardNames.map((name) => language.words.names.cards[name].toLowerCase());
    const telling = sentences.filter(({ caption }) =>
      names.some((name) => caption.toLowerCase().includes(name)),
    );
    expect(telling.every(({ key }) => key.startsWith('exposed-'))).toBe(true);
    expect(telling.length).toBe(4 * colours.length);
  });

  it('begins every answer to a spying with the owner, so that the first word tells nothing', () => {
    for (const owner of colours) {
      const answers = everyRuling()
        .filter((ruling) => 'owner' in ruling && ruling.owner === owner)
        .map((ruling) => sayRuling(language, ruling).spoken.split(' ')[0]);
      expect(new Set(answers).size).toBe(1);
    }
  });
});

describe('choosing a language', () => {
  it('offers only languages that are there', () => {
    for (const { code } of languages) expect(languageCodes).toContain(code);
    expect(languages.map(({ code }) => code)).toContain('en');
  });

  it('falls back to English for one that is not there', () => {
    expect(languageOf('fr').code).toBe('en');
    expect(languageOf('en-AU').code).toBe('en');
    expect(preferredLanguage(['fr-CA', 'en-GB']).code).toBe('en');
    expect(preferredLanguage([]).code).toBe('en');
  });
});
