/** What one action makes of a table, and the steps that several actions share. */

import type { Colour, Hand } from '../cards/card.ts';
import type { Player, Turn } from './game.ts';
import type { Ruling } from './ruling.ts';

export type Outcome = {
  readonly players: readonly Player[];
  readonly turn: Turn;
  readonly winner?: Colour;
  readonly rulings: readonly Ruling[];
};

/** The outcome as it is, or with the last one left as its winner. */
export function wonOr(outcome: Outcome): Outcome {
  const [last, another] = outcome.players.filter((player) => !player.out);
  if (last === undefined || another !== undefined) return outcome;
  const win: Ruling = { kind: 'win', seat: last.seat };
  return { ...outcome, winner: last.seat, rulings: [...outcome.rulings, win] };
}

/** To the next in turn order who is not out. */
export function passTurn({ players, turn, rulings }: Outcome): Outcome {
  const place = players.findIndex((player) => player.seat === turn.seat);
  const round = [...players.slice(place + 1), ...players.slice(0, place + 1)];
  const next = round.find((player) => !player.out)?.seat ?? turn.seat;
  return { players, turn: freshTurn(next), rulings: [...rulings, { kind: 'turn', seat: next }] };
}

export function freshTurn(seat: Colour): Turn {
  return { seat, moved: false, spied: false };
}

export function withHand(players: readonly Player[], seat: Colour, hand: Hand): readonly Player[] {
  return players.map((player) => (player.seat === seat ? { ...player, hand } : player));
}

export function withOut(players: readonly Player[], seat: Colour): readonly Player[] {
  return players.map((player) => (player.seat === seat ? { ...player, out: true } : player));
}
