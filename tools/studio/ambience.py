"""Room ambience: a quiet room with a crackling fire, and wind over the chimney."""

from __future__ import annotations

from itertools import accumulate
from random import Random

from tools.studio.paper import near
from tools.studio.reverb import PARLOUR
from tools.studio.synth import (
    Sound,
    Stereo,
    band,
    fall,
    high_pass,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    placed,
    ringing,
    roughened,
    samples,
    seamless,
    shaped,
)

HEARTH, WIND = 13.0, 19.0
"""Seconds of the two loops, which play together: the same moment comes back after 247 seconds."""
QUIET = 0.006
"""Seconds of the moment in which the loop of the wind begins."""
FADE = 3.0
"""Seconds of the crossfade from a loop's end to its beginning."""


def hearth(rng: Random) -> Stereo:
    """Make the loop of the fire: flames, and small distant cracks.

    Loud cracks are separate sounds played at random, so that the loop's repetition goes unnoticed.
    """
    left, right, middle = (_hearth_of_one_side(rng, HEARTH + FADE) for _ in range(3))
    # The sides have much in common.
    sides = [
        seamless(mixed((0.0, louder(side, 0.6)), (0.0, middle)), FADE) for side in (left, right)
    ]
    return sides[0], sides[1]


def wind(rng: Random) -> list[Sound]:
    """Make the loop of the wind: the chimney's draught, and gusts around the house.

    It is all bass, which has no side, so it has one channel.
    """
    return [_from_rest(seamless(_wind(rng, WIND + FADE), FADE))]


def _from_rest(sound: Sound) -> Sound:
    """Begin a loop in its quietest moment, so that resampling leaves no step there."""
    span = samples(QUIET)
    sums = [0.0, *accumulate(value * value for value in sound)]
    quiet = min(range(len(sound) - span), key=lambda at: sums[at + span] - sums[at])
    start = quiet + span // 2
    return [*sound[start:], *sound[:start]]


def _hearth_of_one_side(rng: Random, seconds: float) -> Sound:
    flames = low_pass(band(noise(rng, seconds), 340, 340, 1.3), 900)
    flames = roughened(rng, roughened(rng, flames, 7.3, 0.75), 1.3, 0.5)
    hiss = band(noise(rng, seconds), 2300, 2300, 1.4)
    hiss = roughened(rng, roughened(rng, hiss, 2.3, 0.5), 13.0, 0.4)
    air = low_pass(noise(rng, seconds), 500)
    cracks = []
    at = rng.expovariate(7.0)
    while at < seconds - 0.1:
        cracks.append((at, louder(_pop(rng), 0.02 + 0.07 * rng.random() ** 3)))
        at += rng.expovariate(7.0)
    return mixed(
        (0.0, louder(flames, 0.62)), (0.0, louder(hiss, 0.075)),
        (0.0, louder(high_pass(air, 120), 0.12)), *cracks,
    )  # fmt: skip


def _wind(rng: Random, seconds: float) -> Sound:
    draught = low_pass(noise(rng, seconds), 130, 2)
    draught = roughened(rng, roughened(rng, draught, 0.9, 0.5), 3.1, 0.35)
    gusts = low_pass(band(noise(rng, seconds), 430, 430, 0.5), 900)
    gusts = roughened(rng, roughened(rng, gusts, 0.37, 0.8), 1.1, 0.3)
    return mixed((0.0, louder(high_pass(draught, 70, 2), 2.2)), (0.0, louder(gusts, 0.35)))


def _pop(rng: Random) -> Sound:
    pitch = rng.uniform(0.6, 1.7)
    log = ringing(
        0.05,
        (
            (430 * pitch, 0.5, 0.006), (1150 * pitch, 0.7, 0.0035), (2300 * pitch, 0.5, 0.002),
            (3900 * pitch, 0.25, 0.0012),
        ),
    )  # fmt: skip
    burst = shaped(low_pass(noise(rng, near(rng, 0.009, 0.4)), near(rng, 3800, 0.4), 2), fall(6))
    return mixed((0.0, log), (0.0, louder(burst, 1.6)))


def crackle(number: int, rng: Random) -> Stereo:
    """Make a crack of the fire; some variants add a hiss or a settling log."""
    parts = []
    at, force = 0.0, 1.0
    for _ in range(rng.randint(1, 6)):
        parts.append((at, louder(_pop(rng), force * rng.uniform(0.5, 1.0))))
        at += rng.expovariate(18.0)
        force = rng.uniform(0.15, 0.6)
    kind = number % 3
    if kind == 1:
        steam = band(noise(rng, near(rng, 0.7)), 2700, near(rng, 1900, 0.2), 0.8)
        steam = shaped(roughened(rng, steam, 19, 0.8), hump(0.3))
        parts.append((at * 0.5, louder(steam, 0.08)))
    elif kind == 2:
        settles = ringing(0.25, ((near(rng, 96), 0.5, 0.05), (near(rng, 158), 0.4, 0.035)))
        ash = shaped(band(noise(rng, 0.3), 900, 500, 1.0), fall(4))
        parts += [(at, settles), (at + 0.01, louder(ash, 0.25))]
    return PARLOUR.around(placed(high_pass(mixed(*parts), 60), rng.uniform(-0.35, 0.35)))
