"""Measure how long the report of a match takes in the background of the window.

    python -m bench.match_report [--games modern gin] [--hands 20] [--player 3] [--level 3]

`--player` plays matches against `--level`, until the hands are complete. Their reports are worked
out in the slices of the window's loop. Prints the processor time and the wall time of all hands
together, and how many slices took long. Use a compiled copy of `gin` (`tools.compile`), as in the
packaged program.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from bench.arena import make
from gin.session.game import Session
from gin.session.report import MatchReport
from gin.session.storage.store import Store
from gin.ui.app import SLICE
from gin.variants.setups import setup
from tools.quiet import run_command

LONG = (10, 16, 33)
"""Slices longer than these are counted, in milliseconds."""


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


def slices_of(session: Session) -> Iterator[tuple[float, float]]:
    """Work out a report; yield the processor time and the wall time of each slice, in ms."""
    report = MatchReport(session)
    while not report.done:
        work, wall = time.process_time(), time.perf_counter()
        report.work(SLICE)
        yield 1000 * (time.process_time() - work), 1000 * (time.perf_counter() - wall)


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.match_report")
    parser.add_argument("--games", nargs="+", default=["modern"])
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--player", default="3")
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    for game in args.games:
        played = list(matches(game, args.player, args.level, args.hands, args.seed))
        # The first hand after a start also loads nets and tables.
        warm = max(
            work
            for session in matches(game, args.player, args.level, 1, 0)
            for work, _ in slices_of(session)
        )
        found = [one for session in played for one in slices_of(session)]
        works, walls = zip(*found, strict=True)
        longer = ", ".join(f"{sum(work > most for work in works)} over {most} ms" for most in LONG)
        print(
            f"{game}: {args.hands} hands in {len(played)} matches: "
            f"processor {sum(works) / 1000:.2f} s, wall {sum(walls) / 1000:.2f} s; "
            f"{len(found)} slices, of processor time {longer}, longest {max(works):.0f} ms "
            f"({warm:.0f} ms in the first hand after a start)",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    run_command(main)
