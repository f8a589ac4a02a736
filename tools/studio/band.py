"""Instruments of the music: a bright piano, a celesta, and percussion played with brushes."""

from __future__ import annotations

import math
from random import Random

from tools.studio.instruments import hertz
from tools.studio.synth import (
    Sound,
    band,
    fall,
    high_pass,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    ringing,
    roughened,
    samples,
    shaped,
)


def grand(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play a piano with its lid open: two strings a note, with bright, quickly fading overtones."""
    base = hertz(pitch) * rng.uniform(0.9996, 1.0004)
    stiff = 0.00018 * 2 ** ((pitch - 60) / 14)
    partials = []
    for n in range(1, 17):
        frequency = base * n * math.sqrt(1 + stiff * n * n)
        if frequency > 9500:
            break
        # The hammer hits at an eighth of the string.
        node = abs(math.sin(math.pi * n / 8.3))
        loud = math.exp(-(0.40 - 0.20 * force) * (n - 1)) * (0.25 + 0.75 * node)
        lasting = 2.6 * (220 / base) ** 0.55 / (1 + 0.34 * (n - 1))
        partials += [
            (frequency, loud * 0.60, lasting * 0.32),
            (frequency * rng.uniform(1.0003, 1.0008), loud * 0.40, lasting),
        ]
    hammer = shaped(low_pass(noise(rng, 0.035), 1200 + 1600 * force), fall(6))
    tone = mixed((0.0, ringing(seconds, partials)), (0.0, louder(hammer, 0.16)))
    return louder(damped(tone, 0.0018, 0.12), force * 0.62)


def celesta(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Play steel plates over wooden boxes."""
    base = hertz(pitch) * rng.uniform(0.9995, 1.0005)
    modes = [
        (base, 1.0, 0.95 * (523 / base) ** 0.5), (base * 1.0009, 0.3, 0.7),
        (base * 2.0, 0.10, 0.5), (base * 3.0, 0.34, 0.30), (base * 4.07, 0.30, 0.22),
        (base * 6.4, 0.14, 0.10), (base * 9.1, 0.06, 0.05),
    ]  # fmt: skip
    felt = shaped(band(noise(rng, 0.02), 2200, 1500, 1.0), fall(6))
    tone = mixed(
        (0.0, ringing(seconds, [mode for mode in modes if mode[0] < 11_000])),
        (0.0, louder(felt, 0.10)),
    )
    return louder(damped(tone, 0.001, 0.15), force * 0.6)


def swish(rng: Random, pitch: float, seconds: float, force: float) -> Sound:
    """Drag a brush over a snare drum; `pitch` is the brightness as a pitch."""
    centre = hertz(pitch)
    wire = band(noise(rng, seconds), centre * 0.85, centre * 1.15, 1.1)
    wire = roughened(rng, wire, 60, 0.5)
    skin = band(noise(rng, seconds), 700, 900, 0.9)
    whole = mixed((0.0, wire), (0.0, louder(skin, 0.25)))
    return louder(shaped(high_pass(whole, 350), hump(0.55)), force)


def brush(rng: Random, pitch: float, _seconds: float, force: float) -> Sound:
    """Tap a brush on a snare drum; `pitch` is the brightness as a pitch."""
    wires = [
        (rng.uniform(0.0, 0.012), shaped(band(noise(rng, 0.08), hertz(pitch), 3000, 1.2), fall(7)))
        for _ in range(4)
    ]
    drum = ringing(0.12, ((196, 0.12, 0.03), (331, 0.07, 0.02)))
    return louder(mixed((0.0, drum), *wires), force)


def shaker(rng: Random, pitch: float, _seconds: float, force: float) -> Sound:
    """Shake small seeds once; `pitch` is the brightness as a pitch."""
    seeds = high_pass(band(noise(rng, 0.085), hertz(pitch), hertz(pitch) * 1.2, 1.0), 2500)
    return louder(shaped(roughened(rng, seeds, 240, 0.6), hump(0.45)), force)


def rim(rng: Random, pitch: float, _seconds: float, force: float) -> Sound:
    """Click a stick on the rim of a drum."""
    base = hertz(pitch) * rng.uniform(0.99, 1.01)
    wood = ringing(0.12, ((base, 0.6, 0.018), (base * 1.52, 0.7, 0.012), (base * 2.71, 0.4, 0.006)))
    snap = shaped(band(noise(rng, 0.012), 3500, 2500, 1.0), fall(6))
    return louder(mixed((0.0, wood), (0.0, louder(snap, 0.5))), force)


def ride(rng: Random, _pitch: float, _seconds: float, force: float) -> Sound:
    """Touch a cymbal lightly with a brush."""
    plate = [
        (rng.uniform(0.97, 1.03) * f, rng.uniform(0.5, 1.0) * loud, decay)
        for f, loud, decay in (
            (3150, 0.10, 0.25), (3920, 0.10, 0.3), (4870, 0.10, 0.32), (5630, 0.08, 0.3),
            (6810, 0.07, 0.25), (8240, 0.05, 0.2),
        )
    ]  # fmt: skip
    wash = shaped(low_pass(high_pass(noise(rng, 0.35), 3800, 2), 10_000), fall(6))
    return louder(damped(mixed((0.0, ringing(0.8, plate)), (0.0, louder(wash, 0.5))), 0.002, 0.2),
                  force)  # fmt: skip


def damped(sound: Sound, rise: float, drop: float) -> Sound:
    """Fade in and out over these seconds."""
    up, down = min(samples(rise), len(sound)), min(samples(drop), len(sound))
    shaped_sound = list(sound)
    for n in range(up):
        shaped_sound[n] *= n / up
    for n in range(down):
        shaped_sound[len(sound) - 1 - n] *= (1 - math.cos(math.pi * n / down)) / 2
    return shaped_sound
