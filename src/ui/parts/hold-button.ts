/** A button that counts only while it is pressed: it sends `hold`, and `release` as soon as anything ends the press. */

import { LitElement, css, html, type TemplateResult } from 'lit';
import { controls } from '../styles/controls.ts';
import { icon, type IconName } from './icon.ts';

export class HoldButton extends LitElement {
  static override properties = { label: {}, icon: { attribute: false }, held: { state: true } };

  declare label: string;
  declare icon: IconName;
  declare held: boolean;

  readonly #release = (): void => this.#end();
  readonly #hide = (): void => {
    if (document.visibilityState === 'hidden') this.#end();
  };

  constructor() {
    super();
    this.label = '';
    this.icon = 'eye';
    this.held = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The press may end anywhere: outside the button, in another window, or by the phone being put away.
    window.addEventListener('blur', this.#release);
    window.addEventListener('pagehide', this.#release);
    document.addEventListener('visibilitychange', this.#hide);
  }

  override disconnectedCallback(): void {
    window.removeEventListener('blur', this.#release);
    window.removeEventListener('pagehide', this.#release);
    document.removeEventListener('visibilitychange', this.#hide);
    super.disconnectedCallback();
  }

  #begin(): void {
    if (this.held) return;
    this.held = true;
    this.dispatchEvent(new CustomEvent('hold'));
  }

  #end(): void {
    if (!this.held) return;
    this.held = false;
    this.dispatchEvent(new CustomEvent('release'));
  }

  #pointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    this.#begin();
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    this.#begin();
  }

  override render(): TemplateResult {
    return html`<button
      class="wide ${this.held ? 'held' : ''}"
      aria-pressed=${this.held ? 'true' : 'false'}
      @pointerdown=${this.#pointerDown}
      @pointerup=${this.#release}
      @pointercancel=${this.#release}
      @lostpointercapture=${this.#release}
      @keydown=${this.#keyDown}
      @keyup=${this.#release}
      @blur=${this.#release}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      ${icon(this.icon)} <span>${this.label}</span>
    </button>`;
  }

  static override styles = [
    controls,
    css`
      button {
        min-height: 4.25rem;
        border: 2px dashed var(--edge);
        user-select: none;
        -webkit-user-select: none;
        -webkit-touch-callout: none;
        touch-action: none;
      }

      button.held,
      :host([listening]) button {
        border-style: solid;
        border-color: var(--brass);
        background: var(--well);
      }
    `,
  ];
}

customElements.define('hold-button', HoldButton);
