"""The contents of score sheets."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Suit
from gin.rules.model.result import Outcome
from gin.rules.model.stakes import Die


class SheetRow(Struct, frozen=True):
    """A hand on the sheet, with its points and the running scores after it, by seat.

    `boxes` counts the boxes that the winner gets for the hand.
    """

    hand: int
    outcome: Outcome
    winner: int | None
    points: tuple[int, ...]
    running: tuple[int, ...]
    boxes: int = 1


class Measure(StrEnum):
    """The kind of score in a track."""

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
    """One measure for all seats: on paper a column for each, on a board a row of holes for each.

    `goals` has None for a seat that does not count this measure, and 0 without a goal. `gains` and
    `scores` are by hand, then by seat: the gain in the hand, and the score after it. `closed_by` is
    the seat that closed the track, in the hand numbered `closed_at`. The track is `cleared` if the
    last hand ended a game and the next one starts from zero.
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
        """Scores that the next hand begins with, by seat."""
        return (0,) * len(self.goals) if self.cleared else self.now

    @property
    def now(self) -> tuple[int, ...]:
        return self.scores[-1] if self.scores else (0,) * len(self.goals)

    @property
    def before(self) -> tuple[int, ...]:
        if not self.scores:
            return self.now
        return tuple(now - gain for now, gain in zip(self.now, self.gains[-1], strict=True))


class EndKind(StrEnum):
    """Reason for points at the end of a game."""

    HANDS = "hands"
    BOXES = "boxes"
    SHUTOUT = "shutout"
    GAME = "game"


class EndLine(Struct, frozen=True):
    """Points by seat, added for one reason."""

    kind: EndKind
    points: tuple[int, ...]


class Sheet(Struct, frozen=True):
    """The sheet so far. `winner` is None before the game is `over`, and after a draw.

    `boxes` are by seat; `totals` include any end lines. `running` are the scores that the next hand
    begins with. `tracks` starts with the main measure. Nothing more is written in `closed` suits.
    `die` is the stake die that the next hand begins with, if the game carries it over. `low_wins`
    means that the lower total wins. `single` means that only this hand is played.
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
    single: bool = False

    @property
    def margin(self) -> int:
        """Lead of the winner's total; negative if the loser's total is higher (rules 1)."""
        if self.winner is None or len(self.totals) < 2:
            return 0
        margin = self.totals[self.winner] - self.totals[1 - self.winner]
        return -margin if self.low_wins else margin
