"""A hand played in the window of a packaged program by keys, on a screen that nobody sees."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from gin.session.storage.database import FILE
from tests.support.patience import until
from tools import bundle
from tools.snapshot import games

_TURNS = 240
"""Times that a move is asked for, at most."""


class Window:
    """A program in its window, used by keys and mouse. Pictures of it go into a folder."""

    def __init__(self, environment: dict[str, str], pictures: Path) -> None:
        self._environment = environment
        self._pictures = pictures
        self._window = until(self._found, 60, lambda: "no window").split()[0]
        self.tool("windowfocus", "--sync", self._window)
        time.sleep(2)

    def _found(self) -> str:
        return self.tool("search", "--onlyvisible", "--class", bundle.PROGRAM)

    def tool(self, *words: object) -> str:
        """What xdotool prints."""
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self._environment, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        return done.stdout.strip()

    def key(self, name: str) -> None:
        """Press a key."""
        self.tool("key", "--clearmodifiers", name)

    def shot(self, name: str) -> Path:
        """A picture of the screen."""
        path = self._pictures / f"{name}.png"
        words = ["import", "-silent", "-window", "root", str(path)]
        subprocess.run(words, env=self._environment, check=False)
        return path

    def hold(self) -> None:
        """Take hold of the window by the title bar that it draws itself."""
        told = self.tool("getwindowgeometry", "--shell", self._window).splitlines()
        place = dict(line.split("=") for line in told if "=" in line)
        x, y = int(place["X"]) + 200, int(place["Y"]) + 12
        self.tool("mousemove", x, y, "mousedown", 1, "mousemove_relative", 5, 5)

    def let_go(self) -> None:
        """Let go of it."""
        self.tool("mouseup", 1)


@contextlib.contextmanager
def opened(command: Sequence[str], environment: dict[str, str], pictures: Path) -> Iterator[Window]:
    """A program that is started on the screen, and closed afterwards as people do."""
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        window = Window(environment, pictures)
        yield window
        window.key("alt+F4")
        if code := process.wait(30):
            raise AssertionError(f"the window closed with {code}")
    except AssertionError as failed:
        process.kill()
        said = process.communicate()[0].decode(errors="replace")
        raise AssertionError(f"{failed}\n{said}") from failed
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(30)


def play(command: Sequence[str], environment: dict[str, str], data: Path, pictures: Path) -> str:
    """Start a program on the screen, play a hand and close it; what came of it.

    It keeps what is played in `data`.
    """
    with opened(command, environment, pictures) as window:
        window.shot("menu")
        window.key("Return")
        until((data / FILE).exists, 30, lambda: "no match")
        for turn in range(_TURNS):
            # Enter goes past the cut and what is told of the game, and says yes to a knock; else
            # a hint is asked for, and done.
            window.key("Return" if turn < 6 or turn % 6 == 5 else "i")
            time.sleep(0.4)
            window.key("q")
            time.sleep(0.4)
            if turn == 12:
                window.shot("table")
            if played := hand_in(data):
                break
        else:
            raise AssertionError(f"no hand was played: see {window.shot('stuck')}")
        time.sleep(3)
        window.shot("result")
    return played


def hold(command: Sequence[str], environment: dict[str, str], data: Path, pictures: Path) -> str:
    """Start a program that draws its own title bar, pass the first card and take hold of the bar:
    what the other has played while it was held."""
    with opened(command, environment, pictures) as window:
        for _ in ("introduction", "cut", "deal"):
            window.key("Return")
            time.sleep(5)
        before = moves_in(data)
        window.key("p")
        window.hold()
        until(
            lambda: moves_in(data) >= before + 2,
            10,
            lambda: "the opponent did not move while the window was held",
        )
        window.shot("held")
        window.let_go()
        time.sleep(1)
    return f"{moves_in(data) - before} moves"


def moves_in(data: Path) -> int:
    """How many moves a program has kept."""
    row = _row(data, "SELECT count(*) FROM action")
    return int(str(row[0])) if row else 0


def hand_in(data: Path) -> str:
    """The first hand that was counted in what a program keeps; empty if there is none."""
    row = _row(data, "SELECT outcome, points0, points1 FROM hand")
    return f"{row[0]}, {row[1]} to {row[2]} points" if row else ""


def _row(data: Path, question: str) -> tuple[object, ...]:
    """The first answer of a store that another program may be writing to; nothing if none."""
    with contextlib.suppress(sqlite3.Error), games(data) as kept:
        return tuple(kept.execute(question).fetchone() or ())
    return ()
