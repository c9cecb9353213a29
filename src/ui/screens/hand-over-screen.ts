/** The phone goes from hand to hand: to whom, and that the others look away. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { HandOverScreen } from '../../session/view.ts';
import { icon } from '../parts/icon.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';

export class SpyHandOver extends ScreenElement<HandOverScreen> {
  override render(): TemplateResult {
    const words = this.words.handOver;
    const { seat, purpose, demo } = this.screen;
    if (purpose === 'table') return this.#table();
    return html`
      ${this.#top()}
      <div class="body centred ${seat.colour}">
        <div class="medal">${seatBadge(seat.colour)}</div>
        <p class="colour">${this.words.names.colours[seat.colour]}</p>
        <h1>${words.title(this.player(seat))}</h1>
        <p class="away">${icon('away', 28)} ${words.lookAway}</p>
        <p class="soft">${words[purpose === 'review' ? 'review' : 'firstScan']}</p>
        ${demo ? html`<p class="soft">${words.demo}</p>` : nothing}
      </div>
      <div class="deeds">
        <button class="deed wide" @click=${this.sendsOnce({ kind: 'ready' })}>
          ${words.ready(this.player(seat))}
        </button>
      </div>
    `;
  }

  #table(): TemplateResult {
    const words = this.words.handOver;
    return html`
      ${this.#top()}
      <div class="body centred">
        <div class="medal">${icon('cards', 96)}</div>
        <h1>${words.tableTitle}</h1>
        <p>${words.tableHint}</p>
      </div>
      <div class="deeds">
        <button class="deed wide" @click=${this.sendsOnce({ kind: 'ready' })}>
          ${words.tableReady}
        </button>
      </div>
    `;
  }

  #top(): TemplateResult {
    const { progress, demo } = this.screen;
    return html`<header class="top">
      <button
        class="plain"
        aria-label=${this.words.app.back}
        @click=${this.sends({ kind: 'back' })}
      >
        ${icon('back', 28)}
      </button>
      ${
        progress === undefined
          ? nothing
          : html`<div class="progress" aria-hidden="true">
                ${Array.from(
                  { length: progress.of },
                  (_, index) => html`<i class=${index < progress.done ? 'done' : ''}></i>`,
                )}
              </div>
              <p class="soft">${this.words.handOver.progress(progress.done, progress.of)}</p>`
      }
      ${demo ? html`<span class="stamp">${this.words.table.demo}</span>` : nothing}
    </header>`;
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    css`
      .centred {
        gap: 0.75rem;
      }

      .medal {
        display: grid;
        place-items: center;
        width: 10rem;
        height: 10rem;
        border-radius: 50%;
        border: 3px double var(--brass);
        background: var(--sheet);
        box-shadow: var(--shade);
        margin-bottom: 0.25rem;
      }

      .medal .badge {
        width: 5.75rem;
        height: 5.75rem;
      }

      .colour {
        font-weight: 700;
        font-size: 1.1rem;
        color: var(--seat-ink);
      }

      .away {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0.6rem;
        padding: 0.6rem 1.1rem;
        border-radius: var(--round);
        background: var(--well);
        font-size: 1.15rem;
        font-weight: 650;
      }

      .progress {
        display: flex;
        gap: 0.3rem;
      }

      .progress i {
        width: 0.8rem;
        height: 1.2rem;
        border-radius: 0.2rem;
        border: 2px solid var(--edge);
      }

      .progress .done {
        background: var(--brass);
        border-color: var(--brass);
      }

      .deeds button {
        min-height: 4.25rem;
        font-size: 1.15rem;
      }
    `,
  ];
}

customElements.define('spy-hand-over', SpyHandOver);
