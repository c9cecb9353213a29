import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { play } from '../../src/game/play.ts';
import { legalActions } from '../../src/game/questions.ts';
import { readStory } from '../../src/game/story.ts';
import { countPlainly } from '../support/plain-referee.ts';

/** How many ways the next `depth` announcements can go, undo apart: every game that is carried out, counted. */
function countGames(game: Game, depth: number): number {
  if (depth === 0) return 1;
  return legalActions(game).reduce(
    (sum, action) => sum + countGames(play(game, action).game, depth - 1),
    0,
  );
}

/** Each with the numbers of games of 1, 2, 3 ... announcements. */
const tables: readonly { name: string; head: readonly string[]; counts: readonly number[] }[] = [
  {
    name: 'two players',
    head: ['seats: green red', 'green: B1 S2 > T1 B1 S1 T2 B2', 'red: < S1 B1 T2 B1 S2 T1 B2'],
    counts: [6, 26, 102, 407, 1635, 6541],
  },
  {
    name: 'two players in the endgame, with other rules',
    head: [
      'rule: top-secret-2 out',
      'rule: mirror same',
      'rule: flip with-move',
      'seats: red green',
      'green: B1* (S2) > (T1) B1 (S1) T2 B2*',
      'red: < (S1) B1 T2 B1* (S2) (T1) B2',
    ],
    counts: [6, 20, 76, 267, 954, 3484],
  },
  {
    name: 'three players, bombs burning',
    head: [
      'seats: blue red green',
      'green: B1* S2 > T1 B1* S1 T2',
      'red: < S1 B1* T2 B1* S2 T1',
      'blue: B1* S2 T1 B1* T2 S1 <',
    ],
    counts: [7, 37, 167, 739, 3257, 14186],
  },
  {
    name: 'four players',
    head: [
      'rule: top-secret-2 out',
      'seats: yellow blue red green',
      'green: B1 S2 > T1 B1 S1 T2',
      'red: < S1 B1 T2 B1 S2 T1',
      'blue: (S1) (S2) (T1) < T2 B1* B1*',
      'yellow: T2 (T1) > (S2) (S1) B1* B1',
    ],
    counts: [11, 75, 359, 1884, 9668],
  },
];

describe('the number of games', () => {
  test.each(tables)(
    '$name',
    ({ head, counts }) => {
      const story = ['story: count', ...head, '---'].join('\n');
      const read = readStory(story);
      if (read.kind === 'fault') throw new Error(read.fault.words);
      const depths = counts.map((_, place) => place + 1);
      expect(depths.map((depth) => countGames(read.game, depth))).toEqual(counts);
      expect(depths.slice(0, 4).map((depth) => countPlainly(story, depth))).toEqual(
        counts.slice(0, 4),
      );
    },
    120_000,
  );
});
