/** The two programs that render the sounds: espeak-ng speaks, ffmpeg packs. They are needed on the maker's machine only. */

import { execFileSync } from 'node:child_process';
import type { Wave } from '../../voice/sounds/wave.ts';
import { readWav, writeWav } from './wav.ts';

/** Lower case, because espeak-ng spells out or stresses some capitals; the pace is that of a referee, not of a reader. */
export function speak(text: string, voice: string): { readonly wave: Wave; readonly rate: number } {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll('…', '.');
  const settings = ['-v', voice, '-s', '160', '-p', '45', '-g', '1', '--stdout'];
  return readWav(execFileSync('espeak-ng', [...settings, plain], { maxBuffer: 2 ** 26 }));
}

/** An MP3, which every browser decodes, with nothing in it that changes from one rendering to the next. */
export function packMp3(wave: Wave, rate: number, kilobits: number): Buffer {
  const quiet = ['-hide_banner', '-loglevel', 'error'];
  const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const packing = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${kilobits}k`,
    '-id3v2_version',
    '0',
    '-f',
    'mp3',
  ];
  return execFileSync('ffmpeg', [...quiet, '-i', 'pipe:0', ...bare, ...packing, 'pipe:1'], {
    input: writeWav(wave, rate),
    maxBuffer: 2 ** 26,
  });
}
