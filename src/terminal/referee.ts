/** The command `npm run -s referee`: stories on standard input, the referee's answers on standard output. */

import { once } from 'node:events';
import {
  answerEnd,
  answerLine,
  nothingRead,
  type Answered,
  type Reading,
} from '../game/referee.ts';
import { stopWhenNobodyListens } from './pipe.ts';

/** Lines of the input, however it is cut into pieces; a last line needs no line break. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of input) {
    const [first = '', ...others] = piece.split('\n');
    const last = others.pop();
    if (last === undefined) rest += first;
    else {
      yield [rest + first, ...others];
      rest = last;
    }
  }
  if (rest !== '') yield [rest];
}

async function say(answers: readonly string[]): Promise<void> {
  if (answers.length === 0) return;
  if (!process.stdout.write(`${answers.join('\n')}\n`)) await once(process.stdout, 'drain');
}

function answerAll(before: Reading, lines: readonly string[]): Answered {
  let reading = before;
  const answers: string[] = [];
  for (const line of lines) {
    const answered = answerLine(reading, line);
    reading = answered.reading;
    for (const answer of answered.answers) answers.push(answer);
  }
  return { reading, answers };
}

process.stdout.on('error', stopWhenNobodyListens);
process.stdin.setEncoding('utf8');
let reading = nothingRead;
for await (const lines of linesOf(process.stdin)) {
  const answered = answerAll(reading, lines);
  reading = answered.reading;
  await say(answered.answers);
}
const end = answerEnd(reading);
await say(end.answers);
process.exitCode = end.reading.faults === 0 ? 0 : 1;
