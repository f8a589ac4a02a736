"""Share of wrong choices of the opponent that learns with the player, after each hand.

The share falls after hands that the player wins and rises after hands that it loses, by half a
point for each hand that one side is ahead in the last ten. It comes to rest where the player wins
half of the hands, like the up-and-down method by which hearing is tested. It depends on results
alone, so the records of the hands are all that has to be kept.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

START = 60.0
"""Share of wrong choices against a new player, in percent."""
LEAST, MOST = 0.0, 95.0
WINDOW = 10
"""Number of the latest hands that count."""
STEP = 0.5
"""Change of the share, in percent, for each hand that a side is ahead in the window."""
STAGE = 10
"""Difference of the share, in percent, that the opponent remarks on."""


class Progress(Struct, frozen=True):
    """A learning opponent's `share` of wrong choices in percent, and the `latest` hands.

    A hand is True if the player won it. Hands without a winner do not count.
    """

    share: float = START
    latest: tuple[bool, ...] = ()

    def after(self, won: bool | None) -> Progress:
        """Return the progress after another hand."""
        if won is None:
            return self
        latest = (*self.latest, won)[-WINDOW:]
        ahead = 2 * sum(latest) - len(latest)
        return Progress(min(MOST, max(LEAST, self.share - STEP * ahead)), latest)

    @property
    def stage(self) -> int:
        """The share rounded to stages, 0 for the best play."""
        return round(self.share / STAGE)


NEW = Progress()


def after_all(results: Iterable[bool | None], before: Progress = NEW) -> Progress:
    """Return the progress after several hands, oldest first."""
    for won in results:
        before = before.after(won)
    return before
