/** Turns files into recorded voices, if that is what they are. */

import { languageCalled } from './languages/languages.ts';
import type { OwnVoice } from './session/own-voice.ts';
import type { VoiceRefusal } from './session/view.ts';
import { readPack } from './voice/pack/pack-file.ts';

export function voiceInFile(file: Uint8Array): Omit<OwnVoice, 'key'> | VoiceRefusal {
  const pack = readPack(file);
  if (typeof pack === 'string') return pack;
  return languageCalled(pack.language) ? pack : 'unknown-language';
}
