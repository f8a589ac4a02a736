"""Small sounds of people: a hum, a laugh, a sigh, a soft "ah", a click of the tongue, a breath.

A voice is a glottal pulse with jitter and breath noise through the resonances of the vocal tract.
The sounds are short and breathy; longer ones would reveal the synthesis.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tools.studio.band import damped
from tools.studio.paper import near
from tools.studio.reverb import PARLOUR
from tools.studio.synth import (
    RATE,
    Sound,
    band,
    fall,
    high_pass,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    samples,
    shaped,
)

Contour = Callable[[float], float]
"""Maps the share of the duration to a value."""


@dataclass(frozen=True, slots=True)
class Throat:
    """A person's voice.

    - `pitch` is the usual frequency in Hz.
    - `tract` scales the resonances: 1 is a man's, and a child's short tract has more.
    - `breath` is the share of breath noise, 0 to 1.
    - `unsteady` is the jitter of the pitch, as a share, and `tremor` is a slow vibrato's.
    - `effort` is 0 to 1; a soft voice has few overtones.
    """

    pitch: float
    tract: float
    breath: float
    unsteady: float
    tremor: float
    effort: float


PIA = Throat(288, 1.30, 0.34, 0.010, 0.000, 0.55)
FELIX = Throat(132, 1.02, 0.30, 0.012, 0.000, 0.50)
BRUNO = Throat(98, 0.95, 0.26, 0.014, 0.000, 0.60)
ADA = Throat(204, 1.15, 0.32, 0.009, 0.000, 0.48)
VERA = Throat(182, 1.11, 0.46, 0.020, 0.018, 0.36)
ANSELM = Throat(109, 0.97, 0.40, 0.016, 0.006, 0.40)

MOUTHS = {
    "m": ((255, 60, 1.0), (1050, 220, 0.10), (2200, 320, 0.05), (3000, 500, 0.02)),
    "uh": ((540, 90, 1.0), (1240, 120, 0.45), (2480, 180, 0.16), (3400, 300, 0.07)),
    "ah": ((690, 100, 1.0), (1180, 120, 0.55), (2520, 180, 0.18), (3450, 300, 0.08)),
    "oh": ((480, 90, 1.0), (900, 110, 0.45), (2420, 180, 0.10), (3300, 300, 0.05)),
    "eh": ((530, 90, 1.0), (1700, 140, 0.40), (2500, 190, 0.22), (3500, 300, 0.09)),
}
"""Resonances of a man's mouth: frequency and bandwidth in Hz, and level."""


def voiced(
    rng: Random,
    who: Throat,
    seconds: float,
    mouths: tuple[str, str],
    pitch: Contour,
    loud: Contour,
    breath: Contour,
) -> Sound:
    """Make a sound of the throat whose mouth moves from one vowel to another.

    `pitch` is in semitones above the usual one; `loud` and `breath` are levels.
    """
    count = samples(seconds)
    source: Sound = []
    air: Sound = []
    phase, before, drift, open_share = rng.random(), 0.0, 0.0, 0.62 + 0.2 * (1 - who.effort)
    rise = 0.66 * open_share
    hiss = 0.0
    wobble = rng.uniform(0, 6.28)
    for n in range(count):
        share = n / count
        # The jitter wanders from period to period.
        drift += rng.gauss(0.0, who.unsteady) * 0.02 - 0.004 * drift
        shake = who.tremor * math.sin(wobble + 2 * math.pi * 5.3 * n / RATE)
        frequency = who.pitch * 2 ** (pitch(share) / 12) * (1 + drift + shake)
        phase += frequency / RATE
        if phase >= 1.0:
            phase -= 1.0
            drift += rng.gauss(0.0, who.unsteady)
        if phase < rise:
            flow = 0.5 * (1 - math.cos(math.pi * phase / rise))
        elif phase < open_share:
            flow = math.cos(math.pi / 2 * (phase - rise) / (open_share - rise))
        else:
            flow = 0.0
        # Breath noise is strongest while the glottis is open.
        hiss = 0.55 * hiss + rng.uniform(-1.0, 1.0)
        aspirated = hiss * (0.25 + 0.75 * flow) * breath(share) * 0.06
        source.append((flow - before) * loud(share) * 220 / frequency)
        air.append(aspirated)
        before = flow
    # A soft voice has a steeper spectrum.
    source = low_pass(source, 900 + 2600 * who.effort)
    body = _through(source, who.tract, *mouths)
    breathed = _through(air, who.tract, *mouths, airy=True)
    return mixed((0.0, body), (0.0, louder(breathed, who.breath)))


def _through(source: Sound, tract: float, first: str, last: str, *, airy: bool = False) -> Sound:
    """Filter a source by resonances that move from one mouth to another.

    Air alone excites the upper resonances more than a voice does.
    """
    total = [0.0] * len(source)
    for number, (one, other) in enumerate(zip(MOUTHS[first], MOUTHS[last], strict=True)):
        now = past = 0.0
        gain = a = b = 0.0
        for n, value in enumerate(source):
            if n % 64 == 0:
                share = n / len(source)
                frequency = (one[0] + (other[0] - one[0]) * share) * tract
                width = (one[1] + (other[1] - one[1]) * share) * tract
                level = one[2] + (other[2] - one[2]) * share
                if airy:
                    level = 0.4 if number == 0 else level**0.4
                radius = math.exp(-math.pi * width / RATE)
                a = 2 * radius * math.cos(2 * math.pi * frequency / RATE)
                b = -radius * radius
                gain = level * (1 - radius) * 2
            now, past = gain * value + a * now + b * past, now
            total[n] += now
    return total


def _breath_of(rng: Random, who: Throat, seconds: float, mouth: str, loud: Contour) -> Sound:
    """Make breath through the mouth, without voice."""
    air = shaped(noise(rng, seconds), loud)
    sound = _through(air, who.tract, mouth, mouth, airy=True)
    return low_pass(high_pass(sound, 300), 5200)


def _smooth(*points: tuple[float, float]) -> Contour:
    """Return a contour through points of share and value, with cosine steps."""

    def value(share: float) -> float:
        last = points[0]
        for point in points:
            if share < point[0]:
                part = (share - last[0]) / (point[0] - last[0])
                return last[1] + (point[1] - last[1]) * (1 - math.cos(math.pi * part)) / 2
            last = point
        return last[1]

    return value


def hum(who: Throat, number: int, rng: Random) -> Sound:
    """Make a thoughtful "hm" through the nose: it falls, asks, falls slowly, or comes twice."""
    start = rng.uniform(-0.5, 0.8)
    bend, seconds = ((-2.2, 0.40), (2.0, 0.34), (-1.2, 0.58), (-1.6, 0.22))[number]
    parts = [(0.0, louder(_breath_of(rng, who, 0.12, "m", hump(0.4)), 0.16))]
    for at, high, long in ((0.07, start, seconds), (0.37, start + 1.4, 0.30))[: 1 + number // 3]:
        body = voiced(
            rng, who, near(rng, long, 0.1), ("m", "m"),
            _smooth((0.0, high), (0.35, high - 0.8), (1.0, high + bend)),
            _smooth((0.0, 0.0), (0.18, 1.0), (0.6, 0.7), (1.0, 0.0)),
            _smooth((0.0, 0.8), (0.3, 0.3), (1.0, 0.5)),
        )  # fmt: skip
        parts.append((at, damped(body, 0.02, 0.08)))
    return mixed(*parts)


def laugh(who: Throat, number: int, rng: Random) -> Sound:
    """Make a short laugh: a few breathy pulses, falling and fading, with a last breath.

    The takes have two to four pulses, at different speeds; one is closed, through the nose.
    """
    parts: list[tuple[float, Sound]] = []
    at, start = 0.0, rng.uniform(1.5, 3.5)
    count, apart = ((3, 0.185), (4, 0.165), (2, 0.22), (3, 0.20))[number]
    mouth, last = ("m", "m") if number == 3 else ("eh" if who.tract > 1.2 else "uh", "uh")
    for n in range(count):
        force = (0.75, 1.0, 0.72, 0.42)[n]
        long = near(rng, 0.62 * apart, 0.12)
        top = start - 1.4 * n
        pulse = voiced(
            rng, who, long, (mouth, last), _smooth((0.0, top), (0.3, top + 0.7), (1.0, top - 2.0)),
            _smooth((0.0, 0.0), (0.25, force), (0.55, 0.8 * force), (1.0, 0.0)),
            _smooth((0.0, 1.5), (0.35, 0.6), (1.0, 1.6)),
        )  # fmt: skip
        puff = louder(_breath_of(rng, who, 0.085, mouth, hump(0.5)), 0.10 * force + 0.03)
        parts += [(at, puff), (at + 0.045, damped(pulse, 0.01, 0.03))]
        at += near(rng, apart + 0.012 * n, 0.07)
    parts.append((at + 0.02, louder(_breath_of(rng, who, 0.26, "uh", hump(0.3)), 0.06)))
    return mixed(*parts)


def sigh(who: Throat, number: int, rng: Random) -> Sound:
    """Make a sigh: mostly breath, with a trace of voice that falls.

    The takes are usual, long, short with more voice, and breath only after one drawn in.
    """
    long, voice_share, inwards = ((0.85, 0.5, 0), (1.1, 0.4, 0), (0.6, 0.9, 0), (0.8, 0.12, 1))[
        number
    ]
    seconds = near(rng, long, 0.08)
    air = louder(_breath_of(rng, who, seconds, "uh", hump(0.26)), 0.36)
    voice = voiced(
        rng, who, 0.55 * seconds, ("ah", "uh"),
        _smooth((0.0, 0.5), (1.0, -4.5)),
        _smooth((0.0, 0.0), (0.3, voice_share), (1.0, 0.0)),
        _smooth((0.0, 1.6), (1.0, 2.2)),
    )  # fmt: skip
    parts = [(0.42 * inwards, air), (0.42 * inwards + 0.1, damped(voice, 0.04, 0.12))]
    if inwards:
        parts.append((0.0, louder(_breath_of(rng, who, 0.38, "eh", hump(0.65)), 0.2)))
    return mixed(*parts)


def ah(who: Throat, number: int, rng: Random) -> Sound:
    """Make a soft "ah" of a pleasant discovery: short, an "oh", long, or one that rises."""
    top = rng.uniform(1.5, 3.0)
    mouth, long, end = (("ah", 0.26, -4.0), ("oh", 0.30, -3.0), ("ah", 0.42, -5.0),
                        ("uh", 0.28, 1.5))[number]  # fmt: skip
    voice = voiced(
        rng, who, near(rng, long, 0.1), (mouth, "oh" if mouth == "oh" else "ah"),
        _smooth((0.0, top - 1.5), (0.3, top), (1.0, top + end)),
        _smooth((0.0, 0.0), (0.22, 0.9), (0.5, 0.7), (1.0, 0.0)),
        _smooth((0.0, 1.8), (0.3, 0.8), (1.0, 1.6)),
    )  # fmt: skip
    after = louder(_breath_of(rng, who, 0.18, "uh", hump(0.2)), 0.10)
    return mixed((0.0, damped(voice, 0.015, 0.06)), (long - 0.07, after))


def tut(number: int, rng: Random) -> Sound:
    """Make clicks of the tongue behind the teeth: one, two, two slow ones, or three."""
    parts: list[tuple[float, Sound]] = []
    count, apart = ((1, 0.3), (2, 0.30), (2, 0.42), (3, 0.24))[number]
    for n in range(count):
        middle = near(rng, 2700, 0.1)
        click = shaped(band(noise(rng, 0.030), middle, middle * 0.8, 0.8), fall(5))
        suck = shaped(band(noise(rng, 0.05), 4200, 3600, 0.9), hump(0.7))
        at = n * near(rng, apart, 0.08)
        parts += [(at, louder(suck, 0.18)), (at + 0.04, louder(click, 1.0 - 0.25 * n))]
    return low_pass(mixed(*parts), 6500)


def breath(rng: Random) -> Sound:
    """Make a quiet breath drawn through the nose."""
    seconds = near(rng, 0.62, 0.15)
    air = noise(rng, seconds)
    low = band(air, near(rng, 900, 0.1), near(rng, 1350, 0.1), 1.2)
    high = louder(band(air, 2600, 3300, 0.9), 0.35)
    return shaped(mixed((0.0, low), (0.0, high)), hump(0.62))


def across(sound: Sound) -> list[Sound]:
    """Return the sound as heard from across the table, on one channel."""
    left, right = PARLOUR.around(low_pass(sound, 7000))
    return [[(one + two) / 2 for one, two in zip(left, right, strict=True)]]
