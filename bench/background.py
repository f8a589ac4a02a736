"""Measure the frames of the window while a page works in the background.

    DISPLAY=:1 python -m bench.background daily|habits 1280x800 [--count 60]

`daily` opens the finished deals of consecutive dates, whose cards the master then plays. `habits`
opens the page of habits after matches of several games, whose hands the coach then judges. The
program's own loop runs until the work is done. Every frame with such work counts, from one sleep of
the loop to the next, except the first on a page, which draws it. Prints JSON, in milliseconds: the
processor time and the wall time of a frame and of a whole work, the longest frames by number within
the work, and how many were longer than a 60th of a second. Use a compiled copy of `gin`
(`tools.compile`), as in the packaged program.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from datetime import date, timedelta

import pygame

from bench.frames import Hurried, share
from gin.ai.players.levels import player
from gin.interface.destinations import Destination, ToDaily, ToHabits
from gin.present.shell.parlour import Parlour
from gin.session.daily import deal_of
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui import loop
from gin.ui.app import App
from gin.ui.platform.sdl import wait_for_event
from gin.ui.platform.window import open_display, place_of
from gin.variants.setups import setup
from tests.support.daily import play_deal
from tools.quiet import run_command

FIRST = date(2100, 1, 1)
"""A day by which the player knows the games of the deals before it, so that any game can follow."""
GAMES = ("gin", "oklahoma", "straight", "modern", "hollywood", "dice", "indian", "rush")
FRAME = 1000 / 60
LONGEST = 12


class WorkKeeper:
    """Replaces the loop's waiting: it opens pages, and times the frames in which they work."""

    def __init__(
        self, parlour: Parlour, app: App, clock: Hurried, pages: Iterator[tuple[str, Destination]]
    ) -> None:
        self.frames: list[tuple[float, float]] = []
        self.names: list[str] = []
        self.works: list[tuple[float, float]] = []
        self._parlour, self._app, self._clock, self._pages = parlour, app, clock, pages
        self._working = False
        self._sum = 0.0, 0.0
        self._count, self._page = 0, ""
        self._begin()

    def wait(self, seconds: float | None) -> None:
        """End a frame; if the window rests, open the next page."""
        work = 1000 * (time.thread_time() - self._worked)
        wall = 1000 * (time.perf_counter() - self._woken)
        if self._working:
            self._count += 1
            if self._count > 1:
                self.frames.append((work, wall))
                self.names.append(f"{self._page} {self._count}")
            self._sum = self._sum[0] + work, self._sum[1] + wall
            if not self._app.shown.working:
                self.works.append(self._sum)
                self._sum = 0.0, 0.0
        if seconds is not None:
            self._clock.skipped += seconds
            wait_for_event(0)
        else:
            self._open_next()
        self._working = self._app.shown.working
        self._begin()

    def _open_next(self) -> None:
        name, page = next(self._pages, ("", None))
        if page is None:
            self._parlour.quit()
            return
        self._count, self._page = 0, name
        self._parlour.home()
        self._parlour.open(page)
        self._app.refresh()

    def _begin(self) -> None:
        self._woken, self._worked = time.perf_counter(), time.thread_time()


def deals(store: Store, count: int) -> Iterator[tuple[str, Destination]]:
    """Finish deals, and yield the page of each."""
    for number in range(count):
        day = FIRST + timedelta(number)
        game = deal_of(store, day).agreed.game.id
        play_deal(store, day)
        yield game, ToDaily(day)


def hands(store: Store, count: int) -> Iterator[tuple[str, Destination]]:
    """Finish hands of several games, and yield the page that judges them."""
    for number in range(count):
        session = Session.begin(store, setup(GAMES[number % len(GAMES)]), 1 + number % 4, number)
        me = player(2, number)
        while not session.hand_over:
            if session.opponent_to_move:
                session.let_opponent_move()
            else:
                session.submit(me.choose(session.seen))
    yield "habits", ToHabits()


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.background")
    parser.add_argument("page", choices=("daily", "habits"))
    parser.add_argument("size")
    parser.add_argument("--count", type=int, default=60, help="deals or hands")
    args = parser.parse_args(words)
    width, height = (int(part) for part in args.size.split("x"))
    open_display()
    window = pygame.Window("Frames", (width, height), resizable=True, hidden=True)
    store = Store.in_memory()
    parlour, clock = Parlour(store, None, Settings()), Hurried()
    app = App(parlour, window.size, clock=clock)
    app.resize(window.size)
    app.settle()
    pages = (deals if args.page == "daily" else hands)(store, args.count)
    keeper = WorkKeeper(parlour, app, clock, pages)
    stood_in = {"wait_for_event": keeper.wait, "time": clock}
    usual = {name: vars(loop)[name] for name in stood_in}
    vars(loop).update(stood_in)
    try:
        loop.Loop(app, window, place_of(window), None).run()
    finally:
        vars(loop).update(usual)
    print(json.dumps(_summary(keeper), indent=1))
    return 0


def _summary(keeper: WorkKeeper) -> dict[str, object]:
    longest = sorted(zip(keeper.frames, keeper.names, strict=True), reverse=True)[:LONGEST]
    found: dict[str, object] = {"works": len(keeper.works), "frames": len(keeper.frames)}
    for name, times in (("frame", keeper.frames), ("whole", keeper.works)):
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
