"""Synthesis primitives: noise, resonances, filters and envelopes.

A sound is a list of floats at `RATE` samples a second.
"""

from __future__ import annotations

import math
import operator
from array import array
from collections.abc import Callable, Sequence
from random import Random

RATE = 32000
"""Samples a second. The sounds have little energy above 16 kHz."""
FADE_IN = 0.001
FADE_OUT = 0.03
"""Seconds of the fades that keep a sound's start and end from clicking."""
FAINT = 0.004
"""Trailing samples below this share of the peak are trimmed."""

Sound = list[float]
Stereo = tuple[Sound, Sound]
"""Left and right channel, of equal length."""
Envelope = Callable[[float], float]
"""Maps the share of the duration to a loudness, both 0 to 1."""


def samples(seconds: float) -> int:
    """Return the number of samples in this time, at least 1."""
    return max(1, round(seconds * RATE))


def noise(rng: Random, seconds: float) -> Sound:
    """Make white noise."""
    return [rng.uniform(-1.0, 1.0) for _ in range(samples(seconds))]


def hump(peak: float) -> Envelope:
    """Return an envelope that rises smoothly until `peak`, a share of the time, and then falls."""

    def loudness(share: float) -> float:
        side = share / peak if share < peak else (1 - share) / (1 - peak)
        rise = math.sin(math.pi / 2 * max(0.0, min(1.0, side)))
        return rise * rise

    return loudness


def fall(sharpness: float) -> Envelope:
    """Return an envelope that decays exponentially from 1."""
    return lambda share: math.exp(-sharpness * share)


def shaped(sound: Sound, envelope: Envelope) -> Sound:
    """Apply an envelope."""
    last = max(1, len(sound) - 1)
    return [value * envelope(index / last) for index, value in enumerate(sound)]


def louder(sound: Sound, factor: float) -> Sound:
    """Multiply a sound by a factor."""
    return [value * factor for value in sound]


def low_pass(sound: Sound, cutoff: float, times: int = 1) -> Sound:
    """Weaken frequencies above `cutoff` Hz, by 6 dB an octave for each of the `times`."""
    keep = math.exp(-2 * math.pi * cutoff / RATE)
    for _ in range(times):
        level, filtered = 0.0, []
        for value in sound:
            level = value + (level - value) * keep
            filtered.append(level)
        sound = filtered
    return sound


def high_pass(sound: Sound, cutoff: float, times: int = 1) -> Sound:
    """Weaken frequencies below `cutoff` Hz, by 6 dB an octave for each of the `times`."""
    for _ in range(times):
        below = low_pass(sound, cutoff)
        sound = [value - low for value, low in zip(sound, below, strict=True)]
    return sound


def brighter(sound: Sound, air: float) -> Sound:
    """Raise treble from 1.6 kHz; `air` 1 is 6 dB."""
    treble = high_pass(sound, 1600.0)
    return [value + air * high for value, high in zip(sound, treble, strict=True)]


def band(sound: Sound, start: float, end: float, width: float = 1.0) -> Sound:
    """Apply a band-pass filter whose centre glides from `start` to `end` Hz.

    It is a state variable filter, applied twice. `width` is its bandwidth relative to the centre.
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
    """Make damped resonances, given as frequency in Hz, loudness and decay in seconds."""
    count = samples(seconds)
    total = [0.0] * count
    for frequency, loudness, decay in modes:
        damp = math.exp(-1 / (decay * RATE))
        turn = 2 * math.pi * frequency / RATE
        one, two = 2 * damp * math.cos(turn), -damp * damp
        now, before = 0.0, -loudness * math.sin(turn) / damp
        # Below a ten-thousandth of its initial level, a resonance is inaudible.
        for index in range(min(count, samples(decay * 9.2))):
            total[index] += now
            now, before = one * now + two * before, now
    return total


def roughened(rng: Random, sound: Sound, rate: float, depth: float) -> Sound:
    """Vary the loudness at random, `rate` times a second."""
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
    """Mix sounds, each with a start time in seconds."""
    total = [0.0] * max(round(start * RATE) + len(sound) for start, sound in parts)
    for start, sound in parts:
        first = round(start * RATE)
        last = first + len(sound)
        total[first:last] = map(operator.add, total[first:last], sound)
    return total


def placed(sound: Sound, side: float) -> Stereo:
    """Place a sound between left (-1) and right (1) at constant power."""
    angle = (side + 1) * math.pi / 4
    left, right = math.cos(angle) * math.sqrt(2), math.sin(angle) * math.sqrt(2)
    return louder(sound, left), louder(sound, right)


def together(*parts: tuple[float, Stereo]) -> Stereo:
    """Mix stereo sounds, each with a start time in seconds."""
    return (
        mixed(*((start, sides[0]) for start, sides in parts)),
        mixed(*((start, sides[1]) for start, sides in parts)),
    )


def seamless(sound: Sound, seconds: float) -> Sound:
    """Make a loop: crossfade the last `seconds` into the beginning, and drop them from the end.

    The crossfade keeps the loudness of noise constant.
    """
    count = samples(seconds)
    body, rest = sound[:-count], sound[-count:]
    for index, value in enumerate(rest):
        angle = math.pi / 2 * index / count
        body[index] = body[index] * math.sin(angle) + value * math.cos(angle)
    return body


def finished(sides: Sequence[Sound]) -> list[Sound]:
    """Remove inaudible bass and the faint end, and fade both ends of all channels."""
    centred = [high_pass(side, 35.0) for side in sides]
    loudest = max(max(map(abs, side)) for side in centred)
    count = len(centred[0])
    while all(abs(side[count - 1]) < FAINT * loudest for side in centred):
        count -= 1
    rise, drop = samples(FADE_IN), min(samples(FADE_OUT), count)
    for side in centred:
        del side[count:]
        for index in range(min(rise, count)):
            side[index] *= index / rise
        for index in range(drop):
            side[count - 1 - index] *= (1 - math.cos(math.pi * index / drop)) / 2
    return centred


def samples_of(sides: Sequence[Sound]) -> array[int]:
    """Return 16-bit samples, with channels interleaved."""
    woven = array("h", bytes(2 * len(sides) * len(sides[0])))
    for number, side in enumerate(sides):
        woven[number :: len(sides)] = array("h", (round(value * 32767) for value in side))
    return woven
