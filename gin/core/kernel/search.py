"""Trials of several moves in the same worlds."""

from __future__ import annotations

from gin.core.kernel.belief import Worlds
from gin.core.kernel.playout import Playout


class Trial:
    """A discard or a knock, and its results compared with those of the first trial.

    Args:
        card: The discard.
        knocks: Whether it ends the hand.
        left: The hand after the discard.
        melds: The melds of a knock.
        deadwood: The deadwood of a knock.
    """

    __slots__ = (
        "active", "card", "count", "deadwood", "knocks", "left", "melds", "square", "sum",
    )  # fmt: skip

    def __init__(
        self, card: int, knocks: bool, left: int, melds: tuple[int, ...], deadwood: int
    ) -> None:
        self.card = card
        self.knocks = knocks
        self.left = left
        self.melds = melds
        self.deadwood = deadwood
        self.sum = 0.0
        self.square = 0.0
        self.count = 0
        self.active = True


class Search:
    """Plays trials out in the same worlds.

    Args:
        trials: The trials; the others are compared with the first.
        worlds: The worlds.
        playout: Plays the hand on after a discard.
        gone: Cards that cannot come any more.
        stock: Number of cards in the stock.
        my_turns: Turns that the player has had after this one.
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
        if not trial.knocks:
            return playout.play(
                trial.left, worlds.hand, worlds.stock, left, trial.card, self.gone, self.my_turns,
                self.their_turns,
            )  # fmt: skip
        return playout.laid_down(True, trial.left, trial.melds, trial.deadwood, worlds.hand, left)

    def advance(self, number: int) -> None:
        """Play the active trials out in that many more worlds."""
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
