/** Joins the language that was chosen to the mouth and the ear, of which never both are open. */

import type { Sentence } from './cards/sentence.ts';
import { graphsAt, meaningsOf } from './languages/expected.ts';
import type { Command, Language, Moment, Said } from './languages/language.ts';
import { announce, sayRuling } from './languages/say.ts';
import { understandAny } from './languages/understand.ts';
import type { Effect } from './session/effect.ts';
import type { Report } from './session/event.ts';
import { speedOf, type Settings } from './session/settings.ts';
import type { Ear, Heard, Listening } from './voice/ear.ts';
import type { Mouth } from './voice/mouth.ts';

/** What to do with the cards is said again only after so long: advice that never stops is not heard. */
const betweenAdviceMs = 5000;

/** The app's own ear fetches what it needs before it can listen. */
export type Ears = {
  readonly device: Ear & { prepare(language: string): void };
  readonly browser: Ear;
};

export type Speech = {
  readonly use: (language: Language, settings: Settings) => void;
  readonly say: (effect: Effect & { readonly kind: 'say' | 'announce' }) => void;
  readonly play: (sound: 'taken' | 'locked' | 'refused') => void;
  readonly beQuiet: () => void;
  readonly listen: (moment: Moment) => void;
  /** What was said until now counts. */
  readonly stopListening: () => void;
};

export function openSpeech(
  mouth: Mouth,
  ears: Ears,
  first: Language,
  report: (report: Report) => void,
): Speech {
  let language = first;
  let ear: Ear = ears.browser;
  let speaking = new AbortController();
  let hearing = new AbortController();
  let listening: Listening | undefined;
  let lastAdvice = -Infinity;

  const beQuiet = () => speaking.abort();

  const sayAll = async (sentences: readonly Sentence[]) => {
    beQuiet();
    // Whatever is still being listened for comes too late: it would be the referee's own words.
    hearing.abort();
    const { signal } = (speaking = new AbortController());
    for (const sentence of sentences) {
      if (signal.aborted) return;
      const spoken = await mouth.say(sentence, signal);
      if (spoken.kind === 'silent' && spoken.reason === 'no-voice')
        report({ kind: 'notice', notice: 'speech-missing' });
    }
  };

  return {
    use(wished, settings) {
      language = wished;
      mouth.choose(settings.mouth);
      mouth.tune({ speed: speedOf[settings.speed], volumeDb: settings.volumeDb });
      void mouth.prepare(language.code);
      ear = settings.ear === 'device' ? ears.device : ears.browser;
      if (settings.ear === 'device') ears.device.prepare(language.code);
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
    listen(moment) {
      beQuiet();
      hearing.abort();
      hearing = new AbortController();
      const { code, locale } = language;
      const expected = { language: code, locale, graphs: graphsAt(language, moment) };
      listening = ear.listen(expected, hearing.signal);
      listening.onWords = (words) => report({ kind: 'hearing', words });
      void listening.result.then((heard) => {
        const news = newsOf(language, heard, moment);
        if (news) report(news);
      });
    },
    stopListening() {
      listening?.release();
      listening = undefined;
    },
  };
}

/** Nothing where listening was broken off: whoever did it knows. */
function newsOf(language: Language, heard: Heard, moment: Moment): Report | undefined {
  switch (heard.kind) {
    case 'stopped':
      return undefined;
    case 'deaf':
      return heard;
    case 'unsure': {
      const [words] = heard.wordings;
      const meant = meaningsOf(language, heard.wordings, moment);
      return { kind: 'unclear', words, candidates: candidatesIn(meant, moment) };
    }
    case 'heard': {
      const answer = understandAny(language, heard.wordings, moment);
      const [words] = heard.wordings;
      switch (answer.kind) {
        case 'understood':
          return { kind: 'heard', words, command: answer.said.command };
        case 'ambiguous':
          return { kind: 'unclear', words, candidates: candidatesIn(answer.candidates, moment) };
        case 'not-understood':
          return { kind: 'unclear', words, candidates: [] };
      }
    }
  }
}

/** What somebody else would have to say is no candidate: whoever taps it would do it in the wrong seat. */
function candidatesIn(saids: readonly Said[], { turn }: Moment): readonly Command[] {
  const theirs = saids.filter(({ by }) => by === undefined || by === turn);
  const commands = new Map(theirs.map(({ command }) => [JSON.stringify(command), command]));
  return [...commands.values()];
}
