import { describe, expect, test } from 'vitest';
import type { TakeNews } from '../../src/cards/enrolment.ts';
import type { Command } from '../../src/languages/language.ts';
import { nameOf, sentencesToTeach, takesToKnow, weighed } from '../../src/session/enrolment.ts';
import type { Report, SessionEvent } from '../../src/session/event.ts';
import { newSession, type Session } from '../../src/session/session.ts';
import { step } from '../../src/session/step.ts';
import { viewOf } from '../../src/session/view-of.ts';

const sequence = Int8Array.from({ length: 96 }, (_, at) => at);
const after = (session: Session, ...events: readonly SessionEvent[]): Session =>
  events.reduce((now, event) => step(now, event).session, session);
const news = (what: TakeNews): SessionEvent => ({ kind: 'take-news', news: what });
const taken = news({ kind: 'taken', sequence });

const opened = after(newSession(), { kind: 'show-settings' }, { kind: 'show-enrol' });
const saying = after(opened, { kind: 'enrol', colour: 'blue' });
const allSaid = after(saying, ...sentencesToTeach.map(() => taken));
const shown = (session: Session) => {
  const { screen } = viewOf(session);
  if (screen.kind !== 'enrol') throw new Error('Another screen is shown.');
  return screen;
};

describe('enrolment', () => {
  test('each sentence that is taken is kept, and the next is asked for', () => {
    const first = step(saying, taken);
    expect(first.effects.map(({ kind }) => kind)).toEqual(['keep-enrolled', 'take-sentence']);
    expect(shown(first.session).saying).toMatchObject({ place: 1, command: sentencesToTeach[1] });
  });

  test('after the last one the microphone is let go, and only then the takes are used', () => {
    const butOne = after(saying, ...sentencesToTeach.slice(1).map(() => taken));
    expect(takesToKnow(butOne.enrolled, 'en')).toEqual([]);
    const { session, effects } = step(butOne, taken);
    expect(effects.at(-1)).toEqual({ kind: 'stop-taking' });
    expect(shown(session)).toMatchObject({ finished: 'blue' });
    expect(takesToKnow(session.enrolled, 'en').map(({ said }) => said)).toEqual(
      sentencesToTeach.map(nameOf),
    );
    expect(takesToKnow(session.enrolled, 'et')).toEqual([]);
  });

  test('what was left out is asked for the next time', () => {
    const skipped = after(saying, taken, { kind: 'skip-sentence' }, taken, { kind: 'back' });
    const again = after(skipped, { kind: 'enrol', colour: 'blue' });
    expect(shown(again).saying?.place).toBe(1);
  });

  test('of each sentence the newest two takes are kept', () => {
    let session = allSaid;
    for (const mark of [1, 2]) {
      session = after(session, { kind: 'enrol', colour: 'blue' });
      session = after(session, news({ kind: 'taken', sequence: Int8Array.of(mark) }));
      session = after(session, { kind: 'back' });
    }
    const [first] = sentencesToTeach.map(nameOf);
    const kept = session.enrolled[0]?.takes.filter(({ said }) => said === first);
    expect(kept?.map((take) => take.sequence)).toEqual([Int8Array.of(1), Int8Array.of(2)]);
  });

  test('what was wrong with a take is told until the next begins', () => {
    const refused = step(saying, news({ kind: 'refused', trouble: 'too-quiet' }));
    expect(refused.effects).toEqual([{ kind: 'take-sentence' }]);
    const waiting = after(refused.session, news({ kind: 'waiting' }));
    expect(shown(waiting).saying?.state).toEqual({ kind: 'refused', trouble: 'too-quiet' });
    const speaking = after(waiting, news({ kind: 'speaking' }));
    expect(shown(speaking).saying?.state.kind).toBe('speaking');
  });

  test('no take is waited for while the app is out of sight, nor when the screen is left', () => {
    expect(step(saying, { kind: 'hidden' }).effects).toContainEqual({ kind: 'stop-taking' });
    expect(step(saying, { kind: 'visible' }).effects).toContainEqual({ kind: 'take-sentence' });
    for (const kind of ['back', 'home'] as const)
      expect(step(saying, { kind }).effects).toContainEqual({ kind: 'stop-taking' });
  });

  test('is deleted once that was confirmed, and with everything', () => {
    const asked = step(after(allSaid, { kind: 'back' }), {
      kind: 'delete-enrolled',
      colour: 'blue',
    });
    expect(asked.session.enrolled).toHaveLength(1);
    const done = step(after(opened, taken), { kind: 'confirm' });
    expect(done.effects).toEqual([]);
    const atList = { ...allSaid, stage: { kind: 'enrol', deleting: 'blue' } } as const;
    const deleted = step(atList, { kind: 'confirm' });
    expect(deleted.session.enrolled).toEqual([]);
    expect(deleted.effects).toEqual([{ kind: 'delete-enrolled', colour: 'blue', language: 'en' }]);
  });
});

describe('what the speaker’s own takes say', () => {
  const red: Command = { kind: 'spy', player: 'red' };
  const blue: Command = { kind: 'spy', player: 'blue' };
  const one: Command = { kind: 'move', distance: 1 };
  const oneLeft: Command = { ...one, toward: 'left' };
  const possible = [red, blue, one, oneLeft];
  const heard = (command: Command): Report => ({ kind: 'heard', words: 'as heard', command });
  const unclear = (...candidates: readonly Command[]): Report => ({
    kind: 'unclear',
    words: 'as heard',
    candidates,
  });
  const deaf = (reason: 'no-announcement' | 'nothing-heard'): Report => ({ kind: 'deaf', reason });

  test.each<[string, Report, string | undefined, Partial<Report>]>([
    ['nothing: the ear alone counts', unclear(red), undefined, unclear(red)],
    ['the same as the ear', heard(red), 'spy red', heard(red)],
    ['what the ear doubted', unclear(blue, red), 'spy red', { kind: 'heard', command: red }],
    ['other than the ear is sure of: it is asked', heard(blue), 'spy red', unclear(red, blue)],
    [
      'a sentence where the ear heard talk: it is asked, never done',
      deaf('no-announcement'),
      'spy red',
      { kind: 'unclear', candidates: [red] },
    ],
    ['a sentence where nobody spoke', deaf('nothing-heard'), 'spy red', deaf('nothing-heard')],
    ['what cannot be done now', unclear(red), 'flip', unclear(red)],
    ['the beginning of what was never taught', heard(oneLeft), 'move 1', heard(oneLeft)],
    ['the beginning of a candidate', unclear(one, oneLeft), 'move 1', unclear(one, oneLeft)],
  ])('%s', (_, report, said, expected) => {
    expect(weighed(report, said, possible, nameOf)).toMatchObject(expected);
  });

  test('never makes an answer of what the ear took for talk or for nothing', () => {
    for (const command of possible)
      for (const reason of ['no-announcement', 'nothing-heard', 'silent', 'refused'] as const)
        expect(weighed({ kind: 'deaf', reason }, nameOf(command), possible, nameOf).kind).not.toBe(
          'heard',
        );
  });
});
