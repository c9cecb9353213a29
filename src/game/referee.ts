/** The referee of stories: lines go in, one after another, and the answers to each come out. */

import { readAnnouncement } from './action-notation.ts';
import type { Game } from './game.ts';
import { headCalled, readHeadLine, setupOf, type Head } from './head.ts';
import type { HeadFault } from './head-fault.ts';
import { bareLine, labelled } from './line.ts';
import { play, startGame, type Played } from './play.ts';
import { writeRuling } from './ruling-notation.ts';

/** Where in the stories the referee is. `line` counts the lines read, `faults` the wrong heads among them. */
export type Reading = { readonly line: number; readonly faults: number; readonly page: Page };

type Page =
  | { readonly kind: 'before-any-story' }
  /** `lastLine`: the last line of the story that said anything, where a head that just stops is faulted. */
  | { readonly kind: 'head'; readonly head: Head; readonly lastLine: number }
  | { readonly kind: 'game'; readonly game: Game }
  /** The rest of a story whose head is wrong. `line`: where its fault is. */
  | { readonly kind: 'skipped'; readonly fault: HeadFault; readonly line: number };

export type Answered = { readonly reading: Reading; readonly answers: readonly string[] };

export const noStory: HeadFault = {
  reason: 'unknown-line',
  words: 'a story begins with a line story: NAME',
};

export const nothingRead: Reading = { line: 0, faults: 0, page: { kind: 'before-any-story' } };

export function answerLine(before: Reading, text: string): Answered {
  const reading = { ...before, line: before.line + 1 };
  const line = bareLine(text);
  if (line === '') return { reading, answers: [] };
  const { label, rest } = labelled(line);
  return label === 'story' ? beginStory(reading, rest) : answerBareLine(reading, line);
}

/** What is still to be said when no line comes any more. */
export function answerEnd(reading: Reading): Answered {
  if (reading.page.kind !== 'head') return { reading, answers: [] };
  return beginGame(reading, reading.page.head, reading.page.lastLine);
}

/** All the answers to some lines, for tests and small inputs. */
export function answerLines(lines: Iterable<string>): Answered {
  let reading = nothingRead;
  const answers: string[] = [];
  for (const line of lines) {
    const answered = answerLine(reading, line);
    reading = answered.reading;
    answers.push(...answered.answers);
  }
  const end = answerEnd(reading);
  return { reading: end.reading, answers: [...answers, ...end.answers] };
}

function beginStory(reading: Reading, name: string): Answered {
  const ended = answerEnd(reading);
  const page: Page = { kind: 'head', head: headCalled(name), lastLine: reading.line };
  return {
    reading: { ...ended.reading, page },
    answers: [...ended.answers, `story: ${name}`],
  };
}

function answerBareLine(reading: Reading, line: string): Answered {
  const { page } = reading;
  switch (page.kind) {
    case 'skipped':
      return { reading, answers: [] };
    case 'before-any-story':
      return faulted(reading, noStory);
    case 'head':
      return line === '---'
        ? beginGame(reading, page.head)
        : continueHead(reading, page.head, line);
    case 'game':
      return answerInGame(reading, page.game, line);
  }
}

function continueHead(reading: Reading, before: Head, line: string): Answered {
  const read = readHeadLine(before, line);
  if (read.kind === 'fault') return faulted(reading, read.fault);
  const page: Page = { kind: 'head', head: read.head, lastLine: reading.line };
  return { reading: { ...reading, page }, answers: [] };
}

function beginGame(reading: Reading, head: Head, line = reading.line): Answered {
  const read = setupOf(head);
  if (read.kind === 'fault') return faulted(reading, read.fault, line);
  const page: Page = { kind: 'game', game: startGame(read.setup) };
  return { reading: { ...reading, page }, answers: [] };
}

function answerInGame(reading: Reading, before: Game, line: string): Answered {
  const said = readAnnouncement(line);
  const { game, rulings } =
    said === undefined ? notUnderstood(before) : play(before, said.action, said.by);
  return {
    reading: { ...reading, page: { kind: 'game', game } },
    answers: rulings.map((ruling) => `${reading.line} ${writeRuling(ruling)}`),
  };
}

function notUnderstood(game: Game): Played {
  return { game, rulings: [{ kind: 'refused', reason: 'not-understood' }] };
}

function faulted(reading: Reading, fault: HeadFault, line = reading.line): Answered {
  return {
    reading: { ...reading, faults: reading.faults + 1, page: { kind: 'skipped', fault, line } },
    answers: [`${line} error ${fault.reason}: ${fault.words}`],
  };
}
