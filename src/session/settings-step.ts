/** Changes the settings; what cannot be taken back, or may send sound away, is asked once more. */

import type { Effect } from './effect.ts';
import type { SessionEvent } from './event.ts';
import { usualSettings, type Session, type Stage, type Stepped } from './session.ts';
import type { Settings } from './settings.ts';

export function settingsAfter(session: Session, stage: Stage, event: SessionEvent): Stepped {
  const asking = stage.kind === 'settings' ? stage.asking : undefined;
  switch (event.kind) {
    case 'set-language':
      return changed(session, { language: event.language });
    case 'set-theme':
      return changed(session, { theme: event.theme });
    case 'set-mouth':
      return heard(changed(session, { mouth: event.mouth, voices: wearing(session) }));
    case 'wear-voice':
      return heard(changed(session, { mouth: 'carried', voices: wearing(session, event.voice) }));
    case 'show-voices':
      return { session: { ...session, stage: { kind: 'voices' } }, effects: [] };
    case 'set-speed':
      return heard(changed(session, { speed: event.speed }));
    case 'set-volume':
      return heard(changed(session, { volumeDb: event.volumeDb }));
    case 'try-mouth':
      return heard({ session, effects: [] });
    case 'set-ear':
      return event.ear !== 'browser' || asking === 'ear'
        ? changed(asked(session), { ear: event.ear })
        : { session: asked(session, 'ear'), effects: [] };
    case 'set-listening':
      return changed(session, { listens: event.listens });
    case 'show-enrol':
      return { session: { ...session, stage: { kind: 'enrol' } }, effects: [] };
    case 'delete-everything':
      return asking === 'delete'
        ? deleted(session)
        : { session: asked(session, 'delete'), effects: [] };
    case 'confirm':
      if (asking === 'ear') return changed(asked(session), { ear: 'browser' });
      return asking === 'delete' ? deleted(session) : { session, effects: [] };
    case 'cancel':
      return { session: asking ? asked(session) : session, effects: [] };
    case 'back':
      return { session: { ...session, stage: { kind: 'welcome' } }, effects: [] };
    default:
      return { session, effects: [] };
  }
}

function asked(session: Session, asking?: 'ear' | 'delete'): Session {
  return { ...session, stage: { kind: 'settings', ...(asking && { asking }) } };
}

function changed(session: Session, change: Partial<Settings>): Stepped {
  const settings = { ...session.settings, ...change };
  return { session: { ...session, settings }, effects: [{ kind: 'save-settings', settings }] };
}

/** What was chosen is heard at once: a sentence that every game begins with. */
function heard({ session, effects }: Stepped): Stepped {
  const sample: Effect = { kind: 'say', rulings: [{ kind: 'turn', seat: 'green' }] };
  return { session, effects: [...effects, sample] };
}

function wearing({ settings }: Session, voice?: string): Settings['voices'] {
  const { [settings.language]: _before, ...others } = settings.voices;
  return voice === undefined ? others : { ...others, [settings.language]: voice };
}

/** The game, the taught decks and the settings are gone; the language stays, so that the screen can still be read. */
function deleted(session: Session): Stepped {
  const { saved: _saved, ...rest } = session;
  const settings: Settings = { ...usualSettings, language: session.settings.language };
  const empty: Session = {
    ...rest,
    settings,
    decks: [],
    voices: [],
    enrolled: [],
    stage: { kind: 'welcome' },
  };
  return { session: empty, effects: [{ kind: 'delete-everything' }] };
}
