/**
 * Lists what people have recorded and Debian ships, with the phones that they speak: `npx tsx training/ear/recordings.ts --out FILE [--most N]`.
 *
 * Asterisk's prompts (English, Spanish, French, Italian, Russian), the names of Tux Paint's stamps (ten languages) and the corpus of
 * Festival's Russian voice. What a machine lacks is left out, and said so. Not every speaker says what is written: training hears them
 * through a network and leaves out what it cannot believe (`train_ear.py`). One line a recording, as sentences.ts writes them.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { spokenBy } from './espeak.ts';
import { phones, phonesOf, withoutDoubles } from './phones.ts';

type Recording = {
  /** Where it is, and which part of it, in seconds. */
  readonly file: string;
  readonly from?: number;
  readonly to?: number;
  readonly phones: readonly string[];
};

const [fewestPhones, mostPhones] = [3, 80];

/** Names of languages, and espeak-ng's voice that tells how a text is said. */
const prompts = { en: 'en-us', es: 'es-419', fr: 'fr', it: 'it', ru: 'ru' } as const;
const stamps = {
  ...{ ro: 'ro', bg: 'bg', be: 'be', ca: 'ca', fr: 'fr', es: 'es', ru: 'ru', el: 'el', lt: 'lt' },
  ...{ nl: 'nl' },
} as const;

/** What is read otherwise than it is written is left out: numbers, signs, lost letters. */
const plain = /^[\p{L}\p{M}\s.,;:!'’«»“”"()-]+$/u;

function saidIn(voice: string, rows: readonly (readonly [file: string, text: string])[]) {
  const fit = rows.filter(([file, text]) => plain.test(text) && existsSync(file));
  const said = spokenBy(
    voice,
    fit.map(([, text]) => text.replace(/[^\p{L}\p{M}' -]+/gu, ' ')),
  );
  return fit.flatMap(([file], at): Recording[] => {
    try {
      return [{ file, phones: phonesOf(said[at]!, voice) }];
    } catch {
      return []; // A sound for which the six languages have none.
    }
  });
}

function ofAsterisk(): readonly Recording[] {
  return Object.entries(prompts).flatMap(([code, voice]) => {
    const text = `/usr/share/doc/asterisk-core-sounds-${code}/core-sounds-${code}.txt.gz`;
    if (!existsSync(text)) return missing(`asterisk-core-sounds-${code}`);
    const folder = `/usr/share/asterisk/sounds/${code}`;
    const rows = gunzipSync(readFileSync(text))
      .toString('utf8')
      .split('\n')
      .map((line) => /^([\w/-]+):\s*(.+?)\s*$/.exec(line))
      .filter((row) => row !== null)
      .map(([, name, said]) => [join(folder, `${name!}.g722`), said!] as const);
    return saidIn(voice, rows);
  });
}

function ofTuxPaint(): readonly Recording[] {
  const folder = '/usr/share/tuxpaint/stamps';
  if (!existsSync(folder)) return missing('tuxpaint-stamps-default');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name));
  return Object.entries(stamps).flatMap(([code, voice]) =>
    saidIn(
      voice,
      texts.flatMap((file) => {
        const line = new RegExp(`^${code}\\.utf8=(.+)$`, 'm').exec(readFileSync(file, 'utf8'));
        return line === null
          ? []
          : [[file.replace(/\.txt$/, `_desc_${code}.ogg`), line[1]!] as const];
      }),
    ),
  );
}

/** The labels of Festival's Russian voice: those of two letters are soft, those of vowels tell the stress. */
const russian: Readonly<Record<string, string>> = {
  ...{ a: 'a', aa: 'a', ay: 'ə', ae: 'ɪ', o: 'o', oo: 'o', e: 'e', ee: 'e', i: 'i', ii: 'i' },
  ...{ u: 'u', uu: 'u', ur: 'u', y: 'ɪ', yy: 'ɪ', j: 'j', c: 'ts', ch: 'tʃ', sh: 'ʃ', sch: 'ʃ' },
  ...{ zh: 'ʒ', h: 'x', hh: 'x' },
};
const shortest = 0.8;

function ofFestival(): readonly Recording[] {
  const folder = '/usr/share/festival/voices/russian/msu_ru_nsh_clunits';
  if (!existsSync(folder)) return missing('festvox-ru');
  return readdirSync(join(folder, 'lab'))
    .sort()
    .flatMap((name) => {
      const file = join(folder, 'wav', name.replace('.lab', '.wav'));
      const found: Recording[] = [];
      let [from, row]: [number, string[]] = [0, []];
      let end = 0;
      for (const line of readFileSync(join(folder, 'lab', name), 'utf8').split('\n')) {
        const [time, , label] = line.trim().split(/\s+/);
        if (label === undefined || !/^\d/.test(time!)) continue;
        if (label !== 'pau') row.push(russian[label] ?? label[0]!);
        else {
          if (end - from > shortest)
            found.push({ file, from, to: end, phones: withoutDoubles(row) });
          [from, row] = [Number(time), []];
        }
        end = Number(time);
      }
      return found;
    });
}

function missing(what: string): readonly Recording[] {
  console.error(`Recordings that are not here: ${what}`);
  return [];
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, most: { type: 'string', default: '100000' } },
});
if (values.out === undefined) throw new Error('--out FILE says where the list goes.');
const recordings = [ofAsterisk(), ofTuxPaint(), ofFestival()]
  .flat()
  .filter((one) => one.phones.length >= fewestPhones && one.phones.length < mostPhones);
// Of all sources alike, where they are more than asked for.
const every = Math.max(1, Math.ceil(recordings.length / Number(values.most)));
const lines = recordings
  .filter((_, at) => at % every === 0)
  .map((recording) =>
    JSON.stringify({
      ...recording,
      program: 'recording',
      stretch: 1,
      phones: recording.phones.map((phone) => phones.indexOf(phone)),
    }),
  );
writeFileSync(values.out, lines.map((line) => `${line}\n`).join(''));
console.log(`${String(lines.length)} recordings`);
