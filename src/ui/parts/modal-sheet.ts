/** A sheet laid over the screen that wants an answer first; Escape sends `dismissed`. */

import { LitElement, css, html, type TemplateResult } from 'lit';
import { controls } from '../styles/controls.ts';

export class ModalSheet extends LitElement {
  static override properties = { label: {} };

  declare label: string;

  override firstUpdated(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  #dismiss(event: Event): void {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent('dismissed'));
  }

  override render(): TemplateResult {
    return html`<dialog aria-label=${this.label} @cancel=${this.#dismiss}><slot></slot></dialog>`;
  }

  static override styles = [
    controls,
    css`
      dialog {
        width: min(32rem, calc(100vw - 1.5rem));
        max-height: calc(100dvh - 1.5rem);
        overflow-y: auto;
        overscroll-behavior: contain;
        padding: clamp(1rem, 4vw, 1.5rem);
        border: 1px solid var(--rule);
        border-top: 6px solid var(--brass);
        border-radius: calc(var(--round) * 1.2);
        background: var(--sheet);
        color: var(--ink);
        box-shadow: 0 20px 60px rgb(0 0 0 / 45%);
      }

      :host([turned]) dialog {
        rotate: 180deg;
      }

      dialog::backdrop {
        background: rgb(10 14 18 / 62%);
      }
    `,
  ];
}

customElements.define('modal-sheet', ModalSheet);

type Answer = readonly [label: string, act: () => void];

/** A question that is asked once more before something is done. */
export function question(
  title: string,
  warning: string,
  [agree, confirm]: Answer,
  [decline, cancel]: Answer,
  turned = false,
): TemplateResult {
  return html`<modal-sheet .label=${title} ?turned=${turned} @dismissed=${cancel}>
    <div class="stack">
      <h2>${title}</h2>
      <p>${warning}</p>
      <div class="stack">
        <button class="deed wide" @click=${cancel}>${decline}</button>
        <button class="wide" @click=${confirm}>${agree}</button>
      </div>
    </div>
  </modal-sheet>`;
}
