/** The space bar as a button that is held, wherever on a screen one is, but not where it has another meaning. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Holding = {
  /** Whether it counts now. */
  readonly wanted: () => boolean;
  readonly hold: () => void;
  readonly release: () => void;
};

export class SpaceBar implements ReactiveController {
  readonly #holding: Holding;
  #held = false;

  constructor(host: ReactiveControllerHost, holding: Holding) {
    this.#holding = holding;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#down, { capture: true });
    window.addEventListener('keyup', this.#up, { capture: true });
    // Whoever leaves the window lets go somewhere else.
    window.addEventListener('blur', this.#end);
    document.addEventListener('visibilitychange', this.#end);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#down, { capture: true });
    window.removeEventListener('keyup', this.#up, { capture: true });
    window.removeEventListener('blur', this.#end);
    document.removeEventListener('visibilitychange', this.#end);
    this.#end();
  }

  readonly #down = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!this.#held && (event.repeat || !this.#holding.wanted() || isTaken(event))) return;
    event.preventDefault();
    if (this.#held) return;
    this.#held = true;
    this.#holding.hold();
  };

  readonly #up = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !this.#held) return;
    // Or the button that was touched last would be pressed.
    event.preventDefault();
    this.#end();
  };

  readonly #end = (): void => {
    if (!this.#held) return;
    this.#held = false;
    this.#holding.release();
  };
}

/** In a field it writes, and what the keyboard itself has gone to it presses. */
function isTaken(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof Element && target.matches('input, textarea, select, :focus-visible:not(h1)')
  );
}
