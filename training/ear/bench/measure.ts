/**
 * `npm run ear:bench -- --voices tuning`: how well the ear hears each language, in a quiet place and in a room where six people talk.
 *
 * Needs espeak-ng, flite, festival, mbrola, pico2wave and their voices: see training/ear/README.md. Clips are rendered once, into data/ear.
 *
 * --voices SET   `tuning`, or `held-back` or `late` (sentences and voices that nothing was ever fitted to)
 * --lang CODE    one language; all where none is said
 * --each         also each clip that was not heard as it should be
 */

import { parseArgs } from 'node:util';
import type { Language, Moment } from '../../../src/languages/language.ts';
import { languages } from '../../../src/languages/languages.ts';
import { everyCommand } from '../../../src/languages/wording.ts';
import { openHearer } from '../../../src/terminal/ear-on-disk.ts';
import { answerTo } from '../../../src/terminal/answer.ts';
import { hearSound, meaningOf } from '../../../src/terminal/hear-wav.ts';
import { readLanguage } from '../../../src/terminal/language-option.ts';
import { soundRate } from '../../../src/voice/offline-ear/front-end.ts';
import { clipsOf, nameOf, type Clip } from './clips.ts';
import { outcomeOf, tallied, type Outcome } from './outcome.ts';
import { rooms } from './room.ts';
import { voices, voiceSets, type VoiceSet } from './voices.ts';

/** The table of the test lists. */
const moment: Moment = {
  commands: everyCommand(['red', 'blue']),
  turn: 'green',
  seats: ['green', 'red', 'blue'],
};

type Options = {
  readonly set: VoiceSet;
  readonly among: readonly Language[];
  readonly each: boolean;
};

/** Throws with a message in plain words. */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      voices: { type: 'string' },
      lang: { type: 'string' },
      each: { type: 'boolean', default: false },
    },
  });
  const set = voiceSets.find((known) => known === values.voices);
  if (set === undefined) throw new Error(`--voices is one of ${voiceSets.join(', ')}.`);
  const asked = values.lang === undefined ? languages : [readLanguage(values.lang)];
  return {
    set,
    among: asked.filter(({ code }) => voices[set][code].length > 0),
    each: values.each,
  };
}

async function measure({ set, among, each }: Options): Promise<void> {
  for (const language of among) {
    const hearer = await openHearer(language.code);
    for (const room of rooms) {
      const clips = clipsOf(language, set, room);
      const begun = performance.now();
      const heard = clips.map((clip) => {
        const verdict = hearSound(hearer, language, moment, clip.wave, soundRate);
        const answer = answerTo(meaningOf(language, verdict, moment));
        return { clip, answer, outcome: outcomeOf(clip.expected, answer) };
      });
      const seconds = (performance.now() - begun) / 1000;
      const length = clips.reduce((sum, { wave }) => sum + wave.length, 0) / soundRate;
      for (const voice of new Set(clips.map((clip) => clip.voice)))
        print(
          `${language.code} ${room} ${nameOf(voice)}`,
          heard.filter(({ clip }) => clip.voice === voice),
        );
      print(`${language.code} ${room}`, heard);
      console.log(`  ${(seconds / length).toFixed(2)} x real time`);
      if (each)
        for (const { clip, answer, outcome } of heard)
          if (outcome !== 'right' && outcome !== 'let-be')
            console.log(
              `  ${outcome}: ${clip.expected} <- ${clip.text} (${nameOf(clip.voice)}): ${answer}`,
            );
    }
  }
}

function print(name: string, heard: readonly { readonly clip: Clip; readonly outcome: Outcome }[]) {
  console.log(`${name}: ${tallied(heard.map(({ outcome }) => outcome))}`);
}

try {
  await measure(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
