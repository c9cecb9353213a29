/** The game on the table: whose turn it is, what all may see, the last answer, and what may be done now. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Settings } from '../../session/settings.ts';
import type { PublicSeat, TableScreen } from '../../session/view.ts';
import { answerPanel, answerStyles } from '../parts/answer-panel.ts';
import { cardStyles } from '../parts/card-picture.ts';
import { choiceStyles } from '../parts/choice.ts';
import { handRowStyles } from '../parts/hand-row.ts';
import { earStateStyles } from '../parts/ear-state.ts';
import { heardStyles } from '../parts/heard-panel.ts';
import { icon } from '../parts/icon.ts';
import { mayBeSaidStyles } from '../parts/may-be-said.ts';
import { question } from '../parts/modal-sheet.ts';
import { SpaceBar } from '../parts/space-bar.ts';
import { spyPad, spyPadStyles } from '../parts/spy-pad.ts';
import { canHold, tableEar, tableEarStyles, type Table } from '../parts/table-ear.ts';
import { movePad, movePadStyles, type Action } from '../parts/move-pad.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { seatRow, seatRowStyles } from '../parts/seat-row.ts';
import { storyStyles } from '../parts/story-list.ts';
import { colourStyles } from '../styles/colours.ts';
import { ScreenElement } from './screen-element.ts';
import { tableMenu } from './table-menu.ts';
import { tableStyles } from './table-styles.ts';

export class SpyTable extends ScreenElement<TableScreen> {
  static override properties = {
    ...ScreenElement.properties,
    settings: { attribute: false },
    turned: { type: Boolean, reflect: true },
  };

  declare settings: Settings;
  /** The screen is turned round for those who sit across. */
  declare turned: boolean;

  constructor() {
    super();
    this.turned = false;
    new SpaceBar(this, {
      wanted: () => this.#canHold() && !this.screen.menu && !this.screen.confirmUndo,
      hold: this.sends({ kind: 'listen', on: true }),
      release: this.sends({ kind: 'listen', on: false }),
    });
  }

  override render(): TemplateResult {
    const { screen, language } = this;
    const words = this.words.table;
    const foremost = screen.winner ?? screen.turn;
    const mover = screen.seats.find(({ colour }) => colour === foremost);
    if (mover === undefined) throw new Error('The turn is nobody’s.');
    return html`
      ${this.#banner(mover)}
      <div class="seats ${screen.seats.length > 2 ? 'many' : ''}">
        ${screen.seats.map((seat) => seatRow(seat, this.words))}
      </div>
      <div class="play">
        ${answerPanel(language, screen.answer, words.firstAnswer(this.player(mover)), this.#asked())}
        ${screen.winner === undefined ? this.#moves(mover) : nothing}
        ${tableEar(screen, this.settings, language, this.#table())} ${this.#rest()}
      </div>
      ${this.#over()}
    `;
  }

  #banner(mover: PublicSeat): TemplateResult {
    const words = this.words.table;
    return html`<header class="banner ${mover.colour}">
      <button class="plain" aria-label=${words.menu} @click=${this.sends({ kind: 'show-menu' })}>
        ${icon('menu')}
      </button>
      ${seatBadge(mover.colour)}
      <h1 aria-live="polite">
        ${
          this.screen.winner === undefined
            ? words.turn(this.player(mover))
            : this.words.end.title(this.#named(this.screen.winner))
        }
      </h1>
      ${this.screen.demo ? html`<span class="stamp">${words.demo}</span>` : nothing}
      <button
        class="plain"
        aria-label=${words.turnScreen}
        aria-pressed=${this.turned ? 'true' : 'false'}
        @click=${() => (this.turned = !this.turned)}
      >
        ${icon('turn')}
      </button>
    </header>`;
  }

  #moves(mover: PublicSeat): TemplateResult {
    const act = (action: Action) => this.send({ kind: 'act', action });
    return html`${movePad(mover, this.screen.legal, this.words, act)}
    ${spyPad(this.screen, this.words, (seat) => this.player(seat), act)}`;
  }

  #canHold(): boolean {
    return canHold(this.screen, this.settings);
  }

  #table(): Table {
    return { player: (colour) => this.#named(colour), send: (touch) => this.send(touch) };
  }

  #rest(): TemplateResult {
    const words = this.words.table;
    const { legal } = this.screen;
    return html`<div class="rest">
      <button ?disabled=${!legal.repeat} @click=${this.sends({ kind: 'repeat' })}>
        ${icon('repeat')} <span>${words.repeat}</span>
      </button>
      <button ?disabled=${!legal.undo} @click=${this.sends({ kind: 'undo' })}>
        ${icon('undo')} <span>${words.undo}</span>
      </button>
      ${this.screen.winner === undefined ? this.#end() : this.#reveal()}
    </div>`;
  }

  #end(): TemplateResult {
    return html`<button
      class="deed"
      ?disabled=${!this.screen.legal.end}
      @click=${this.sendsOnce({ kind: 'act', action: { kind: 'end' } })}
    >
      ${icon('done')} <span>${this.words.table.end}</span>
    </button>`;
  }

  /** Only now, and only when they say so: the game may still be taken back until then. */
  #reveal(): TemplateResult {
    return html`<button class="deed" @click=${this.sends({ kind: 'reveal' })}>
      ${icon('eye')} <span>${this.words.table.reveal}</span>
    </button>`;
  }

  #asked(): string | undefined {
    const { asked } = this.screen;
    return asked && this.words.table.asked(this.#named(asked.seeker), this.#named(asked.owner));
  }

  /** `colour` may come from a spoken command, where any word could stand. */
  #named(colour: string): string {
    const seat = this.screen.seats.find((found) => found.colour === colour);
    return seat === undefined ? colour : this.player(seat);
  }

  #over(): TemplateResult | typeof nothing {
    const words = this.words.table;
    const cancel = this.sends({ kind: 'cancel' });
    if (this.screen.menu) {
      return tableMenu(this.screen, this.language, {
        ...this.#table(),
        turned: this.turned,
      });
    }
    if (!this.screen.confirmUndo) return nothing;
    const { undoTitle, undoWarning, undoAgree, undoDecline } = words;
    const confirm = this.sends({ kind: 'confirm' });
    return question(
      undoTitle,
      undoWarning,
      [undoAgree, confirm],
      [undoDecline, cancel],
      this.turned,
    );
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    badgeStyles,
    cardStyles,
    choiceStyles,
    handRowStyles,
    seatRowStyles,
    answerStyles,
    heardStyles,
    mayBeSaidStyles,
    earStateStyles,
    movePadStyles,
    spyPadStyles,
    tableEarStyles,
    storyStyles,
    tableStyles,
  ];
}

customElements.define('spy-table', SpyTable);
