import { describe, expect, test } from 'vitest';
import { answersAt, type Table } from '../support/answers.ts';

/** Green looks at its 3, which is red's 5 (n = 7): the card marked in each row. */
const green = 'green: B1 S2 > T1 B1 S1 T2 B2';
const two = (red: string, ...rules: string[]): Table => ({ rules, hands: [green, `red: ${red}`] });

describe('what is found by spying', () => {
  test.each([
    ['the first safe', '< B1 B2 B1 T1 S1 S2 T2', 'exposed red S1'],
    ['the second safe before the first', '< B1 B2 B1 T1 S2 S1 T2', 'safe red'],
    ['the second safe after the first', '< B1 B2 B1 T1 S2 (S1) T2', 'exposed red S2'],
    ['a safe that was exposed', '< B1 B2 B1 T1 (S1) S2 T2', 'safe red'],
    ['a top secret before the safes', '< B1 B2 B1 S1 T1 S2 T2', 'top-secret red'],
    ['the first top secret', '< B1 B2 B1 (S1) T1 (S2) T2', 'exposed red T1'],
    ['the second before the first', '< B1 B2 B1 (S1) T2 (S2) T1', 'top-secret red'],
    ['the second top secret', '< B1 B2 B1 (S1) T2 (S2) (T1)', 'exposed red T2'],
    ['a top secret that was exposed', '< B1 B2 B1 (S1) (T2) (S2) (T1)', 'top-secret red'],
    ['an unlit bomb', '< S1 T1 B1 S2 B2 B1 T2', 'fuse red'],
  ])('%s', (_, red, answer) => {
    expect(answersAt(two(red), ['spy red'])).toEqual([answer]);
  });

  test('a lit bomb, with two players', () => {
    const red = '< S1 T1 B1 S2 B2* B1 T2';
    expect(answersAt(two(red), ['spy red'])).toEqual(['boom red green', 'out green', 'win red']);
  });

  test('a lit bomb, with three', () => {
    const hands = [
      'green: B1 S2 > T1 B1 S1 T2',
      'blue: < S1 T1 B1 B1* S2 T2',
      'red: < S1 T1 B1 B1 S2 T2',
    ];
    const answers = ['boom blue green', 'out green', 'turn blue'];
    expect(answersAt({ hands }, ['spy blue'])).toEqual(answers);
  });

  test('the second top secret where it puts its owner out: with two players it wins', () => {
    const red = '< B1 B2 B1 (S1) T2 (S2) (T1)';
    const answers = ['exposed red T2', 'out red', 'win green'];
    expect(answersAt(two(red, 'top-secret-2 out'), ['spy red'])).toEqual(answers);
  });

  test('the second top secret where it puts its owner out: with three the turn goes on', () => {
    const hands = [
      'green: B1 S2 > T1 B1 S1 T2',
      'blue: < (S1) B1 B1 T2 (S2) (T1)',
      'red: < S1 T1 B1 B1 S2 T2',
    ];
    const said = ['spy blue', 'move 1', 'spy red', 'end'];
    const answers = ['exposed blue T2', 'out blue', 'moved green 1', 'refused already-spied'];
    expect(answersAt({ rules: ['top-secret-2 out'], hands }, said)).toEqual([
      ...answers,
      'turn red',
    ]);
  });

  test('a bomb stays lit, whoever lit it and whoever finds it', () => {
    const hands = [
      'green: B1 S2 > T1 B1 S1 T2',
      'blue: < S1 T1 B1 B1 S2 T2',
      'red: B1 S2 > T1 B1 S1 T2',
    ];
    expect(answersAt({ hands }, ['spy blue', 'end', 'end', 'spy blue'])).toEqual([
      ...['fuse blue', 'turn blue', 'turn red'],
      ...['boom blue red', 'out red', 'turn green'],
    ]);
  });
});

describe('where a Spy looks, by its gap and facing', () => {
  // Red's cards all answer differently or are told apart by their place: its 1 is the target, its 7 burns.
  const red = '< S1 B1 B1 T1 S2 T2 B2*';
  const cards = ['B1', 'S2', 'T1', 'B1', 'S1', 'T2', 'B2'];
  const answerOfPosition = ['exposed', 'fuse', 'fuse', 'top-secret', 'safe', 'top-secret', 'boom'];
  const places = cards.concat('end').flatMap((_, gap) => [
    { gap, spy: '>', position: gap === 7 ? 1 : gap + 1 },
    { gap, spy: '<', position: gap === 0 ? 7 : gap },
  ]);

  test.each(places)('gap $gap, $spy: its $position', ({ gap, spy, position }) => {
    const hand = [...cards.slice(0, gap), spy, ...cards.slice(gap)].join(' ');
    const answer = (mirror: string): string | undefined =>
      answersAt({ rules: [`mirror ${mirror}`], hands: [`green: ${hand}`, `red: ${red}`] }, [
        'spy red',
      ])[0]?.split(' ')[0];
    expect(answer('same')).toBe(answerOfPosition[position - 1]);
    expect(answer('across')).toBe(answerOfPosition[7 - position]);
  });
});

describe('how far a Spy must go', () => {
  test.each([
    ['S1', 1],
    ['S2', 2],
    ['T1', 1],
    ['T2', 2],
    ['B1', 1],
    ['B2', 2],
    ['B1*', 1],
    ['B2*', 2],
  ])('facing %s: %i', (faced, right) => {
    const set = ['S1', 'S2', 'T1', 'T2', 'B1', 'B1', 'B2'];
    set.splice(set.indexOf(faced.replace('*', '')), 1);
    const hands = [`green: > ${faced} ${set.join(' ')}`, 'red: < S1 B1 B1 T1 S2 T2 B2'];
    for (const distance of [0, 1, 2, 3]) {
      const answer = distance === right ? `moved green ${right}` : 'refused wrong-distance';
      expect(answersAt({ hands }, [`move ${distance}`])).toEqual([answer]);
    }
  });

  test.each([1, 2])('facing an exposed card: %i will do', (distance) => {
    const hands = ['green: > (S1) S2 T1 T2 B1 B1 B2', 'red: < S1 B1 B1 T1 S2 T2 B2'];
    expect(answersAt({ hands }, [`move ${distance}`])).toEqual([`moved green ${distance}`]);
  });

  test('all the way round to the right, by the numbers of the cards', () => {
    const hands = ['green: > S1 T1 S2 B1 B2 T2 B1', 'red: < S1 B1 B1 T1 S2 T2 B2'];
    const turns = [1, 1, 2, 2, 1, 1, 1].flatMap((n) => [`move ${n}`, 'end', 'end']);
    const answers = answersAt({ hands }, turns);
    expect(answers.filter((answer) => answer.startsWith('moved'))).toHaveLength(7);
  });

  test('all the way round to the left, by the numbers of the cards', () => {
    const hands = ['green: < B1 T2 B2 B1 S2 T1 S1', 'red: < S1 B1 B1 T1 S2 T2 B2'];
    const turns = [1, 1, 2, 2, 1, 1, 1].flatMap((n) => [`move ${n}`, 'end', 'end']);
    const answers = answersAt({ hands }, turns);
    expect(answers.filter((answer) => answer.startsWith('moved'))).toHaveLength(7);
  });
});
