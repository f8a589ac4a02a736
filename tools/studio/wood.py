"""Sounds of wood and bone: a fist on the table, fingertips, buttons, pegs, counters and a die."""

from __future__ import annotations

from random import Random

from tools.studio.paper import near
from tools.studio.synth import (
    Sound,
    band,
    fall,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    ringing,
    shaped,
)

Modes = tuple[tuple[float, float, float], ...]
"""Resonances: frequency in Hz, loudness, and decay in seconds."""
_BONE = 1.4
"""Strength of the bones of the knuckles in a knock."""
_PIECES = 0.09
"""Share by which the resonances of two keys, counters, pegs or places of a rim differ."""
_CLOTH = 1.3
"""Strength of the cloth that a fingertip brushes at the table's rim."""


def _struck(rng: Random, seconds: float, pitch: float, modes: Modes, apart: float = 0.0) -> Sound:
    """Strike wood, each time at another place, which changes the resonances' loudness.

    Pieces of wood, such as two keys, differ in each resonance by up to the share `apart`, and in
    how long it lasts.
    """
    return ringing(
        seconds,
        [
            (
                near(rng, hertz * pitch, apart),
                near(rng, loud, 0.2 + 3 * apart),
                near(rng, decay, 2 * apart),
            )
            for hertz, loud, decay in modes
        ],
    )


def rap(rng: Random, force: float) -> Sound:
    """Make a fist hitting a table top: board, frame and knuckles."""
    pitch = near(rng, 1.0, 0.03)
    top = _struck(
        rng,
        0.6,
        pitch,
        (
            (71, 0.46, 0.078),
            (112, 0.72, 0.060),
            (176, -0.74, 0.045),
            (268, 0.70, 0.034),
            (401, -0.82, 0.028),
            (633, 0.90, 0.021),
            (840, -0.72, 0.017),
            (1130, 0.56, 0.012),
            (1540, -0.26, 0.007),
        ),
    )
    hand = shaped(low_pass(noise(rng, 0.03), 420, 2), fall(5))
    knuckles = [
        (rng.random() * 0.006, shaped(band(noise(rng, 0.012), 1500, 900, 1.2), fall(6)))
        for _ in range(3)
    ]
    # Objects on the table rattle.
    rattle = louder(shaped(band(noise(rng, 0.09), 2400, 1700, 0.8), fall(4)), 0.10)
    struck = [(at, louder(one, 0.9)) for at, one in knuckles]
    return louder(mixed((0.0, top), (0.0, louder(hand, 2.0)), (0.012, rattle), *struck), force)


def knock(rng: Random) -> Sound:
    """Make two raps, with the bones of the knuckles for small loudspeakers."""
    first, apart, second = rap(rng, 0.8), near(rng, 0.19, 0.08), rap(rng, 1.0)
    both = ((0.0, first, 0.8), (apart, second, 1.0))
    bones = [(at, louder(_knuckle(rng), force)) for at, _, force in both]
    return mixed(*((at, one) for at, one, _ in both), *bones)


def _knuckle(rng: Random) -> Sound:
    """Make the bone of a knuckle on hard wood: some milliseconds between 1.5 and 4 kHz."""
    pitch = near(rng, 1.0, 0.05)
    bone = ringing(
        0.05,
        (
            (1730 * pitch, 1.0, 0.0060),
            (2480 * pitch, 0.8, 0.0045),
            (3620 * pitch, 0.5, 0.0030),
        ),
    )
    skin = shaped(band(noise(rng, 0.012), 3000, 2000, 1.0), fall(6))
    return louder(mixed((0.0, bone), (0.0, louder(skin, 1.5))), _BONE)


def tap(rng: Random) -> Sound:
    """Make two fingertips tapping the cloth, with a little nail."""
    parts = []
    for index in range(2):
        pitch = near(rng, 1.0, 0.08)
        tip = _struck(
            rng,
            0.15,
            pitch,
            (
                (118, 0.50, 0.024),
                (187, 0.56, 0.020),
                (342, -0.58, 0.017),
                (590, 0.66, 0.014),
                (870, -0.58, 0.011),
                (1190, 0.38, 0.008),
            ),
            0.04,
        )
        skin = shaped(low_pass(noise(rng, 0.025), 1500, 2), fall(6))
        nail = ringing(0.04, ((1640 * pitch, 0.75, 0.005), (2420 * pitch, 0.5, 0.0035)))
        cloth = shaped(band(noise(rng, 0.02), 2600, 1700, 1.0), fall(6))
        both = mixed((0.0, tip), (0.0, louder(skin, 1.8)), (0.0, nail), (0.0, louder(cloth, 1.3)))
        parts.append((index * near(rng, 0.125), louder(both, 1.0 - 0.25 * index)))
    return mixed(*parts)


def tick(rng: Random) -> Sound:
    """Make a counter put on another, for a counted point."""
    pitch = near(rng, 1.0, 0.13)
    bone = _struck(
        rng, 0.07, pitch, ((742, 0.9, 0.010), (1710, 0.64, 0.006), (2880, 0.22, 0.004)), _PIECES
    )
    board = _struck(rng, 0.06, pitch, ((205, 0.4, 0.014), (512, 0.45, 0.010)), _PIECES)
    return mixed((0.0, bone), (0.0, board))


def button(rng: Random) -> Sound:
    """Make a wooden key with an ivory top pressed: each key has another length."""
    pitch = near(rng, 1.0, 0.14)
    wood = _struck(
        rng,
        0.09,
        pitch,
        ((268, 0.22, 0.012), (585, 0.9, 0.009), (830, 0.8, 0.007), (1130, 0.6, 0.0055)),
        _PIECES,
    )
    ivory = _struck(
        rng, 0.04, pitch, ((1790, 0.62, 0.0045), (2640, 0.48, 0.003), (3850, 0.20, 0.002)), _PIECES
    )
    felt = shaped(low_pass(noise(rng, 0.01), 2200), fall(6))
    stop = louder(_struck(rng, 0.05, pitch, ((470, 0.8, 0.007), (910, 0.6, 0.005)), _PIECES), 0.4)
    return mixed((0.0, wood), (0.0, ivory), (0.0, louder(felt, 0.4)), (near(rng, 0.017, 0.4), stop))


def edge(rng: Random) -> Sound:
    """Make a fingertip bumping against the table's rim, and brushing its cloth."""
    pitch = near(rng, 1.0, 0.10)
    rim = _struck(
        rng,
        0.16,
        pitch,
        (
            (147, 0.36, 0.022),
            (220, 0.40, 0.020),
            (441, -0.62, 0.017),
            (735, 0.68, 0.013),
            (1040, -0.50, 0.010),
        ),
        _PIECES,
    )
    skin = shaped(low_pass(noise(rng, 0.02), 700, 2), fall(6))
    cloth = shaped(low_pass(band(noise(rng, 0.06), 2300, 1500, 0.9), 3500), hump(0.15))
    return mixed((0.0, low_pass(rim, 1500)), (0.0, louder(skin, 0.8)), (0.0, louder(cloth, _CLOTH)))


def peg(rng: Random) -> Sound:
    """Make a peg pushed into its hole."""
    pitch = near(rng, 1.0, 0.10)
    wood = _struck(
        rng,
        0.15,
        pitch,
        (
            (221, 0.42, 0.022),
            (587, 0.8, 0.014),
            (1130, 0.55, 0.008),
            (2140, 0.46, 0.005),
            (3270, 0.25, 0.003),
        ),
        _PIECES,
    )
    rub = shaped(band(noise(rng, 0.045), 1700, 2400, 0.6), hump(0.7))
    return mixed((0.0, louder(rub, 0.7)), (near(rng, 0.04, 0.3), wood))


def die(rng: Random) -> Sound:
    """Make a die dropped on cloth: it hops, rolls and stops."""
    parts, at, force, apart = [], 0.0, 1.0, 0.12
    for _ in range(rng.randint(6, 8)):
        pitch = near(rng, 1.0, 0.1)
        bone = ringing(
            0.07,
            ((910 * pitch, 0.8, 0.009), (1840 * pitch, 0.5, 0.006), (3120 * pitch, 0.2, 0.004)),
        )
        cloth = ringing(0.12, ((142 * pitch, 0.6, 0.022), (246 * pitch, 0.5, 0.015)))
        parts += [(at, louder(bone, force)), (at, louder(cloth, force))]
        at += near(rng, apart, 0.15)
        apart *= 0.8
        force *= rng.uniform(0.68, 0.84)
    return mixed(*parts)
