/** What all screens are made of: a part of the view and a language in, touches out. */

import { LitElement, type CSSResultGroup } from 'lit';
import type { Language, Words } from '../../languages/language.ts';
import type { Touch } from '../../session/event.ts';
import type { Screen, Seat } from '../../session/view.ts';
import { send } from '../parts/send.ts';
import { controls } from '../styles/controls.ts';
import { screen } from '../styles/screen.ts';

export abstract class ScreenElement<Shown extends Screen> extends LitElement {
  static override properties = { screen: { attribute: false }, language: { attribute: false } };
  static override styles: CSSResultGroup = [controls, screen];

  declare screen: Shown;
  declare language: Language;

  protected get words(): Words {
    return this.language.words;
  }

  /** A player's name, or the word of their colour where none was typed. */
  protected player(seat: Seat): string {
    return seat.name === '' ? this.words.names.colours[seat.colour] : seat.name;
  }

  protected send(touch: Touch): void {
    send(this, touch);
  }

  /** For templates: a listener that sends this touch. */
  protected sends(touch: Touch): () => void {
    return () => this.send(touch);
  }

  /** The same for what must not happen twice: the second tap of a double one is not meant. */
  protected sendsOnce(touch: Touch): (event: MouseEvent) => void {
    return ({ detail: taps }) => {
      if (taps < 2) this.send(touch);
    };
  }

  /** A new screen is announced by its heading, and the keyboard goes on from there. */
  override firstUpdated(): void {
    const heading = this.renderRoot.querySelector('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }
}
