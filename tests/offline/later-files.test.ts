/** The ear's files, which are kept once they were asked for: an update must not take them away. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringAlong, clearOut, keepLater } from '../../src/offline/later-files.ts';

const at = (file: string) => `https://table.example/assets/${file}`;

/** The part of the browser's caches that is used, in memory. */
class Shelves {
  readonly #shelves = new Map<string, Map<string, Response>>();

  open(name: string) {
    const shelf = this.#shelves.get(name) ?? new Map<string, Response>();
    this.#shelves.set(name, shelf);
    return Promise.resolve({
      put: (address: string, answer: Response) => Promise.resolve(void shelf.set(address, answer)),
      keys: () => Promise.resolve([...shelf.keys()].map((url) => ({ url }))),
      delete: (address: string) => Promise.resolve(shelf.delete(address)),
    });
  }

  keys = () => Promise.resolve([...this.#shelves.keys()]);

  delete = (name: string) => Promise.resolve(this.#shelves.delete(name));

  match = (address: string) => {
    const all = [...this.#shelves.values()].flatMap((shelf) => shelf.get(address) ?? []);
    return Promise.resolve(all[0]?.clone());
  };
}

let caches: CacheStorage;
const fetched: string[] = [];
const holds = async (file: string) => (await caches.match(at(file)))?.text();
const keep = (file: string, text: string) => keepLater(caches, at(file), new Response(text));

/** From one version to the next, which has these files for later. */
async function update(...files: readonly string[]): Promise<void> {
  await caches.open('app-new');
  await bringAlong(caches, files.map(at));
  await clearOut(caches, 'app-new', files.map(at));
}

beforeEach(() => {
  caches = new Shelves() as unknown as CacheStorage;
  fetched.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response('from the server'));
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('an update', () => {
  test('keeps what did not change, and asks no network for it', async () => {
    await keep('weights-AAAAaaaa.bin', 'the ear');
    await update('weights-AAAAaaaa.bin', 'et-BBBBbbbb.json');
    expect(await holds('weights-AAAAaaaa.bin')).toBe('the ear');
    expect(fetched).toEqual([]);
  });

  test('fetches what changed, and throws the old one away', async () => {
    await keep('et-AAA_-aaa.json', 'old');
    await update('et-BBB-_bbb.json');
    expect(await holds('et-BBB-_bbb.json')).toBe('from the server');
    expect(await holds('et-AAA_-aaa.json')).toBeUndefined();
  });

  test('fetches nothing that nobody asked for', async () => {
    await keep('weights-AAAAaaaa.bin', 'the ear');
    await update('weights-AAAAaaaa.bin', 'et-BBBBbbbb.json', 'mr-CCCCcccc.json');
    expect(fetched).toEqual([]);
    expect(await holds('mr-CCCCcccc.json')).toBeUndefined();
  });

  test('takes the ear along from a version that kept it among its own files', async () => {
    const old = await caches.open('app-old');
    await old.put(at('weights-AAAAaaaa.bin'), new Response('the ear'));
    await update('weights-AAAAaaaa.bin');
    expect(await caches.keys()).not.toContain('app-old');
    expect(await holds('weights-AAAAaaaa.bin')).toBe('the ear');
  });

  test('goes on where the network breaks', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
    await keep('et-AAAAaaaa.json', 'old');
    await update('et-BBBBbbbb.json');
    expect(await holds('et-BBBBbbbb.json')).toBeUndefined();
  });
});
