/** Spying: the seeker's Spy looks at a card of the owner's, and the owner must say what the rules make them say. */

import type { Colour, Hand, HandCard, Target } from '../cards/card.ts';
import type { Game } from './game.ts';
import { passTurn, withHand, withOut, wonOr, type Outcome } from './outcome.ts';
import { playerAt, targetOf } from './questions.ts';
import { cardAt, spiedPosition, type Position } from './ring.ts';
import type { Ruling } from './ruling.ts';

export function spy(game: Game, seeker: Colour, word: string): Outcome {
  const { seat: owner, hand } = playerAt(game, word);
  const position = spiedPosition(playerAt(game, seeker).hand, game.setup.rules.mirror);
  const card = cardAt(hand, position);
  const looked = { players: game.players, turn: { ...game.turn, spied: true } };
  switch (card.name) {
    case 'B1':
    case 'B2': {
      if (card.lit) return explode(game, seeker, owner);
      const lit = withCard(hand, position, { ...card, lit: true });
      const players = withHand(game.players, owner, lit);
      return { ...looked, players, rulings: [{ kind: 'fuse', owner }] };
    }
    case 'S1':
    case 'S2':
      if (card.name === targetOf(hand)) return expose(game, owner, position, card.name);
      return { ...looked, rulings: [{ kind: 'safe', owner }] };
    case 'T1':
    case 'T2':
      if (card.name === targetOf(hand)) return expose(game, owner, position, card.name);
      return { ...looked, rulings: [{ kind: 'top-secret', owner }] };
  }
}

/** The seeker, who found the target, is still to act, unless the game is won by it. */
function expose(game: Game, owner: Colour, position: Position, name: Target): Outcome {
  const { hand } = playerAt(game, owner);
  const exposed = withCard(hand, position, { name, lit: false, exposed: true });
  const players = withHand(game.players, owner, exposed);
  const turn = { ...game.turn, spied: true };
  const found: Ruling = { kind: 'exposed', owner, card: name };
  if (name !== 'T2' || game.setup.rules['top-secret-2'] === 'shown')
    return { players, turn, rulings: [found] };
  const left = withOut(players, owner);
  return wonOr({ players: left, turn, rulings: [found, { kind: 'out', seat: owner }] });
}

function explode(game: Game, seeker: Colour, owner: Colour): Outcome {
  const boom: Ruling = { kind: 'boom', owner, seeker };
  const rulings: readonly Ruling[] = [boom, { kind: 'out', seat: seeker }];
  const outcome = wonOr({ players: withOut(game.players, seeker), turn: game.turn, rulings });
  return outcome.winner === undefined ? passTurn(outcome) : outcome;
}

function withCard(hand: Hand, position: Position, card: HandCard): Hand {
  return { ...hand, cards: hand.cards.map((old, place) => (place === position - 1 ? card : old)) };
}
