import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Archive } from '../../src/storage/archive.ts';
import { openArchive } from '../../src/storage/device-archive.ts';

let count = 0;
let name = '';
let archive: Archive;

beforeEach(() => {
  count += 1;
  name = `table ${String(count)}`;
  archive = openArchive(name);
});

const kept = async (from: Archive) => {
  const found = await from.load();
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('the archive', () => {
  test('a new one is empty and whole', async () => {
    expect(await archive.load()).toEqual({
      lines: [],
      broken: false,
      decks: new Map(),
      voices: new Map(),
      enrolled: [],
    });
  });

  test('lines come back in their order to another visit', async () => {
    await archive.keepRecord(['story: table', 'seats: green red']);
    await Promise.all([archive.addLine('---'), archive.addLine('flip'), archive.addLine('end')]);
    archive.close();
    const { lines, broken } = await kept(openArchive(name));
    expect(lines).toEqual(['story: table', 'seats: green red', '---', 'flip', 'end']);
    expect(broken).toBe(false);
  });

  test('a new record takes the place of the old one', async () => {
    await archive.keepRecord(['one', 'two']);
    await archive.keepRecord(['three']);
    expect((await kept(archive)).lines).toEqual(['three']);
  });

  test('no line can be read in what lies in the database, nor told by its length', async () => {
    await archive.keepRecord(['green: B1 S2 > T1 B1 S1 T2 B2', 'end']);
    const raw = await openDB(name);
    const values = (await raw.getAll('record')) as { cipher: ArrayBuffer }[];
    expect(values).toHaveLength(2);
    expect(new Set(values.map(({ cipher }) => cipher.byteLength)).size).toBe(1);
    for (const { cipher } of values)
      expect(new TextDecoder('latin1').decode(cipher)).not.toMatch(/B1|S2|end/);
    const key = (await raw.get('keys', 'record')) as CryptoKey;
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    raw.close();
  });

  test('a broken line costs what comes after it, and that is told', async () => {
    await archive.keepRecord(['a', 'b', 'c']);
    const raw = await openDB(name);
    const keys = await raw.getAllKeys('record');
    await raw.put('record', { nonce: new Uint8Array(12), cipher: new ArrayBuffer(80) }, keys[1]);
    raw.close();
    const { lines, broken } = await kept(archive);
    expect({ lines, broken }).toEqual({ lines: ['a'], broken: true });
  });

  test('a lost key makes the whole record unreadable, and a new game can still be kept', async () => {
    await archive.keepRecord(['a']);
    const raw = await openDB(name);
    await raw.clear('keys');
    raw.close();
    expect(await kept(archive)).toMatchObject({ lines: [], broken: true });
    await archive.keepRecord(['b']);
    expect(await kept(archive)).toMatchObject({ lines: ['b'], broken: false });
  });

  test('settings and decks are kept, and everything can be deleted', async () => {
    await archive.keepSettings('{"language":"en"}');
    await archive.keepDeck('ours', 'faces');
    await archive.addLine('x');
    expect(await kept(archive)).toEqual({
      settings: '{"language":"en"}',
      lines: ['x'],
      broken: false,
      decks: new Map([['ours', 'faces']]),
      voices: new Map(),
      enrolled: [],
    });
    expect(await archive.deleteEverything()).toBe('kept');
    expect(await kept(archive)).toEqual({
      lines: [],
      broken: false,
      decks: new Map(),
      voices: new Map(),
      enrolled: [],
    });
  });

  test('what somebody said for the app comes back, in place of what they had said', async () => {
    const take = (...numbers: number[]) => ({ said: 'spy red', sequence: Int8Array.from(numbers) });
    const blue = { colour: 'blue', language: 'et', takes: [take(1, -127)] } as const;
    await archive.keepEnrolled(blue);
    await archive.keepEnrolled({ ...blue, takes: [take(5)] });
    await archive.keepEnrolled({ ...blue, language: 'en' });
    await archive.keepEnrolled({ ...blue, colour: 'red' });
    expect(await archive.deleteEnrolled('red', 'et')).toBe('kept');
    archive.close();
    const again = openArchive(name);
    const byLanguage = (await kept(again)).enrolled.map(({ language, takes }) => [language, takes]);
    expect(new Map(byLanguage as [string, unknown][])).toEqual(
      new Map([
        ['en', [take(1, -127)]],
        ['et', [take(5)]],
      ]),
    );
    await again.deleteEverything();
    expect((await kept(again)).enrolled).toEqual([]);
  });

  test('what an older version kept is still there', async () => {
    const old = await openDB(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('keys');
        fresh.createObjectStore('record', { autoIncrement: true });
        fresh.createObjectStore('settings');
        fresh.createObjectStore('decks');
      },
    });
    await old.put('decks', 'faces', 'ours');
    old.close();
    const found = await kept(archive);
    expect(found.decks).toEqual(new Map([['ours', 'faces']]));
    expect(found.enrolled).toEqual([]);
  });

  test('one deck is deleted and the others stay', async () => {
    await archive.keepDeck('own-1', 'old');
    await archive.keepDeck('own-1', 'new');
    await archive.keepDeck('own-2', 'theirs');
    expect(await archive.deleteDeck('own-2')).toBe('kept');
    expect((await kept(openArchive(name))).decks).toEqual(new Map([['own-1', 'new']]));
  });
});

describe('recorded voices', () => {
  const voice = (...sounds: readonly (readonly [string, number])[]) => ({
    name: 'Aita',
    language: 'et',
    sounds: new Map(sounds.map(([words, byte]) => [words, Uint8Array.of(byte)])),
  });

  test('come back with all their sounds, those that were kept later too', async () => {
    await archive.keepVoice('voice-1', voice(['a', 1], ['b', 2]));
    await archive.keepVoice('voice-1', { ...voice(['b', 3]), name: 'Ema' });
    await archive.keepVoice('voice-10', voice(['a', 4]));
    expect(await archive.deleteSound('voice-1', 'a')).toBe('kept');
    expect((await kept(openArchive(name))).voices).toEqual(
      new Map([
        ['voice-1', { ...voice(['b', 3]), name: 'Ema' }],
        ['voice-10', voice(['a', 4])],
      ]),
    );
  });

  test('one is deleted with all its sounds, and the others stay', async () => {
    await archive.keepVoice('voice-1', voice(['a', 1], ['b', 2]));
    await archive.keepVoice('voice-10', voice(['a', 4]));
    expect(await archive.deleteVoice('voice-1')).toBe('kept');
    await archive.keepVoice('voice-1', voice());
    expect((await kept(archive)).voices.get('voice-1')?.sounds.size).toBe(0);
    expect((await kept(archive)).voices.get('voice-10')?.sounds.size).toBe(1);
  });

  test('an archive of before there were any is opened with all that it holds', async () => {
    const old = await openDB(name, 1, {
      upgrade(fresh) {
        for (const shelf of ['keys', 'settings', 'decks']) fresh.createObjectStore(shelf);
        fresh.createObjectStore('record', { autoIncrement: true });
      },
    });
    await old.put('decks', 'faces', 'ours');
    old.close();
    expect((await kept(archive)).decks).toEqual(new Map([['ours', 'faces']]));
    await archive.keepVoice('voice-1', voice(['a', 1]));
    expect((await kept(archive)).voices.size).toBe(1);
  });
});

describe('what goes wrong is a reason', () => {
  test.each([
    [new DOMException('no', 'SecurityError'), 'storage-missing'],
    [new DOMException('no', 'InvalidStateError'), 'storage-missing'],
    [new DOMException('full', 'QuotaExceededError'), 'storage-full'],
    [new DOMException('?', 'AbortError'), 'not-saved'],
  ])('%s', async (error, reason) => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw error;
    });
    expect(await archive.addLine('x')).toBe(reason);
    expect(await archive.load()).toBe(reason);
    open.mockRestore();
    // Later it may be allowed again.
    expect(await archive.addLine('y')).toBe('kept');
    expect((await kept(archive)).lines).toEqual(['y']);
  });
});
