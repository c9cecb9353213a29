/** How loud the referee is: a touch makes it softer or louder and lets it be heard. */

import { css, html, type TemplateResult } from 'lit';
import type { Words } from '../../languages/language.ts';
import type { Touch } from '../../session/event.ts';
import { volumesDb, type VolumeDb } from '../../session/settings.ts';
import { icon } from './icon.ts';

export function volume(
  title: string,
  chosen: VolumeDb,
  words: Words,
  send: (touch: Touch) => void,
): TemplateResult {
  const { softer, louder, level } = words.speaking;
  const at = volumesDb.indexOf(chosen);
  const turned = (by: -1 | 1, name: string): TemplateResult => {
    const volumeDb = volumesDb[at + by];
    return html`<button
      aria-label=${name}
      title=${name}
      ?disabled=${volumeDb === undefined}
      @click=${() => volumeDb !== undefined && send({ kind: 'set-volume', volumeDb })}
    >
      ${icon(by < 0 ? 'minus' : 'plus')}
    </button>`;
  };
  return html`<div class="volume" role="group" aria-label=${title}>
    <h3>${title}</h3>
    <div class="row">
      ${turned(-1, softer)}
      <span class="bars" role="img" aria-label=${level(at + 1, volumesDb.length)}>
        ${volumesDb.map((one) => html`<i class=${one <= chosen ? 'full' : ''}></i>`)}
      </span>
      ${turned(1, louder)}
      <button class="hear" @click=${() => send({ kind: 'try-mouth' })}>
        ${icon('repeat')} ${words.settings.tryVoice}
      </button>
    </div>
  </div>`;
}

export const volumeStyles = css`
  .volume {
    display: grid;
    gap: 0.45rem;
  }

  .volume button {
    padding-inline: 0.7rem;
  }

  .volume .hear {
    flex: 1 1 9rem;
  }

  .bars {
    display: flex;
    align-items: end;
    gap: 0.3rem;
    height: 1.8rem;
  }

  .bars i {
    width: 0.5rem;
    height: 100%;
    border: 1.5px solid var(--edge);
    border-radius: 0.2rem;
  }

  .bars i:nth-child(1) {
    height: 36%;
  }

  .bars i:nth-child(2) {
    height: 52%;
  }

  .bars i:nth-child(3) {
    height: 68%;
  }

  .bars i:nth-child(4) {
    height: 84%;
  }

  .bars .full {
    background: var(--brass);
    border-color: var(--brass-ink);
  }
`;
