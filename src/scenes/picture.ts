/** A picture in linear light, with the few ways of softening it that a lens or a hand has. */

export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly light: Float32Array;
};

export function blankPicture(width: number, height: number, channels: 1 | 3 | 4): Picture {
  return { width, height, channels, light: new Float32Array(width * height * channels) };
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

/** Near to Gaussian, `deviation` in pixels; changes the picture itself. */
export function soften(picture: Picture, deviation: number, passes: 1 | 2 = 2): void {
  if (deviation < 0.15) return;
  const radius = (Math.sqrt((12 * deviation * deviation) / passes + 1) - 1) / 2;
  const spare = new Float32Array(picture.light.length);
  for (let i = 0; i < passes; i++) boxBlur(picture, spare, radius);
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

/** Twice as large, smoothly. */
export function enlarge(picture: Picture, width: number, height: number): Picture {
  const out = blankPicture(width, height, picture.channels);
  const { channels } = picture;
  const scaleX = picture.width / width;
  const scaleY = picture.height / height;
  for (let row = 0; row < height; row++) {
    const y = Math.max(0, Math.min(picture.height - 1.001, (row + 0.5) * scaleY - 0.5));
    const y0 = Math.floor(y);
    const fy = y - y0;
    const upper = y0 * picture.width * channels;
    const lower = Math.min(picture.height - 1, y0 + 1) * picture.width * channels;
    for (let column = 0; column < width; column++) {
      const x = Math.max(0, Math.min(picture.width - 1.001, (column + 0.5) * scaleX - 0.5));
      const x0 = Math.floor(x);
      const fx = x - x0;
      const left = x0 * channels;
      const right = Math.min(picture.width - 1, x0 + 1) * channels;
      for (let c = 0; c < channels; c++) {
        const a = picture.light[upper + left + c]!;
        const b = picture.light[upper + right + c]!;
        const d = picture.light[lower + left + c]!;
        const e = picture.light[lower + right + c]!;
        const top = a + (b - a) * fx;
        out.light[(row * width + column) * channels + c] = top + (d + (e - d) * fx - top) * fy;
      }
    }
  }
  return out;
}
