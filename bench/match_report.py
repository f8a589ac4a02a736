"""Measure how long the report of a match takes in the window, and its frames until then.

    python -m bench.match_report [1280x800] [--games modern gin] [--hands 20]

`--player` plays matches against `--level`, until the hands are complete. Then the report of each
match is opened in a window that is not shown, which works it out and draws frame after frame.
Prints the processor time of all hands together, and how many frames took long. Use a compiled copy
of `gin` (`tools.compile`), as in the packaged program.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import pygame

from bench.arena import make
from gin.interface.destinations import ToReport
from gin.present.shell.parlour import Parlour
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.platform.window import open_display
from gin.variants.setups import setup
from tools.quiet import run_command

LONG = (16, 33)
"""Frames longer than these are counted, in milliseconds of processor time."""


def matches(game: str, player: str, level: int, hands: int, seed: int) -> Iterator[Session]:
    """Yield matches that together have this many finished hands; the last may be unfinished."""
    while hands:
        session = Session.begin(Store.in_memory(), setup(game), level, seed)
        choices = make(player, seed)
        while not session.sheet.over and len(session.match.results) < hands:
            if session.hand_over:
                session.next_hand()
            elif session.opponent_to_move:
                session.let_opponent_move()
            else:
                session.submit(choices.choose(session.seen))
        hands -= len(session.match.results)
        seed += 1
        yield session


def frames_of(session: Session, size: tuple[int, int]) -> Iterator[float]:
    """Open a report and work it out; yield the processor time of each frame, in milliseconds.

    The first frame is the one that opens the page.
    """
    parlour, target = Parlour(session.store, None, Settings()), pygame.Surface(size)
    app = App(parlour, size)
    app.settle()
    app.frames.draw(target, time.monotonic())
    began = time.process_time()
    parlour.open(ToReport(session))
    app.refresh()
    while True:
        if app.frames.needs_drawing(time.monotonic()):
            app.frames.draw(target, time.monotonic())
        yield 1000 * (time.process_time() - began)
        if not parlour.working:
            return
        began = time.process_time()
        app.update(time.monotonic())


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.match_report")
    parser.add_argument("size", nargs="?", default="1280x800")
    parser.add_argument("--games", nargs="+", default=["modern"])
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--player", default="3")
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    width, height = (int(part) for part in args.size.split("x"))
    open_display()
    for game in args.games:
        # The first hand after a start also loads nets and tables.
        (warm,) = matches(game, args.player, args.level, 1, 0)
        first = max(frames_of(warm, (width, height)))
        played = list(matches(game, args.player, args.level, args.hands, args.seed))
        frames = [frame for one in played for frame in frames_of(one, (width, height))]
        longer = ", ".join(f"{sum(one > most for one in frames)} over {most} ms" for most in LONG)
        print(
            f"{game}: {args.hands} hands in {len(played)} matches, {sum(frames) / 1000:.2f} s; "
            f"{len(frames)} frames, {longer}, longest {max(frames):.0f} ms "
            f"({first:.0f} ms in the first hand after a start)",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    run_command(main)
