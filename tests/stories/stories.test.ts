import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerLines } from '../../src/game/referee.ts';
import { plainReferee } from '../support/plain-referee.ts';

/** Each story says beside its lines why the answer is what it is; the answers were worked out by hand. */
const stories = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.txt') && !file.endsWith('.answers.txt'))
  .map((file) => file.replace('.txt', ''));

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

describe.each(stories)('the story %s', (story) => {
  const input = read(`${story}.txt`);
  const golden = read(`${story}.answers.txt`).trimEnd().split('\n');

  test('is answered as it was worked out by hand', () => {
    expect(answerLines(input.split('\n')).answers).toEqual(golden);
  });

  test('is answered so by the plain referee too', () => {
    expect(plainReferee(input).answers).toEqual(golden);
  });
});

test('the stories end in every kind of answer that there is', () => {
  const answers = stories.flatMap((story) => read(`${story}.answers.txt`).split('\n'));
  const words = new Set(answers.map((answer) => answer.split(' ')[1]));
  const kinds = [
    ...['moved', 'flipped', 'safe', 'top-secret', 'exposed', 'fuse', 'boom'],
    ...['out', 'turn', 'win', 'undone', 'refused'],
  ];
  expect(kinds.filter((kind) => !words.has(kind))).toEqual([]);
});
