import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/cards/card.ts';
import type { ReadToken } from '../../src/cards/face.ts';
import {
  draftFromReading,
  emptyDraft,
  handOf,
  nextEmpty,
  problemsOf,
  putCard,
  tokensOf,
  trayOf,
} from '../../src/session/hand-draft.ts';
import { handFrom } from './evening-at-table.ts';

const read = (text: string, known?: Hand) =>
  draftFromReading(text.split(' ') as ReadToken[], 2, known);

describe('a hand while it is being told', () => {
  test.each([
    ['B1 S2 > T1 B1 S1 T2 B2', 'B1 S2 > T1 B1 S1 T2 B2', 'nothing is wrong'],
    ['< S1 B1 T2 B1 S2 T1 B2', '< S1 B1 T2 B1 S2 T1 B2', 'the Spy at an end'],
    ['B1* S2 > T1 B1 S1 T2 B2*', 'B1 S2 > T1 B1 S1 T2 B2', 'a lit bomb is a bomb'],
    ['B1 S2 > T1 ? S1 T2 B2', 'B1 S2 > T1 ? S1 T2 B2', 'a doubtful card stays doubtful'],
    ['B1 S2 > T1 B1', 'B1 S2 > T1 B1 ? ? ?', 'missing cards are open'],
    ['B1 ? S2 T1 B1 S1 T2 B2', 'B1 S2 T1 B1 S1 T2 B2', 'the one doubtful card too many is the Spy'],
    ['B1 S2 > T1 B1 S1 T2 B2 B2', 'B1 S2 > T1 B1 S1 T2 B2', 'what is beyond the set is left out'],
    ['B1 # > T1 B1 S1 T2 B2', 'B1 ? > T1 B1 S1 T2 B2', 'a back tells nothing'],
  ])('%s is read as %s: %s', (reading, tokens) => {
    expect(tokensOf(read(reading)).join(' ')).toBe(tokens);
  });

  test.each([
    ['B1 # > T1 B1 # T2 B2', 'B1 S2 > T1 B1 S1 T2 B2', 'a back'],
    ['S2 ? < T1 B1 # T2 B2', 'S2 S2 < T1 B1 S1 T2 B2', 'a doubtful card, though one is elsewhere'],
    ['B1 S2 ? T1 B1 S1 T2 B2', 'B1 S2 > T1 B1 S1 T2 B2', 'the Spy'],
  ])('%s in mid-game is %s: what was not told is as the game has it, %s', (reading, tokens) => {
    expect(tokensOf(read(reading, handFrom('B1 S2 > T1 B1 S1 T2 B2'))).join(' ')).toBe(tokens);
  });

  test.each([
    ['B1 S2 > T1 B1 S1 T2 B2', []],
    [
      'B1 S2 > T1 B1 S1 S1 B2',
      [
        { kind: 'too-many', card: 'S1', count: 2, of: 1 },
        { kind: 'missing', card: 'T2', count: 1 },
      ],
    ],
    ['B1 ? > T1 B1 ? T2 B2', [{ kind: 'place-unknown', count: 2 }]],
    [
      'B1 B1 > B1 ? S1 T2 B2',
      [
        { kind: 'too-many', card: 'B1', count: 3, of: 2 },
        { kind: 'place-unknown', count: 1 },
      ],
    ],
    ['B1 S2 T1 B1 S1 T2 B2', [{ kind: 'no-spy' }]],
  ])('%s: what is wrong', (reading, problems) => {
    const draft = read(reading);
    expect(problemsOf(draft, 2)).toEqual(problems);
    expect(handOf(draft, 2) === undefined).toBe(problems.length > 0);
  });

  test('cards go from the tray to the next empty place, until none is left', () => {
    let draft = emptyDraft(3);
    let place = 0;
    for (const card of ['B1', 'S1', 'T2', 'S2', 'T1', 'B1'] as const) {
      expect(trayOf(draft, 3).find((one) => one.card === card)?.left).toBeGreaterThan(0);
      draft = putCard(draft, place, card);
      place = nextEmpty(draft, place);
    }
    expect(trayOf(draft, 3).map(({ left }) => left)).toEqual([0, 0, 0, 0, 0]);
    expect(problemsOf(draft, 3)).toEqual([{ kind: 'no-spy' }]);
  });
});
