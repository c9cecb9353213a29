/** Joins the language that was chosen to the mouth and the ear, of which never both are open. */

import { colours } from './cards/card.ts';
import type { Sentence } from './cards/sentence.ts';
import { everyGraph, graphsAt } from './languages/expected.ts';
import type { Command, Language, Moment } from './languages/language.ts';
import { announce, sayRuling } from './languages/say.ts';
import { examplesOf } from './languages/wording.ts';
import { isTalk, newsOf } from './news.ts';
import type { Effect } from './session/effect.ts';
import { weighed } from './session/enrolment.ts';
import type { Report } from './session/event.ts';
import { speedOf, type Settings } from './session/settings.ts';
import type { AttentiveEar, Ear, Expected, Listening } from './voice/ear.ts';
import type { Recordings } from './voice/recorded-voice.ts';
import type { Enrolment } from './voice/enrolment/enrolment.ts';
import type { Mouth } from './voice/mouth.ts';
import { pause } from './voice/pause.ts';

/** What to do with the cards is said again only after so long: advice that never stops is not heard. */
const betweenAdviceMs = 5000;
/** So long after its last sound the referee's voice is still in the room, and no ear may hear it. */
const echoMs = 300;

export type Ears = { readonly device: AttentiveEar; readonly browser: Ear };

export type Speech = {
  readonly use: (language: Language, settings: Settings) => void;
  /** Whose recordings speak in place of the carried sounds from now on; nothing: nobody's. */
  readonly wear: (recordings: Recordings | undefined) => void;
  /** One recording, to be judged by whoever made it. */
  readonly playTake: (sound: Uint8Array) => void;
  readonly say: (effect: Effect & { readonly kind: 'say' | 'announce' }) => void;
  readonly play: (sound: 'taken' | 'locked' | 'refused') => void;
  readonly beQuiet: () => void;
  readonly listen: (moment: Moment) => void;
  /** What was said until now counts. */
  readonly stopListening: () => void;
  /** Listens by itself, whenever the mouth is shut. */
  readonly attend: (moment: Moment) => void;
  readonly stopAttending: () => void;
  /** Has the app's own ear here, or tries to once more. */
  readonly fetchEar: () => void;
};

export function openSpeech(
  mouth: Mouth,
  ears: Ears,
  enrolment: Pick<Enrolment, 'said'>,
  first: Language,
  report: (report: Report) => void,
): Speech {
  let language = first;
  let ear: Ear = ears.browser;
  let speaking = new AbortController();
  let busy = false;
  let hearing = new AbortController();
  let listening: Listening | undefined;
  let attending = new AbortController();
  let attended: Moment | undefined;
  let lastAdvice = -Infinity;
  let worn: Recordings | undefined;

  const plainly = (command: Command) => examplesOf(language, { command }, 1)[0] ?? '';
  const beQuiet = () => speaking.abort();

  const heed = () => {
    attending.abort();
    if (!attended || busy) return;
    const moment = attended;
    const { signal } = (attending = new AbortController());
    const opened = () => {
      report({ kind: 'attentive', on: true });
      signal.addEventListener('abort', () => report({ kind: 'attentive', on: false }));
    };
    ears.device.attend(expectedAt(language, moment), signal, (heard) => {
      if (heard.kind === 'open') return opened();
      const news = newsOf(language, heard, moment);
      void enrolment.said().then((said) => {
        if (!news || isTalk(news) || signal.aborted) return;
        report(weighed(news, said, moment.commands, plainly));
      });
    });
  };

  const sayAll = async (sentences: readonly Sentence[]) => {
    beQuiet();
    // Whatever is still being listened for comes too late: it would be the referee's own words.
    hearing.abort();
    attending.abort();
    busy = true;
    const mine = (speaking = new AbortController());
    await sayEach(sentences, mine.signal);
    await pause(echoMs, mine.signal);
    if (speaking !== mine) return;
    busy = false;
    heed();
  };

  const sayEach = async (sentences: readonly Sentence[], signal: AbortSignal) => {
    for (const sentence of sentences) {
      if (signal.aborted) return;
      const spoken = await mouth.say(sentence, signal);
      if (spoken.kind === 'silent' && spoken.reason === 'no-voice')
        report({ kind: 'notice', notice: 'speech-missing' });
    }
  };

  const fetchEar = async () => {
    const { code } = language;
    for (const turn of colours) {
      // Laying out takes a moment; between two of them the screen is served.
      await pause(0);
      ears.device.prepare(code, everyGraph(language, turn));
    }
  };

  return {
    use(wished, settings) {
      language = wished;
      mouth.choose(settings.mouth);
      mouth.tune({ speed: speedOf[settings.speed], volumeDb: settings.volumeDb });
      void mouth.prepare(language.code);
      ear = settings.ear === 'device' ? ears.device : ears.browser;
      if (settings.ear === 'device') void fetchEar();
      if (settings.ear !== 'device' || settings.listens === 'held') ears.device.close();
      heed();
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
    wear(recordings) {
      if (recordings === worn) return;
      worn = recordings;
      mouth.wear(recordings);
      void mouth.prepare(language.code);
    },
    playTake(sound) {
      beQuiet();
      speaking = new AbortController();
      void mouth.playBack(sound, speaking.signal);
    },
    beQuiet,
    listen(moment) {
      beQuiet();
      hearing.abort();
      hearing = new AbortController();
      listening = ear.listen(expectedAt(language, moment), hearing.signal);
      listening.onWords = (words) => report({ kind: 'hearing', words });
      const { signal } = hearing;
      const own = ear === ears.device;
      void listening.result.then(async (heard) => {
        const news = newsOf(language, heard, moment);
        if (!news) return;
        const said = own ? await enrolment.said() : undefined;
        if (signal.aborted) return;
        report(weighed(news, said, moment.commands, plainly));
      });
    },
    stopListening() {
      listening?.release();
      listening = undefined;
    },
    attend(moment) {
      attended = moment;
      heed();
    },
    stopAttending() {
      attended = undefined;
      heed();
    },
    fetchEar: () => void fetchEar(),
  };
}

function expectedAt(language: Language, moment: Moment): Expected {
  const { code, locale } = language;
  return { language: code, locale, graphs: graphsAt(language, moment) };
}
