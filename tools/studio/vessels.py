"""Vessels that the opponents drink from, put down on the table after a sip."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tools.studio.paper import grains, near
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
from tools.studio.wood import Modes


@dataclass(frozen=True, slots=True)
class Vessel:
    """A glass or cup.

    - `body` has the resonances of the vessel, and `board` those of what it is put on.
    - `felt` is the loudness of the cloth under it.
    - `touches` is the number of times that it touches, because it rocks or slides to its place.
    - `ice` is the frequency of its ice in Hz, or 0, and `fizz` the loudness of its bubbles.
    """

    body: Modes
    board: Modes = ((210, 0.60, 0.022), (395, 0.45, 0.014))
    felt: float = 1.0
    touches: int = 1
    ice: float = 0.0
    fizz: float = 0.0


SODA = Vessel(
    body=((1480, 0.34, 0.040), (2390, 0.26, 0.050), (3870, 0.12, 0.030)),
    board=((240, 0.42, 0.018), (460, 0.40, 0.012)),
    ice=3150, fizz=0.55,
)  # fmt: skip
"""Pia's tall thin glass of something with bubbles."""
MUG = Vessel(
    body=((790, 0.75, 0.020), (1370, 0.48, 0.014), (2260, 0.22, 0.008)), felt=1.5, touches=2
)
"""Felix's mug of stoneware, which he puts down carefully."""
TUMBLER = Vessel(
    body=((1120, 0.60, 0.028), (1840, 0.34, 0.034), (2770, 0.16, 0.030)),
    board=((138, 0.62, 0.030), (226, 0.62, 0.022), (520, -0.62, 0.016)),
    felt=1.4, ice=2350,
)  # fmt: skip
"""Bruno's heavy tumbler."""
STEM = Vessel(
    body=((905, 0.22, 0.150), (2120, 0.17, 0.120), (3710, 0.07, 0.060)),
    board=((310, 0.30, 0.014), (640, 0.26, 0.009)),
    felt=0.7,
)  # fmt: skip
"""Ada's glass with a long stem, which sings a little."""
TEACUP = Vessel(
    body=((2050, 0.42, 0.028), (3280, 0.34, 0.034), (4700, 0.14, 0.020)),
    board=((760, 0.42, 0.016), (1240, 0.30, 0.012)),
    felt=0.15, touches=3,
)  # fmt: skip
"""Vera's porcelain cup, which rattles in its saucer."""
BEAKER = Vessel(
    body=((610, 0.46, 0.060), (1290, 0.30, 0.045), (1985, 0.15, 0.030)), felt=1.0
)  # fmt: skip
"""Anselm's beaker of pewter, with a dull ring."""


def put_down(vessel: Vessel, number: int, rng: Random) -> Sound:
    """Make a vessel put down: softly first, and firmly in the second take."""
    force, parts, at = 1.0, list[tuple[float, Sound]](), 0.0
    for touch in range(vessel.touches):
        pitch = near(rng, 1.0, 0.02)
        body, board = (
            ringing(
                0.6,
                [(hertz * pitch, near(rng, loud, 0.25), decay) for hertz, loud, decay in modes],
            )
            for modes in (vessel.body, vessel.board)
        )
        felt = shaped(low_pass(noise(rng, 0.03), 1000, 2), fall(5))
        struck = mixed(
            (0.0, louder(body, 0.75 + 0.25 * number)),
            (0.0, board),
            (0.0, louder(felt, vessel.felt)),
        )
        parts.append((at, louder(struck, force)))
        at += near(rng, 0.075 - 0.015 * touch, 0.15)
        force *= near(rng, 0.5, 0.2)
    if vessel.ice:
        for _ in range(1 + number):
            ice = near(rng, vessel.ice, 0.12)
            chink = ringing(0.2, ((ice, 0.12, 0.020), (ice * 1.71, 0.05, 0.012)))
            parts.append((rng.uniform(0.05, 0.20), louder(chink, rng.uniform(0.5, 1.0))))
    if vessel.fizz:
        bubbles = shaped(band(grains(rng, 0.4, 700), 3600, 4600, 0.5), hump(0.2))
        parts.append((0.02, louder(bubbles, vessel.fizz)))
    return mixed(*parts)
