/** Without a network: what was opened once opens again when its server has gone. */

import { test } from 'node:test';
import { evening } from '../support/evening.ts';
import { beginGame, playOn, setAllByTouch, words } from '../support/people.ts';
import { hands, shortGame } from '../support/short-game.ts';

test('after the first visit the app opens and plays with its server gone', () =>
  evening(
    async ({ open, served }) => {
      const { page } = await open();
      await page.getByText(words.notices['offline-ready'].what).first().waitFor();
      await served.door.close();
      await page.reload();
      await beginGame(page);
      await setAllByTouch(page, hands);
      await playOn(page, shortGame.slice(0, 2));
    },
    // The browser looks for a newer service worker and finds nobody there.
    [/Failed to load resource: net::ERR_CONNECTION_REFUSED/, /ERR_FAILED/],
  ));
