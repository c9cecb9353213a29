/** Asks espeak-ng how it would say something. */

import { execFileSync } from 'node:child_process';

/** In IPA. Lines with an empty one between are spoken one by one. */
export function spokenBy(voice: string, texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return [];
  const input = texts.map((text) => `${text}\n\n`).join('');
  const said = execFileSync('espeak-ng', ['-q', '--ipa', '-v', voice], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === texts.length) return lines;
  if (texts.length === 1) return [lines.join(' ')];
  // Something in it is spoken in pieces, or not at all.
  const half = texts.length >> 1;
  return [...spokenBy(voice, texts.slice(0, half)), ...spokenBy(voice, texts.slice(half))];
}
