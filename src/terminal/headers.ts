/** What the server tells the browser with each file: nothing goes elsewhere, nothing old is kept. */

import { isolation } from '../offline/isolation.ts';

// The page says the same policy itself, so that it holds on any other server too.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

// A worker's policy is that of its own file, and TF.js makes its threads from blobs.
const policyOfWorkers = policy.map((rule) =>
  /^(script|worker)-src/.test(rule) ? `${rule} blob:` : rule,
);

const always = {
  ...isolation,
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

const aYear = 'public, max-age=31536000, immutable';

/** `path` is the file's path on the server. Files in assets/ carry a hash in their name, so they never change. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  const isAsset = path.startsWith('/assets/');
  return {
    ...always,
    'Content-Security-Policy': (isAsset ? policyOfWorkers : policy).join('; '),
    'Cache-Control': isAsset ? aYear : 'no-cache',
  };
}
