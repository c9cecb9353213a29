/** Opens the doors to dist/: plain http for this computer alone, https for the phones around it. */

import { createServer as createPlain, type RequestListener, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import type { Certificate } from './certificate.ts';
import { headersFor } from './headers.ts';

export type Door = { readonly port: number; readonly close: () => Promise<void> };

// How many ports after the wanted one are tried before any free one is taken.
const neighbours = 20;

/** Only this computer can knock here: a browser trusts its own localhost without a certificate. */
export function openPlain(port: number, folder = 'dist'): Promise<Door> {
  return openAt(() => createPlain(filesOf(folder)), port, '127.0.0.1');
}

export function openSecure(port: number, certificate: Certificate): Promise<Door> {
  return openAt(() => createSecure({ ...certificate }, filesOf('dist')), port, '0.0.0.0');
}

function filesOf(folder: string): RequestListener {
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    },
  });
  return (request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file here.');
    });
  };
}

async function openAt(create: () => Server, wanted: number, host: string): Promise<Door> {
  for (let port = wanted; port < wanted + neighbours && port < 65536; port += 1) {
    const door = await tryPort(create(), port, host);
    if (door) return door;
  }
  const door = await tryPort(create(), 0, host);
  if (!door) throw new Error(`No port is free on ${host}.`);
  return door;
}

/** Nothing where the port is another's: taken, or not allowed to us. Any other failure rejects. */
function tryPort(server: Server, port: number, host: string): Promise<Door | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => closeNow(server) });
    });
  });
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
