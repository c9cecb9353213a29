/** How much of the app's own ear is there: a bar while it comes, words when it is there or cannot be had. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../languages/language.ts';
import type { EarState } from '../../session/view.ts';
import { icon } from './icon.ts';

export function earState(
  state: EarState | undefined,
  words: Words,
  again: () => void,
): TemplateResult | typeof nothing {
  switch (state?.kind) {
    case undefined:
      return nothing;
    case 'loading':
      return html`<p class="ear-state soft">
        <span id="ear-state">${words.settings.earLoading}</span>
        <progress aria-labelledby="ear-state" .value=${state.part}></progress>
      </p>`;
    case 'ready':
      return html`<p class="soft">${words.settings.earReady}</p>`;
    case 'missing':
      return html`<p role="status">${icon('warn', 20)} ${words.hearing['ear-missing']}</p>
        <button @click=${again}>${icon('turn', 20)} ${words.settings.earAgain}</button>`;
  }
}

export const earStateStyles = css`
  .ear-state {
    display: grid;
    gap: 0.35rem;
  }

  .ear-state progress {
    width: 100%;
    accent-color: var(--brass);
  }
`;
