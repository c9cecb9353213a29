/** A picture in linear light, with the few ways of softening it that a lens or a hand has. */

export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly light: Float32Array;
};

/** Memory that one scene leaves to the next: fetching megabytes afresh for each keeps the collector busy. */
const shelf: Float32Array[] = [];
let lent = 0;

/** Takes back all pictures lent so far; call it when a scene begins. */
export function takeBackPictures(): void {
  lent = 0;
}

/** A black picture, lent until `takeBackPictures`. */
export function blankPicture(width: number, height: number, channels: 1 | 3 | 4): Picture {
  const length = width * height * channels;
  if ((shelf[lent]?.length ?? 0) < length) shelf[lent] = new Float32Array(length);
  const light = shelf[lent]!.subarray(0, length);
  lent++;
  light.fill(0);
  return { width, height, channels, light };
}

/** A running mean along one line of `count` values, `step` apart, edges held. */
function boxLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  count: number,
  step: number,
  radius: number,
): void {
  const whole = Math.floor(radius);
  const part = radius - whole;
  const size = 1 / (2 * radius + 1);
  const last = start + (count - 1) * step;
  let sum = from[start]! * (whole + 1);
  for (let i = 1; i <= whole; i++) sum += from[Math.min(last, start + i * step)]!;
  for (let i = 0; i < count; i++) {
    const at = start + i * step;
    const ahead = Math.min(last, at + (whole + 1) * step);
    const behind = Math.max(start, at - (whole + 1) * step);
    to[at] = (sum + part * (from[ahead]! + from[behind]!)) * size;
    sum += from[ahead]! - from[Math.max(start, at - whole * step)]!;
  }
}

function boxBlur(picture: Picture, spare: Float32Array, radius: number): void {
  const { width, height, channels, light } = picture;
  for (let row = 0; row < height; row++) {
    for (let c = 0; c < channels; c++) {
      boxLine(light, spare, row * width * channels + c, width, channels, radius);
    }
  }
  // Row by row downwards rather than column by column: memory is read in the order in which it lies.
  const line = width * channels;
  const whole = Math.floor(radius);
  const part = radius - whole;
  const size = 1 / (2 * radius + 1);
  const sums = new Float32Array(line);
  const at = (row: number): number => Math.max(0, Math.min(height - 1, row)) * line;
  for (let row = -whole; row <= whole; row++) {
    const from = at(row);
    for (let i = 0; i < line; i++) sums[i] = sums[i]! + spare[from + i]!;
  }
  for (let row = 0; row < height; row++) {
    const ahead = at(row + whole + 1);
    const behind = at(row - whole - 1);
    const leaving = at(row - whole);
    const to = row * line;
    for (let i = 0; i < line; i++) {
      light[to + i] = (sums[i]! + part * (spare[ahead + i]! + spare[behind + i]!)) * size;
      sums[i] = sums[i]! + spare[ahead + i]! - spare[leaving + i]!;
    }
  }
}

/** Three taps along and three down: a small blur at little cost. */
function smallBlur(picture: Picture, spare: Float32Array, side: number): void {
  const { width, height, channels, light } = picture;
  const middle = 1 - 2 * side;
  const line = width * channels;
  for (let row = 0; row < height; row++) {
    const start = row * line;
    const end = start + line;
    for (let c = 0; c < channels; c++) {
      spare[start + c] = light[start + c]!;
      spare[end - 1 - c] = light[end - 1 - c]!;
    }
    for (let i = start + channels; i < end - channels; i++) {
      spare[i] = middle * light[i]! + side * (light[i - channels]! + light[i + channels]!);
    }
  }
  for (let row = 0; row < height; row++) {
    const start = row * line;
    const up = row > 0 ? -line : 0;
    const down = row < height - 1 ? line : 0;
    for (let i = start; i < start + line; i++) {
      light[i] = middle * spare[i]! + side * (spare[i + up]! + spare[i + down]!);
    }
  }
}

/** Memory that one softening leaves to the next. */
let spareLight = new Float32Array(0);

/** Near to Gaussian, `deviation` in pixels; changes the picture itself. */
export function soften(picture: Picture, deviation: number): void {
  if (deviation < 0.15) return;
  const { length } = picture.light;
  if (spareLight.length < length) spareLight = new Float32Array(length);
  if (deviation < 1.2) {
    // Variances add up; three taps with a quarter at each side make a half.
    const passes = Math.ceil(deviation * deviation * 2);
    const side = (deviation * deviation) / (2 * passes);
    for (let i = 0; i < passes; i++) smallBlur(picture, spareLight, side);
    return;
  }
  const radius = (Math.sqrt(6 * deviation * deviation + 1) - 1) / 2;
  for (let i = 0; i < 2; i++) boxBlur(picture, spareLight, radius);
}

/** What the picture smears into while it moves by that many pixels. */
export function smear(picture: Picture, moveX: number, moveY: number): Picture {
  const { width, height, channels, light } = picture;
  const taps = Math.max(1, Math.ceil(Math.hypot(moveX, moveY)) + 1);
  if (taps < 2) return picture;
  const out = blankPicture(width, height, channels);
  for (let tap = 0; tap < taps; tap++) {
    const dx = Math.round((tap / (taps - 1) - 0.5) * moveX);
    const dy = Math.round((tap / (taps - 1) - 0.5) * moveY);
    for (let row = 0; row < height; row++) {
      const to = row * width * channels;
      const from = Math.max(0, Math.min(height - 1, row + dy)) * width * channels;
      const first = Math.max(0, -dx);
      const last = Math.min(width, width - dx);
      for (let i = first * channels; i < last * channels; i++) {
        out.light[to + i] = out.light[to + i]! + light[from + i + dx * channels]!;
      }
      for (let column = 0; column < width; column++) {
        if (column >= first && column < last) continue;
        const held = (column < first ? 0 : width - 1) * channels;
        for (let c = 0; c < channels; c++) {
          const i = to + column * channels + c;
          out.light[i] = out.light[i]! + light[from + held + c]!;
        }
      }
    }
  }
  const share = 1 / taps;
  for (let i = 0; i < out.light.length; i++) out.light[i] = out.light[i]! * share;
  return out;
}

/** As large as asked, smoothly. */
export function enlarge(picture: Picture, width: number, height: number): Picture {
  const out = blankPicture(width, height, picture.channels);
  const { channels, light } = picture;
  const line = picture.width * channels;
  const between = new Float32Array(line + channels);
  const lefts = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    const x = ((column + 0.5) * picture.width) / width - 0.5;
    const held = Math.max(0, Math.min(picture.width - 1, x));
    lefts[column] = Math.floor(held) * channels;
    shares[column] = held - Math.floor(held);
  }
  for (let row = 0, to = 0; row < height; row++) {
    const y = ((row + 0.5) * picture.height) / height - 0.5;
    const held = Math.max(0, Math.min(picture.height - 1, y));
    const upper = Math.floor(held) * line;
    const lower = Math.min(picture.height - 1, Math.floor(held) + 1) * line;
    const down = held - Math.floor(held);
    for (let i = 0; i < line; i++) {
      between[i] = light[upper + i]! + (light[lower + i]! - light[upper + i]!) * down;
    }
    for (let column = 0; column < width; column++) {
      const left = lefts[column]!;
      const share = shares[column]!;
      for (let i = left; i < left + channels; i++) {
        out.light[to++] = between[i]! + (between[i + channels]! - between[i]!) * share;
      }
    }
  }
  return out;
}
