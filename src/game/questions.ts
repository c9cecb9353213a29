/** What may be asked of a game without changing it: whose turn, what is sought, what may be announced. */

import { facings, targets, type Colour, type Hand, type Target } from '../cards/card.ts';
import type { Action } from './action.ts';
import type { Game, Player } from './game.ts';
import { distancesOf, turned } from './ring.ts';
import type { Refusal } from './ruling.ts';

/** The seat that is to act; nobody once the game is won. */
export function whoseTurn(game: Game): Colour | undefined {
  return game.winner === undefined ? game.turn.seat : undefined;
}

/** @throws for a word that is nobody's seat, which only a mistake in the program can ask for. */
export function playerAt(game: Game, seat: string): Player {
  const player = playerCalled(game, seat);
  if (player === undefined) throw new Error('Nobody is seated there.');
  return player;
}

/** The player whose colour a word names, if any. */
export function playerCalled(game: Game, word: string): Player | undefined {
  return game.players.find((player) => player.seat === word);
}

/** The card that is sought in a hand next; nothing once all four are exposed. Public: everybody hears what is exposed. */
export function targetOf(hand: Hand): Target | undefined {
  return targets.find((name) => !hand.cards.some((card) => card.name === name && card.exposed));
}

/** The distances that a player may announce. */
export const distances = [1, 2] as const;

/**
 * What may be announced now, by what everybody knows. Which distance is the right one is not told: whoever saw the
 * buttons (or noticed what the ear understands) would know the card that the Spy faces.
 */
export type MayDo = {
  readonly flip: boolean;
  readonly move: boolean;
  readonly spyOn: readonly Colour[];
  readonly end: boolean;
  readonly undo: boolean;
};

export function mayDo(game: Game): MayDo {
  const may = (action: Action): boolean => refusalOf(game, action) === undefined;
  return {
    flip: may({ kind: 'flip' }),
    move: game.winner === undefined && !game.turn.moved,
    spyOn: game.players.map(({ seat }) => seat).filter((player) => may({ kind: 'spy', player })),
    end: may({ kind: 'end' }),
    undo: may({ kind: 'undo' }),
  };
}

/** All that would be carried out now, `undo` apart. Secret: it tells which distances are right. */
export function legalActions(game: Game): readonly Action[] {
  const moves = distances.flatMap((distance): readonly Action[] => [
    { kind: 'move', distance },
    ...facings.map((toward): Action => ({ kind: 'move', distance, toward })),
  ]);
  const spyings = game.players.map(({ seat }): Action => ({ kind: 'spy', player: seat }));
  const all: readonly Action[] = [{ kind: 'flip' }, ...moves, ...spyings, { kind: 'end' }];
  return all.filter((action) => refusalOf(game, action) === undefined);
}

/** Why an action is refused, or nothing. `by` is the seat that spoke, any word, where one was named. */
export function refusalOf(game: Game, action: Action, by?: string): Refusal | undefined {
  if (action.kind === 'undo') return game.before === undefined ? 'nothing-to-undo' : undefined;
  if (game.winner !== undefined) return 'game-over';
  if (by !== undefined && by !== game.turn.seat) return 'not-your-turn';
  switch (action.kind) {
    case 'flip':
      return refusalOfFlip(game);
    case 'move':
      return refusalOfMove(game, action);
    case 'spy':
      return refusalOfSpying(game, action.player);
    case 'end':
      return undefined;
  }
}

function refusalOfFlip({ setup, turn }: Game): Refusal | undefined {
  return setup.rules.flip === 'with-move' && !turn.moved ? 'flip-needs-move' : undefined;
}

function refusalOfMove(game: Game, action: Action & { kind: 'move' }): Refusal | undefined {
  if (game.turn.moved) return 'already-moved';
  const hand = turned(playerAt(game, game.turn.seat).hand, action.toward);
  return distancesOf(hand).some((right) => right === action.distance)
    ? undefined
    : 'wrong-distance';
}

function refusalOfSpying(game: Game, owner: string): Refusal | undefined {
  const { turn } = game;
  const player = playerCalled(game, owner);
  if (player === undefined) return 'no-such-player';
  if (player.seat === turn.seat) return 'yourself';
  if (player.out) return 'player-out';
  return turn.spied ? 'already-spied' : undefined;
}
