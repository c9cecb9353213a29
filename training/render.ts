/**
 * Writes the pictures that the nets learn from: `tsx training/render.ts --out DIR --seed N --sets N --fans N --teach N
 * [--empty N] [--workers 2] [--deck builtin] [--backdrops DIR,DIR]`.
 *
 * Photographs for backdrops come with Debian, under free licences, and are used here only:
 *   apt-get install -y --no-install-recommends mate-backgrounds gnome-backgrounds plasma-workspace-wallpapers \
 *     ukui-wallpapers lomiri-wallpapers      then: --backdrops /usr/share/backgrounds,/usr/share/wallpapers
 */

import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBackdrops } from './backdrops.ts';
import { writePart, type Order } from './write-part.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    sets: { type: 'string', default: '4' },
    fans: { type: 'string', default: '3' },
    teach: { type: 'string', default: '2' },
    empty: { type: 'string', default: '0' },
    workers: { type: 'string', default: '2' },
    part: { type: 'string' },
    deck: { type: 'string', default: 'made-up' },
    backdrops: { type: 'string', default: '' },
  },
});
if (values.out === undefined) throw new Error('--out DIR says where the pictures go.');

const order: Order = {
  out: values.out,
  seed: Number(values.seed),
  sets: Number(values.sets),
  fans: Number(values.fans),
  teach: Number(values.teach),
  empty: Number(values.empty),
  workers: Number(values.workers),
  deck: values.deck === 'builtin' ? 'builtin' : 'made-up',
  backdrops: openBackdrops(values.backdrops.split(',').filter((folder) => folder !== '')),
};

function startPart(part: number): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [
    ...process.argv.slice(2),
    '--part',
    `${part}`,
  ]);
  return new Promise((done, fail) => {
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`Part ${part} of ${order.workers} ended with ${code}.`));
    });
  });
}

/** The parts' lines in the order of their frames: the number of workers leaves no trace. */
function gatherLabels(out: string): void {
  const parts = readdirSync(out).filter((name) => /^labels-\d+\.jsonl$/.test(name));
  const lines = parts.flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n'));
  const sorted = lines.filter((line) => line !== '').sort();
  writeFileSync(join(out, 'labels.jsonl'), sorted.map((line) => `${line}\n`).join(''));
  for (const name of parts) rmSync(join(out, name));
}

if (values.part !== undefined) {
  await writePart(order, Number(values.part));
} else {
  mkdirSync(join(order.out, 'frames'), { recursive: true });
  const started = performance.now();
  await Promise.all(Array.from({ length: order.workers }, (_, part) => startPart(part)));
  gatherLabels(order.out);
  const frames = order.sets * (order.fans + order.teach * 11) + order.empty;
  const each = (performance.now() - started) / frames;
  console.log(`${frames} frames, ${each.toFixed(1)} ms each with ${order.workers} workers`);
}
