/** Joins a camera and the recogniser to a scan or a lesson, and reports what is seen. */

import { clearPreview, coarsePreview, type Preview } from './camera/coarse-preview.ts';
import type { Camera } from './camera/camera.ts';
import { dealDemo, type DemoTable } from './camera/demo-camera.ts';
import { openDeviceCamera } from './camera/device-camera.ts';
import { watch } from './camera/watch.ts';
import type { End } from './cards/face.ts';
import { RecogniserFailure, type Lesson, type Recogniser } from './recogniser/recogniser.ts';
import type { Effect } from './session/effect.ts';
import type { Report } from './session/event.ts';
import type { ScanFailure } from './session/view.ts';
import { addressOf, areViews, deckInFile, pictureAt } from './shelf.ts';

type Start = Effect & { readonly kind: 'start-scan' | 'start-lesson' };
type ToLesson = Effect & { readonly kind: 'ask-end' | 'forget-end' | 'take-now' };

export type Eyes = {
  /** Shows coarsely what is seen; for the scan's screen. */
  readonly preview: HTMLElement;
  /** Shows it as it is; for teaching. */
  readonly clearPreview: HTMLElement;
  readonly start: (what: Start) => void;
  readonly stop: () => void;
  /** To the lesson that is on; nobody hears it where there is none. */
  readonly tell: (what: ToLesson) => void;
  readonly setTorch: (on: boolean) => void;
  readonly dealDemo: () => void;
};

/** Looks at one frame and gives what to report of it. */
type Looking = {
  readonly look: (frame: ImageBitmap) => Promise<Report | undefined>;
  readonly close: () => void;
};

/** `deckFile` gives the file of a deck of one's own by its key. */
export function openEyes(
  report: (report: Report) => void,
  deckFile: (key: string) => string | undefined,
): Eyes {
  const [coarse, clear] = [coarsePreview(), clearPreview()];
  let demo: DemoTable | undefined;
  let recogniser: Promise<Recogniser> | undefined;
  let looking: AbortController | undefined;
  let camera: Camera | undefined;
  let lesson: Lesson | undefined;

  const stop = () => {
    looking?.abort();
    looking = undefined;
    lesson = undefined;
    camera?.close();
    camera = undefined;
    coarse.clear();
    clear.clear();
  };

  const openCamera = (start: Start, signal: AbortSignal) => {
    if (start.kind === 'start-lesson' || !start.demo) return openDeviceCamera(signal);
    demo ??= dealDemo();
    return demo.open(start.expectation.colour);
  };

  const openLooking = async (start: Start, signal: AbortSignal): Promise<Looking> => {
    recogniser ??= loadRecogniser(deckFile);
    recogniser.catch(() => (recogniser = undefined));
    const open = await recogniser;
    if (start.kind === 'start-scan') return scanning(await open.scan(start.expectation, signal));
    const begun = await open.lesson(picturesOf(start), signal);
    if (!signal.aborted) lesson = begun;
    return learning(begun);
  };

  const look = async (start: Start, signal: AbortSignal): Promise<ScanFailure | undefined> => {
    const reading = openLooking(start, signal);
    // Whichever fails first is told; the other must not go unheard.
    reading.catch(() => undefined);
    const opened = await openCamera(start, signal);
    if (typeof opened === 'string') return opened;
    if (signal.aborted) opened.close();
    else camera = opened;
    const eye = await reading;
    try {
      const preview = start.kind === 'start-scan' ? coarse : clear;
      return signal.aborted ? undefined : await see(opened, eye, preview, signal);
    } finally {
      eye.close();
    }
  };

  const reasonOf = async (error: unknown, start: Start): Promise<ScanFailure> => {
    if (error instanceof RecogniserFailure && error.reason !== 'not-supported') return error.reason;
    // The recogniser cannot tell a broken picture from a browser that fails it. The page can: it decodes the pictures too.
    return (await isBroken(start)) ? 'deck-broken' : 'not-supported';
  };

  const isBroken = async (start: Start): Promise<boolean> => {
    if (start.kind === 'start-lesson')
      return !(await areViews([...picturesOf(start).values()].flat()));
    const file = deckFile(start.expectation.deck);
    return file !== undefined && (await deckInFile(file)) === 'broken-picture';
  };

  const see = (opened: Camera, eye: Looking, preview: Preview, signal: AbortSignal) => {
    const { mirrored, torch } = opened;
    report({ kind: 'scan-started', mirrored, ...(torch === undefined ? {} : { torch }) });
    const read = async (frame: ImageBitmap) => {
      const seen = await eye.look(frame);
      if (seen && !signal.aborted) report(seen);
    };
    return watch(opened, { show: preview.show, read }, signal);
  };

  return {
    preview: coarse.element,
    clearPreview: clear.element,
    start(what) {
      stop();
      const { signal } = (looking = new AbortController());
      void look(what, signal)
        .catch((error: unknown) => reasonOf(error, what))
        .then((reason) => {
          if (!reason || signal.aborted) return;
          stop();
          report({ kind: 'scan-failed', reason });
        });
    },
    stop,
    tell(what) {
      switch (what.kind) {
        case 'ask-end':
          return lesson?.ask(what.end);
        case 'forget-end':
          return lesson?.forget(what.end);
        case 'take-now':
          return lesson?.takeNow();
      }
    },
    setTorch: (on) => void camera?.setTorch(on).catch(() => undefined),
    dealDemo: () => (demo = dealDemo()),
  };
}

function scanning(scan: Awaited<ReturnType<Recogniser['scan']>>): Looking {
  return {
    async look(frame) {
      const update = await scan.look(frame);
      return update && { kind: 'scan-update', update };
    },
    close: () => scan.close(),
  };
}

function learning(lesson: Lesson): Looking {
  return {
    async look(frame) {
      const news = await lesson.look(frame);
      if (!news) return undefined;
      const { taken, ...seen } = news;
      if (!taken) return { kind: 'lesson-news', news: seen };
      const picture = addressOf(taken.picture);
      return { kind: 'lesson-news', news: { ...seen, taken: { ...taken, picture } } };
    },
    close: () => lesson.close(),
  };
}

function picturesOf({ pictures }: Start & { kind: 'start-lesson' }): Map<End, Uint8Array[]> {
  const told = Object.entries(pictures) as [End, readonly string[]][];
  return new Map(told.map(([end, addresses]) => [end, addresses.map(pictureAt)]));
}

/** The recogniser's code comes with the first scan, for until then nobody needs it. */
async function loadRecogniser(deckFile: (key: string) => string | undefined): Promise<Recogniser> {
  const { openRecogniser } = await import('./recogniser/open.ts');
  return openRecogniser((key) => Promise.resolve(deckFile(key)));
}
