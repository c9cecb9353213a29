/** One player shows their fan: a coarse preview, outlines, and what to do next; never a face. */

import { html, nothing, type TemplateResult } from 'lit';
import type { ScanFailure, ScanScreen, ScanState } from '../../session/view.ts';
import { coachingPicture } from '../parts/coaching-picture.ts';
import { icon } from '../parts/icon.ts';
import { progressRing, scanOutlines, scanStyles } from '../parts/scan-outlines.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';
import { scanScreenStyles } from './scan-styles.ts';

type Looking = Extract<ScanState, { kind: 'looking' }>;

export class SpyScan extends ScreenElement<ScanScreen> {
  static override properties = { ...ScreenElement.properties, preview: { attribute: false } };

  /** What the camera sees, made coarse by whoever gives it. */
  declare preview: HTMLElement | undefined;

  override render(): TemplateResult {
    const { seat, state, demo } = this.screen;
    const stamp = demo ? html`<span class="stamp">${this.words.table.demo}</span>` : nothing;
    return html`
      ${topBar(
        this.words.scan.title(this.player(seat)),
        this.words.app.back,
        this.sends({ kind: 'back' }),
        html`${stamp}${seatBadge(seat.colour)}`,
      )}
      ${this.#body(state)} ${this.#deeds(state)}
    `;
  }

  #body(state: ScanState): TemplateResult {
    switch (state.kind) {
      case 'starting':
        return this.#finder(html`<p class="waking">${this.words.scan.starting}</p>`, nothing);
      case 'looking':
        return this.#looking(state);
      case 'failed':
        return this.#failed(state.reason);
    }
  }

  #looking(state: Looking): TemplateResult {
    const words = this.words.scan;
    const { progress, seen, expected } = state;
    return this.#finder(
      html`<div class="seen ${state.mirrored ? 'mirrored' : ''}">
        ${this.preview ?? nothing}
        ${scanOutlines(state.outlines, state.frameWidth, state.frameHeight)}
      </div>`,
      html`<div class="coach">
        ${progressRing(progress, html`<b>${seen}</b><span>/${expected}</span>`)}
        <div>
          <p class="say" role="status">
            ${coachingPicture(state.coaching)}
            <span>${this.#asked(state)}</span>
          </p>
          <p class="soft">${words.seen(seen, expected)}</p>
        </div>
      </div>`,
      `${state.frameWidth} / ${state.frameHeight}`,
    );
  }

  /** Spoken advice is general; the screen says which card. */
  #asked({ coaching, covered }: Looking): string {
    const words = this.words.scan;
    if (covered !== undefined) return words.coveredCard(covered);
    return coaching === undefined ? words.looking : words.coaching[coaching];
  }

  #finder(
    inside: TemplateResult,
    below: TemplateResult | typeof nothing,
    shape = '4 / 3',
  ): TemplateResult {
    const words = this.words.scan;
    return html`
      <div class="body">
        <figure role="img" aria-label=${words.preview} .style=${`--shape: ${shape}`}>
          ${inside}<i class="corners"></i>
        </figure>
        ${below}
        <p class="soft private">${icon('lock', 20)} ${words.private}</p>
      </div>
    `;
  }

  #failed(reason: ScanFailure): TemplateResult {
    const words = this.words.scan;
    const failure = words.failures[reason];
    return html`
      <div class="body centred" role="alert">
        <div class="trouble">${icon('camera', 72)}</div>
        <h2>${failure.what}</h2>
        <p>${failure.next} ${words.orByTouch}</p>
      </div>
    `;
  }

  /** The way out by touch is one and the same button in all states: a press that has begun when the camera answers still counts. */
  #deeds(state: ScanState): TemplateResult {
    const lit = state.kind === 'looking' && state.torch !== undefined;
    return html`<div class="deeds ${lit ? 'pair' : ''}">
      ${this.#firstDeed(state)}
      <button @click=${this.sends({ kind: 'enter-by-touch' })}>
        ${icon('touch')} ${this.words.scan.byTouch}
      </button>
    </div>`;
  }

  #firstDeed(state: ScanState): TemplateResult | typeof nothing {
    const words = this.words.scan;
    if (state.kind === 'failed')
      return html`<button class="deed" @click=${this.sends({ kind: 'scan-again' })}>
        ${icon('turn')} ${words.again}
      </button>`;
    if (state.kind === 'starting' || state.torch === undefined) return nothing;
    const { torch } = state;
    return html`<button
      aria-pressed=${torch ? 'true' : 'false'}
      @click=${this.sends({ kind: 'set-torch', on: !torch })}
    >
      ${icon('light')} ${torch ? words.torchOff : words.torchOn}
    </button>`;
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    scanStyles,
    scanScreenStyles,
  ];
}

customElements.define('spy-scan', SpyScan);
