"""Generate every sound of the game: `python -m tools.sounds [FOLDER]` writes sounds/*.ogg.

Each sound has a recipe with its loudness and its takes. `tools/studio` has the building blocks.
Files whose samples and encoding did not change are not rewritten. The measurements go to
docs/evidence/sounds.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import textwrap
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from gin.interface.cue import Background, Cue, recordings_of
from gin.interface.pictures import Portrait
from tools.quiet import run_command
from tools.studio import ambience, celebrations, fanfares, paper, pieces, vessels, voices, wood
from tools.studio.kinds import CEILING, TARGETS, SoundKind
from tools.studio.measure import (
    INAUDIBLE,
    SMALL,
    SoundFigures,
    figures,
    gated,
    reach,
    seam,
    spectrum,
    windows,
)
from tools.studio.ogg import decoded, encode
from tools.studio.reverb import PARLOUR, TABLE
from tools.studio.synth import RATE, Sound, Stereo, brighter, finished, louder, samples_of

FOLDER = Path(__file__).resolve().parents[1] / "sounds"
PAGE = FOLDER.parent / "docs" / "evidence" / "sounds.md"
"""Page of the measurements."""
DIGESTS = "made.json"
AIR = 0.9
"""Treble that most fanfares gain; 1 is 6 dB."""
TAKES = 4
"""Takes of each person's sounds, which differ in their course; rare sounds have fewer."""
NASAL, VOICED, AIRY = (12_000, 0.0), (16_000, -0.4), (RATE, -1.0)
"""Sample rate and quality of a hum, of other voices, and of sounds of air, teeth and glass.

The files end at 5, 7 and 12 kHz.
"""


@dataclass(frozen=True, slots=True)
class VoicedCue:
    """A sound of a person."""

    cue: Cue
    person: Portrait

    @property
    def value(self) -> str:
        """The name that its files begin with."""
        return recordings_of(self.cue, self.person)


Name = Cue | Background | VoicedCue
Maker = Callable[[Random], Sequence[Sound]]
"""Generates a take with one or two channels."""
Measured = dict[Name, list[tuple[SoundFigures, float]]]
"""The takes of each sound, measured, with the step where a loop starts again."""
Reaches = dict[Name, float]
"""The frequency in Hz up to which the first file of each sound reaches."""
WRITTEN = (
    "`python -m tools.sounds` writes this page. It measures the samples before they are encoded, "
    "except in the last column; `tests/ui/test_recordings.py` checks the files. Each kind of sound "
    "has a target loudness by ITU-R BS.1770 (`tools/studio/kinds.py`):"
)
MEANING = (
    "A sound may differ from its kind's target, so that a frequent sound is softer and a rare one "
    "louder. The target of a short sound is the momentary loudness of its loudest 0.4 seconds. "
    "The target of music and of the room is its integrated loudness. No true peak may exceed "
    f"{CEILING:.0f} dBTP. Air is the share of the energy above 1400 Hz."
)
SMALLER = (
    "The last column but one is about small loudspeakers, such as a laptop's: by how many dB the "
    f"energy of a sound falls in a high-pass of second order at {SMALL:.0f} Hz. A sound that loses "
    "much is hardly heard on a laptop, although its loudness is right. Cards, table, interface and "
    "people lose at most 4 dB, the deepest voices at most 5."
)
CODED = (
    "The last column shows what encoding leaves: the frequency above which the encoded file of the "
    f"first take has less than {INAUDIBLE:.0f} dB of its energy."
)


@dataclass(frozen=True, slots=True)
class Recipe:
    """Recipe of a sound.

    `above` is the difference to the target loudness of its `kind`, in LU. A `repeated` sound is a
    loop. `quality` is that of `oggenc`, and `rate` the sample rate of the files.
    """

    kind: SoundKind
    above: float
    takes: tuple[Maker, ...]
    repeated: bool = False
    quality: float = 3.0
    rate: int = RATE

    @property
    def loudness(self) -> float:
        """The target loudness in LUFS."""
        return TARGETS[self.kind] + self.above

    def measured(self, sides: Sequence[Sound]) -> float:
        """Return the loudness to compare with the target: of a whole loop, or the loudest part."""
        loud = windows(sides)
        return gated(loud) if self.whole else max(loud)

    @property
    def whole(self) -> bool:
        """Whether the target is the loudness of the whole sound, not of its loudest part."""
        return self.repeated or self.kind is SoundKind.MUSIC


def _card(make: Callable[[Random], Sound], rng: Random) -> Sequence[Sound]:
    left, right = TABLE.around(make(rng))
    return [[(one + two) / 2 for one, two in zip(left, right, strict=True)]]


def _wood(make: Callable[[Random], Sound], rng: Random) -> Sequence[Sound]:
    left, right = PARLOUR.around(make(rng))
    return [[(one + two) / 2 for one, two in zip(left, right, strict=True)]]


def _dry(make: Callable[[Random], Sound], rng: Random) -> Sequence[Sound]:
    return [make(rng)]


def _cards(above: float, make: Callable[[Random], Sound], count: int) -> Recipe:
    return Recipe(SoundKind.CARDS, above, (partial(_card, make),) * count)


def _table(
    above: float,
    make: Callable[[Random], Sound],
    count: int,
    around: Callable[[Callable[[Random], Sound], Random], Sequence[Sound]] = _dry,
) -> Recipe:
    return Recipe(SoundKind.TABLE, above, (partial(around, make),) * count)


def _phrases(
    above: float, make: Callable[[int, Random], Stereo], count: int = 3, air: float = AIR
) -> Recipe:
    takes = tuple(partial(_bright, make, air, number) for number in range(count))
    return Recipe(SoundKind.FANFARES, above, takes, quality=1.2)


def _bright(make: Callable[[int, Random], Stereo], air: float, number: int, rng: Random) -> Stereo:
    """Make a fanfare with more air than its instruments have."""
    left, right = make(number, rng)
    return brighter(left, air), brighter(right, air)


def _across(make: Callable[[Random], Sound], rng: Random) -> Sequence[Sound]:
    return voices.across(make(rng))


def _person(above: float, coding: tuple[int, float], *takes: Maker) -> Recipe:
    rate, quality = coding
    return Recipe(SoundKind.PEOPLE, above, takes, quality=quality, rate=rate)


def _people(
    cue: Cue,
    above: float,
    make: Callable[[voices.Throat, int, Random], Sound],
    takes: int = TAKES,
    coding: tuple[int, float] = VOICED,
) -> dict[Name, Recipe]:
    return {
        VoicedCue(cue, person): _person(
            above, coding, *(partial(_across, partial(make, throat, n)) for n in range(takes))
        )
        for person, throat in THROATS.items()
    }


MUSIC_QUALITY = -0.7
"""From 0 on, `oggenc` makes files half as large again."""
THROATS = {
    Portrait.PIA: voices.PIA,
    Portrait.FELIX: voices.FELIX,
    Portrait.BRUNO: voices.BRUNO,
    Portrait.ADA: voices.ADA,
    Portrait.VERA: voices.VERA,
    Portrait.ANSELM: voices.ANSELM,
}
VESSELS = {
    Portrait.PIA: vessels.SODA,
    Portrait.FELIX: vessels.MUG,
    Portrait.BRUNO: vessels.TUMBLER,
    Portrait.ADA: vessels.STEM,
    Portrait.VERA: vessels.TEACUP,
    Portrait.ANSELM: vessels.BEAKER,
}
RECIPES: dict[Name, Recipe] = {
    Cue.CUT: _cards(2, paper.cut, 3),
    Cue.SHUFFLE: _cards(4, paper.shuffle, 3),
    Cue.DEAL: _cards(0, paper.deal, 8),
    Cue.DRAW: _cards(1, paper.draw, 6),
    Cue.TAKE: _cards(1, paper.take, 6),
    Cue.DISCARD: _cards(1, paper.discard, 6),
    Cue.PASS: _table(0, wood.tap, 4),
    Cue.SORT: _cards(-2, paper.sort, 6),
    Cue.LIFT: _cards(-2, paper.lift, 6),
    Cue.DROP: _cards(-2, paper.drop, 6),
    Cue.REFUSED: _cards(1, paper.refused, 3),
    Cue.EDGE: Recipe(SoundKind.INTERFACE, -4, (partial(_dry, wood.edge),) * 3),
    Cue.KNOCK: _table(5, wood.knock, 6, _wood),
    Cue.GIN: _phrases(-1, fanfares.gin),
    Cue.BIG_GIN: _phrases(-0.5, fanfares.big_gin),
    Cue.UNDERCUT: _phrases(0, fanfares.undercut),
    Cue.MELD: _cards(3, paper.meld, 6),
    Cue.LAY_OFF: _cards(2, paper.lay_off, 6),
    Cue.TICK: _table(-3, wood.tick, 6),
    Cue.PEN: _cards(-3, paper.pen, 4),
    Cue.SWEEP: _phrases(-5, fanfares.sweep, air=0.0),
    Cue.NEXT_HAND: _cards(3, paper.next_hand, 3),
    Cue.HAND_WON: _phrases(-3, fanfares.hand_won),
    Cue.HAND_LOST: _phrases(-5, fanfares.hand_lost, air=1.3),
    Cue.SHUTOUT: _phrases(1, celebrations.shutout, 1, 1.2),
    Cue.FIRST_WIN: _phrases(1.3, celebrations.first_win, 1, 0.5),
    Cue.MATCH_WON: _phrases(0.7, fanfares.match_won, 2, 0.6),
    Cue.MATCH_LOST: _phrases(-2, fanfares.match_lost, 2),
    Cue.RUNG: _phrases(1.7, celebrations.rung, 1, 0.7),
    Cue.CUP: _phrases(2, celebrations.cup, 1, 0.5),
    Cue.APPLAUSE: Recipe(
        SoundKind.PEOPLE, 5, tuple(partial(celebrations.applause, n) for n in range(2)), quality=1.0
    ),
    Cue.BUTTON: Recipe(SoundKind.INTERFACE, 0, (partial(_dry, wood.button),) * 4),
    Cue.PAGE: Recipe(SoundKind.INTERFACE, 1, (partial(_card, paper.page),) * 4),
    Cue.PEG: _table(-1, wood.peg, 3, _card),
    Cue.DIE: _table(2, wood.die, 3, _card),
    Background.ROOM: Recipe(
        SoundKind.ROOM, -1.2, (ambience.hearth,), repeated=True, quality=-1.0, rate=16_000
    ),
    Background.WIND: Recipe(
        SoundKind.ROOM, -6, (ambience.wind,), repeated=True, quality=-1.0, rate=8_000
    ),
    Background.FIRE: Recipe(
        SoundKind.ROOM, -2, tuple(partial(ambience.crackle, n) for n in range(10)), quality=-0.5
    ),
    Background.MUSIC: Recipe(
        SoundKind.MUSIC, 0, (pieces.stride, pieces.waltz, pieces.bossa), quality=MUSIC_QUALITY
    ),
    Background.CALM: Recipe(
        SoundKind.MUSIC, -5, (pieces.calm, pieces.evening), quality=MUSIC_QUALITY
    ),
    **_people(Cue.HM, -2, voices.hum, coding=NASAL),
    **_people(Cue.LAUGH, 1, voices.laugh),
    **_people(Cue.SIGH, -2, voices.sigh, coding=AIRY),
    **_people(Cue.AH, -1, voices.ah),
    **_people(Cue.TUT, -1, voices.tut, 3, AIRY),
    **_people(Cue.BREATH, -4, voices.breath, 2, AIRY),
    **{
        VoicedCue(Cue.SIP, person): _person(
            -2, AIRY, *(partial(_card, partial(vessels.put_down, vessel, n)) for n in range(2))
        )
        for person, vessel in VESSELS.items()
    },
}
"""Every sound. The celebrations rise from `HAND_WON` to `CUP`."""


def take(name: Name, number: int) -> list[Sound]:
    """Make a take of a sound; takes are numbered from 1."""
    recipe = RECIPES[name]
    made = recipe.takes[number - 1](Random(f"{name.value} {number}"))
    sides = list(made) if recipe.repeated else finished(made)
    factor = 10 ** ((recipe.loudness - recipe.measured(sides)) / 20)
    return [louder(side, factor) for side in sides]


def names() -> Iterator[tuple[str, Name, int]]:
    """Yield every file with its sound and take number."""
    for name, recipe in RECIPES.items():
        for number in range(1, len(recipe.takes) + 1):
            yield f"{name.value}-{number}.ogg", name, number


def digest(samples: array[int], recipe: Recipe) -> str:
    """Return a short hash of samples and of how they are encoded."""
    encoding = f"{recipe.quality} {recipe.rate}".encode()
    return hashlib.sha256(samples.tobytes() + encoding).hexdigest()[:16]


def main(folder: Path = FOLDER, page: Path = PAGE) -> None:
    """Write every new or changed take, remove obsolete files, and write the page."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / DIGESTS
    known = json.loads(kept.read_text()) if kept.exists() else {}
    made: dict[str, str] = {}
    measured: Measured = {}
    reaches: Reaches = {}
    for file, name, number in names():
        sides = take(name, number)
        samples = samples_of(sides)
        recipe = RECIPES[name]
        made[file] = digest(samples, recipe)
        if known.get(file) != made[file] or not (folder / file).exists():
            encode(folder / file, samples, len(sides), recipe.quality, recipe.rate)
        step = seam(sides) if recipe.repeated else 0.0
        if number == 1:
            coded = decoded(folder / file, len(sides))
            reaches[name] = reach(spectrum(coded), recipe.rate)
        measured.setdefault(name, []).append((figures(sides), step))
    for old in folder.glob("*.ogg"):
        if old.name not in made:
            old.unlink()
    kept.write_text(json.dumps(made, indent=0) + "\n")
    total = sum((folder / file).stat().st_size for file in made)
    page.write_text(report(measured, reaches, total), encoding="utf-8")
    print(f"{len(made)} files, {total / 1e6:.2f} MB, in {folder}")


def report(measured: Measured, reaches: Reaches, size: int) -> str:
    """Return the page of measurements; `size` is that of all files in bytes."""
    kinds = ["| kind | target | sounds |", "|---|---|---|"]
    for kind, target in TARGETS.items():
        sounds = ", ".join(name.value for name in measured if RECIPES[name].kind is kind)
        kinds.append(f"| {kind.value} | {target:.0f} LUFS | {sounds} |")
    rows = [
        "| sound | takes | seconds | target | measured | true peak | middle of spectrum | air "
        "| small loudspeaker | file up to |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name, takes in measured.items():
        every = [one for one, _ in takes]
        recipe = RECIPES[name]
        loud = [one.loudness if recipe.whole else one.loudest for one in every]
        rows.append(
            f"| {name.value} | {len(takes)} | {_span([one.seconds for one in every], '.2f')} "
            f"| {recipe.loudness:.1f} LUFS | {_span(loud, '.1f')} LUFS "
            f"| {max(one.peak for one in every):.1f} dBTP "
            f"| {_span([one.centre for one in every], '.0f')} Hz "
            f"| {_span([100 * one.air for one in every], '.0f')} % "
            f"| {_span([-one.lost for one in every], '.1f')} dB "
            f"| {reaches[name] / 1000:.1f} kHz |"
        )
    seams = ", ".join(
        f"{step:.1f} in {name.value}"
        for name, takes in measured.items() for _, step in takes if step
    )  # fmt: skip
    said = (
        f"{sum(map(len, measured.values()))} files take {size / 1e6:.2f} MB. Where a loop starts "
        "again, a large step from its last sample to its first would click. Divided by the root "
        "mean square of all steps between neighbouring samples of the loop, that step is "
        f"{seams}."
    )
    return (
        "\n\n".join(
            (
                "# Sounds, measured",
                textwrap.fill(WRITTEN, 100),
                "\n".join(kinds),
                textwrap.fill(MEANING, 100),
                textwrap.fill(SMALLER, 100),
                textwrap.fill(CODED, 100),
                "\n".join(rows),
                textwrap.fill(said, 100),
            )
        )
        + "\n"
    )


def _span(values: Sequence[float], shape: str) -> str:
    low, high = f"{min(values):{shape}}", f"{max(values):{shape}}"
    return low if low == high else f"{low} to {high}"


def _folder(words: Sequence[str]) -> Path:
    """Return the folder to write to."""
    parser = argparse.ArgumentParser(prog="tools.sounds", description="Generate every sound.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    found: Path = parser.parse_args(words).folder
    return found


if __name__ == "__main__":
    run_command(lambda: main(_folder(sys.argv[1:])))
