/** Puts MediaPipe's HandLandmarker (lite) together from the models that @mediapipe/hands carries, as the yardstick. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';
import {
  byte,
  bytes,
  flatBuffer,
  floats,
  old,
  rootField,
  table,
  vector,
  vectorAt,
  word,
} from './flatbuffer.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@mediapipe/hands'));

/** Where the lite palm detector lies in the package's packed files. */
const palmDetector = { from: 2_341_291, to: 4_326_731 } as const;

/** The bytes of a `hand_landmarker.task`. */
export function handLandmarkerTask(): Uint8Array {
  const packed = readFileSync(join(folder, 'hands_solution_packed_assets.data'));
  const landmarks = readFileSync(join(folder, 'hand_landmark_lite.tflite'));
  return storedZip([
    ['hand_detector.tflite', withScaling(packed.subarray(palmDetector.from, palmDetector.to))],
    ['hand_landmarks_detector.tflite', withScaling(landmarks)],
  ]);
}

/** The model with the metadata that the task asks for: a pixel's value is divided by 255. Fields are numbered as in TFLite's schema. */
function withScaling(model: Uint8Array): Uint8Array {
  const scaling = table(floats(0), floats(255));
  const input = table(undefined, undefined, undefined, undefined, vector(table(byte(1), scaling)));
  const subgraph = table(undefined, undefined, vector(input));
  const metadata = flatBuffer(table(undefined, undefined, undefined, vector(subgraph)), 'M001');

  const part = (field: number) => {
    const at = rootField(model, field);
    return at === undefined ? undefined : old(at);
  };
  const buffers = vectorAt(model, rootField(model, 4) ?? 0);
  const name = bytes(new TextEncoder().encode('TFLITE_METADATA'));
  const header = table(
    word(3),
    part(1),
    part(2),
    part(3),
    vector(...buffers.map(old), table(bytes(metadata))),
    undefined,
    vector(table(name, word(buffers.length))),
    part(7),
  );
  return flatBuffer(header, 'TFL3', model);
}

type Entry = readonly [name: string, content: Uint8Array];

/** A zip file whose entries are not compressed. APPNOTE 6.3, 4.3. */
function storedZip(entries: readonly Entry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const title = Buffer.from(name);
    // Version, flags, method, time and date (the first of 1980), checksum, twice the size, the name's length, no extras.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(33, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), facts, title, Buffer.from(content));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title);
    at += 30 + title.length + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}
