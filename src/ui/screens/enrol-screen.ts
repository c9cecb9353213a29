/** Enrolment: who has taught their voice, and the sentence that is to be said now. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Colour } from '../../cards/card.ts';
import { examplesOf } from '../../languages/wording.ts';
import type { EnrolScreen, TakeState } from '../../session/view.ts';
import { icon } from '../parts/icon.ts';
import { question } from '../parts/modal-sheet.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';
import { voiceStyles } from './voice-styles.ts';

type Saying = NonNullable<EnrolScreen['saying']>;

export class SpyEnrol extends ScreenElement<EnrolScreen> {
  override render(): TemplateResult {
    const words = this.words.enrol;
    const { saying } = this.screen;
    return html`
      ${topBar(words.title, this.words.app.back, this.sends({ kind: 'back' }))}
      <div class="body">${saying === undefined ? this.#voices() : this.#saying(saying)}</div>
      ${saying === undefined ? nothing : this.#deeds(saying)} ${this.#asked()}
    `;
  }

  #name(colour: Colour): string {
    return this.words.names.colours[colour];
  }

  #voices(): TemplateResult {
    const words = this.words.enrol;
    const { finished, voices, of } = this.screen;
    return html`
      ${
        finished === undefined
          ? nothing
          : html`<p class="told" role="status">
              ${icon('done')} <span>${words.finished(this.#name(finished))}</span>
            </p>`
      }
      <p>${words.what}</p>
      <p class="soft">${words.kept}</p>
      ${voices.map(
        ({ colour, taught }) =>
          html`<section class="sheet stack">
            <h2>${seatBadge(colour)} ${this.#name(colour)}</h2>
            <p class="soft">
              ${taught === 0 ? words.untaught : taught < of ? words.partly(taught, of) : words.taught}
            </p>
            <div class="pair">
              <button
                aria-label=${`${this.#name(colour)}: ${this.#wish(taught)}`}
                @click=${this.sends({ kind: 'enrol', colour })}
              >
                ${icon('mic')} ${this.#wish(taught)}
              </button>
              ${
                taught === 0
                  ? nothing
                  : html`<button
                      class="danger"
                      aria-label=${`${this.#name(colour)}: ${words.remove}`}
                      @click=${this.sends({ kind: 'delete-enrolled', colour })}
                    >
                      ${icon('close')} ${words.remove}
                    </button>`
              }
            </div>
          </section>`,
      )}
    `;
  }

  #wish(taught: number): string {
    const words = this.words.enrol;
    if (taught === 0) return words.teach;
    return taught < this.screen.of ? words.goOn : words.onceMore;
  }

  #saying({ colour, command, place, state }: Saying): TemplateResult {
    const words = this.words.enrol;
    const { of } = this.screen;
    return html`
      <div class="sheet say ${state.kind}">
        <p>${seatBadge(colour)} ${words.say}</p>
        <p class="sentence" aria-live="polite">${examplesOf(this.language, { command }, 1)[0]}</p>
        <progress max=${of} value=${place} aria-label=${words.progress(place + 1, of)}></progress>
        <p class="soft">${words.progress(place + 1, of)}</p>
      </div>
      <p class="state" role="status">${this.#state(state)}</p>
      <p class="soft how">${words.how}</p>
    `;
  }

  #state(state: TakeState): string {
    const words = this.words.enrol;
    switch (state.kind) {
      case 'starting':
      case 'waiting':
      case 'speaking':
        return words.states[state.kind];
      case 'refused':
        return words.troubles[state.trouble];
      case 'deaf':
        return words.deaf[state.reason];
    }
  }

  #deeds({ place, colour, state }: Saying): TemplateResult {
    const words = this.words.enrol;
    return html`<div class="deeds">
      ${
        state.kind === 'deaf'
          ? html`<button class="deed" @click=${this.sends({ kind: 'enrol', colour })}>
              ${icon('mic')} ${words.tryAgain}
            </button>`
          : nothing
      }
      <button ?disabled=${place === 0} @click=${this.sends({ kind: 'sentence-before' })}>
        ${icon('undo')} ${words.before}
      </button>
      <button @click=${this.sends({ kind: 'skip-sentence' })}>${words.skip}</button>
    </div>`;
  }

  #asked(): TemplateResult | typeof nothing {
    const { deleting } = this.screen;
    if (deleting === undefined) return nothing;
    const { removeTitle, removeWarning, remove, keep } = this.words.enrol;
    return question(
      removeTitle(this.#name(deleting)),
      removeWarning,
      [remove, this.sends({ kind: 'confirm' })],
      [keep, this.sends({ kind: 'cancel' })],
    );
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    voiceStyles,
    css`
      h2 {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        margin: 0;
      }

      .say {
        display: grid;
        gap: 0.65rem;
        justify-items: center;
        text-align: center;
        border-block-start: 6px solid var(--rule);
      }

      .say.waiting,
      .say.speaking {
        border-block-start-color: var(--brass);
      }

      .say p {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        margin: 0;
      }

      .say .sentence {
        font-size: clamp(1.6rem, 8vw, 2.4rem);
        font-weight: 700;
        overflow-wrap: anywhere;
      }

      progress {
        width: 100%;
        accent-color: var(--brass);
      }

      .state {
        min-height: 3em;
        font-weight: 600;
        text-align: center;
      }

      .how {
        text-align: center;
        text-wrap: balance;
      }
    `,
  ];
}

customElements.define('spy-enrol', SpyEnrol);
