"""Trials of several moves in the same worlds."""

from __future__ import annotations

from gin.core.kernel.belief import Worlds
from gin.core.kernel.playout import Playout

DISCARD, KNOCK, TAKE, DRAW, PASS, LAST_PASS = 0, 1, 2, 3, 4, 5
"""Moves. After a `PASS` the opponent may take the upcard; after a `LAST_PASS` it draws."""
TAKE_FIRST, DRAW_FIRST, CHOOSE, OFFERED = 0, 1, 2, 3
"""First moves of a playout, as in `gin.core.kernel.playout`."""


class Trial:
    """A move and its results.

    Args:
        move: The kind of move.
        card: The discard, or the top discard where the player draws, takes or passes.
        hand: The hand after a discard or knock, or before any other move.
        melds: The melds of a knock.
        deadwood: The deadwood of a knock.
    """

    __slots__ = (
        "active", "card", "count", "deadwood", "hand", "melds", "move", "results", "square", "sum",
    )  # fmt: skip

    def __init__(
        self, move: int, card: int, hand: int, melds: tuple[int, ...], deadwood: int
    ) -> None:
        self.move = move
        self.card = card
        self.hand = hand
        self.melds = melds
        self.deadwood = deadwood
        self.sum = 0.0
        self.square = 0.0
        self.count = 0
        self.active = True
        self.results: list[float] = []


def discard(card: int, hand: int) -> Trial:
    """Return a trial of a discard that leaves `hand`."""
    return Trial(DISCARD, card, hand, (), 0)


def knock(card: int, hand: int, melds: tuple[int, ...], deadwood: int) -> Trial:
    """Return a trial of a knock or gin with a discard that leaves `hand`."""
    return Trial(KNOCK, card, hand, melds, deadwood)


def draw(top: int, hand: int) -> Trial:
    """Return a trial of drawing from the stock."""
    return Trial(DRAW, top, hand, (), 0)


def take(top: int, hand: int) -> Trial:
    """Return a trial of taking the top discard."""
    return Trial(TAKE, top, hand, (), 0)


def leave_upcard(top: int, hand: int, last: bool) -> Trial:
    """Return a trial of passing the upcard; `last` is whether the opponent passed it before."""
    return Trial(LAST_PASS if last else PASS, top, hand, (), 0)


class Search:
    """Plays trials out in the same worlds.

    Args:
        trials: The trials; `advance` compares the active ones with the first of them.
        worlds: The worlds.
        playout: Plays the hands to their end.
        gone: Cards that can no longer be drawn.
        stock: Number of cards in the stock.
        my_turns: Turns that the player has had, this one included if it ends with the move.
        their_turns: Turns that the opponent has had.
    """

    __slots__ = ("gone", "my_turns", "playout", "stock", "their_turns", "trials", "worlds")

    def __init__(
        self,
        trials: list[Trial],
        worlds: Worlds,
        playout: Playout,
        gone: int,
        stock: int,
        my_turns: int,
        their_turns: int,
    ) -> None:
        self.trials = trials
        self.worlds = worlds
        self.playout = playout
        self.gone = gone
        self.stock = stock
        self.my_turns = my_turns
        self.their_turns = their_turns

    def result(self, trial: Trial) -> float:
        """Return the value of a trial in the current world."""
        worlds = self.worlds
        playout = self.playout
        left = worlds.number - worlds.hidden
        if self.stock < left:
            left = self.stock
        move = trial.move
        if move == KNOCK:
            return playout.laid_down(
                True, trial.hand, trial.melds, trial.deadwood, worlds.hand, left
            )
        if move in (TAKE, DRAW):
            return playout.play(
                True, trial.hand, worlds.hand, TAKE_FIRST if move == TAKE else DRAW_FIRST,
                worlds.stock, left, trial.card, self.gone, self.my_turns, self.their_turns,
            )  # fmt: skip
        start = CHOOSE
        if move == PASS:
            start = OFFERED
        elif move == LAST_PASS:
            start = DRAW_FIRST
        return playout.play(
            False, worlds.hand, trial.hand, start, worlds.stock, left, trial.card, self.gone,
            self.my_turns, self.their_turns,
        )  # fmt: skip

    def record(self, number: int) -> None:
        """Add each trial's values in `number` more worlds to its `results`."""
        for _ in range(number):
            self.worlds.advance()
            for trial in self.trials:
                trial.results.append(self.result(trial))

    def advance(self, number: int) -> None:
        """Play the active trials out in `number` more worlds."""
        for _ in range(number):
            self.worlds.advance()
            base = 0.0
            first = True
            for trial in self.trials:
                if not trial.active:
                    continue
                value = self.result(trial)
                if first:
                    base = value
                first = False
                trial.sum += value - base
                trial.square += (value - base) * (value - base)
                trial.count += 1
