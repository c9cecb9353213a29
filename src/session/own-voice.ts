/** Voices that somebody lent, as far as they were recorded. */

import type { Sentence } from '../cards/sentence.ts';
import { languageOf } from '../languages/languages.ts';
import { sentencesToRead } from '../languages/read-aloud.ts';
import { freeName } from './own-deck.ts';

export type OwnVoice = {
  /** Stays when the voice is renamed: the settings know it by it. */
  readonly key: string;
  readonly name: string;
  /** The code of the language in which it speaks. */
  readonly language: string;
  /** By the words that are spoken. Of another version of the app there may be some that nobody says any more. */
  readonly sounds: ReadonlyMap<string, Uint8Array>;
};

/** A voice is never called what another is called; `key` is new as well. */
export function addedVoice(voices: readonly OwnVoice[], voice: Omit<OwnVoice, 'key'>): OwnVoice {
  const last = Math.max(0, ...voices.map(({ key }) => Number(key.replace('voice-', '')) || 0));
  return { ...voice, name: freeName(voices, voice.name), key: `voice-${String(last + 1)}` };
}

export function toRead({ language }: OwnVoice): readonly Sentence[] {
  return sentencesToRead(languageOf(language));
}

/** The first words that are still missing, beginning after these. */
export function missingAfter(voice: OwnVoice, words?: string): string | undefined {
  const all = toRead(voice).map(({ spoken }) => spoken);
  const start = words === undefined ? 0 : all.indexOf(words) + 1;
  return [...all.slice(start), ...all.slice(0, start)].find((one) => !voice.sounds.has(one));
}

/** The voice that speaks in this language, if one was chosen and is still there. */
export function voiceWorn(
  voices: readonly OwnVoice[],
  worn: Readonly<Partial<Record<string, string>>>,
  language: string,
): OwnVoice | undefined {
  return voices.find((voice) => voice.language === language && voice.key === worn[language]);
}
