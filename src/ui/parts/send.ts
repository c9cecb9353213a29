/** How an element tells the session what was touched. */

import type { Touch } from '../../session/event.ts';

export function send(from: EventTarget, detail: Touch): void {
  from.dispatchEvent(new CustomEvent('session', { detail, bubbles: true, composed: true }));
}
