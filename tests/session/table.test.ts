import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadToken } from '../../src/cards/face.ts';
import { readAction } from '../../src/game/action-notation.ts';
import type { SessionEvent } from '../../src/session/event.ts';
import { wayBack } from '../../src/session/phone.ts';
import { readRecord } from '../../src/session/record.ts';
import { viewOf } from '../../src/session/view-of.ts';
import { anyAction, anyHand } from './any-game.ts';
import {
  after,
  atTableWith,
  begun,
  fresh,
  greenHand,
  handFrom,
  lastOf,
  lockedIn,
  recordFrom,
  redHand,
  screenOf,
  told,
} from './evening-at-table.ts';

const game = atTableWith(greenHand, redHand);

function acts(...lines: readonly string[]): readonly SessionEvent[] {
  return lines.map((line) => ({ kind: 'act', action: readAction(line)! }));
}

const logOf = (...events: readonly SessionEvent[]) =>
  screenOf(after(game, ...events), 'table').log.map(({ kind, by }) => `${kind} ${by}`);

describe('from the first screen to the table', () => {
  test('each hands the phone over, and only then the game is shown', () => {
    const kinds = (...events: readonly SessionEvent[]) =>
      viewOf(after(fresh, ...events).session).screen.kind;
    expect(kinds({ kind: 'new-game' })).toBe('new-game');
    expect(kinds(...begun)).toBe('hand-over');
    expect(kinds(...begun, { kind: 'ready' })).toBe('scan');
    const one = lockedIn(greenHand);
    const afterOne = screenOf(after(fresh, ...begun, ...one), 'hand-over');
    expect(afterOne.seat.colour).toBe('red');
    expect(afterOne.progress).toEqual({ done: 1, of: 2 });
    const two = after(fresh, ...begun, ...one, ...lockedIn(redHand));
    expect(screenOf(two, 'hand-over').purpose).toBe('table');
    expect(screenOf(after(two, { kind: 'ready' }), 'table').turn).toBe('green');
  });

  test('a scan starts with what is known of the hand, and ends however it is left', () => {
    const scanning = lastOf(fresh, ...begun, { kind: 'ready' });
    expect(scanning.effects).toEqual([
      {
        kind: 'start-scan',
        demo: false,
        expectation: { deck: 'builtin', colour: 'green', players: 2 },
      },
    ]);
    const leaving: readonly SessionEvent[] = [
      { kind: 'back' },
      { kind: 'home' },
      { kind: 'hidden' },
      { kind: 'enter-by-touch' },
    ];
    for (const event of leaving)
      expect(lastOf(scanning, event).effects).toContainEqual({ kind: 'stop-scan' });
  });

  test('what the camera reads can be locked in if it is whole, and is corrected if not', () => {
    const read = (text: string) =>
      after(
        fresh,
        ...begun,
        { kind: 'ready' },
        { kind: 'scan-started', mirrored: false },
        {
          kind: 'scan-update',
          update: {
            outlines: [],
            frameWidth: 1,
            frameHeight: 1,
            progress: 1,
            reading: { tokens: text.split(' ') as never, settled: true },
          },
        },
      );
    const whole = read('B1 S2 > T1 B1 S1 T2 B2');
    expect(screenOf(whole, 'hand')).toMatchObject({ complete: true, count: 8, doubtful: 0 });
    const twice = read('B1 S2 > T1 B1 S1 S1 B2');
    expect(screenOf(twice, 'hand').complete).toBe(false);
    expect(screenOf(after(twice, { kind: 'lock-in' }), 'hand').complete).toBe(false);
    const correcting = screenOf(after(twice, { kind: 'correct' }), 'correct');
    expect(correcting.correction.problems).toHaveLength(2);
  });

  test('a camera that fails leaves touch', () => {
    const failed = after(
      fresh,
      ...begun,
      { kind: 'ready' },
      { kind: 'scan-failed', reason: 'camera-refused' },
    );
    expect(screenOf(failed, 'scan').state).toEqual({ kind: 'failed', reason: 'camera-refused' });
    expect(screenOf(after(failed, { kind: 'enter-by-touch' }), 'correct').correction.complete).toBe(
      false,
    );
  });
});

describe('at the table', () => {
  test('an announcement is answered, said and kept', () => {
    const { effects, session } = lastOf(game, ...acts('spy red'));
    expect(effects.map(({ kind }) => kind)).toEqual(['say', 'save-line']);
    expect(viewOf(session).screen).toMatchObject({ asked: { seeker: 'green', owner: 'red' } });
  });

  test('a refusal is said, and neither kept nor told in the log', () => {
    const twice = lastOf(game, ...acts('spy red', 'spy red'));
    expect(twice.effects).toEqual([
      { kind: 'say', rulings: [{ kind: 'refused', reason: 'already-spied' }] },
    ]);
    expect(screenOf(twice, 'table').log).toHaveLength(1);
  });

  test.each([
    [['flip'], ['done green']],
    [['flip', 'undo'], []],
    [['move 1', 'end', 'undo', 'undo'], []],
  ])('%j: an undo before an answer leaves no trace', (lines, log) => {
    expect(logOf(...acts(...lines))).toEqual(log);
  });

  test('an undo after an answer is asked once more and then stays in the log', () => {
    const asked = screenOf(after(game, ...acts('spy red', 'undo')), 'table');
    expect(asked.confirmUndo).toBe(true);
    expect(asked.log).toHaveLength(1);
    expect(logOf(...acts('spy red', 'undo'), { kind: 'confirm' })).toEqual([
      'done green',
      'undone green',
    ]);
    expect(logOf(...acts('spy red', 'undo'), { kind: 'cancel' })).toEqual(['done green']);
  });

  test('what was heard is done as if it had been touched, and stays to be read', () => {
    const said = { kind: 'heard', words: 'flip it', command: { kind: 'flip' } } as const;
    const { heard, ...rest } = screenOf(after(game, said), 'table');
    expect(rest).toEqual(screenOf(after(game, ...acts('flip')), 'table'));
    expect(heard).toEqual({ kind: 'words', words: 'flip it' });
  });
});

describe('one’s own hand in mid-game', () => {
  const review = (...events: readonly SessionEvent[]) =>
    after(game, ...acts('spy red'), { kind: 'review', colour: 'red' }, ...events);

  test('is shown behind a hand-over, while it is held', () => {
    expect(screenOf(review(), 'hand-over').seat.colour).toBe('red');
    expect(screenOf(review({ kind: 'ready' }), 'hand').shown).toBeUndefined();
    const shown = screenOf(review({ kind: 'ready' }, { kind: 'hold' }), 'hand').shown;
    expect(shown?.tokens).toHaveLength(8);
  });

  // Green's Spy faces position 3 of its hand, so it looked at red's position 5: an S2, told as "safe".
  test('can be corrected where no answer says otherwise, openly', () => {
    const right = handFrom('< B1 S1 T2 B1 S2 T1 B2');
    const fixed = review(...told(right));
    expect(screenOf(fixed, 'table').log.at(-1)).toEqual({ kind: 'hand-corrected', by: 'red' });
    expect(recordFrom({ ...fixed })).toContain('red: < B1 S1 T2 B1 S2 T1 B2');
  });

  test('cannot be corrected against an answer that all have heard', () => {
    const wrong = handFrom('< S1 B1 T2 B1 B2 T1 S2');
    const refused = screenOf(review(...told(wrong)), 'correct');
    expect(refused.correction.problems).toEqual([{ kind: 'contradicts-answers' }]);
    const untouched = screenOf(
      after(review(...told(wrong)), { kind: 'back' }, { kind: 'back' }),
      'table',
    );
    expect(untouched.log).toHaveLength(1);
  });
});

describe('a hand that is shown again in mid-game', () => {
  // Green finds red's Bomb 1 at position 4, which burns from then on.
  const found = after(game, ...acts('move 1', 'spy red'));
  const shown = (tokens: string, ...events: readonly SessionEvent[]) =>
    after(
      { ...found, effects: [] },
      { kind: 'review', colour: 'red' },
      { kind: 'ready' },
      { kind: 'scan-again' },
      { kind: 'scan-started', mirrored: false },
      scanned(tokens),
      ...events,
    );

  test('is read as a hand of that moment, and nothing is said, kept or shown of it but a count', () => {
    const right = shown('< S1 B1 T2 B1* S2 T1 B2');
    expect(right.effects.map(({ kind }) => kind)).toEqual([
      'start-scan',
      'stop-scan',
      'play-sound',
    ]);
    expect(right.effects[0]).toMatchObject({
      expectation: { colour: 'red', hand: handFrom('< S1 B1 T2 B1* S2 T1 B2') },
    });
    expect(screenOf(right, 'check')).toMatchObject({ differences: 0, doubtful: 0 });
    expect(shown('< S1 B1 T2 B1 S2 T1 ?').effects).toEqual(right.effects);
  });

  test.each([
    ['< S1 B1 T2 B1 S2 T1 B2', ['light'], 0, false],
    ['< S1 B1* T2 B1* S2 T1 B2', ['unlight'], 0, false],
    ['< # B1 T2 B1* S2 T1 B2', ['hide'], 0, false],
    ['> S1 B1 T2 B1* S2 T1 ?', ['spy-facing'], 1, true],
    ['< B1 S1 T2 B1* S2 T1 B2', ['exchange'], 0, true],
  ])('%s: its holder alone is told %j, while they hold', (tokens, kinds, doubtful, correctable) => {
    const closed = screenOf(shown(tokens), 'check');
    expect(closed).toMatchObject({ differences: kinds.length, doubtful, correctable });
    expect(closed.shown).toBeUndefined();
    const open = screenOf(shown(tokens, { kind: 'hold' }), 'check');
    expect(open.shown?.map(({ kind }) => kind)).toEqual(kinds);
    for (const kind of ['release', 'hidden'] as const)
      expect(screenOf(shown(tokens, { kind: 'hold' }, { kind }), 'check').shown).toBeUndefined();
  });

  test('can be shown once more, or left, and the game is as it was', () => {
    const wrong = shown('< S1 B1 T2 B1 S2 T1 B2');
    const again = after(wrong, { kind: 'scan-again' }, { kind: 'scan-started', mirrored: false });
    expect(screenOf(again, 'scan').state.kind).toBe('looking');
    expect(viewOf(after(wrong, { kind: 'back' }).session)).toEqual(viewOf(found.session));
    expect(viewOf(after(again, { kind: 'back' }, { kind: 'back' }).session)).toEqual(
      viewOf(found.session),
    );
  });

  test('can be set right in the record, openly, unless an answer says otherwise', () => {
    const right = shown('< B1 S1 T2 B1* S2 T1 B2', { kind: 'correct' }, { kind: 'done' });
    expect(screenOf(right, 'table').log.at(-1)).toEqual({ kind: 'hand-corrected', by: 'red' });
    expect(recordFrom(right)).toContain('red: < B1 S1 T2 B1 S2 T1 B2');
    const wrong = shown('< S1 B1 T2 S2 B1 T1 B2', { kind: 'correct' }, { kind: 'done' });
    expect(screenOf(wrong, 'correct').correction.problems).toEqual([
      { kind: 'contradicts-answers' },
    ]);
  });
});

function scanned(tokens: string): SessionEvent {
  const reading = { tokens: tokens.split(' ') as ReadToken[], settled: true };
  const update = { outlines: [], frameWidth: 1, frameHeight: 1, progress: 1, reading };
  return { kind: 'scan-update', update };
}

test('a demo leaves the game that waits as it was', () => {
  const waiting = after(game, ...acts('spy red'), { kind: 'home' });
  const demo = after({ ...waiting, effects: [] }, { kind: 'start-demo' }, ...lockedIn(greenHand));
  expect(demo.effects.map(({ kind }) => kind)).not.toContain('save-line');
  expect(demo.effects.map(({ kind }) => kind)).not.toContain('save-record');
  expect(viewOf(after(demo, { kind: 'home' }).session)).toEqual(viewOf(waiting.session));
});

test('a new game says when it takes the place of one that is not over', () => {
  const replaces = (...events: readonly SessionEvent[]) =>
    screenOf(after(game, ...events, { kind: 'home' }, { kind: 'new-game' }), 'new-game').replaces;
  expect(screenOf(after(fresh, { kind: 'new-game' }), 'new-game').replaces).toBe(false);
  expect(replaces()).toBe(true);
  const lit = ['flip', 'move 2', 'end', 'flip', 'spy green', 'end', 'end', 'spy green'];
  expect(screenOf(after(game, ...acts(...lit)), 'table').winner).toBe('green');
  expect(replaces(...acts(...lit))).toBe(false);
});

test('the way back goes one step back, and in a game to the menu that asks', () => {
  const back = (...events: readonly SessionEvent[]) => wayBack(after(game, ...events).session);
  expect(wayBack(fresh.session)).toBeUndefined();
  expect(back()).toEqual({ kind: 'show-menu' });
  expect(back({ kind: 'show-menu' })).toEqual({ kind: 'back' });
  expect(back({ kind: 'home' }, { kind: 'new-game' })).toEqual({ kind: 'back' });
});

describe('a record', () => {
  test('cut off after any line is taken up where it stood', () => {
    fc.assert(
      fc.property(
        anyHand,
        anyHand,
        fc.array(anyAction, { maxLength: 12 }),
        (green, red, actions) => {
          const done = actions.flatMap((action): SessionEvent[] => [
            { kind: 'act', action },
            { kind: 'confirm' },
          ]);
          const events = [
            ...begun,
            ...lockedIn(green),
            ...lockedIn(red),
            { kind: 'ready' } as const,
          ];
          let evening = fresh;
          for (const event of [...events, ...done]) {
            evening = after(evening, event);
            const record = recordFrom(evening).join('\n');
            const { stage } = evening.session;
            if (stage.kind === 'deal')
              expect(readRecord(record)).toMatchObject({ hands: stage.hands });
            if (stage.kind !== 'play') continue;
            const again = readRecord(record);
            expect(again?.kind === 'play' && again.match.game).toEqual(stage.match.game);
            expect(again?.kind === 'play' && again.match.log).toEqual(stage.match.log);
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  test('keeps names, rules, the deck and who begins', () => {
    const evening = after(
      fresh,
      { kind: 'new-game' },
      { kind: 'set-players', players: 3 },
      { kind: 'set-name', place: 1, name: '  Zoë # 2 ' },
      { kind: 'begins', place: 1 },
      {
        kind: 'set-rules',
        rules: { 'top-secret-2': 'out', mirror: 'same', flip: 'with-move' },
      },
      { kind: 'start-game' },
    );
    const saved = readRecord(recordFrom(evening).join('\n'));
    const { stage } = evening.session;
    expect(saved?.kind === 'deal' && saved.table).toEqual(stage.kind === 'deal' && stage.table);
    expect(saved?.kind === 'deal' && saved.table.seats[0]).toEqual({
      colour: 'red',
      name: 'Zoë # 2',
    });
  });

  test.each([
    ['', 'nothing'],
    ['story: table\nseats: green purple', 'wrong seats'],
    ['story: table\nseats: green red\ngreen: B1 B1 B1', 'a wrong hand'],
    ['story: table\nseats: green red\n---\nflip', 'no hands'],
    ['{"not": "a story"}', 'something else'],
  ])('%j is a notice, not a game: %s', (record) => {
    const loaded = after(fresh, { kind: 'loaded', voices: [], decks: [], record });
    expect(viewOf(loaded.session)).toMatchObject({
      screen: { kind: 'welcome' },
      notices: ['saved-game-broken'],
    });
  });
});
