/** The ear's measurement: what counts as what, whose voices are kept apart, how loud the room is. */

import { describe, expect, test } from 'vitest';
import { languages } from '../../src/languages/languages.ts';
import { nameOf } from '../../training/ear/bench/clips.ts';
import { outcomeOf } from '../../training/ear/bench/outcome.ts';
import { heardIn } from '../../training/ear/bench/room.ts';
import { voices } from '../../training/ear/bench/voices.ts';

test.each([
  ['spy red', 'spy red', 'right'],
  ['spy red', 'spy blue', 'wrong'],
  ['spy red', 'which spy red | spy blue', 'asked'],
  ['spy red', 'repeat', 'asked'],
  ['repeat', 'repeat', 'right'],
  ['spy red', 'nothing', 'silent'],
  ['talk', 'spy red', 'false-accept'],
  ['talk', 'repeat', 'talk-asked'],
  ['talk', 'which spy red', 'talk-asked'],
  ['talk', 'nothing', 'let-be'],
])('%s, taken for %s, is %s', (expected, answer, outcome) => {
  expect(outcomeOf(expected, answer)).toBe(outcome);
});

test.each(languages)('$code: no held-back voice is one that was tuned on', ({ code }) => {
  const tuned = voices.tuning[code].map(({ name }) => name);
  expect(voices['held-back'][code].map(nameOf).length).toBeGreaterThan(1);
  expect(voices['held-back'][code].filter(({ name }) => tuned.includes(name))).toEqual([]);
});

describe('a room', () => {
  const tone = (hertz: number, seconds: number) =>
    Float32Array.from({ length: 16_000 * seconds }, (_, at) =>
      Math.sin((2 * Math.PI * hertz * at) / 16_000),
    );
  const power = (wave: Float32Array) =>
    wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length;
  const voice = tone(440, 2);
  const others = [tone(700, 1), tone(900, 1), tone(1300, 1)];
  const before = (wave: Float32Array) => wave.subarray(1000, 4000);
  const during = (wave: Float32Array) => wave.subarray(8000, 32_000);

  test('is the same each time', () => {
    expect(heardIn('room', voice, others, 7)).toEqual(heardIn('room', voice, others, 7));
  });

  test('has talk in it about 15 dB below the voice, and a quiet place has none', () => {
    const decibels = (wave: Float32Array) =>
      10 * Math.log10(power(during(wave)) / power(before(wave)));
    expect(decibels(heardIn('room', voice, others, 7))).toBeGreaterThan(11);
    expect(decibels(heardIn('room', voice, others, 7))).toBeLessThan(21);
    expect(decibels(heardIn('clean', voice, others, 7))).toBeGreaterThan(40);
  });
});
