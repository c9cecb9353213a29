/** The recorded voices: to record, name, keep as files, open, delete. */

import { html, type TemplateResult } from 'lit';
import { languageOf } from '../../languages/languages.ts';
import type { VoicesScreen } from '../../session/view.ts';
import { icon } from '../parts/icon.ts';
import { deletion, keptStyles, keptThing, openFile, told } from '../parts/kept-list.ts';
import { topBar } from '../parts/top-bar.ts';
import { ScreenElement } from './screen-element.ts';

type Own = VoicesScreen['own'][number];

/** More than any voice. */
const mostBytes = 12_000_000;

export class SpyVoices extends ScreenElement<VoicesScreen> {
  override render(): TemplateResult {
    const words = this.words.voices;
    const { own, refused, deleting } = this.screen;
    return html`
      ${topBar(words.title, this.words.app.back, this.sends({ kind: 'back' }))}
      <div class="body">
        <p>${words.intro}</p>
        ${told(words, this.#added(), refused && words.refusals[refused])}
        ${own.map((one) => this.#voice(one))}
      </div>
      <div class="deeds">
        <button class="deed" @click=${this.sends({ kind: 'record-new' })}>
          ${icon('mic')} ${words.recordNew}
        </button>
        ${openFile(words, '', mostBytes, (file) => this.send({ kind: 'open-voice-file', file }))}
      </div>
      ${deletion(
        words,
        deleting?.name,
        this.sends({ kind: 'confirm' }),
        this.sends({ kind: 'cancel' }),
      )}
    `;
  }

  /** The settings offer a voice only where the app speaks its language. */
  #added(): string | undefined {
    const { added, own } = this.screen;
    const found = own.find(({ key }) => key === added?.key);
    if (found === undefined) return undefined;
    const { added: here, addedFor } = this.words.voices;
    const { code, name } = languageOf(found.language);
    return code === this.language.code ? here(found.name) : addedFor(found.name, name);
  }

  #voice({ key, name, language, recorded, of }: Own): TemplateResult {
    const words = this.words.voices;
    return keptThing(words, {
      name,
      state: html`<p>
        <b lang=${language}>${languageOf(language).name}</b> · ${words.progress(recorded, of)}
      </p>`,
      goOn: html`<button @click=${this.sends({ kind: 'record', voice: key })}>
        ${icon('mic')} ${recorded === of ? words.again : words.goOn}
      </button>`,
      empty: recorded === 0,
      rename: (wished) => this.send({ kind: 'name-voice', voice: key, name: wished }),
      save: this.sends({ kind: 'export-voice', voice: key }),
      remove: this.sends({ kind: 'delete-voice', voice: key }),
    });
  }

  static override styles = [ScreenElement.styles, keptStyles];
}

customElements.define('spy-voices', SpyVoices);
