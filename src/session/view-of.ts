/** What a session shows: the one place where state that holds hidden cards becomes a view that does not. */

import { colourSet, type Colour, type Hand } from '../cards/card.ts';
import type { ReadToken } from '../cards/face.ts';
import { mayDo } from '../game/questions.ts';
import { handOf, problemsOf, tokensOf, trayOf, type HandDraft } from './hand-draft.ts';
import { handAt, type Match } from './match.ts';
import { freeColours, playersAt, problemsOfTable, type Table } from './new-game.ts';
import { builtin, whyUnread, type OwnDeck } from './own-deck.ts';
import type { PrivateStep } from './private-step.ts';
import { cardsScreen, teachScreen } from './view-of-decks.ts';
import type { Deal, Play, Session } from './session.ts';
import type {
  Correction,
  EndScreen,
  HandScreen,
  NewGameScreen,
  PrivateHand,
  PublicSeat,
  Screen,
  Seat,
  TableScreen,
  View,
  WelcomeScreen,
} from './view.ts';

export function viewOf(session: Session): View {
  const { settings, notices, covered, elsewhere } = session;
  return { screen: screenOf(session), settings, notices, covered, elsewhere };
}

function screenOf(session: Session): Screen {
  const { stage } = session;
  switch (stage.kind) {
    case 'welcome':
      return welcome(session.saved);
    case 'settings':
      return {
        kind: 'settings',
        confirmDelete: stage.asking === 'delete',
        confirmEar: stage.asking === 'ear',
        canListen: session.canListen,
      };
    case 'print':
      return { kind: 'print', sheets };
    case 'new-game':
      return newGame(stage.table, session);
    case 'cards':
      return cardsScreen(session, stage);
    case 'teach':
      return teachScreen(session.decks, stage);
    case 'deal':
      return privateScreen(stage.step, moment(stage));
    case 'play':
      return played(stage, session.canListen);
  }
}

const sheets = [
  { paper: 'a4', href: 'deck/spy-deck-a4.pdf' },
  { paper: 'letter', href: 'deck/spy-deck-letter.pdf' },
] as const;

function welcome(saved: Session['saved']): WelcomeScreen {
  if (!saved) return { kind: 'welcome' };
  const { table } = saved.kind === 'play' ? saved.match : saved;
  const turn = saved.kind === 'play' ? saved.match.game.turn.seat : moment(saved).seat.colour;
  return { kind: 'welcome', saved: { seats: table.seats, turn, over: isOver(saved) } };
}

function isOver(saved: Deal | Play): boolean {
  return saved.kind === 'play' && saved.match.game.winner !== undefined;
}

function newGame(table: Table, { decks: own, saved }: Session): NewGameScreen {
  const { seats, rules, deck } = table;
  const players = playersAt(table);
  const decks = [{ key: builtin, name: '' }, ...own.map(({ key, name }) => ({ key, name }))];
  const unread = seats
    .map(({ colour }) => colour)
    .filter((colour) => whyUnread(own, deck, colour, players) !== undefined);
  return {
    kind: 'new-game',
    players,
    seats,
    freeColours: freeColours(table),
    rules,
    decks,
    deck,
    unread,
    problems: problemsOfTable(table),
    replaces: saved !== undefined && !isOver(saved),
  };
}

/** Whose private moment it is, and why. */
type Moment = {
  readonly seat: Seat;
  readonly table: Table;
  /** In mid-game: the player's hand as it is. */
  readonly hand?: Hand;
  readonly done: number;
};

function moment({ table, hands }: Deal): Moment {
  return { seat: seatAt(table, table.seats[hands.length]?.colour), table, done: hands.length };
}

function privateScreen(step: PrivateStep, given: Moment): Screen {
  const { seat, table, hand, done } = given;
  const { demo } = table;
  const before = hand === undefined;
  switch (step.kind) {
    case 'hand-over':
      return {
        kind: 'hand-over',
        seat,
        purpose: before ? 'first-scan' : 'review',
        ...(before ? { progress: { done, of: table.seats.length } } : {}),
        demo,
      };
    case 'scan':
      return { kind: 'scan', seat, state: step.state, demo };
    case 'hand':
      return handScreen(step, given);
    case 'correct': {
      const purpose = before ? 'first-scan' : 'review';
      return { kind: 'correct', seat, purpose, correction: correctionOf(step, table) };
    }
  }
}

/** Nothing of the hand but a count is shown while nobody presses. */
function handScreen(step: PrivateStep & { kind: 'hand' }, given: Moment): HandScreen {
  const { draft, held } = step;
  const players = playersAt(given.table);
  const told = draft.places.filter((name) => name !== undefined).length + (draft.spy ? 1 : 0);
  return {
    kind: 'hand',
    seat: given.seat,
    purpose: given.hand ? 'review' : 'first-scan',
    count: told,
    doubtful: colourSet(players).length + 1 - told,
    complete: handOf(draft, players) !== undefined,
    ...(held ? { shown: privateHand(draft, given.hand) } : {}),
    demo: given.table.demo,
  };
}

/** The hand at its holder's eyes. What lies open or burns is told by the game, where the card is still the game's. */
function privateHand(draft: HandDraft, hand: Hand | undefined): PrivateHand {
  const gap = draft.spy?.gap ?? draft.places.length + 1;
  const cardAt = (place: number) => hand?.cards[place > gap ? place - 1 : place];
  const tokens = tokensOf(draft);
  return {
    tokens: tokens.map((token, place) => burning(token, cardAt(place)?.lit === true)),
    exposed: tokens.map(
      (token, place) => cardAt(place)?.name === token && cardAt(place)?.exposed === true,
    ),
  };
}

function burning(token: ReadToken, lit: boolean): ReadToken {
  if (lit && token === 'B1') return 'B1*';
  return lit && token === 'B2' ? 'B2*' : token;
}

function correctionOf(step: PrivateStep & { kind: 'correct' }, table: Table): Correction {
  const { draft, selected, contradicts } = step;
  const players = playersAt(table);
  const problems = problemsOf(draft, players);
  return {
    places: draft.places,
    ...(draft.spy && { spy: draft.spy }),
    selected,
    tray: trayOf(draft, players),
    problems: contradicts ? [...problems, { kind: 'contradicts-answers' }] : problems,
    complete: problems.length === 0,
  };
}

function played({ match, at }: Play, canListen: boolean): Screen {
  const { table, game } = match;
  switch (at.kind) {
    case 'laying-down': {
      const seat = seatAt(table, game.turn.seat);
      return { kind: 'hand-over', seat, purpose: 'table', demo: table.demo };
    }
    case 'table':
      return tableScreen(match, canListen ? at : { ...at, heard: noEar });
    case 'review': {
      const seat = seatAt(table, at.colour);
      const hand = handAt(match, at.colour);
      return privateScreen(at.step, { seat, table, hand, done: table.seats.length });
    }
    case 'revealed':
      return endScreen(match);
  }
}

const noEar = { kind: 'deaf', reason: 'not-supported' } as const;

function tableScreen(match: Match, at: Play['at'] & { kind: 'table' }): TableScreen {
  const { game, table, answer, asked, log } = match;
  const { spyOn, ...may } = mayDo(game);
  return {
    kind: 'table',
    seats: table.seats.map((seat) => publicSeat(match, seat)),
    turn: game.turn.seat,
    ...(game.winner && { winner: game.winner }),
    answer,
    ...(asked && { asked }),
    legal: { ...may, spy: spyOn, repeat: answer.length > 0 },
    confirmUndo: at.asking === 'undo',
    log,
    rules: table.rules,
    listening: at.listening,
    ...(at.heard && { heard: at.heard }),
    demo: table.demo,
    menu: at.asking === 'menu',
  };
}

function publicSeat({ game }: Match, seat: Seat): PublicSeat {
  const player = game.players.find((other) => other.seat === seat.colour);
  if (!player) throw new Error(`Nobody is seated at ${seat.colour}.`);
  const { cards, spy } = player.hand;
  const exposed = cards.flatMap(({ name, exposed: open }, place) =>
    open ? [{ place: place + 1, card: name }] : [],
  );
  const turn = game.winner === undefined && game.turn.seat === seat.colour;
  return { ...seat, spy, cards: cards.length, exposed, out: player.out, turn };
}

function endScreen({ game, table, log }: Match): EndScreen {
  return {
    kind: 'end',
    winner: seatAt(table, game.winner),
    log,
    hands: game.players.map(({ seat, hand, out }) => ({ seat: seatAt(table, seat), ...hand, out })),
    demo: table.demo,
  };
}

function seatAt(table: Table, colour: Colour | undefined): Seat {
  const seat = table.seats.find((other) => other.colour === colour);
  if (!seat) throw new Error('Nobody is seated there.');
  return seat;
}
