/**
 * Who reads the test sentences. What is tuned is tuned on the one set; the others are for telling how well it came out: `late`
 * are voices that joined after the held-back ones had been run for three networks.
 */

import type { LanguageCode } from '../../../src/languages/codes.ts';

export const voiceSets = ['tuning', 'held-back', 'late'] as const;
export type VoiceSet = (typeof voiceSets)[number];

/** `name` as the program has it. MBROLA's voices and Festival's, Flite's and Pico's are made of people's recordings. */
export type Voice =
  /** `pitch` from 0 to 99, `pace` in words a minute. */
  | {
      readonly program: 'espeak-ng';
      readonly name: string;
      readonly pitch?: number;
      readonly pace?: number;
    }
  | { readonly program: 'flite' | 'pico2wave'; readonly name: string }
  /** `letters`: the alphabet that it reads. */
  | { readonly program: 'festival'; readonly name: string; readonly letters: 'latin1' | 'utf8' };

const espeak = (name: string, pitch = 50, pace = 165): Voice => ({
  program: 'espeak-ng',
  name,
  pitch,
  pace,
});
const flite = (name: string): Voice => ({ program: 'flite', name });
const festival = (name: string, letters: 'latin1' | 'utf8' = 'latin1'): Voice => ({
  program: 'festival',
  name,
  letters,
});

/** Two Finns read Estonian, and a Hindi speaker Marathi: with an accent, as some do. */
export const voices: Readonly<Record<VoiceSet, Readonly<Record<LanguageCode, readonly Voice[]>>>> =
  {
    tuning: {
      en: [flite('kal16'), flite('slt'), espeak('mb-us1'), espeak('en-gb+f4', 60)],
      nl: [espeak('mb-nl2'), espeak('nl+f4', 60), espeak('nl+klatt2', 40, 150)],
      et: [festival('suo_fi_lj_diphone'), espeak('et+f4', 60), espeak('et+klatt2', 40, 150)],
      el: [espeak('mb-gr1'), espeak('el+f4', 60), espeak('el+klatt2', 40, 150)],
      tr: [espeak('mb-tr1'), espeak('tr+f4', 60), espeak('tr+klatt2', 40, 150)],
      mr: [espeak('mb-in1'), espeak('mr+f4', 60), espeak('mr+klatt2', 40, 150)],
    },
    'held-back': {
      en: [
        { program: 'pico2wave', name: 'en-GB' },
        festival('ked_diphone'),
        espeak('mb-en1'),
        espeak('en-gb-scotland+m7', 35),
      ],
      nl: [espeak('mb-nl3'), espeak('mb-nl1'), espeak('nl+m7', 35, 180)],
      et: [espeak('mb-ee1'), festival('hy_fi_mv_diphone'), espeak('et+m7', 35, 180)],
      el: [espeak('mb-gr2'), espeak('el+linda', 55, 150), espeak('el+m7', 35, 180)],
      tr: [espeak('mb-tr2'), espeak('tr+linda', 55, 150), espeak('tr+m7', 35, 180)],
      mr: [
        festival('marathi_NSK_diphone', 'utf8'),
        espeak('mr+linda', 55, 150),
        espeak('mr+m7', 35, 180),
      ],
    },
    late: {
      en: [espeak('mb-us2'), espeak('mb-us3')],
      nl: [],
      et: [],
      el: [],
      tr: [],
      mr: [espeak('mb-in2')],
    },
  };
