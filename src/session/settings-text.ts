/** Reads settings that were kept as JSON; whatever is not understood is as usual. */

import { usualSettings } from './session.ts';
import {
  ears,
  listeningTimes,
  mouths,
  speeds,
  themes,
  volumesDb,
  type Settings,
} from './settings.ts';

/** Nothing if it is not even an object: then nothing was kept. */
export function readSettings(text: string): Settings | undefined {
  const kept = objectIn(text);
  if (!kept) return undefined;
  const { language, deck } = kept;
  return {
    language: typeof language === 'string' ? language : usualSettings.language,
    theme: oneOf(themes, kept['theme']) ?? usualSettings.theme,
    mouth: oneOf(mouths, kept['mouth']) ?? usualSettings.mouth,
    speed: oneOf(speeds, kept['speed']) ?? usualSettings.speed,
    volumeDb: oneOf(volumesDb, kept['volumeDb']) ?? usualSettings.volumeDb,
    voices: textsIn(kept['voices']),
    ear: oneOf(ears, kept['ear']) ?? usualSettings.ear,
    listens: oneOf(listeningTimes, kept['listens']) ?? usualSettings.listens,
    deck: typeof deck === 'string' ? deck : usualSettings.deck,
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || !value) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}
