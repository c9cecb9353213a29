/** The decks: which one is played with, and one's own: named, taught, kept as files, deleted. */

import { css, html, type TemplateResult } from 'lit';
import type { CardsScreen, TaughtColour } from '../../session/view.ts';
import { choice, choiceStyles } from '../parts/choice.ts';
import { icon } from '../parts/icon.ts';
import { deletion, keptStyles, keptThing, openFile, told } from '../parts/kept-list.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';

type Own = CardsScreen['own'][number];

/** More than any deck. */
const mostBytes = 20_000_000;

export class SpyCards extends ScreenElement<CardsScreen> {
  override render(): TemplateResult {
    const words = this.words.cards;
    const { own, deck, added, refused, deleting } = this.screen;
    const { deckName } = this.words.newGame;
    const all = [{ key: 'builtin', name: '' }, ...own];
    return html`
      ${topBar(words.title, this.words.app.back, this.sends({ kind: 'back' }))}
      <div class="body">
        <section class="sheet stack">
          ${choice(
            'deck',
            words.which,
            all.map(({ key, name }) => ({ value: key, label: deckName(key, name) })),
            deck,
            (chosen) => this.send({ kind: 'set-deck', deck: chosen }),
          )}
          <p class="soft">${words.printedHint}</p>
        </section>
        ${told(words, added && words.added(added.name), refused && words.refusals[refused])}
        ${own.map((one) => this.#deck(one))}
      </div>
      <div class="deeds">
        <button class="deed" @click=${this.sends({ kind: 'teach-new' })}>
          ${icon('camera')} ${words.teachNew}
        </button>
        ${openFile(words, '.json,application/json', mostBytes, (file) =>
          this.send({ kind: 'open-deck-file', text: new TextDecoder().decode(file) }),
        )}
      </div>
      ${deletion(
        words,
        deleting?.name,
        this.sends({ kind: 'confirm' }),
        this.sends({ kind: 'cancel' }),
      )}
    `;
  }

  #deck({ key, name, colours }: Own): TemplateResult {
    const words = this.words.cards;
    const whole = colours.every(({ taught, of }) => taught === of);
    return keptThing(words, {
      name,
      state: html`<ul>
        ${colours.map(
          (colour) =>
            html`<li>${seatBadge(colour.colour)} <span>${this.#state(colour)}</span></li>`,
        )}
      </ul>`,
      goOn: html`<button @click=${this.sends({ kind: 'teach', deck: key })}>
        ${icon('camera')} ${whole ? words.teachMore : words.goOn}
      </button>`,
      rename: (wished) => this.send({ kind: 'name-deck', deck: key, name: wished }),
      save: this.sends({ kind: 'export-deck', deck: key }),
      remove: this.sends({ kind: 'delete-deck', deck: key }),
    });
  }

  #state({ colour, taught, of, readable, forTwo }: TaughtColour): string {
    const words = this.words.cards;
    const name = this.words.names.colours[colour];
    if (!readable) return words.partly(name, taught, of);
    return forTwo || taught === of ? words.ready(name) : words.notForTwo(name);
  }

  static override styles = [
    ScreenElement.styles,
    choiceStyles,
    colourStyles,
    badgeStyles,
    keptStyles,
    css`
      li {
        display: flex;
        align-items: center;
        gap: 0.6rem;
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
        gap: 0.4rem 1rem;
      }
    `,
  ];
}

customElements.define('spy-cards', SpyCards);
