/** The table before the cards are held up: who plays, in which order, with what deck and by which rules. */

import { colours, type Colour, type PlayerCount } from '../cards/card.ts';
import { usualRules, type Rules } from '../game/rules.ts';
import type { SessionEvent } from './event.ts';
import type { DraftProblem, Seat } from './view.ts';

/** What stays the same for a whole game. */
export type Table = {
  /** In turn order: the first begins. */
  readonly seats: readonly Seat[];
  readonly rules: Rules;
  readonly deck: string;
  readonly demo: boolean;
};

export const longestName = 20;

export function newTable(deck: string): Table {
  return { seats: seatsFor(2, []), rules: usualRules, deck, demo: false };
}

export function demoTable(): Table {
  return { seats: seatsFor(2, []), rules: usualRules, deck: 'builtin', demo: true };
}

export function playersAt(table: Table): PlayerCount {
  switch (table.seats.length) {
    case 2:
      return 2;
    case 3:
      return 3;
    case 4:
      return 4;
    default:
      throw new Error(`No game has ${String(table.seats.length)} seats.`);
  }
}

export function freeColours(table: Table): readonly Colour[] {
  if (table.seats.length === 2) return [];
  return colours.filter((colour) => table.seats.every((seat) => seat.colour !== colour));
}

export function problemsOfTable(table: Table): readonly DraftProblem[] {
  const names = table.seats.map((seat) => seat.name.trim()).filter((name) => name !== '');
  const same = new Set(names.map((name) => name.toLowerCase())).size < names.length;
  const long = names.some((name) => name.length > longestName);
  return [...(same ? ['same-name' as const] : []), ...(long ? ['name-too-long' as const] : [])];
}

/** The table after an event; the same where the event has nothing to do with it. */
export function tableAfter(table: Table, event: SessionEvent): Table {
  const { seats } = table;
  switch (event.kind) {
    case 'set-players':
      return { ...table, seats: seatsFor(event.players, seats) };
    case 'set-name':
      return { ...table, seats: withSeat(seats, event.place, { name: oneLine(event.name) }) };
    case 'set-colour':
      return { ...table, seats: withColour(seats, event.place, event.colour) };
    case 'move-up':
      return { ...table, seats: movedUp(seats, event.place) };
    case 'begins':
      return { ...table, seats: [...seats.slice(event.place), ...seats.slice(0, event.place)] };
    case 'set-rules':
      return { ...table, rules: event.rules };
    case 'set-deck':
      return { ...table, deck: event.deck };
    default:
      return table;
  }
}

/** Keeps the seats that are there, in their order, as far as this number of players has them. */
function seatsFor(players: PlayerCount, seats: readonly Seat[]): readonly Seat[] {
  const allowed: readonly Colour[] = players === 2 ? ['green', 'red'] : colours;
  const kept = seats.filter((seat) => allowed.includes(seat.colour)).slice(0, players);
  const added = allowed
    .filter((colour) => kept.every((seat) => seat.colour !== colour))
    .map((colour) => ({ colour, name: '' }));
  return [...kept, ...added].slice(0, players);
}

function withSeat(seats: readonly Seat[], place: number, change: Partial<Seat>): readonly Seat[] {
  return seats.map((seat, at) => (at === place ? { ...seat, ...change } : seat));
}

/** A colour that another seat has is exchanged with it; two players are always green and red. */
function withColour(seats: readonly Seat[], place: number, colour: Colour): readonly Seat[] {
  const mine = seats[place]?.colour;
  const owner = seats.findIndex((seat) => seat.colour === colour);
  if (mine === undefined || (seats.length === 2 && owner < 0)) return seats;
  return withSeat(withSeat(seats, owner, { colour: mine }), place, { colour });
}

function movedUp(seats: readonly Seat[], place: number): readonly Seat[] {
  const seat = seats[place];
  if (!seat) return seats;
  const rest = seats.filter((other) => other !== seat);
  const at = place === 0 ? rest.length : place - 1;
  return [...rest.slice(0, at), seat, ...rest.slice(at)];
}

/** Names are saved in a line of text. */
function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/^ /, '');
}
