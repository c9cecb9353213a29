/** A game at the table: the rules' game, with what its people heard and how to write it down. */

import { facings, type Colour, type Hand, type SpyPlace } from '../cards/card.ts';
import type { Action } from '../game/action.ts';
import type { Game, Setup } from '../game/game.ts';
import { play, startGame } from '../game/play.ts';
import type { Ruling } from '../game/ruling.ts';
import type { Table } from './new-game.ts';
import type { LogEntry } from './view.ts';

export type Match = {
  readonly table: Table;
  /** Secret: it holds the hands. */
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** Entries of the log that an undo could still take back, the last one first taken. */
  readonly inForce: readonly number[];
  readonly answer: readonly Ruling[];
  readonly asked?: Asked;
};

export type Asked = { readonly seeker: Colour; readonly owner: Colour };

export function startMatch(table: Table, hands: readonly Hand[]): Match {
  const players = table.seats.flatMap(({ colour: seat }, place) => {
    const hand = hands[place];
    return hand ? [{ seat, hand }] : [];
  });
  const setup: Setup = { name: 'table', rules: table.rules, players };
  return { table, game: startGame(setup), log: [], inForce: [], answer: [] };
}

/** The match after an action. A refusal changes its answer only. */
export function act(match: Match, action: Action): Match {
  const { game, rulings } = play(match.game, action);
  if (rulings.some((ruling) => ruling.kind === 'refused')) return { ...match, answer: rulings };
  if (action.kind === 'undo') return undone(match, game, rulings);
  const by = match.game.turn.seat;
  return {
    ...match,
    game,
    log: [...match.log, { kind: 'done', by, rulings }],
    inForce: [...match.inForce, match.log.length],
    answer: rulings,
    ...askedBy(by, action, match),
  };
}

/** Whether an undo now would take back an answer that everybody has heard. */
export function undoTakesAnswer(match: Match): boolean {
  const last = match.log[match.inForce.at(-1) ?? -1];
  return last?.kind === 'done' && last.rulings.some(isAnswer);
}

function undone(match: Match, game: Game, answer: readonly Ruling[]): Match {
  const at = match.inForce.at(-1) ?? -1;
  const last = match.log[at];
  const inForce = match.inForce.slice(0, -1);
  const { asked: _asked, ...rest } = match;
  if (last?.kind !== 'done') return { ...rest, game, inForce, answer };
  const openly = { kind: 'undone', by: last.by, rulings: last.rulings } as const;
  const log = last.rulings.some(isAnswer)
    ? [...match.log, openly]
    : match.log.filter((_entry, place) => place !== at);
  return { ...rest, game, log, inForce, answer };
}

/** What told something about a hidden card, so that taking it back does not make it unheard. */
function isAnswer(ruling: Ruling): boolean {
  switch (ruling.kind) {
    case 'safe':
    case 'top-secret':
    case 'exposed':
    case 'fuse':
    case 'boom':
      return true;
    case 'moved':
    case 'flipped':
    case 'out':
    case 'turn':
    case 'win':
    case 'undone':
    case 'refused':
      return false;
  }
}

function askedBy(seeker: Colour, action: Action, match: Match): { readonly asked?: Asked } {
  if (action.kind !== 'spy') return {};
  const owner = match.table.seats.find((seat) => seat.colour === action.player)?.colour;
  return owner ? { asked: { seeker, owner } } : {};
}

/** The hand as its holder has it in hand now. */
export function handAt(match: Match, colour: Colour): Hand {
  const player = match.game.players.find(({ seat }) => seat === colour);
  if (!player) throw new Error(`Nobody is seated at ${colour}.`);
  return player.hand;
}

/**
 * The match as if this player had held this hand from the start, or nothing if any answer would have been another:
 * what was said aloud stays true. Cards never change places, so the corrected names stand where they are now; where
 * the Spy began is found by trying.
 */
export function corrected(match: Match, colour: Colour, hand: Hand): Match | undefined {
  const places = hand.cards.flatMap((_, gap) => facings.map((facing) => ({ gap, facing })));
  for (const spy of [hand.spy, ...places]) {
    const again = replay(match, colour, { ...hand, spy });
    if (again && sameSpy(handAt({ ...match, game: again }, colour), hand.spy))
      return { ...match, game: again, log: [...match.log, { kind: 'hand-corrected', by: colour }] };
  }
  return undefined;
}

function replay(match: Match, colour: Colour, hand: Hand): Game | undefined {
  const { setup, log } = match.game;
  const players = setup.players.map((player) =>
    player.seat === colour ? { ...player, hand } : player,
  );
  let before = startGame(setup);
  let after = startGame({ ...setup, players });
  for (const action of log) {
    const heard = play(before, action);
    const now = play(after, action);
    if (JSON.stringify(heard.rulings) !== JSON.stringify(now.rulings)) return undefined;
    before = heard.game;
    after = now.game;
  }
  return after;
}

/** The two ends of a hand are one gap: the Spy is laid where its holder has it. */
function sameSpy({ cards, spy }: Hand, wanted: SpyPlace): boolean {
  return spy.facing === wanted.facing && (spy.gap - wanted.gap) % cards.length === 0;
}
