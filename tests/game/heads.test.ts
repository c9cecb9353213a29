import { describe, expect, test } from 'vitest';
import { answerLines } from '../../src/game/referee.ts';
import { faultOf } from '../support/answers.ts';

const green = 'green: B1 S2 > T1 B1 S1 T2 B2';
const red = 'red: < S1 B1 T2 B1 S2 T1 B2';
const three = [
  'green: B1 S2 > T1 B1 S1 T2',
  'red: < S1 B1 T2 B1 S2 T1',
  'blue: < S1 B1 T2 B1 S2 T1',
];

describe('a wrong head', () => {
  test.each<[string, string[], string]>([
    ['no seats', ['seats:'], '2 error bad-seats'],
    ['one seat', ['seats: green'], '2 error bad-seats'],
    ['five seats', ['seats: green red blue yellow green'], '2 error bad-seats'],
    ['a seat twice', ['seats: green red green'], '2 error bad-seats'],
    ['an unknown colour', ['seats: green purple'], '2 error bad-seats'],
    ['two that are not green and red', ['seats: green blue'], '2 error bad-seats'],
    ['seats with commas', ['seats: green, red'], '2 error bad-seats'],
    ['no seats at all', ['---'], '2 error bad-seats'],
    ['an unknown rule', ['rule: mirrors across'], '2 error unknown-rule'],
    ['an unknown way', ['rule: mirror out'], '2 error unknown-rule'],
    ['a rule without its way', ['rule: mirror'], '2 error unknown-rule'],
    ['a rule with two ways', ['rule: mirror across same'], '2 error unknown-rule'],
    ['an empty rule', ['rule:'], '2 error unknown-rule'],
    ['an unknown card', ['seats: green red', 'green: B1 S3 > T1'], '3 error unknown-token'],
    ['a lit safe', ['seats: green red', 'green: B1 S1* > T1'], '3 error unknown-token'],
    ['an exposed bomb', ['seats: green red', 'green: (B1) S1 > T1'], '3 error unknown-token'],
    ['a lit exposed card', ['seats: green red', 'green: (B1*) > T1'], '3 error unknown-token'],
    ['cards written together', ['seats: green red', 'green: B1S1 > T1'], '3 error unknown-token'],
    ['a Spy written to a card', ['seats: green red', 'green: B1 >S1'], '3 error unknown-token'],
    ['an unknown card and no Spy', ['seats: green red', 'green: X'], '3 error unknown-token'],
    ['no Spy and a wrong set', ['seats: green red', 'green: B1'], '3 error no-spy'],
    ['an empty hand', ['seats: green red', 'green:'], '3 error no-spy'],
    ['two Spies and a wrong set', ['seats: green red', 'green: < B1 >'], '3 error two-spies'],
    ['a card too few', ['seats: green red', 'green: > B1 S2 T1 B1 S1 T2'], '3 error wrong-set'],
    ['a card too many', ['seats: green red', `${green} B2`], '3 error wrong-set'],
    ['a card twice', ['seats: green red', 'green: S1 S1 > T1 B1 B1 T2 B2'], '3 error wrong-set'],
    ['B2 with three players', ['seats: green red blue', green], '3 error wrong-set'],
    [
      'a wrong set in a wrong order',
      ['seats: green red', 'green: B1 (S2) > T1 B1 S1 T2'],
      '3 error wrong-set',
    ],
    [
      'Safe 2 exposed before Safe 1',
      ['seats: green red', 'green: B1 (S2) > T1 B1 S1 T2 B2'],
      '3 error wrong-order',
    ],
    [
      'Top Secret 2 exposed before Top Secret 1',
      ['seats: green red', 'green: B1 (S2) > T1 B1 (S1) (T2) B2'],
      '3 error wrong-order',
    ],
    ['a hand missing', ['seats: green red', green, '---'], '4 error missing-hand'],
    ['a line of nothing known', ['hello'], '2 error unknown-line'],
    ['a label of nothing known', ['players: green red'], '2 error unknown-line'],
    ['a hand before the seats', [green], '2 error unknown-line'],
    ['a hand of somebody not seated', ['seats: green red', three[2] ?? ''], '3 error unknown-line'],
    ['a hand told twice', ['seats: green red', green, green], '4 error unknown-line'],
    ['seats told twice', ['seats: green red', 'seats: green red'], '3 error unknown-line'],
    [
      'a rule after a hand',
      ['seats: green red', green, 'rule: mirror same'],
      '4 error unknown-line',
    ],
    [
      'an announcement before the ---',
      ['seats: green red', green, red, 'flip'],
      '5 error unknown-line',
    ],
    ['two faults: the first', ['rule: x', 'seats: green'], '2 error unknown-rule'],
  ])('%s', (_, head, fault) => {
    expect(faultOf(['story: x', ...head])).toBe(fault);
  });
});

describe('a right head', () => {
  test.each<[string, string[]]>([
    ['for two', ['seats: red green', green, red]],
    ['with its hands in any order', ['seats: green red', red, green]],
    ['for three', ['seats: blue green red', ...three]],
    ['for four', ['seats: blue green red yellow', ...three, 'yellow: < S1 B1 T2 B1 S2 T1']],
    ['with rules after the seats', ['seats: green red', 'rule: flip free', green, red]],
    [
      'with lit and exposed cards',
      ['seats: green red', green, 'red: (S1) (S2) < B1* B2* T1 T2 B1'],
    ],
  ])('%s', (_, head) => {
    expect(faultOf(['story: x', ...head, '---'])).toBe('');
  });

  test('with one rule told twice: the last counts', () => {
    const head = ['rule: flip with-move', 'rule: flip free', 'seats: green red', green, red, '---'];
    expect(answerLines(['story: x', ...head, 'flip']).answers.at(-1)).toBe('8 flipped green');
  });
});

describe('what stands around', () => {
  const good = ['story: good', 'seats: green red', green, red, '---', 'flip'];

  test('the lines after a wrong head are skipped, and the next story runs', () => {
    const { answers, reading } = answerLines(['story: bad', 'hello', '---', 'flip', ...good]);
    expect(answers.map((answer) => answer.replace(/:.*words/, ''))).toEqual([
      'story: bad',
      expect.stringMatching(/^2 error unknown-line: ./),
      'story: good',
      '10 flipped green',
    ]);
    expect(reading.faults).toBe(1);
  });

  test('what comes before the first story is one fault', () => {
    const { answers, reading } = answerLines(['', '# hello', 'flip', 'flip', ...good]);
    expect(answers).toEqual([
      expect.stringMatching(/^3 error unknown-line: ./),
      'story: good',
      '10 flipped green',
    ]);
    expect(reading.faults).toBe(1);
  });

  test('a head that stops is faulted at its last line that says something', () => {
    const { answers } = answerLines([
      'story: stops',
      'seats: green red',
      green,
      '',
      '# red?',
      ...good,
    ]);
    expect(answers).toEqual([
      'story: stops',
      expect.stringMatching(/^3 error missing-hand: ./),
      'story: good',
      '11 flipped green',
    ]);
  });

  test('a head that is whole but has no --- is a story without lines', () => {
    const { answers, reading } = answerLines(good.slice(0, 4));
    expect(answers).toEqual(['story: good']);
    expect(reading.faults).toBe(0);
  });

  test('nothing is answered with nothing', () => {
    expect(answerLines([]).answers).toEqual([]);
    expect(answerLines(['', '  # nothing']).answers).toEqual([]);
  });

  test('a byte order mark and the line ends of other systems mean nothing', () => {
    const { answers } = answerLines(
      good.map((line, place) => `${place === 0 ? '\ufeff' : ''}${line}\r`),
    );
    expect(answers).toEqual(['story: good', '6 flipped green']);
  });

  test('the words of a fault name no card that the hand holds out of its set', () => {
    const { answers } = answerLines(['story: x', 'seats: green red', 'green: B1S1T2 > S2']);
    expect(answers[1]).toBe('3 error unknown-token: the hand of green: word 1 is not a card');
  });
});
