"""A hand played in the window of a packaged program by keys, on a screen that nobody sees."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tools import bundle

DATABASE = "parlour.db"
_TURNS = 240
"""Times that a move is asked for, at most."""


class Failed(Exception):
    """A step of a trial that did not do what it should."""


@contextlib.contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A screen with a window manager; yields the environment to be shown on it."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    manager: subprocess.Popen[bytes] | None = None
    try:
        with os.fdopen(read) as pipe:
            display = {"DISPLAY": f":{pipe.readline().strip()}"}
        manager = subprocess.Popen(["openbox"], env={**os.environ, **display})
        yield display
    finally:
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait(10)


def play(command: Sequence[str], environment: dict[str, str], data: Path, pictures: Path) -> str:
    """Start a program on the screen, play a hand and close it; what came of it.

    It keeps what is played in `data`. Pictures of the table and the result go into a folder.
    """
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )  # fmt: skip

    def tool(*words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def shot(name: str) -> Path:
        path = pictures / f"{name}.png"
        words = ["import", "-silent", "-window", "root", str(path)]
        subprocess.run(words, env=environment, check=False)
        return path

    try:
        window = until(
            lambda: tool("search", "--onlyvisible", "--class", bundle.PROGRAM), "a window", 60
        )
        tool("windowfocus", "--sync", window.split()[0])
        time.sleep(2)
        shot("menu")
        tool("key", "Return")
        until((data / DATABASE).exists, "a match", 30)
        for turn in range(_TURNS):
            # Enter goes past the cut and what is told of the game, and says yes to a knock; else
            # a hint is asked for, and done.
            tool("key", "Return" if turn < 6 or turn % 6 == 5 else "i")
            time.sleep(0.4)
            tool("key", "q")
            time.sleep(0.4)
            if turn == 12:
                shot("table")
            if played := hand_in(data):
                break
        else:
            raise Failed(f"no hand was played: see {shot('stuck')}")
        time.sleep(3)
        shot("result")
        tool("key", "--clearmodifiers", "alt+F4")
        if code := process.wait(30):
            raise Failed(f"the window closed with {code}")
    except Failed as failed:
        process.kill()
        said = process.communicate()[0].decode(errors="replace")
        raise Failed(f"{failed}\n{said}") from failed
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(30)
    return played


def hand_in(data: Path) -> str:
    """The first hand that was counted in what a program keeps; empty if there is none."""
    with contextlib.suppress(sqlite3.Error):
        kept = sqlite3.connect(f"file:{data / DATABASE}?mode=ro", uri=True)
        try:
            row = kept.execute("SELECT outcome, points0, points1 FROM hand").fetchone()
        finally:
            kept.close()
        return f"{row[0]}, {row[1]} to {row[2]} points" if row else ""
    return ""


def until(found: Callable[[], str | bool], what: str, seconds: float) -> str:
    """Wait until there is something, and return it. Raises Failed if it does not come."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if there := found():
            return str(there)
        time.sleep(0.3)
    raise Failed(f"{what} did not come within {seconds:g} s")
