"""Measure the time from a click on Play, in the real program, to the next change on the screen.

    python -m bench.click dist/gin-parlour/gin-parlour [--count 9] [--size 1280x800]

Each click is in a new process, at an idle menu, with no saved match and the game's introduction
already seen. The time starts when the X server gets the release of the button.
"""

from __future__ import annotations

import argparse
import ctypes
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.screen import VirtualScreen, screen, shown
from gin.interface.names import name_of
from gin.present.screens.table.introducing import NOTE
from gin.present.shell.parlour import Parlour
from gin.session.storage.store import Store
from gin.ui.app import App
from tools.quiet import run_command
from tools.sizes import size_of

REST = 6.0
"""Wait in seconds before a click, for the menu to be drawn and the next screens to be prepared."""
HELD = 0.3
"""Seconds between moving to the button, pressing it and releasing it."""


class Mouse:
    """Mouse of a virtual screen."""

    def __init__(self, on: VirtualScreen) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        name = on.environment["DISPLAY"].encode()
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(name))

    def move(self, at: tuple[int, int]) -> None:
        self._test.XTestFakeMotionEvent(self._display, -1, *at, ctypes.c_ulong(0))
        self._x.XFlush(self._display)

    def button(self, *, down: bool) -> None:
        self._test.XTestFakeButtonEvent(self._display, 1, int(down), ctypes.c_ulong(0))
        self._x.XFlush(self._display)

    def close(self) -> None:
        self._x.XCloseDisplay(self._display)


@contextmanager
def mouse(on: VirtualScreen) -> Iterator[Mouse]:
    """Yield the mouse of a screen."""
    made = Mouse(on)
    try:
        yield made
    finally:
        made.close()


def clicks(
    on: VirtualScreen, size: tuple[int, int], words: Sequence[str], count: int
) -> list[float]:
    """Return the seconds from each of `count` clicks on Play to the next change on the screen.

    The window has this `size` and is centred on the screen.
    """
    wide, high = on.size
    x, y = _play(size)
    at = x + (wide - size[0]) // 2, y + (high - size[1]) // 2
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count + 1):
            data = Path(folder, str(number))
            data.mkdir()
            _introduced(data)
            # Each start has its own data folder; the uncounted first start fills the shared cache.
            cache = Path(folder, "cache")
            cache.mkdir(exist_ok=True)
            (data / "cache").symlink_to(cache)
            with shown(on, [*words, "--data", str(data)]), mouse(on) as hand:
                time.sleep(REST)
                hand.move(at)
                time.sleep(HELD)
                hand.button(down=True)
                time.sleep(HELD)
                seconds = _answer(on, hand)
            if number:
                found.append(seconds)
    return found


def _answer(on: VirtualScreen, hand: Mouse) -> float:
    before, begun = on.picture(), time.perf_counter()
    hand.button(down=False)
    while (passed := time.perf_counter() - begun) < 5:
        if on.picture() != before:
            return passed
        time.sleep(0.0005)
    raise RuntimeError("a click on Play changed nothing")


def _introduced(folder: Path) -> None:
    store = Store.open(folder)
    store.set_note(f"{NOTE}gin", "1")
    store.close()


def _play(size: tuple[int, int]) -> tuple[int, int]:
    app = App(Parlour(Store.in_memory(), None), size)
    places = {name_of(ref): slot.rect for ref, slot in app.place.slots.items()}
    x, y = places["button:play"].center
    return x, y


def main(words: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.click")
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=9)
    parser.add_argument("--size", type=size_of, default=(1280, 800))
    args = parser.parse_args(words)
    size: tuple[int, int] = args.size
    with screen((size[0] * 3 // 2, size[1] * 3 // 2)) as on:
        found = clicks(on, size, [args.program], args.count)
    figures = [f"{1000 * take(found):.1f}" for take in (statistics.median, min, max)]
    print(f"median {figures[0]} ms, least {figures[1]}, most {figures[2]}, n = {len(found)}")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
