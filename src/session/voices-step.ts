/** The recorded voices: one's own to record, name, keep, give away and take in. */

import { languageOf } from '../languages/languages.ts';
import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import { freeName } from './own-deck.ts';
import { addedVoice, type OwnVoice } from './own-voice.ts';
import { startRecording } from './record-step.ts';
import type { Session, Stepped, Voices } from './session.ts';

export function voicesAfter(session: Session, stage: Voices, event: SessionEvent): Stepped {
  const meant = 'voice' in event ? event.voice : undefined;
  const found = session.voices.find(({ key }) => key === meant);
  switch (event.kind) {
    case 'back':
      return to({ ...session, stage: { kind: 'settings' } });
    case 'name-voice':
      return found ? renamed(session, found, event.name) : to(session);
    case 'delete-voice':
      return found ? asking(session, found.key) : to(session);
    case 'confirm':
      return stage.deleting === undefined ? to(session) : deleted(session, stage.deleting);
    case 'cancel':
      return asking(session);
    case 'export-voice':
      return found ? to(session, { kind: 'export-voice', voice: found }) : to(session);
    case 'open-voice-file':
      return to(session, { kind: 'open-voice-file', file: event.file });
    case 'voice-opened':
      return takenIn(session, event.opened);
    case 'voice-refused':
      return to({ ...session, stage: { kind: 'voices', refused: event.reason } });
    case 'record-new':
      return begun(session);
    case 'record':
      return found ? startRecording(session, found) : to(session);
    default:
      return to(session);
  }
}

function asking(session: Session, deleting?: string): Stepped {
  return to({ ...session, stage: { kind: 'voices', ...(deleting && { deleting }) } });
}

/** An empty name changes nothing. */
function renamed(session: Session, voice: OwnVoice, name: string): Stepped {
  const others = session.voices.filter((other) => other !== voice);
  const free = freeName(others, name);
  if (free === '' || free === voice.name) return to(session);
  return kept(session, { ...voice, name: free }, []);
}

/** What it said is said by the carried clips from now on. */
function deleted(session: Session, key: string): Stepped {
  const voices = session.voices.filter((voice) => voice.key !== key);
  return to({ ...session, voices, stage: { kind: 'voices' } }, { kind: 'delete-voice', key });
}

function takenIn(session: Session, opened: Omit<OwnVoice, 'key'>): Stepped {
  const added = addedVoice(session.voices, opened);
  const stage = { kind: 'voices', added: added.key } as const;
  return kept({ ...session, stage }, added, [...added.sounds.keys()]);
}

/** It speaks in the language of the app, and from now on in the games too: whoever records wants to hear it. */
function begun(session: Session): Stepped {
  const { language } = session.settings;
  const name = languageOf(language).words.voices.newName;
  const voice = addedVoice(session.voices, { name, language, sounds: new Map() });
  const worn = { ...session.settings.voices, [language]: voice.key };
  const settings = { ...session.settings, mouth: 'carried', voices: worn } as const;
  const added = kept({ ...session, settings }, voice, []);
  const { session: next, effects } = startRecording(added.session, voice);
  return to(next, ...added.effects, { kind: 'save-settings', settings }, ...effects);
}

function kept(session: Session, voice: OwnVoice, words: readonly string[]): Stepped {
  const others = session.voices.filter(({ key }) => key !== voice.key);
  const voices = [...others, voice].sort((a, b) => (a.key < b.key ? -1 : 1));
  return to({ ...session, voices }, { kind: 'keep-voice', voice, words });
}

function to(session: Session, ...effects: readonly Effect[]): Stepped {
  return { session, effects };
}
