/** Watches a browser: to whom it speaks, and of what it complains. */

import type { BrowserContext } from 'playwright-core';

export type Watched = {
  /** Requests to anywhere but the app's own server. Must stay empty. */
  readonly strayRequests: string[];
  /** Errors and warnings on the console, and errors that nobody caught. Must stay empty. */
  readonly complaints: string[];
  /** All that was written to the console. */
  readonly written: string[];
  /** The addresses asked of the app's own server. */
  readonly requests: string[];
};

/** Begins at once; `origin` is the app's own server. */
export function watch(context: BrowserContext, origin: string): Watched {
  const watched: Watched = { strayRequests: [], complaints: [], written: [], requests: [] };
  const note = (address: string): void => {
    const inside = [`${origin}/`, `blob:${origin}/`, 'data:', 'about:'];
    const list = inside.some((start) => address.startsWith(start))
      ? watched.requests
      : watched.strayRequests;
    list.push(address);
  };
  // The context hears its pages, their workers and the service worker alike.
  context.on('request', (request) => {
    note(request.url());
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      note(socket.url());
    });
  });
  context.on('weberror', (error) => {
    watched.complaints.push(error.error().message);
  });
  context.on('console', (message) => {
    watched.written.push(message.text());
    if (['error', 'warning'].includes(message.type())) watched.complaints.push(message.text());
  });
  return watched;
}
