/** The recorded voices: to record, name, keep as files, open, delete. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { languageOf } from '../../languages/languages.ts';
import type { VoicesScreen } from '../../session/view.ts';
import { icon } from '../parts/icon.ts';
import { question } from '../parts/modal-sheet.ts';
import { topBar } from '../parts/top-bar.ts';
import { ScreenElement } from './screen-element.ts';
import { voiceStyles } from './voice-styles.ts';

type Own = VoicesScreen['own'][number];

/** More than any voice: what is read of a larger file only has to show that it is too large. */
const mostBytes = 12_000_001;

export class SpyVoices extends ScreenElement<VoicesScreen> {
  override render(): TemplateResult {
    const words = this.words.voices;
    return html`
      ${topBar(words.title, this.words.app.back, this.sends({ kind: 'back' }))}
      <div class="body">
        <p>${words.intro}</p>
        ${this.#told()} ${this.screen.own.map((one) => this.#voice(one))}
      </div>
      <div class="deeds">
        <button class="deed" @click=${this.sends({ kind: 'record-new' })}>
          ${icon('mic')} ${words.recordNew}
        </button>
        <label class="button">
          ${icon('plus')} ${words.open}
          <input
            type="file"
            aria-label=${words.open}
            @change=${(event: Event) => void this.#open(event)}
          />
        </label>
      </div>
      ${this.#asked()}
    `;
  }

  /** What came of the file that was opened last. */
  #told(): TemplateResult | typeof nothing {
    const { added, refused } = this.screen;
    const words = this.words.voices;
    if (refused !== undefined)
      return html`<p class="told" role="alert">
        ${icon('warn')} <span>${words.refusals[refused]} ${words.nothingLost}</span>
      </p>`;
    if (added === undefined) return nothing;
    return html`<p class="told" role="status">
      ${icon('done')} <span>${words.added(added.name)}</span>
    </p>`;
  }

  #voice({ key, name, language, recorded, of }: Own): TemplateResult {
    const words = this.words.voices;
    return html`<section class="sheet stack">
      <input
        type="text"
        aria-label=${words.name}
        maxlength="40"
        autocomplete="off"
        spellcheck="false"
        .value=${name}
        @change=${(event: Event) => this.#rename(key, event)}
      />
      <p><b lang=${language}>${languageOf(language).name}</b> · ${words.progress(recorded, of)}</p>
      <div class="pair">
        <button @click=${this.sends({ kind: 'record', voice: key })}>
          ${icon('mic')} ${recorded === of ? words.again : words.goOn}
        </button>
        <button
          ?disabled=${recorded === 0}
          @click=${this.sends({ kind: 'export-voice', voice: key })}
        >
          ${icon('leave')} ${words.save}
        </button>
        <button class="danger" @click=${this.sends({ kind: 'delete-voice', voice: key })}>
          ${icon('close')} ${words.remove}
        </button>
      </div>
    </section>`;
  }

  #rename(voice: string, event: Event): void {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    this.send({ kind: 'name-voice', voice, name: field.value });
    // What became of the name is shown, whatever was typed.
    field.value = this.screen.own.find(({ key }) => key === voice)?.name ?? field.value;
  }

  async #open(event: Event): Promise<void> {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    const chosen = field.files?.[0];
    field.value = '';
    if (!chosen) return;
    const bytes = await chosen
      .slice(0, mostBytes)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0));
    this.send({ kind: 'open-voice-file', file: new Uint8Array(bytes) });
  }

  #asked(): TemplateResult | typeof nothing {
    const { deleting } = this.screen;
    if (deleting === undefined) return nothing;
    const { deleteTitle, deleteWarning, deleteAgree, deleteDecline } = this.words.voices;
    return question(
      deleteTitle(deleting.name),
      deleteWarning,
      [deleteAgree, this.sends({ kind: 'confirm' })],
      [deleteDecline, this.sends({ kind: 'cancel' })],
    );
  }

  static override styles = [
    ScreenElement.styles,
    voiceStyles,
    css`
      section input {
        font-weight: 650;
      }

      .danger {
        color: var(--alarm);
        border-color: var(--alarm);
      }

      .button {
        position: relative;
      }

      .button input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        opacity: 0;
        cursor: pointer;
      }

      .button:focus-within {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }
    `,
  ];
}

customElements.define('spy-voices', SpyVoices);
