"""Sounds of paper and cloth: cards that slide, snap and fall, singly and in packets."""

from __future__ import annotations

from random import Random

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
    ringing,
    roughened,
    samples,
    shaped,
)


def near(rng: Random, value: float, share: float = 0.06) -> float:
    """Vary a value at random by up to this share of it."""
    return value * rng.uniform(1 - share, 1 + share)


def grains(rng: Random, seconds: float, rate: float) -> Sound:
    """Make random impulses, `rate` a second on average, like fibres catching."""
    total = [0.0] * samples(seconds)
    at = rng.expovariate(rate)
    while at < seconds - 1 / RATE:
        total[int(at * RATE)] += rng.uniform(-1, 1) * rng.random()
        at += rng.expovariate(rate)
    return total


def slide(rng: Random, seconds: float, start: float, end: float, peak: float = 0.4) -> Sound:
    """Make a card sliding over another: a gliding hiss with body and uneven grain."""
    seconds = near(rng, seconds, 0.12)
    start, end = near(rng, start, 0.1), near(rng, end, 0.1)
    hiss = louder(band(noise(rng, seconds), start * 1.45, end * 1.45, 1.1), 1.0)
    body = louder(band(noise(rng, seconds), start * 0.5, end * 0.6, 0.9), 0.9)
    fibre = louder(band(grains(rng, seconds, 900), start * 1.9, end * 1.9, 0.5), 5.5)
    rubbed = mixed((0.0, hiss), (0.0, body), (0.0, fibre))
    uneven = roughened(rng, roughened(rng, rubbed, 110, 0.5), 23, 0.35)
    return shaped(low_pass(uneven, 5200, 2), hump(peak))


def snap(rng: Random, pitch: float = 1.0, force: float = 1.0) -> Sound:
    """Make the snap of a card's released edge: a resonance of a few milliseconds."""
    # Vary the resonances: equal snaps in a row would sound like a tone.
    modes = (
        (640, 0.40, 4.0),
        (1480, 0.45, 2.6),
        (2650, 0.42, 1.8),
        (4150, 0.28, 1.3),
        (5900, 0.12, 0.9),
    )
    plate = ringing(
        0.04,
        [
            (near(rng, hertz * pitch, 0.24), near(rng, loud, 0.5), near(rng, decay, 0.3) / 1000)
            for hertz, loud, decay in modes
        ],
    )
    edge = shaped(high_pass(low_pass(noise(rng, 0.016), 6200, 2), 900), fall(6))
    return louder(mixed((0.0, plate), (0.0, louder(edge, 1.5))), force)


def slap(rng: Random, bright: float = 4200, weight: float = 1.0) -> Sound:
    """Make a card landing flat on cloth: air, the card's face and the table."""
    face = shaped(
        high_pass(low_pass(noise(rng, near(rng, 0.04)), near(rng, bright), 2), 500), fall(8)
    )
    air = shaped(low_pass(noise(rng, near(rng, 0.07)), near(rng, 620), 2), fall(5))
    cloth = ringing(
        0.14,
        (
            (near(rng, 104), 0.42 * weight, 0.022),
            (near(rng, 163), 0.38 * weight, 0.018),
            (near(rng, 251), 0.26 * weight, 0.013),
            (near(rng, 430), -0.26 * weight, 0.010),
            (near(rng, 740), 0.22 * weight, 0.007),
        ),
    )
    return mixed(
        (0.0, louder(face, 2.2)), (0.0, louder(air, 2.1)), (0.001, cloth),
        (0.0, snap(rng, 0.9, 0.22)),
    )  # fmt: skip


def packet(rng: Random, weight: float = 1.0) -> Sound:
    """Make a packet of cards tapped on the table."""
    parts = [(rng.random() * 0.009, snap(rng, 0.75, 0.16)) for _ in range(7)]
    edge = shaped(low_pass(noise(rng, 0.06), near(rng, 2400), 2), fall(8))
    table = ringing(
        0.2,
        (
            (near(rng, 112), 0.45 * weight, 0.030),
            (near(rng, 178), 0.45 * weight, 0.024),
            (near(rng, 302), 0.30 * weight, 0.015),
            (near(rng, 520), 0.14, 0.009),
        ),
    )
    return mixed((0.0, louder(edge, 1.6)), (0.0, table), *parts)


def draw(rng: Random) -> Sound:
    """Make a card drawn from the stock."""
    off = slide(rng, 0.19, 1500, 2500, 0.5)
    at = near(rng, 0.165, 0.1)
    return mixed((0.0, off), (at, snap(rng, 1.05, rng.uniform(0.16, 0.3))))


def take(rng: Random) -> Sound:
    """Make a card taken from the pile.

    The sound begins with the soft, low touch of a fingertip, so that it differs by ear from a draw
    from the stock, which begins with a hiss and ends with a snap.
    """
    tip = ringing(
        0.13,
        (
            (near(rng, 196, 0.15), near(rng, 0.46, 0.4), 0.020),
            (near(rng, 330, 0.15), near(rng, -0.56, 0.4), 0.017),
            (near(rng, 610, 0.15), near(rng, 0.62, 0.3), 0.012),
            (near(rng, 930, 0.15), near(rng, 0.40, 0.3), 0.009),
        ),
    )
    skin = shaped(low_pass(noise(rng, 0.022), 1300, 2), fall(6))
    off = louder(slide(rng, 0.12, 1900, 1000, 0.25), 0.85)
    at = near(rng, 0.085, 0.15)
    edge = snap(rng, 0.8, rng.uniform(0.55, 0.7))
    return mixed((0.0, tip), (0.0, louder(skin, 1.6)), (at, edge), (at + 0.012, off))


def discard(rng: Random) -> Sound:
    """Make a card thrown on the pile."""
    flies = louder(slide(rng, 0.085, 1600, 2500, 0.65), 0.8)
    return mixed((0.0, flies), (near(rng, 0.068), slap(rng)))


def deal(rng: Random) -> Sound:
    """Make a card dealt: pushed off the deck with a thumb, then landing."""
    pushed = louder(slide(rng, 0.06, 1900, 2800, 0.6), 0.8)
    return mixed(
        (0.0, pushed), (near(rng, 0.03), snap(rng, 1.1, 0.25)),
        (near(rng, 0.052), louder(slap(rng, 4600, 0.7), 0.6)),
    )  # fmt: skip


def shuffle(rng: Random) -> Sound:
    """Make a riffle shuffle, and the cards pushed together and squared."""
    parts, at = [], 0.0
    count = rng.randint(30, 36)
    for index in range(count):
        share = index / count
        loud = 0.35 + 0.75 * hump(0.6)(share)
        parts.append((at, snap(rng, 0.85 + 0.3 * share, loud * rng.uniform(0.5, 1.0) * 0.8)))
        if index % 2:
            thud = shaped(low_pass(noise(rng, 0.02), 800, 2), fall(6))
            parts.append((at, louder(thud, loud * 0.9)))
        at += near(rng, 0.021 - 0.010 * share, 0.3)
    bridge = louder(roughened(rng, slide(rng, 0.3, 1500, 2100, 0.55), 62, 0.8), 1.1)
    return mixed(
        *parts, (at + 0.05, bridge), (at + 0.36, louder(packet(rng), 0.5)),
        (at + near(rng, 0.5), louder(packet(rng, 0.8), 0.35)),
    )  # fmt: skip


def cut(rng: Random) -> Sound:
    """Make a packet lifted and put down."""
    lifted = louder(slide(rng, 0.13, 1500, 2200, 0.5), 1.3)
    return mixed((0.0, lifted), (near(rng, 0.19), packet(rng)))


def sort(rng: Random) -> Sound:
    """Make cards of a hand pushed past each other."""
    parts, at = [], 0.0
    for index in range(rng.randint(3, 4)):
        pushed = slide(rng, 0.06, 1400 + 220 * index, 2100 + 220 * index, 0.4)
        parts += [(at, pushed), (at + 0.035, snap(rng, 1.0, rng.uniform(0.12, 0.22)))]
        at += near(rng, 0.062, 0.2)
    return mixed(*parts)


def lift(rng: Random) -> Sound:
    """Make a card lifted out of the hand."""
    return mixed((0.0, snap(rng, 1.05, 0.35)), (0.0, slide(rng, 0.085, 1700, 2700, 0.3)))


def drop(rng: Random) -> Sound:
    """Make a card put down softly."""
    return mixed((0.0, slap(rng, 3600, 0.5)), (0.0, louder(slide(rng, 0.07, 1500, 1100, 0.3), 0.5)))


def refused(rng: Random) -> Sound:
    """Make a card returning to the hand, with a dull tap of its packet on wood."""
    back = louder(slide(rng, 0.17, 2300, 1300, 0.5), 0.9)
    no = ringing(
        0.25,
        (
            (near(rng, 124, 0.03), 0.44, 0.044),
            (near(rng, 187, 0.03), 0.33, 0.033),
            (near(rng, 330, 0.03), -0.36, 0.027),
            (near(rng, 545, 0.03), 0.44, 0.020),
            (near(rng, 790, 0.03), -0.40, 0.015),
        ),
    )
    flap = shaped(band(noise(rng, 0.07), near(rng, 1050), near(rng, 640), 0.9), fall(5))
    return mixed((0.0, back), (0.12, low_pass(no, 1200)), (0.118, louder(flap, 0.5)))


def meld(rng: Random) -> Sound:
    """Make three cards fanned onto the table."""
    parts, at = [], 0.015
    for _ in range(3):
        parts.append((at, louder(slap(rng, 4000, 0.8), rng.uniform(0.65, 1.0))))
        at += near(rng, 0.058, 0.15)
    return mixed((0.0, louder(slide(rng, 0.18, 1700, 2400, 0.4), 0.6)), *parts)


def lay_off(rng: Random) -> Sound:
    """Make a card pushed under the edge of others."""
    pushed = louder(slide(rng, 0.13, 2300, 1600, 0.6), 0.9)
    return mixed(
        (0.0, pushed), (0.1, snap(rng, 0.9, 0.3)), (0.118, louder(slap(rng, 3200, 0.9), 0.7))
    )


def next_hand(rng: Random) -> Sound:
    """Make the cards swept together and squared."""
    sweep = louder(roughened(rng, slide(rng, 0.34, 1300, 2300, 0.6), 38, 0.5), 1.4)
    return mixed(
        (0.0, sweep), (0.31, packet(rng, 0.8)),
        (near(rng, 0.43), louder(packet(rng, 0.7), 0.6)),
        (near(rng, 0.56), louder(packet(rng, 0.7), 0.4)),
    )  # fmt: skip


def page(rng: Random) -> Sound:
    """Make a page turned."""
    seconds = near(rng, 0.32)
    over = mixed(
        (0.0, band(noise(rng, seconds), 1300, near(rng, 3100), 1.2)),
        (0.0, louder(band(grains(rng, seconds, 500), 2600, 4200, 0.5), 8.0)),
    )
    rustle = shaped(roughened(rng, low_pass(over, 6000, 2), 48, 0.8), hump(0.5))
    return mixed((0.0, rustle), (0.25, louder(slap(rng, 2200, 0.3), 0.35)))


def pen(rng: Random) -> Sound:
    """Make a pen writing a figure in three strokes."""
    parts, at = [], 0.0
    for _ in range(3):
        seconds = rng.uniform(0.055, 0.1)
        scratch = mixed(
            (0.0, band(noise(rng, seconds), near(rng, 2900, 0.12), near(rng, 3800, 0.12), 0.6)),
            (0.0, louder(band(grains(rng, seconds, 1400), 3400, 4400, 0.4), 5.0)),
            (0.0, louder(band(noise(rng, seconds), 420, 520, 0.6), 0.5)),
        )
        parts.append((at, shaped(roughened(rng, low_pass(scratch, 6500), 150, 0.7), hump(0.4))))
        at += seconds + rng.uniform(0.02, 0.045)
    return mixed(*parts)
