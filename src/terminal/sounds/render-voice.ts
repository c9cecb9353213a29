/** Renders everything that a language can say, and the index by which the app finds it. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../../cards/sentence.ts';
import type { Language } from '../../languages/language.ts';
import { everySentence } from '../../languages/say.ts';
import type { VoiceIndex } from '../../voice/voice-index.ts';
import { levelTo, speechDb, trim } from '../../voice/sounds/level.ts';
import type { Wave } from '../../voice/sounds/wave.ts';
import { packMp3, speak } from './programs.ts';

const paddingSeconds = 0.02;
/** Six languages must be small enough to be carried, and speech needs no more. */
const packing = { rate: 16_000, kilobits: 16 };

/** Returns how many bytes were written. Sentences with the same words share one clip. */
export function renderVoice(language: Language, folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = bySpoken(everySentence(language));
  const { waves, rate } = speakAll(
    groups.map(([{ spoken }]) => spoken),
    language.locale,
  );
  const mp3s = packMp3(waves, rate, packing);
  const clips: Record<string, VoiceIndex['clips'][string]> = {};
  groups.forEach((group, index) => {
    const [{ key, spoken }] = group;
    const file = `${key}.mp3`;
    writeFileSync(join(folder, file), mp3s[index] ?? '');
    const ms = Math.round((1000 * (waves[index]?.length ?? 0)) / rate);
    for (const sentence of group) clips[sentence.key] = { file, ms, spoken };
  });
  const index: VoiceIndex = { language: language.code, clips };
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, undefined, 2)}\n`);
  return mp3s.reduce((sum, { length }) => sum + length, 0);
}

/** All at the rate of the synthesizer, trimmed and equally loud. */
function speakAll(
  texts: readonly string[],
  locale: string,
): { readonly waves: readonly Wave[]; readonly rate: number } {
  const spoken = texts.map((text) => speak(text, locale));
  const waves = spoken.map(({ wave, rate }) =>
    levelTo(trim(wave, rate, paddingSeconds), rate, speechDb),
  );
  return { waves, rate: spoken[0]?.rate ?? 0 };
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
