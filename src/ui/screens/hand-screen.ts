/** What was read of a hand: how many cards and how surely; the cards themselves only while their holder presses and holds. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { HandScreen } from '../../session/view.ts';
import '../parts/hold-button.ts';
import { cardStyles } from '../parts/card-picture.ts';
import { handRow, handRowStyles, type Seen } from '../parts/hand-row.ts';
import { icon } from '../parts/icon.ts';
import { seenHand } from '../parts/private-hand.ts';
import { rowLabels } from '../parts/row-labels.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';

export class SpyHand extends ScreenElement<HandScreen> {
  override render(): TemplateResult {
    const words = this.words.hand;
    const { seat, shown, purpose, demo } = this.screen;
    const stamp = demo ? html`<span class="stamp">${this.words.table.demo}</span>` : nothing;
    return html`
      ${topBar(
        words.title(this.player(seat)),
        purpose === 'review' ? words.back : this.words.app.back,
        this.sends({ kind: 'back' }),
        html`${stamp}${seatBadge(seat.colour)}`,
      )}
      <div class="body">
        <div class="sheet felt ${shown === undefined ? 'closed' : ''}">${this.#row()}</div>
        <p class="soft hint ${shown === undefined ? 'later' : ''}">${words.shownHint}</p>
        ${this.#sureness()}
      </div>
      <div class="deeds">
        <hold-button
          .label=${words.show}
          @hold=${this.sends({ kind: 'hold' })}
          @release=${this.sends({ kind: 'release' })}
        ></hold-button>
        ${this.#deeds()}
      </div>
    `;
  }

  #row(): TemplateResult {
    const words = this.words.hand;
    const { seat, shown, count } = this.screen;
    if (shown === undefined) {
      const backs = Array.from({ length: count }, (): Seen => ({ kind: 'back' }));
      return handRow(seat.colour, backs, undefined, {
        row: words.hidden,
        spy: '',
        place: () => '',
      });
    }
    const { cards, spy } = seenHand(shown);
    const labels = rowLabels(this.words, words.title(this.player(seat)), spy?.facing);
    return handRow(seat.colour, cards, spy, labels);
  }

  #sureness(): TemplateResult | typeof nothing {
    const words = this.words.hand;
    const { count, doubtful, complete, purpose } = this.screen;
    if (purpose === 'review') return nothing;
    return html`<div class="sheet sureness" role="status">
      ${icon(complete ? 'done' : 'warn', 32)}
      <div>
        <h2>${words.read(count)}</h2>
        <p>${doubtful === 0 ? words.sure : words.doubtful(doubtful)}</p>
        <p class="soft">${complete ? words.check : words.incomplete}</p>
      </div>
    </div>`;
  }

  #deeds(): TemplateResult {
    const words = this.words.hand;
    const { complete, purpose, demo } = this.screen;
    const correct = html`<button
      class=${complete ? '' : 'deed'}
      @click=${this.sends({ kind: 'correct' })}
    >
      ${icon('touch')} ${words.correct}
    </button>`;
    if (purpose === 'review') {
      return html`<button class="deed" @click=${this.sends({ kind: 'back' })}>
          ${icon('away')} ${words.back}
        </button>
        <div class="pair">
          <button @click=${this.sends({ kind: 'correct' })}>
            ${icon('touch')} ${words.correct}
          </button>
          ${demo ? nothing : this.#showAgain()}
        </div>`;
    }
    const lockIn = html`<button
      class="deed"
      ?disabled=${!complete}
      @click=${this.sends({ kind: 'lock-in' })}
    >
      ${icon('lock')} ${words.lockIn}
    </button>`;
    const scanAgain = html`<button @click=${this.sends({ kind: 'scan-again' })}>
      ${icon('camera')} ${words.scanAgain}
    </button>`;
    return complete
      ? html`${lockIn}
          <div class="pair">${correct}${scanAgain}</div>`
      : html`${correct}${scanAgain}`;
  }

  /** The demo's drawn cards do not follow the game. */
  #showAgain(): TemplateResult {
    return html`<button @click=${this.sends({ kind: 'scan-again' })}>
      ${icon('camera')} ${this.words.check.offer}
    </button>`;
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    cardStyles,
    handRowStyles,
    css`
      .felt {
        container-type: inline-size;
        padding: 1.1rem 0.6rem 1rem;
      }

      /* Backs lie closer together, as a closed fan does; nothing tells where the Spy stands. */
      .closed .hand {
        padding: 0.4rem 6% 0;
      }

      .closed .hand li {
        margin: 0 -12%;
      }

      .hint {
        text-align: center;
      }

      /* Its room is kept, so that nothing jumps under the thumb. */
      .hint.later {
        visibility: hidden;
      }

      .sureness {
        display: flex;
        align-items: start;
        gap: 0.9rem;
      }

      .sureness svg {
        flex: none;
        margin-top: 0.15rem;
        color: var(--brass-ink);
      }
    `,
  ];
}

customElements.define('spy-hand', SpyHand);
