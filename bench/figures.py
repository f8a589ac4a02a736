"""Measure the built program and a bare pygame-ce window in one run.

    python -m bench.figures [--built DIST] [--starts 21] [--seconds 30] [--frames 1000] [--write]

Builds both programs (or takes DIST/gin-parlour and DIST/bare) and shows each on a virtual screen.
At 1280x800 and 1920x1080 it measures the first frame, memory, idle load, frame times and responses
to input; at two larger sizes, only frame times and responses. `--write` replaces the tables at the
end of docs/evidence/figures.md. Needs Xvfb, xdotool and an idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

import bench.size
from bench.click import clicks
from bench.markdown import paragraph
from bench.process import Idle, Memory, idle, memory
from bench.screen import StartTimes, VirtualScreen, screen, shown
from gin.session import settings_file
from gin.session.setting import Motion
from gin.session.settings import Settings
from tools.bundle import EXCLUDED
from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
REPORT = TOP / "docs" / "evidence" / "figures.md"
WINDOW = "## The window"
"""Heading of the part of the report that this module writes."""
MEMORY = {(1280, 800): 75, (1920, 1080): 75}
"""Memory bounds in MiB at the menu and at the table, by window size."""
PEERS = {"KPatience": "/usr/games/kpat", "Aisleriot": "/usr/games/sol"}
"""Other card games whose starts are measured, if installed, at the usual window size."""
PEER = "KPatience"
"""The card game whose start time bounds our own."""
USUAL = (1280, 800)
UNPACKED, PACKED = 48, 24
"""Size bounds of the package in MB."""
FRAME = {(1280, 800): 1.5, (1920, 1080): 0.6, (2560, 1440): 0.4, (3840, 2160): 0.3}
"""Bounds for the 99th percentile of frame times, as multiples of a bare frame, by window size."""
LIT = 0.5
"""Bound of the processor time with the fire lit, in per cent of one processor."""
LONGEST = 2
"""Bound of the longest frame, as a multiple of the bound of the 99th percentile."""
METHOD = """
| term | meaning |
|---|---|
| start | with reduced motion; Gin Parlour finds the data folder of an earlier start |
| bare window | `bench/bare_window.py`, built the same way |
| first frame | from the start of the process to the first pixels on the screen |
| complete start | from the start of the process to the last change of the window |
| idle | without sound, with reduced motion; at the table, in the player's turn |
| fire lit | the same without reduced motion: the fire burns, and the opponent blinks |
| moving frame | frame in which something moves, in matches of gin against level 3 |
| frame time | all the work between two sleeps |
| bare frame | the same window copies a full picture of its size to the screen (median) |
| processor time | the program's own, over the same frames |

The speed of a shared machine varies, so compare runs by the figures of the bare window.
"""
SEED = 7
CLICKS = 9
RESTS = 8.0
"""Wait in seconds for a first start to save its drawings, which later starts use."""
SILENCE = "F9"
"""Key that mutes. `bench.sound` measures idle load with sound."""
SHOWN = 4.0
"""Wait in seconds after a key, for example until a hand is dealt."""
QUIET = 30.0
"""Seconds until a started program is idle.

By then a first start has offered speech, and the process that spoke has ended. A muted table has
closed its sound device, and nothing moves.
"""


@dataclass(frozen=True, slots=True)
class Bound:
    """A figure with its bound, both in the same unit."""

    name: str
    value: float
    bound: float
    unit: str
    n: str

    @property
    def row(self) -> str:
        verdict = "met" if self.value <= self.bound else "**missed**"
        shown = f"{self.value:.3g} {self.unit}"
        return f"| {self.name} | {shown} | {self.bound:g} {self.unit} | {verdict} | {self.n} |"


def build(folder: Path) -> Path:
    """Build the program and the bare window in a folder, and return the folder with both."""
    common = ["--noconfirm", "--log-level", "ERROR", "--workpath", str(folder / "build")]
    common += ["--distpath", str(folder / "dist")]
    excluded = [word for name in EXCLUDED for word in ("--exclude-module", name)]
    bare = ["--name", "bare", "--strip", "--specpath", str(folder), *excluded]
    for words in ([str(TOP / "build.spec")], [*bare, str(TOP / "bench" / "bare_window.py")]):
        subprocess.run([sys.executable, "-m", "PyInstaller", *common, *words], check=True, cwd=TOP)
    return folder / "dist"


def starts(
    on: VirtualScreen, programs: dict[str, list[str]], count: int
) -> dict[str, tuple[list[StartTimes], Memory]]:
    """Start the programs in turn; return the times after each one's first start, and the memory."""
    found: dict[str, list[StartTimes]] = {name: [] for name in programs}
    used: dict[str, Memory] = {}
    for number in range(count + 1):
        for name, words in programs.items():
            with shown(on, words) as (process, start):
                if number:
                    found[name].append(start)
                used[name] = memory(process.pid)
    return {name: (found[name], used[name]) for name in programs}


def at_rest(
    on: VirtualScreen, words: list[str], seconds: float, reach: Callable[[VirtualScreen], None]
) -> tuple[Memory, Idle]:
    """Return a program's memory and idle load after `reach` has operated it."""
    with shown(on, words) as (process, _):
        reach(on)
        time.sleep(QUIET)
        return memory(process.pid), idle(process.pid, seconds)


def keys(on: VirtualScreen, *names: str) -> None:
    """Press keys one after another in the program's window."""
    tool = ["xdotool", "search", "--onlyvisible", "--class", "gin-parlour|main.py"]
    subprocess.run([*tool, "windowfocus"], env=on.environment, check=True, capture_output=True)
    for name in names:
        subprocess.run(["xdotool", "key", name], env=on.environment, check=True)
        time.sleep(1.5)


def to_the_table(on: VirtualScreen) -> None:
    """Go from the menu past the introduction, the cut and the deal to a dealt hand, and mute.

    It waits after each key, because a key pressed during an animation only ends the animation.
    """
    for key in ("Return", "Return", "Return", "Return", SILENCE):
        keys(on, key)
        time.sleep(SHOWN)


def frames(on: VirtualScreen, size: str, count: int) -> dict[str, float]:
    """Measure frame times and responses in a separate process on this screen."""
    environment = {**os.environ, **on.environment, "PATH": os.environ["PATH"]}
    environment["PYTHONPATH"] = str(TOP)
    done = subprocess.run(
        [sys.executable, "-m", "bench.frames", size, f"--frames={count}", f"--inputs={count}"],
        env=environment, cwd=TOP, check=True, capture_output=True, text=True,
    )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def seconds_of(found: list[StartTimes], part: str) -> list[float]:
    """Return the field `part` of each start."""
    return [getattr(start, part) for start in found]


def measured(size: tuple[int, int], dist: Path, args: argparse.Namespace) -> list[str]:
    """Return the report's lines for one window size."""
    text = f"{size[0]}x{size[1]}"
    program, bare = str(dist / "gin-parlour" / "gin-parlour"), str(dist / "bare" / "bare")
    rows: list[Bound] = []
    # The program's window takes two thirds of the screen, so this screen yields the wanted size.
    with (
        screen((size[0] * 3 // 2, size[1] * 3 // 2)) as on,
        tempfile.TemporaryDirectory() as folder,
    ):
        if size not in MEMORY:
            return _report(text, *_moving(on, size, args.frames))
        # With reduced motion, the screen rests when the start is complete.
        calm = [program, "--data", _calm(Path(folder, "calm"))]
        programs = {"bare": [bare, text], "ours": calm}
        if size == USUAL:
            # A separate data folder: the source must not use the built program's cached cards.
            programs["source"] = [
                sys.executable,
                str(TOP / "main.py"),
                "--data",
                _calm(Path(folder, "source")),
            ]
            programs |= {name: [path] for name, path in PEERS.items() if Path(path).exists()}
        _warm(on, programs)
        found = starts(on, programs, args.starts)
        # The table has its own data folder: in the default one, the menu's run leaves sounds muted.
        table = [program, "--seed", str(SEED), "--data", folder]
        still = [*table[:-1], _calm(Path(folder, "still"))]
        rest = {
            "menu": at_rest(on, [program], args.seconds, lambda one: keys(one, SILENCE)),
            "table": at_rest(on, table, args.seconds, to_the_table),
            "still menu": at_rest(on, still, args.seconds, lambda one: keys(one, SILENCE)),
            "still table": at_rest(on, still, args.seconds, to_the_table),
            "bare": at_rest(on, [bare, text], args.seconds, lambda _: None),
        }
        played = clicks(on, size, [program], CLICKS)
        moving, notes = _moving(on, size, args.frames)
    ours, bare_starts = found["ours"][0], found["bare"][0]
    first = statistics.median(seconds_of(ours, "first"))
    n = f"{len(ours)} starts, median"
    bare_first = statistics.median(seconds_of(bare_starts, "first"))
    others = {name: seconds_of(found[name][0], "complete") for name in PEERS if name in found}
    for which, bound in (("ours", 0.75), ("source", 1.0)):
        if PEER in others and which in found:
            complete = statistics.median(seconds_of(found[which][0], "complete"))
            share = complete / statistics.median(others[PEER])
            started = "the package" if which == "ours" else "the source"
            rows.append(
                Bound(f"complete start, {started}, as a share of {PEER}'s", share, bound, "", n)
            )
    to_card, n = 1000 * statistics.median(played), f"{CLICKS} clicks, median"
    rows.append(Bound("from a click on Play to the first card", to_card, 100, "ms", n))
    for place in ("menu", "table"):
        used, rests = rest[place]
        rows.append(Bound(f"memory at the {place}", used.own, MEMORY[size], "MiB", "1 start, PSS"))
        over = f"{rests.seconds:.0f} s"
        rows.append(Bound(f"idle at the {place}, fire lit", rests.percent, LIT, "% CPU", over))
        still_rests = rest[f"still {place}"][1]
        rows += [
            Bound(f"idle at the {place}", still_rests.percent, 0.1, "% CPU", over),
            Bound(f"wakeups at the {place}", still_rests.wakeups, 2, "a second", over),
        ]
    spread = f"{min(seconds_of(ours, 'first')):.3f} to {max(seconds_of(ours, 'first')):.3f} s"
    worked = ", ".join(
        f"{1000 * statistics.median(seconds_of(found[name][0], 'work')):.0f} ms {called}"
        for name, called in (
            ("bare", "for the bare window"), ("ours", "for the program"),
            ("source", "for the program from source"),
        )
        if name in found
    )  # fmt: skip
    peers = "".join(
        f"The start of {name} was complete after {statistics.median(seconds):.3f} s. "
        for name, seconds in others.items()
    )
    comparison = (
        f"The first frame came after {first:.3f} s ({spread}). Processor time until then: "
        f"{worked}. {peers}"
        f"The bare window's first frame came after {bare_first:.3f} s (n = "
        f"{len(bare_starts)}). The bare window took {rest['bare'][0].own:.0f} MiB, "
        f"{rest['bare'][1].percent:.2f} % CPU and "
        f"{rest['bare'][1].wakeups:.1f} wakeups a second. With shared pages counted in full (RSS), "
        f"the program at the table took {rest['table'][0].resident:.0f} MiB, the bare window "
        f"{rest['bare'][0].resident:.0f} MiB."
    )
    return _report(text, [*rows, *moving], [paragraph(comparison), "", *notes])


def _calm(folder: Path) -> str:
    """Make a data folder with reduced motion; return its path."""
    folder.mkdir()
    settings_file.write(folder, Settings(motion=Motion.REDUCED))
    return str(folder)


def _warm(on: VirtualScreen, programs: dict[str, list[str]]) -> None:
    for words in programs.values():
        with shown(on, words):
            time.sleep(RESTS)


def _moving(on: VirtualScreen, size: tuple[int, int], count: int) -> tuple[list[Bound], list[str]]:
    found = frames(on, f"{size[0]}x{size[1]}", count)
    n = f"{found['frames']:.0f} moving frames, {found['moves']:.0f} moves"
    bare = found["bare"]
    missed = found["inputs"] - found["answered"]
    unanswered = "inputs not answered in the next frame"
    rows = [
        Bound("frame time, p99", found["frame_p99"] / bare, FRAME[size], "bare frames", n),
        Bound("longest frame", found["frame_max"] / bare, LONGEST * FRAME[size], "bare frames", n),
        Bound(unanswered, missed, 0, "", f"{found['inputs']:.0f}"),
    ]
    sentence = (
        f"A bare frame took {bare:.1f} ms. Moving frames: median {found['frame_p50']:.1f} ms, p99 "
        f"{found['frame_p99']:.1f} ms, longest {found['frame_max']:.1f} ms; processor time median "
        f"{found['work_p50']:.1f} ms, p99 {found['work_p99']:.1f} ms, longest "
        f"{found['work_max']:.1f} ms. From an input to its frame: median "
        f"{found['answer_p50']:.1f} ms, p99 {found['answer_p99']:.1f} ms."
    )
    return rows, [paragraph(sentence)]


def _report(size: str, rows: Sequence[Bound], notes: Sequence[str]) -> list[str]:
    head = [f"### {size}", "", "| figure | measured | bound | | n |", "|---|---|---|---|---|"]
    return [*head, *(row.row for row in rows), "", *notes, ""]


def package(folder: Path) -> list[str]:
    """Return the report's lines for the size of the package."""
    unpacked = sum(bench.size.sizes(folder).values()) / 1e6
    packed = bench.size.packed(folder) / 1e6
    rows = [
        Bound("unpacked", unpacked, UNPACKED, "MB", "all files"),
        Bound("packed", packed, PACKED, "MB", ".tar.xz"),
    ]
    return _report("The package", rows, bench.size.report(folder))


def machine() -> str:
    """Describe the machine and its load in two sentences."""
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.machine(),
    )
    return (
        f"{os.cpu_count()} processors ({model}), {platform.system()} {platform.release()}, Python "
        f"{platform.python_version()}, pygame-ce {pygame.version.ver}, Xvfb. Load average over "
        f"the minute before: {os.getloadavg()[0]:.2f}."
    )


def main(words: list[str]) -> int:
    """Measure everything and print the report; with `--write`, also save it."""
    parser = argparse.ArgumentParser(prog="bench.figures")
    parser.add_argument("--built", type=Path)
    parser.add_argument("--starts", type=int, default=21)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--frames", type=int, default=1000)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args(words)
    lines = [
        WINDOW, "", paragraph(f"`make figures` wrote this section in one run. {machine()}"), "",
        METHOD.strip(), "",
    ]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        dist = args.built or build(Path(folder))
        lines += package(dist / "gin-parlour")
        for size in FRAME:
            lines += measured(size, dist, args)
    report = "\n".join(lines).rstrip() + "\n"
    print(report)
    if args.write:
        before, _, _ = REPORT.read_text(encoding="utf-8").partition(WINDOW)
        REPORT.write_text(before + report, encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
