import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rectangle } from '../../src/recogniser/quad.ts';
import { readLabels, type LabelledFrame } from '../../src/terminal/labels.ts';
import { inPlainWords } from '../support/run-command.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'labels-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is read from lines that are written as told: text as it is, anything else as JSON. */
function read(...lines: readonly unknown[]): Promise<readonly LabelledFrame[]> {
  const file = join(folder, 'labels.jsonl');
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(file, text.join('\n'));
  return readLabels(file);
}

/** A card of 20 x 60, whatever else is told of it. */
const card = (told: object): object => ({ quad: rectangle(10, 10, 30, 70), ...told });
const frame = (...cards: readonly object[]): object => ({ file: 'a.jpg', colour: 'blue', cards });

describe('labels', () => {
  test('name each end in either way of writing', async () => {
    const cards = [
      card({ card: 'safe1' }),
      card({ card: 'top2', lit: false, exposed: false }),
      card({ card: 'bomb1', lit: true }),
      card({ card: 'safe2', exposed: true }),
      card({ card: 'spy', faces: 'left' }),
      card({ end: 'B2*' }),
    ];
    const [only] = await read(frame(...cards), '');
    expect(only!.cards.map(({ end }) => end)).toEqual(['S1', 'T2', 'B1*', '#', '<', 'B2*']);
    expect([only!.path, only!.colour]).toEqual([join(folder, 'a.jpg'), 'blue']);
  });

  test('tell where the upper end is, of a lit bomb too, whose own top is below', async () => {
    const [only] = await read(frame(card({ card: 'bomb2' }), card({ card: 'bomb2', lit: true })));
    const [unlit, lit] = only!.cards.map(({ endQuad }) => endQuad.flat());
    const closeTo = (quad: readonly (readonly number[])[]): unknown[] =>
      quad.flat().map((number) => expect.closeTo(number, 6));
    expect(unlit).toEqual(closeTo(rectangle(10, 10, 30, 40)));
    expect(lit).toEqual(
      closeTo([
        [30, 70],
        [10, 70],
        [10, 40],
        [30, 40],
      ]),
    );
  });

  test('of nothing are none', async () => {
    expect(await read('', '  ')).toEqual([]);
  });

  test.each([
    ['half a line', ['{"file": "card-0.png", ']],
    ['null', [null]],
    ['a line that names no file', [{ colour: 'red', cards: [] }]],
    ['a line without a list of cards', [{ file: 'a.jpg', colour: 'red', cards: 'S1' }]],
    ['a colour that there is not', [{ file: 'a.jpg', colour: 'pink', cards: [] }]],
    ['a card that is null', [{ file: 'a.jpg', colour: 'red', cards: [null] }]],
    ['an end that there is not', [frame(card({ end: 'S3' }))]],
    ['a card that there is not', [frame(card({ card: 'ace' }))]],
    ['a card that is called like what every object has', [frame(card({ card: 'toString' }))]],
    ['a Spy that faces nowhere', [frame(card({ card: 'spy' }))]],
    ['a card without corners', [frame({ card: 'safe1' })]],
    ['a card with three corners', [frame(card({ end: 'S1', quad: [[1, 2], [3, 4], [5, 6]] }))]], // prettier-ignore
    ['a corner that is no number', [frame(card({ end: 'S1', quad: [[0, 0], [1, 0], [1, 1], [0, 'a']] }))]], // prettier-ignore
  ])('are refused for %s, and the line is named', async (_, lines) => {
    const told = await read('', frame(card({ end: 'S1' })), ...lines).catch(String);
    expect(told).toMatch(/labels\.jsonl, line 3: /);
    expect(`${String(told).replace('Error: ', '')}\n`).toMatch(inPlainWords);
  });

  test('that are not there are refused in plain words', async () => {
    const told = await readLabels(join(folder, 'nowhere.jsonl')).catch(String);
    expect(told).toMatch(/nowhere\.jsonl: there is no such file$/);
  });
});
