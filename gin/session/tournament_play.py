"""Matches between the others in a tournament, played in short steps in the background.

A match follows from the tournament's seed, its number and its entrants: it gives the same score on
every computer.
"""

from __future__ import annotations

import time

from gin.ai.player import Player, Steps
from gin.ai.players.levels import STRONGEST, master_steps, player
from gin.ai.players.progress import Progress
from gin.core.shuffle import derived_seed
from gin.rules import engine
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.actions import Action
from gin.rules.model.table import Table, observe
from gin.session.storage.store import Store
from gin.session.tournament import Game, GameScore, Tournament
from gin.session.tournament_store import save_score, saved_tournament

WORLDS = 256
"""Possible worlds for each decision of the master: the same number on every computer."""


class PendingGames:
    """The matches of the others that are due; their scores are saved one by one."""

    def __init__(self, store: Store, tournament: Tournament) -> None:
        self._store, self._id = store, tournament.id
        self.now: Game = tournament.due[0]
        self._steps = played(tournament, self.now)

    @classmethod
    def of(cls, store: Store, tournament: Tournament | None) -> PendingGames | None:
        """Return the play of the matches that are due, or None."""
        if tournament is None or tournament.left or not tournament.due:
            return None
        return cls(store, tournament)

    def work(self, seconds: float) -> Game | None:
        """Play for at most about `seconds`; return the match if it is finished, its score saved."""
        # The longest moves take as long as a frame, so each begins in the first half of the time.
        until = time.monotonic() + seconds / 2
        while True:
            try:
                next(self._steps)
            except StopIteration as end:
                save_score(self._store, self._id, self.now.number, end.value)
                return Game(self.now.number, self.now.pair, end.value)
            if time.monotonic() >= until:
                return None

    def following(self) -> PendingGames | None:
        """Return the play of the matches that are due after this one, or None."""
        return PendingGames.of(self._store, saved_tournament(self._store, self._id))


def played(tournament: Tournament, game: Game) -> Steps[GameScore]:
    """Play a match between two opponents, a step for each move or part of one."""
    first, second = game.pair
    assert first is not None and second is not None
    seed = derived_seed(tournament.seed, f"match {game.number}: {first} {second}")
    before = Progress(tournament.learner)
    seats = tuple(
        _Seat(level, derived_seed(seed, f"player {level}"), before) for level in (first, second)
    )
    match = start_match(tournament.agreed.rules, seed)
    while not match.sheet.over:
        table = deal(match).table
        while table.result is None:
            action = yield from seats[table.turn].choose(table)
            table = engine.apply(table, action).table
            yield
        match = finish_hand(match, table.result)
    sheet = match.sheet
    assert sheet.winner is not None, "a match to a target has a winner"
    return GameScore((sheet.totals[0], sheet.totals[1]), sheet.winner, len(match.results))


class _Seat:
    def __init__(self, level: int, seed: int, before: Progress) -> None:
        self._level, self._seed = level, seed
        self._player: Player = player(level, seed, before)

    def choose(self, table: Table) -> Steps[Action]:
        seen = observe(table, table.turn)
        if self._level == STRONGEST:
            return (yield from master_steps(self._seed, WORLDS, seen))
        return self._player.choose(seen)
