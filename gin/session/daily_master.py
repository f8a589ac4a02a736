"""The master's play of a daily deal, in the player's seat and against the same opponent."""

from __future__ import annotations

import time

from gin.ai.player import Steps
from gin.ai.players.levels import LEVELS, master_steps, player
from gin.ai.players.solitary import move_steps
from gin.rules import engine
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.actions import Action
from gin.rules.model.table import Table, observe
from gin.session.daily import DailyDeal, DailyRecord, DailyScore, save_master
from gin.session.storage.store import Store

WORLDS = 256
"""Possible worlds for each decision: the same number on every computer, compiled or not."""


class MasterPlay:
    """A daily deal that the master plays in short steps."""

    def __init__(self, deal: DailyDeal) -> None:
        self._deal = deal
        self._steps = _played(deal)
        self.score: DailyScore | None = None

    def work(self, seconds: float) -> bool:
        """Play for about `seconds`; return whether the deal is finished."""
        until = time.monotonic() + seconds
        while self.score is None:
            try:
                next(self._steps)
            except StopIteration as end:
                self.score = end.value
            if time.monotonic() >= until:
                break
        return self.score is not None


class PendingMaster:
    """The master's play of a deal that the player has finished; its score is saved at the end."""

    def __init__(self, store: Store, record: DailyRecord) -> None:
        self._store, self._match = store, record.match
        self._play = MasterPlay(record.deal)

    @classmethod
    def of(cls, store: Store, record: DailyRecord | None) -> PendingMaster | None:
        """Return the play that a record lacks, or None."""
        if record is None or record.score is None or record.master is not None:
            return None
        return cls(store, record)

    def work(self, seconds: float) -> bool:
        """Play for about `seconds`; return whether the score is known and saved."""
        if not self._play.work(seconds):
            return False
        assert self._play.score is not None
        save_master(self._store, self._match, self._play.score)
        return True


def _played(daily: DailyDeal) -> Steps[DailyScore]:
    """Play a hand, or in a solitary game a round."""
    match = start_match(daily.agreed.rules, daily.seed, daily.dealer)
    while True:
        table = deal(match).table
        while table.result is None:
            action = yield from _choice(daily, table)
            table = engine.apply(table, action).table
            yield
        if table.rules.seats > 1:
            result = table.result
            return DailyScore(result.points(0), result.points(1), result.winner)
        match = finish_hand(match, table.result)
        if match.sheet.over:
            return DailyScore(match.sheet.totals[0], 0, match.sheet.winner)


def _choice(daily: DailyDeal, table: Table) -> Steps[Action]:
    seen = observe(table, table.turn)
    if daily.level is None:
        return (yield from move_steps(seen))
    if table.turn == 0 or LEVELS[daily.level].think is not None:
        return (yield from master_steps(daily.seed, WORLDS, seen))
    return player(daily.level, daily.seed).choose(seen)
