/** Seals lines so that a copied profile or a curious look into the browser's files shows no card. */

export type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly cipher: ArrayBuffer };

const algorithm = 'AES-GCM';
/** Every sealed line has a length of so many characters or a multiple, so that no card shows in its length. */
const blockLength = 64;

/** The key can be used but never read out, not even by this app. */
export async function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, line: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const padded = line.padEnd(Math.ceil((line.length + 1) / blockLength) * blockLength);
  const bytes = new TextEncoder().encode(padded);
  return { nonce, cipher: await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, bytes) };
}

/** The line, or undefined where the seal does not hold: another key, or other bytes. */
export async function unseal(key: CryptoKey, sealed: Sealed): Promise<string | undefined> {
  try {
    const { nonce, cipher } = sealed;
    const bytes = await crypto.subtle.decrypt({ name: algorithm, iv: nonce }, key, cipher);
    return new TextDecoder().decode(bytes).trimEnd();
  } catch {
    return undefined;
  }
}
