/** One evening with the app: a server, a profile, a browser as often as it is opened; nothing strays, nothing complains. */

import assert from 'node:assert/strict';
import type { BrowserContext } from 'playwright-core';
import {
  type App,
  type FakeCamera,
  newProfile,
  openApp,
  type Served,
  serveApp,
} from './browser.ts';

export type Evening = {
  readonly served: Served;
  /** Opens the app, as new or, later in the evening, with all that it kept. */
  readonly open: (
    camera?: FakeCamera,
    beforePage?: (context: BrowserContext) => Promise<void>,
  ) => Promise<App>;
};

/** `mayComplain`: what the browser itself writes to the console in this test, and rightly. */
export async function evening(
  body: (evening: Evening) => Promise<void>,
  mayComplain: readonly RegExp[] = [],
): Promise<void> {
  const served = await serveApp();
  const profile = newProfile();
  const apps: App[] = [];
  try {
    await body({
      served,
      open: async (camera, beforePage) => {
        const app = await openApp(served.origin, profile, camera, beforePage);
        apps.push(app);
        return app;
      },
    });
    for (const app of apps) assertQuiet(app, mayComplain);
  } finally {
    await Promise.all(apps.map((app) => app.close().catch(() => undefined)));
    await served.door.close();
    profile.forget();
  }
}

function assertQuiet(app: App, mayComplain: readonly RegExp[]): void {
  const complaints = app.complaints.filter((text) => !mayComplain.some((may) => may.test(text)));
  assert.deepEqual(complaints, [], 'The app complained.');
  assert.deepEqual(app.strayRequests, [], 'The app spoke to somebody else.');
  assert.notEqual(app.requests.length, 0, 'Nothing was watched.');
}
