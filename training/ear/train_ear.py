"""Trains the ear's network to write down what is spoken: `python3 train_ear.py --sentences FILE... --out FILE --minutes N`.

Connectionist temporal classification (Graves et al. 2006) of phones. Sentences are spoken once, in the beginning; each time that one comes up it is
heard in another room. With `--frozen` the embedding below stays as Google trained it. What people have recorded (`--recordings FILE`, of recordings.ts) is heard
once before: where the network, as it is, finds hardly anything of what is written, something else was said, and it is left out.
"""

import argparse
import json
import os
import pickle
import random
import sys
from multiprocessing import Pool

import numpy as np
import torch
import torch.nn.functional as F

sys.path.append(os.path.join(os.path.dirname(__file__), '../spy'))
from training import Clock, learning_rate, load_checkpoint, save_checkpoint, start  # noqa: E402

from nets import Ear  # noqa: E402
from speech import RATE, in_a_room, pictures, spoken  # noqa: E402

BATCH = 32
LONGEST = 7 * RATE
# CTC needs a frame of 40 ms for each phone.
LEAST = RATE // 25
# Loss a phone beyond which a recording is not believed, and how often each of the others comes up beside the synthesizers' sentences.
DOUBT, RECORDINGS = 4, 2


def read(file):
    """Pairs of samples and phones. What was spoken is kept beside the file."""
    with open(file) as lines:
        sentences = [json.loads(line) for line in lines]
    kept = f'{file}.pickle'
    if not os.path.exists(kept):
        with Pool(2) as pool:
            sounds = pool.map(spoken, sentences, chunksize=50)
        with open(f'{kept}.part', 'wb') as out:
            pickle.dump(sounds, out, 4)
        os.replace(f'{kept}.part', kept)
    with open(kept, 'rb') as sounds:
        pairs = zip(pickle.load(sounds), [sentence['phones'] for sentence in sentences])
    return [(sound, phones) for sound, phones in pairs if sound is not None and (len(phones) + 4) * LEAST < len(sound) < LONGEST]


def batches(data, rng):
    """Sentences of one batch are about as long as each other."""
    order = sorted(range(len(data)), key=lambda i: len(data[i][0]) + rng.random() * RATE)
    groups = [order[i:i + BATCH] for i in range(0, len(order), BATCH)]
    rng.shuffle(groups)
    return groups


def losses(net, sounds, spoken_phones):
    """Of each sound, -log of the chance that the network gives to its phones."""
    shown, frames = pictures(sounds)
    with torch.autocast('cpu', dtype=torch.bfloat16):
        answer = net(shown)
    lengths = torch.tensor([len(one) for one in spoken_phones])
    return F.ctc_loss(answer.float().log_softmax(1).permute(2, 0, 1), torch.tensor(sum(spoken_phones, [])), torch.tensor(frames), lengths,
                      blank=answer.shape[1] - 1, zero_infinity=True, reduction='none'), lengths


def believed(net, data):
    """Recordings in which is said what is written."""
    kept = []
    with torch.no_grad():
        for group in batches(data, random.Random(0)):
            loss, lengths = losses(net, [data[i][0].astype(np.float32) / 32768 for i in group], [data[i][1] for i in group])
            kept += [data[i] for i, each in zip(group, (loss / lengths).tolist()) if each < DOUBT]
    print(len(kept), 'of', len(data), 'recordings are believed', flush=True)
    return kept


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--sentences', nargs='+', required=True)
    arguments.add_argument('--recordings')
    arguments.add_argument('--out', required=True)
    arguments.add_argument('--minutes', type=float, default=60)
    arguments.add_argument('--rate', type=float, default=1.5e-3)
    arguments.add_argument('--seed', type=int, default=5)
    arguments.add_argument('--phones', type=int, default=40)
    arguments.add_argument('--frozen', action='store_true')
    options = arguments.parse_args()
    rooms, rng = start(options.seed), random.Random(options.seed)
    net = Ear(options.phones)
    load_checkpoint(options.out, net)
    net.trunk.requires_grad_(not options.frozen)
    data = [pair for file in options.sentences for pair in read(file)]
    if options.recordings:
        data += believed(net, read(options.recordings)) * RECORDINGS
    others = [sound for sound, _ in data]
    print(len(data), 'sentences', flush=True)
    optimiser = torch.optim.AdamW(
        [{'params': net.trunk.parameters(), 'share': 0.5}, {'params': net.head.parameters(), 'share': 1}], lr=1, weight_decay=1e-2)
    clock, step, total = Clock(options.minutes), 0, 0
    while not clock.over():
        for group in batches(data, rng):
            if clock.over():
                break
            for part in optimiser.param_groups:
                part['lr'] = part['share'] * options.rate * learning_rate(clock.share(), step, 200)
            loss, lengths = losses(net, [in_a_room(data[i][0], others, rooms) for i in group], [data[i][1] for i in group])
            loss = loss.sum() / lengths.sum()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
            optimiser.step()
            step += 1
            total += float(loss)
            if step % 50 == 0:
                print(f'{clock.minutes():6.1f} min step {step} loss a phone {total / 50:.3f}', flush=True)
                total = 0
            if step % 250 == 0:
                save_checkpoint(options.out, net)
    save_checkpoint(options.out, net)


if __name__ == '__main__':
    main()
