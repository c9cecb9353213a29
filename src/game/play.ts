/** The rules of SPY: an action makes another game of a game, with what the referee answers. */

import { opposite, type Colour } from '../cards/card.ts';
import type { Action } from './action.ts';
import type { Game, Setup } from './game.ts';
import { freshTurn, passTurn, withHand, type Outcome } from './outcome.ts';
import { playerAt, refusalOf } from './questions.ts';
import { turned, walk } from './ring.ts';
import type { Ruling } from './ruling.ts';
import { spy } from './spying.ts';

export type Played = { readonly game: Game; readonly rulings: readonly Ruling[] };

/** @throws if there are no players, which only a mistake in the program can cause. */
export function startGame(setup: Setup): Game {
  const [first] = setup.players;
  if (first === undefined) throw new Error('A game needs players.');
  const players = setup.players.map((player) => ({ ...player, out: false }));
  return { setup, players, turn: freshTurn(first.seat), log: [], last: [] };
}

/**
 * Carries an action out, or refuses it and gives back the very same game.
 * `by` is the seat that spoke, any word in lower case, where one was named.
 */
export function play(game: Game, action: Action, by?: string): Played {
  const reason = refusalOf(game, action, by);
  if (reason !== undefined) return { game, rulings: [{ kind: 'refused', reason }] };
  const log = [...game.log, action];
  if (action.kind === 'undo') {
    const rulings: readonly Ruling[] = [{ kind: 'undone' }];
    return { game: { ...(game.before ?? game), log, last: rulings }, rulings };
  }
  const { rulings, ...table } = outcomeOf(game, action);
  return { game: { setup: game.setup, ...table, log, last: rulings, before: game }, rulings };
}

function outcomeOf(game: Game, action: Exclude<Action, { kind: 'undo' }>): Outcome {
  const seat = game.turn.seat;
  switch (action.kind) {
    case 'flip':
      return flip(game, seat);
    case 'move':
      return move(game, seat, action);
    case 'spy':
      return spy(game, seat, action.player);
    case 'end':
      return passTurn({ players: game.players, turn: game.turn, rulings: [] });
  }
}

function flip(game: Game, seat: Colour): Outcome {
  const { hand } = playerAt(game, seat);
  const flipped = turned(hand, opposite(hand.spy.facing));
  const players = withHand(game.players, seat, flipped);
  return { players, turn: game.turn, rulings: [{ kind: 'flipped', seat }] };
}

function move(game: Game, seat: Colour, action: Action & { kind: 'move' }): Outcome {
  const before = playerAt(game, seat).hand;
  const hand = turned(before, action.toward);
  const moved: Ruling = { kind: 'moved', seat, distance: action.distance === 1 ? 1 : 2 };
  return {
    players: withHand(game.players, seat, { ...hand, spy: walk(hand, action.distance) }),
    turn: { ...game.turn, moved: true },
    rulings: hand === before ? [moved] : [{ kind: 'flipped', seat }, moved],
  };
}
