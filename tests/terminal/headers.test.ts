/** What our own server says with each file. */

import { describe, expect, test } from 'vitest';
import { isolation } from '../../src/offline/isolation.ts';
import { headersFor } from '../../src/terminal/headers.ts';

const policyOf = (path: string): readonly string[] =>
  headersFor(path)['Content-Security-Policy']?.split('; ') ?? [];

describe('with every file', () => {
  test.each(['/', '/index.html', '/assets/worker-AAAAaaaa.js', '/voices/en/safe.mp3'])(
    '%s is isolated, and speaks to nobody but its own server',
    (path) => {
      expect(headersFor(path)).toMatchObject(isolation);
      expect(policyOf(path)).toContain("connect-src 'self'");
      expect(policyOf(path)).toContain("default-src 'self'");
    },
  );
});

test('only a worker may run what comes from a blob', () => {
  const running = (path: string) => policyOf(path).filter((rule) => /^(script|worker)/.test(rule));
  expect(running('/').filter((rule) => rule.includes('blob:'))).toEqual([]);
  expect(running('/assets/worker-AAAAaaaa.js')).toEqual([
    "script-src 'self' 'wasm-unsafe-eval' blob:",
    "worker-src 'self' blob:",
  ]);
});
