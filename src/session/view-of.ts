/** What a session shows: the one place where state that holds hidden cards becomes a view that does not. */

import type { Colour } from '../cards/card.ts';
import { mayDo } from '../game/questions.ts';
import { enrolScreen } from './view-of-enrolment.ts';
import { handAt, type Match } from './match.ts';
import { freeColours, playersAt, problemsOfTable, type Table } from './new-game.ts';
import { builtin, whyUnread } from './own-deck.ts';
import { voiceWorn } from './own-voice.ts';
import type { Deal, Play, Session } from './session.ts';
import { cardsScreen, teachScreen } from './view-of-decks.ts';
import { recordScreen, voicesScreen } from './view-of-voices.ts';
import { privateScreen, type Moment } from './view-of-hand.ts';
import type {
  EndScreen,
  NewGameScreen,
  PublicSeat,
  Screen,
  Seat,
  SettingsScreen,
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
        ears: session.ears,
        ...(session.ear && { ear: session.ear }),
        ...voicesToChoose(session),
      };
    case 'voices':
      return voicesScreen(session, stage);
    case 'record':
      return recordScreen(session.voices, stage);
    case 'enrol':
      return enrolScreen(session, stage);
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
      return played(stage, session);
  }
}

function voicesToChoose({ voices, settings }: Session): Pick<SettingsScreen, 'voices' | 'voice'> {
  const { language } = settings;
  const spoken = voices.filter((voice) => voice.language === language);
  const worn = voiceWorn(voices, settings.voices, language);
  return {
    voices: spoken.map(({ key, name }) => ({ key, name })),
    ...(worn && { voice: worn.key }),
  };
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

function moment({ table, hands }: Deal): Moment {
  return { seat: seatAt(table, table.seats[hands.length]?.colour), table, done: hands.length };
}

function played({ match, at }: Play, { ears, ear, settings, attentive }: Session): Screen {
  const { table, game } = match;
  const canHear = ears.length > 1 && ears.includes(settings.ear);
  switch (at.kind) {
    case 'laying-down': {
      const seat = seatAt(table, game.turn.seat);
      return { kind: 'hand-over', seat, purpose: 'table', demo: table.demo };
    }
    case 'table':
      return {
        ...tableScreen(match, canHear ? at : { ...at, heard: noEar }),
        listening: at.listening || attentive,
        ...(settings.ear === 'device' && ear && { ear }),
      };
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
