/** Mouth and ear joined: never both are open, and what is heard is reported as what it is. */

import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../src/languages/language.ts';
import { languageOf } from '../../src/languages/languages.ts';
import { usualSettings } from '../../src/session/session.ts';
import type { Report } from '../../src/session/event.ts';
import { openSpeech } from '../../src/speech.ts';
import type { Attended, AttentiveEar, Ear, Heard } from '../../src/voice/ear.ts';
import type { Mouth } from '../../src/voice/mouth.ts';

const moment: Moment = {
  commands: [
    { kind: 'spy', player: 'red' },
    { kind: 'spy', player: 'blue' },
    { kind: 'move', distance: 2 },
    { kind: 'end' },
  ],
  turn: 'green',
  seats: ['green', 'red', 'blue'],
};

/** A mouth that speaks until it is cut short, and an ear that hears when it is told to. */
function stage() {
  const order: string[] = [];
  const reports: Report[] = [];
  const mouth: Mouth = {
    unlock: () => undefined,
    prepare: () => Promise.resolve(),
    choose: () => undefined,
    tune: () => undefined,
    wear: () => undefined,
    playBack: () => Promise.resolve(),
    say: ({ key }, signal) =>
      new Promise((resolve) => {
        order.push(`mouth opens: ${key}`);
        signal.addEventListener('abort', () => {
          order.push('mouth shuts');
          resolve({ kind: 'silent', reason: 'stopped' });
        });
      }),
    play: () => undefined,
    speaking: false,
    close: () => undefined,
  };
  let hear = (_heard: Heard): void => undefined;
  const ear: Ear = {
    supported: true,
    leavesDevice: true,
    listen: (_expected, signal) => {
      order.push('ear opens');
      const result = new Promise<Heard>((resolve) => {
        hear = resolve;
        signal.addEventListener('abort', () => {
          order.push('ear shuts');
          resolve({ kind: 'stopped' });
        });
      });
      return { release: () => order.push('let go'), result };
    },
  };
  let overhear = (_heard: Attended): void => undefined;
  const device: AttentiveEar = {
    ...ear,
    prepare: () => undefined,
    attend: (_expected, signal, onHeard) => {
      order.push('ear attends');
      overhear = onHeard;
      signal.addEventListener('abort', () => order.push('ear rests'));
      onHeard({ kind: 'open' });
    },
    close: () => undefined,
  };
  const speech = openSpeech(
    mouth,
    { device, browser: ear },
    { said: () => Promise.resolve(undefined) },
    languageOf('en'),
    (report) => reports.push(report),
  );
  speech.use(languageOf('en'), usualSettings);
  const heard = async (what: Heard) => {
    hear(what);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const overheard = async (what: Heard) => {
    overhear(what);
    // Speech asks the takes of the players first, who know nothing here.
    await Promise.resolve();
  };
  return { speech, order, reports, heard, overheard };
}

const safeRed = { kind: 'say', rulings: [{ kind: 'safe', owner: 'red' }] } as const;
const words = (...wordings: [string, ...string[]]): Heard => ({ kind: 'heard', wordings });

describe('never both', () => {
  it('an answer is cut short when the button is held', () => {
    const { speech, order } = stage();
    speech.say(safeRed);
    speech.listen(moment);
    expect(order).toEqual(['mouth opens: safe-red', 'mouth shuts', 'ear opens']);
  });

  it('an ear that is still open is shut before an answer, and what it hears then is dropped', async () => {
    const { speech, order, reports, heard } = stage();
    speech.listen(moment);
    speech.stopListening();
    speech.say(safeRed);
    await heard(words('spy on red'));
    expect(order).toEqual(['ear opens', 'let go', 'ear shuts', 'mouth opens: safe-red']);
    expect(reports).toEqual([]);
  });

  it('a button that is held twice in a row listens once', () => {
    const { speech, order } = stage();
    speech.listen(moment);
    speech.listen(moment);
    expect(order).toEqual(['ear opens', 'ear shuts', 'ear opens']);
  });
});

describe('what is heard', () => {
  it.each<[Heard, Report]>([
    [
      words('spy on blue'),
      { kind: 'heard', words: 'spy on blue', command: { kind: 'spy', player: 'blue' } },
    ],
    [
      words('should I spy on red'),
      {
        kind: 'unclear',
        words: 'should I spy on red',
        candidates: [{ kind: 'spy', player: 'red' }],
      },
    ],
    [
      words('have you seen my glasses'),
      { kind: 'unclear', words: 'have you seen my glasses', candidates: [] },
    ],
    [
      { kind: 'deaf', reason: 'no-network' },
      { kind: 'deaf', reason: 'no-network' },
    ],
  ])('%j is reported as %j', async (what, report) => {
    const { speech, reports, heard } = stage();
    speech.listen(moment);
    speech.stopListening();
    await heard(what);
    expect(reports).toEqual([report]);
  });
});

describe('listening by itself', () => {
  it('rests from the answer’s first sound until its last has left the room', async () => {
    vi.useFakeTimers();
    const { speech, order, reports, overheard } = stage();
    speech.attend(moment);
    await overheard(words('spy on red'));
    expect(reports.at(-1)).toMatchObject({ kind: 'heard', command: { kind: 'spy' } });
    speech.say(safeRed);
    speech.attend(moment);
    expect(order).toEqual(['ear attends', 'ear rests', 'mouth opens: safe-red']);
    speech.beQuiet();
    await vi.advanceTimersByTimeAsync(1000);
    expect(order.slice(3)).toEqual(['mouth shuts', 'ear attends']);
    const open = reports.flatMap((report) => (report.kind === 'attentive' ? [report.on] : []));
    expect(open).toEqual([true, false, true]);
    vi.useRealTimers();
  });

  it('ends where it is told to', () => {
    const { speech, order } = stage();
    speech.attend(moment);
    speech.stopAttending();
    expect(order).toEqual(['ear attends', 'ear rests']);
  });

  it.each<[Heard, readonly string[]]>([
    [{ kind: 'deaf', reason: 'no-announcement' }, []],
    [{ kind: 'deaf', reason: 'nothing-heard' }, []],
    [words('have you seen my glasses'), []],
    [{ kind: 'deaf', reason: 'no-microphone' }, ['deaf']],
    [words('should I spy on red'), ['unclear']],
    [words('spy on red'), ['heard']],
  ])('talk at the table is left alone, anything else is told: %j', async (what, kinds) => {
    const { speech, reports, overheard } = stage();
    speech.attend(moment);
    await overheard(what);
    expect(reports.slice(1).map(({ kind }) => kind)).toEqual(kinds);
  });
});
