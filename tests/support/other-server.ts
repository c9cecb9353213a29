/** A server that is not ours, as somebody else might put the app somewhere. */

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import type { Served } from './browser.ts';

export type OtherServer = {
  /** What is served: the app, where nothing is said. */
  readonly folder?: string;
  /** Sent with each file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers for some files in its own way, or not at all; false leaves a file to the server. */
  readonly meddle?: (...asked: Parameters<RequestListener>) => boolean;
};

export function serveElsewhere({
  folder = 'dist',
  headers = {},
  meddle,
}: OtherServer): Promise<Served> {
  const files = sirv(folder, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    if (!meddle?.(request, response)) files(request, response);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${String(port)}`, door: { port, close } });
    });
  });
}
