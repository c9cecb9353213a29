/** A voice is recorded: one sentence to read after the other, each heard again, taken again or removed. */

import { html, nothing, type TemplateResult } from 'lit';
import type { RecordScreen } from '../../session/view.ts';
import { icon } from '../parts/icon.ts';
import { topBar } from '../parts/top-bar.ts';
import { ScreenElement } from './screen-element.ts';
import { voiceStyles } from './voice-styles.ts';

type ToRead = RecordScreen['sentences'][number];

export class SpyRecord extends ScreenElement<RecordScreen> {
  override render(): TemplateResult {
    const { name, sentences, language } = this.screen;
    const words = this.words.record;
    const recorded = sentences.filter((one) => one.recorded).length;
    const progress = this.words.voices.progress(recorded, sentences.length);
    return html`
      ${topBar(words.title(name), this.words.app.back, this.sends({ kind: 'back' }))}
      <div class="body">
        <label>
          ${progress}
          <progress .max=${sentences.length} .value=${recorded}></progress>
        </label>
        ${this.#asked()}
        ${recorded === sentences.length ? html`<p role="status">${words.finished}</p>` : nothing}
        <details>
          <summary>${words.all}</summary>
          <ol class="sentences" lang=${language}>
            ${sentences.map((one) => this.#sentence(one))}
          </ol>
        </details>
      </div>
      <div class="deeds">${this.#deeds()}</div>
    `;
  }

  get #now(): ToRead | undefined {
    return this.screen.sentences.find(({ words }) => words === this.screen.asked);
  }

  #asked(): TemplateResult {
    const { asked, language } = this.screen;
    const words = this.words.record;
    return html`<section class="sheet stack read">
      <h2>${words.read}</h2>
      <blockquote lang=${language}>${asked}</blockquote>
      ${this.#now?.soundFollows ? html`<p class="soft">${words.soundFollows}</p>` : nothing}
      <div class="state">${this.#state()}</div>
    </section>`;
  }

  #state(): TemplateResult | typeof nothing {
    const { state } = this.screen;
    const words = this.words.record;
    switch (state.kind) {
      case 'opening':
        return html`<p role="status">${words.opening}</p>`;
      case 'recording':
        return html`<p role="status">${words.listening}</p>
          <meter aria-label=${words.height} .value=${state.height}></meter>`;
      case 'failed':
        return html`<p class="told" role="alert">
          ${icon('warn')} <span>${words.failures[state.reason]} ${words.asItWas}</span>
        </p>`;
      case 'ready':
        return this.#now?.recorded ? html`<p role="status">${words.kept}</p>` : nothing;
    }
  }

  #deeds(): TemplateResult {
    const { kind } = this.screen.state;
    const isBusy = kind === 'opening' || kind === 'recording';
    const take = isBusy || !this.#now?.recorded ? nothing : this.#take();
    return html`${take}${this.#deed(isBusy)}`;
  }

  #take(): TemplateResult {
    const words = this.words.record;
    return html`<div class="pair">
      <button @click=${this.sends({ kind: 'hear-take' })}>${icon('repeat')} ${words.hear}</button>
      <button @click=${this.sends({ kind: 'start-recording' })}>
        ${icon('mic')} ${words.again}
      </button>
      <button @click=${this.sends({ kind: 'remove-take' })}>
        ${icon('close')} ${words.remove}
      </button>
    </div>`;
  }

  /** One button, whatever it does now: the keyboard goes on from it. */
  #deed(isBusy: boolean): TemplateResult {
    const { state, sentences } = this.screen;
    const words = this.words.record;
    const now = isBusy ? 'stop' : this.#now?.recorded ? 'next' : 'start';
    const isIdle =
      state.kind === 'opening' || (now === 'next' && sentences.every(({ recorded }) => recorded));
    const touch = {
      start: { kind: 'start-recording' },
      stop: { kind: 'stop-recording' },
      next: { kind: 'next-words' },
    } as const;
    const label = {
      start: html`${icon('mic')} ${words.start}`,
      stop: html`${icon('done')} ${words.stop}`,
      next: html`${words.next} ${icon('right')}`,
    };
    return html`<button
      class="deed"
      aria-disabled=${isIdle ? 'true' : 'false'}
      @click=${isIdle ? nothing : this.sendsOnce(touch[now])}
    >
      ${label[now]}
    </button>`;
  }

  #sentence({ words, recorded }: ToRead): TemplateResult {
    const name = this.words.record[recorded ? 'recorded' : 'missing'](words);
    return html`<li>
      <button
        aria-label=${name}
        aria-pressed=${words === this.screen.asked ? 'true' : 'false'}
        @click=${this.sends({ kind: 'ask-words', words })}
      >
        ${recorded ? icon('done', 20) : html`<i></i>`} <span>${words}</span>
      </button>
    </li>`;
  }

  static override styles = [ScreenElement.styles, voiceStyles];
}

customElements.define('spy-record', SpyRecord);
