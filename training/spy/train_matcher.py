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
        """Sets that have two views of each end and some fanned ends."""
        return [s for s, ends in self.taught.items() if len(ends) == len(ENDS) and len(self.fanned[s]) >= 4]


def relit(crop, rng):
    return np.dstack([relight(crop[:, :, :3], rng), crop[:, :, 3]])


def pick(rng, crops, count):
    return [crops[i] for i in rng.integers(len(crops), size=count)]


def two_views(crops, looks, rng):
    """Crops of two different taught pictures of one end (each has `looks` crops, one after another)."""
    pictures = len(crops) // looks
    chosen = rng.permutation(pictures)[:VIEWS] if pictures >= VIEWS else rng.integers(pictures, size=VIEWS)
    return [crops[p * looks + rng.integers(looks)] for p in chosen]


def batch_of(sets, ready, rng, groups):
    """Prototypes (groups, 11, 2, 96, 64, 4), queries (groups, QUERIES, 96, 64, 4), their ends; neighbours are one deck's colours."""
    prototypes, queries, truth = [], [], []
    decks = defaultdict(list)
    for s in ready:
        decks[(s[0], s[1] // 4)].append(s)
    names = list(decks)
    while len(prototypes) < groups:
        own = decks[names[rng.integers(len(names))]]
        pair = [own[i] for i in rng.permutation(len(own))[:2]]
        if len(pair) < 2:
            pair = pair * 2
        for s in pair:
            prototypes.append([[relit(c, rng) for c in two_views(sets.taught[s][e], sets.looks, rng)] for e in ENDS])
            ends = [e for e in ENDS if sets.fanned[s][e]]
            chosen = rng.integers(len(ends), size=QUERIES)
            queries.append([relit(pick(rng, sets.fanned[s][ends[i]], 1)[0], rng) for i in chosen])
            truth.append([ENDS.index(ends[i]) for i in chosen])
    return np.array(prototypes[:groups], np.float32), np.array(queries[:groups], np.float32), np.array(truth[:groups])


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--data', required=True)
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, default=30)
    arguments.add_argument('--groups', type=int, default=6)
    arguments.add_argument('--rate', type=float, default=1.5e-3)
    arguments.add_argument('--seed', type=int, default=3)
    arguments.add_argument('--share', type=float, default=0.35)
    arguments.add_argument('--most', type=int, default=2000)
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
            print('sets', len(ready), flush=True)
        for group in optimiser.param_groups:
            group['lr'] = options.rate * learning_rate(clock.share(), step)
        prototypes, queries, truth = batch_of(sets, ready, rng, options.groups)
        base, pairs = net(torch.from_numpy(prototypes), torch.from_numpy(queries), torch.from_numpy(truth), options.share)
        answer = torch.from_numpy(truth).reshape(-1)
        whole = F.cross_entropy(base, answer)
        twins = torch.log1p(torch.exp(-pairs).sum(1)).mean()
        loss = whole + twins
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        sums += [float(whole), float(twins), float((base.argmax(1) == answer).float().mean()), float((pairs.min(1).values > 0).float().mean())]
        step += 1
        if step % 50 == 0:
            print(f'{clock.minutes():6.1f} min step {step} base {sums[0] / 50:.3f} twins {sums[1] / 50:.3f} right {sums[2] / 50:.3f} right by pairs {sums[3] / 50:.3f}', flush=True)
            sums[:] = 0
        if step % 250 == 0:
            save_checkpoint(options.out, net)
    save_checkpoint(options.out, net)


if __name__ == '__main__':
    main()
