/** Where a table without cards finds sheets to print. */

import { css, html, type TemplateResult } from 'lit';
import type { PrintScreen } from '../../session/view.ts';
import { icon } from '../parts/icon.ts';
import { topBar } from '../parts/top-bar.ts';
import { ScreenElement } from './screen-element.ts';

export class SpyPrint extends ScreenElement<PrintScreen> {
  override render(): TemplateResult {
    const words = this.words.print;
    const { sheets } = this.screen;
    return html`
      ${topBar(words.title, this.words.app.back, this.sends({ kind: 'home' }))}
      <div class="body">
        <p>${words.intro}</p>
        ${
          sheets.length === 0
            ? html`<p class="sheet">${words.missing}</p>`
            : sheets.map(
                ({ paper, href }) =>
                  html`<a class="button deed" href=${href} target="_blank" rel="noopener">
                    ${icon('print')} ${words.open(words.papers[paper])}
                  </a>`,
              )
        }
        <ol class="sheet">
          ${words.steps.map(
            (step, index) =>
              html`<li>
                <b>${index + 1}</b>
                <p>${step}</p>
              </li>`,
          )}
        </ol>
      </div>
    `;
  }

  static override styles = [
    ScreenElement.styles,
    css`
      ol {
        display: grid;
        gap: 0.75rem;
      }

      li {
        display: flex;
        gap: 0.75rem;
      }

      li b {
        color: var(--brass-ink);
        font-family: var(--display);
        font-size: 1.2rem;
      }
    `,
  ];
}

customElements.define('spy-print', SpyPrint);
