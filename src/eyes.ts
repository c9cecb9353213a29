/** Joins a camera and the recogniser to a scan, and reports what it sees. */

import { coarsePreview } from './camera/coarse-preview.ts';
import type { Camera } from './camera/camera.ts';
import { dealDemo, type DemoTable } from './camera/demo-camera.ts';
import { openDeviceCamera } from './camera/device-camera.ts';
import { watch } from './camera/watch.ts';
import { RecogniserFailure, type Recogniser, type Scan } from './recogniser/recogniser.ts';
import type { Effect } from './session/effect.ts';
import type { Report } from './session/event.ts';
import type { ScanFailure } from './session/view.ts';

type Start = Effect & { readonly kind: 'start-scan' };

export type Eyes = {
  /** Shows coarsely what is seen; for the scan's screen. */
  readonly preview: HTMLElement;
  readonly start: (scan: Start) => void;
  readonly stop: () => void;
  readonly setTorch: (on: boolean) => void;
  readonly dealDemo: () => void;
};

export function openEyes(report: (report: Report) => void): Eyes {
  const preview = coarsePreview();
  let demo: DemoTable | undefined;
  let recogniser: Promise<Recogniser> | undefined;
  let looking: AbortController | undefined;
  let camera: Camera | undefined;

  const stop = () => {
    looking?.abort();
    looking = undefined;
    camera?.close();
    camera = undefined;
    preview.clear();
  };

  const openCamera = (start: Start, signal: AbortSignal) => {
    if (!start.demo) return openDeviceCamera(signal);
    demo ??= dealDemo();
    return demo.open(start.expectation.colour);
  };

  const look = async (start: Start, signal: AbortSignal): Promise<ScanFailure | undefined> => {
    recogniser ??= loadRecogniser();
    recogniser.catch(() => (recogniser = undefined));
    const reading = recogniser.then((open) => open.scan(start.expectation, signal));
    // Whichever fails first is told; the other must not go unheard.
    reading.catch(() => undefined);
    const opened = await openCamera(start, signal);
    if (typeof opened === 'string') return opened;
    if (signal.aborted) opened.close();
    else camera = opened;
    const scan = await reading;
    try {
      return signal.aborted ? undefined : await see(opened, scan, signal);
    } finally {
      scan.close();
    }
  };

  const see = (opened: Camera, scan: Scan, signal: AbortSignal) => {
    const { mirrored, torch } = opened;
    report({ kind: 'scan-started', mirrored, ...(torch === undefined ? {} : { torch }) });
    const read = async (frame: ImageBitmap) => {
      const update = await scan.look(frame);
      if (update && !signal.aborted) report({ kind: 'scan-update', update });
    };
    return watch(opened, { show: preview.show, read }, signal);
  };

  return {
    preview: preview.element,
    start(scan) {
      stop();
      const { signal } = (looking = new AbortController());
      void look(scan, signal)
        .catch(reasonOf)
        .then((reason) => {
          if (!reason || signal.aborted) return;
          stop();
          report({ kind: 'scan-failed', reason });
        });
    },
    stop,
    setTorch: (on) => void camera?.setTorch(on).catch(() => undefined),
    dealDemo: () => (demo = dealDemo()),
  };
}

/** The recogniser's code comes with the first scan, for until then nobody needs it. */
async function loadRecogniser(): Promise<Recogniser> {
  const { openRecogniser } = await import('./recogniser/open.ts');
  return openRecogniser();
}

function reasonOf(error: unknown): ScanFailure {
  return error instanceof RecogniserFailure ? error.reason : 'not-supported';
}
