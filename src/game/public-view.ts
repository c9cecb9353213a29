/** All that every player at the table may know of a game: what has been heard and what can be seen on the table. */

import { targets, type Colour, type Hand, type SpyPlace, type Target } from '../cards/card.ts';
import type { Game, Player, Turn } from './game.ts';
import { mayDo, targetOf, type MayDo } from './questions.ts';
import type { Position } from './ring.ts';
import type { Rules } from './rules.ts';
import type { Ruling } from './ruling.ts';

export type PublicGame = {
  readonly name: string;
  readonly rules: Rules;
  /** In turn order. */
  readonly players: readonly PublicPlayer[];
  readonly turn: Turn;
  readonly winner?: Colour;
  readonly mayDo: MayDo;
  /** The answers to the last thing that was carried out: for whoever asks to hear them again. */
  readonly last: readonly Ruling[];
};

/** Lit bombs are not here: remembering them is the game. */
export type PublicPlayer = {
  readonly seat: Colour;
  readonly out: boolean;
  /** How many cards there are besides the Spy. */
  readonly cards: number;
  readonly spy: SpyPlace;
  readonly exposed: readonly ExposedCard[];
  /** What is sought in this hand next; nothing once all is found. */
  readonly target?: Target;
};

/** The position is counted from the owner's left, from 1. */
export type ExposedCard = { readonly card: Target; readonly position: Position };

export function publicView(game: Game): PublicGame {
  const { setup, players, turn, winner, last } = game;
  const { name, rules } = setup;
  const seen = { name, rules, players: players.map(publicPlayer), turn, mayDo: mayDo(game), last };
  return winner === undefined ? seen : { ...seen, winner };
}

function publicPlayer({ seat, hand, out }: Player): PublicPlayer {
  const { cards, spy } = hand;
  const target = targetOf(hand);
  const seen = { seat, out, cards: cards.length, spy, exposed: exposedOf(hand) };
  return target === undefined ? seen : { ...seen, target };
}

/** In the order in which they were found. */
function exposedOf({ cards }: Hand): readonly ExposedCard[] {
  return targets.flatMap((card) => {
    const place = cards.findIndex((each) => each.name === card && each.exposed);
    return place < 0 ? [] : [{ card, position: place + 1 }];
  });
}
