/** Recorded voices in the session: recorded, chosen, kept, given away, taken in; nothing is lost on the way. */

import { describe, expect, test } from 'vitest';
import { languages } from '../../src/languages/languages.ts';
import { sentencesToRead } from '../../src/languages/read-aloud.ts';
import { everySentence } from '../../src/languages/say.ts';
import type { Effect } from '../../src/session/effect.ts';
import type { SessionEvent } from '../../src/session/event.ts';
import { voiceWorn } from '../../src/session/own-voice.ts';
import { newSession, usualSettings, type Session } from '../../src/session/session.ts';
import { readSettings } from '../../src/session/settings-text.ts';
import { step } from '../../src/session/step.ts';
import { viewOf } from '../../src/session/view-of.ts';
import type { RecordScreen } from '../../src/session/view.ts';

function after(session: Session, ...events: readonly SessionEvent[]) {
  const effects: Effect[] = [];
  for (const event of events) {
    const stepped = step(session, event);
    session = stepped.session;
    effects.push(...stepped.effects);
  }
  return { session, effects };
}

const atVoices = after(newSession(), { kind: 'show-settings' }, { kind: 'show-voices' }).session;
const recording = after(atVoices, { kind: 'record-new' }).session;
const take = (...bytes: number[]): SessionEvent[] => [
  { kind: 'start-recording' },
  { kind: 'recording', height: 0.5 },
  { kind: 'stop-recording' },
  { kind: 'recorded', sound: Uint8Array.from(bytes) },
];

function screenOf(session: Session): RecordScreen {
  const { screen } = viewOf(session);
  if (screen.kind !== 'record') throw new Error(screen.kind);
  return screen;
}
const recorded = (session: Session) =>
  screenOf(session).sentences.flatMap(({ words, recorded: is }) => (is ? [words] : []));
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

describe.each(languages)('what is read aloud in $name', (language) => {
  const words = sentencesToRead(language).map(({ spoken }) => spoken);

  test('is all that is ever said, each once', () => {
    expect([...words].sort()).toEqual(
      [...new Set(everySentence(language).map(({ spoken }) => spoken))].sort(),
    );
  });

  test('begins with a whole game of green and red', () => {
    const forTwo = everySentence(language)
      .filter(({ key }) => !/blue|yellow|refused|coaching|hand-over|undone/.test(key))
      .map(({ spoken }) => spoken);
    expect(new Set(words.slice(0, new Set(forTwo).size))).toEqual(new Set(forTwo));
  });
});

test('a new voice speaks the language of the app and is worn at once', () => {
  const [voice] = recording.voices;
  expect(voice).toMatchObject({ key: 'voice-1', language: 'en' });
  expect(voiceWorn(recording.voices, recording.settings.voices, 'en')).toBe(voice);
  expect(voiceWorn(recording.voices, recording.settings.voices, 'et')).toBeUndefined();
  expect(readSettings(JSON.stringify(recording.settings))).toEqual(recording.settings);
});

test('a take is kept, heard, and the next missing sentence follows', () => {
  const [first, second, third] = screenOf(recording).sentences.map(({ words }) => words);
  const { session, effects } = after(recording, ...take(1, 2));
  expect(recorded(session)).toEqual([first]);
  expect(kinds(effects)).toEqual([
    ...['be-quiet', 'start-recording', 'stop-recording'],
    ...['keep-voice', 'play-take'],
  ]);
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'keep-voice', words: [first] }));
  const next = after(session, { kind: 'next-words' }).session;
  expect(screenOf(next).asked).toBe(second);
  const skipped = after(next, { kind: 'ask-words', words: third! }, ...take(3)).session;
  expect(recorded(skipped)).toEqual([first, third]);
});

test('it is taken again or removed', () => {
  const once = after(recording, ...take(1)).session;
  const twice = after(once, ...take(2)).session;
  expect([...(twice.voices[0]?.sounds.values() ?? [])]).toEqual([Uint8Array.of(2)]);
  const { session, effects } = after(twice, { kind: 'remove-take' });
  expect(recorded(session)).toEqual([]);
  expect(kinds(effects)).toContain('delete-sound');
});

test.each(['refused', 'no-microphone', 'lost', 'nothing-heard'] as const)(
  'where recording fails (%s) it is told, and what was recorded stays',
  (reason) => {
    const once = after(recording, ...take(1)).session;
    const { session } = after(once, { kind: 'start-recording' }, { kind: 'record-failed', reason });
    expect(screenOf(session).state).toEqual({ kind: 'failed', reason });
    expect([...(session.voices[0]?.sounds.values() ?? [])]).toEqual([Uint8Array.of(1)]);
  },
);

test.each<SessionEvent>([
  { kind: 'back' },
  { kind: 'home' },
  { kind: 'hidden' },
  { kind: 'ask-words', words: 'Red:' },
])('$kind drops what is being recorded', (event) => {
  const begun = after(recording, { kind: 'start-recording' }, { kind: 'recording', height: 0 });
  const { session, effects } = after(begun.session, event, {
    kind: 'recorded',
    sound: Uint8Array.of(9),
  });
  expect(kinds(effects)).toContain('drop-recording');
  expect(session.voices[0]?.sounds.size).toBe(0);
});

test('no screen of it holds more than the sentences that are always the same', () => {
  const spoken = sentencesToRead(languages[0]!).map((sentence) => sentence.spoken);
  expect(screenOf(recording).sentences.map(({ words }) => words)).toEqual(spoken);
});

describe('the list of voices', () => {
  const once = after(recording, ...take(1), { kind: 'back' }).session;

  test('names, gives away, and deletes a voice once it was asked', () => {
    const named = after(once, { kind: 'name-voice', voice: 'voice-1', name: ' Grand  mother ' });
    expect(named.session.voices[0]?.name).toBe('Grand mother');
    const { effects } = after(named.session, { kind: 'export-voice', voice: 'voice-1' });
    expect(effects).toEqual([{ kind: 'export-voice', voice: named.session.voices[0] }]);
    const asked = after(once, { kind: 'delete-voice', voice: 'voice-1' });
    expect(asked.session.voices).toHaveLength(1);
    const gone = after(asked.session, { kind: 'confirm' });
    expect(gone.session.voices).toEqual([]);
    expect(gone.effects).toEqual([{ kind: 'delete-voice', key: 'voice-1' }]);
  });

  test('takes a voice in under a name and a key of its own, and keeps all of it', () => {
    const opened = {
      name: once.voices[0]!.name,
      language: 'mr',
      sounds: new Map([['x', Uint8Array.of(1)]]),
    };
    const { session, effects } = after(once, { kind: 'voice-opened', opened });
    expect(session.voices.map(({ key }) => key)).toEqual(['voice-1', 'voice-2']);
    expect(session.voices[1]?.name).not.toBe(once.voices[0]?.name);
    expect(effects).toEqual([{ kind: 'keep-voice', voice: session.voices[1], words: ['x'] }]);
  });

  test('a file that is refused changes nothing else', () => {
    const { session } = after(once, { kind: 'voice-refused', reason: 'damaged' });
    expect(session.voices).toBe(once.voices);
    expect(viewOf(session).screen).toMatchObject({ kind: 'voices', refused: 'damaged' });
  });
});

test('in the settings one chooses between the voices of the language and the app’s own', () => {
  const settings = after(recording, ...take(1), { kind: 'back' }, { kind: 'back' }).session;
  expect(viewOf(settings).screen).toMatchObject({ voice: 'voice-1', voices: [{ key: 'voice-1' }] });
  const own = after(settings, { kind: 'set-mouth', mouth: 'carried' }).session;
  expect(viewOf(own).screen).not.toHaveProperty('voice');
  const worn = after(own, { kind: 'wear-voice', voice: 'voice-1' }).session;
  expect(viewOf(worn).screen).toMatchObject({ voice: 'voice-1' });
  const estonian = after(worn, { kind: 'set-language', language: 'et' }).session;
  expect(viewOf(estonian).screen).toMatchObject({ voices: [] });
});

test('“delete everything” takes the voices too', () => {
  const settings = after(recording, ...take(1), { kind: 'back' }, { kind: 'back' }).session;
  const { session } = after(settings, { kind: 'delete-everything' }, { kind: 'confirm' });
  expect(session.voices).toEqual([]);
  expect(session.settings).toEqual(usualSettings);
});
