/** Teaching a deck and keeping decks, as the session does it: nothing that was taken is ever lost. */

import { describe, expect, test } from 'vitest';
import type { End } from '../../src/cards/face.ts';
import { endsNeeded, endsToTeach } from '../../src/cards/lesson.ts';
import type { Effect } from '../../src/session/effect.ts';
import type { LessonNews, SessionEvent } from '../../src/session/event.ts';
import { picturesOf, withPictures, type OwnDeck } from '../../src/session/own-deck.ts';
import { newSession, type Session } from '../../src/session/session.ts';
import { step } from '../../src/session/step.ts';
import { viewOf } from '../../src/session/view-of.ts';

type After = { readonly session: Session; readonly effects: readonly Effect[] };

/** What came of all events: the last session, and the effects of them all. */
function after(session: Session, ...events: readonly SessionEvent[]): After {
  return events.reduce<After>(
    (sofar, event) => {
      const next = step(sofar.session, event);
      return { session: next.session, effects: [...sofar.effects, ...next.effects] };
    },
    { session, effects: [] },
  );
}

const corners = [
  [0, 0],
  [2, 0],
  [2, 3],
  [0, 3],
] as const;

function news(rest: Partial<LessonNews> = {}): SessionEvent {
  const seen = { guide: corners, frameWidth: 4, frameHeight: 3, gone: false };
  return { kind: 'lesson-news', news: { ...seen, ...rest } };
}

function taken(end: End, picture: string, alike?: End): SessionEvent {
  return news({ taken: { end, picture, ...(alike && { alike }) } });
}

const started: SessionEvent = { kind: 'scan-started', mirrored: false };
const teachingGreen = after(newSession(), { kind: 'show-cards' }, { kind: 'teach-new' }, started);

function deckOf({ decks }: Session): OwnDeck {
  const [deck] = decks;
  if (!deck) throw new Error('There is no deck.');
  return deck;
}

function screenOf(session: Session) {
  const { screen } = viewOf(session);
  if (screen.kind !== 'teach') throw new Error(`Nobody teaches on ${screen.kind}.`);
  return screen;
}

function lastAsked(effects: readonly Effect[]): End | undefined {
  const asked = effects.filter((effect) => effect.kind === 'ask-end').at(-1);
  return asked?.kind === 'ask-end' ? asked.end : undefined;
}

/** All ends of a colour, two pictures each. */
function wholeGreen(session: Session): After {
  const events = endsToTeach('green').flatMap((end) => [
    taken(end, `${end} first`),
    taken(end, `${end} second`),
  ]);
  return after(session, ...events);
}

describe('teaching', () => {
  test('asks for each end of the colour in turn and takes two pictures of each', () => {
    const { session, effects } = wholeGreen(teachingGreen.session);
    const asked = effects.flatMap((effect) => (effect.kind === 'ask-end' ? [effect.end] : []));
    expect(asked).toEqual([...endsToTeach('green').slice(1), undefined]);
    for (const end of endsToTeach('green'))
      expect(picturesOf(deckOf(session), 'green', end)).toEqual([`${end} first`, `${end} second`]);
    expect(screenOf(session).asked).toBeUndefined();
    expect(effects.at(-1)).toEqual({ kind: 'play-sound', sound: 'locked' });
  });

  test('keeps the deck with every single picture', () => {
    const { session, effects } = after(teachingGreen.session, taken('S1', 'a'), taken('S1', 'b'));
    const kept = effects.flatMap((effect) => (effect.kind === 'keep-deck' ? [effect.deck] : []));
    expect(kept.map((deck) => picturesOf(deck, 'green', 'S1'))).toEqual([['a'], ['a', 'b']]);
    expect(kept.at(-1)).toEqual(deckOf(session));
  });

  test('goes on with one picture where the card was put away', () => {
    const { session, effects } = after(
      teachingGreen.session,
      taken('S1', 'a'),
      news({ gone: true }),
    );
    expect(picturesOf(deckOf(session), 'green', 'S1')).toEqual(['a']);
    expect(lastAsked(effects)).toBe('S2');
  });

  test('takes no picture of an end that is not asked for any more', () => {
    const { session } = after(
      teachingGreen.session,
      { kind: 'ask-end', end: 'T2' },
      taken('S1', 'late'),
    );
    expect(deckOf(session).pictures).toEqual({});
    expect(screenOf(session).asked).toBe('T2');
  });

  test('shown again, an end has only its new pictures', () => {
    const whole = wholeGreen(teachingGreen.session);
    const { session } = after(whole.session, { kind: 'ask-end', end: 'B1' }, taken('B1', 'new'));
    expect(picturesOf(deckOf(session), 'green', 'B1')).toEqual(['new']);
  });

  test('a card like another is asked about before it is kept', () => {
    const first = after(teachingGreen.session, taken('S1', 'a'), taken('S1', 'b'));
    const doubt = after(first.session, taken('S2', 'c', 'S1'), taken('S2', 'd'));
    expect(screenOf(doubt.session).doubt).toEqual({
      picture: 'c',
      alike: 'S1',
      alikePicture: 'a',
    });
    expect(lastAsked(doubt.effects)).toBeUndefined();
    expect(picturesOf(deckOf(doubt.session), 'green', 'S2')).toEqual([]);

    const kept = after(doubt.session, { kind: 'keep-anyway' });
    expect(picturesOf(deckOf(kept.session), 'green', 'S2')).toEqual(['c']);
    expect(lastAsked(kept.effects)).toBe('T1');

    const again = after(doubt.session, { kind: 'show-again' });
    expect(again.effects).toContainEqual({ kind: 'forget-end', end: 'S2' });
    expect(lastAsked(again.effects)).toBe('S2');
    expect(picturesOf(deckOf(again.session), 'green', 'S2')).toEqual([]);
  });

  test('is taken up where it stood, with the first colour that is not whole', () => {
    const whole = wholeGreen(teachingGreen.session);
    const begun = after(whole.session, { kind: 'teach-colour', colour: 'red' }, started);
    const left = after(begun.session, taken('S1', 'r'), { kind: 'back' });
    const visit = after(newSession(), {
      kind: 'loaded',
      voices: [],
      decks: left.session.decks,
    });
    const again = after(visit.session, { kind: 'show-cards' }, { kind: 'teach', deck: 'own-1' });
    expect(screenOf(again.session)).toMatchObject({ colour: 'red', asked: 'S2' });
    expect(again.effects).toContainEqual({ kind: 'start-lesson', pictures: { S1: ['r'] } });
  });

  test.each(['camera-black', 'camera-frozen', 'camera-refused'] as const)(
    'a camera that fails (%s) costs nothing',
    (reason) => {
      const begun = after(teachingGreen.session, taken('S1', 'a'));
      const failed = after(begun.session, { kind: 'scan-failed', reason });
      expect(screenOf(failed.session).state).toEqual({ kind: 'failed', reason });
      expect(failed.session.decks).toEqual(begun.session.decks);
      const again = after(failed.session, { kind: 'scan-again' }, started, taken('S1', 'b'));
      expect(screenOf(again.session).state.kind).toBe('looking');
    },
  );
});

describe('a game with a deck of one’s own', () => {
  const deckWith = (ends: readonly End[]): OwnDeck =>
    ends.reduce<OwnDeck>((deck, end) => withPictures(deck, 'green', end, ['x']), {
      key: 'own-1',
      name: 'Ours',
      aspect: 3,
      pictures: {},
    });
  const scanGreen = (deck: OwnDeck) =>
    after(
      newSession(),
      { kind: 'loaded', voices: [], decks: [deck] },
      { kind: 'new-game' },
      { kind: 'set-deck', deck: 'own-1' },
      { kind: 'start-game' },
      { kind: 'ready' },
    );

  test('scans a colour that was taught', () => {
    const { effects } = scanGreen(deckWith(endsNeeded(2)));
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'start-scan' }));
  });

  test('says so where a colour was not taught, or not Bomb 2 for a table of two', () => {
    for (const ends of [[], endsNeeded(3)]) {
      const { session, effects } = scanGreen(deckWith(ends));
      expect(effects.some(({ kind }) => kind === 'start-scan')).toBe(false);
      expect(viewOf(session).screen).toMatchObject({
        kind: 'scan',
        state: { kind: 'failed', reason: 'colour-not-taught' },
      });
      const { session: bySetting } = after(session, { kind: 'enter-by-touch' });
      expect(viewOf(bySetting).screen.kind).toBe('correct');
    }
  });

  test('tells before it starts which hands must be set by touch', () => {
    const { session } = after(
      newSession(),
      { kind: 'loaded', voices: [], decks: [deckWith(endsNeeded(2))] },
      { kind: 'new-game' },
      { kind: 'set-deck', deck: 'own-1' },
    );
    expect(viewOf(session).screen).toMatchObject({ kind: 'new-game', unread: ['red'] });
  });
});

describe('decks', () => {
  const deck = { name: 'Ours', aspect: 3, pictures: { green: { S1: ['x'] } } };
  const atCards = after(newSession(), { kind: 'show-cards' });
  const two = after(atCards.session, { kind: 'deck-opened', deck }, { kind: 'deck-opened', deck });

  test('from files have names and keys of their own', () => {
    expect(two.session.decks.map(({ key, name }) => [key, name])).toEqual([
      ['own-1', 'Ours'],
      ['own-2', 'Ours 2'],
    ]);
    expect(two.effects.filter(({ kind }) => kind === 'keep-deck')).toHaveLength(2);
  });

  test('a file that is refused changes no deck', () => {
    const { session } = after(two.session, { kind: 'deck-refused', reason: 'newer-version' });
    expect(session.decks).toEqual(two.session.decks);
    expect(viewOf(session).screen).toMatchObject({ kind: 'cards', refused: 'newer-version' });
  });

  test('keep their key when they are renamed, and never have an empty name or another’s', () => {
    const rename = (name: string): readonly string[] =>
      after(two.session, { kind: 'name-deck', deck: 'own-2', name }).session.decks.map(
        (one) => `${one.key} ${one.name}`,
      );
    expect(rename('  The  old one ')).toEqual(['own-1 Ours', 'own-2 The old one']);
    expect(rename(' ')).toEqual(['own-1 Ours', 'own-2 Ours 2']);
    expect(rename('Ours')).toEqual(['own-1 Ours', 'own-2 Ours 2']);
  });

  test('are deleted only after one has been asked', () => {
    const chosen = after(two.session, { kind: 'set-deck', deck: 'own-1' });
    const asked = after(chosen.session, { kind: 'delete-deck', deck: 'own-1' });
    expect(asked.session.decks).toHaveLength(2);
    expect(after(asked.session, { kind: 'cancel' }).session.decks).toHaveLength(2);
    const { session, effects } = after(asked.session, { kind: 'confirm' });
    expect(session.decks.map(({ key }) => key)).toEqual(['own-2']);
    expect(effects).toContainEqual({ kind: 'delete-deck', key: 'own-1' });
    // The next game is played with a deck that is there.
    expect(session.settings.deck).toBe('builtin');
  });
});
