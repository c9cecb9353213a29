/** The two programs that render the sounds: espeak-ng speaks, ffmpeg packs. They are needed on the maker's machine only. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Wave } from '../../voice/sounds/wave.ts';
import { readWav, writeWav } from './wav.ts';

/** `rate` in samples a second, as packed. */
export type Packing = { readonly rate: number; readonly kilobits: number };

/** Lower case, because espeak-ng spells out or stresses some capitals; the pace is an announcer's, which also keeps the clips small. */
export function speak(
  text: string,
  locale: string,
): { readonly wave: Wave; readonly rate: number } {
  const plain = text.toLocaleLowerCase(locale).replaceAll('’', "'").replaceAll('…', '.');
  const settings = ['-v', locale.toLowerCase(), '-s', '180', '-p', '45', '--stdout'];
  return readWav(execFileSync('espeak-ng', [...settings, plain], { maxBuffer: 2 ** 26 }));
}

/**
 * MP3s, which every browser decodes, with nothing in them that changes from one rendering to the next. All of them in
 * one run, because starting ffmpeg takes longer than packing a sentence.
 */
export function packMp3(waves: readonly Wave[], rate: number, packing: Packing): readonly Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
  const place = (index: number, kind: string) => join(folder, `${index}.${kind}`);
  const quality = ['-ar', `${packing.rate}`, '-c:a', 'libmp3lame', '-b:a', `${packing.kilobits}k`];
  const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const ins = waves.flatMap((_, index) => ['-i', place(index, 'wav')]);
  const outs = waves.flatMap((_, index) => [
    ...['-map', `${index}:a`, ...bare, ...quality],
    ...['-id3v2_version', '0', place(index, 'mp3')],
  ]);
  try {
    waves.forEach((wave, index) => writeFileSync(place(index, 'wav'), writeWav(wave, rate)));
    execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...ins, ...outs]);
    return waves.map((_, index) => readFileSync(place(index, 'mp3')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A clip as samples; nothing where ffmpeg is not there or cannot read it. */
export function unpackSound(file: string, rate: number): Wave | undefined {
  const plain = ['-f', 's16le', '-ac', '1', '-ar', String(rate), 'pipe:1'];
  const { status, stdout } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-i', file, ...plain],
    { maxBuffer: 2 ** 26 },
  );
  if (status !== 0) return undefined;
  return Float32Array.from(
    { length: Math.floor(stdout.length / 2) },
    (_, sample) => stdout.readInt16LE(2 * sample) / 32_768,
  );
}
