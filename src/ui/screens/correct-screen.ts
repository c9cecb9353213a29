/** A hand set by touch: a place is chosen, then the card that lies there; the Spy stands wherever it is put. */

import { html, nothing, type TemplateResult } from 'lit';
import { facings, type CardName, type Facing } from '../../cards/card.ts';
import type { CorrectScreen, SetProblem } from '../../session/view.ts';
import { cardFront, cardStyles, spyPicture } from '../parts/card-picture.ts';
import { icon } from '../parts/icon.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { correctStyles } from './correct-styles.ts';
import { ScreenElement } from './screen-element.ts';

export class SpyCorrect extends ScreenElement<CorrectScreen> {
  override render(): TemplateResult {
    const words = this.words.correct;
    const { seat, correction } = this.screen;
    return html`
      ${topBar(
        words.title(this.player(seat)),
        words.back,
        this.sends({ kind: 'back' }),
        seatBadge(seat.colour),
      )}
      <div class="body ${seat.colour}">
        <p class="soft">${words.hint}</p>
        ${this.#places()}${this.#spy()}
        <div class="tray" role="group" aria-label=${words.tray}>
          ${correction.tray.map(({ card, left }) => this.#trayCard(card, left))}
          ${facings.map((facing) => this.#traySpy(facing))}
        </div>
        <div class="problems" role="status">
          ${
            correction.complete
              ? html`<p class="whole">${icon('done')} ${words.complete}</p>`
              : correction.problems.map(
                  (problem) => html`<p>${icon('warn')} ${this.#told(problem)}</p>`,
                )
          }
        </div>
      </div>
      <div class="deeds">
        <button
          class="deed"
          ?disabled=${!correction.complete}
          @click=${this.sends({ kind: 'done' })}
        >
          ${icon('done')} ${words.done}
        </button>
      </div>
    `;
  }

  #places(): TemplateResult {
    const { places, spy } = this.screen.correction;
    const standing = (gap: number): TemplateResult | typeof nothing =>
      spy?.gap === gap
        ? html`<li class="spy-place">
            ${spyPicture(
              this.screen.seat.colour,
              spy.facing,
              this.words.correct.stand(gap, this.words.names.facings[spy.facing]),
            )}
          </li>`
        : nothing;
    return html`<ol
      class="places"
      .style=${`grid-template-columns: ${gridColumns(places.length, spy?.gap)}`}
    >
      ${standing(0)}
      ${places.map((card, place) => html`${this.#place(card, place)}${standing(place + 1)}`)}
    </ol>`;
  }

  #place(card: CardName | undefined, place: number): TemplateResult {
    const words = this.words.correct;
    const selected = this.screen.correction.selected === place;
    const label =
      card === undefined
        ? words.emptyPlace(place + 1)
        : words.place(place + 1, this.words.names.cards[card]);
    return html`<li>
      <button
        class="place ${selected ? 'selected' : ''} ${card === undefined ? 'empty' : ''}"
        aria-label=${label}
        aria-pressed=${selected ? 'true' : 'false'}
        @click=${this.sends({ kind: 'select-place', place })}
      >
        ${
          card === undefined
            ? html`<span class="slot">${place + 1}</span>`
            : cardFront(this.screen.seat.colour, { name: card, lit: false }, '')
        }
      </button>
    </li>`;
  }

  /** Steps the Spy along the row and turns it round; putting it down first is done from the tray. */
  #spy(): TemplateResult {
    const words = this.words.correct;
    const { spy, places, selected } = this.screen.correction;
    const step = (by: 1 | -1): TemplateResult => {
      const gap = (spy?.gap ?? 0) + by;
      const able = spy !== undefined && gap >= 0 && gap <= places.length;
      const facing = spy?.facing ?? 'right';
      return html`<button
        ?disabled=${!able}
        aria-label=${words.stand(Math.max(0, gap), this.words.names.facings[facing])}
        @click=${this.sends({ kind: 'stand-spy', spy: { gap, facing } })}
      >
        ${icon(by === 1 ? 'right' : 'left')}
      </button>`;
    };
    return html`<div class="spy-row">
      <span class="spy-word">${words.spy}</span>
      ${step(-1)} ${step(1)}
      <button
        class="take"
        ?disabled=${places[selected] === undefined}
        @click=${this.sends({ kind: 'take-card', place: selected })}
      >
        ${icon('erase')} <span>${words.takeCard}</span>
      </button>
    </div>`;
  }

  #trayCard(card: CardName, left: number): TemplateResult {
    return html`<button
      ?disabled=${left === 0}
      aria-label=${this.words.correct.trayCard(this.words.names.cards[card], left)}
      @click=${this.sends({ kind: 'put-card', card })}
    >
      ${cardFront(this.screen.seat.colour, { name: card, lit: false }, '')}
      <span class="left" aria-hidden="true">×${left}</span>
    </button>`;
  }

  #traySpy(facing: Facing): TemplateResult {
    const { spy, selected, places } = this.screen.correction;
    // A Spy that stands already is turned where it is; a new one goes before the place that is filled next.
    const full = !places.includes(undefined);
    const gap = spy?.gap ?? (full ? places.length : selected);
    return html`<button
      class=${spy?.facing === facing ? 'chosen' : ''}
      aria-label=${this.words.names.spyFacing(facing)}
      aria-pressed=${spy?.facing === facing ? 'true' : 'false'}
      @click=${this.sends({ kind: 'stand-spy', spy: { gap, facing } })}
    >
      ${spyPicture(this.screen.seat.colour, facing, '')}
      <span class="left" aria-hidden="true">${icon(facing, 18)}</span>
    </button>`;
  }

  #told(problem: SetProblem): string {
    const words = this.words.correct.problems;
    switch (problem.kind) {
      case 'too-many':
        return words['too-many'](problem.card, problem.count, problem.of);
      case 'missing':
        return words.missing(problem.card, problem.count);
      case 'place-unknown':
        return words['place-unknown'](problem.count);
      case 'no-spy':
        return words['no-spy'];
      case 'contradicts-answers':
        return words['contradicts-answers'];
    }
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    cardStyles,
    correctStyles,
  ];
}

/** The Spy's own column is narrower, so that seven cards stay wide enough for a thumb on the smallest phone. */
function gridColumns(places: number, gap: number | undefined): string {
  // A thumb's width, save on the smallest phones, where all places must still stand side by side.
  const card = 'minmax(min(44px, 12.3vw), 4.5rem)';
  const all = Array.from({ length: places }, () => card);
  if (gap !== undefined) all.splice(gap, 0, 'minmax(28px, 3.5rem)');
  return all.join(' ');
}

customElements.define('spy-correct', SpyCorrect);
