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
  assert.match(html, /Card 1, hidden|Card 2, hidden/, 'No table was found to look at.');
  for (const name of cardNames) {
    const card = words.names.cards[name];
    if (!exposed.includes(name)) assert.ok(!html.includes(card), `The page holds a ${card}.`);
  }
}

/** The page's HTML with the insides of all its elements: what a reader of the screen, or a thief, could find. */
function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inside = (node: Node): string => {
      const own = node instanceof Element ? node.cloneNode(false) : node;
      const text = own instanceof Element ? own.outerHTML : (own.textContent ?? '');
      const shadow = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [];
      const parts =
        node instanceof Element || node instanceof ShadowRoot ? [...node.childNodes] : [];
      const children = [...shadow, ...parts].map(inside).join('\n');
      return node instanceof ShadowRoot ? children : `${text}\n${children}`;
    };
    return inside(document.documentElement);
  });
}
