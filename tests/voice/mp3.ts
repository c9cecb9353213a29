/** Reads how long an MP3 lasts from its frame headers (ISO 11172-3 and 13818-3, layer III). */

const rates = { 3: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000] } as const;
const kilobits = {
  3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** Throws where a frame should begin and does not. The first frame holds the encoder's notes, no sound. */
export function mp3Ms(file: Uint8Array): number {
  let [at, ms] = [0, 0];
  for (let frames = 0; at + 4 <= file.length; frames += 1) {
    const { bytes, milliseconds } = frame(file, at);
    if (frames > 0) ms += milliseconds;
    at += bytes;
  }
  return ms;
}

function frame(file: Uint8Array, at: number): { bytes: number; milliseconds: number } {
  const [sync, kind, sizes] = [file[at], file[at + 1], file[at + 2]];
  if (sync !== 0xff || kind === undefined || sizes === undefined || (kind & 0xe6) !== 0xe2) {
    throw new Error(`no frame at byte ${at}`);
  }
  const version = ((kind >> 3) & 3) === 3 ? 3 : 2;
  const rate = rates[version][((sizes >> 2) & 3) as 0 | 1 | 2];
  const bits = 1000 * (kilobits[version][sizes >> 4] ?? 0);
  const samples = version === 3 ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * bits) / rate) + ((sizes >> 1) & 1);
  return { bytes, milliseconds: (1000 * samples) / rate };
}
