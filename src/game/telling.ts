/** A game told from its beginning: who announced what, with the answers, undos too. */

import type { Colour } from '../cards/card.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';
import { play, startGame } from './play.ts';
import type { Ruling } from './ruling.ts';

/** `seat`: whose turn it was; an undo may have been asked for by anybody. */
export type Told = {
  readonly seat: Colour;
  readonly action: Action;
  readonly rulings: readonly Ruling[];
};

/** Everything carried out, in order. What was refused is not told: it changed nothing. */
export function tellGame({ setup, log }: Game): readonly Told[] {
  let game = startGame(setup);
  return log.map((action) => {
    const seat = game.turn.seat;
    const played = play(game, action);
    game = played.game;
    return { seat, action, rulings: played.rulings };
  });
}
