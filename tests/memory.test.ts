import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemory, type Memory } from '../src/memory.ts';
import type { Report } from '../src/session/event.ts';
import { openArchive } from '../src/storage/device-archive.ts';

/** A small machine that has other things to do is slow, not wrong. */
const patience = { timeout: 50_000 } as const;

let count = 0;
let name = '';
let memory: Memory;
let reports: Report[];

beforeEach(() => {
  count += 1;
  name = `evening ${String(count)}`;
  reports = [];
  memory = openMemory(
    openArchive(name),
    (report) => reports.push(report),
    () => undefined,
  );
});

/** What another visit would find. */
const linesKept = async () => {
  const archive = openArchive(name);
  const found = await archive.load();
  archive.close();
  return typeof found === 'string' ? found : found.lines;
};

/** Waits for it: a wish to keep something is not answered to whoever has it. */
const keptIs = (holds: (lines: readonly string[] | string) => void) =>
  vi.waitFor(async () => holds(await linesKept()), patience);

/** The device is full for whatever is added next, and only for that. */
function fullOnce(): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
}

/** As when the room runs out while the line is being written: the browser takes the whole change back. */
function abortedOnce(): void {
  const { add } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...what
  ) {
    const request = add.apply(this, what);
    this.transaction.abort();
    return request;
  });
}

describe('the record has no hole', () => {
  test.each([
    ['refused', fullOnce, 'storage-full'],
    ['taken back', abortedOnce, 'not-saved'],
  ])('when a line is %s while the next ones are on their way', async (_, fails, notice) => {
    memory.carryOut({ kind: 'save-record', lines: ['story: table', '---'] });
    await keptIs((lines) => expect(lines).toHaveLength(2));
    fails();
    for (const line of ['flip', 'spy red', 'end']) memory.carryOut({ kind: 'save-line', line });
    await keptIs((lines) =>
      expect(lines).toEqual(['story: table', '---', 'flip', 'spy red', 'end']),
    );
    expect(reports).toEqual([{ kind: 'notice', notice }]);
  });

  test('when a new game could not be begun at once', async () => {
    memory.carryOut({ kind: 'save-record', lines: ['an old game'] });
    await keptIs((lines) => expect(lines).toEqual(['an old game']));
    fullOnce();
    memory.carryOut({ kind: 'save-record', lines: ['story: table'] });
    memory.carryOut({ kind: 'save-line', line: 'flip' });
    await keptIs((lines) => expect(lines).toEqual(['story: table', 'flip']));
  });

  test('and a line that is still on its way does not come back after everything was deleted', async () => {
    memory.carryOut({ kind: 'save-record', lines: ['story: table'] });
    memory.carryOut({ kind: 'save-line', line: 'flip' });
    memory.carryOut({ kind: 'delete-everything' });
    memory.carryOut({ kind: 'save-line', line: 'the next game' });
    await keptIs((lines) => expect(lines).toEqual(['the next game']));
  });
});

describe('what is found at the start', () => {
  const found = async () => {
    const reports = await memory.load();
    const notices = reports.flatMap((one) => (one.kind === 'notice' ? [one.notice] : []));
    const decks = reports.flatMap((one) => (one.kind === 'loaded' ? one.decks : []));
    return { notices, names: decks.map((deck) => deck.name) };
  };

  test('a kept deck that cannot be read any more is told, and the others are there', async () => {
    const deck = { key: 'own-1', name: 'Blue fish', aspect: 3, pictures: {} };
    memory.carryOut({ kind: 'keep-deck', deck });
    await vi.waitFor(async () => expect((await found()).names).toEqual(['Blue fish']), patience);
    const archive = openArchive(name);
    await archive.keepDeck('own-2', '{"cut short');
    archive.close();
    expect(await found()).toEqual({ notices: ['kept-deck-broken'], names: ['Blue fish'] });
  });
});
