import { describe, expect, test } from 'vitest';
import { answersAt, type Table } from '../support/answers.ts';

/** Green is to act and faces T1. Red is out after `out`; blue is next. */
const table: Table = {
  rules: ['top-secret-2 out', 'flip with-move'],
  hands: ['green: B1 S2 > T1 B1 S1 T2', 'red: < S1 T1 B1 T2 B1 S2', 'blue: < S1 T1 B1 B1 S2 T2'],
};
const redOut: Table = {
  ...table,
  hands: [table.hands[0] ?? '', 'red: < (S1) (T1) B1 T2 B1 (S2)', table.hands[2] ?? ''],
};
const won: Table = { hands: ['green: > S1 S2 T1 T2 B1 B1 B2', 'red: > S1 S2 T1 T2 B1 B1 B2*'] };

const last = (place: Table, said: readonly string[]): string | undefined =>
  answersAt(place, said).at(-1);

describe('each refusal', () => {
  test.each([
    ['not-understood', table, ['jump']],
    ['game-over', won, ['spy red', 'end']],
    ['not-your-turn', table, ['red: end']],
    ['wrong-distance', table, ['move 2']],
    ['already-moved', table, ['move 1', 'move 1']],
    ['already-spied', table, ['spy blue', 'spy blue']],
    ['no-such-player', table, ['spy yellow']],
    ['yourself', table, ['spy green']],
    ['player-out', redOut, ['spy red', 'end', 'spy red']],
    ['flip-needs-move', table, ['flip']],
    ['nothing-to-undo', table, ['undo']],
  ])('%s', (reason, place, said) => {
    expect(last(place, said)).toBe(`refused ${reason}`);
  });
});

describe('where several reasons hold, the first is told', () => {
  test.each([
    ['not-understood', 'game-over', won, ['spy red', 'jump']],
    ['not-understood', 'not-your-turn', table, ['red: jump']],
    ['game-over', 'not-your-turn', won, ['spy red', 'red: end']],
    ['game-over', 'no-such-player', won, ['spy red', 'spy purple']],
    ['game-over', 'yourself', won, ['spy red', 'spy green']],
    ['game-over', 'player-out', won, ['spy red', 'spy red']],
    ['not-your-turn', 'no-such-player', table, ['red: spy purple']],
    ['not-your-turn', 'yourself', table, ['red: spy green']],
    ['not-your-turn', 'wrong-distance', table, ['red: move 7']],
    ['no-such-player', 'already-spied', table, ['spy blue', 'spy purple']],
    ['yourself', 'already-spied', table, ['spy blue', 'spy green']],
    ['player-out', 'already-spied', redOut, ['spy red', 'spy red']],
    ['already-moved', 'wrong-distance', table, ['move 1', 'move 7']],
  ])('%s before %s', (first, _, place, said) => {
    expect(last(place, said)).toBe(`refused ${first}`);
  });
});

describe('the rule that a flip needs a move', () => {
  test('lets the Spy be turned as part of the move', () => {
    expect(answersAt(table, ['move 2 left'])).toEqual(['flipped green', 'moved green 2']);
  });

  test('lets it be turned after the move, as often as one likes', () => {
    const answers = ['moved green 1', 'flipped green', 'flipped green'];
    expect(answersAt(table, ['move 1', 'flip', 'flip'])).toEqual(answers);
  });

  test('holds again in the next turn', () => {
    const hands = ['green: > S1 S2 T1 T2 B1 B1 B2', 'red: > S1 S2 T1 T2 B1 B1 B2'];
    const said = ['move 1', 'end', 'flip'];
    expect(last({ rules: ['flip with-move'], hands }, said)).toBe('refused flip-needs-move');
  });
});

test('a refused move left has not turned the Spy', () => {
  // Left of green's Spy is S2, right of it T1.
  expect(answersAt(table, ['move 1 left', 'move 1'])).toEqual([
    'refused wrong-distance',
    'moved green 1',
  ]);
});

describe('undo', () => {
  const hands = ['green: > S1 S2 T1 T2 B1 B1 B2', 'red: > S1 S2 T1 T2 B1 B1 B2*'];

  test('takes back a flip and its move together', () => {
    expect(answersAt({ hands }, ['move 2 left', 'undo', 'undo'])).toEqual([
      ...['flipped green', 'moved green 2', 'undone', 'refused nothing-to-undo'],
    ]);
  });

  test('takes back a boom with all that came of it, whoever asks', () => {
    const said = ['spy red', 'red: undo', 'green: move 1'];
    const answers = ['boom red green', 'out green', 'win red', 'undone', 'moved green 1'];
    expect(answersAt({ hands }, said)).toEqual(answers);
  });

  test('goes on to what was carried out before: an undo cannot be undone', () => {
    const said = ['flip', 'end', 'undo', 'undo', 'undo'];
    const answers = ['flipped green', 'turn red', 'undone', 'undone', 'refused nothing-to-undo'];
    expect(answersAt({ hands }, said)).toEqual(answers);
  });

  test('passes over what was refused', () => {
    const said = ['flip', 'move 7', 'jump', 'red: end', 'undo', 'undo'];
    expect(answersAt({ hands }, said).slice(-2)).toEqual(['undone', 'refused nothing-to-undo']);
  });

  test('puts a fuse out and turns an exposed card back', () => {
    const lit = ['green: > S1 S2 T1 T2 B1 B1 B2', 'red: > S1 S2 T1 T2 B1 B1 B2'];
    expect(answersAt({ hands: lit }, ['spy red', 'undo', 'spy red'])).toEqual([
      ...['fuse red', 'undone', 'fuse red'],
    ]);
    const shown = ['green: > S1 S2 T1 T2 B1 B1 B2', 'red: > B1 S2 T1 T2 B1 B2 S1'];
    expect(answersAt({ hands: shown }, ['spy red', 'undo', 'spy red'])).toEqual([
      ...['exposed red S1', 'undone', 'exposed red S1'],
    ]);
  });
});
