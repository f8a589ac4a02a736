"""Parts that sounds are put together from: noise, resonances, filters and envelopes, as lists.

A sound is a list of floats at `RATE` samples a second.
"""

from __future__ import annotations

import math
import operator
from array import array
from collections.abc import Callable, Sequence
from random import Random

RATE = 32000
"""Samples a second: paper has little to say above 16 kHz."""
FADE_IN = 0.001
FADE_OUT = 0.03
"""Seconds in which a sound begins and ends, so that neither end clicks."""
FAINT = 0.004
"""The share of the loudest sample below which the end of a sound is left off."""

Sound = list[float]
Stereo = tuple[Sound, Sound]
"""Left and right, of one length."""
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
    count = samples(seconds)
    total = [0.0] * count
    for frequency, loudness, decay in modes:
        damp = math.exp(-1 / (decay * RATE))
        turn = 2 * math.pi * frequency / RATE
        one, two = 2 * damp * math.cos(turn), -damp * damp
        now, before = 0.0, -loudness * math.sin(turn) / damp
        # What is a ten-thousandth of its beginning is not heard any more.
        for index in range(min(count, samples(decay * 9.2))):
            total[index] += now
            now, before = one * now + two * before, now
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
        last = first + len(sound)
        total[first:last] = map(operator.add, total[first:last], sound)
    return total


def placed(sound: Sound, side: float) -> Stereo:
    """A sound between left (-1) and right (1), as loud at every place."""
    angle = (side + 1) * math.pi / 4
    left, right = math.cos(angle) * math.sqrt(2), math.sin(angle) * math.sqrt(2)
    return louder(sound, left), louder(sound, right)


def together(*parts: tuple[float, Stereo]) -> Stereo:
    """Several sounds with two sides, each beginning after so many seconds."""
    return (
        mixed(*((start, sides[0]) for start, sides in parts)),
        mixed(*((start, sides[1]) for start, sides in parts)),
    )


def around(sound: Stereo, seconds: float) -> Stereo:
    """A sound that is to be repeated after so many seconds: what is longer goes on at its start."""
    count = samples(seconds)
    sides = []
    for side in sound:
        whole = [*side[:count], *[0.0] * (count - len(side))]
        rest = side[count:]
        whole[: len(rest)] = map(operator.add, whole[: len(rest)], rest)
        sides.append(whole)
    return sides[0], sides[1]


def seamless(sound: Sound, seconds: float) -> Sound:
    """The sound without its last so many seconds, which fade over into its beginning.

    Noise repeated like that has no seam, and is as loud in the fade as elsewhere.
    """
    count = samples(seconds)
    body, rest = sound[:-count], sound[-count:]
    for index, value in enumerate(rest):
        angle = math.pi / 2 * index / count
        body[index] = body[index] * math.sin(angle) + value * math.cos(angle)
    return body


def finished(sides: Sequence[Sound]) -> list[Sound]:
    """A sound of one or two sides without what no loudspeaker gives, its ends faded."""
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
    """A sound of one or two sides as 16-bit samples, left and right in turn."""
    woven = array("h", bytes(2 * len(sides) * len(sides[0])))
    for number, side in enumerate(sides):
        woven[number :: len(sides)] = array("h", (round(value * 32767) for value in side))
    return woven
