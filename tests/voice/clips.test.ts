/** The carried clips: each sentence of each language has one that says just that, and no clip is left over. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/languages/languages.ts';
import { everySentence } from '../../src/languages/say.ts';
import { soundNames } from '../../src/voice/sounds/sounds.ts';
import type { VoiceIndex } from '../../src/voice/voice-index.ts';
import { mp3Ms } from './mp3.ts';

describe.each(languages)('the voice of $name', (language) => {
  const folder = join('public/voices', language.code);
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as VoiceIndex;
  const sentences = everySentence(language);
  const files = new Set(Object.values(index.clips).map(({ file }) => file));

  it('has a clip for each sentence and a sentence for each clip', () => {
    expect(Object.keys(index.clips).sort()).toEqual(sentences.map(({ key }) => key).sort());
  });

  it('says what the language says now (else: npm run sounds)', () => {
    for (const { key, spoken } of sentences) expect(index.clips[key]?.spoken, key).toBe(spoken);
  });

  it('has the files of its index and no others', () => {
    expect(new Set(readdirSync(folder).filter((file) => file !== 'index.json'))).toEqual(files);
  });

  it('lasts as long as its index says, which is neither a click nor a speech', () => {
    for (const { file, ms } of Object.values(index.clips)) {
      // MP3 comes in frames of 26 ms, with an encoder's delay before and padding after.
      expect(Math.abs(mp3Ms(readFileSync(join(folder, file))) - ms), file).toBeLessThan(130);
      expect(ms, file).toBeGreaterThan(250);
      expect(ms, file).toBeLessThan(5000);
    }
  });

  it('is small enough to be carried', () => {
    const bytes = [...files].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(390_000);
  });
});

it.each(soundNames)('the sound “%s” is there', (name) => {
  expect(existsSync(`public/sounds/${name}.mp3`)).toBe(true);
});
