import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ends } from '../../src/cards/face.ts';
import { drawHand, savePicture } from '../support/drawn-hands.ts';
import { inPlainWords, linesOf, runCommand, type Ran } from '../support/run-command.ts';

// A command that opens three networks, on a machine that may have other things to do.
const patience = { timeout: 300_000 };

let folder: string;
const at = (name: string): string => join(folder, name);
const readHand = (...words: string[]): Promise<Ran> => runCommand('read-hand', words);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'read-hand-'));
  for (const index of [0, 1]) {
    const { frame } = drawHand('green', 'B1 S2 > T1 B1 S1 T2 B2', 2, { burst: { index } });
    await savePicture(at(`hand-${index}.png`), frame);
  }
  await savePicture(at('black.png'), {
    width: 64,
    height: 48,
    pixels: new Uint8ClampedArray(64 * 48 * 4),
  });
  writeFileSync(at('words.png'), 'this is no picture');
  writeFileSync(at('short.png'), readFileSync(at('hand-0.png')).subarray(0, 5000));
  writeFileSync(at('newer.json'), '{"format":"spy-referee deck","version":2}');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run read-hand', patience, () => {
  test('prints a line for each picture; one that cannot be read stops no other', async () => {
    const broken = ['nowhere.png', 'words.png', 'short.png'].map(at);
    const ran = await readHand(...broken, at('hand-0.png'), at('black.png'));
    const [hand, none, ...more] = linesOf(ran);
    expect(more).toEqual([]);
    expect(Object.keys(hand!)).toEqual(['file', 'colour', 'hand', 'cards', 'ms']);
    expect(hand).toMatchObject({ file: at('hand-0.png'), colour: 'green' });
    const cards = hand!['cards'] as readonly { card: string; sure: number }[];
    expect(hand!['hand']).toBe(cards.map(({ card }) => card).join(' '));
    for (const { card, sure } of cards) {
      expect([...ends, '?']).toContain(card);
      expect(sure).toBeGreaterThanOrEqual(0);
      expect(sure).toBeLessThanOrEqual(1);
    }
    expect(Number.isInteger(hand!['ms'])).toBe(true);
    expect(none).toMatchObject({ file: at('black.png'), colour: '?', hand: '', cards: [] });
    const told = ran.errors.trimEnd().split('\n');
    expect(told).toHaveLength(broken.length);
    told.forEach((line, i) => {
      expect(line.startsWith(`${broken[i]}: `)).toBe(true);
      expect(`${line}\n`).toMatch(inPlainWords);
    });
    expect(ran.status).toBe(1);
  });

  test('takes a burst as one hand: one line, whatever is broken in it', async () => {
    const known = ['--setup', '--colour', 'green', '--players', '2'];
    const files = [at('words.png'), at('hand-0.png'), at('hand-1.png')];
    const ran = await readHand('--burst', ...known, ...files);
    const [line, ...more] = linesOf(ran);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ file: at('hand-0.png'), colour: 'green' });
    expect(line!['hand']).not.toMatch(/[*#]/);
    expect(ran.errors).toMatch(inPlainWords);
    expect(ran.status).toBe(1);
  });

  test.each([
    { what: 'no picture', words: [] },
    { what: 'an unknown colour', words: ['--colour', 'pink', 'hand.png'] },
    { what: 'five players', words: ['--players', '5', 'hand.png'] },
    { what: 'an option that there is not', words: ['--bursts', 'hand.png'] },
    { what: 'a deck that is not there', words: ['--deck', 'nowhere.json', 'hand.png'] },
  ])('ends with 2 after $what', async ({ words }) => {
    const { output, errors, status } = await readHand(...words);
    expect(output).toBe('');
    expect(errors).toMatch(/^[^\n]+\n$/);
    expect(status).toBe(2);
  });

  test('says so of a deck file from a newer version', async () => {
    const { output, errors, status } = await readHand('--deck', at('newer.json'), at('hand-0.png'));
    expect([output, status]).toEqual(['', 2]);
    expect(errors).toContain('newer version');
    expect(errors).toMatch(inPlainWords);
  });
});
