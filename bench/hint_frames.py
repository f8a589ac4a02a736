"""Measure how long a hint takes on the table, and the longest frame until it is shown.

    DISPLAY=:1 python -m bench.hint_frames 1280x800 [--frames 3000]

Plays as `bench.frames` does, but requests a hint before every move of the player. Each hint is
timed from the request to the frame that shows it. Prints JSON, in milliseconds: the processor time
and the wall time of a hint, and those of its longest frame, by what the player decides. Use a
compiled copy of `gin` (`tools.compile`), as in the packaged program.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import pygame

from bench.frames import Hurried, Timekeeper, moving_frames, share
from gin.interface.intents import Do, PageAction
from gin.interface.refs import ItemRef
from gin.present.shell.parlour import Parlour
from gin.ui.app import App
from gin.ui.art.image_cache import images
from gin.ui.platform.window import open_display
from tools.quiet import run_command

ASK = Do(PageAction.HINT)


class HintKeeper(Timekeeper):
    """A timekeeper whose player requests a hint before each move.

    `hints` maps a phase of the game to the times of its hints: of the whole hint, and of its
    longest frame, each by processor and wall, in milliseconds.
    """

    def __init__(self, parlour: Parlour, app: App, clock: Hurried, frames: int) -> None:
        super().__init__(parlour, app, clock, frames)
        self.hints: dict[str, list[tuple[float, float, float, float]]] = defaultdict(list)
        self._shown_app = app
        self._table = parlour
        self._advised = False
        self._of = ""
        self._times: list[tuple[float, float]] = []

    def wait(self, seconds: float | None) -> None:
        """End a frame. If it is one of a hint, record it."""
        if self._of:
            work, wall = time.thread_time() - self._worked, time.perf_counter() - self._woken
            self._times.append((1000 * work, 1000 * wall))
            if not self._shown_app.shown.working:
                works, walls = zip(*self._times, strict=True)
                self.hints[self._of].append((sum(works), sum(walls), max(works), max(walls)))
                self._of, self._times = "", []
        super().wait(seconds)

    def _next(self) -> ItemRef:
        session, view = self._table.session(), self._shown_app.view
        asks = next((one for one in view.choices if one.intent == ASK and not one.why), None)
        self._advised = not self._advised
        if asks is None or asks.item is None or session is None or not self._advised:
            self._advised = False
            return super()._next()
        self._of = session.seen.phase.value
        return asks.item


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.hint_frames")
    parser.add_argument("size")
    parser.add_argument("--frames", type=int, default=3000)
    args = parser.parse_args(words)
    width, height = (int(part) for part in args.size.split("x"))
    open_display()
    window = pygame.Window("Frames", (width, height), resizable=True, hidden=True)
    with tempfile.TemporaryDirectory() as folder:
        moving_frames(window, 1, Path(folder), Timekeeper)
        images.clear()
        keeper = moving_frames(window, args.frames, Path(folder), HintKeeper)
    print(json.dumps({phase: _summary(times) for phase, times in keeper.hints.items()}, indent=1))
    return 0


def _summary(times: list[tuple[float, float, float, float]]) -> dict[str, float]:
    found: dict[str, float] = {"hints": len(times)}
    names = ("work", "wall", "frame_work", "frame_wall")
    for name, column in zip(names, zip(*times, strict=True), strict=True):
        found[f"{name}_p50"] = share(list(column), 0.5)
        found[f"{name}_p99"] = share(list(column), 0.99)
        found[f"{name}_max"] = max(column)
    return found


if __name__ == "__main__":
    run_command(main)
