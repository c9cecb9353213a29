/** The bar on top of a screen: the way back, and what this screen is. */

import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './icon.ts';

export function topBar(
  title: string,
  backLabel: string,
  back: () => void,
  beside: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<header class="top">
    <button class="plain" aria-label=${backLabel} @click=${back}>${icon('back', 28)}</button>
    <h1>${title}</h1>
    ${beside}
  </header>`;
}
