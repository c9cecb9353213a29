/** Who plays, in which colours and in which order, and how this table plays. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Colour, PlayerCount } from '../../cards/card.ts';
import { seatShapes } from '../../cards/seat-shape.ts';
import { ruleNames, ruleWays, type RuleName } from '../../game/rules.ts';
import type { Settings } from '../../session/settings.ts';
import type { NewGameScreen, Seat } from '../../session/view.ts';
import { colourStyles } from '../styles/colours.ts';
import { choice, choiceStyles } from '../parts/choice.ts';
import { icon } from '../parts/icon.ts';
import { badgeStyles, seatBadge } from '../parts/seat-badge.ts';
import { topBar } from '../parts/top-bar.ts';
import { volume, volumeStyles } from '../parts/volume.ts';
import { ScreenElement } from './screen-element.ts';
import { newGameStyles } from './new-game-styles.ts';

const playerCounts: readonly PlayerCount[] = [2, 3, 4];

export class SpyNewGame extends ScreenElement<NewGameScreen> {
  static override properties = { ...ScreenElement.properties, settings: { attribute: false } };

  declare settings: Settings;

  override render(): TemplateResult {
    const words = this.words.newGame;
    const { screen } = this;
    return html`
      ${topBar(words.title, this.words.app.back, this.sends({ kind: 'home' }))}
      <div class="body">
        ${choice(
          'players',
          words.players,
          playerCounts.map((value) => ({ value, label: words.playerCount(value) })),
          screen.players,
          (players) => this.send({ kind: 'set-players', players }),
        )}
        <section>
          <h2>${words.seats}</h2>
          <p class="soft">
            ${words.seatsHint} ${screen.players === 2 ? words.twoPlayers : nothing}
          </p>
          <ol class="seats">
            ${screen.seats.map((seat, place) => this.#seat(seat, place))}
          </ol>
        </section>
        ${this.#decks()} ${this.#volume()}
        <details class="sheet">
          <summary>
            <span><b>${words.rules}</b><br /><span class="soft">${words.rulesHint}</span></span>
          </summary>
          <div class="rules">${ruleNames.map((name) => this.#rule(name))}</div>
        </details>
      </div>
      <div class="deeds">
        <div role="alert">
          ${screen.problems.map(
            (problem) => html`<p class="problem">${icon('warn')} ${words.problems[problem]}</p>`,
          )}
        </div>
        ${screen.replaces ? html`<p class="soft replaces">${words.replaces}</p>` : nothing}
        <button
          class="deed wide"
          ?disabled=${screen.problems.length > 0}
          @click=${this.sends({ kind: 'start-game' })}
        >
          ${words.start} ${icon('right')}
        </button>
      </div>
    `;
  }

  #seat(seat: Seat, place: number): TemplateResult {
    const words = this.words.newGame;
    const colour = this.words.names.colours[seat.colour];
    return html`<li class="seat ${seat.colour}">
      ${seatBadge(seat.colour)}
      <label>
        <span class="colour">${colour}</span>
        <input
          type="text"
          aria-label=${words.name(colour)}
          placeholder=${words.namePlaceholder}
          autocomplete="off"
          autocapitalize="words"
          spellcheck="false"
          .value=${seat.name}
          @input=${(event: Event) => this.#rename(place, event)}
        />
      </label>
      ${this.#otherColours(place)}
      ${
        place === 0
          ? html`<span class="begins">${words.beginner}</span>`
          : html`<button
              class="plain up"
              aria-label=${words.moveUp(this.player(seat))}
              @click=${this.sends({ kind: 'move-up', place })}
            >
              ${icon('up')}
            </button>`
      }
    </li>`;
  }

  /** Only three players may choose: two are always green and red, four have no colour left over. */
  #otherColours(place: number): TemplateResult | typeof nothing {
    const { freeColours } = this.screen;
    if (freeColours.length === 0) return nothing;
    const { colours, shapes } = this.words.names;
    const name = (colour: Colour): string =>
      this.words.newGame.chooseColour(colours[colour], shapes[seatShapes[colour]]);
    return html`${freeColours.map(
      (colour) =>
        html`<button
          class="plain swap ${colour}"
          aria-label=${name(colour)}
          title=${name(colour)}
          @click=${this.sends({ kind: 'set-colour', place, colour })}
        >
          ${icon('flip', 18)} ${seatBadge(colour)}
        </button>`,
    )}`;
  }

  #rename(place: number, event: Event): void {
    if (event.target instanceof HTMLInputElement) {
      this.send({ kind: 'set-name', place, name: event.target.value });
    }
  }

  #decks(): TemplateResult | typeof nothing {
    const { decks, deck, unread } = this.screen;
    if (decks.length < 2) return nothing;
    const words = this.words.newGame;
    const colours = unread.map((colour) => this.words.names.colours[colour]);
    return html`${choice(
      'deck',
      words.deck,
      decks.map(({ key, name }) => ({ value: key, label: words.deckName(key, name) })),
      deck,
      (chosen) => this.send({ kind: 'set-deck', deck: chosen }),
    )}
    ${colours.length === 0 ? nothing : html`<p class="soft">${words.unread(colours)}</p>`}`;
  }

  /** With everybody at the table it shows whether the referee is loud enough; whoever knows passes it by. */
  #volume(): TemplateResult | typeof nothing {
    const { mouth, volumeDb } = this.settings;
    if (mouth === 'none') return nothing;
    const { check } = this.words.speaking;
    return html`<section class="sheet">
      ${volume(check, volumeDb, this.words, (touch) => this.send(touch))}
    </section>`;
  }

  #rule(name: RuleName): TemplateResult {
    const words = this.words.newGame;
    const { rules } = this.screen;
    const told: Readonly<Record<string, string>> = words.ruleWays[name];
    return choice(
      name,
      words.ruleNames[name],
      ruleWays[name].map((value, index) => ({
        value: value as string,
        label: `${told[value] ?? value}${index === 0 ? ` (${words.usual})` : ''}`,
      })),
      rules[name],
      (way) => this.send({ kind: 'set-rules', rules: { ...rules, [name]: way } }),
    );
  }

  static override styles = [
    ScreenElement.styles,
    colourStyles,
    choiceStyles,
    badgeStyles,
    volumeStyles,
    newGameStyles,
  ];
}

customElements.define('spy-new-game', SpyNewGame);
