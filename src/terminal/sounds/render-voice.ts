/** Renders everything that a language can say, and the index by which the app finds it. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../../cards/sentence.ts';
import type { Language } from '../../languages/language.ts';
import { everySentence } from '../../languages/say.ts';
import type { VoiceIndex } from '../../voice/voice-index.ts';
import { levelTo, trim } from '../../voice/sounds/level.ts';
import { packMp3, speak } from './programs.ts';

const paddingSeconds = 0.02;
const speechDb = -17;
const kilobits = 24;

/** Returns how many bytes were written. Sentences with the same words share one clip. */
export function renderVoice(language: Language, folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const clips: Record<string, VoiceIndex['clips'][string]> = {};
  let bytes = 0;
  for (const group of bySpoken(everySentence(language))) {
    const [{ key, spoken, locale }] = group;
    const { mp3, ms } = renderSpeech(spoken, locale);
    const file = `${key}.mp3`;
    writeFileSync(join(folder, file), mp3);
    bytes += mp3.length;
    for (const sentence of group) clips[sentence.key] = { file, ms, spoken };
  }
  const index: VoiceIndex = { language: language.code, clips };
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, undefined, 2)}\n`);
  return bytes;
}

function renderSpeech(
  spoken: string,
  locale: string,
): { readonly mp3: Buffer; readonly ms: number } {
  const { wave, rate } = speak(spoken, locale.toLowerCase());
  const clip = levelTo(trim(wave, rate, paddingSeconds), rate, speechDb);
  return { mp3: packMp3(clip, rate, kilobits), ms: Math.round((1000 * clip.length) / rate) };
}

type Group = readonly [Sentence, ...Sentence[]];

function bySpoken(sentences: readonly Sentence[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const sentence of sentences) {
    groups.set(sentence.spoken, [
      ...(groups.get(sentence.spoken) ?? []),
      sentence,
    ] as unknown as Group);
  }
  return [...groups.values()];
}
