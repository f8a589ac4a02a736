"""Play a hand in a packaged program's window with real key events."""

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


class Window:
    """A program's window, operated with keys and mouse; screenshots go into a folder."""

    def __init__(self, environment: dict[str, str], pictures: Path) -> None:
        self._environment = environment
        self._pictures = pictures
        self._window = until(self._found, 60, lambda: "no window").split()[0]
        self.tool("windowfocus", "--sync", self._window)
        time.sleep(2)

    def _found(self) -> str:
        return self.tool("search", "--onlyvisible", "--class", bundle.PROGRAM)

    def tool(self, *words: object) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self._environment, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        return done.stdout.strip()

    def key(self, name: str) -> None:
        self.tool("key", "--clearmodifiers", name)

    def shot(self, name: str) -> Path:
        path = self._pictures / f"{name}.png"
        words = ["import", "-silent", "-window", "root", str(path)]
        subprocess.run(words, env=self._environment, check=False)
        return path

    def hold(self) -> None:
        """Grab the window by its title bar."""
        lines = self.tool("getwindowgeometry", "--shell", self._window).splitlines()
        place = dict(line.split("=") for line in lines if "=" in line)
        x, y = int(place["X"]) + 200, int(place["Y"]) + 12
        self.tool("mousemove", x, y, "mousedown", 1, "mousemove_relative", 5, 5)

    def let_go(self) -> None:
        self.tool("mouseup", 1)


@contextlib.contextmanager
def opened(command: Sequence[str], environment: dict[str, str], pictures: Path) -> Iterator[Window]:
    """Start a program, and close its window with Alt+F4 at the end.

    Raises:
        AssertionError: If the program fails; the message contains the program's output.
    """
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
    """Start a program, play a hand and close it; return the hand's result.

    `data` is the program's data folder.
    """
    with opened(command, environment, pictures) as window:
        window.shot("menu")
        window.key("Return")
        until((data / FILE).exists, 30, lambda: "no match")
        for turn in range(_TURNS):
            # Enter leaves the introduction and the cut, and confirms a knock. In most rounds of
            # this loop, i requests a hint instead. Then q follows the hint, if there is one.
            window.key("Return" if turn < 6 or turn % 6 == 5 else "i")
            time.sleep(0.4)
            window.key("q")
            time.sleep(0.4)
            if turn == 12:
                window.shot("table")
            if played := first_hand(data):
                break
        else:
            raise AssertionError(f"no hand was played: see {window.shot('stuck')}")
        time.sleep(3)
        window.shot("result")
    return played


def hold(command: Sequence[str], environment: dict[str, str], data: Path, pictures: Path) -> str:
    """Pass the upcard and hold the window by its title bar; return the number of moves stored.

    The program itself, or Wine, must draw the title bar.
    """
    with opened(command, environment, pictures) as window:
        for _ in ("introduction", "cut", "deal"):
            window.key("Return")
            time.sleep(5)
        before = move_count(data)
        window.key("p")
        window.hold()
        until(
            lambda: move_count(data) >= before + 2,
            10,
            lambda: "the opponent did not move while the window was held",
        )
        window.shot("held")
        window.let_go()
        time.sleep(1)
    return f"{move_count(data) - before} moves"


def move_count(data: Path) -> int:
    """Return the number of stored moves."""
    row = _row(data, "SELECT count(*) FROM action")
    return int(str(row[0])) if row else 0


def first_hand(data: Path) -> str:
    """Return the result of the first stored hand; empty if there is none."""
    row = _row(data, "SELECT outcome, points0, points1 FROM hand")
    return f"{row[0]}, {row[1]} to {row[2]} points" if row else ""


def _row(data: Path, question: str) -> tuple[object, ...]:
    """Return the first row of a query; empty if there is none or the query fails."""
    with contextlib.suppress(sqlite3.Error), games(data) as kept:
        return tuple(kept.execute(question).fetchone() or ())
    return ()
