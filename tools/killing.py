"""Kill and restart the real program for an hour, and check that no move is lost.

    python -m tools.killing [--seconds 3600] [--seed 1] [--data DIR] [--command PROGRAM WORD...]

Plays in a window under Xvfb and openbox with real key events, kills the program with SIGKILL at a
random moment or, sometimes, closes its window, and starts it again. Each time it checks that

- committed moves are still there,
- every unfinished match replays,
- child processes exit in time, and
- files stay small.

The exit code is 1 if a check failed. Needs Linux, Xvfb, openbox, xdotool, wmctrl and xprop.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bench.process import family
from gin.core.errors import GinError
from gin.language.translation import printed
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.registry import ids
from tests.support.desktop import openbox, xvfb
from tools.quiet import run_command
from tools.snapshot import copy_games, games

TOP = Path(__file__).resolve().parents[1]
SETTINGS = 'speed = "instant"\nconfirm = false\nmute = true\n'
ASIDE = (
    ("k", "Return"),
    ("g",),
    ("n",),
    ("n",),
    ("a", "n"),
    ("c",),
    ("p",),
    ("Tab", "Return"),
    ("d", "h", "s"),
)
"""Keys pressed occasionally, in addition to drawing and discarding."""
LONGEST = 10.0
"""Maximum seconds of play before a kill."""
SHOWN = 60.0
"""Timeout in seconds for the window to appear."""
ORPHAN = 30.0
"""Timeout in seconds for the children of a killed program to exit."""
LARGEST = {".db": 50_000_000, ".db-wal": 20_000_000}
LARGEST_OTHER = 1_000_000
MOST_FILES = 40

Rows = dict[int, list[tuple[int, int, int, str]]]
"""The actions of each match, as hand, ply, seat and text."""


class Driver:
    """Starts, plays and kills the program, and checks its data."""

    def __init__(
        self, command: list[str], folder: Path, environment: dict[str, str], seed: int
    ) -> None:
        self._command, self._folder, self._rng = command, folder, random.Random(seed)
        self._environment = environment
        self._environment.pop("WAYLAND_DISPLAY", None)
        self._rows: Rows = {}
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self.largest: Counter[str] = Counter()
        self.slowest = 0.0
        self._offered_length = 0

    def round(self) -> None:
        rng, before = self._rng, self._offered_match()
        self._reset_keys()
        words = ["--data", str(self._folder)]
        named = rng.random() < 0.4
        if named:
            words += ["--game", rng.choice(ids())]
        if rng.random() < 0.5:
            words += ["--level", str(rng.randint(1, 5))]
        for copy in self._folder.glob("backups/*") if rng.random() < 0.2 else ():
            # Without today's backup, the program makes one, and the kill may interrupt it.
            copy.unlink()
        with tempfile.TemporaryFile() as errors:
            program = subprocess.Popen(
                [*self._command, *words], env=self._environment, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=errors, cwd=TOP, start_new_session=True,
            )  # fmt: skip
            self.counts["starts"] += 1
            # In a quarter of the runs, kill within four seconds, perhaps before the window appears.
            early = rng.random() < 0.25
            self._play(program, rng.uniform(0, 4.0 if early else LONGEST), early=early)
            children = self._end(program)
            errors.seek(0)
            text = errors.read().decode(errors="replace")
        if "Traceback" in text:
            self._fail(f"a traceback: {text[-400:]}")
        self._check_data(before if not named else None)
        self._check_orphans(children)

    def _reset_keys(self) -> None:
        """Reset the key bindings: random presses would soon unbind the keys needed to play."""
        kept = self._folder / "settings.toml"
        with contextlib.suppress(FileNotFoundError):
            lines = kept.read_text(encoding="utf-8").splitlines()
            usual = [line for line in lines if not line.startswith("key.")]
            kept.write_text("\n".join(usual) + "\n", encoding="utf-8")

    def _play(self, program: subprocess.Popen[bytes], seconds: float, *, early: bool) -> None:
        """Press keys for `seconds`, and record committed moves meanwhile.

        The time counts from the start if `early`, otherwise from the window's appearance.
        """
        window, begun = "", time.monotonic()
        until = begun + (seconds if early else SHOWN)
        while time.monotonic() < until and program.poll() is None:
            if not window:
                found = self._windows(program)
                if not found:
                    time.sleep(0.05)
                    continue
                window = found[0]
                self.counts["windows"] += 1
                self.slowest = max(self.slowest, time.monotonic() - begun)
                if not early:
                    until = time.monotonic() + seconds
                self._xdo("windowfocus", window)
                # In the menu, this continues the offered match.
                self._xdo("key", "Return")
            keys = self._turn()
            self._xdo("key", "--delay", "30", *keys)
            self.counts["keys"] += len(keys)
            self._record_moves()
        if not (window or early or program.poll() is not None):
            self._fail(f"there was no window in {SHOWN:.0f} s")

    def _turn(self) -> list[str]:
        rng = self._rng
        keys = [rng.choice(("space", "space", "space", "u", "p"))]
        keys += [rng.choice(("Left", "Right"))] * rng.randint(0, 5)
        keys.append("Return")
        if rng.random() < 0.5:
            keys += rng.choice(ASIDE)
        return keys

    def _windows(self, program: subprocess.Popen[bytes]) -> list[str]:
        return self._xdo("search", "--onlyvisible", "--pid", str(program.pid)).split()

    def _xdo(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, check=False,
            timeout=20,
        )  # fmt: skip
        return done.stdout

    def _end(self, program: subprocess.Popen[bytes]) -> dict[int, str]:
        """Kill the program, or sometimes close its window; return its child processes."""
        self._record_moves()
        children: dict[int, str] = {}
        with contextlib.suppress(OSError):
            children = {pid: _born(pid) for pid in family(program.pid)[1:]}
        if program.poll() is not None:
            self.counts["quit by a key"] += 1
            if program.returncode:
                self._fail(f"it ended by itself with {program.returncode}")
        elif self._rng.random() < 0.05:
            self.counts["closed"] += 1
            for window in self._windows(program):
                self._xdo("windowquit", window)
            try:
                if program.wait(15):
                    self._fail(f"closed, it ended with {program.returncode}")
            except subprocess.TimeoutExpired:
                # Probably the window did not exist yet.
                self.counts["closed before the window appeared"] += 1
        if program.poll() is None:
            program.send_signal(signal.SIGKILL)
            program.wait(10)
            self.counts["kills"] += 1
        return children

    def _read(self, where: str = "") -> Rows:
        found = Rows()
        with games(self._folder) as link:
            try:
                rows = link.execute(
                    f"SELECT match, hand, ply, seat, text FROM action {where}"
                    " ORDER BY match, hand, ply"
                )
                for match, *row in rows:
                    found.setdefault(match, []).append(tuple(row))
            except sqlite3.OperationalError as error:
                # The first start has not created the tables yet.
                if "no such table" not in str(error):
                    raise
        return found

    def _record_moves(self) -> None:
        """Record the committed moves of the two latest matches; later checks require them."""
        recent = "WHERE match IN (SELECT id FROM match ORDER BY touched DESC LIMIT 2)"
        for match, rows in self._read(recent).items():
            self._compare(match, rows)
            self._rows[match] = rows

    def _compare(self, match: int, rows: list[tuple[int, int, int, str]]) -> None:
        before = self._rows.get(match, [])
        if rows[: len(before)] != before:
            self.counts["moves lost"] += len(before) - len(rows)
            self._fail(f"match {match} had {len(before)} moves and has {len(rows)}")

    def _offered_match(self) -> int | None:
        with games(self._folder) as link:
            try:
                row = link.execute(
                    "SELECT id FROM match WHERE state = 'open' ORDER BY touched DESC LIMIT 1"
                ).fetchone()
            except sqlite3.OperationalError:
                return None
        return row[0] if row else None

    def _check_data(self, offered: int | None) -> None:
        now = self._read()
        for match in self._rows.keys() | now.keys():
            self._compare(match, now.get(match, []))
        if offered is not None and len(now.get(offered, [])) > self._offered_length:
            self.counts["offered matches continued"] += 1
        self._rows = now
        self._offered_length = 0
        self.counts["moves kept"] = sum(map(len, now.values()))
        files = [path for path in self._folder.rglob("*") if path.is_file()]
        if len(files) > MOST_FILES:
            self._fail(f"there are {len(files)} files")
        for path in files:
            kind = path.suffix
            size = path.stat().st_size
            self.largest[kind] = max(self.largest[kind], size)
            if size > LARGEST.get(kind, LARGEST_OTHER) and path.parent.name != "backups":
                self._fail(f"{path.name} has {size} bytes")
        if any("damaged" in path.name for path in files):
            self._fail("a file was set aside as damaged")
        last = self._offered_match()
        self._offered_length = len(now.get(last, [])) if last is not None else 0
        self._replay()

    def _replay(self) -> None:
        with tempfile.TemporaryDirectory() as where:
            copy_games(self._folder, Path(where))
            store = Store.open(Path(where))
            if store.notices:
                self._fail(" ".join(map(printed, store.notices)))
            for match in store.matches():
                try:
                    Session.resume(store, match.id)
                    self.counts["replays"] += 1
                except GinError as error:
                    self._fail(str(error))
            for state in ("broken", "damaged"):
                if store.matches(state):
                    self._fail(f"{len(store.matches(state))} matches are {state}")
            store.close()

    def _check_orphans(self, children: dict[int, str]) -> None:
        self.counts["children"] += len(children)
        until = time.monotonic() + ORPHAN
        while left := [pid for pid, born in children.items() if _born(pid) == born]:
            if time.monotonic() > until:
                self.counts["orphans"] += len(left)
                self._fail(f"processes were left over: {[_command(pid) for pid in left]}")
                for pid in left:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                return
            time.sleep(0.05)

    def _fail(self, why: str) -> None:
        self.counts["failures"] += 1
        self.failures.append(why)
        print(f"FAILED: {why}", flush=True)


def _command(pid: int) -> str:
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except OSError:
        words = []
    return f"{pid} {b' '.join(words).decode(errors='replace').strip()}"


def _born(pid: int) -> str:
    """Return the start time of a process; empty if it has exited or is a zombie.

    Process ids are reused, so an id alone does not identify a process.
    """
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if fields[0] == "Z" else fields[19]


def main() -> int:
    """Kill and restart the program for the given time, and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--data", type=Path, help="a folder that is kept; otherwise a new one")
    parser.add_argument(
        "--command", nargs=argparse.REMAINDER, default=[sys.executable, str(TOP / "main.py")]
    )
    asked = parser.parse_args()
    print(f"seed {asked.seed}, {asked.seconds:.0f} s: {' '.join(asked.command)}", flush=True)
    with tempfile.TemporaryDirectory() as where, xvfb() as shown, openbox(shown):
        folder = (asked.data or Path(where, "data")).absolute()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not (folder / "settings.toml").exists():
            (folder / "settings.toml").write_text(SETTINGS)
        driver = Driver(asked.command, folder, shown, asked.seed)
        begun, minutes = time.monotonic(), 0
        while time.monotonic() - begun < asked.seconds:
            driver.round()
            if (time.monotonic() - begun) // 60 > minutes:
                minutes = int((time.monotonic() - begun) // 60)
                text = ", ".join(f"{name} {count}" for name, count in driver.counts.items())
                print(f"{minutes} min: {text}", flush=True)
        matches = len(driver._rows)
    driver.counts["matches"] = matches
    for name in ("moves lost", "orphans", "failures"):
        driver.counts[name] += 0
    print("| what | count |\n|---|---|")
    for name, count in driver.counts.items():
        print(f"| {name} | {count} |")
    print(f"| slowest window, seconds | {driver.slowest:.1f} |")
    for kind, size in sorted(driver.largest.items()):
        print(f"| largest {kind or 'other'}, bytes | {size} |")
    return 1 if driver.failures else 0


if __name__ == "__main__":
    run_command(main)
