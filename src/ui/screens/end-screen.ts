/** The end: who won, all the hands laid open, and the whole game told. */

import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Colour } from '../../cards/card.ts';
import type { EndScreen } from '../../session/view.ts';
import { cardStyles } from '../parts/card-picture.ts';
import { handRow, handRowStyles, type Seen } from '../parts/hand-row.ts';
import { icon } from '../parts/icon.ts';
import { rowLabels } from '../parts/row-labels.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { seatRowStyles } from '../parts/seat-row.ts';
import { storyList, storyStyles } from '../parts/story-list.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';

export class SpyEnd extends ScreenElement<EndScreen> {
  override render(): TemplateResult {
    const words = this.words.end;
    const { winner, log, hands } = this.screen;
    return html`
      <div class="body">
        <header class=${winner.colour}>
          <div class="medal">${laurel()}${seatBadge(winner.colour)}</div>
          <h1>${words.title(this.player(winner))}</h1>
          <p>${words.subtitle}</p>
        </header>
        <section class="stack">
          <h2>${words.hands}</h2>
          ${hands.map((hand) => this.#hand(hand))}
        </section>
        <section class="stack">
          <h2>${words.story}</h2>
          <div class="sheet">${storyList(log, this.language, (colour) => this.#named(colour))}</div>
        </section>
        <button class="plain" @click=${this.sends({ kind: 'export-log' })}>
          ${icon('print')} ${words.exportLog}
        </button>
      </div>
      <div class="deeds pair">
        <button @click=${this.sends({ kind: 'home' })}>${icon('leave')} ${words.home}</button>
        <button class="deed" @click=${this.sends({ kind: 'new-game' })}>
          ${icon('cards')} ${words.newGame}
        </button>
      </div>
    `;
  }

  #hand({ seat, cards, spy, out }: EndScreen['hands'][number]): TemplateResult {
    const seen = cards.map((card): Seen => ({ kind: 'front', ...card }));
    const name = this.player(seat);
    return html`<div class="seat ${seat.colour} ${out ? 'gone' : ''}">
      <div class="who">
        ${seatBadge(seat.colour)} <span class="name"><b>${name}</b></span>
        ${
          out ? html`<span class="mark">${icon('close', 18)} ${this.words.end.out}</span>` : nothing
        }
      </div>
      ${handRow(
        seat.colour,
        seen,
        spy,
        rowLabels(this.words, this.words.end.handOf(name), spy.facing),
      )}
    </div>`;
  }

  #named(colour: Colour): string {
    const hand = this.screen.hands.find(({ seat }) => seat.colour === colour);
    return this.player(hand?.seat ?? { colour, name: '' });
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    cardStyles,
    handRowStyles,
    seatRowStyles,
    storyStyles,
    css`
      :host {
        max-width: 46rem;
      }

      header {
        display: grid;
        justify-items: center;
        text-align: center;
        gap: 0.3rem;
        padding-top: 1rem;
      }

      h1 {
        font-size: clamp(2rem, 1.4rem + 3vw, 3rem);
      }

      .medal {
        display: grid;
        place-items: center;
        color: var(--brass);
      }

      .medal > * {
        grid-area: 1 / 1;
      }

      .medal .badge {
        width: 5rem;
        height: 5rem;
      }

      .plain {
        justify-self: center;
      }
    `,
  ];
}

function laurel(): TemplateResult {
  const leaf = 'M0 0c5-9 13-9 17-6-2 7-8 11-17 6z';
  return html`<svg width="176" height="128" viewBox="-88 -64 176 128" aria-hidden="true">
    ${[1, -1].map((side) =>
      [150, 125, 100, 75, 50, 25].map(
        (angle) => svg`<path
          d=${leaf}
          fill="currentColor"
          transform="scale(${side} 1) rotate(${angle - 90}) translate(60 0) rotate(115)"
        />`,
      ),
    )}
  </svg>`;
}

customElements.define('spy-end', SpyEnd);
