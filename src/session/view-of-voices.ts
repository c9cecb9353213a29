/** What the screens of the recorded voices show. */

import { toRead, type OwnVoice } from './own-voice.ts';
import type { Recording, Session, Voices } from './session.ts';
import type { RecordScreen, VoiceName, VoicesScreen } from './view.ts';

export function voicesScreen({ voices }: Session, stage: Voices): VoicesScreen {
  const called = (key: string | undefined): VoiceName | undefined => {
    const voice = voices.find((one) => one.key === key);
    return voice && { key: voice.key, name: voice.name };
  };
  const [added, deleting] = [called(stage.added), called(stage.deleting)];
  return {
    kind: 'voices',
    own: voices.map((voice) => {
      const { key, name, language } = voice;
      return { key, name, language, ...progress(voice) };
    }),
    ...(added && { added }),
    ...(deleting && { deleting }),
    ...(stage.refused && { refused: stage.refused }),
  };
}

export function recordScreen(voices: readonly OwnVoice[], stage: Recording): RecordScreen {
  const voice = voices.find(({ key }) => key === stage.key);
  if (!voice) throw new Error('The voice that is being recorded is not there.');
  return {
    kind: 'record',
    name: voice.name,
    language: voice.language,
    asked: stage.asked,
    sentences: toRead(voice).map(({ spoken, sound }) => ({
      words: spoken,
      soundFollows: sound !== undefined,
      recorded: voice.sounds.has(spoken),
    })),
    state: stage.state,
  };
}

function progress(voice: OwnVoice): { readonly recorded: number; readonly of: number } {
  const all = toRead(voice);
  const recorded = all.filter(({ spoken }) => voice.sounds.has(spoken)).length;
  return { recorded, of: all.length };
}
