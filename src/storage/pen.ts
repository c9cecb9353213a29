/** The one pen with which the record is written: of several windows of the app only one has it, until it is closed. */

/** Resolves when this window has the pen. A browser without locks hands one to each. */
export function takePen(
  locks: Pick<LockManager, 'request'> | undefined,
  name = 'spy-referee',
): Promise<void> {
  if (!locks) return Promise.resolve();
  return new Promise((taken) => {
    const untilClosed = () => {
      taken();
      return new Promise<never>(() => undefined);
    };
    locks.request(name, untilClosed).catch(() => taken());
  });
}
