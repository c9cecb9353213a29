/** The only file that knows everyone: builds the adapters, hands them what the session asks for, shows what it is. */

/// <reference types="vite/client" />
import { openAwake } from './awake.ts';
import { openBack } from './back.ts';
import { openEyes } from './eyes.ts';
import { carryFile } from './files.ts';
import { tellHead } from './head.ts';
import { languageOf, preferredLanguage } from './languages/languages.ts';
import { openMemory } from './memory.ts';
import { openHeadset } from './headset.ts';
import { install } from './offline/install.ts';
import type { Effect } from './session/effect.ts';
import { takesToKnow } from './session/enrolment.ts';
import type { SessionEvent, Touch } from './session/event.ts';
import { voiceWorn } from './session/own-voice.ts';
import { gameIsOn, headsetIsWanted, wayBack } from './session/phone.ts';
import { newSession, usualSettings } from './session/session.ts';
import { step } from './session/step.ts';
import { viewOf } from './session/view-of.ts';
import { fileOf } from './shelf.ts';
import { openSpeech } from './speech.ts';
import { openArchive } from './storage/device-archive.ts';
import { takePen } from './storage/pen.ts';
import { askToStay } from './storage/stay.ts';
import { SpyApp } from './ui/spy-app.ts';
import { openDeviceEnrolment } from './voice/enrolment/open.ts';
import { openMouth } from './voice/open-mouth.ts';
import { openMicrophone } from './voice/offline-ear/microphone.ts';
import { openDeviceEar } from './voice/offline-ear/open.ts';
import { openDeviceRecorder } from './voice/pack/open.ts';
import { openWebSpeechEar } from './voice/web-speech-ear.ts';

/** When a page is loaded anew, the old one has let go of the pen by then. */
const elsewhereMs = 500;

const wished = preferredLanguage(navigator.languages);
const mouth = openMouth(document.baseURI);
const enrolment = openDeviceEnrolment(openMicrophone());
const ears = {
  device: openDeviceEar((state) => happen({ kind: 'ear', state }), enrolment.microphone),
  browser: openWebSpeechEar(),
};
const hearing = (['device', 'browser'] as const).filter((one) => ears[one].supported);
let session = newSession({ ...usualSettings, language: wished.code }, ['off', ...hearing]);

const eyes = openEyes(happen, (key) => {
  const deck = session.decks.find((one) => one.key === key);
  return deck && fileOf(deck);
});
const speech = openSpeech(mouth, ears, enrolment, wished, happen);
const recorder = openDeviceRecorder(happen);
const memory = openMemory(openArchive(), happen, () => void askToStay(navigator.storage));
const keepAwake = openAwake(navigator.wakeLock);
const heedHeadset = openHeadset(() => happen({ kind: 'headset' }));
const layWayBack = openBack(() => {
  const back = wayBack(session);
  if (back) happen(back);
});
const offline = import.meta.env.PROD
  ? install((notice) => happen({ kind: 'notice', notice }))
  : { update: () => location.reload() };

const app = document.querySelector('spy-app');
if (!(app instanceof SpyApp)) throw new Error('The page has no place for the app.');
const screen = app;
screen.preview = eyes.preview;
screen.clearPreview = eyes.clearPreview;
screen.addEventListener('session', (event) => happen((event as CustomEvent<Touch>).detail));
// Browsers let nothing sound before the first touch.
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, () => mouth.unlock(), { capture: true });
// Whoever touches the screen has heard enough: what comes of the touch is said after it.
addEventListener('pointerdown', () => speech.beQuiet(), { capture: true });
document.addEventListener('visibilitychange', () =>
  happen({ kind: document.visibilityState === 'hidden' ? 'hidden' : 'visible' }),
);

const waiting = setTimeout(() => happen({ kind: 'elsewhere', open: true }), elsewhereMs);
await takePen(navigator.locks);
clearTimeout(waiting);
if (session.elsewhere) happen({ kind: 'elsewhere', open: false });
for (const report of await memory.load()) happen(report);

function happen(event: SessionEvent): void {
  const { settings, enrolled } = session;
  const stepped = step(session, event);
  session = stepped.session;
  const first = event.kind === 'loaded' || event.kind === 'elsewhere';
  show(first || session.settings !== settings);
  const { voices, settings: now } = session;
  speech.wear(voiceWorn(voices, now.voices, now.language));
  if (session.enrolled !== enrolled || session.settings.language !== settings.language)
    enrolment.know(takesToKnow(session.enrolled, session.settings.language));
  for (const effect of stepped.effects) carryOut(effect);
}

function show(newSettings: boolean): void {
  const language = languageOf(session.settings.language);
  screen.view = viewOf(session);
  keepAwake(gameIsOn(session));
  heedHeadset(headsetIsWanted(session));
  layWayBack(wayBack(session) !== undefined);
  if (!newSettings) return;
  screen.language = language;
  tellHead(document, language);
  speech.use(language, session.settings);
}

function carryOut(effect: Effect): void {
  switch (effect.kind) {
    case 'start-scan':
    case 'start-lesson':
      return eyes.start(effect);
    case 'ask-end':
    case 'forget-end':
    case 'take-now':
      return eyes.tell(effect);
    case 'stop-scan':
      return eyes.stop();
    case 'set-torch':
      return eyes.setTorch(effect.on);
    case 'deal-demo':
      return eyes.dealDemo();
    case 'say':
    case 'announce':
      return speech.say(effect);
    case 'be-quiet':
      return speech.beQuiet();
    case 'play-sound':
      return speech.play(effect.sound);
    case 'listen':
      return speech.listen(effect.moment);
    case 'stop-listening':
      return speech.stopListening();
    case 'attend':
      return speech.attend(effect.moment);
    case 'stop-attending':
      return speech.stopAttending();
    case 'fetch-ear':
      return speech.fetchEar();
    case 'take-sentence':
      return enrolment.take((news) => happen({ kind: 'take-news', news }));
    case 'stop-taking':
      return enrolment.stopTaking();
    case 'save-record':
    case 'save-line':
    case 'save-settings':
    case 'keep-deck':
    case 'delete-deck':
    case 'keep-voice':
    case 'delete-sound':
    case 'delete-voice':
    case 'keep-enrolled':
    case 'delete-enrolled':
    case 'delete-everything':
      return memory.carryOut(effect);
    case 'export-log':
    case 'export-deck':
    case 'open-deck-file':
    case 'export-voice':
    case 'open-voice-file':
      return void carryFile(effect, happen);
    case 'start-recording':
      return recorder.start();
    case 'stop-recording':
      return recorder.stop();
    case 'drop-recording':
      return recorder.drop();
    case 'play-take':
      return speech.playTake(effect.sound);
    case 'update-now':
      return offline.update();
  }
}
