/** The root element: shows a view in a language; what is touched leaves it as `session` events. */

import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Language } from '../languages/language.ts';
import type { Notice, Screen, View } from '../session/view.ts';
import { emblem } from './parts/emblem.ts';
import { icon } from './parts/icon.ts';
import { send } from './parts/send.ts';
import './screens/cards-screen.ts';
import './screens/check-screen.ts';
import './screens/correct-screen.ts';
import './screens/end-screen.ts';
import './screens/enrol-screen.ts';
import './screens/hand-over-screen.ts';
import './screens/hand-screen.ts';
import './screens/new-game-screen.ts';
import './screens/print-screen.ts';
import './screens/record-screen.ts';
import './screens/scan-screen.ts';
import './screens/settings-screen.ts';
import './screens/table-screen.ts';
import './screens/teach-screen.ts';
import './screens/voices-screen.ts';
import './screens/welcome-screen.ts';
import { controls } from './styles/controls.ts';
import { appStyles } from './styles/app.ts';
import { tokens } from './styles/tokens.ts';

export class SpyApp extends LitElement {
  static override properties = {
    view: { attribute: false },
    language: { attribute: false },
    preview: { attribute: false },
    clearPreview: { attribute: false },
  };

  declare view: View | undefined;
  declare language: Language | undefined;
  /** The coarse picture of the camera; shown while a hand is scanned. */
  declare preview: HTMLElement | undefined;
  /** The same as it is; shown while a deck is taught. */
  declare clearPreview: HTMLElement | undefined;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const theme = this.view?.settings.theme ?? 'system';
    if (theme === 'system') this.removeAttribute('theme');
    else this.setAttribute('theme', theme);
    if (this.language !== undefined) {
      this.lang = this.language.locale;
      this.dir = this.language.direction;
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { view, language } = this;
    if (view === undefined || language === undefined) return nothing;
    const { covered, elsewhere, elsewhereNext } = language.words.app;
    if (view.elsewhere)
      return html`<main class="covered" role="status">
        ${emblem(120)}
        <h1>${elsewhere}</h1>
        <p>${elsewhereNext}</p>
      </main>`;
    if (view.covered)
      return html`<main class="covered">
        ${emblem(120)}
        <p>${covered}</p>
      </main>`;
    return html`
      ${
        view.notices.length === 0
          ? nothing
          : html`<div class="notices" role="status">
              ${view.notices.map((notice) => this.#notice(notice, language))}
            </div>`
      }
      <main>${this.#screen(view.screen, view, language)}</main>
    `;
  }

  #notice(notice: Notice, language: Language): TemplateResult {
    const { what, next } = language.words.notices[notice];
    const { dismiss, updateNow } = language.words.app;
    return html`<aside>
      ${icon(notice === 'offline-ready' ? 'done' : 'warn')}
      <p><b>${what}</b> ${next}</p>
      ${
        notice === 'update-ready'
          ? html`<button @click=${() => send(this, { kind: 'update-now' })}>${updateNow}</button>`
          : nothing
      }
      <button
        class="plain dismiss"
        aria-label=${dismiss}
        @click=${() => send(this, { kind: 'dismiss', notice })}
      >
        ${icon('close')}
      </button>
    </aside>`;
  }

  #screen(screen: Screen, { settings }: View, language: Language): TemplateResult {
    switch (screen.kind) {
      case 'welcome':
        return html`<spy-welcome .screen=${screen} .language=${language}></spy-welcome>`;
      case 'settings':
        return html`<spy-settings
          .screen=${screen}
          .language=${language}
          .settings=${settings}
        ></spy-settings>`;
      case 'voices':
        return html`<spy-voices .screen=${screen} .language=${language}></spy-voices>`;
      case 'record':
        return html`<spy-record .screen=${screen} .language=${language}></spy-record>`;
      case 'enrol':
        return html`<spy-enrol .screen=${screen} .language=${language}></spy-enrol>`;
      case 'print':
        return html`<spy-print .screen=${screen} .language=${language}></spy-print>`;
      case 'cards':
        return html`<spy-cards .screen=${screen} .language=${language}></spy-cards>`;
      case 'teach':
        return html`<spy-teach
          .screen=${screen}
          .language=${language}
          .preview=${this.clearPreview}
        ></spy-teach>`;
      case 'new-game':
        return html`<spy-new-game
          .screen=${screen}
          .language=${language}
          .settings=${settings}
        ></spy-new-game>`;
      case 'hand-over':
        return html`<spy-hand-over .screen=${screen} .language=${language}></spy-hand-over>`;
      case 'scan':
        return html`<spy-scan
          .screen=${screen}
          .language=${language}
          .preview=${this.preview}
        ></spy-scan>`;
      case 'hand':
        return html`<spy-hand .screen=${screen} .language=${language}></spy-hand>`;
      case 'check':
        return html`<spy-check .screen=${screen} .language=${language}></spy-check>`;
      case 'correct':
        return html`<spy-correct .screen=${screen} .language=${language}></spy-correct>`;
      case 'table':
        return html`<spy-table
          .screen=${screen}
          .language=${language}
          .settings=${settings}
        ></spy-table>`;
      case 'end':
        return html`<spy-end .screen=${screen} .language=${language}></spy-end>`;
    }
  }

  static override styles = [tokens, controls, appStyles];
}

customElements.define('spy-app', SpyApp);

declare global {
  interface HTMLElementTagNameMap {
    'spy-app': SpyApp;
  }
}
