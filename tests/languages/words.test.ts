/** The words on the screens: none empty, none left over from another language, all within reach of every case. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coachings } from '../../src/cards/coaching.ts';
import { refusals } from '../../src/game/ruling.ts';
import { counting, listing } from '../../src/languages/grammar.ts';
import { languageOf, languages } from '../../src/languages/languages.ts';
import { sayRuling } from '../../src/languages/say.ts';
import { draftProblems, notices, scanFailures } from '../../src/session/view.ts';

function texts(part: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe.each(languages)('the words of $name', ({ words }) => {
  it('are never empty and have no stray spaces', () => {
    for (const [path, text] of texts(words)) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).toBe(text.trim().replace(/\s+/g, ' '));
    }
  });

  it('have something for each thing that can go wrong, with what to do next', () => {
    for (const reason of scanFailures) expect(words.scan.failures[reason].next).toMatch(/\S/);
    for (const notice of notices) expect(words.notices[notice].next).toMatch(/\S/);
    for (const problem of draftProblems) expect(words.newGame.problems[problem]).toMatch(/\S/);
    for (const coaching of coachings) expect(words.scan.coaching[coaching]).toMatch(/\S/);
  });
});

it('without JavaScript the page says in every language what it needs', () => {
  const page = readFileSync('src/index.html', 'utf8').replace(/\s+/g, ' ');
  for (const { code, words } of languages)
    expect(page).toMatch(new RegExp(`<p lang="${code}"> ?${words.app.noScript} ?</p>`));
});

it('each refusal has words of its own', () => {
  const said = refusals.map(
    (reason) => sayRuling(languageOf('en'), { kind: 'refused', reason }).caption,
  );
  expect(new Set(said).size).toBe(refusals.length);
});

describe('English grammar', () => {
  const { words } = languageOf('en');

  it.each([
    [words.newGame.playerCount(2), '2 players'],
    [words.table.moveForward(1), 'Move 1 card'],
    [words.table.moveToward(2, 'left'), 'Move 2 cards left'],
    [words.hand.doubtful(1), 'I am not sure of 1 card.'],
    [
      words.correct.problems['too-many']('S1', 2, 1),
      'There are 2 cards Safe 1, but a hand has only 1. Change one.',
    ],
    [words.correct.problems.missing('B1', 2), '2 of Bomb 1 still missing.'],
    [words.welcome.savedGame(['Ann', 'Bo', 'Cy'], 'Bo'), 'Ann, Bo and Cy. Bo to play.'],
  ])('says “%s”', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('counts and lists in other languages too', () => {
    expect(counting('tr')(2, { other: '# kart' })).toBe('2 kart');
    expect(counting('mr')(2, { other: '# पत्ते' })).toMatch(/पत्ते/);
    expect(listing('nl')(['groen', 'rood'])).toBe('groen en rood');
  });
});
