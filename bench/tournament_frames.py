"""Measure the frames in which the others of a tournament play their matches.

    DISPLAY=:1 python -m bench.tournament_frames 1280x800 [--games gin,skarney] [--frames 3000]

Plays as `bench.frames` does, but a tournament of each game: its page is open while the others play
their round, and then the player's match is played. Prints JSON by game, in milliseconds of
processor time: the frames in which the others played, the part of these frames that the matches
took, and how many of each took longer than a frame of 60 Hz. Use a compiled copy of `gin`
(`tools.compile`), as in the packaged program.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path

import pygame

from bench.frames import SEED, Hurried, Timekeeper, moving_frames, share
from gin.interface.destinations import ToTournament
from gin.interface.refs import ItemRef
from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.session.tournament import TARGETS, Form, game_ids, played_to
from gin.session.tournament_store import begin, tournaments
from gin.ui.app import App
from gin.ui.art.image_cache import images
from gin.ui.platform.window import open_display
from tools.quiet import run_command

FRAME = 1000 / 60
"""Milliseconds of a frame."""


class TournamentKeeper(Timekeeper):
    """A timekeeper whose player plays a tournament of `game`.

    `spent` has the milliseconds of each frame in which the others played, and of their play.
    """

    game = "gin"

    def __init__(self, parlour: Parlour, app: App, clock: Hurried, frames: int) -> None:
        super().__init__(parlour, app, clock, frames)
        self.spent: list[tuple[float, float]] = []
        self._table, self._shown_app = parlour, app
        self._played, self._play = 0.0, parlour.work
        vars(parlour)["work"] = self._work

    def _work(self, seconds: float) -> bool:
        begun = time.thread_time()
        try:
            return self._play(seconds)
        finally:
            self._played += time.thread_time() - begun

    def wait(self, seconds: float | None) -> None:
        """End a frame. If the others played in it, record it."""
        if self._played:
            self.spent.append((1000 * (time.thread_time() - self._worked), 1000 * self._played))
        self._played = 0.0
        super().wait(seconds)

    def _sit_down(self) -> None:
        begin(self._table.store, Form.ROUND_ROBIN, played_to(self.game, TARGETS[0]), SEED)
        self._table.open(ToTournament())

    def _next(self) -> ItemRef:
        view = self._shown_app.view
        if view.scene is not Scene.TOURNAMENT:
            return super()._next()
        return next(one.item for one in view.choices if one.main and one.item is not None)

    @property
    def matches_of_others(self) -> int:
        """Number of matches that the others have played."""
        return sum(
            score.match is None for one in tournaments(self._table.store)
            for score in one.scores.values()
        )  # fmt: skip


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.tournament_frames")
    parser.add_argument("size")
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--frames", type=int, default=3000)
    args = parser.parse_args(words)
    width, height = (int(part) for part in args.size.split("x"))
    open_display()
    window = pygame.Window("Frames", (width, height), resizable=True, hidden=True)
    with tempfile.TemporaryDirectory() as folder:
        moving_frames(window, 1, Path(folder), Timekeeper)
        found = {}
        for game in args.games.split(","):
            images.clear()
            TournamentKeeper.game = game
            keeper = moving_frames(window, args.frames, Path(folder), TournamentKeeper)
            found[game] = _summary(keeper)
            print(json.dumps({game: found[game]}), flush=True)
    return 0


def _summary(keeper: TournamentKeeper) -> dict[str, float]:
    frames, played = (list(column) for column in zip(*keeper.spent, strict=True))
    found: dict[str, float] = {"matches": keeper.matches_of_others, "frames": len(frames)}
    for name, times in (("frame", frames), ("play", played)):
        found[f"{name}_p50"] = share(times, 0.5)
        found[f"{name}_p99"] = share(times, 0.99)
        found[f"{name}_max"] = max(times)
        found[f"{name}_late"] = sum(one > FRAME for one in times)
    return found


if __name__ == "__main__":
    run_command(main)
