/** Keeps everything in this browser's IndexedDB, the game's record sealed. */

import type { Archive, ArchiveFailure, Found, Kept, KeptVoice } from './archive.ts';
import { openDatabase, shelfNames, type Database } from './database.ts';
import { makeKey, seal, unseal, type Sealed } from './seal.ts';

/** `strict`: a line that was answered "kept" survives a dead battery. */
const lasting = { durability: 'strict' } as const;

export function openArchive(name = 'spy-referee'): Archive {
  let opening: Promise<Database> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const database = (): Promise<Database> => {
    opening ??= openDatabase(name, () => (opening = undefined));
    // A refusal is not for ever: the next wish tries again.
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const inTurn = <Result>(
    wish: (open: Database) => Promise<Result>,
  ): Promise<Result | ArchiveFailure> => {
    const carriedOut = last.then(async () => wish(await database())).catch(reasonOf);
    last = carriedOut;
    return carriedOut;
  };
  const keep = (wish: (open: Database) => Promise<unknown>): Promise<Kept> =>
    inTurn(async (open): Promise<Kept> => {
      await wish(open);
      return 'kept';
    });

  return {
    load: () => inTurn(found),
    keepRecord: (lines) => keep((open) => replaceRecord(open, lines)),
    addLine: (line) => keep((open) => addLine(open, line)),
    keepSettings: (text) => keep((open) => open.put('settings', text, 'settings')),
    keepDeck: (key, text) => keep((open) => open.put('decks', text, key)),
    deleteDeck: (key) => keep((open) => open.delete('decks', key)),
    keepVoice: (key, voice) => keep((open) => keepVoice(open, key, voice)),
    deleteSound: (key, words) => keep((open) => open.delete('sounds', [key, words])),
    deleteVoice: (key) => keep((open) => deleteVoice(open, key)),
    keepEnrolled: (enrolled) =>
      keep((open) => open.put('enrolled', enrolled, [enrolled.colour, enrolled.language])),
    deleteEnrolled: (colour, language) =>
      keep((open) => open.delete('enrolled', [colour, language])),
    deleteEverything: () => keep(clearShelves),
    close() {
      void opening?.then((open) => open.close()).catch(() => undefined);
      opening = undefined;
    },
  };
}

async function found(open: Database): Promise<Found> {
  const [settings, names, texts, sealed, key, voices, enrolled] = await Promise.all([
    open.get('settings', 'settings'),
    open.getAllKeys('decks'),
    open.getAll('decks'),
    open.getAll('record'),
    open.get('keys', 'record'),
    voicesIn(open),
    open.getAll('enrolled'),
  ]);
  const lines = key ? await readable(key, sealed) : [];
  return {
    ...(settings === undefined ? {} : { settings }),
    lines,
    broken: lines.length < sealed.length,
    decks: new Map(names.map((name, place) => [name, texts[place] ?? ''])),
    voices,
    enrolled,
  };
}

async function voicesIn(open: Database): Promise<ReadonlyMap<string, KeptVoice>> {
  const [keys, heads, places, sounds] = await Promise.all([
    open.getAllKeys('voices'),
    open.getAll('voices'),
    open.getAllKeys('sounds'),
    open.getAll('sounds'),
  ]);
  const soundsOf = (voice: string) =>
    places.flatMap(([of, words], at) => {
      const sound = sounds[at];
      return of === voice && sound ? [[words, sound] as const] : [];
    });
  const voices = keys.flatMap((key, at) => {
    const head = heads[at];
    return head ? [[key, { ...head, sounds: new Map(soundsOf(key)) }] as const] : [];
  });
  return new Map(voices);
}

async function keepVoice(open: Database, key: string, voice: KeptVoice): Promise<void> {
  const { name, language, sounds } = voice;
  const change = open.transaction(['voices', 'sounds'], 'readwrite', lasting);
  const wishes = [...sounds].map(([words, sound]) =>
    change.objectStore('sounds').put(sound, [key, words]),
  );
  const head = change.objectStore('voices').put({ name, language }, key);
  await Promise.all([head, ...wishes, change.done]);
}

async function deleteVoice(open: Database, key: string): Promise<void> {
  const change = open.transaction(['voices', 'sounds'], 'readwrite', lasting);
  // An empty list comes after every text.
  const all = IDBKeyRange.bound([key], [key, []]);
  const wishes = [
    change.objectStore('voices').delete(key),
    change.objectStore('sounds').delete(all),
  ];
  await Promise.all([...wishes, change.done]);
}

/** The lines up to the first that cannot be read: what comes after a hole would tell another game. */
async function readable(key: CryptoKey, sealed: readonly Sealed[]): Promise<readonly string[]> {
  const lines = await Promise.all(sealed.map((one) => unseal(key, one)));
  const hole = lines.indexOf(undefined);
  return lines.slice(0, hole < 0 ? lines.length : hole).filter((line) => line !== undefined);
}

async function replaceRecord(open: Database, lines: readonly string[]): Promise<void> {
  const key = await keyOf(open);
  const sealed = await Promise.all(lines.map((line) => seal(key, line)));
  const change = open.transaction('record', 'readwrite', lasting);
  const wishes = [change.store.clear(), ...sealed.map((line) => change.store.add(line))];
  await Promise.all([...wishes, change.done]);
}

async function addLine(open: Database, line: string): Promise<void> {
  const sealed = await seal(await keyOf(open), line);
  const change = open.transaction('record', 'readwrite', lasting);
  await Promise.all([change.store.add(sealed), change.done]);
}

async function keyOf(open: Database): Promise<CryptoKey> {
  const key = await open.get('keys', 'record');
  if (key) return key;
  const made = await makeKey();
  await open.put('keys', made, 'record');
  return made;
}

async function clearShelves(open: Database): Promise<void> {
  const change = open.transaction([...shelfNames], 'readwrite', lasting);
  const wishes = shelfNames.map((shelf) => change.objectStore(shelf).clear());
  await Promise.all([...wishes, change.done]);
}

/** A browser without IndexedDB, or one that forbids it, answers in several ways; a full one in one. */
function reasonOf(error: unknown): ArchiveFailure {
  if (!(error instanceof Error)) return 'not-saved';
  if (error.name === 'QuotaExceededError') return 'storage-full';
  const missing = ['ReferenceError', 'SecurityError', 'InvalidStateError', 'UnknownError'];
  return missing.includes(error.name) ? 'storage-missing' : 'not-saved';
}
