/** The head of a story, read line by line up to its `---`: the name, the rules, the seats and the hands. */

import { colours, type Colour, type Hand, type PlayerCount } from '../cards/card.ts';
import { readHand } from '../cards/notation.ts';
import type { Setup } from './game.ts';
import { faultOfHand, type HeadFault } from './head-fault.ts';
import { labelled, wordsOf } from './line.ts';
import { ruleNames, ruleWays, usualRules, type RuleName, type Rules } from './rules.ts';

/** What has been read of a head so far. */
export type Head = {
  readonly name: string;
  readonly rules: Rules;
  readonly seats?: Seats;
  readonly hands: ReadonlyMap<Colour, Hand>;
};

type Seats = { readonly order: readonly Colour[]; readonly count: PlayerCount };
type Faulty = { readonly kind: 'fault'; readonly fault: HeadFault };
export type HeadRead = { readonly kind: 'head'; readonly head: Head } | Faulty;
export type SetupRead = { readonly kind: 'setup'; readonly setup: Setup } | Faulty;

export function headCalled(name: string): Head {
  return { name, rules: usualRules, hands: new Map() };
}

/** The head with one more bare line read, or what is wrong with that line. */
export function readHeadLine(head: Head, line: string): HeadRead {
  const { label, rest } = labelled(line);
  if (label === 'rule') return readRule(head, rest);
  if (label === 'seats') return readSeats(head, rest);
  const seat = head.seats?.order.find((each) => each === label);
  if (head.seats === undefined || seat === undefined || head.hands.has(seat))
    return fault('unknown-line', misplaced(head, label));
  const read = readHand(rest, head.seats.count);
  if (read.kind === 'fault')
    return { kind: 'fault', fault: faultOfHand(read, seat, head.seats.count) };
  return { kind: 'head', head: { ...head, hands: new Map([...head.hands, [seat, read.hand]]) } };
}

/** The setup that a finished head describes: what is missing is told at the `---`. */
export function setupOf({ name, rules, seats, hands }: Head): SetupRead {
  if (seats === undefined) return fault('bad-seats', 'no seats were named');
  const players = seats.order.flatMap((seat) => {
    const hand = hands.get(seat);
    return hand === undefined ? [] : [{ seat, hand }];
  });
  const missing = seats.order.find((seat) => !hands.has(seat));
  if (missing !== undefined) return fault('missing-hand', `the hand of ${missing} is missing`);
  return { kind: 'setup', setup: { name, rules, players } };
}

function readRule(head: Head, text: string): HeadRead {
  if (head.hands.size > 0) return fault('unknown-line', 'a rule must stand before the hands');
  const [name, way, more] = wordsOf(text);
  const known = ruleNames.find((each) => each === name);
  if (known === undefined) return fault('unknown-rule', `the rules are ${ruleNames.join(', ')}`);
  const rules = more === undefined ? withRule(head.rules, known, way) : undefined;
  if (rules === undefined)
    return fault('unknown-rule', `${known} is either ${ruleWays[known].join(' or ')}`);
  return { kind: 'head', head: { ...head, rules } };
}

function withRule(rules: Rules, name: RuleName, word?: string): Rules | undefined {
  const way = ruleWays[name].find((each) => each === word);
  return way === undefined ? undefined : { ...rules, [name]: way };
}

function readSeats(head: Head, text: string): HeadRead {
  if (head.seats !== undefined) return fault('unknown-line', 'the seats were named before');
  const words = wordsOf(text);
  const order = words.flatMap((word) => colours.filter((colour) => colour === word));
  if (order.length < words.length)
    return fault('bad-seats', `a seat is one of ${colours.join(', ')}`);
  const count = ([2, 3, 4] as const).find((each) => each === order.length);
  if (count === undefined) return fault('bad-seats', 'a game has 2, 3 or 4 seats');
  if (new Set(order).size < count) return fault('bad-seats', 'a seat is named twice');
  if (count === 2 && !(order.includes('green') && order.includes('red')))
    return fault('bad-seats', 'two players are green and red');
  return { kind: 'head', head: { ...head, seats: { order, count } } };
}

/** Why a line has no place in a head; the line itself is not repeated, since it may hold a hand. */
function misplaced({ seats }: Head, label?: string): string {
  if (colours.every((colour) => colour !== label))
    return 'a head holds only rules, seats, hands and then ---';
  if (seats === undefined) return 'the seats come before the hands';
  return `${label ?? ''} is not seated, or has a hand already`;
}

function fault(reason: HeadFault['reason'], words: string): Faulty {
  return { kind: 'fault', fault: { reason, words } };
}
