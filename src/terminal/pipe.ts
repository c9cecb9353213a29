/** Standard input and output as the commands use them: line by line, until nobody listens any more. */

import { createInterface } from 'node:readline';

/** A last line needs no line break. */
export function inputLines(): AsyncIterable<string> {
  return createInterface({ input: process.stdin, crlfDelay: Infinity });
}

/** A reader that has seen enough (`| head`) closes the pipe: nothing is wrong, nobody listens any more. */
export function stopWhenNobodyListens(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
