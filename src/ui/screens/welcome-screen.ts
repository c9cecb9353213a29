/** The first screen: a new game, the saved one, or a look at how it works without any cards. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { WelcomeScreen } from '../../session/view.ts';
import { emblem } from '../parts/emblem.ts';
import { icon } from '../parts/icon.ts';
import { ScreenElement } from './screen-element.ts';

export class SpyWelcome extends ScreenElement<WelcomeScreen> {
  override render(): TemplateResult {
    const words = this.words.welcome;
    return html`
      <div class="body">
        <header>
          ${emblem(132)}
          <h1>${words.title}</h1>
          <p class="tagline">${words.tagline}</p>
        </header>
        ${this.#saved()}
        <div class="starts">
          <button
            class="wide ${this.screen.saved === undefined ? 'deed' : ''}"
            @click=${this.sends({ kind: 'new-game' })}
          >
            ${icon('cards')} ${words.newGame}
          </button>
          <button class="wide" @click=${this.sends({ kind: 'start-demo' })}>
            ${icon('play')} ${words.demo}
          </button>
          <p class="soft hint">${words.demoHint}</p>
        </div>
        <section>
          <h2>${words.howTitle}</h2>
          <ol>
            ${words.how.map(
              (step, index) =>
                html`<li>
                  <b>${index + 1}</b>
                  <p>${step}</p>
                </li>`,
            )}
          </ol>
          <p class="privacy soft">${icon('lock', 20)} ${words.privacy}</p>
        </section>
      </div>
      <footer class="pair">
        <button class="plain" @click=${this.sends({ kind: 'show-cards' })}>
          ${icon('cards')} ${words.cards}
        </button>
        <button class="plain" @click=${this.sends({ kind: 'show-print' })}>
          ${icon('print')} ${words.print}
        </button>
        <button class="plain" @click=${this.sends({ kind: 'show-settings' })}>
          ${icon('gear')} ${words.settings}
        </button>
      </footer>
    `;
  }

  #saved(): TemplateResult | typeof nothing {
    const { saved } = this.screen;
    if (saved === undefined) return nothing;
    const words = this.words.welcome;
    const players = saved.seats.map((seat) => this.player(seat));
    const next = saved.seats.find(({ colour }) => colour === saved.turn);
    return html`<div class="sheet stack">
      <p>
        ${
          saved.over || next === undefined
            ? words.savedGameOver(players)
            : words.savedGame(players, this.player(next))
        }
      </p>
      <button class="deed wide" @click=${this.sends({ kind: 'continue-game' })}>
        ${icon('play')} ${words.continueGame}
      </button>
    </div>`;
  }

  static override styles = [
    ScreenElement.styles,
    css`
      header {
        display: grid;
        justify-items: center;
        text-align: center;
        gap: 0.25rem;
        padding-top: clamp(0.5rem, 3vh, 2.5rem);
      }

      h1 {
        font-size: clamp(2.1rem, 1.5rem + 3vw, 3.1rem);
        letter-spacing: 0.01em;
      }

      :host(:lang(mr)) h1 {
        letter-spacing: normal;
      }

      .tagline {
        font-family: var(--display);
        font-size: 1.15rem;
        color: var(--ink-soft);
      }

      .starts {
        display: grid;
        gap: 0.65rem;
      }

      .starts button {
        min-height: 3.75rem;
        font-size: 1.1rem;
      }

      .hint {
        text-align: center;
        font-size: 0.95rem;
      }

      footer button {
        padding-inline: 0.4rem;
      }

      section {
        border-top: 3px double var(--rule);
        padding-top: var(--gap);
        display: grid;
        gap: 0.75rem;
      }

      ol {
        display: grid;
        gap: 0.75rem;
      }

      li {
        display: flex;
        gap: 0.75rem;
        align-items: start;
      }

      li b {
        flex: none;
        width: 1.9rem;
        height: 1.9rem;
        display: grid;
        place-items: center;
        border-radius: 50%;
        border: 2px solid var(--brass-ink);
        color: var(--brass-ink);
        font-family: var(--display);
      }

      .privacy {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        font-size: 0.95rem;
      }

      .privacy svg {
        flex: none;
      }
    `,
  ];
}

customElements.define('spy-welcome', SpyWelcome);
