/** Files that leave the app and come into it: decks, voices, and the game as text. */

import { languageCalled } from './languages/languages.ts';
import type { Effect } from './session/effect.ts';
import type { Report } from './session/event.ts';
import { deckInFile, fileOf } from './shelf.ts';
import { readPack, writePack } from './voice/pack/pack-file.ts';

type Wish = Extract<
  Effect,
  {
    readonly kind:
      'export-log' | 'export-deck' | 'open-deck-file' | 'export-voice' | 'open-voice-file';
  }
>;

/** What was in a file is reported; so is why it was refused. */
export async function carryFile(wish: Wish, report: (report: Report) => void): Promise<void> {
  switch (wish.kind) {
    case 'export-log':
      return download('spy-log.txt', wish.lines.join('\n'), 'text/plain');
    case 'export-deck':
      return download(`${wish.deck.name}.deck.json`, fileOf(wish.deck), 'application/json');
    case 'open-deck-file':
      return report(await deckIn(wish.text));
    case 'export-voice':
      return download(`${wish.voice.name}.spyvoice`, writePack(wish.voice));
    case 'open-voice-file':
      return report(voiceIn(wish.file));
  }
}

async function deckIn(text: string): Promise<Report> {
  const deck = await deckInFile(text);
  if (typeof deck === 'string') return { kind: 'deck-refused', reason: deck };
  return { kind: 'deck-opened', deck };
}

function voiceIn(file: Uint8Array): Report {
  const opened = readPack(file);
  if (typeof opened === 'string') return { kind: 'voice-refused', reason: opened };
  if (languageCalled(opened.language)) return { kind: 'voice-opened', opened };
  return { kind: 'voice-refused', reason: 'unknown-language' };
}

function download(name: string, content: BlobPart, type = 'application/octet-stream'): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
  URL.revokeObjectURL(link.href);
}
