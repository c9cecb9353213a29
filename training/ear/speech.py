"""Sentences as sound, as rooms and microphones change it, and as the network sees it."""

import os
import subprocess
import tempfile
import wave

import numpy as np
import scipy.fft
import torch

RATE = 16000
HOP, FRAME, SPECTRUM, BANDS = 160, 400, 512, 32
LOWEST, HIGHEST = 60, 3800
# As src/voice/offline-ear/frame-scores.ts.
ROWS_A_FRAME, SURROUNDINGS, QUIET = 4, 26, 8
LEVEL, RANGE = 60, 60
PACES = 0.88, 1.14


def spoken(sentence):
    """A line of sentences.ts -> 16-bit samples at 16 kHz, without the silence round them; None where nothing was said."""
    with tempfile.NamedTemporaryFile(suffix='.wav', dir='/dev/shm' if os.path.isdir('/dev/shm') else None) as file:
        text, voice = sentence.get('text', ''), sentence.get('voice')
        if sentence['program'] == 'recording':
            part = ['-ss', str(sentence['from']), '-to', str(sentence['to'])] if 'from' in sentence else []
            command = ['ffmpeg', '-v', 'error', '-y', *part, '-i', sentence['file'], '-ac', '1', '-ar', str(RATE), file.name]
        elif sentence['program'] == 'flite':
            command = ['flite', '-voice', voice, '-t', text, '-o', file.name]
        elif sentence['program'] == 'pico2wave':
            marked = f'<speed level="{sentence["pace"]}"><pitch level="{sentence["pitch"]}">{text}</pitch></speed>'
            command = ['pico2wave', '-l', voice, '-w', file.name, marked]
        elif sentence['program'] == 'festival':
            command = ['text2wave', '-o', file.name, '-eval', f'(voice_{voice})']
        else:
            command = ['espeak-ng', '-v', voice, '-p', str(sentence['pitch']), '-s', str(sentence['pace']), '-w', file.name, text]
        subprocess.run(command, check=True, input=text.encode('iso-8859-2', 'ignore'), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if os.path.getsize(file.name) == 0:
            return None
        with wave.open(file.name) as said:
            rate = said.getframerate()
            sound = np.frombuffer(said.readframes(said.getnframes()), np.int16).astype(np.float32) / 32768
    if len(sound) < 2000:
        return None
    # Another rate is other frequencies of the same transform.
    count = int(len(sound) * RATE / rate / sentence['stretch'])
    spectrum = np.fft.rfft(sound)[:count // 2 + 1]
    sound = np.fft.irfft(np.pad(spectrum, (0, count // 2 + 1 - len(spectrum))), n=count)
    peak = np.abs(sound).max()
    if not peak > 0:
        return None
    loud = np.nonzero(np.abs(sound) > peak / 60)[0]
    sound = sound[max(0, loud[0] - 800):loud[-1] + 800] / peak * 0.9
    return (sound * 32767).astype(np.int16)


def convolved(sound, answer):
    size = scipy.fft.next_fast_len(len(sound) + len(answer) - 1, True)
    both = scipy.fft.rfft(sound.astype(np.float32), size) * scipy.fft.rfft(answer.astype(np.float32), size)
    return scipy.fft.irfft(both, size)[:len(sound)]


def loudness(sound):
    """Root mean square of the part that is not silent."""
    loud = sound[np.abs(sound) > np.abs(sound).max() / 50]
    return np.sqrt((loud * loud).mean()) if len(loud) else 1e-9


def echoed(sound, rng):
    """In a room: noise that dies away (Polack 1988)."""
    seconds = rng.uniform(0.12, 0.7)
    length = int(seconds * RATE)
    answer = rng.standard_normal(length, dtype=np.float32) * 10 ** (-3 * np.arange(length) / RATE / seconds)
    answer[:int(rng.uniform(0.002, 0.012) * RATE)] = 0
    answer *= 10 ** (-rng.uniform(0, 12) / 20) / np.sqrt((answer * answer).sum() + 1e-9)
    answer[0] = 1
    return convolved(sound, answer)


def coloured(sound, rng):
    """By a microphone: a slope, two bumps, and what it cannot hear."""
    octave = np.log2(np.maximum(np.fft.rfftfreq(1024, 1 / RATE), 20))
    gain = rng.uniform(-6, 6) * (octave - np.log2(800)) / 3
    for _ in range(2):
        gain = gain + rng.normal(0, 4) * np.exp(-0.5 * ((octave - rng.uniform(7, 12)) / rng.uniform(0.3, 1)) ** 2)
    if rng.random() < 0.3:
        gain = gain - 60 * np.clip(octave - np.log2(rng.uniform(2800, 5000)), 0, 1)
    if rng.random() < 0.4:
        gain = gain - 40 * np.clip(np.log2(rng.uniform(100, 350)) - octave, 0, 1)
    return convolved(sound, np.fft.fftshift(np.fft.irfft(10 ** (gain / 20))) * np.hanning(1024))


def noise(length, rng):
    size = scipy.fft.next_fast_len(length, True)
    spectrum = scipy.fft.rfft(rng.standard_normal(size, dtype=np.float32))
    slope = (np.arange(len(spectrum)) + 1).astype(np.float32) ** np.float32(-rng.uniform(0, 1))
    made = scipy.fft.irfft(spectrum * slope, size)[:length]
    return made / made.std()


def babble(length, others, rng):
    """One to six people who talk."""
    together = np.zeros(length, np.float32)
    for _ in range(rng.integers(1, 7)):
        other = others[rng.integers(len(others))].astype(np.float32)
        other = np.resize(np.roll(other, rng.integers(len(other))), length)
        together += other / loudness(other) * rng.uniform(0.5, 1)
    return echoed(together, rng) if rng.random() < 0.7 else together


def faster(samples, times):
    """As who speaks faster and higher would say it: a child; or slower and lower."""
    return np.interp(np.arange(0, len(samples) - 1, times), np.arange(len(samples)), samples)


def in_a_room(samples, others, rng):
    """16-bit samples -> the same from -1 to 1, held a little longer, as some other person says it to some microphone in some room."""
    samples = faster(samples, rng.uniform(*PACES))
    before, after = int(rng.uniform(0, 0.45) * RATE), int(rng.uniform(0.05, 0.5) * RATE)
    sound = np.pad(samples.astype(np.float32) / 32768, (before, after))
    if rng.random() < 0.8:
        sound = coloured(sound, rng)
    voice, place = loudness(sound), rng.random()
    if place > 0.3 and rng.random() < 0.7:
        sound = echoed(sound, rng)
    if place > 0.35:
        talk = babble(len(sound), others, rng)
        sound = sound + talk * (voice * 10 ** (-rng.uniform(6, 24) / 20) / loudness(talk))
    below = rng.uniform(8, 30) if rng.random() < 0.3 else rng.uniform(25, 60)
    sound = sound + noise(len(sound), rng) * voice * 10 ** (-below / 20)
    sound = sound / (np.abs(sound).max() + 1e-9) * 0.8
    if rng.random() < 0.1:
        sound = np.clip(sound * rng.uniform(1, 4), -0.8, 0.8)
    return sound.astype(np.float32)


def mel_filters():
    """(32, 257): triangles of area 1 on Slaney's scale, as src/voice/offline-ear/mel-picture.ts."""
    step = np.log(6.4) / 27
    mel = lambda hz: 15 * hz / 1000 if hz < 1000 else 15 + np.log(hz / 1000) / step
    hertz = lambda mels: 1000 * mels / 15 if mels < 15 else 1000 * np.exp((mels - 15) * step)
    corners = [hertz(mels) for mels in np.linspace(mel(LOWEST), mel(HIGHEST), BANDS + 2)]
    bins = np.arange(SPECTRUM // 2 + 1) * RATE / SPECTRUM
    rows = [np.minimum((bins - low) / (peak - low), (high - bins) / (high - peak)).clip(0) * 2 / (high - low)
            for low, peak, high in zip(corners, corners[1:], corners[2:])]
    return torch.tensor(np.array(rows), dtype=torch.float32)


FILTERS = mel_filters()
HANN = torch.hann_window(FRAME)


def decibels(sound):
    """Samples from -1 to 1 -> (rows, 32), a row every 10 ms, of 16-bit sound."""
    late = (SPECTRUM - FRAME) // 2
    frames = torch.from_numpy(sound * 32768).unfold(0, SPECTRUM, HOP)[:, late:late + FRAME] * HANN
    power = torch.fft.rfft(frames, n=SPECTRUM).abs() ** 2
    return 10 * torch.log10((power @ FILTERS.T).clamp(min=1e-10))


def pictures(sounds):
    """What the network is shown, (N, 1, rows, 32), and how many of its frames are each sound's."""
    rows = [decibels(sound) for sound in sounds]
    whole = -(-max(map(len, rows)) // ROWS_A_FRAME) * ROWS_A_FRAME
    made = []
    for one in rows:
        loudest = one.max(1).values
        within = (one - torch.quantile(loudest, 0.95)).clamp(min=-RANGE) + LEVEL
        room = within[loudest.argsort()[:QUIET]].mean(0, keepdim=True)
        before, after = room.expand(SURROUNDINGS, -1), room.expand(SURROUNDINGS + whole - len(one), -1)
        made.append(torch.cat([before, within, after]) / 10 + 2)
    return torch.stack(made)[:, None].contiguous(memory_format=torch.channels_last), [-(-len(one) // ROWS_A_FRAME) for one in rows]
