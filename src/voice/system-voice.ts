/** The system's own voice (Web Speech), with its known faults fenced in. */

import type { Sentence } from '../cards/sentence.ts';
import type { Voice } from './mouth.ts';
import { pause } from './pause.ts';
import type { Manner, Player } from './player.ts';

export interface SystemVoice extends Voice {
  tune(manner: Manner): void;
}

/** The list of voices is empty at first in most browsers; this long it is waited for, once. */
const listMs = 1000;
/** `speak` right after `cancel` is dropped. */
const cancelMs = 50;
/** `end` may never come: a sentence is taken to be over after this long. */
const longestMs = (text: string, speed: number) => 2500 + (120 * text.length) / speed;
/** A voice that has not begun by now (a language pack that is listed but missing) will not. */
const startMs = 2000;

export function openSystemVoice(
  synthesis: SpeechSynthesis | undefined,
  player: Player,
): SystemVoice {
  if (!synthesis) return missing;
  let manner: Manner = { speed: 1, volumeDb: 0 };
  let listed: Promise<readonly SpeechSynthesisVoice[]> | undefined;
  const voices = () => (listed ??= listOf(synthesis));
  let unlocked = false;
  const dumb = new Set<SpeechSynthesisVoice>();

  return {
    name: 'system',
    tune: (wished) => void (manner = wished),
    unlock: () => {
      if (unlocked) return;
      unlocked = true;
      void voices();
      const nothing = new SpeechSynthesisUtterance(' ');
      nothing.volume = 0;
      synthesis.speak(nothing);
    },
    ready: async (sentence) => {
      // Asked for every sentence, with a sound or without, so that all take the same time.
      const awake = await player.awake();
      const voice = voiceFor(sentence.locale, await voices());
      if (!voice || dumb.has(voice)) return undefined;
      const sound = awake ? await soundOf(sentence, player) : undefined;
      return async (signal) => {
        // Where the hiss cannot sound, its caption is better than a colour and nothing more.
        const text = sentence.sound && !sound ? sentence.caption : sentence.spoken;
        await speak(synthesis, wordsFor(voice, text, manner), signal).catch((failure: unknown) => {
          dumb.add(voice);
          throw failure;
        });
        if (sound && !signal.aborted) await player.play([sound], signal);
      };
    },
  };
}

const missing: SystemVoice = {
  name: 'system',
  tune: () => undefined,
  unlock: () => undefined,
  ready: async () => undefined,
};

/** It cannot be louder than usual. */
function wordsFor(
  voice: SpeechSynthesisVoice,
  text: string,
  { speed, volumeDb }: Manner,
): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = speed;
  utterance.volume = Math.min(1, 10 ** (volumeDb / 20));
  return utterance;
}

async function listOf(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length === 0) {
    const changed = new Promise<void>((resolve) =>
      synthesis.addEventListener('voiceschanged', () => resolve(), { once: true }),
    );
    await Promise.race([changed, pause(listMs)]);
  }
  return synthesis.getVoices();
}

/** Only a voice that lives on the device: others send the text to a server. The same country first. */
export function voiceFor(
  locale: string,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  // Android writes `en_GB`.
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const tag = locale.toLowerCase();
  const language = tag.split('-')[0];
  const own = voices.filter(
    (voice) => voice.localService && tagOf(voice).split('-')[0] === language,
  );
  return own.find((voice) => tagOf(voice) === tag) ?? own[0];
}

async function soundOf(sentence: Sentence, player: Player): Promise<AudioBuffer | undefined> {
  if (sentence.sound === undefined) return undefined;
  return player.load(`sounds/${sentence.sound}.mp3`).catch(() => undefined);
}

/** Rejects when the voice does not begin. */
async function speak(
  synthesis: SpeechSynthesis,
  utterance: SpeechSynthesisUtterance,
  signal: AbortSignal,
): Promise<void> {
  if (synthesis.speaking || synthesis.pending) {
    synthesis.cancel();
    await pause(cancelMs, signal);
  }
  if (signal.aborted) return;
  const stop = () => synthesis.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const over = follow(utterance);
    synthesis.speak(utterance);
    await Promise.race([over, pause(longestMs(utterance.text, utterance.rate), signal)]);
  } catch (failure) {
    // It must not begin after all while another voice speaks in its place.
    synthesis.cancel();
    throw failure;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function follow(utterance: SpeechSynthesisUtterance): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the voice did not begin')), startMs);
    utterance.onstart = () => clearTimeout(late);
    utterance.onend = () => {
      clearTimeout(late);
      resolve();
    };
    utterance.onerror = ({ error }) => {
      clearTimeout(late);
      if (error === 'canceled' || error === 'interrupted') resolve();
      else reject(new Error(error));
    };
  });
}
