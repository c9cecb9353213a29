/** Joins the language that was chosen to the mouth and the ear. */

import type { Sentence } from './cards/sentence.ts';
import type { Command, Language } from './languages/language.ts';
import { announce, sayRuling } from './languages/say.ts';
import { understandAny } from './languages/understand.ts';
import type { Effect } from './session/effect.ts';
import type { Report } from './session/event.ts';
import type { Settings } from './session/settings.ts';
import type { Listening } from './voice/ear.ts';
import { openMouth } from './voice/open-mouth.ts';
import { openWebSpeechEar } from './voice/web-speech-ear.ts';

/** What to do with the cards is said again only after so long: advice that never stops is not heard. */
const betweenAdviceMs = 5000;

export type Speech = {
  readonly use: (language: Language, settings: Settings) => void;
  readonly say: (effect: Effect & { readonly kind: 'say' | 'announce' }) => void;
  readonly play: (sound: 'taken' | 'locked' | 'refused') => void;
  readonly beQuiet: () => void;
  readonly listen: (commands: readonly Command[]) => void;
  /** What was said until now counts. */
  readonly stopListening: () => void;
};

export function openSpeech(first: Language, report: (report: Report) => void): Speech {
  const mouth = openMouth(document.baseURI);
  const ear = openWebSpeechEar();
  let language = first;
  let speaking = new AbortController();
  let hearing: Listening | undefined;
  let lastAdvice = -Infinity;

  // Browsers let nothing sound before the first touch.
  addEventListener('pointerdown', () => mouth.unlock(), { capture: true });

  const beQuiet = () => speaking.abort();

  const sayAll = async (sentences: readonly Sentence[]) => {
    beQuiet();
    const { signal } = (speaking = new AbortController());
    for (const sentence of sentences) {
      if (signal.aborted) return;
      const spoken = await mouth.say(sentence, signal);
      if (spoken.kind === 'silent' && spoken.reason === 'no-voice')
        report({ kind: 'notice', notice: 'speech-missing' });
    }
  };

  const hear = async (commands: readonly Command[], listening: Listening) => {
    const heard = await listening.result;
    if (heard.kind === 'stopped') return;
    if (heard.kind === 'heard') return report(understood(language, heard.wordings, commands));
    if (heard.reason !== 'nothing-heard') report({ kind: 'notice', notice: 'ear-refused' });
  };

  return {
    use(wished, settings) {
      language = wished;
      mouth.choose(settings.mouth);
      void mouth.prepare(language.code);
    },
    say(effect) {
      if (effect.kind === 'say') {
        void sayAll(effect.rulings.map((ruling) => sayRuling(language, ruling)));
        return;
      }
      const { announcement } = effect;
      if (announcement.kind === 'coaching') {
        if (mouth.speaking || performance.now() - lastAdvice < betweenAdviceMs) return;
        lastAdvice = performance.now();
      }
      void sayAll([announce(language, announcement)]);
    },
    play: (sound) => mouth.play(sound),
    beQuiet,
    listen(commands) {
      hearing = ear.listen(language.locale, new AbortController().signal);
      void hear(commands, hearing);
    },
    stopListening() {
      hearing?.release();
      hearing = undefined;
    },
  };
}

function understood(
  language: Language,
  wordings: readonly string[],
  commands: readonly Command[],
): Report {
  const answer = understandAny(language, wordings, commands);
  return answer.kind === 'understood'
    ? { kind: 'heard', command: answer.command }
    : { kind: 'not-understood' };
}
