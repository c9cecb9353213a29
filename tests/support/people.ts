/** What the people at a table do with the app, by the words that they read on it. */

import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { colours, type CardName, type Colour, type Facing } from '../../src/cards/card.ts';
import { english } from '../../src/languages/en/english.ts';
import { captionOf, type shortGame } from './short-game.ts';

export const words = english.words;

export type Hands = Readonly<Record<'green' | 'red', string>>;

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
}

/** From the first screen to the first hand-over: two players, everything else as it is. */
export async function beginGame(page: Page): Promise<void> {
  await button(page, words.welcome.newGame).click();
  await button(page, words.newGame.start).click();
}

/** The phone is in this player's hand now. */
export async function takePhone(page: Page, colour: Colour): Promise<void> {
  await button(page, words.handOver.ready(words.names.colours[colour])).click();
}

/** From the scan, or from its failure, to a whole hand; the notation says which. */
export async function setByTouch(page: Page, hand: string): Promise<void> {
  await button(page, words.scan.byTouch).click();
  for (const token of hand.split(' ')) {
    await button(
      page,
      token === '<' || token === '>' ? spyLooking(token) : trayCard(token),
    ).click();
  }
  await button(page, words.correct.done).click();
}

export async function lockIn(page: Page): Promise<void> {
  await button(page, words.hand.lockIn).click();
}

/** Each player in turn sets their hand by touch; then the phone lies among them. */
export async function setAllByTouch(page: Page, hands: Hands): Promise<void> {
  for (const colour of ['green', 'red'] as const) {
    await takePhone(page, colour);
    await setByTouch(page, hands[colour]);
    await lockIn(page);
  }
  await layDown(page);
}

/** All hands are locked in: the phone lies among all. */
export async function layDown(page: Page): Promise<void> {
  await button(page, words.handOver.tableReady).click();
}

/** From the first screen back to the table at which a game was left. */
export async function takeUp(page: Page): Promise<void> {
  await button(page, words.welcome.continueGame).click();
}

/** After the win: all hands are laid open, and they must be these, in the notation. */
export async function layOpen(page: Page, hands: Hands): Promise<void> {
  await button(page, words.table.reveal).click();
  for (const colour of ['green', 'red'] as const) {
    const row = words.end.handOf(words.names.colours[colour]);
    assert.deepEqual(await cardsIn(page, row), namesOf(hands[colour]));
  }
}

/** Presses and holds, as a player does to see what was read of their hand, and tells it card by card. */
export async function lookAtOwnHand(page: Page, colour: Colour): Promise<readonly string[]> {
  const eye = button(page, words.hand.show);
  await eye.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  const seen = await cardsIn(page, words.hand.title(words.names.colours[colour]));
  await eye.dispatchEvent('pointerup', { button: 0, pointerId: 1 });
  return seen;
}

/** The camera's scan has ended with a whole hand, and nothing in it is doubtful. */
export async function beSure(page: Page): Promise<void> {
  await page.getByText(words.hand.sure).waitFor();
}

/** What the cards of an open hand are called: `B1*` is lit, `(S1)` faces everybody. */
export function namesOf(hand: string): readonly string[] {
  return hand.split(' ').map(nameOf);
}

async function cardsIn(page: Page, row: string): Promise<readonly string[]> {
  const cards = page.getByRole('list', { name: row, exact: true }).getByRole('img');
  await cards.first().waitFor();
  return cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
}

/** Announces each line by touch and reads each answer off the screen. */
export async function playOn(page: Page, turns: typeof shortGame): Promise<void> {
  for (const [line, ...answers] of turns) {
    await button(page, touchFor(line)).click();
    await hearAnswer(page, answers);
  }
}

/** Waits until these answers, and no others, stand on the screen. */
export async function hearAnswer(page: Page, answers: readonly string[]): Promise<void> {
  const captions = answers.map(captionOf);
  const lines = page.locator('.answer [role=status] p:not(.asked)');
  await lines.filter({ hasText: captions.at(-1) ?? '' }).waitFor();
  assert.deepEqual(await lines.allTextContents(), captions);
}

function touchFor(line: string): string {
  const [verb, what = '', toward = ''] = line.split(' ');
  switch (verb) {
    case 'flip':
      return words.table.flip;
    case 'move':
      return words.table.moveToward(Number(what), toward as Facing);
    case 'spy':
      return words.table.spyOn(playerCalled(what));
    case 'end':
      return words.table.end;
    default:
      throw new Error(`Nobody at this table does this: ${line}`);
  }
}

function playerCalled(word: string): string {
  const colour = colours.find((known) => known === word);
  if (colour === undefined) throw new Error(`There is no such colour: ${word}`);
  return words.names.colours[colour];
}

function spyLooking(token: '<' | '>'): string {
  return words.names.spyFacing(token === '<' ? 'left' : 'right');
}

function nameOf(token: string): string {
  if (token === '<' || token === '>') return spyLooking(token);
  const card = words.names.cards[token.replaceAll(/[()*]/g, '') as CardName];
  if (token.endsWith('*')) return words.names.lit(card);
  return token.startsWith('(') ? words.names.exposed(card) : card;
}

/** The tray says how many are left, which changes with every card that is laid down. */
function trayCard(token: string): RegExp {
  return new RegExp(`^${words.names.cards[token as CardName]}, \\d`);
}

/** Takes the network away once the app is kept whole on the device: what is still on its way then would be missed. */
export async function withoutNetwork(page: Page): Promise<void> {
  await keptOnDevice(page);
  await page.context().setOffline(true);
}

/** Waits until the app itself is kept on the device. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
}
