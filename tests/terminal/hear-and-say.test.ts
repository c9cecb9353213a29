/** The commands that hear and speak, run as npm starts them. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWav } from '../../src/terminal/sounds/wav.ts';
import { inPlainWords, runCommand } from '../support/run-command.ts';

const estonian = ['--lang', 'et', '--seats', 'green red blue', '--turn', 'green'];

describe('npm run hear', { timeout: 240_000 }, () => {
  test('answers each line with exactly one', async () => {
    const said = [
      'Luuran punase järele',
      'sinise järele luurab roheline',
      'kaks sammu vasakule',
      'liigun kaks',
      'pööran spiooni ümber',
      'käik on läbi',
      'võta tagasi',
      'korda',
      'punane võidab',
      '',
      'punase järele',
      'luuran kollase järele',
      'luuran rohelise järele',
    ];
    const { output, errors, status } = await runCommand('hear', estonian, said.join('\n'));
    expect(output.split('\n')).toEqual([
      'spy red',
      'green: spy blue',
      'move 2 left',
      'move 2',
      'flip',
      'end',
      'undo',
      'repeat',
      'nothing',
      'nothing',
      'which spy red',
      expect.stringMatching(/^(which |nothing)/),
      expect.stringMatching(/^(which |nothing)/),
      '',
    ]);
    expect([errors, status]).toEqual(['', 0]);
  });

  test.each([
    ['no language', ['--seats', 'green red']],
    ['an unknown language', ['--lang', 'xx', '--seats', 'green red']],
    ['unknown seats', ['--lang', 'en', '--seats', 'green purple']],
    ['one seat', ['--lang', 'en', '--seats', 'green']],
    ['a turn that is nobody’s', ['--lang', 'en', '--seats', 'green red', '--turn', 'blue']],
  ])('refuses %s in plain words', async (_, words) => {
    const { output, errors, status } = await runCommand('hear', words, 'end\n');
    expect([output, status]).toEqual(['', 2]);
    expect(errors).toMatch(inPlainWords);
  });
});

describe('npm run say', { timeout: 240_000 }, () => {
  test('says what is an answer, and complains of what is none', async () => {
    const lines = 'exposed red S1\nmoved green 2\nhello\n7 turn red\nfuse red\n';
    const { output, errors, status } = await runCommand('say', ['--lang', 'en'], lines);
    expect(output.split('\n')).toEqual([
      'Red: safe one, turn it round!',
      'Green moves two.',
      'Red, it is your turn.',
      'Red: tsssss…',
      '',
    ]);
    expect(errors).toBe('Line 3 is no answer of the referee: hello\n');
    expect(status).toBe(1);
  });

  test('refuses an unknown language', async () => {
    const { errors, status } = await runCommand('say', ['--lang', 'xx'], 'undone\n');
    expect(errors).toMatch(inPlainWords);
    expect(status).toBe(2);
  });

  const noFfmpeg = spawnSync('ffmpeg', ['-version']).status !== 0;
  test.skipIf(noFfmpeg)('writes sounds: the words, and what hisses after them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'say-'));
    try {
      const { status } = await runCommand(
        'say',
        ['--lang', 'en', '--wav', folder],
        'safe red\nfuse red\n',
      );
      expect(status).toBe(0);
      expect(readdirSync(folder).sort()).toEqual(['1-safe-red.wav', '2-fuse-red.wav']);
      const [safe, fuse] = ['1-safe-red.wav', '2-fuse-red.wav'].map((file) =>
        readWav(readFileSync(join(folder, file))),
      );
      expect([safe?.rate, fuse?.rate]).toEqual([16_000, 16_000]);
      expect(Math.max(...(safe?.wave ?? []))).toBeGreaterThan(0.05);
      expect(fuse?.wave.length).toBeGreaterThan(16_000);
    } finally {
      rmSync(folder, { recursive: true });
      expect(existsSync(folder)).toBe(false);
    }
  });
});
