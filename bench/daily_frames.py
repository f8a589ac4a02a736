"""Measure the frames of the window while the master plays a daily deal in the background.

    DISPLAY=:1 python -m bench.daily_frames 1280x800 [--deals 20]

Finishes the deals of consecutive dates, opens each on the calendar, and runs the program's own loop
until the master's result is shown. Every frame in which the master plays counts, from one sleep of
the loop to the next, except the first of a play, which draws the page. Prints JSON, in
milliseconds: the processor time and the wall time of a frame and of a whole play, the longest
frames by game and by number within the play, and how many were longer than a 60th of a second. Use
a compiled copy of `gin` (`tools.compile`), as in the packaged program.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import date, timedelta

import pygame

from bench.frames import Hurried, share
from gin.interface import destinations
from gin.present.shell.parlour import Parlour
from gin.session.daily import deal_of
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui import loop
from gin.ui.app import App
from gin.ui.platform.sdl import wait_for_event
from gin.ui.platform.window import open_display, place_of
from tests.support.daily import play_deal
from tools.quiet import run_command

FIRST = date(2100, 1, 1)
"""A day by which the player knows the games of the deals before it, so that any game can follow."""
FRAME = 1000 / 60
LONGEST = 12


class MasterKeeper:
    """Replaces the loop's waiting: it times the frames in which the master plays."""

    def __init__(self, parlour: Parlour, app: App, clock: Hurried, days: list[date]) -> None:
        self.frames: list[tuple[float, float]] = []
        self.names: list[str] = []
        self.plays: list[tuple[float, float]] = []
        self._parlour, self._app, self._clock, self._days = parlour, app, clock, days
        self._working = False
        self._play = 0.0, 0.0
        self._count, self._game = 0, ""
        self._begin()

    def wait(self, seconds: float | None) -> None:
        """End a frame; if the window rests, open the next day."""
        work = 1000 * (time.thread_time() - self._worked)
        wall = 1000 * (time.perf_counter() - self._woken)
        if self._working:
            self._count += 1
            if self._count > 1:
                self.frames.append((work, wall))
                self.names.append(f"{self._game} {self._count}")
            self._play = self._play[0] + work, self._play[1] + wall
            if not self._app.shown.working:
                self.plays.append(self._play)
                self._play = 0.0, 0.0
        if seconds is not None:
            self._clock.skipped += seconds
            wait_for_event(0)
        elif self._days:
            day = self._days.pop()
            self._count, self._game = 0, deal_of(self._parlour.store, day).agreed.game.id
            self._parlour.home()
            self._parlour.open(destinations.ToDaily(day))
            self._app.refresh()
        else:
            self._parlour.quit()
        self._working = self._app.shown.working
        self._begin()

    def _begin(self) -> None:
        self._woken, self._worked = time.perf_counter(), time.thread_time()


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.daily_frames")
    parser.add_argument("size")
    parser.add_argument("--deals", type=int, default=20)
    args = parser.parse_args(words)
    width, height = (int(part) for part in args.size.split("x"))
    open_display()
    window = pygame.Window("Frames", (width, height), resizable=True, hidden=True)
    store = Store.in_memory()
    days = [FIRST + timedelta(number) for number in range(args.deals)]
    for day in days:
        play_deal(store, day)
    parlour, clock = Parlour(store, None, Settings()), Hurried()
    app = App(parlour, window.size, clock=clock)
    app.resize(window.size)
    app.settle()
    keeper = MasterKeeper(parlour, app, clock, days)
    stood_in = {"wait_for_event": keeper.wait, "time": clock}
    usual = {name: vars(loop)[name] for name in stood_in}
    vars(loop).update(stood_in)
    try:
        loop.Loop(app, window, place_of(window), None).run()
    finally:
        vars(loop).update(usual)
    print(json.dumps(_summary(keeper), indent=1))
    return 0


def _summary(keeper: MasterKeeper) -> dict[str, object]:
    longest = sorted(zip(keeper.frames, keeper.names, strict=True), reverse=True)[:LONGEST]
    found: dict[str, object] = {"plays": len(keeper.plays), "frames": len(keeper.frames)}
    for name, times in (("frame", keeper.frames), ("play", keeper.plays)):
        for kind, column in zip(("work", "wall"), zip(*times, strict=True), strict=True):
            found[f"{name}_{kind}_p50"] = share(list(column), 0.5)
            found[f"{name}_{kind}_p99"] = share(list(column), 0.99)
            found[f"{name}_{kind}_max"] = max(column)
    found["longest"] = [f"{name}: {work:.1f}" for (work, _), name in longest]
    found["longer_than_a_frame_work"] = sum(work > FRAME for work, _ in keeper.frames)
    found["longer_than_a_frame_wall"] = sum(wall > FRAME for _, wall in keeper.frames)
    return found


if __name__ == "__main__":
    run_command(main)
