/** Recording a voice, sentence by sentence: every take is kept as soon as it is made, so that nothing is ever lost. */

import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import { missingAfter, toRead, type OwnVoice } from './own-voice.ts';
import type { Recording, Session, Stepped } from './session.ts';

const ready = { kind: 'ready' } as const;

/** Begins with the first sentence that is missing; where none is, with the first of all. */
export function startRecording(session: Session, voice: OwnVoice): Stepped {
  const asked = missingAfter(voice) ?? toRead(voice)[0]?.spoken ?? '';
  return to({ ...session, stage: { kind: 'record', key: voice.key, asked, state: ready } });
}

export function recordAfter(session: Session, stage: Recording, event: SessionEvent): Stepped {
  const voice = session.voices.find(({ key }) => key === stage.key);
  if (voice === undefined) return to({ ...session, stage: { kind: 'voices' } }, drop);
  const staying = (change: Partial<Recording>, ...effects: readonly Effect[]): Stepped =>
    to({ ...session, stage: { ...stage, ...change } }, ...effects);
  const { asked, state } = stage;
  const busy = state.kind === 'opening' || state.kind === 'recording';
  const sound = voice.sounds.get(asked);
  switch (event.kind) {
    case 'start-recording':
      return busy ? to(session) : staying({ state: { kind: 'opening' } }, quiet, event);
    case 'stop-recording':
      return state.kind === 'recording' ? staying({}, event) : to(session);
    case 'recording':
      return busy ? staying({ state: event }) : to(session);
    case 'recorded':
      return busy ? taken(session, stage, voice, event.sound) : to(session);
    case 'record-failed':
      return staying({ state: { kind: 'failed', reason: event.reason } });
    case 'ask-words':
      return staying({ asked: event.words, state: ready }, quiet, ...(busy ? [drop] : []));
    case 'next-words':
      return staying({ asked: missingAfter(voice, asked) ?? asked, state: ready }, quiet);
    case 'hear-take':
      return sound && !busy ? to(session, { kind: 'play-take', sound }) : to(session);
    case 'remove-take':
      return busy ? to(session) : removed(session, stage, voice);
    case 'hidden':
      return staying({ state: ready }, drop);
    case 'back':
      return to({ ...session, stage: { kind: 'voices' } }, quiet, drop);
    default:
      return to(session);
  }
}

/** It is heard at once: so one knows what one has. */
function taken(session: Session, stage: Recording, voice: OwnVoice, sound: Uint8Array): Stepped {
  const { asked } = stage;
  const next = { ...voice, sounds: new Map([...voice.sounds, [asked, sound]]) };
  return to(
    { ...withVoice(session, next), stage: { ...stage, state: ready } },
    { kind: 'keep-voice', voice: next, words: [asked] },
    { kind: 'play-take', sound },
  );
}

function removed(session: Session, stage: Recording, voice: OwnVoice): Stepped {
  const { key, asked } = stage;
  const sounds = new Map([...voice.sounds].filter(([words]) => words !== asked));
  return to(
    { ...withVoice(session, { ...voice, sounds }), stage: { ...stage, state: ready } },
    quiet,
    { kind: 'delete-sound', key, words: asked },
  );
}

function withVoice(session: Session, voice: OwnVoice): Session {
  const voices = session.voices.map((other) => (other.key === voice.key ? voice : other));
  return { ...session, voices };
}

const quiet: Effect = { kind: 'be-quiet' };
const drop: Effect = { kind: 'drop-recording' };

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
