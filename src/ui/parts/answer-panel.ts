/** What the referee said last, in letters that can be read from across the table. */

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../languages/language.ts';
import { sayRuling } from '../../languages/say.ts';
import type { TableScreen } from '../../session/view.ts';
import { kindGlyphs, spark } from './glyphs.ts';
import { icon } from './icon.ts';

type Ruling = TableScreen['answer'][number];

/** `before` is what stands there until there is an answer; `asked` says who spied on whom. */
export function answerPanel(
  language: Language,
  rulings: readonly Ruling[],
  before: string,
  asked: string | undefined,
): TemplateResult {
  const [first] = rulings;
  const lines =
    first === undefined ? [before] : rulings.map((ruling) => sayRuling(language, ruling).caption);
  return html`<section class="answer ${first?.kind ?? 'quiet'}">
    ${first === undefined ? nothing : html`<div class="sign" aria-hidden="true">${sign(first)}</div>`}
    <div class="lines" role="status" aria-live="assertive" aria-atomic="true">
      ${asked === undefined || first === undefined ? nothing : html`<p class="asked">${asked}</p>`}
      ${lines.map((line, index) => html`<p class=${index === 0 ? 'first' : 'next'}>${line}</p>`)}
    </div>
  </section>`;
}

function sign(ruling: Ruling): TemplateResult {
  switch (ruling.kind) {
    case 'safe':
      return glyph(kindGlyphs.safe);
    case 'top-secret':
      return glyph(kindGlyphs['top-secret']);
    case 'exposed':
      return glyph(kindGlyphs[ruling.card.startsWith('S') ? 'safe' : 'top-secret']);
    case 'fuse':
      return glyph([kindGlyphs.bomb, spark]);
    case 'boom':
    case 'out':
      return html`<svg class="burst" viewBox="0 0 40 40">
        <path
          d="m20 0 3.5 8.500L31 3l-1 9 9-1-5.5 7.500L40 22l-8.5 3L35 34l-8.5-3L23 40l-4.5-7.500L11 38v-9l-9 1 5-7.500L0 18l8.5-3L5 6.500l8.5 3z"
          fill="currentColor"
        />
      </svg>`;
    case 'moved':
      return icon('right', 44);
    case 'flipped':
      return icon('flip', 44);
    case 'turn':
      return icon('play', 44);
    case 'win':
      return icon('star', 44);
    case 'undone':
      return icon('undo', 44);
    case 'refused':
      return icon('warn', 44);
  }
}

function glyph(drawing: unknown): TemplateResult {
  return html`<svg viewBox="-2 -4 46 46">${drawing}</svg>`;
}

export const answerStyles = css`
  .answer {
    --tone: var(--ink);
    --card-paper: var(--sheet);
    --fill: var(--tone);
    display: flex;
    align-items: center;
    gap: 0.9rem;
    padding: 0.75rem 1rem;
    min-height: 5.5rem;
    border-radius: calc(var(--round) * 1.2);
    border: 1px solid var(--rule);
    border-bottom: 4px double var(--brass);
    background: var(--sheet);
    box-shadow: var(--shade);
  }

  .answer .sign {
    flex: none;
    width: clamp(3.25rem, 18%, 5rem);
    color: var(--tone);
    display: grid;
    place-items: center;
  }

  .answer .sign svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  .lines {
    container-type: inline-size;
    flex: 1;
    min-width: 0;
  }

  .asked {
    color: var(--ink-soft);
    line-height: 1.45;
  }

  .first {
    font-family: var(--display);
    font-weight: 700;
    font-size: clamp(1.6rem, 13.5cqi, 3.4rem);
    line-height: 1.3;
    text-wrap: balance;
  }

  /* The Greek safe is one word of fourteen letters. */
  :host(:lang(el)) .first {
    font-size: clamp(1.4rem, 11cqi, 3.4rem);
  }

  .next {
    font-size: 1.1rem;
    font-weight: 600;
  }

  :host .quiet .first,
  :host .refused .first {
    font-family: inherit;
    font-size: 1.15rem;
    font-weight: 600;
    line-height: 1.5;
  }

  .answer.fuse,
  .answer.boom,
  .answer.out {
    --tone: var(--alarm);
    --card-paper: var(--alarm-sheet);
    background: var(--alarm-sheet);
    border-color: var(--alarm);
  }

  .burst {
    animation: burst 500ms ease-out;
  }

  @keyframes burst {
    from {
      scale: 0.2;
      opacity: 0;
    }
    60% {
      scale: 1.35;
      opacity: 1;
    }
  }
`;
