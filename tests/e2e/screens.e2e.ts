/** Every screen in a real browser: no card that is hidden, nothing too small for a thumb, nothing too wide for a phone. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cardNames } from '../../src/cards/card.ts';
import { languageCodes } from '../../src/languages/codes.ts';
import { everythingIn } from '../support/secrets.ts';
import { words } from '../support/people.ts';
import { openGallery, type Gallery, type Look } from '../ui/open-gallery.ts';
import { openViews, views } from '../ui/gallery/views.ts';

const phone = { width: 360, height: 740 };
const thumb = 44;

let gallery: Gallery;
before(async () => {
  gallery = await openGallery();
});
after(() => gallery.close());

/** The cards that a view says are exposed; all others are hidden. */
function exposedIn(view: string): readonly string[] {
  const screen = views[view]?.screen;
  return screen?.kind === 'table'
    ? screen.seats.flatMap(({ exposed }) => exposed.map(({ card }) => card))
    : [];
}

test('no screen holds a card that is hidden, save those of one holder and the end', async () => {
  for (const view of Object.keys(views).filter((name) => !openViews.includes(name))) {
    await gallery.show({ view, ...phone });
    const fronts = await gallery.page.locator('.card.front').count();
    assert.equal(fronts, exposedIn(view).length, `Card faces on ${view}`);
    const told = namedIn(view);
    const page = await everythingIn(gallery.page);
    for (const name of cardNames.filter((card) => !told.includes(card))) {
      assert.ok(!page.includes(words.names.cards[name]), `${view} names ${name}.`);
    }
  }
});

/** What may be named: at the table what the answers told, in the table's rules Top Secret 2, all where a deck is taught. */
function namedIn(view: string): readonly string[] {
  switch (views[view]?.screen.kind) {
    case 'table':
      return [...exposedIn(view), 'S1', 'S2', 'T2'];
    case 'new-game':
      return ['T2'];
    case 'cards':
    case 'teach':
      // Cards of a deck, in nobody's hand.
      return cardNames;
    default:
      return [];
  }
}

test('a screen that shows a hand to its holder does show it', async () => {
  for (const view of openViews) {
    await gallery.show({ view, ...phone });
    assert.ok((await gallery.page.locator('.card.front').count()) > 0, view);
  }
});

test('nothing is too small for a thumb', async () => {
  for (const view of Object.keys(views)) {
    await gallery.show({ view, ...phone });
    assert.deepEqual(await tooSmall(), [], view);
  }
});

test('nothing is wider than a small phone or cut off on it, in no language', async () => {
  for (const language of languageCodes) {
    for (const view of Object.keys(views)) {
      await gallery.show({ view, language, ...phone });
      const look = { view, language, ...phone };
      assert.deepEqual(await tooWide(look), [], `${view}, ${language}`);
      assert.deepEqual(await cutOff(), [], `${view}, ${language}`);
    }
  }
});

test('words and controls stand out from their ground, by day and by night', async () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const view of Object.keys(views)) {
      await gallery.show({ view, theme, ...phone });
      const faint = await gallery.page.evaluate(() => window.faint());
      assert.deepEqual(faint, [], `${view}, ${theme}`);
    }
  }
});

test('a press shows and a release hides, whatever ends the press', async () => {
  const { page } = gallery;
  await gallery.show({ view: 'hand', ...phone });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('session', (event) => seen.push((event as CustomEvent).detail.kind));
  });
  const seen = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'seen'));
  const hold = page.getByRole('button', { name: words.hand.show });
  await hold.hover();
  await page.mouse.down();
  assert.deepEqual(await seen(), ['hold']);
  await page.mouse.up();
  await hold.focus();
  await page.keyboard.down('Space');
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.keyboard.up('Space');
  assert.deepEqual(await seen(), ['hold', 'release', 'hold', 'release']);
});

test('the pages complain of nothing', () => {
  assert.deepEqual(gallery.complaints, []);
});

test('nothing is wider than the smallest phone, or than a phone whose letters are twice as large', async () => {
  const { page } = gallery;
  const looks = [
    { letters: '100%', width: 320, height: 640 },
    { letters: '200%', ...phone },
    { letters: '100%', width: 740, height: 360 },
  ];
  for (const { letters, ...size } of looks) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    for (const view of Object.keys(views)) {
      await gallery.show({ view, ...size });
      assert.deepEqual(await tooWide({ view, ...size }), [], `${view}, ${letters}`);
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
});

/** Buttons, fields and the like whose touchable box is smaller than a thumb. */
function tooSmall(): Promise<readonly string[]> {
  return gallery.page.locator('button, input, select, summary, a').evaluateAll(
    (all, least) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`),
    thumb,
  );
}

/** Words of which a part is hidden for want of room. */
function cutOff(): Promise<readonly string[]> {
  return gallery.page.locator('spy-app *').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.checkVisibility())
      .filter((one) => !one.matches('.unseen') && one.textContent?.trim() !== '')
      .filter((one) => getComputedStyle(one).overflowX !== 'visible')
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.outerHTML.slice(0, 80)} ${one.clientWidth} of ${one.scrollWidth}`),
  );
}

/** Whatever reaches beyond the right edge of the page. */
function tooWide({ width }: Look): Promise<readonly string[]> {
  return gallery.page.locator('spy-app *').evaluateAll(
    (all, edge) =>
      all
        .filter((one) => one instanceof HTMLElement && !one.matches('.unseen'))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.right > edge + 1 || box.left < -1))
        .map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.left} to ${box.right}`),
    width,
  );
}
