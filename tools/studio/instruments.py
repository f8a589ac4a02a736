"""Instruments, played at MIDI pitches."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from tools.studio.synth import (
    RATE,
    Sound,
    fall,
    high_pass,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    ringing,
    samples,
    shaped,
)

Instrument = Callable[[Random, float, float, float], Sound]
"""Plays a pitch for some seconds with a force from 0 to 1."""


def hertz(pitch: float) -> float:
    """Return the frequency of a pitch; 69 is A at 440 Hz."""
    return float(440 * 2 ** ((pitch - 69) / 12))


def guitar(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a gut string by Karplus-Strong synthesis: filtered noise in a delay loop."""
    frequency = hertz(pitch) * rng.uniform(0.9993, 1.0007)
    # The loop's low-pass filter adds its own delay, in samples.
    dull = (0.46 - 0.12 * force) * min(1.0, (130 / frequency) ** 0.55)
    period = RATE / frequency - dull
    length = int(period)
    share = period - length
    pluck = low_pass(noise(rng, length / RATE), 900 + 2600 * force, 2)[:length]
    pluck += [0.0] * (length - len(pluck))
    # Plucking at a seventh of the string weakens the overtones with a node there.
    at = max(1, length // 7)
    string = [pluck[n] - 0.85 * pluck[n - at] for n in range(length)]
    middle = sum(string) / length
    string = [value - middle for value in string]
    loudest = max(map(abs, string)) or 1.0
    string = [value / loudest for value in string]
    keep = 10 ** (-3 * period / (RATE * (6.5 * (110 / frequency) ** 0.35)))
    allpass = (1 - share) / (1 + share)
    sound, place, last, came, went = [], 0, 0.0, 0.0, 0.0
    for _ in range(samples(seconds)):
        value = string[place]
        sound.append(value)
        damped = keep * (value * (1 - dull) + last * dull)
        last = value
        went = allpass * (damped - went) + came
        came = damped
        string[place] = went
        place += 1
        if place == length:
            place = 0
    body = ringing(0.12, ((104, 0.10, 0.03), (208, 0.07, 0.02)))
    return louder(_ended(mixed((0.0, sound), (0.0, louder(body, force)))), force)


def piano(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a felted piano: slightly sharp overtones with a fast, then slow decay."""
    base = hertz(pitch) * rng.uniform(0.9995, 1.0005)
    partials = []
    for n in range(1, 9):
        frequency = base * n * math.sqrt(1 + 0.00035 * n * n)
        if frequency > 7000:
            break
        loud = math.exp(-(0.78 - 0.25 * force) * (n - 1)) * (0.6 if n == 7 else 1.0)
        lasting = 2.4 * (220 / base) ** 0.5 / (1 + 0.5 * (n - 1))
        partials += [
            (frequency, loud * 0.62, lasting * 0.3),
            (frequency * 1.0006, loud * 0.38, lasting),
        ]
    felt = shaped(low_pass(noise(rng, 0.03), 700, 2), fall(5))
    tone = mixed((0.0, ringing(seconds, partials)), (0.0, louder(felt, 0.35)))
    return louder(_ended(_soft(tone, 0.004)), force * 0.7)


def vibraphone(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a metal bar under a soft mallet, with tremolo."""
    base = hertz(pitch) * rng.uniform(0.9996, 1.0004)
    bar = ringing(
        seconds,
        (
            (base, 1.0, 1.15 * (440 / base) ** 0.4),
            (base * 1.0011, 0.25, 0.9),
            (base * 3.98, 0.16 + 0.12 * force, 0.22),
            (base * 9.7 if base < 650 else base * 2, 0.03, 0.05),
        ),
    )
    turn, start = 2 * math.pi * 4.6 / RATE, rng.uniform(0, 6.28)
    trembling = [value * (0.88 + 0.12 * math.sin(start + turn * n)) for n, value in enumerate(bar)]
    mallet = shaped(low_pass(noise(rng, 0.02), 1100, 2), fall(6))
    tone = mixed((0.0, trembling), (0.0, louder(mallet, 0.25)))
    return louder(_ended(_soft(tone, 0.0025)), force * 0.8)


def bell(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a small bell."""
    base = hertz(pitch) * rng.uniform(0.999, 1.001)
    cup = (
        (base, 1.0, 0.75), (base * 2.003, 0.42, 0.5), (base * 2.98, 0.22, 0.34),
        (base * 4.11, 0.12, 0.22), (base * 5.43, 0.07, 0.14),
    )  # fmt: skip
    partials = [one for one in cup if one[0] < 11_000]
    return louder(_ended(_soft(ringing(seconds, partials), 0.0015)), force * 0.6)


def bass(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a plucked double bass."""
    base = hertz(pitch) * rng.uniform(0.9993, 1.0007)
    partials = [
        (base * n * (1 + 0.0001 * n * n), 1.0 / n**1.25, 0.95 / n**0.75) for n in range(1, 8)
    ]
    finger = shaped(low_pass(noise(rng, 0.03), 600, 2), fall(5))
    tone = mixed((0.0, ringing(seconds, partials)), (0.0, louder(finger, 0.5)))
    return louder(_ended(_soft(tone, 0.006)), force)


def strings(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a swell of bowed strings: three slightly detuned sawtooth waves."""
    total = [0.0] * samples(seconds)
    for _ in range(3):
        base = hertz(pitch) * rng.uniform(0.9975, 1.0025)
        partials = [
            (base * n, rng.uniform(0.7, 1.0) / n**1.35, 60.0)
            for n in range(1, 10) if base * n < 5000
        ]  # fmt: skip
        total = mixed((0.0, total), (0.0, ringing(seconds, partials)))
    return louder(low_pass(shaped(total, hump(0.35)), 2200), force * 0.22)


def horn(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a soft horn. Its high overtones sound later than the low ones, and end sooner."""
    base = hertz(pitch) * rng.uniform(0.998, 1.002)
    total = [0.0] * samples(seconds)
    last = len(total)
    for n in range(1, 15):
        if base * n > 6500:
            break
        # The horn's body favours overtones around 600 Hz.
        body = 1.0 / (1.0 + ((base * n - 600) / 900) ** 2) + 0.12
        loud = body * math.exp(-(0.30 - 0.14 * force) * (n - 1))
        wave = ringing(seconds, ((base * n, loud, 60.0),))
        rise = samples(0.03 + 0.010 * n)
        drop = samples(max(0.06, 0.22 - 0.012 * n))
        for index, value in enumerate(wave):
            level = min(1.0, index / rise) * min(1.0, (last - index) / drop)
            total[index] += value * level * (1.0 - 0.25 * index / last)
    breath = shaped(low_pass(high_pass(noise(rng, 0.09), 700), 2600), hump(0.3))
    return louder(mixed((0.0, total), (0.0, louder(breath, 0.05))), force * 0.32)


def timpani(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a kettledrum with a soft mallet."""
    base = hertz(pitch + 12) * rng.uniform(0.998, 1.002)
    head = (
        (base, 1.0, 0.75), (base * 1.504, 0.55, 0.5), (base * 1.742, 0.25, 0.2),
        (base * 2.0, 0.32, 0.35), (base * 2.245, 0.16, 0.2), (base * 2.494, 0.12, 0.18),
    )  # fmt: skip
    mallet = shaped(low_pass(noise(rng, 0.05), 500 + 500 * force, 2), fall(5))
    tone = mixed((0.0, ringing(seconds, head)), (0.0, louder(mallet, 0.9)))
    return louder(_ended(_soft(tone, 0.003)), force * 0.55)


def _soft(sound: Sound, seconds: float) -> Sound:
    count = min(samples(seconds), len(sound))
    return [value * index / count for index, value in enumerate(sound[:count])] + sound[count:]


def _ended(sound: Sound) -> Sound:
    count = min(samples(0.2), len(sound))
    rest = sound[len(sound) - count :]
    laid = [value * (1 + math.cos(math.pi * n / count)) / 2 for n, value in enumerate(rest)]
    return sound[: len(sound) - count] + laid
