/** The best way through what may be said: which words it finds, where, and what it makes of other sounds. */

import { expect, test } from 'vitest';
import type { FrameScores } from '../../src/voice/offline-ear/frame-scores.ts';
import { search } from '../../src/voice/offline-ear/search.ts';
import { wordNetwork } from '../../src/voice/offline-ear/word-network.ts';

const phones = ['a', 'b', 'c'];
const pronounce = (word: string) => [[...word].map((letter) => phones.indexOf(letter))];
const [likely, unlikely] = [Math.log(0.97), Math.log(0.01)];

/** One letter a frame; what is none of the phones is no sound. */
const frames = (sounds: string): readonly FrameScores[] =>
  [...sounds].map((letter) => ({
    phones: Float32Array.from(phones, (phone) => (phone === letter ? likely : unlikely)),
    none: phones.includes(letter) ? unlikely : likely,
    best: likely,
  }));

const row = (...words: readonly string[]) =>
  wordNetwork(
    {
      states: words.length + 1,
      end: words.length,
      transitions: words.map((word, from) => ({ from, to: from + 1, word })),
    },
    pronounce,
  );
const anyOf = (...words: readonly string[]) =>
  wordNetwork(
    { states: 1, end: 0, transitions: words.map((word) => ({ from: 0, to: 0, word })) },
    pronounce,
  );
const wordsIn = (sounds: string, ...announcements: ReturnType<typeof row>[]) =>
  search(announcements, anyOf('ab', 'ba', 'c'), frames(sounds)).map(({ announcement, words }) => [
    announcement,
    words.map(({ word }) => word).join(' '),
  ]);

test.each(['abba', '.aa..bb.b.aa.', 'ab.....ba'])('finds the row that was said: %s', (sounds) => {
  expect(wordsIn(sounds, row('ba', 'ab'), row('ab', 'ba'))[0]).toEqual([1, 'ab ba']);
});

test('a sound may be the end of one word and the beginning of the next', () => {
  expect(wordsIn('.a.bb.a.', row('ab', 'ba'))[0]).toEqual([0, 'ab ba']);
});

test('what was said in full is not behind any words in any order', () => {
  const [found] = search([row('ab', 'c')], anyOf('ab', 'ba', 'c'), frames('.ab.c.'));
  expect(found?.behind).toBeLessThanOrEqual(0);
});

test.each(['c.ab.ba', 'ab.cc.c.ba', '.ab.ba.c'])('a filler may stand anywhere: %s', (sounds) => {
  const graph = {
    states: 3,
    end: 2,
    transitions: [
      { from: 0, to: 1, word: 'ab' },
      { from: 1, to: 2, word: 'ba' },
    ],
  };
  const spoken = (between: readonly string[]) =>
    search([wordNetwork({ ...graph, between }, pronounce)], anyOf('ab'), frames(sounds))[0];
  const without = spoken([]);
  const found = spoken(['c']);
  expect(found?.words.map(({ word }) => word).filter((word) => word !== 'c')).toEqual(['ab', 'ba']);
  expect(found?.words.some(({ word }) => word === 'c')).toBe(true);
  expect(found?.margin).toBeGreaterThan(without!.margin);
});

test('a word too many leaves it behind those words', () => {
  const [found] = search([row('ab')], anyOf('ab', 'ba', 'c'), frames('.cc.ab.'));
  expect(found?.words.map(({ word }) => word)).toEqual(['ab']);
  expect(found?.behind).toBeGreaterThan(2);
});

test('a word that was hardly said has a bad margin, and the others a good one', () => {
  const [found] = search([row('ab', 'c', 'ab')], anyOf('ab'), frames('.ab.a.ab.'));
  const [first, second, third] = found!.words.map(({ margin }) => margin);
  expect(second).toBeLessThan(-3);
  expect(first).toBeGreaterThan(-1);
  expect(third).toBeGreaterThan(-1);
});

test('what is shorter than the announcement does not get through', () => {
  expect(wordsIn('ab', row('ab', 'c'))).toEqual([]);
});

test('a word beside the matter costs more than one that belongs to it', () => {
  const transitions = [{ from: 0, to: 1, word: 'ab' }] as const;
  const graph = { states: 2, end: 1, transitions };
  const beside = {
    ...graph,
    transitions: transitions.map((one) => ({ ...one, aside: true as const })),
  };
  const [one, other] = [graph, beside].map((each) => {
    const [found] = search([wordNetwork(each, pronounce)], anyOf('ab'), frames('.ab.'));
    return found!.margin;
  });
  expect(other).toBeLessThan(one!);
});
