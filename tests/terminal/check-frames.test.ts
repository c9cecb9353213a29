import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { End } from '../../src/cards/face.ts';
import { writeHand } from '../../src/cards/notation.ts';
import { expectedHands, type Expected } from '../../src/terminal/expected-hands.ts';
import type { LabelledFrame } from '../../src/terminal/labels.ts';
import { isSetup, playersOf } from '../../src/terminal/legal-hands.ts';
import { wrongOf } from '../../src/terminal/frame-sums.ts';
import { drawHand, savePicture } from '../support/drawn-hands.ts';
import { inPlainWords, linesOf, runCommand } from '../support/run-command.ts';
import { endAt } from '../recogniser/quads.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
const hand = 'B1 S2 > T1 B1 S1 T2 B2';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'check-frames-'));
  const { frame, cards } = drawHand('green', hand, 2);
  await savePicture(at('hand.png'), frame);
  const told = cards.map(({ end, quad }) => ({ end, quad }));
  const label = { file: 'hand.png', colour: 'green', cards: told };
  // The second is no hand of any game: it is left out.
  const lines = [label, { ...label, cards: told.slice(1) }];
  writeFileSync(at('labels.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run check-frames', { timeout: 300_000 }, () => {
  test('counts what came of hands that a game can have', async () => {
    const words = ['--labels', at('labels.jsonl'), '--colour', '--players'];
    const ran = await runCommand('check-frames', words);
    const [sums, ...more] = linesOf(ran);
    expect(more).toEqual([]);
    expect(sums).toMatchObject({ hands: 1, frames: 1, cards: 8, ends: 8, toldWrong: 0 });
    expect(sums!['endsFound']).toBeGreaterThan(5);
    expect([ran.errors, ran.status]).toEqual(['', 0]);
  });

  test('lays hands beside those that a game may have', async () => {
    const words = ['--labels', at('labels.jsonl'), '--expected', 'off-by-one'];
    const [sums] = linesOf(await runCommand('check-frames', words));
    // Three bombs may be turned otherwise, and Safe 1 turned round.
    expect(sums).toMatchObject({ hands: 4, frames: 1, cards: 32, toldWrong: 0, confirmed: 0 });
  });

  test.each([
    { what: 'no labels', words: [], status: 2 },
    { what: 'a hand that nobody expects', words: ['--labels', 'l', '--expected', 'l'], status: 2 },
    {
      what: 'a setup in mid-game',
      words: ['--labels', 'l', '--expected', 'right', '--setup'],
      status: 2,
    },
    { what: 'no number of hands', words: ['--labels', 'l', '--most', 'all'], status: 2 },
    { what: 'an option that there is not', words: ['--label', 'l'], status: 2 },
    { what: 'labels that are not there', words: ['--labels', 'nowhere'], status: 1 },
  ])('ends with $status after $what', async ({ words, status }) => {
    const ran = await runCommand('check-frames', words);
    expect([ran.output, ran.status]).toEqual(['', status]);
    expect(ran.errors).toMatch(/^[^\n]+\n$/);
    if (status === 1) expect(ran.errors).toMatch(inPlainWords);
  });
});

describe('a labelled hand', () => {
  const frame = (colour: LabelledFrame['colour'], ends: string): LabelledFrame => ({
    file: 'f',
    path: 'f',
    colour,
    cards: ends.split(' ').map((end) => ({
      end: end as End,
      quad: endAt(0, 0),
      endQuad: endAt(0, 0),
    })),
  });

  test.each([
    ['green', hand, 2],
    ['red', '# # B1* S2 T1 > B1 B2', undefined],
    ['red', '# # B1* T2 T1 > B1 B2', 2],
    ['blue', hand, undefined],
    ['blue', '# B1 < T1 T2 S2 B1*', 3],
    ['green', '# # # # B1 < B1', 3],
    ['yellow', 'S1 S2 T1 T2 B1 B2 <', undefined],
    ['yellow', 'S1 S2 T1 T2 B1 < >', undefined],
    ['yellow', 'S1', undefined],
  ] as const)('%s %s is that of %s players', (colour, ends, players) => {
    expect(playersOf(frame(colour, ends))).toBe(players);
  });

  test('is the one that a game may have, or is one card off from it', () => {
    const shown = '# B1 < T1 T2 S2 B1*';
    const text = (expected: Expected): readonly string[] =>
      expectedHands(frame('blue', shown), expected).map(writeHand);
    expect(text('right')).toEqual(['(S1) B1 < T1 T2 S2 B1*']);
    expect(text('off-by-one')).toEqual([
      'S1 B1 < T1 T2 S2 B1*',
      '(S1) B1* < T1 T2 S2 B1*',
      '(S1) B1 < T1 T2 (S2) B1*',
      '(S1) B1 < T1 T2 S2 B1',
    ]);
  });

  test('is one of the setup where no bomb is lit and no card is turned', () => {
    expect(isSetup(frame('green', hand))).toBe(true);
    expect(isSetup(frame('green', `${hand}*`))).toBe(false);
    expect(isSetup(frame('blue', '# B1 < T1 T2 S2 B1'))).toBe(false);
  });

  test.each([
    ['S1 S2 >', 'S1 S2 >', 0],
    ['S1 S2 >', 'S1 ? <', 1],
    ['S1 S2 >', 'S2 S1 >', 2],
    ['S1 S2 >', 'S1 S1', 1],
    ['S1 S2 >', 'S2 ? ? ?', 0],
    ['', 'T1 ?', 1],
  ])('%s read as %s has so many cards told wrongly: %i', (truth, read, wrong) => {
    const words = (text: string): readonly string[] => text.split(' ').filter((word) => word);
    expect(wrongOf(words(truth), words(read))).toBe(wrong);
  });
});
