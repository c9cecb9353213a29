/** Has a sentence read by a synthesizer. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWav } from '../../../src/terminal/sounds/wav.ts';
import { Resampler } from '../../../src/voice/offline-ear/resample.ts';
import type { Voice } from './voices.ts';

/** At 16 kHz. Throws where the program or its voice is not there. */
export function readAloud(text: string, voice: Voice, locale: string): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'read-aloud-'));
  const file = join(folder, 'said.wav');
  try {
    run(voice, text.toLocaleLowerCase(locale), file, join(folder, 'text'));
    const { wave, rate } = readWav(readFileSync(file));
    // What follows the last sample lets the resampler give all that it holds.
    return new Resampler(rate).push(Float32Array.from([...wave, ...new Float32Array(rate / 10)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(voice: Voice, text: string, file: string, textFile: string): void {
  const start = (program: string, ...options: string[]) =>
    execFileSync(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const { program, name } = voice;
  switch (program) {
    case 'espeak-ng': {
      const { pitch = 50, pace = 165 } = voice;
      start(program, '-v', name, '-p', String(pitch), '-s', String(pace), '-w', file, text);
      return;
    }
    case 'flite':
      start(program, '-voice', name, '-t', text, '-o', file);
      return;
    case 'pico2wave':
      start(program, '-l', name, '-w', file, text);
      return;
    case 'festival':
      writeFileSync(textFile, lettersOf(text, voice.letters));
      start('text2wave', textFile, '-o', file, '-eval', `(voice_${name})`);
  }
}

/** A Finn has no õ, and reads š as s. */
function lettersOf(text: string, letters: 'latin1' | 'utf8'): Buffer {
  if (letters === 'utf8') return Buffer.from(text, 'utf8');
  const plain = text.replaceAll('õ', 'ö').replaceAll('š', 's').replaceAll('ž', 's');
  return Buffer.from(plain, 'latin1');
}
