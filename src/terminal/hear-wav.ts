/** Hears sound files with the app's own ear. */

import { readFileSync } from 'node:fs';
import { graphsAt, meaningsOf } from '../languages/expected.ts';
import type { Language, Moment } from '../languages/language.ts';
import { understand, type Understanding } from '../languages/understand.ts';
import type { Hearer } from '../voice/offline-ear/hearer.ts';
import { Resampler } from '../voice/offline-ear/resample.ts';
import type { Verdict } from '../voice/offline-ear/verdict.ts';
import { readWav } from './sounds/wav.ts';

/** Throws with a message in plain words where there is no such file. */
export function hearFile(
  hearer: Hearer,
  language: Language,
  moment: Moment,
  file: string,
): Understanding {
  const { wave, rate } = readWav(readSound(file));
  return meaningOf(language, hearSound(hearer, language, moment, wave, rate), moment);
}

export function hearSound(
  hearer: Hearer,
  language: Language,
  moment: Moment,
  wave: Float32Array,
  rate: number,
): Verdict {
  const utterance = hearer.listen(graphsAt(language, moment));
  const resampler = new Resampler(rate);
  utterance.push(resampler.push(wave));
  // A file may end with the last sound; a room never does.
  utterance.push(resampler.push(new Float32Array(rate / 4)));
  return utterance.verdict();
}

/** As the app takes it: what was heard badly is asked back, whatever it means. */
export function meaningOf(language: Language, verdict: Verdict, moment: Moment): Understanding {
  switch (verdict.kind) {
    case 'sure':
      return understand(language, verdict.wording, moment);
    case 'unsure': {
      const candidates = meaningsOf(language, verdict.wordings, moment);
      return candidates.length > 0 ? { kind: 'ambiguous', candidates } : { kind: 'not-understood' };
    }
    case 'talk':
    case 'silence':
      return { kind: 'not-understood' };
  }
}

function readSound(file: string): Buffer {
  const sound = readFileSync(file);
  if (sound.toString('latin1', 0, 4) !== 'RIFF') throw new Error(`${file}: this is no WAV file`);
  return sound;
}
