/** Builds the app and serves it to this computer and to the phones on the same network, until Ctrl-C. */

import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import QRCode from 'qrcode';
import { buildApp } from './build.ts';
import { certificateFor } from './certificate.ts';
import { type Door, openPlain, openSecure } from './listen.ts';

const usualPorts = { secure: 8443, plain: 8080 } as const;

const usage = `npm start                    serves the app: https on port ${String(usualPorts.secure)}, http on ${String(usualPorts.plain)}
npm start -- --port NUMBER   https on that port, http on the next`;

export async function start(words: readonly string[]): Promise<void> {
  const ports = portsFrom(words);
  if (!ports) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (!buildApp()) {
    process.exitCode = 1;
    return;
  }
  const addresses = localAddresses();
  const secure = await openSecure(ports.secure, certificateFor(addresses));
  const plain = await openPlain(ports.plain);
  await tell(addresses, secure.port, plain.port, ports);
  closeOnSignal([secure, plain]);
}

type Ports = { readonly secure: number; readonly plain: number };

/** Nothing where the words are not understood. */
function portsFrom(words: readonly string[]): Ports | undefined {
  try {
    const { values } = parseArgs({ args: [...words], options: { port: { type: 'string' } } });
    if (values.port === undefined) return usualPorts;
    const secure = Number(values.port);
    const isPort = Number.isInteger(secure) && secure > 0 && secure < 65535;
    return isPort ? { secure, plain: secure + 1 } : undefined;
  } catch {
    return undefined;
  }
}

/** This computer's addresses on the networks that it is part of, IPv4 only: they are read off a screen. */
function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
}

async function tell(
  addresses: readonly string[],
  secure: number,
  plain: number,
  wanted: Ports,
): Promise<void> {
  const onPhones = addresses.map((address) => `https://${address}:${String(secure)}/`);
  const [first] = onPhones;
  console.log(`\nOn this computer:  http://localhost:${String(plain)}/`);
  if (first === undefined) {
    console.log('This computer is on no network, so no phone can reach it.');
  } else {
    console.log(`On a phone:        ${onPhones.join('\n                   ')}\n`);
    console.log(await QRCode.toString(first, { type: 'terminal', small: true }));
    console.log(
      'The phone must be on the same network. It warns once that it does not know the\n' +
        'certificate, for this computer made it itself: choose "Advanced", then "Continue".',
    );
  }
  if (secure !== wanted.secure || plain !== wanted.plain) {
    console.log(
      '\nThe usual port was taken, so the address is another one. A browser keeps games by\n' +
        'address: one that was begun at the old address is found there only.',
    );
  }
  console.log('\nCtrl-C stops it.');
}

function closeOnSignal(doors: readonly Door[]): void {
  const close = (): void => {
    void Promise.all(doors.map((door) => door.close())).then(() => process.exit(0));
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}
