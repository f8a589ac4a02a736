"""Generate every sound of the game: `python -m tools.sounds [FOLDER]` writes sounds/*.ogg.

Each sound has a recipe with its loudness and its takes. `tools/studio` has the building blocks.
Files whose samples did not change are not rewritten. The table of figures in the sounds' README is
updated.
"""

from __future__ import annotations

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

from gin.interface.cue import Background, Cue
from tools.quiet import run_command
from tools.studio import ambience, fanfares, menu_music, paper, wood
from tools.studio.measure import SoundFigures, figures, seam, windows
from tools.studio.ogg import encode
from tools.studio.reverb import PARLOUR, TABLE
from tools.studio.synth import Sound, Stereo, finished, louder, samples_of

FOLDER = Path(__file__).resolve().parents[1] / "sounds"
DIGESTS = "made.json"
FIGURES = "## Figures"
"""Heading of the README's generated section."""
Name = Cue | Background
Maker = Callable[[Random], Sequence[Sound]]
"""Generates a take with one or two channels."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """Recipe of a sound.

    `loudness` is the loudness of the loudest 0.4 seconds, in LUFS. A `repeated` sound is a loop.
    `quality` is that of `oggenc`.
    """

    loudness: float
    takes: tuple[Maker, ...]
    repeated: bool = False
    quality: float = 3.0


def _card(make: Callable[[Random], Sound], rng: Random) -> Sequence[Sound]:
    left, right = TABLE.around(make(rng))
    return [[(one + two) / 2 for one, two in zip(left, right, strict=True)]]


def _wood(make: Callable[[Random], Sound], rng: Random) -> Sequence[Sound]:
    left, right = PARLOUR.around(make(rng))
    return [[(one + two) / 2 for one, two in zip(left, right, strict=True)]]


def _dry(make: Callable[[Random], Sound], rng: Random) -> Sequence[Sound]:
    return [make(rng)]


def _cards(loudness: float, make: Callable[[Random], Sound], count: int) -> Recipe:
    return Recipe(loudness, (partial(_card, make),) * count)


def _phrases(loudness: float, make: Callable[[int, Random], Stereo]) -> Recipe:
    return Recipe(loudness, tuple(partial(make, number) for number in range(3)))


RECIPES: dict[Name, Recipe] = {
    Cue.CUT: _cards(-28, paper.cut, 3),
    Cue.SHUFFLE: _cards(-26, paper.shuffle, 4),
    Cue.DEAL: _cards(-33, paper.deal, 8),
    Cue.DRAW: _cards(-32, paper.draw, 6),
    Cue.TAKE: _cards(-31, paper.take, 6),
    Cue.DISCARD: _cards(-29, paper.discard, 6),
    Cue.PASS: Recipe(-30, (partial(_dry, wood.tap),) * 4),
    Cue.SORT: _cards(-34, paper.sort, 6),
    Cue.LIFT: _cards(-37, paper.lift, 6),
    Cue.DROP: _cards(-32, paper.drop, 6),
    Cue.REFUSED: _cards(-30, paper.refused, 3),
    Cue.EDGE: Recipe(-36, (partial(_dry, wood.edge),) * 3),
    Cue.KNOCK: Recipe(-20, (partial(_wood, wood.knock),) * 6),
    Cue.GIN: _phrases(-19, fanfares.gin),
    Cue.BIG_GIN: _phrases(-18, fanfares.big_gin),
    Cue.UNDERCUT: _phrases(-19, fanfares.undercut),
    Cue.MELD: _cards(-28, paper.meld, 6),
    Cue.LAY_OFF: _cards(-29, paper.lay_off, 6),
    Cue.TICK: Recipe(-33, (partial(_dry, wood.tick),) * 6),
    Cue.PEN: _cards(-34, paper.pen, 4),
    Cue.SWEEP: _phrases(-25, fanfares.sweep),
    Cue.NEXT_HAND: _cards(-27, paper.next_hand, 3),
    Cue.HAND_WON: _phrases(-23, fanfares.hand_won),
    Cue.HAND_LOST: _phrases(-25, fanfares.hand_lost),
    Cue.SHUTOUT: _phrases(-18, fanfares.shutout),
    Cue.FIRST_WIN: _phrases(-19, fanfares.first_win),
    Cue.MATCH_WON: _phrases(-18, fanfares.match_won),
    Cue.MATCH_LOST: _phrases(-21, fanfares.match_lost),
    Cue.BUTTON: Recipe(-33, (partial(_dry, wood.button),) * 4),
    Cue.PAGE: _cards(-32, paper.page, 4),
    Cue.PEG: _cards(-29, wood.peg, 3),
    Cue.DIE: _cards(-27, wood.die, 3),
    Background.ROOM: Recipe(-34, (ambience.bed,), repeated=True),
    Background.FIRE: Recipe(-39, tuple(partial(ambience.crackle, n) for n in range(12))),
    Background.MUSIC: Recipe(-25, (menu_music.loop,), repeated=True, quality=2.0),
}


def take(name: Name, number: int) -> list[Sound]:
    """Make a take of a sound; takes are numbered from 1."""
    recipe = RECIPES[name]
    made = recipe.takes[number - 1](Random(f"{name.value} {number}"))
    sides = list(made) if recipe.repeated else finished(made)
    factor = 10 ** ((recipe.loudness - max(windows(sides))) / 20)
    return [louder(side, factor) for side in sides]


def names() -> Iterator[tuple[str, Name, int]]:
    """Yield every file with its sound and take number."""
    for name, recipe in RECIPES.items():
        for number in range(1, len(recipe.takes) + 1):
            yield f"{name.value}-{number}.ogg", name, number


def digest(samples: array[int]) -> str:
    """Return a short hash of samples."""
    return hashlib.sha256(samples.tobytes()).hexdigest()[:16]


def main(folder: Path = FOLDER) -> None:
    """Write every new or changed take, and remove obsolete files."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / DIGESTS
    known = json.loads(kept.read_text()) if kept.exists() else {}
    made: dict[str, str] = {}
    measured: dict[Name, list[tuple[SoundFigures, float]]] = {}
    for file, name, number in names():
        sides = take(name, number)
        samples = samples_of(sides)
        made[file] = digest(samples)
        if known.get(file) != made[file] or not (folder / file).exists():
            encode(folder / file, samples, len(sides), RECIPES[name].quality)
        step = seam(sides) if RECIPES[name].repeated else 0.0
        measured.setdefault(name, []).append((figures(sides), step))
    for old in folder.glob("*.ogg"):
        if old.name not in made:
            old.unlink()
    kept.write_text(json.dumps(made, indent=0) + "\n")
    _update_readme(folder / "README.md", measured)
    total = sum((folder / file).stat().st_size for file in made)
    print(f"{len(made)} files, {total / 1e6:.2f} MB, in {folder}")


def _update_readme(readme: Path, measured: dict[Name, list[tuple[SoundFigures, float]]]) -> None:
    rows = [
        "| sound | takes | seconds | loudest sample | loudest 0.4 s | whole | middle of spectrum |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, takes in measured.items():
        every = [one for one, _ in takes]
        rows.append(
            f"| {name.value} | {len(takes)} | {_span([one.seconds for one in every], '.2f')} "
            f"| {_span([one.peak for one in every], '.2f')} "
            f"| {_span([one.loudest for one in every], '.0f')} LUFS "
            f"| {_span([one.loudness for one in every], '.0f')} LUFS "
            f"| {_span([one.centre for one in every], '.0f')} Hz |"
        )
    seams = " and ".join(
        f"{step:.1f} in {name.value}"
        for name, takes in measured.items() for _, step in takes if step
    )  # fmt: skip
    text = readme.read_text(encoding="utf-8").partition(FIGURES)[0].rstrip()
    said = (
        "Where a loop starts again, a large step from its last sample to its first would click. "
        "Divided by the root mean square of all steps between neighbouring samples of the loop, "
        f"that step is {seams}."
    )
    whole = (text, FIGURES, "\n".join(rows), textwrap.fill(said, 100))
    readme.write_text("\n\n".join(whole) + "\n", encoding="utf-8")


def _span(values: Sequence[float], shape: str) -> str:
    low, high = f"{min(values):{shape}}", f"{max(values):{shape}}"
    return low if low == high else f"{low} to {high}"


if __name__ == "__main__":
    run_command(lambda: main(*(Path(argument) for argument in sys.argv[1:2])))
