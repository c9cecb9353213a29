"""What the three trainings share: seeds, a clock that ends them in time, checkpoints."""

import os
import random
import time

import numpy as np
import torch


def start(seed, threads=1):
    """Seeds every generator; one thread a training, so that two run side by side on two cores."""
    random.seed(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    return np.random.default_rng(seed)


class Clock:
    """Ends a training after so many minutes, whatever the machine's speed."""

    def __init__(self, minutes):
        self.begun = time.time()
        self.limit = minutes

    def minutes(self):
        return (time.time() - self.begun) / 60

    def share(self):
        return min(self.minutes() / self.limit, 1.0)

    def over(self):
        return self.minutes() >= self.limit


def learning_rate(share, step, warm=100):
    """Warm-up over the first steps, then half a cosine to a hundredth."""
    return min(1.0, (step + 1) / warm) * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * share)))


def save_checkpoint(path, net):
    torch.save(net.state_dict(), path + '.part')
    os.replace(path + '.part', path)


def load_checkpoint(path, net):
    """Goes on from a checkpoint if there is one."""
    if os.path.exists(path):
        net.load_state_dict(torch.load(path))
        print('goes on from', path, flush=True)
