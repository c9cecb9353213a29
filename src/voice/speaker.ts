/** A mouth made of voices: it lets the wished one speak, and the next one where that cannot. */

import type { Sentence } from '../cards/sentence.ts';
import type { CarriedVoice } from './carried-voice.ts';
import { answerDelayMs, type Mouth, type MouthChoice, type Spoken, type Voice } from './mouth.ts';
import { pause } from './pause.ts';
import type { Player } from './player.ts';
import type { RecordedVoice } from './recorded-voice.ts';
import type { SystemVoice } from './system-voice.ts';
import { soundNames, type SoundName } from './sounds/sounds.ts';

/** A language that is still on its way is waited for so long. */
const preparingMs = 2000;

export function speaker(
  system: SystemVoice,
  carried: CarriedVoice,
  recorded: RecordedVoice,
  player: Player,
): Mouth {
  let choice: MouthChoice = 'carried';
  let current: AbortController | undefined;
  let prepared: Promise<unknown> = Promise.resolve();

  const order = (): readonly Voice[] => {
    switch (choice) {
      case 'system':
        return [system, carried];
      case 'carried':
        return [recorded, carried, system];
      case 'none':
        return [];
    }
  };

  const play = async (sound: SoundName) => {
    if (choice === 'none' || !(await player.awake())) return;
    const buffer = await player.load(`sounds/${sound}.mp3`);
    await player.play([buffer], new AbortController().signal);
  };

  return {
    unlock: () => [system, carried].forEach((voice) => voice.unlock()),
    prepare: async (language) => {
      const sounds = soundNames.map((name) => player.load(`sounds/${name}.mp3`));
      await (prepared = Promise.allSettled([
        carried.prepare(language),
        recorded.prepare(language),
        ...sounds,
      ]));
    },
    choose: (who) => void (choice = who),
    tune: (manner) => {
      system.tune(manner);
      player.tune(manner);
    },
    say: async (sentence, signal) => {
      current?.abort();
      const mine = following(signal);
      current = mine;
      const even = Promise.all([
        pause(answerDelayMs, mine.signal),
        // All of it, and not this sentence alone: how long one clip takes must tell nothing.
        Promise.race([prepared, pause(preparingMs, mine.signal)]),
      ]);
      const spoken = await sayFirst(order(), sentence, player, even, mine.signal);
      if (current === mine) current = undefined;
      // Nothing is left to stop; this lets go of the caller's signal.
      mine.abort();
      return spoken;
    },
    wear: (recordings) => recorded.wear(recordings),
    playBack: async (sound, signal) => {
      current?.abort();
      const mine = following(signal);
      current = mine;
      if (await player.awake()) await player.play([recorded.words(sound)], mine.signal);
      if (current === mine) current = undefined;
      mine.abort();
    },
    play: (sound) => void play(sound).catch(() => undefined),
    get speaking() {
      return current !== undefined;
    },
    close: () => {
      current?.abort();
      player.close();
    },
  };
}

/** Stops when `signal` does, or on its own. (`AbortSignal.any` is too young for the phones on the table.) */
function following(signal: AbortSignal): AbortController {
  const mine = new AbortController();
  if (signal.aborted) mine.abort();
  else signal.addEventListener('abort', () => mine.abort(), { once: true, signal: mine.signal });
  return mine;
}

/** The search for a voice runs while `even` is waited for: however long it takes within that, the answer begins alike. */
async function sayFirst(
  voices: readonly Voice[],
  sentence: Sentence,
  player: Player,
  even: Promise<unknown>,
  signal: AbortSignal,
): Promise<Spoken> {
  if (voices.length === 0) return { kind: 'silent', reason: 'off' };
  let touched = true;
  for (const voice of voices) {
    if (voice.name !== 'system' && !(await player.awake())) {
      touched = false;
      continue;
    }
    const speak = await voice.ready(sentence).catch(() => undefined);
    await even;
    if (signal.aborted) return { kind: 'silent', reason: 'stopped' };
    if (!speak) continue;
    const said = await speak(signal).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return { kind: 'silent', reason: 'stopped' };
    if (said) return { kind: 'spoken', by: voice.name };
  }
  return { kind: 'silent', reason: touched ? 'no-voice' : 'not-touched' };
}
