"""The opponent's seat, and the player in it."""

from __future__ import annotations

from gin.ai.player import ThinkingTime
from gin.ai.players.levels import player
from gin.ai.players.progress import NEW, Progress
from gin.core.message import NOTHING, Text
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.session.engines.client import (
    BuiltInOpponent,
    EngineOpponent,
    Engines,
    Opponent,
    needs_process,
)
from gin.session.sealing import Sealing

GUEST_LEVEL = 0
STAND_IN = 3
"""Level of the built-in opponent that moves if an outside program fails."""


class OpponentSeat:
    """The opponent's seat. The opponent is created when it is first needed.

    An outside `program` and levels that need a process run in `engines`. Without `engines`, a
    built-in player moves. `before` is the progress, before this match, of the opponent that learns.
    `thinking` is the thinking time of a level that plays better with more.
    """

    def __init__(
        self,
        sealing: Sealing,
        level: int | None,
        program: str,
        engines: Engines | None,
        before: Progress = NEW,
        thinking: ThinkingTime = ThinkingTime.FULL,
    ) -> None:
        self._sealing = sealing
        self._level = level
        self._program = program
        self._engines = engines
        self._before = before
        self._thinking = thinking
        self._opponent: Opponent | None = None

    def sit(self, opponent: Opponent) -> None:
        self._opponent = opponent

    def think(self, ply: str, seen: Observation) -> None:
        self._seated.think(ply, seen)

    @property
    def due(self) -> float | None:
        return self._seated.due

    def choose(self, ply: str, seen: Observation) -> Action:
        return self._seated.choose(ply, seen)

    def take_trouble(self) -> Text:
        return self._seated.take_trouble() if self._program else NOTHING

    @property
    def _seated(self) -> Opponent:
        if self._opponent is None:
            assert self._level is not None
            self._opponent = self._made(self._level)
        return self._opponent

    def _made(self, level: int) -> Opponent:
        sealing = self._sealing
        stand_in = player(level or STAND_IN, sealing.chance, self._before)
        if self._engines is None or not (self._program or needs_process(level)):
            return BuiltInOpponent(stand_in)
        return EngineOpponent(
            self._engines,
            sealing.agreed,
            stand_in,
            sealing.guest_chance if self._program else sealing.engine_chance,
            None if self._program else level,
            self._program,
            thinking=None if self._program else self._thinking,
        )
