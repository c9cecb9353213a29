/** `npm run sounds`: renders every sound that the app carries into public/. Needs espeak-ng and ffmpeg. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../languages/languages.ts';
import { soundMakers, soundNames } from '../voice/sounds/sounds.ts';
import { waveRate } from '../voice/sounds/wave.ts';
import { packMp3 } from './sounds/programs.ts';
import { renderVoice } from './sounds/render-voice.ts';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const soundKilobits = 64;

function renderSounds(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const waves = soundNames.map((name) => soundMakers[name]());
  const mp3s = packMp3(waves, waveRate, { rate: waveRate, kilobits: soundKilobits });
  soundNames.forEach((name, index) =>
    writeFileSync(join(folder, `${name}.mp3`), mp3s[index] ?? ''),
  );
  return mp3s.reduce((sum, { length }) => sum + length, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

console.log(`sounds: ${kilobytes(renderSounds(join(publicFolder, 'sounds')))}`);
for (const language of languages) {
  const bytes = renderVoice(language, join(publicFolder, 'voices', language.code));
  console.log(`voice ${language.code}: ${kilobytes(bytes)}`);
}
