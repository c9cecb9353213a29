/** What the people at the table choose for the app itself. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { listeningTimes, mouths, speeds, themes, type Settings } from '../../session/settings.ts';
import type { SettingsScreen } from '../../session/view.ts';
import { earState, earStateStyles } from '../parts/ear-state.ts';
import { choice, choiceStyles } from '../parts/choice.ts';
import { question } from '../parts/modal-sheet.ts';
import { icon } from '../parts/icon.ts';
import { languageChoice } from '../parts/language-choice.ts';
import { mayBeSaid, mayBeSaidStyles } from '../parts/may-be-said.ts';
import { topBar } from '../parts/top-bar.ts';
import { volume, volumeStyles } from '../parts/volume.ts';
import { ScreenElement } from './screen-element.ts';

export class SpySettings extends ScreenElement<SettingsScreen> {
  static override properties = { ...ScreenElement.properties, settings: { attribute: false } };

  declare settings: Settings;

  override render(): TemplateResult {
    const words = this.words.settings;
    const { settings } = this;
    return html`
      ${topBar(words.title, this.words.app.back, this.sends({ kind: 'home' }))}
      <div class="body">
        <section class="sheet">
          ${languageChoice(this.language, (language) => this.send({ kind: 'set-language', language }))}
          <p class="soft">${words.languageHint}</p>
        </section>
        <section class="sheet">
          ${choice(
            'theme',
            words.theme,
            themes.map((value) => ({ value, label: words.themes[value] })),
            settings.theme,
            (theme) => this.send({ kind: 'set-theme', theme }),
          )}
        </section>
        <section class="sheet">
          ${this.#mouth()}
          <p class="soft">${words.mouthHint}</p>
          ${settings.mouth === 'none' ? nothing : this.#manner()}
          <button class="wide" @click=${this.sends({ kind: 'show-voices' })}>
            ${icon('mic')} ${this.words.voices.show}
          </button>
        </section>
        <section class="sheet">${this.#ear()}</section>
        <section class="sheet">
          <button class="wide danger" @click=${this.sends({ kind: 'delete-everything' })}>
            ${icon('close')} ${words.deleteEverything}
          </button>
          <p class="soft">${words.deleteHint}</p>
        </section>
      </div>
      ${this.#asked()}
    `;
  }

  /** Recorded voices stand beside the app's own, under their names. */
  #mouth(): TemplateResult {
    const words = this.words.settings;
    const { voices, voice } = this.screen;
    const { mouth } = this.settings;
    const options = [
      ...mouths.map((value) => ({ value: value as string, label: words.mouths[value] })),
      ...voices.map(({ key, name }) => ({ value: key, label: name })),
    ];
    const chosen = mouth === 'carried' ? (voice ?? mouth) : mouth;
    return choice('mouth', words.mouth, options, chosen, (wished) => {
      const known = mouths.find((one) => one === wished);
      this.send(
        known ? { kind: 'set-mouth', mouth: known } : { kind: 'wear-voice', voice: wished },
      );
    });
  }

  #manner(): TemplateResult {
    const { speaking } = this.words;
    const { speed, volumeDb } = this.settings;
    return html`${choice(
      'speed',
      speaking.speed,
      speeds.map((value) => ({ value, label: speaking.speeds[value] })),
      speed,
      (chosen) => this.send({ kind: 'set-speed', speed: chosen }),
    )}
    ${volume(speaking.volume, volumeDb, this.words, (touch) => this.send(touch))}`;
  }

  #ear(): TemplateResult {
    const words = this.words.settings;
    const { ears, ear } = this.screen;
    if (ears.every((one) => one === 'off'))
      return html`<h3>${words.ear}</h3>
        <p class="soft">${this.words.hearing['not-supported']}</p>`;
    return html`${choice(
        'ear',
        words.ear,
        ears.map((value) => ({ value, label: words.ears[value] })),
        this.settings.ear,
        (chosen) => this.send({ kind: 'set-ear', ear: chosen }),
      )}
      ${this.settings.ear === 'device' ? this.#deviceEar(ear) : nothing}
      <p class="soft">${words.earHint}</p>
      ${this.settings.ear === 'device' ? this.#enrol() : nothing}
      <details>
        <summary>${this.words.table.youMaySay}</summary>
        ${mayBeSaid(this.language, 2)}
      </details>`;
  }

  #deviceEar(ear: SettingsScreen['ear']): TemplateResult {
    const words = this.words.settings;
    return html`${earState(ear, this.words, this.sends({ kind: 'fetch-ear' }))}
      ${choice(
        'listens',
        words.listens,
        listeningTimes.map((value) => ({ value, label: words.listeningTimes[value] })),
        this.settings.listens,
        (listens) => this.send({ kind: 'set-listening', listens }),
      )}
      <p class="soft">${words.listensHint}</p>`;
  }

  #enrol(): TemplateResult {
    const words = this.words.enrol;
    return html`<button class="wide" @click=${this.sends({ kind: 'show-enrol' })}>
        ${icon('mic')} ${words.open}
      </button>
      <p class="soft">${words.openHint}</p>`;
  }

  #asked(): TemplateResult | typeof nothing {
    const words = this.words.settings;
    const confirm = this.sends({ kind: 'confirm' });
    const cancel = this.sends({ kind: 'cancel' });
    if (this.screen.confirmDelete) {
      const { deleteTitle, deleteWarning, deleteAgree, deleteDecline } = words;
      return question(deleteTitle, deleteWarning, [deleteAgree, confirm], [deleteDecline, cancel]);
    }
    if (this.screen.confirmEar) {
      const { earWarningTitle, earWarning, earAgree, earDecline } = words;
      return question(earWarningTitle, earWarning, [earAgree, confirm], [earDecline, cancel]);
    }
    return nothing;
  }

  static override styles = [
    ScreenElement.styles,
    choiceStyles,
    volumeStyles,
    mayBeSaidStyles,
    earStateStyles,
    css`
      section {
        display: grid;
        gap: 0.65rem;
      }

      summary {
        box-sizing: border-box;
        min-height: var(--touch);
        padding-block: 0.65rem;
        cursor: pointer;
      }
    `,
  ];
}

customElements.define('spy-settings', SpySettings);
