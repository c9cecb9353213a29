/** Teaching a deck, card by card: every picture is kept as soon as it is taken, so that nothing is ever lost. */

import type { Colour } from '../cards/card.ts';
import { viewsWanted } from '../cards/lesson.ts';
import type { Effect } from './effect.ts';
import type { LessonNews, SessionEvent } from './event.ts';
import { colourToTeach, nextMissing, picturesOf, withPictures, type OwnDeck } from './own-deck.ts';
import type { Session, Stepped, Teaching } from './session.ts';
import type { TeachState } from './view.ts';

const starting: TeachState = { kind: 'starting' };

export function startTeaching(session: Session, deck: OwnDeck): Stepped {
  return lessonIn(session, deck, colourToTeach(deck));
}

export function teachAfter(session: Session, stage: Teaching, event: SessionEvent): Stepped {
  const deck = session.decks.find(({ key }) => key === stage.key);
  if (deck === undefined) return to({ ...session, stage: { kind: 'cards' } });
  const staying = (change: Partial<Teaching>, ...effects: readonly Effect[]): Stepped =>
    to({ ...session, stage: { ...stage, ...change } }, ...effects);
  switch (event.kind) {
    case 'scan-started': {
      const { mirrored, torch } = event;
      const state = {
        kind: 'looking',
        mirrored,
        ...(torch === undefined ? {} : { torch }),
      } as const;
      return staying({ state }, ask(stage));
    }
    case 'lesson-news':
      return afterNews(session, stage, deck, event.news);
    case 'scan-failed':
      return staying({ state: { kind: 'failed', reason: event.reason } }, stopScan);
    case 'set-torch':
      if (stage.state.kind !== 'looking') return to(session);
      return staying({ state: { ...stage.state, torch: event.on } }, event);
    case 'ask-end':
      return asking(session, stage, event.end);
    case 'teach-colour':
      return lessonIn(session, deck, event.colour, stopScan);
    case 'take-now':
      return stage.doubt ? to(session) : staying({}, { kind: 'take-now' });
    case 'keep-anyway':
      return stage.doubt ? keptAnyway(session, stage, deck) : to(session);
    case 'show-again':
      return stage.doubt ? shownAgain(session, stage, deck) : to(session);
    case 'set-shape':
      return keeping(session, stage, { ...deck, aspect: event.aspect });
    case 'hidden':
      return staying({ state: starting }, stopScan);
    case 'scan-again':
      return lessonIn(session, deck, stage.colour, stopScan);
    case 'visible':
      return staying({ state: starting, views: 0 }, startLesson(deck, stage.colour));
    case 'back':
      return to({ ...session, stage: { kind: 'cards' } }, stopScan);
    default:
      return to(session);
  }
}

function lessonIn(
  session: Session,
  deck: OwnDeck,
  colour: Colour,
  ...first: readonly Effect[]
): Stepped {
  const asked = nextMissing(deck, colour);
  const stage: Teaching = {
    kind: 'teach',
    key: deck.key,
    colour,
    ...(asked && { asked }),
    views: 0,
    state: starting,
  };
  return to({ ...session, stage }, ...first, startLesson(deck, colour));
}

function startLesson(deck: OwnDeck, colour: Colour): Effect {
  return { kind: 'start-lesson', pictures: deck.pictures[colour] ?? {} };
}

function ask({ asked, doubt }: Teaching): Effect {
  return { kind: 'ask-end', ...(asked && !doubt && { end: asked }) };
}

function asking(session: Session, stage: Teaching, asked: Teaching['asked']): Stepped {
  const { asked: _asked, doubt: _doubt, ...rest } = stage;
  const next: Teaching = { ...rest, views: 0, ...(asked && { asked }) };
  return to({ ...session, stage: next }, ask(next));
}

function afterNews(session: Session, stage: Teaching, deck: OwnDeck, news: LessonNews): Stepped {
  if (stage.state.kind !== 'looking') return to(session);
  const { taken, gone, ...look } = news;
  const { mirrored, torch } = stage.state;
  const light = torch === undefined ? {} : { torch };
  const seen: Teaching = { ...stage, state: { kind: 'looking', mirrored, ...light, look } };
  if (taken !== undefined && taken.end === stage.asked && stage.doubt === undefined) {
    const { picture, alike } = taken;
    if (alike === undefined) return added(session, seen, deck, picture);
    const doubtful: Teaching = { ...seen, doubt: { picture, alike } };
    return to({ ...session, stage: doubtful }, ask(doubtful), sound('refused'));
  }
  // One picture is enough where the card was put away before there were more.
  if (gone && stage.views > 0 && stage.doubt === undefined) return goingOn(session, seen, deck);
  return to({ ...session, stage: seen });
}

function added(
  session: Session,
  stage: Teaching,
  deck: OwnDeck,
  picture: string,
  enough = false,
): Stepped {
  if (stage.asked === undefined) return to(session);
  const before = stage.views === 0 ? [] : picturesOf(deck, stage.colour, stage.asked);
  const taught = withPictures(deck, stage.colour, stage.asked, [...before, picture]);
  const next: Teaching = { ...stage, views: stage.views + 1 };
  const kept = keeping(session, next, taught, sound('taken'));
  if (next.views < viewsWanted && !enough) return kept;
  return after(kept, goingOn(kept.session, next, taught));
}

function goingOn(session: Session, stage: Teaching, deck: OwnDeck): Stepped {
  const missing = nextMissing(deck, stage.colour, stage.asked);
  const asked = asking(session, stage, missing);
  return missing === undefined ? after(asked, to(asked.session, sound('locked'))) : asked;
}

/** It will be harder to tell apart, which was said; one picture of it must do. */
function keptAnyway(session: Session, stage: Teaching, deck: OwnDeck): Stepped {
  const { doubt, ...rest } = stage;
  if (doubt === undefined) return to(session);
  return added(session, rest, deck, doubt.picture, true);
}

/** What was taken of it in this go is forgotten. */
function shownAgain(session: Session, stage: Teaching, deck: OwnDeck): Stepped {
  const { colour, asked, views } = stage;
  if (asked === undefined) return to(session);
  const again = asking(session, stage, asked);
  const forgotten = to(again.session, { kind: 'forget-end', end: asked }, ...again.effects);
  if (views === 0) return forgotten;
  const dropped = withPictures(deck, colour, asked, []);
  return after(forgotten, keeping(forgotten.session, undefined, dropped));
}

function keeping(
  session: Session,
  stage: Teaching | undefined,
  deck: OwnDeck,
  ...effects: readonly Effect[]
): Stepped {
  const decks = session.decks.map((other) => (other.key === deck.key ? deck : other));
  const next = { ...session, decks, ...(stage && { stage }) };
  return to(next, { kind: 'keep-deck', deck }, ...effects);
}

function after(first: Stepped, second: Stepped): Stepped {
  return { session: second.session, effects: [...first.effects, ...second.effects] };
}

const stopScan: Effect = { kind: 'stop-scan' };

function sound(name: 'taken' | 'locked' | 'refused'): Effect {
  return { kind: 'play-sound', sound: name };
}

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
