import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ends } from '../../src/cards/face.ts';
import { readDeck, type DeckFile } from '../../src/deck/deck-file.ts';
import { drawHand, savePicture } from '../support/drawn-hands.ts';
import { inPlainWords, linesOf, runCommand, type Ran } from '../support/run-command.ts';

// A command that opens three networks, on a machine that may have other things to do.
const patience = { timeout: 300_000 };

type Card = { readonly end: string; readonly quad: unknown };
type Line = { readonly file: string; readonly colour: string; readonly cards: readonly Card[] };

let folder: string;
let lines: readonly Line[];
const at = (name: string): string => join(folder, name);

/** Runs the command on labels that are written as told. */
function teach(labels: readonly unknown[] | string, ...words: string[]): Promise<Ran> {
  const text = typeof labels === 'string' ? labels : labels.map((line) => JSON.stringify(line));
  writeFileSync(at('labels.jsonl'), typeof text === 'string' ? text : text.join('\n'));
  return runCommand('teach', ['--labels', at('labels.jsonl'), '--out', at('deck.json'), ...words]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teach-'));
  lines = await Promise.all(
    ends.map(async (end, i): Promise<Line> => {
      const size = { width: 320, height: 400 };
      const scene = drawHand('red', end, 50 + i, { ...size, mood: 'teach' });
      await savePicture(at(`card-${i}.png`), scene.frame);
      return { file: `card-${i}.png`, colour: 'red', cards: [{ end, quad: scene.cards[0]!.quad }] };
    }),
  );
  await savePicture(at('hand.png'), drawHand('red', '< S1 B1 T2 B1* S2 T1 B2', 2).frame);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run teach', patience, () => {
  test('makes a deck of one picture of each end, and hands are read with it', async () => {
    const taught = await teach(lines, '--name', 'mine');
    expect(taught).toEqual({ output: '', errors: '', status: 0 });
    const deck = readDeck(readFileSync(at('deck.json'), 'utf8')) as DeckFile;
    expect([deck.name, [...deck.colours.keys()]]).toEqual(['mine', ['red']]);
    for (const end of ends) expect(deck.colours.get('red')![end]).toHaveLength(1);
    const read = await runCommand('read-hand', ['--deck', at('deck.json'), at('hand.png')]);
    expect([read.errors, read.status]).toEqual(['', 0]);
    const [{ colour, cards }] = linesOf(read) as [Record<string, unknown>];
    expect(colour).toBe('red');
    expect((cards as readonly unknown[]).length).toBeGreaterThan(4);
    rmSync(at('deck.json'));
  });

  const change = (i: number, line: object): readonly unknown[] =>
    lines.map((each, k) => (k === i ? { ...each, ...line } : each));
  const refused: readonly (readonly [string, () => readonly unknown[] | string])[] = [
    [
      'a frame with two cards',
      () => change(3, { cards: [lines[3]!.cards[0], lines[4]!.cards[0]] }),
    ],
    ['a frame without a card', () => change(3, { cards: [] })],
    ['no card at all', () => ''],
  ];

  test.each(refused)('writes no deck after %s, and says why', async (_, labels) => {
    const { output, errors, status } = await teach(labels());
    expect([output, status]).toEqual(['', 1]);
    expect(errors).toMatch(inPlainWords);
    expect(existsSync(at('deck.json'))).toBe(false);
  });

  test('writes no deck where an end is missing, and names it', async () => {
    const { errors, status } = await teach(lines.filter(({ cards }) => cards[0]!.end !== 'T2'));
    expect(errors).toMatch(/\bT2\b.*\bred\b/);
    expect(errors).toMatch(inPlainWords);
    expect(status).toBe(1);
    expect(existsSync(at('deck.json'))).toBe(false);
  });

  test('writes no deck where a picture is missing, and names it', async () => {
    const { errors, status } = await teach(change(0, { file: 'nowhere.png' }));
    expect(errors).toContain('nowhere.png');
    expect(errors).toMatch(inPlainWords);
    expect(status).toBe(1);
    expect(existsSync(at('deck.json'))).toBe(false);
  });

  test.each([
    { what: 'labels that are not named', words: ['--out', 'deck.json'], status: 2 },
    { what: 'a deck that is not named', words: ['--labels', 'labels.jsonl'], status: 2 },
    {
      what: 'no number of views',
      words: ['--labels', 'l', '--out', 'o', '--views', 'all'],
      status: 2,
    },
    { what: 'an option that there is not', words: ['--label', 'labels.jsonl'], status: 2 },
    { what: 'labels that are not there', words: ['--labels', 'nowhere', '--out', 'o'], status: 1 },
  ])('ends with $status after $what', async ({ words, status }) => {
    const ran = await runCommand('teach', words);
    expect(ran.errors).toMatch(/^[^\n]+\n$/);
    expect([ran.output, ran.status]).toEqual(['', status]);
  });
});
