/** Opens the mouth in a browser: Web Speech, Web Audio, and the files under public/. */

import { openCarriedVoice } from './carried-voice.ts';
import type { Mouth } from './mouth.ts';
import { openPlayer } from './player.ts';
import { openRecordedVoice } from './recorded-voice.ts';
import { speaker } from './speaker.ts';
import { openSystemVoice } from './system-voice.ts';
import type { VoiceIndex } from './voice-index.ts';

/** `base` is the address of the page, to which the files are relative. */
export function openMouth(base: string): Mouth {
  const fetched = async (file: string) => {
    const response = await fetch(new URL(file, base));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response;
  };
  const player = openPlayer(
    () => new AudioContext({ latencyHint: 'interactive' }),
    async (file) => (await fetched(file)).arrayBuffer(),
  );
  const carried = openCarriedVoice(
    player,
    async (language) =>
      (await (await fetched(`voices/${language}/index.json`)).json()) as VoiceIndex,
  );
  const synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
  return speaker(openSystemVoice(synthesis, player), carried, openRecordedVoice(player), player);
}
