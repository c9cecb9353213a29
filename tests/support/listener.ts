/**
 * Somebody at the table who saw how the Spies and the exposed cards lay in the beginning, and from then on only hears the answers.
 * What they can work out is what a public view may show.
 */

import type { Colour, SpyPlace, Target } from '../../src/cards/card.ts';
import type { Setup } from '../../src/game/game.ts';
import type { Ruling } from '../../src/game/ruling.ts';

type Seen = {
  readonly seat: Colour;
  readonly out: boolean;
  readonly cards: number;
  readonly spy: SpyPlace;
  readonly exposed: readonly { readonly card: Target; readonly position: number }[];
};

export type Heard = {
  readonly players: readonly Seen[];
  readonly turn: { readonly seat: Colour; readonly moved: boolean; readonly spied: boolean };
  readonly winner?: Colour;
};

/** Before the game: of each hand only what lies open. */
export function sitDown({ players }: Setup): Heard {
  const seen = players.map(({ seat, hand }) => ({
    ...{ seat, out: false, cards: hand.cards.length, spy: hand.spy },
    exposed: (['S1', 'S2', 'T1', 'T2'] as const).flatMap((card) => {
      const place = hand.cards.findIndex(({ name, exposed }) => exposed && name === card);
      return place < 0 ? [] : [{ card, position: place + 1 }];
    }),
  }));
  return { players: seen, turn: { seat: seen[0]!.seat, moved: false, spied: false } };
}

/** After one answer other than `undone`, which needs a memory. */
export function hear(heard: Heard, ruling: Ruling, mirror: 'across' | 'same'): Heard {
  const change = (seat: Colour, by: (player: Seen) => Partial<Seen>): Heard['players'] =>
    heard.players.map((each) => (each.seat === seat ? { ...each, ...by(each) } : each));
  const spied = { ...heard.turn, spied: true };
  switch (ruling.kind) {
    case 'moved':
      return {
        ...heard,
        turn: { ...heard.turn, moved: true },
        players: change(ruling.seat, ({ spy, cards }) => ({
          spy: { ...spy, gap: walked(spy, ruling.distance, cards) },
        })),
      };
    case 'flipped':
      return {
        ...heard,
        players: change(ruling.seat, ({ spy }) => ({
          spy: { ...spy, facing: spy.facing === 'left' ? 'right' : 'left' },
        })),
      };
    case 'exposed': {
      const seeker = heard.players.find(({ seat }) => seat === heard.turn.seat)!;
      const ahead = seeker.spy.facing === 'right' ? seeker.spy.gap : seeker.spy.gap - 1;
      const place = (ahead + seeker.cards) % seeker.cards;
      const position = mirror === 'same' ? place + 1 : seeker.cards - place;
      const card = { card: ruling.card, position };
      const players = change(ruling.owner, ({ exposed }) => ({ exposed: [...exposed, card] }));
      return { ...heard, turn: spied, players };
    }
    case 'out':
      return { ...heard, players: change(ruling.seat, () => ({ out: true })) };
    case 'turn':
      return { ...heard, turn: { seat: ruling.seat, moved: false, spied: false } };
    case 'win':
      return { ...heard, winner: ruling.seat };
    case 'safe':
    case 'top-secret':
    case 'fuse':
      return { ...heard, turn: spied };
    case 'boom':
    case 'undone':
    case 'refused':
      return heard;
  }
}

/** Gap by gap round the ring, without asking what the cards are. */
function walked({ gap, facing }: SpyPlace, distance: number, cards: number): number {
  let at = gap;
  for (let step = 0; step < distance; step += 1) {
    if (facing === 'right') at = at === cards ? 1 : at + 1;
    else at = at === 0 ? cards - 1 : at - 1;
  }
  return at;
}
