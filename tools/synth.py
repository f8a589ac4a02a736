"""Parts that sounds are put together from: noise, resonances, filters and tones, as lists.

A sound is a list of floats at `RATE` samples a second. Only the standard library is used, and
chance comes from the generator handed in: the same script writes the same files everywhere.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from random import Random

RATE = 22050
FADE_IN = 0.001
FADE_OUT = 0.012
"""Seconds in which a sound begins and ends, so that neither end clicks."""
FAINT = 0.012
"""The share of the loudest sample below which the end of a sound is left off."""

Sound = list[float]
Envelope = Callable[[float], float]
"""Loudness, 0 to 1, by the share of the time that has passed, 0 to 1."""


def samples(seconds: float) -> int:
    """How many samples last that long."""
    return max(1, round(seconds * RATE))


def noise(rng: Random, seconds: float) -> Sound:
    """White noise."""
    return [rng.uniform(-1.0, 1.0) for _ in range(samples(seconds))]


def hump(peak: float) -> Envelope:
    """An envelope that rises to `peak` (a share of the time) and falls again, without corners."""

    def loudness(share: float) -> float:
        side = share / peak if share < peak else (1 - share) / (1 - peak)
        rise = math.sin(math.pi / 2 * max(0.0, min(1.0, side)))
        return rise * rise

    return loudness


def fall(sharpness: float) -> Envelope:
    """An envelope that starts at once and dies away."""
    return lambda share: math.exp(-sharpness * share)


def shaped(sound: Sound, envelope: Envelope) -> Sound:
    """The sound with an envelope laid over it."""
    last = max(1, len(sound) - 1)
    return [value * envelope(index / last) for index, value in enumerate(sound)]


def louder(sound: Sound, factor: float) -> Sound:
    """The sound multiplied."""
    return [value * factor for value in sound]


def low_pass(sound: Sound, cutoff: float, times: int = 1) -> Sound:
    """The sound without what lies above `cutoff` Hz, 6 dB an octave for each time."""
    keep = math.exp(-2 * math.pi * cutoff / RATE)
    for _ in range(times):
        level, filtered = 0.0, []
        for value in sound:
            level = value + (level - value) * keep
            filtered.append(level)
        sound = filtered
    return sound


def high_pass(sound: Sound, cutoff: float, times: int = 1) -> Sound:
    """The sound without what lies below `cutoff` Hz, 6 dB an octave for each time."""
    for _ in range(times):
        below = low_pass(sound, cutoff)
        sound = [value - low for value, low in zip(sound, below, strict=True)]
    return sound


def band(sound: Sound, start: float, end: float, width: float = 1.0) -> Sound:
    """What lies around a frequency that glides from `start` to `end` Hz.

    `width` is the band's width as a share of its middle (a state variable filter, run twice).
    """
    for _ in range(2):
        low = mid = 0.0
        filtered = []
        last = max(1, len(sound) - 1)
        for index, value in enumerate(sound):
            centre = start * (end / start) ** (index / last)
            step = 2 * math.sin(math.pi * min(centre, RATE / 6.5) / RATE)
            low += step * mid
            mid += step * (value - low - width * mid)
            filtered.append(mid * width)
        sound = filtered
    return sound


def ringing(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Sound:
    """Damped resonances: for each its frequency in Hz, its loudness and its decay in seconds."""
    total = [0.0] * samples(seconds)
    for frequency, loudness, decay in modes:
        turn = 2 * math.pi * frequency / RATE
        damp = math.exp(-1 / (decay * RATE))
        level = loudness
        for index in range(len(total)):
            total[index] += level * math.sin(turn * index)
            level *= damp
    return total


def roughened(rng: Random, sound: Sound, rate: float, depth: float) -> Sound:
    """The sound with the uneven loudness of one thing rubbing on another, `rate` times a second."""
    grain = samples(1 / rate)
    before, after = rng.random(), rng.random()
    result = []
    for index, value in enumerate(sound):
        place = index % grain
        if not place:
            before, after = after, rng.random()
        share = (1 - math.cos(math.pi * place / grain)) / 2
        result.append(value * (1 - depth * (before + (after - before) * share)))
    return result


def mixed(*parts: tuple[float, Sound]) -> Sound:
    """Several sounds, each beginning after so many seconds."""
    total = [0.0] * max(round(start * RATE) + len(sound) for start, sound in parts)
    for start, sound in parts:
        first = round(start * RATE)
        for index, value in enumerate(sound, start=first):
            total[index] += value
    return total


def finished(sound: Sound, peak: float) -> array[int]:
    """The sound as 16-bit samples: its ends faded, its loudest sample at `peak`, 0 to 1."""
    centred = high_pass(sound, 35.0)
    loudest = max(abs(value) for value in centred)
    while abs(centred[-1]) < FAINT * loudest:
        centred.pop()
    rise, drop, count = samples(FADE_IN), samples(FADE_OUT), len(centred)
    for index in range(min(rise, count)):
        centred[index] *= index / rise
    for index in range(min(drop, count)):
        centred[count - 1 - index] *= (1 - math.cos(math.pi * index / drop)) / 2
    loudest = max(abs(value) for value in centred)
    return array("h", (round(value / loudest * peak * 32767) for value in centred))
