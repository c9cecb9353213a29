import { describe, expect, test } from 'vitest';
import { readAction } from '../../src/game/action-notation.ts';
import type { SessionEvent } from '../../src/session/event.ts';
import { newSession } from '../../src/session/session.ts';
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
