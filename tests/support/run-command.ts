/** Runs one of the commands in src/terminal as npm would start it, and says what came of it. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';

const top = join(import.meta.dirname, '../..');

export type Ran = {
  readonly output: string;
  readonly errors: string;
  readonly status: number | undefined;
};

/** `input`: what stands on standard input. */
export function runCommand(name: string, words: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const command = ['node_modules/.bin/tsx', `src/terminal/${name}.ts`] as const;
    const child = spawn(command[0], [command[1], ...words], { cwd: top });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
    // The command may stop before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, errors, status: code ?? undefined }));
  });
}

/** Each line of output that is JSON. Throws where a line is none. */
export const linesOf = ({ output }: Ran): readonly Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Words for a person, in one line: no stack of calls, no name of an exception, nothing that the platform says. */
export const inPlainWords: RegExp = /^(?!.*(?:Error\b|ENOENT|undefined|\bat file:))[^\n]+\n$/;
