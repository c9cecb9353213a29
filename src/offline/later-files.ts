/** The files that are kept only once they were asked for, and then through every update that leaves them as they are. */

const shelf = 'later';

/**
 * At an update: what is on the device already stays, as its name holds its checksum; what has changed since is fetched
 * anew, while there is a network. What was never asked for is left alone. `files` are whole addresses.
 */
export async function bringAlong(caches: CacheStorage, files: readonly string[]): Promise<void> {
  const kept = await Promise.all((await caches.keys()).map((name) => addressesIn(caches, name)));
  const stems = new Set(kept.flat().map(stemOf));
  await Promise.all(
    files
      .filter((file) => stems.has(stemOf(file)))
      .map(async (file) => {
        const known = await caches.match(file);
        // Failing is no harm: it is fetched when it is asked for.
        const fresh = known ?? (await fetch(file, { cache: 'reload' }).catch(() => undefined));
        if (fresh?.status === 200) await keepLater(caches, file, fresh);
      }),
  );
}

export async function keepLater(
  caches: CacheStorage,
  file: string,
  answer: Response,
): Promise<void> {
  await (await caches.open(shelf)).put(file, answer);
}

/** Throws away everything but these files and the shelf of this version. */
export async function clearOut(
  caches: CacheStorage,
  ownShelf: string,
  files: readonly string[],
): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== ownShelf && name !== shelf);
  await Promise.all(old.map((name) => caches.delete(name)));
  const later = await caches.open(shelf);
  const gone = (await addressesIn(caches, shelf)).filter((address) => !files.includes(address));
  await Promise.all(gone.map((address) => later.delete(address)));
}

async function addressesIn(caches: CacheStorage, name: string): Promise<readonly string[]> {
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

/** The same file in another version: its address without the checksum, `…/weights-DK3x_a1B.bin`. */
function stemOf(address: string): string {
  return address.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
