/** A certificate of this computer's own, so that a phone's browser will open its camera. */

import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import selfsigned from 'selfsigned';

export type Certificate = { readonly cert: string; readonly key: string };

// Apple's devices take no certificate that is good for longer than this.
const days = 397;
const monthMs = 30 * 24 * 3600 * 1000;

/** In the user's own cache, not in node_modules: a phone that was told to trust it asks only once. */
const kept = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'spy-referee',
  'certificate.json',
);

/** The one that was kept, if it still names all these addresses for a month; else a new one. */
export function certificateFor(addresses: readonly string[]): Certificate {
  const old = readKept();
  if (old && isGood(old, addresses)) return old;
  const made = makeCertificate(addresses);
  keep(made);
  return made;
}

function isGood({ cert }: Certificate, addresses: readonly string[]): boolean {
  const certificate = new X509Certificate(cert);
  const lastsMs = Date.parse(certificate.validTo) - Date.now();
  return lastsMs > monthMs && addresses.every((address) => certificate.checkIP(address));
}

function makeCertificate(addresses: readonly string[]): Certificate {
  const name = [{ name: 'commonName', value: 'SPY referee on this computer' }];
  const altNames = [
    { type: 2, value: 'localhost' },
    ...['127.0.0.1', ...addresses].map((ip) => ({ type: 7, ip })),
  ];
  const { cert, private: key } = selfsigned.generate(name, {
    days,
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { cert, key };
}

function readKept(): Certificate | undefined {
  try {
    const { cert, key } = JSON.parse(readFileSync(kept, 'utf8')) as Certificate;
    new X509Certificate(cert);
    return { cert, key };
  } catch {
    return undefined;
  }
}

/** Where it cannot be kept it serves this once; the phone will ask again next time. */
function keep(certificate: Certificate): void {
  try {
    mkdirSync(dirname(kept), { recursive: true, mode: 0o700 });
    writeFileSync(kept, JSON.stringify(certificate), { mode: 0o600 });
    chmodSync(kept, 0o600);
  } catch {
    console.log('The certificate could not be kept; a phone will ask about it again next time.');
  }
}
