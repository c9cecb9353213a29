/** What the server tells the browser with each file: nothing goes elsewhere, nothing old is kept. */

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
].join('; ');

const always = {
  'Content-Security-Policy': policy,
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

const aYear = 'public, max-age=31536000, immutable';

/** `path` is the file's path on the server. Files in assets/ carry a hash in their name, so they never change. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  return { ...always, 'Cache-Control': path.startsWith('/assets/') ? aYear : 'no-cache' };
}
