"""A deterministic parlour, which depends on neither the system nor the machine's speed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from random import Random

from msgspec.structs import replace

from gin.ai.players.levels import LEARNER, player
from gin.core.shuffle import SEED_BITS
from gin.present.shell.match_starter import MatchStarter
from gin.present.shell.parlour import Parlour
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Offer
from gin.rules.model.observation import Observation
from gin.session.engines.client import BuiltInOpponent
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import Setup

STRONGEST = 3
"""Highest level that answers within a few milliseconds, besides the child's."""


class Bold:
    def __init__(self, level: int, seed: int) -> None:
        self._usual = player(level, seed)

    def choose(self, seen: Observation) -> Action:
        offers = (option for option in legal(seen) if isinstance(option, Offer))
        return next(offers, None) or self._usual.choose(seen)


class RepeatableMatches(MatchStarter):
    def __init__(self, parlour: RepeatableParlour, rng: Random) -> None:
        super().__init__(parlour, None, None, lambda: parlour.wake(), parlour.asking.in_words)
        self._parlour = parlour
        self._rng = rng

    def start(
        self,
        agreed: Setup,
        seed: int | None = None,
        dealer: int | None = None,
        level: int | None = None,
    ) -> None:
        parlour = self._parlour
        if seed is None:
            seed = self._rng.getrandbits(SEED_BITS)
        # Otherwise the settings below may be those of the other person at a shared table.
        parlour.shared.leave()
        before = parlour.settings
        level = before.level if level is None else level
        if level != LEARNER:
            level = min(level, STRONGEST)
        parlour.settings = replace(before, level=level, program="")
        try:
            super().start(agreed, seed, dealer)
        finally:
            parlour.settings = before
        shown = parlour.session()
        session = shown.recorded if shown is not None else None
        if parlour.bold and session is not None and session.level is not None:
            session.opponent.sit(BuiltInOpponent(Bold(level, seed)))


NOON = datetime(2026, 11, 1, 12)
"""The time at which a monkey plays."""


class RepeatableParlour(Parlour):
    def __init__(
        self,
        store: Store,
        folder: Path | None,
        settings: Settings | None,
        seed: int,
        clock: Callable[[], float],
    ) -> None:
        super().__init__(store, folder, settings)
        self.matches = RepeatableMatches(self, Random(seed))
        self._clock = clock
        self._thinks_until = 0.0
        self.delay = 0.0
        self.bold = False

    @property
    def today(self) -> date:
        return NOON.date()

    @property
    def now(self) -> datetime:
        return NOON

    @property
    def documents(self) -> Path | None:
        """A folder of the monkey's own: it must not write into the player's."""
        if self.folder is None:
            return None
        folder = self.folder / "documents"
        folder.mkdir(exist_ok=True)
        return folder

    @property
    def scenes(self) -> tuple[str, ...]:
        return tuple(type(screen).__name__ for screen in self._screens)

    def work(self, seconds: float) -> bool:
        return super().work(0.0)

    @property
    def due(self) -> float | None:
        return self._thinks_until if self.waiting and self._clock() < self._thinks_until else None

    def think(self) -> None:
        self._thinks_until = self._clock() + self.delay

    def answer(self) -> None:
        self._thinks_until = 0.0
