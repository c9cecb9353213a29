/** Joins the session to the archive: what it wishes to keep is kept, and what cannot be kept is told plainly. */

import type { Effect } from './session/effect.ts';
import type { Report } from './session/event.ts';
import { readSettings } from './session/settings-text.ts';
import type { Notice } from './session/view.ts';
import { deckKept, fileOf } from './shelf.ts';
import type { Archive, Kept } from './storage/archive.ts';

type Wish = Extract<
  Effect,
  {
    readonly kind:
      | 'save-record'
      | 'save-line'
      | 'save-settings'
      | 'keep-deck'
      | 'delete-deck'
      | 'keep-voice'
      | 'delete-sound'
      | 'delete-voice'
      | 'keep-enrolled'
      | 'delete-enrolled'
      | 'delete-everything';
  }
>;

export type Memory = {
  readonly load: () => Promise<readonly Report[]>;
  readonly carryOut: (wish: Wish) => void;
};

/** `stay` asks the browser not to clear the archive out; it is called once, when there is a hand to lose. */
export function openMemory(
  archive: Archive,
  report: (report: Report) => void,
  stay: () => void,
): Memory {
  let lines: readonly string[] = [];
  let asked = false;
  /** After a line that could not be kept, the next one brings the whole record: it must have no hole. */
  let whole = true;
  /** What is done to the record is done one after the other: each must know what became of the one before. */
  let last = Promise.resolve();
  /** Of these something could not be kept: the next time all of it is tried again. */
  const unkeptVoices = new Set<string>();

  const kept = async (keeping: Promise<Kept>) => {
    const answer = await keeping;
    if (answer === 'kept') return true;
    report({ kind: 'notice', notice: answer });
    return false;
  };
  const keepVoice = async ({ voice, words }: Wish & { readonly kind: 'keep-voice' }) => {
    const { key, name, language, sounds } = voice;
    const news = unkeptVoices.has(key) ? sounds : only(sounds, words);
    const answer = await archive.keepVoice(key, { name, language, sounds: news });
    if (answer === 'kept') unkeptVoices.delete(key);
    else {
      unkeptVoices.add(key);
      report({ kind: 'notice', notice: 'voice-not-kept' });
    }
  };
  const toRecord = (keep: () => Promise<Kept>) => {
    last = last.then(async () => void (whole = await kept(keep())));
  };
  const addLine = (line: string) => {
    const now = (lines = [...lines, line]);
    toRecord(() => (whole ? archive.addLine(line) : archive.keepRecord(now)));
  };

  return {
    async load() {
      const found = await archive.load();
      if (typeof found === 'string')
        return [
          { kind: 'loaded', decks: [], voices: [] },
          { kind: 'notice', notice: found },
        ];
      lines = found.lines;
      whole = !found.broken;
      const settings = readSettings(found.settings ?? '');
      const decks = [...found.decks].flatMap(([key, text]) => deckKept(key, text) ?? []);
      const loaded: Report = {
        kind: 'loaded',
        ...(settings && { settings }),
        ...(lines.length > 0 ? { record: lines.join('\n') } : {}),
        voices: [...found.voices].map(([key, voice]) => ({ key, ...voice })),
        decks,
        enrolled: found.enrolled,
      };
      const notices: readonly Notice[] = [
        ...(found.broken ? (['saved-game-broken'] as const) : []),
        ...(decks.length < found.decks.size ? (['kept-deck-broken'] as const) : []),
      ];
      return [loaded, ...notices.map((notice) => ({ kind: 'notice', notice }) as const)];
    },
    carryOut(wish) {
      switch (wish.kind) {
        case 'save-record':
          lines = wish.lines;
          toRecord(() => archive.keepRecord(wish.lines));
          break;
        case 'save-line':
          if (!asked) stay();
          asked = true;
          addLine(wish.line);
          break;
        case 'save-settings':
          void kept(archive.keepSettings(JSON.stringify(wish.settings)));
          break;
        case 'keep-deck':
          void kept(archive.keepDeck(wish.deck.key, fileOf(wish.deck)));
          break;
        case 'delete-deck':
          void kept(archive.deleteDeck(wish.key));
          break;
        case 'keep-voice':
          void keepVoice(wish);
          break;
        case 'delete-sound':
          void kept(archive.deleteSound(wish.key, wish.words));
          break;
        case 'delete-voice':
          unkeptVoices.delete(wish.key);
          void kept(archive.deleteVoice(wish.key));
          break;
        case 'keep-enrolled':
          void kept(archive.keepEnrolled(wish.enrolled));
          break;
        case 'delete-enrolled':
          void kept(archive.deleteEnrolled(wish.colour, wish.language));
          break;
        case 'delete-everything':
          unkeptVoices.clear();
          lines = [];
          toRecord(() => archive.deleteEverything());
          break;
      }
    },
  };
}

function only<Value>(
  all: ReadonlyMap<string, Value>,
  keys: readonly string[],
): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([key]) => keys.includes(key)));
}
