"""Trains the matcher of card ends against taught pictures: `python3 train_matcher.py --data DIR --out FILE --minutes N`."""

import argparse
from collections import defaultdict

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from frames import CROP, CROP_QUAD, ENDS, Pyramid, convex, covering, data_folders, fill, jitter_quad, project, read_labels, relight, warp
from nets import Matcher
from training import Clock, learning_rate, load_checkpoint, save_checkpoint, start

VIEWS = 2
QUERIES = 14
COLOURS = 4


def crop_of(pyramid, label, index, rng, noise):
    """The rectified end (96, 64, 4): colours and what the other cards leave visible (0 or 255)."""
    quad = label['cards'][index]['endQuad']
    made = jitter_quad(quad, rng, noise * 0.7, noise * 25, noise * 0.5, noise * 0.7)
    if not convex(made):
        made = quad
    picture, matrix = warp(pyramid, made, CROP_QUAD, CROP)
    mask = np.full(CROP[::-1], 255, np.uint8)
    for over in covering(label, index):
        # The covering card's place is as uncertain as our own.
        width = np.linalg.norm(over[1] - over[0])
        shape = project(matrix, over + rng.normal(0, noise * 0.7, 2) * width)
        if np.abs(shape).max() < 4000:
            fill(mask, shape, 0)
    return np.dstack([picture, mask])


class Sets:
    """Crops of every end of every colour set: taught views and fanned ends, kept small and ready."""

    def __init__(self, rng, looks=2):
        self.rng = rng
        self.looks = looks
        self.taught = defaultdict(lambda: defaultdict(list))
        self.fanned = defaultdict(lambda: defaultdict(list))

    def add(self, labels):
        for label in labels:
            if label['kind'] == 'empty':
                continue
            pyramid = Pyramid(cv2.imread(label['path']))
            for index, card in enumerate(label['cards']):
                kept = self.taught if label['kind'] == 'teach' else self.fanned
                if label['kind'] == 'fan' and card['visible'] < 0.12:
                    continue
                for _ in range(self.looks):
                    noise = abs(self.rng.normal(0, 0.02)) if label['kind'] == 'teach' else self.rng.choice([0.02, 0.035, 0.06])
                    kept[label['set']][card['end']].append(crop_of(pyramid, label, index, self.rng, noise))

    def ready(self):
        """Decks whose four colours have two views of each end and some fanned ends: lists of four sets."""
        decks = defaultdict(list)
        for s, ends in self.taught.items():
            if len(ends) == len(ENDS) and len(self.fanned[s]) >= 4:
                decks[(s[0], s[1] // COLOURS)].append(s)
        return [own for own in decks.values() if len(own) == COLOURS]


def relit(crop, rng):
    return np.dstack([relight(crop[:, :, :3], rng), crop[:, :, 3]])


def pick(rng, crops, count):
    return [crops[i] for i in rng.integers(len(crops), size=count)]


def two_views(crops, looks, rng):
    """Crops of two different taught pictures of one end (each has `looks` crops, one after another)."""
    pictures = len(crops) // looks
    chosen = rng.permutation(pictures)[:VIEWS] if pictures >= VIEWS else rng.integers(pictures, size=VIEWS)
    return [crops[p * looks + rng.integers(looks)] for p in chosen]


def readable(crop):
    """How often a crop is asked for: an end of which a sliver is seen teaches little."""
    return 0.1 + min(1.0, max(0.0, ((crop[:, :, 3] > 127).mean() - 0.1) / 0.2))


class Spark:
    """A small mark that makes a lit bomb of an unlit one: decks whose two ends differ so little are the hardest to read."""

    def __init__(self, rng):
        points = rng.integers(3, 9)
        radii = np.where(np.arange(2 * points) % 2, rng.uniform(0.35, 1.0), 1.0)
        angles = np.arange(2 * points) * np.pi / points + rng.uniform(0, np.pi)
        self.size = rng.uniform(0.035, 0.1)
        self.shape = np.stack([np.cos(angles), np.sin(angles)], 1) * radii[:, None] * self.size * [1, rng.uniform(0.6, 1.6)]
        x = rng.uniform(0.06, 0.5)
        self.at = np.array([x if rng.random() < 0.5 else 1 - x, rng.uniform(0.06, 0.8)])
        self.colours = rng.uniform(0, 255, (COLOURS, 3)) if rng.random() < 0.3 else np.tile(rng.uniform(0, 255, 3), (COLOURS, 1))
        # Some hardly stand out from what they are painted on: an orange flame on a yellow card.
        faint = rng.normal(0, 1, 3)
        self.faint = faint / np.linalg.norm(faint) * rng.uniform(40, 130) if rng.random() < 0.4 else None

    def drawn(self, crop, colour, rng):
        """The crop with the mark, in the crop's own light; nothing where less than most of it would be seen."""
        alpha = np.zeros(CROP[::-1], np.uint8)
        polygon = (self.shape + self.at + rng.normal(0, 0.01, 2)) * CROP[0]
        cv2.fillPoly(alpha, [np.round(polygon * 16).astype(np.int32)], 255, lineType=cv2.LINE_AA, shift=4)
        seen = alpha * (crop[:, :, 3] > 127)
        if seen.sum() < 0.7 * max(alpha.sum(), 1):
            return None
        share = cv2.GaussianBlur(alpha, (0, 0), rng.uniform(0.4, 1.0)).astype(np.float32)[:, :, None] / 255
        light = crop[:, :, :3][crop[:, :, 3] > 127].max() / 255
        out = crop.copy()
        paint = self.colours[colour] if self.faint is None else (crop[:, :, :3][alpha > 0].mean(0) / light + self.faint).clip(0, 255)
        out[:, :, :3] = crop[:, :, :3] * (1 - share) + paint * light * share
        return out


def queries_of(fanned, rng, spark=None, colour=0):
    """QUERIES crops of one colour set and their ends; each end is as likely as the others, and the readable ones of it likelier."""
    ends = [e for e in ENDS if fanned[e] and not (spark and e == 'B1*')]
    chosen = [ends[i] for i in rng.integers(len(ends), size=QUERIES)]
    if spark and 'B1' in ends:
        chosen[:6] = ['B1'] * 6
    crops, truth = [], []
    for end in chosen:
        some = pick(rng, fanned[end], 3)
        weights = np.array([readable(crop) for crop in some])
        crop = some[rng.choice(3, p=weights / weights.sum())]
        lit = spark.drawn(crop, colour, rng) if spark and end == 'B1' and rng.random() < 0.5 else None
        crops.append(relit(crop if lit is None else lit, rng))
        truth.append(ENDS.index(end if lit is None else 'B1*'))
    return crops, truth


def batch_of(sets, decks, rng):
    """One deck: prototypes (4, 11, 2, 96, 64, 4), queries (4, QUERIES, 96, 64, 4) and their ends, colours in any order."""
    deck = decks[rng.integers(len(decks))]
    spark = Spark(rng) if rng.random() < 0.6 else None
    prototypes, queries, truth = [], [], []
    for colour, s in enumerate([deck[i] for i in rng.permutation(COLOURS)]):
        views = {e: two_views(sets.taught[s][e], sets.looks, rng) for e in ENDS}
        if spark:
            views['B1*'] = [spark.drawn(c, colour, rng) for c in two_views(sets.taught[s]['B1'], sets.looks, rng)]
        prototypes.append([[relit(c, rng) for c in views[e]] for e in ENDS])
        crops, ends = queries_of(sets.fanned[s], rng, spark, colour)
        queries.append(crops)
        truth.append(ends)
    return torch.from_numpy(np.array(prototypes, np.float32)), torch.from_numpy(np.array(queries, np.float32)), torch.tensor(truth)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--data', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, default=30)
    arguments.add_argument('--decks', type=int, default=2)
    arguments.add_argument('--rate', type=float, default=1.5e-3)
    arguments.add_argument('--seed', type=int, default=3)
    arguments.add_argument('--share', type=float, default=0.4)
    arguments.add_argument('--most', type=int, default=600)
    options = arguments.parse_args()
    rng = start(options.seed)
    net = Matcher()
    net.encoder.to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
    load_checkpoint(options.out, net)
    clock = Clock(options.minutes)
    sets, folders, ready, step, sums = Sets(rng), [], [], 0, np.zeros(4)
    while not clock.over():
        if step % 200 == 0 and len(ready) < options.most:
            for folder in data_folders(options.data):
                if folder not in folders:
                    folders.append(folder)
                    sets.add(read_labels([folder]))
            ready = sets.ready()
            print('decks', len(ready), flush=True)
        for group in optimiser.param_groups:
            group['lr'] = options.rate * learning_rate(clock.share(), step)
        optimiser.zero_grad()
        for _ in range(options.decks):
            prototypes, queries, truth = batch_of(sets, ready, rng)
            base, pairs = net(prototypes, queries, truth, rng.random() < 0.6, options.share)
            answer = truth.reshape(-1)
            whole = F.cross_entropy(base, answer)
            twins = torch.log1p(torch.exp(-pairs).sum(1)).mean()
            ((whole + twins) / options.decks).backward()
            right = [(base.argmax(1) == answer).float().mean(), (pairs.min(1).values > 0).float().mean()]
            sums += np.array([float(whole), float(twins), *map(float, right)]) / options.decks
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        step += 1
        if step % 50 == 0:
            print(f'{clock.minutes():6.1f} min step {step} base {sums[0] / 50:.3f} twins {sums[1] / 50:.3f} right {sums[2] / 50:.3f} right by pairs {sums[3] / 50:.3f}', flush=True)
            sums[:] = 0
        if step % 250 == 0:
            save_checkpoint(options.out, net)
    save_checkpoint(options.out, net)


if __name__ == '__main__':
    main()
