import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const top = join(import.meta.dirname, '../..');

const good = `story: good
seats: green red
green: B1 S2 > T1 B1 S1 T2 B2
red: < S1 B1 T2 B1 S2 T1 B2
---
flip
move 2
`;
const answers = 'story: good\n6 flipped green\n7 moved green 2\n';

type Ran = {
  readonly output: string;
  readonly errors: string;
  readonly status: number | undefined;
};

/** The command as `npm run -s referee` starts it. `enough`: how many characters are read before the pipe is closed. */
function referee(pieces: readonly (string | Uint8Array)[], enough = Infinity): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/tsx', ['src/terminal/referee.ts'], { cwd: top });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
      if (output.length >= enough) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
    // The command may stop before it has read everything.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, errors, status: code ?? undefined }));
    for (const piece of pieces) child.stdin.write(piece);
    child.stdin.end();
  });
}

describe('npm run referee', { timeout: 120_000 }, () => {
  test('answers stories and ends with 0', async () => {
    expect(await referee([good])).toEqual({ output: answers, errors: '', status: 0 });
  });

  test('ends with 1 if a head was wrong, and answers the other stories', async () => {
    const { output, errors, status } = await referee([`story: bad\nseats: green\nflip\n${good}`]);
    expect(output.split('\n')).toEqual([
      'story: bad',
      expect.stringMatching(/^2 error bad-seats: \w/),
      ...['story: good', '9 flipped green', '10 moved green 2', ''],
    ]);
    expect([errors, status]).toEqual(['', 1]);
  });

  test('reads lines and letters that come in pieces, and a last line without its end', async () => {
    const text = new TextEncoder().encode(good.replaceAll('good', 'söt 🕵').trimEnd());
    const pieces = [...text].map((byte) => Uint8Array.of(byte));
    const { output } = await referee(pieces);
    expect(output).toBe(answers.replaceAll('good', 'söt 🕵'));
  });

  test('says nothing to nothing', async () => {
    expect(await referee([])).toEqual({ output: '', errors: '', status: 0 });
  });

  test('is not upset by bytes that are no text', async () => {
    const { output, errors } = await referee([good, Uint8Array.of(0xff, 0xfe, 0x00, 0x0a)]);
    expect(output).toBe(`${answers}8 refused not-understood\n`);
    expect(errors).toBe('');
  });

  test('stops quietly when nobody reads its answers any more', async () => {
    const { errors, status } = await referee(Array<string>(20_000).fill(good), 10);
    expect(errors).toBe('');
    expect(status).toBe(0);
  });
});
