"""Two programs that play linked matches with each other, and are killed at random."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from gin.session import household
from gin.session.settings import Settings
from gin.session.storage.paths import write_whole
from gin.session.storage.store import Store
from tests.support.places import TOP

LATEST = 600.0


def two_players(root: Path) -> str:
    """Add Anna and Ben to a data folder, and return Ben's id."""
    household.write(root, household.Household())
    write_whole(root / "settings.toml", b'name = "Anna"\n')
    return household.add(root, "Ben", Settings())


class Front:
    """A playing program, with the lines that it has printed."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.linked_player", *words], cwd=TOP,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.lines: list[str] = []
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.strip())

    def word(self, first: str) -> str:
        """Return the rest of the last line that begins with a word; empty if there is none."""
        found = [line for line in self.lines if line.partition(" ")[0] == first]
        return found[-1].partition(" ")[2] or first if found else ""

    @property
    def ended(self) -> bool:
        return self.process.poll() is not None

    def kill(self) -> None:
        if not self.ended:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._reading.join(5)


def play_match(root: Path, game: str, options: list[str], rng: random.Random, kills: int) -> int:
    """Play a match in two programs, killing one now and then; return the number of hands."""
    end = time.monotonic() + LATEST
    host = Front("host", str(root), str(rng.random())[2:8], game, *options)
    other: Front | None = None
    next_kill = time.monotonic() + rng.uniform(0.8, 2.0)
    hands = 0
    try:
        while True:
            assert time.monotonic() < end, (host.lines, other and other.lines)
            time.sleep(0.02)
            hands = max(hands, int(host.word("hand") or 0))
            code = host.word("code")
            if other is None and code:
                other = Front("join", str(root), str(rng.random())[2:8], code, "ben")
            if other is None:
                continue
            if host.word("over") and other.word("over"):
                return hands
            if other.ended and not other.word("over"):
                assert not any("Traceback" in line for line in other.lines), other.lines
                other = None
            elif host.ended and not host.word("over"):
                assert not any("Traceback" in line for line in host.lines), host.lines
                other.kill()
                other = None
                host = Front("host", str(root), str(rng.random())[2:8], game, *options)
            elif kills and time.monotonic() > next_kill:
                kills -= 1
                (host if rng.random() < 0.4 else other).kill()
                next_kill = time.monotonic() + rng.uniform(0.8, 2.5)
    finally:
        host.kill()
        if other is not None:
            other.kill()


def check_saved(root: Path, ben: str, matches: int) -> None:
    """Compare the finished matches of both players."""
    anna = Store.open(root)
    his = Store.open(root / household.FOLDER / ben)
    mine = [row.totals for row in anna.matches("finished")]
    theirs = [row.totals for row in his.matches("finished")]
    anna.close()
    his.close()
    assert len(mine) == matches
    assert sorted(theirs) == sorted(totals[::-1] for totals in mine if totals is not None)
    for folder in (root, root / household.FOLDER / ben):
        assert not list(folder.glob("errors.log")), folder
