/** Asks the browser to keep what the app keeps, also when it clears out what it thinks is not needed. */

/** Some browsers ask the person: so it is asked only once there is something to lose. */
export async function askToStay(
  storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
): Promise<void> {
  try {
    if (storage && !(await storage.persisted())) await storage.persist();
  } catch {
    // It may not even be asked here; the record is kept as well as it can be.
  }
}
