/** A deck is taught: one card after the other in a frame on the camera's picture, each taken by itself. */

import { html, nothing, type TemplateResult } from 'lit';
import type { End } from '../../cards/face.ts';
import type { ScanFailure, TaughtColour, TeachScreen, TeachState } from '../../session/view.ts';
import { choice, choiceStyles } from '../parts/choice.ts';
import { icon } from '../parts/icon.ts';
import '../parts/modal-sheet.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { cardGuide, guideStyles } from '../parts/card-guide.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';
import { scanScreenStyles } from './scan-styles.ts';
import { teachStyles } from './teach-styles.ts';

type Looking = Extract<TeachState, { kind: 'looking' }>;

/** Height over width; what lies between is near enough to one of them. */
const shapes = { narrow: 3, bridge: 1.55, poker: 1.4 } as const;

export class SpyTeach extends ScreenElement<TeachScreen> {
  static override properties = { ...ScreenElement.properties, preview: { attribute: false } };

  /** What the camera sees. */
  declare preview: HTMLElement | undefined;

  override render(): TemplateResult {
    const { name, state, asked } = this.screen;
    return html`
      ${topBar(this.words.teach.title(name), this.words.app.back, this.sends({ kind: 'back' }))}
      <div class="body">
        <div class="colours">${this.screen.colours.map((one) => this.#colour(one))}</div>
        ${asked === undefined ? this.#done() : this.#showing(asked, state)} ${this.#ends()}
        ${this.#shape()}
        <p class="soft">${this.words.teach.kept}</p>
      </div>
      ${asked === undefined ? nothing : this.#deeds(state)} ${this.#doubt()}
    `;
  }

  #colour({ colour, taught, of }: TaughtColour): TemplateResult {
    const name = this.words.teach.colour(this.words.names.colours[colour], taught, of);
    return html`<button
      class=${colour}
      aria-label=${name}
      aria-pressed=${colour === this.screen.colour ? 'true' : 'false'}
      @click=${this.sends({ kind: 'teach-colour', colour })}
    >
      ${seatBadge(colour)} ${taught === of ? icon('done', 20) : html`<span>${taught}/${of}</span>`}
    </button>`;
  }

  #showing(asked: End, state: TeachState): TemplateResult {
    const words = this.words.teach;
    if (state.kind === 'failed') return this.#failed(state.reason);
    const look = state.kind === 'looking' ? state.look : undefined;
    const shape = look === undefined ? '4 / 3' : `${look.frameWidth} / ${look.frameHeight}`;
    return html`
      <h2 aria-live="polite">${words.prompts[asked]}</h2>
      <figure role="img" aria-label=${words.preview} .style=${`--shape: ${shape}`}>
        ${
          state.kind === 'looking'
            ? this.#seen(state)
            : html`<p class="waking">${this.words.scan.starting}</p>`
        }
      </figure>
      <div class="coach">
        ${this.#views()}
        <p class="say" role="status">${words.advice[look?.advice ?? 'hold-still']}</p>
      </div>
      ${asked.startsWith('B2') ? html`<p class="soft">${words.onlyForTwo}</p>` : nothing}
    `;
  }

  #seen({ mirrored, look }: Looking): TemplateResult {
    return html`<div class="seen ${mirrored ? 'mirrored' : ''}">
      ${this.preview ?? nothing}
      ${look === undefined ? nothing : cardGuide(look, this.screen.aspect)}
    </div>`;
  }

  /** A dot for each picture of this end, filled once it is taken. */
  #views(): TemplateResult {
    const { views, viewsWanted } = this.screen;
    const dots = Array.from({ length: viewsWanted }, (_, index) => index < views);
    return html`<span
      class="dots"
      role="img"
      aria-label=${this.words.teach.views(views, viewsWanted)}
    >
      ${dots.map((full) => html`<i class=${full ? 'full' : ''}></i>`)}
    </span>`;
  }

  #failed(reason: ScanFailure): TemplateResult {
    const { what, next } = this.words.scan.failures[reason];
    return html`<div class="failed" role="alert">
      <div class="trouble">${icon('camera', 72)}</div>
      <h2>${what}</h2>
      <p>${next} ${this.words.teach.failedHint}</p>
    </div>`;
  }

  #done(): TemplateResult {
    const words = this.words.teach;
    const { colour, colours } = this.screen;
    const name = (of: TaughtColour): string => this.words.names.colours[of.colour];
    const left = colours.filter(({ taught, of }) => taught < of);
    return html`<div class="sheet stack" role="status">
      <h2>${words.done(this.words.names.colours[colour])}</h2>
      <p>${left.length === 0 ? words.finished : words.doneHint}</p>
      ${left.map(
        (one) =>
          html`<button @click=${this.sends({ kind: 'teach-colour', colour: one.colour })}>
            ${seatBadge(one.colour)} ${words.next(name(one))}
          </button>`,
      )}
      <button class="deed" @click=${this.sends({ kind: 'back' })}>
        ${icon('done')} ${words.finish}
      </button>
    </div>`;
  }

  #ends(): TemplateResult {
    const { ends, asked } = this.screen;
    const words = this.words.teach;
    return html`<ul class="ends">
      ${ends.map(({ end, picture }) => {
        const name = words.ends[end];
        return html`<li>
          <button
            class=${picture === undefined ? 'missing' : ''}
            aria-label=${picture === undefined ? words.missing(name) : words.taken(name)}
            aria-pressed=${end === asked ? 'true' : 'false'}
            @click=${this.sends({ kind: 'ask-end', end })}
          >
            ${picture === undefined ? html`<i></i>` : html`<img src=${picture} alt="" />`}
            <span>${name}</span>
          </button>
        </li>`;
      })}
    </ul>`;
  }

  #shape(): TemplateResult {
    const words = this.words.teach;
    return choice(
      'shape',
      words.shape,
      Object.entries(shapes).map(([name, value]) => ({
        value,
        label: words.shapes[name as keyof typeof shapes],
      })),
      this.screen.aspect,
      (aspect) => this.send({ kind: 'set-shape', aspect }),
    );
  }

  #deeds(state: TeachState): TemplateResult {
    const words = this.words.scan;
    if (state.kind === 'failed')
      return html`<div class="deeds">
        <button class="deed" @click=${this.sends({ kind: 'scan-again' })}>
          ${icon('turn')} ${words.again}
        </button>
      </div>`;
    const torch = state.kind === 'looking' ? state.torch : undefined;
    return html`<div class="deeds ${torch === undefined ? '' : 'pair'}">
      ${
        torch === undefined
          ? nothing
          : html`<button
              aria-pressed=${torch ? 'true' : 'false'}
              @click=${this.sends({ kind: 'set-torch', on: !torch })}
            >
              ${icon('light')} ${torch ? words.torchOff : words.torchOn}
            </button>`
      }
      <button ?disabled=${state.kind !== 'looking'} @click=${this.sends({ kind: 'take-now' })}>
        ${icon('camera')} ${this.words.teach.takeNow}
      </button>
    </div>`;
  }

  #doubt(): TemplateResult | typeof nothing {
    const { doubt, asked } = this.screen;
    if (doubt === undefined || asked === undefined) return nothing;
    const words = this.words.teach;
    const again = this.sends({ kind: 'show-again' });
    const title = words.doubtTitle(words.ends[asked], words.ends[doubt.alike]);
    return html`<modal-sheet .label=${title} @dismissed=${again}>
      <div class="stack">
        <h2>${title}</h2>
        <div class="alike">
          <figure>
            <img src=${doubt.picture} alt="" />
            <figcaption>${words.ends[asked]}</figcaption>
          </figure>
          <figure>
            <img src=${doubt.alikePicture ?? ''} alt="" />
            <figcaption>${words.ends[doubt.alike]}</figcaption>
          </figure>
        </div>
        <p>${words.doubt}</p>
        <button class="deed wide" @click=${again}>${words.showAgain}</button>
        <button class="wide" @click=${this.sends({ kind: 'keep-anyway' })}>
          ${words.keepAnyway}
        </button>
      </div>
    </modal-sheet>`;
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    choiceStyles,
    scanScreenStyles,
    guideStyles,
    teachStyles,
  ];
}

customElements.define('spy-teach', SpyTeach);
