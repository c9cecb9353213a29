/**
 * A game as lines of text to keep: the notation's story, with what it has no words for in comments. Lines are only ever
 * added, from the first hand that is locked in, so that whatever was kept last is a whole beginning.
 */

import type { Colour, Hand } from '../cards/card.ts';
import { writeHand } from '../cards/notation.ts';
import { readAction, writeAction } from '../game/action-notation.ts';
import type { Action } from '../game/action.ts';
import { headCalled, readHeadLine, type Head } from '../game/head.ts';
import { bareLine } from '../game/line.ts';
import { ruleNames } from '../game/rules.ts';
import { act, startMatch, type Match } from './match.ts';
import type { Table } from './new-game.ts';
import { atTable, type Deal, type Play } from './session.ts';

export function headLines(table: Table): readonly string[] {
  return [
    'story: table',
    `# deck ${table.deck}`,
    ...table.seats.filter(({ name }) => name).map(({ colour, name }) => `# name ${colour} ${name}`),
    ...ruleNames.map((rule) => `rule: ${rule} ${table.rules[rule]}`),
    `seats: ${table.seats.map(({ colour }) => colour).join(' ')}`,
  ];
}

export function handLine(colour: Colour, hand: Hand): string {
  return `${colour}: ${writeHand(hand)}`;
}

/** Between the hands and what was done with them. */
export const beginLine = '---';

export function actionLine(action: Action): string {
  return writeAction(action);
}

/** The whole record again, as it must be kept after a hand was corrected. */
export function recordOf({ table, game, log }: Match): readonly string[] {
  const corrections = log.flatMap((entry) =>
    entry.kind === 'hand-corrected' ? [`# hand-corrected ${entry.by}`] : [],
  );
  return [
    ...headLines(table),
    ...game.setup.players.map(({ seat, hand }) => handLine(seat, hand)),
    beginLine,
    ...game.log.map(actionLine),
    ...corrections,
  ];
}

/** The game that a record tells, to be taken up where it stood; nothing if it cannot be read. */
export function readRecord(text: string): Deal | Play | undefined {
  const lines = text.split('\n');
  const begin = lines.indexOf(beginLine);
  const headText = begin < 0 ? lines : lines.slice(0, begin);
  const head = readHead(headText);
  const table = head && tableOf(head, headText);
  if (!table) return undefined;
  const hands = table.seats.flatMap(({ colour }) => head.hands.get(colour) ?? []);
  if (hands.length < table.seats.length)
    return begin < 0 ? { kind: 'deal', table, hands, step: { kind: 'hand-over' } } : undefined;
  return played(startMatch(table, hands), begin < 0 ? [] : lines.slice(begin + 1));
}

function readHead(lines: readonly string[]): Head | undefined {
  let head = headCalled('table');
  for (const line of lines.map(bareLine)) {
    if (line === '' || line.startsWith('story:')) continue;
    const read = readHeadLine(head, line);
    if (read.kind === 'fault') return undefined;
    head = read.head;
  }
  return head;
}

function tableOf({ seats, rules }: Head, lines: readonly string[]): Table | undefined {
  if (!seats) return undefined;
  const told = (start: string) => lines.find((line) => line.startsWith(start))?.slice(start.length);
  return {
    seats: seats.order.map((colour) => ({ colour, name: told(`# name ${colour} `) ?? '' })),
    rules,
    deck: told('# deck ') ?? 'builtin',
    demo: false,
  };
}

function played(start: Match, lines: readonly string[]): Play | undefined {
  let match = start;
  for (const line of lines) {
    const corrected = match.table.seats.find(({ colour }) => line === `# hand-corrected ${colour}`);
    if (corrected) match = withCorrection(match, corrected.colour);
    const bare = bareLine(line);
    if (bare === '') continue;
    const action = readAction(bare);
    if (!action) return undefined;
    match = act(match, action);
  }
  return { kind: 'play', match, at: atTable };
}

function withCorrection(match: Match, by: Colour): Match {
  return { ...match, log: [...match.log, { kind: 'hand-corrected', by }] };
}
