"""Make every sound of the game: `python -m tools.sounds [FOLDER]` writes sounds/*.wav.

Each act at the table has a maker below that is given a generator and returns one take; takes differ
because the generator does. Paper is filtered noise, wood is damped resonance, and the few tones are
soft bars and strings. The same script writes the same bytes every time.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from gin.present.cue import Cue
from tools.synth import (
    RATE,
    Sound,
    band,
    fall,
    finished,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    ringing,
    roughened,
    shaped,
)

FOLDER = Path(__file__).resolve().parents[1] / "sounds"


def _near(rng: Random, value: float, share: float = 0.06) -> float:
    """A value a little higher or lower."""
    return value * rng.uniform(1 - share, 1 + share)


# Paper.


def _slide(rng: Random, seconds: float, start: float, end: float, peak: float = 0.4) -> Sound:
    """A card sliding over another: noise around a gliding frequency, rough as paper is."""
    seconds = _near(rng, seconds, 0.12)
    rubbed = band(noise(rng, seconds), _near(rng, start), _near(rng, end), 0.9)
    return shaped(roughened(rng, low_pass(rubbed, 2600, 2), 90, 0.55), hump(peak))


def _slap(rng: Random, bright: float = 2200, weight: float = 1.0) -> Sound:
    """A card landing flat: a short soft burst, and the cloth under it."""
    air = shaped(low_pass(noise(rng, _near(rng, 0.055)), _near(rng, bright), 2), fall(7))
    cloth = ringing(
        0.11,
        (
            (_near(rng, 158), 0.50 * weight, 0.018),
            (_near(rng, 247), 0.35 * weight, 0.013),
        ),
    )
    return mixed((0.0, louder(air, 2.2)), (0.0, cloth))


def _flick(rng: Random, pitch: float) -> Sound:
    """The edge of a card let go: a very short, thin burst."""
    edge = band(noise(rng, 0.012), _near(rng, pitch, 0.15), pitch, 0.8)
    return shaped(low_pass(edge, 3200), fall(5))


def _packet(rng: Random, weight: float = 1.0) -> Sound:
    """A packet of cards tapped on the table."""
    edge = shaped(low_pass(noise(rng, 0.05), _near(rng, 1500), 2), fall(8))
    table = ringing(
        0.16,
        (
            (_near(rng, 146), 0.6 * weight, 0.024),
            (_near(rng, 238), 0.5 * weight, 0.018),
            (_near(rng, 405), 0.25, 0.012),
        ),
    )
    return mixed((0.0, louder(edge, 2.4)), (0.0, table))


def _draw(rng: Random) -> Sound:
    return _slide(rng, 0.21, 1500, 2500, 0.45)


def _take(rng: Random) -> Sound:
    slide = _slide(rng, 0.15, 2200, 1200, 0.3)
    return mixed((0.0, louder(_flick(rng, 2000), 0.6)), (0.025, slide))


def _discard(rng: Random) -> Sound:
    slide = louder(_slide(rng, 0.08, 1600, 2300, 0.6), 1.6)
    return mixed((0.0, slide), (_near(rng, 0.065), _slap(rng)))


def _deal(rng: Random) -> Sound:
    slide = louder(_slide(rng, 0.06, 1800, 2600, 0.6), 1.1)
    return mixed((0.0, slide), (_near(rng, 0.045), louder(_slap(rng, 2600, 0.6), 0.6)))


def _shuffle(rng: Random) -> Sound:
    """Two halves let fall into each other, then pushed together."""
    parts, at = [], 0.0
    count = rng.randint(24, 28)
    for index in range(count):
        share = index / count
        loud = 0.9 + 1.5 * hump(0.6)(share)
        flick = louder(_flick(rng, 2000 + 500 * share), loud * rng.uniform(0.6, 1.0))
        body = louder(shaped(low_pass(noise(rng, 0.02), 900, 2), fall(6)), loud * 0.7)
        parts += [(at, flick), (at, body)]
        at += _near(rng, 0.019 - 0.008 * share, 0.25)
    push = louder(_slide(rng, 0.14, 1500, 2300, 0.6), 1.6)
    return mixed(*parts, (at + 0.03, push), (at + 0.15, louder(_packet(rng), 0.6)))


def _cut(rng: Random) -> Sound:
    lifted = louder(_slide(rng, 0.13, 1500, 2100, 0.5), 2.4)
    return mixed((0.0, lifted), (_near(rng, 0.17), _packet(rng)))


def _sort(rng: Random) -> Sound:
    parts = []
    for index in range(3):
        slide = _slide(rng, 0.055, 1400 + 200 * index, 2000 + 200 * index, 0.4)
        parts += [(0.055 * index, slide), (0.055 * index, louder(_flick(rng, 2000), 0.3))]
    return mixed(*parts)


def _lift(rng: Random) -> Sound:
    return mixed((0.0, louder(_flick(rng, 2400), 0.6)), (0.0, _slide(rng, 0.08, 1600, 2600, 0.3)))


def _drop(rng: Random) -> Sound:
    return _slap(rng, 1700, 0.7)


def _refused(rng: Random) -> Sound:
    """A card flying back into the hand, and a dull tap that says no."""
    back = louder(_slide(rng, 0.17, 2300, 1200, 0.5), 1.8)
    no = ringing(0.2, ((_near(rng, 155, 0.03), 0.6, 0.040), (_near(rng, 233, 0.03), 0.3, 0.026)))
    return mixed((0.0, back), (0.11, low_pass(no, 500)))


def _meld(rng: Random) -> Sound:
    """Three cards fanned onto the table."""
    parts, at = [], 0.0
    for _ in range(3):
        parts += [(at, louder(_slap(rng, 2100, 0.7), rng.uniform(0.7, 1.0)))]
        at += _near(rng, 0.052, 0.15)
    return mixed((0.0, louder(_slide(rng, 0.16, 1700, 2300, 0.4), 1.1)), *parts)


def _lay_off(rng: Random) -> Sound:
    """A card pushed under the edge of others."""
    slide = _slide(rng, 0.13, 2300, 1600, 0.6)
    return mixed((0.0, louder(slide, 1.8)), (0.12, louder(_slap(rng, 1500, 0.9), 0.7)))


def _next_hand(rng: Random) -> Sound:
    """The cards swept together and squared."""
    sweep = _slide(rng, 0.24, 1300, 2200, 0.6)
    return mixed(
        (0.0, louder(sweep, 2.6)),
        (0.23, _packet(rng, 0.8)),
        (_near(rng, 0.33), louder(_packet(rng, 0.7), 0.6)),
    )


def _page(rng: Random) -> Sound:
    """A page turned over: it rises, bends and falls."""
    over = low_pass(band(noise(rng, _near(rng, 0.26)), 1200, _near(rng, 2400), 1.1), 2600, 2)
    rustle = shaped(roughened(rng, over, 55, 0.75), hump(0.55))
    return mixed((0.0, rustle), (0.2, louder(_slap(rng, 1300, 0.3), 0.4)))


def _pen(rng: Random) -> Sound:
    """A nib writing a figure in three strokes."""
    parts, at = [], 0.0
    for _ in range(3):
        seconds = rng.uniform(0.055, 0.095)
        nib = band(noise(rng, seconds), _near(rng, 2000, 0.12), _near(rng, 2700, 0.12), 0.6)
        parts.append((at, shaped(roughened(rng, low_pass(nib, 2600, 2), 160, 0.7), hump(0.4))))
        at += seconds + rng.uniform(0.02, 0.045)
    return mixed(*parts)


# Wood.


def _rap(rng: Random, force: float) -> Sound:
    """A knuckle on a table top."""
    pitch = _near(rng, 1.0, 0.03)
    top = ringing(
        0.3,
        (
            (118 * pitch, 0.40, 0.048),
            (192 * pitch, 0.90, 0.045),
            (287 * pitch, 0.80, 0.034),
            (452 * pitch, 0.50, 0.021),
            (705 * pitch, 0.26, 0.012),
            (1080 * pitch, 0.12, 0.007),
        ),
    )
    skin = shaped(low_pass(noise(rng, 0.012), 1700, 2), fall(6))
    return louder(mixed((0.0, top), (0.0, louder(skin, 1.2))), force)


def _knock(rng: Random) -> Sound:
    return mixed((0.0, _rap(rng, 0.85)), (_near(rng, 0.155, 0.08), _rap(rng, 1.0)))


def _pass(rng: Random) -> Sound:
    """Two fingertips on the cloth."""
    parts = []
    for index in range(2):
        pitch = _near(rng, 1.0)
        tap = ringing(0.13, ((164 * pitch, 1.0, 0.024), (271 * pitch, 0.7, 0.016)))
        skin = shaped(low_pass(noise(rng, 0.02), 1100, 2), fall(6))
        both = mixed((0.0, tap), (0.0, louder(skin, 1.6)))
        parts.append((index * _near(rng, 0.115), louder(both, 1.0 - 0.25 * index)))
    return mixed(*parts)


def _tick(rng: Random) -> Sound:
    pitch = _near(rng, 1.0, 0.025)
    return ringing(0.06, ((740 * pitch, 1.0, _near(rng, 0.0075, 0.2)), (1210 * pitch, 0.4, 0.004)))


def _button(rng: Random) -> Sound:
    pitch = _near(rng, 1.0, 0.03)
    wood = ringing(
        0.075,
        (
            (310 * pitch, 1.0, _near(rng, 0.011, 0.2)),
            (520 * pitch, 0.5, 0.007),
            (905 * pitch, 0.18, 0.004),
        ),
    )
    return mixed(
        (0.0, wood), (0.0, louder(shaped(low_pass(noise(rng, 0.008), 1500), fall(6)), 0.4))
    )


def _peg(rng: Random) -> Sound:
    """A peg pushed into its hole."""
    pitch = _near(rng, 1.0, 0.05)
    wood = ringing(
        0.13, ((225 * pitch, 0.8, 0.024), (590 * pitch, 0.7, 0.012), (1130 * pitch, 0.3, 0.006))
    )
    rub = shaped(band(noise(rng, 0.04), 1300, 1700, 0.6), hump(0.7))
    return mixed((0.0, louder(rub, 0.5)), (0.035, wood))


def _die(rng: Random) -> Sound:
    """A die let fall on the cloth: it hops, rolls and lies still."""
    parts, at, force, apart = [], 0.0, 1.0, 0.115
    for _ in range(rng.randint(6, 8)):
        pitch = _near(rng, 1.0, 0.1)
        bone = ringing(0.07, ((760 * pitch, 0.9, 0.009), (1270 * pitch, 0.4, 0.005)))
        cloth = ringing(0.1, ((172 * pitch, 0.6, 0.018), (296 * pitch, 0.5, 0.012)))
        parts += [(at, louder(bone, force)), (at, louder(cloth, force))]
        at += _near(rng, apart, 0.15)
        apart *= 0.8
        force *= rng.uniform(0.68, 0.84)
    return mixed(*parts)


# Tones, by the number of half tones above the D below middle C.

D3 = 146.832
"""Hz."""
Tones = tuple[float, ...]


def _bar(rng: Random, half_tones: float, seconds: float) -> Sound:
    """A soft mallet on a wooden bar, with the bar's two overtones."""
    pitch = D3 * 2 ** (half_tones / 12) * rng.uniform(0.9985, 1.0015)
    tone = ringing(
        seconds,
        (
            (pitch, 1.0, seconds * 0.24),
            (pitch * 1.003, 0.35, seconds * 0.20),
            (pitch * 3.93, 0.10, seconds * 0.06),
            (pitch * 9.2 if pitch < 400 else pitch * 2, 0.03, 0.012),
        ),
    )
    mallet = shaped(low_pass(noise(rng, 0.014), 900, 2), fall(5))
    return mixed((0.0, tone), (0.0, louder(mallet, 0.5)))


def _string(rng: Random, half_tones: float, seconds: float) -> Sound:
    """A plucked string: overtones that die the sooner the higher they are."""
    pitch = D3 * 2 ** (half_tones / 12) * rng.uniform(0.9985, 1.0015)
    partials = tuple(
        (pitch * n * (1 + 0.0002 * n * n), 1.0 / n**1.7, seconds * 0.26 / n**0.8)
        for n in range(1, 7)
        if pitch * n < 4000
    )
    finger = shaped(low_pass(noise(rng, 0.01), 1300, 2), fall(5))
    return mixed((0.0, ringing(seconds, partials)), (0.0, louder(finger, 0.3)))


def _played(
    rng: Random,
    play: Callable[[Random, float, float], Sound],
    tones: Tones,
    apart: float,
    whole: float,
) -> Sound:
    """Tones one after the other, all sounding until the `whole` time is over."""
    parts, at = [], 0.0
    for index, tone in enumerate(tones):
        force = (0.8 + 0.2 * index / len(tones)) * rng.uniform(0.92, 1.0)
        parts.append((at, louder(play(rng, tone, whole - at), force)))
        at += _near(rng, apart, 0.08)
    return mixed(*parts)


def _gin(tones: Tones, rng: Random) -> Sound:
    return _played(rng, _string, tones, 0.085, 0.8)


def _big_gin(tones: Tones, rng: Random) -> Sound:
    return _played(rng, _string, tones, 0.080, 1.05)


def _undercut(tones: Tones, rng: Random) -> Sound:
    """A rap, and two bars that step down."""
    bars = _played(rng, _bar, tones, 0.14, 0.6)
    return mixed((0.0, louder(_rap(rng, 1.0), 0.5)), (0.03, bars))


def _hand_won(tones: Tones, rng: Random) -> Sound:
    return _played(rng, _bar, tones, 0.13, 0.65)


def _hand_lost(tones: Tones, rng: Random) -> Sound:
    return low_pass(_played(rng, _bar, tones, 0.16, 0.6), 1100)


def _match_won(tones: Tones, rng: Random) -> Sound:
    bars = _played(rng, _bar, tones, 0.115, 1.15)
    strings = _played(rng, _string, (tones[0] - 12, *tones[:2]), 0.115, 1.15)
    return mixed((0.0, bars), (0.0, louder(strings, 0.6)))


def _match_lost(tones: Tones, rng: Random) -> Sound:
    return low_pass(_played(rng, _bar, tones, 0.19, 1.05), 1000)


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a cue is made: its loudest sample (0 to 1), and what makes each of its takes."""

    peak: float
    takes: tuple[Callable[[Random], Sound], ...]


def _each(
    make: Callable[[Tones, Random], Sound], *tones: Tones
) -> tuple[Callable[[Random], Sound], ...]:
    """A take for each row of tones."""
    return tuple(partial(make, row) for row in tones)


RECIPES: dict[Cue, Recipe] = {
    Cue.CUT: Recipe(0.34, (_cut,) * 3),
    Cue.SHUFFLE: Recipe(0.30, (_shuffle,) * 3),
    Cue.DEAL: Recipe(0.20, (_deal,) * 4),
    Cue.DRAW: Recipe(0.20, (_draw,) * 4),
    Cue.TAKE: Recipe(0.24, (_take,) * 4),
    Cue.DISCARD: Recipe(0.34, (_discard,) * 4),
    Cue.PASS: Recipe(0.28, (_pass,) * 3),
    Cue.SORT: Recipe(0.16, (_sort,) * 3),
    Cue.LIFT: Recipe(0.14, (_lift,) * 3),
    Cue.DROP: Recipe(0.24, (_drop,) * 3),
    Cue.REFUSED: Recipe(0.26, (_refused,) * 3),
    Cue.KNOCK: Recipe(0.62, (_knock,) * 4),
    Cue.GIN: Recipe(0.36, _each(_gin, (12, 16, 19), (7, 12, 16), (12, 19, 24))),
    Cue.BIG_GIN: Recipe(
        0.40, _each(_big_gin, (0, 7, 12, 16, 19), (0, 12, 16, 19, 24), (7, 12, 16, 19, 24))
    ),
    Cue.UNDERCUT: Recipe(0.34, _each(_undercut, (14, 9), (16, 11), (12, 7))),
    Cue.MELD: Recipe(0.30, (_meld,) * 3),
    Cue.LAY_OFF: Recipe(0.28, (_lay_off,) * 3),
    Cue.TICK: Recipe(0.16, (_tick,) * 4),
    Cue.PEN: Recipe(0.14, (_pen,) * 3),
    Cue.NEXT_HAND: Recipe(0.30, (_next_hand,) * 3),
    Cue.HAND_WON: Recipe(0.30, _each(_hand_won, (12, 16), (12, 19), (14, 19))),
    Cue.HAND_LOST: Recipe(0.26, _each(_hand_lost, (10, 7), (9, 5), (12, 9))),
    Cue.MATCH_WON: Recipe(
        0.38, _each(_match_won, (7, 12, 16, 19, 24), (0, 7, 12, 16, 24), (12, 16, 19, 24, 28))
    ),
    Cue.MATCH_LOST: Recipe(0.30, _each(_match_lost, (12, 9, 5), (10, 7, 3), (12, 7, 4))),
    Cue.BUTTON: Recipe(0.22, (_button,) * 4),
    Cue.PAGE: Recipe(0.20, (_page,) * 3),
    Cue.PEG: Recipe(0.34, (_peg,) * 3),
    Cue.DIE: Recipe(0.40, (_die,) * 3),
}


def take(cue: Cue, number: int) -> array[int]:
    """One take of a cue as 16-bit samples; takes are numbered from 1."""
    recipe = RECIPES[cue]
    return finished(recipe.takes[number - 1](Random(f"{cue.value} {number}")), recipe.peak)


def names() -> Iterator[tuple[str, Cue, int]]:
    """Every file with the cue and the number of its take."""
    for cue, recipe in RECIPES.items():
        for number in range(1, len(recipe.takes) + 1):
            yield f"{cue.value}-{number}.wav", cue, number


def write(path: Path, sound: array[int]) -> None:
    """Keep a sound as a mono file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.tobytes())


def main(folder: Path = FOLDER) -> None:
    """Write every take, and remove those that no recipe makes any more."""
    folder.mkdir(parents=True, exist_ok=True)
    made = set()
    for name, cue, number in names():
        write(folder / name, take(cue, number))
        made.add(name)
    for old in folder.glob("*.wav"):
        if old.name not in made:
            old.unlink()
    total = sum((folder / name).stat().st_size for name in made)
    print(f"{len(made)} files, {total / 1e6:.2f} MB, in {folder}")


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:2]))
