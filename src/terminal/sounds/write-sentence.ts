/** Writes what the app sounds for a sentence as one WAV file: the carried clip, and the hiss or the boom after it. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sentence } from '../../cards/sentence.ts';
import type { VoiceIndex } from '../../voice/voice-index.ts';
import { unpackSound } from './programs.ts';
import { writeWav } from './wav.ts';

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url));
/** What recognisers listen to. */
const rate = 16_000;

/** What is missing, in plain words; nothing if the file was written. */
export function writeSentence(
  { key, language, sound }: Sentence,
  path: string,
): string | undefined {
  const folder = `${publicFolder}/voices/${language}`;
  const file = existsSync(`${folder}/index.json`) ? readIndex(folder).clips[key]?.file : undefined;
  if (file === undefined) return `there is no clip for “${key}”; npm run sounds renders it.`;
  const files = [`${folder}/${file}`, ...(sound ? [`${publicFolder}/sounds/${sound}.mp3`] : [])];
  const waves = files.map((each) => unpackSound(each, rate));
  if (waves.includes(undefined)) return 'ffmpeg, which unpacks the clips, is missing or failed.';
  writeFileSync(path, writeWav(joined(waves.flatMap((wave) => wave ?? [])), rate));
  return undefined;
}

function readIndex(folder: string): VoiceIndex {
  return JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as VoiceIndex;
}

function joined(waves: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(waves.reduce((length, wave) => length + wave.length, 0));
  let at = 0;
  for (const wave of waves) {
    whole.set(wave, at);
    at += wave.length;
  }
  return whole;
}
