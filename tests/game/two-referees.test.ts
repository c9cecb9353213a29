import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerLines } from '../../src/game/referee.ts';
import { plainReferee } from '../support/plain-referee.ts';
import { inputs } from '../support/random-stories.ts';

/** What each referee says in its own words is not compared. */
const withoutWords = (answer: string): string => answer.replace(/^(\d+ error [a-z-]+:).*$/, '$1');

/** More of them: `STORIES=20000 npx vitest run tests/game/two-referees.test.ts`. */
const numRuns = Number(process.env['STORIES'] ?? 200);

test('two referees, written apart, give the same answers to any stories', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { answers, reading } = answerLines(input.split('\n'));
      const plain = plainReferee(input);
      expect(answers.map(withoutWords)).toEqual(plain.answers);
      expect(reading.faults === 0 ? 0 : 1).toBe(plain.status);
    }),
    { numRuns },
  );
}, 600_000);
