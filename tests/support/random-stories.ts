/** Whole stories at random as text, right ones and spoilt ones, to compare two referees. */

import fc from 'fast-check';
import { colours } from '../../src/cards/card.ts';
import { writeHand } from '../../src/cards/notation.ts';
import type { Setup } from '../../src/game/game.ts';
import { ruleNames } from '../../src/game/rules.ts';
import { setups } from './random-games.ts';

const words =
  'flip move spy end undo left right up 0 1 2 3 02 -1 1.5 9999999999999999999 two purple : --- # rule: é'.split(
    ' ',
  );

const saidLine: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom('move 1 left', 'move 1 right', 'move 2 left', 'move 2 right'),
  },
  { weight: 12, arbitrary: fc.constantFrom(...colours).map((colour) => `spy ${colour}`) },
  {
    weight: 12,
    arbitrary: fc.constantFrom('flip', 'end', 'end', 'move 1', 'move 2', 'undo', 'spy red'),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...words, ...colours), { maxLength: 4 })
      .map((line) => line.join(' ')),
  },
);

const prefixedLine: fc.Arbitrary<string> = fc
  .tuple(
    fc.option(fc.constantFrom(...colours, 'purple', 'a b', ''), { nil: undefined, freq: 8 }),
    saidLine,
  )
  .map(([by, said]) => (by === undefined ? said : `${by}: ${said}`));

/** Capitals, spaces, a comment, an ending of another system: all of it means nothing. */
const dressed = (line: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(line, fc.nat(40)).map(([text, way]) => {
    if (way === 0) return text.toUpperCase();
    if (way === 1) return `  ${text.replaceAll(' ', ' \t ')}  `;
    if (way === 2) return `${text} # spy red`;
    if (way === 3) return `${text}\r`;
    if (way === 4) return text.replaceAll(':', ' : ');
    return text;
  });

function headOf(setup: Setup): string[] {
  return [
    `story: ${setup.name}`,
    ...ruleNames.map((name) => `rule: ${name} ${setup.rules[name]}`),
    `seats: ${setup.players.map(({ seat }) => seat).join(' ')}`,
    ...setup.players.map(({ seat, hand }) => `${seat}: ${writeHand(hand)}`),
    '---',
  ];
}

const goodStory: fc.Arbitrary<string[]> = fc
  .tuple(setups, fc.array(dressed(prefixedLine), { maxLength: 50, size: 'max' }))
  .map(([setup, lines]) => [...headOf(setup), ...lines]);

const spoiledWords = 'S1 S2 T1 B1* (S1) (T2) (B1) T1* < > B2 X red green : purple out'.split(' ');

type Spoiling = (lines: string[], at: number, word: string, place: number) => void;

const changeWords =
  (drop: 0 | 1, put: 0 | 1): Spoiling =>
  (lines, at, word, place) => {
    const line = (lines[at] ?? '').split(' ');
    line.splice(Math.min(place, line.length - 1), drop, ...(put === 1 ? [word] : []));
    lines[at] = line.join(' ');
  };

const spoilings: readonly Spoiling[] = [
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at] ?? ''),
  (lines, at) => lines.splice(at + 1, 0, ...lines.splice(at, 1)),
  (lines, at) => lines.splice(at + 1),
  changeWords(1, 1),
  changeWords(1, 0),
  changeWords(0, 1),
];

/** One thing about the head is spoilt: a line lost, told twice, exchanged, all after it lost, or a word of it changed. */
const spoiltStory: fc.Arbitrary<string[]> = fc
  .record({
    story: goodStory,
    at: fc.nat(9),
    spoil: fc.constantFrom(...spoilings),
    word: fc.constantFrom(...spoiledWords),
    place: fc.nat(8),
  })
  .map(({ story, at, spoil, word, place }) => {
    const lines = [...story];
    spoil(lines, at, word, place);
    return lines;
  });

/** Several stories in one input. */
export const inputs: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 3, arbitrary: goodStory }, spoiltStory), { minLength: 1, maxLength: 4 })
  .map((stories) => stories.flat().join('\n'));
