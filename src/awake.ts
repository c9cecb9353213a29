/** Keeps the screen lit while a game is on, for a table thinks longer than a phone waits. */

/** Browsers let go of the lock when the page is hidden: it is wished for again when the page comes back. */
export function openAwake(
  wakeLock: Pick<WakeLock, 'request'> | undefined,
): (wished: boolean) => void {
  let held: Promise<WakeLockSentinel | undefined> | undefined;

  const take = async (): Promise<WakeLockSentinel | undefined> => {
    // Refused where the battery is low: then the screen goes dark as it always does.
    const lock = await wakeLock?.request('screen').catch(() => undefined);
    lock?.addEventListener('release', () => (held = undefined), { once: true });
    return lock;
  };

  return (wished) => {
    if (wished) {
      held ??= take();
      return;
    }
    const letGo = held;
    held = undefined;
    void letGo?.then((lock) => lock?.release());
  };
}
