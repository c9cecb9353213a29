/** Looks for hidden cards where none may be: in all that the page holds, seen or not. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { cardNames } from '../../src/cards/card.ts';
import { words } from './people.ts';

/** At the table nothing names a card, but for those that face everybody. */
export async function assertNoHiddenCard(
  page: Page,
  exposed: readonly string[] = [],
): Promise<void> {
  const html = await everythingIn(page);
  assert.ok(html.includes('<spy-table'), 'No table was found to look at.');
  for (const name of cardNames) {
    const card = words.names.cards[name];
    if (!exposed.includes(name)) assert.ok(!html.includes(card), `The page holds a ${card}.`);
  }
}

/** The page's HTML with the insides of all its elements: what a reader of the screen, or a thief, could find. */
export function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shadowRoots: ShadowRoot[] = [];
    const places: ParentNode[] = [document];
    for (const place of places) {
      for (const { shadowRoot } of place.querySelectorAll('*')) {
        if (!shadowRoot) continue;
        places.push(shadowRoot);
        shadowRoots.push(shadowRoot);
      }
    }
    return document.documentElement.getHTML({ shadowRoots });
  });
}
