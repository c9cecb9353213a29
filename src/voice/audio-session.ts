/** What an iPhone is told about the page's sound; other systems do not ask. */

type AudioSession = { type: string };

const session = (): AudioSession | undefined =>
  (globalThis.navigator as { readonly audioSession?: AudioSession } | undefined)?.audioSession;

/** Without this its ring switch silences the referee. A microphone that is open stays so. */
export function wishToBeHeard(): void {
  const sounding = session();
  if (sounding?.type === 'auto') sounding.type = 'playback';
}

/** A page that only plays is given no microphone. */
export function wishToHear(open: boolean): void {
  const sounding = session();
  if (sounding) sounding.type = open ? 'play-and-record' : 'playback';
}
