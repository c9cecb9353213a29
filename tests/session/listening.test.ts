import { describe, expect, test } from 'vitest';
import { deafnesses, passing } from '../../src/cards/deafness.ts';
import { readAction } from '../../src/game/action-notation.ts';
import type { SessionEvent } from '../../src/session/event.ts';
import { newSession } from '../../src/session/session.ts';
import { headsetIsWanted } from '../../src/session/phone.ts';
import { after, atTableWith, greenHand, lastOf, redHand, screenOf } from './evening-at-table.ts';

const game = atTableWith(greenHand, redHand);
const act = (line: string): SessionEvent => ({ kind: 'act', action: readAction(line)! });
const on: SessionEvent = { kind: 'listen', on: true };
const off: SessionEvent = { kind: 'listen', on: false };
const spyRed = { kind: 'spy', player: 'red' } as const;
const unclear = (...candidates: readonly { kind: 'spy'; player: string }[]): SessionEvent => ({
  kind: 'unclear',
  words: 'should I spy on red',
  candidates,
});

const kindsOf = (...events: readonly SessionEvent[]) =>
  lastOf(game, ...events).effects.map(({ kind }) => kind);

describe('mouth and ear', () => {
  test('the mouth is shut before the ear opens', () => {
    expect(kindsOf(on)).toEqual(['be-quiet', 'listen']);
  });

  test.each<[string, SessionEvent]>([
    ['an announcement by touch', act('spy red')],
    ['a repeat', { kind: 'repeat' }],
  ])('the ear is shut before %s is answered', (_, event) => {
    const kinds = kindsOf(act('flip'), on, event);
    expect(kinds.indexOf('stop-listening')).toBe(0);
    expect(kinds).toContain('say');
    expect(screenOf(after(game, act('flip'), on, event), 'table').listening).toBe(false);
  });

  test.each<SessionEvent>([
    { kind: 'hidden' },
    { kind: 'home' },
    { kind: 'show-menu' },
    { kind: 'review', colour: 'red' },
  ])('$kind shuts the ear', (event) => {
    expect(kindsOf(on, event)).toContain('stop-listening');
  });
});

describe('what was no announcement', () => {
  test.each<[string, SessionEvent]>([
    ['table talk', unclear()],
    ['words with a doubt in them', unclear(spyRed)],
    ['an ear that may not listen', { kind: 'deaf', reason: 'refused' }],
  ])('%s is shown in silence, and the last answer stays', (_, event) => {
    const { effects, session } = lastOf(game, act('spy red'), on, off, event);
    expect(effects).toEqual([]);
    const before = screenOf(after(game, act('spy red')), 'table');
    const { heard, ...rest } = screenOf({ session, effects: [] }, 'table');
    expect(heard).toEqual(event);
    expect(rest).toEqual(before);
  });

  test.each<SessionEvent>([act('spy red'), { kind: 'cancel' }, { kind: 'repeat' }, on])(
    'is forgotten when something is done: %j',
    (event) => {
      expect(screenOf(after(game, unclear(spyRed), event), 'table').heard).toBeUndefined();
    },
  );

  test('a candidate that is tapped is answered like any announcement', () => {
    const tapped = after(game, on, off, unclear(spyRed), { kind: 'act', action: spyRed });
    expect(screenOf(tapped, 'table')).toEqual(screenOf(after(game, act('spy red')), 'table'));
  });
});

test('what it sounds like is shown while the button is held, and not after', () => {
  const hearing: SessionEvent = { kind: 'hearing', words: 'spy' };
  expect(screenOf(after(game, on, hearing), 'table').heard).toEqual({
    kind: 'words',
    words: 'spy',
  });
  expect(screenOf(after(game, on, off, hearing), 'table').heard).toBeUndefined();
});

test('a browser without an ear says so where one would listen, and where one would choose it', () => {
  const deaf = { session: newSession(undefined, ['off']), effects: [] };
  const settings = screenOf(after(deaf, { kind: 'show-settings' }), 'settings');
  expect(settings.ears).toEqual(['off']);
  const seated = after({ ...game, session: { ...game.session, ears: ['off' as const] } });
  const noEar = { kind: 'deaf', reason: 'not-supported' };
  expect(screenOf(seated, 'table').heard).toEqual(noEar);
});

describe('listening by itself', () => {
  const ready: readonly SessionEvent[] = [
    { kind: 'set-listening', listens: 'turn' },
    { kind: 'ear', state: { kind: 'ready' } },
  ];
  const withEar = {
    ...game,
    session: { ...game.session, settings: { ...game.session.settings, ear: 'device' as const } },
  };
  const attentive = after(withEar, ...ready);
  const attention = (...events: readonly SessionEvent[]) =>
    lastOf(attentive, ...events)
      .effects.map(({ kind }) => kind)
      .filter((kind) => kind === 'attend' || kind === 'stop-attending');
  const menu: SessionEvent = { kind: 'show-menu' };
  const back: SessionEvent = { kind: 'cancel' };

  test('is off until it is chosen and the ear is there', () => {
    expect(lastOf(withEar, ready[1]!).effects).toEqual([]);
    expect(lastOf(withEar, ...ready).effects).toMatchObject([{ kind: 'attend' }]);
    expect(game.session.settings.listens).toBe('held');
  });

  test('begins anew with what may be said after each announcement', () => {
    const { effects } = lastOf(attentive, act('spy red'));
    expect(effects[0]).toEqual({ kind: 'stop-attending' });
    const last = effects.at(-1);
    if (last?.kind !== 'attend') throw new Error('It does not listen.');
    expect(last.moment.commands.map(({ kind }) => kind)).not.toContain('spy');
    expect(last.moment.commands.map(({ kind }) => kind)).toContain('end');
  });

  test.each<[string, SessionEvent, SessionEvent]>([
    ['the menu is open', menu, back],
    ['the phone is put away', { kind: 'hidden' }, { kind: 'visible' }],
    ['the button is held', on, off],
    ['a hand is looked at', { kind: 'review', colour: 'red' }, { kind: 'back' }],
    [
      'it was stopped',
      { kind: 'set-listening', listens: 'held' },
      { kind: 'set-listening', listens: 'turn' },
    ],
  ])('rests while %s', (_, begin, end) => {
    expect(attention(begin)).toEqual(['stop-attending']);
    expect(attention(begin, end)).toEqual(['attend']);
  });

  test.each(deafnesses)(
    '%s ends it only if it lasts, and the next thing done tries again',
    (reason) => {
      const lasts = !passing.includes(reason);
      const deaf: SessionEvent = { kind: 'deaf', reason };
      expect(attention(deaf)).toEqual(lasts ? ['stop-attending'] : []);
      expect(attention(deaf, act('flip'))).toContain('attend');
      expect(screenOf(after(attentive, deaf), 'table').legal.spy).toEqual(['red']);
    },
  );

  test('an undo that everybody will see is agreed to by saying it again', () => {
    const undo: SessionEvent = { kind: 'heard', words: 'undo', command: { kind: 'undo' } };
    const asked = after(attentive, act('spy red'), undo);
    expect(screenOf(asked, 'table').confirmUndo).toBe(true);
    expect(screenOf(after(asked, undo), 'table').answer).toEqual([{ kind: 'undone' }]);
  });

  test('shows when it hears', () => {
    const hears = after(attentive, { kind: 'attentive', on: true });
    expect(screenOf(hears, 'table').listening).toBe(true);
    expect(screenOf(after(hears, { kind: 'attentive', on: false }), 'table').listening).toBe(false);
  });
});

describe('a headset', () => {
  const heard = { ...game.session.settings, ear: 'device' as const };
  const withEar = { ...game, session: { ...game.session, settings: heard } };

  test('begins to listen with one press and ends it with the next', () => {
    const press: SessionEvent = { kind: 'headset' };
    expect(kindsOf(press)).toEqual(['be-quiet', 'listen']);
    expect(kindsOf(press, press)).toEqual(['stop-listening']);
  });

  test('is wished for at the table only, and where somebody listens', () => {
    expect(headsetIsWanted(withEar.session)).toBe(true);
    expect(headsetIsWanted(game.session)).toBe(false);
    expect(headsetIsWanted(after(withEar, { kind: 'home' }).session)).toBe(false);
    expect(headsetIsWanted(after(withEar, { kind: 'hidden' }).session)).toBe(false);
  });
});
