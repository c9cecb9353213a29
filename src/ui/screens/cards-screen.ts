/** The decks: which one is played with, and one's own: named, taught, kept as files, deleted. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { CardsScreen, TaughtColour } from '../../session/view.ts';
import { choice, choiceStyles } from '../parts/choice.ts';
import { icon } from '../parts/icon.ts';
import { question } from '../parts/modal-sheet.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';

type Own = CardsScreen['own'][number];

/** More than any deck: what is read of a larger file only has to show that it is too large. */
const mostBytes = 20_000_001;

export class SpyCards extends ScreenElement<CardsScreen> {
  override render(): TemplateResult {
    const words = this.words.cards;
    const { own, deck } = this.screen;
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
        ${this.#told()} ${own.map((one) => this.#deck(one))}
      </div>
      <div class="deeds">
        <button class="deed" @click=${this.sends({ kind: 'teach-new' })}>
          ${icon('camera')} ${words.teachNew}
        </button>
        <label class="button">
          ${icon('plus')} ${words.open}
          <input
            type="file"
            accept=".json,application/json"
            aria-label=${words.open}
            @change=${(event: Event) => void this.#open(event)}
          />
        </label>
      </div>
      ${this.#asked()}
    `;
  }

  /** What came of the file that was opened last. */
  #told(): TemplateResult | typeof nothing {
    const { added, refused } = this.screen;
    const words = this.words.cards;
    if (refused !== undefined)
      return html`<p class="told" role="alert">
        ${icon('warn')} <span>${words.refusals[refused]} ${words.nothingLost}</span>
      </p>`;
    if (added === undefined) return nothing;
    return html`<p class="told" role="status">
      ${icon('done')} <span>${words.added(added.name)}</span>
    </p>`;
  }

  #deck({ key, name, colours }: Own): TemplateResult {
    const words = this.words.cards;
    const whole = colours.every(({ taught, of }) => taught === of);
    return html`<section class="sheet stack deck">
      <input
        type="text"
        aria-label=${words.name}
        maxlength="40"
        autocomplete="off"
        spellcheck="false"
        .value=${name}
        @change=${(event: Event) => this.#rename(key, event)}
      />
      <ul>
        ${colours.map(
          (colour) =>
            html`<li>${seatBadge(colour.colour)} <span>${this.#state(colour)}</span></li>`,
        )}
      </ul>
      <div class="pair">
        <button @click=${this.sends({ kind: 'teach', deck: key })}>
          ${icon('camera')} ${whole ? words.teachMore : words.goOn}
        </button>
        <button @click=${this.sends({ kind: 'export-deck', deck: key })}>
          ${icon('leave')} ${words.save}
        </button>
        <button class="danger" @click=${this.sends({ kind: 'delete-deck', deck: key })}>
          ${icon('close')} ${words.remove}
        </button>
      </div>
    </section>`;
  }

  #state({ colour, taught, of, readable, forTwo }: TaughtColour): string {
    const words = this.words.cards;
    const name = this.words.names.colours[colour];
    if (!readable) return words.partly(name, taught, of);
    return forTwo || taught === of ? words.ready(name) : words.notForTwo(name);
  }

  #rename(deck: string, event: Event): void {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    this.send({ kind: 'name-deck', deck, name: field.value });
    // What became of the name is shown, whatever was typed.
    const own = this.screen.own.find(({ key }) => key === deck);
    field.value = own?.name ?? field.value;
  }

  async #open(event: Event): Promise<void> {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    const file = field.files?.[0];
    field.value = '';
    if (!file) return;
    const text = await file
      .slice(0, mostBytes)
      .text()
      .catch(() => '');
    this.send({ kind: 'open-deck-file', text });
  }

  #asked(): TemplateResult | typeof nothing {
    const { deleting } = this.screen;
    if (deleting === undefined) return nothing;
    const { deleteTitle, deleteWarning, deleteAgree, deleteDecline } = this.words.cards;
    return question(
      deleteTitle(deleting.name),
      deleteWarning,
      [deleteAgree, this.sends({ kind: 'confirm' })],
      [deleteDecline, this.sends({ kind: 'cancel' })],
    );
  }

  static override styles = [
    ScreenElement.styles,
    choiceStyles,
    colourStyles,
    badgeStyles,
    css`
      li,
      .told {
        display: flex;
        align-items: center;
        gap: 0.6rem;
      }

      .told svg {
        flex: none;
        color: var(--brass-ink);
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
        gap: 0.4rem 1rem;
      }

      .deck input {
        font-weight: 650;
      }

      .danger {
        color: var(--alarm);
        border-color: var(--alarm);
      }

      .button {
        position: relative;
      }

      .button input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        opacity: 0;
        cursor: pointer;
      }

      .button:focus-within {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }
    `,
  ];
}

customElements.define('spy-cards', SpyCards);
