"""What stands on a score sheet; `gin.rules.sheets` writes the kinds there are."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Suit
from gin.rules.model.result import Outcome
from gin.rules.model.stakes import Die


class SheetRow(Struct, frozen=True):
    """A hand on the sheet: how it ended, its points and the running scores after it, by seat.

    `boxes` are what the hand brings to whoever won it.
    """

    hand: int
    outcome: Outcome
    winner: int | None
    points: tuple[int, ...]
    running: tuple[int, ...]
    boxes: int = 1


class Measure(StrEnum):
    """What a track counts."""

    POINTS = "points"
    DEALS = "deals"
    GAMES = "games"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"


class Track(Struct, frozen=True):
    """One measure for all seats: a column each on paper, a row of holes each on a board.

    `goals` are what each seat needs, None for a seat that does not count by this measure. `gains`
    and `scores` are by hand and then by seat: what the hand wrote, and what stands there after it.
    `closed_by` is who closed the track for good, with the hand numbered `closed_at`. It is
    `cleared` where the last hand ended a game, and the next one begins at nothing.
    """

    measure: Measure
    goals: tuple[int | None, ...]
    gains: tuple[tuple[int, ...], ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()
    closed_by: int | None = None
    closed_at: int | None = None
    cleared: bool = False

    @property
    def next(self) -> tuple[int, ...]:
        """What the next hand begins with by seat."""
        return (0,) * len(self.goals) if self.cleared else self.now

    @property
    def now(self) -> tuple[int, ...]:
        """What stands there by seat."""
        return self.scores[-1] if self.scores else (0,) * len(self.goals)

    @property
    def before(self) -> tuple[int, ...]:
        """What stood there by seat before the last hand."""
        if not self.scores:
            return self.now
        return tuple(now - gain for now, gain in zip(self.now, self.gains[-1], strict=True))


class EndKind(StrEnum):
    """What the end of a game adds."""

    HANDS = "hands"
    BOXES = "boxes"
    SHUTOUT = "shutout"
    GAME = "game"


class EndLine(Struct, frozen=True):
    """Points by seat for one reason, in the order in which they are applied."""

    kind: EndKind
    points: tuple[int, ...]


class Sheet(Struct, frozen=True):
    """The sheet so far. `winner` is None while `over` is False, or when nobody won.

    `boxes` are hands won, and those added to them; `totals` include the end lines once the game is
    over. `running` is what the next hand begins with. `tracks` are all that is counted, the main
    measure first. In `closed` suits nothing is written any more. `die` is what the next hand
    begins with where the stake die lives on. `low_wins` says that what is written counts against a
    player.
    """

    rows: tuple[SheetRow, ...]
    running: tuple[int, ...]
    boxes: tuple[int, ...]
    over: bool
    winner: int | None = None
    end: tuple[EndLine, ...] = ()
    totals: tuple[int, ...] = ()
    shutout: bool = False
    tracks: tuple[Track, ...] = ()
    closed: tuple[Suit, ...] = ()
    die: Die | None = None
    low_wins: bool = False

    @property
    def margin(self) -> int:
        """By how much the winner's total is the better; negative where boxes outweigh the game
        (rules 1)."""
        if self.winner is None or len(self.totals) < 2:
            return 0
        margin = self.totals[self.winner] - self.totals[1 - self.winner]
        return -margin if self.low_wins else margin
