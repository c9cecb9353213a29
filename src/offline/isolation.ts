/** What makes a browser isolate the page from all others, so that its workers may share memory and work on several threads. */

export const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The answer as it is, with these headers, whatever its server said of them. */
export function isolated(answer: Response): Response {
  // An answer without a status is the browser's own, and nobody may look into it or make another of it.
  if (answer.status === 0) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(isolation)) headers.set(name, value);
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}
