"""Play matches by ear and write docs/evidence/heard.md: `python -m tools.heard`.

Each match has its own display, session bus and speech server, which logs each sentence and takes as
long as a real voice. Either Orca or the program's own voice speaks.

The command takes half an hour. `--orca PREFIX` adds matches with an Orca built from source. Needs
the Debian packages orca, speech-dispatcher, at-spi2-core, gir1.2-atspi-2.0, python3-gi, dbus,
openbox, xdotool and xvfb.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from gin.session import settings_file
from gin.session.setting import Speech, Speed, Verbosity
from gin.session.settings import Settings
from tests.support.by_ear import HINT, KEYS, QUIET, Heard, Sitting, orca
from tests.support.known import know_every_game
from tests.support.patience import until
from tests.support.reader import Listener, desktop, played, speech
from tools.heard_pages import played_before, visit_pages
from tools.quiet import run_command

TARGET = Path(__file__).resolve().parents[1] / "docs" / "evidence" / "heard.md"
LENGTHS = ("short", "usual", "long")
LETTERS = (12, 25, 45)
"""Speaking rates in letters a second: slow, usual and expert."""
MOST_TURNS = 600
PARALLEL_RUNS = 4
ALONE = "solitary"
SCORED = ("Next hand", "Next deal", "Final score", "Rematch")
"""Beginnings of the focused button's name after a hand is counted."""
STARTS = "## Starts"
"""Heading of the hand-written section about `tools.heard_starts`, which stays on the page."""
SHOWN = 7
"""Number of keys at the start of a match that its transcript shows."""
END = ("Return", "Down", "Tab", "Down", "Down", "Down", "Tab", "Home", "Return")
"""Keys pressed after a match, to read the final score and open a review."""
AGAIN = ("Escape", "End", "Return")
"""Keys that lead from the review into another match."""
ABOUT = """\
# Heard

`python -m tools.heard` writes this page. It plays with the keyboard by ear alone: the last
announcement, or a requested hint, decides the next key. The voice takes as long as a real one, and
logs the sentences that it finished.

| column | meaning |
|---|---|
| voice | "all pages" visits every page instead of playing |
| length, card speed | at usual length and normal speed, whole matches; otherwise first hands |
| turns | a turn is a draw, a discard, and everything that the opponent does until the next draw |
| moves heard whole | opponent's moves whose sentence the voice finished |
| seconds to the first word | median, from the key that ended the player's turn |

A transcript shows the first keys, and the end of the first hand or of the match.

"""


@dataclass(frozen=True, slots=True)
class HeardRun:
    """A run: a match to play by ear, or a visit to all pages.

    - `reader` is the prefix of the Orca to use; None is the installed one.
    - `voice` uses the program's own voice instead of Orca.
    - `whole` plays the whole match, not only its first hand.
    - `pages` visits all pages instead of playing a match (`tools.heard_pages`).
    - `advised` plays the moves of hints.
    - `ends` also listens to the end of the match and to the start of another.
    """

    name: str
    length: str
    letters: int
    voice: bool = False
    reader: Path | None = None
    whole: bool = True
    speed: str = "normal"
    pages: bool = False
    game: str = "gin"
    advised: bool = False
    ends: bool = False


class HeardFigures(NamedTuple):
    """Statistics of a run."""

    turns: int
    words: float
    utterances: float
    moves: int
    whole: int
    focus: int
    spoken: int
    wait: float


def hear(run: HeardRun) -> tuple[HeardFigures, list[Heard]]:
    """Carry out a run, and record the speech."""
    with tempfile.TemporaryDirectory() as place, ExitStack() as stack:
        folder = Path(place)
        environment = stack.enter_context(desktop(folder))
        spoken = stack.enter_context(speech(environment, folder, run.letters))
        if not run.voice:
            stack.enter_context(orca(environment, folder, spoken, run.reader))
        reader = Listener(environment)
        chosen = replace(
            Settings(),
            verbosity=Verbosity(run.length), speed=Speed(run.speed), offer_speech=False,
            speech=Speech.SELF if run.voice else Speech.OFF,
        )  # fmt: skip
        data = folder / "data"
        (played_before if run.pages else know_every_game)(data)
        settings_file.write(data, chosen)
        sitting = Sitting(spoken, reader, reader=not run.voice)
        if not run.voice:
            reader.heard()
            sitting.listen("(Orca starts)")
        at_once = () if run.pages else ("--game", run.game, "--seed", "11")
        stack.enter_context(played(environment, folder, *at_once))
        if not run.voice:
            until(reader.tree)
        sitting.listen("(the program starts)")
        turns = [] if run.pages else list(play(sitting, run))
        if run.pages:
            visit_pages(sitting)
        if run.ends:
            sitting.waits = QUIET
            for key in (*END, *AGAIN):
                sitting.press(key)
        reader.close()
    return figures_of(turns, sitting.heard, alone=run.game == ALONE), sitting.heard


def play(sitting: Sitting, run: HeardRun) -> Iterator[list[Heard]]:
    """Yield the announcements of each turn, without those of requested hints."""
    turn: list[Heard] = []
    for _ in range(MOST_TURNS):
        place = sitting.place
        if place.startswith(("Rematch", "Final score")) or (
            not run.whole and place.startswith(("Next hand", "Next deal"))
        ):
            return
        if run.advised and sitting.in_hand:
            turn += [one for one in sitting.advised() if one.key != HINT]
        else:
            turn = sitting.turn()
        if len(turn) > 1 and sitting.place.startswith(("stock", *SCORED)):
            yield turn
        if sitting.place.startswith(("stock", *SCORED)):
            turn = []
    raise SystemExit(f"the match did not end in {MOST_TURNS} turns; {sitting.place!r}")


def figures_of(turns: list[list[Heard]], heard: list[Heard], *, alone: bool) -> HeardFigures:
    """Return the statistics of a run.

    The turn that ends a hand is left out. In solitary games no moves are counted.
    """
    if not turns:
        return HeardFigures(0, 0.0, 0.0, 0, 0, *_focus(heard), 0.0)
    ended = [
        turn for turn in turns if not any(one.text.startswith(SCORED) for one in turn[-1].spoken)
    ]
    moves = whole = 0
    waits = []
    for *_, discard in [] if alone else ended:
        sentences = [
            one for one in discard.spoken if "discards" in one.text or " draws" in one.text
        ]
        moves += 1
        if sentences and sentences[-1].ends is not None:
            whole += 1
            waits.append(sentences[0].begins - discard.at)
    return HeardFigures(
        len(ended),
        statistics.mean(sum(one.words for one in turn) for turn in ended),
        statistics.mean(sum(len(one.spoken) for one in turn) for turn in ended),
        moves,
        whole,
        *_focus(heard),
        statistics.median(waits) if waits else 0.0,
    )


def _focus(heard: list[Heard]) -> tuple[int, int]:
    last = [(one.focus[-1], one) for one in heard if one.focus]
    return len(last), sum(any(name in said.text for said in one.spoken) for name, one in last)


def silent(run: HeardRun, heard: list[Heard]) -> Iterator[str]:
    """Yield the focus changes that were not spoken, with the words spoken instead."""
    for one in heard:
        if one.focus and not any(one.focus[-1] in said.text for said in one.spoken):
            spoken = "; ".join(said.text for said in one.spoken) or "nothing"
            yield f"- {run.name}, {KEYS.get(one.key, one.key)} to {one.focus[-1]}: {spoken}"


def row(run: HeardRun, found: HeardFigures) -> str:
    """Format a run as a row of the table."""
    share = f"{found.whole} of {found.moves}" if found.moves else ""
    focus = f"{found.spoken} of {found.focus}" if found.focus else "not counted"
    wait = f"{found.wait:.1f}" if found.moves else ""
    cells = (
        run.name, run.length, f"{run.letters}", run.speed, f"{found.turns}", f"{found.words:.1f}",
        f"{found.utterances:.1f}", share, focus, wait,
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def transcript(heard: list[Heard], *, ends: bool) -> Iterator[str]:
    """Yield a table of the words after each key, at the start and at the end."""
    yield "| key | spoken |"
    yield "|---|---|"
    scored = (one for one in heard if any(said.text.startswith(SCORED) for said in one.spoken))
    last = heard[-len((*END, *AGAIN)) :] if ends else [*scored][:1]
    for one in [*heard[:SHOWN], None, *last]:
        if one is None:
            yield "| … | |"
            continue
        key = KEYS.get(one.key, one.key.upper() if len(one.key) == 1 else one.key)
        said = "; ".join(
            f"{said.text}{'' if said.ends is not None else ' *(cut)*'}" for said in one.spoken
        )
        yield f"| {key} | {said.replace('|', ' ')} |"


def installed(package: str) -> str:
    """Return the version of an installed Debian package."""
    asked = ["dpkg-query", "-W", "-f=${Version}", package]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout


def runs(built: Path | None, name: str) -> list[HeardRun]:
    """Return the runs; `built` is the prefix of an Orca built from source, and `name` its name."""
    system = f"Orca {installed('orca').partition('-')[0]}"
    made = [HeardRun(system, "usual", 25)]
    if built is not None:
        made += [
            HeardRun(name, length, 25, reader=built, whole=length == "usual") for length in LENGTHS
        ]
        made += [
            HeardRun(name, "usual", letters, reader=built, whole=False, speed=speed)
            for letters in LETTERS
            for speed in ("slow", "instant")
        ]
        made += [
            HeardRun(
                f"{name}, Colonel",
                "usual",
                25,
                reader=built,
                game="colonel",
                advised=True,
                ends=True,
            ),
            HeardRun(f"{name}, Solitary Gin", "usual", 25, reader=built, game=ALONE, ends=True),
        ]
        made.append(
            HeardRun(f"{name}, all pages", "usual", 45, reader=built, whole=False, pages=True)
        )
    made.append(HeardRun(f"{system}, all pages", "usual", 45, whole=False, pages=True))
    made += [
        HeardRun("own voice", length, 25, voice=True, whole=length == "usual") for length in LENGTHS
    ]
    return made


def section_on_starts(page: Path) -> list[str]:
    """Return the hand-written section on starts, to keep it on the new page."""
    lines = page.read_text(encoding="utf-8").splitlines() if page.exists() else []
    if STARTS not in lines:
        return []
    begins = lines.index(STARTS)
    following = (at for at in range(begins + 1, len(lines)) if lines[at].startswith("## "))
    ends = next(following, len(lines))
    return ["", "\n".join(lines[begins:ends]).rstrip()]


def main() -> None:
    """Carry out the runs and write the page."""
    parser = argparse.ArgumentParser(description="Measure what is heard of whole matches.")
    parser.add_argument("--to", type=Path, default=TARGET, help="the page to write")
    parser.add_argument("--orca", type=Path, help="prefix of a custom Orca")
    parser.add_argument("--version", default="", help="version of that Orca")
    parser.add_argument("--only", type=int, help="play only this match, counted from 0")
    given = parser.parse_args()
    lines = [
        ABOUT,
        "| voice | length | letters a second | card speed | turns | words a turn | "
        "utterances a turn | moves heard whole | focus changes spoken | "
        "seconds to the first word |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    parts: list[str] = []
    everything = runs(given.orca, f"Orca {given.version}")
    wanted = everything if given.only is None else [everything[given.only]]
    # The runs mostly wait for speech, so they can share the processor.
    with ProcessPoolExecutor(PARALLEL_RUNS) as pool:
        results = list(pool.map(hear, wanted))
    for run, (found, heard) in zip(wanted, results, strict=True):
        print(row(run, found), flush=True)
        lines.append(row(run, found))
        parts += silent(run, heard)
        if run.whole:
            title = f"## {run.name}, {run.length}, {run.letters} letters a second"
            parts += ["", title, "", *transcript(heard, ends=run.ends)]
    lines += section_on_starts(TARGET)
    given.to.write_text("\n".join([*lines, *parts]) + "\n", encoding="utf-8")
    print(f"Written to {given.to.name}.")


if __name__ == "__main__":
    run_command(main)
