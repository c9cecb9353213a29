/** A hand that was shown again in mid-game: whether all is as it should be; what is not, only while its holder holds. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { CheckScreen } from '../../session/view.ts';
import '../parts/hold-button.ts';
import { cardBack, cardStyles } from '../parts/card-picture.ts';
import { asItShouldBe, whatToDo } from '../parts/difference.ts';
import { icon } from '../parts/icon.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';

export class SpyCheck extends ScreenElement<CheckScreen> {
  override render(): TemplateResult {
    const { seat, differences } = this.screen;
    return html`
      ${topBar(
        this.words.hand.title(this.player(seat)),
        this.words.hand.back,
        this.sends({ kind: 'back' }),
        seatBadge(seat.colour),
      )}
      <div class="body">
        ${this.#found()} ${differences > 0 ? this.#list() : nothing} ${this.#otherwise()}
      </div>
      <div class="deeds">
        ${
          differences > 0
            ? html`<hold-button
                .label=${this.words.hand.show}
                @hold=${this.sends({ kind: 'hold' })}
                @release=${this.sends({ kind: 'release' })}
              ></hold-button>`
            : html`<button class="deed" @click=${this.sends({ kind: 'back' })}>
                ${icon('away')} ${this.words.hand.back}
              </button>`
        }
      </div>
    `;
  }

  /** Not beside the thumb that holds, where they would cover what it shows. */
  #otherwise(): TemplateResult {
    const words = this.words.check;
    const again = html`<button @click=${this.sends({ kind: 'scan-again' })}>
      ${icon('camera')} ${words.again}
    </button>`;
    const record = html`<button @click=${this.sends({ kind: 'correct' })}>
      ${icon('touch')} ${words.record}
    </button>`;
    return html`<div class="pair">${again} ${this.screen.correctable ? record : nothing}</div>`;
  }

  #found(): TemplateResult {
    const words = this.words.check;
    const { differences, doubtful } = this.screen;
    return html`<div class="sheet found" role="status">
      ${icon(differences > 0 || doubtful > 0 ? 'warn' : 'done', 32)}
      <div>
        ${differences > 0 ? html`<h2>${words.differ(differences)}</h2>` : nothing}
        ${differences + doubtful === 0 ? html`<h2>${words.right}</h2>` : nothing}
        ${doubtful > 0 ? html`<p>${words.doubtful(doubtful)}</p>` : nothing}
        ${differences > 0 ? html`<p class="soft">${words.hint}</p>` : nothing}
      </div>
    </div>`;
  }

  /** As many lines as there are differences, so that nothing jumps when they are shown. */
  #list(): TemplateResult {
    const { seat, differences, shown } = this.screen;
    return html`<ol class="sheet list ${seat.colour}">
        ${Array.from({ length: differences }, (_, index) => {
          const difference = shown?.[index];
          if (difference === undefined)
            return html`<li><span class="picture">${cardBack(seat.colour, '')}</span></li>`;
          return html`<li>
            <span class="picture">${asItShouldBe(seat.colour, difference)}</span>
            <span>${whatToDo(this.words, difference)}</span>
          </li>`;
        })}
      </ol>
      <p class="soft">${this.words.check.places}</p>`;
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    cardStyles,
    css`
      .found {
        display: flex;
        align-items: start;
        gap: 0.9rem;
      }

      .found svg {
        flex: none;
        margin-top: 0.15rem;
        color: var(--brass-ink);
      }

      .list {
        display: grid;
        gap: 0.75rem;
        list-style: none;
        margin: 0;
      }

      .list li {
        display: flex;
        align-items: center;
        gap: 0.9rem;
        min-height: 5.2em;
      }

      .picture {
        flex: none;
        width: 2.75rem;
      }
    `,
  ];
}

customElements.define('spy-check', SpyCheck);
