/** Times MediaPipe's HandLandmarker (lite) on the same frames, on the processor as the recogniser is. */

import { FilesetResolver, HandLandmarker } from '@mediapipe/tasks-vision';
import { answerWith, fetchPictures, frameAt } from './frames.ts';
import { timesOf, type Ask, type Yardstick } from './told.ts';

const warmUp = 8;
/** The frames' clock; only its order counts. */
const frameMs = 33;

async function measure({ frames, most }: Ask): Promise<Yardstick> {
  // A worker that is a module needs the module's loader; without `true` it fails.
  const fileset = await FilesetResolver.forVisionTasks(
    new URL('/vision', location.href).href,
    true,
  );
  const landmarker = await HandLandmarker.createFromOptions(fileset, {
    baseOptions: { modelAssetPath: '/hand_landmarker.task', delegate: 'CPU' },
    runningMode: 'VIDEO',
    numHands: 1,
  });
  const pictures = (await fetchPictures(frames)).map(({ pixels, width, height }) => {
    const picture = new ImageData(width, height);
    picture.data.set(pixels);
    return picture;
  });
  const whole: number[] = [];
  let hands = 0;
  for (let i = -warmUp; i < most; i++) {
    const picture = frameAt(pictures, i + warmUp);
    const beginMs = performance.now();
    const { landmarks } = landmarker.detectForVideo(picture, (i + warmUp) * frameMs);
    if (i < 0) continue;
    whole.push(performance.now() - beginMs);
    hands += landmarks.length;
  }
  landmarker.close();
  return { frames: most, wholeFrame: timesOf(whole), handsSeenAFrame: hands / most };
}

answerWith(measure);
