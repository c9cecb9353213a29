/** How many stories the referee answers in a second. */

import { performance } from 'node:perf_hooks';
import { answerLines } from '../../game/referee.ts';

export type RefereeSpeed = {
  readonly stories: number;
  readonly linesPerStory: number;
  readonly storiesPerSecond: number;
};

const head = [
  'seats: green red',
  'green: B1 S2 > T1 B1 S1 T2 B2',
  'red: < S1 B1 T2 B1 S2 T1 B2',
  '---',
];
const actions = [
  'flip',
  'move 1',
  'move 2 left',
  'move 2 right',
  'spy red',
  'spy green',
  'end',
  'undo',
];

const linesPerStory = 50;

export function benchReferee(stories = 10_000): RefereeSpeed {
  answerLines(manyStories(100)); // Compiled before it is timed, as it is after the first seconds of use.
  const lines = manyStories(stories);
  const startMs = performance.now();
  const { answers } = answerLines(lines);
  const seconds = (performance.now() - startMs) / 1000;
  if (answers.length < lines.length / 2) throw new Error('The stories were not answered.');
  return { stories, linesPerStory, storiesPerSecond: Math.round(stories / seconds) };
}

function manyStories(count: number): string[] {
  const next = dice();
  return Array.from({ length: count }, (_, story) => [
    `story: ${String(story)}`,
    ...head,
    ...Array.from({ length: linesPerStory }, () => actions[next() % actions.length] ?? 'end'),
  ]).flat();
}

/** The same throws each time, so that two runs are comparable: Park and Miller's minimal standard generator. */
function dice(): () => number {
  let seed = 20_240_229;
  return () => (seed = (seed * 48_271) % 2_147_483_647);
}
