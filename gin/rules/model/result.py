"""The count of a finished hand, which dialogs, sheets, statistics and speech use."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds
from gin.rules.model.stakes import Die


class Outcome(StrEnum):
    """The ways a hand can end (rules 0.9, 0.10, 2, 6, 8)."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    SHOT = "shot"
    UNDERCUT = "undercut"
    TIE = "tie"
    REFUSED = "refused"
    VOID = "void"
    COMPARED = "compared"
    SOLO_GIN = "solo_gin"
    SOLO_LOOSE = "solo_loose"
    OUT = "out"
    CHALLENGE = "challenge"


class LineKind(StrEnum):
    """The reasons for points in a count."""

    CAUGHT = "caught"
    LAID_OFF = "laid_off"
    OWN = "own"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    BARE_GIN = "bare_gin"
    RUSH = "rush"
    LONG_RUN = "long_run"
    COURTS = "courts"
    DOUBLED = "doubled"
    PENALTY = "penalty"
    DIE = "die"
    LOOSE_PIPS = "loose_pips"
    LOOSE_TENS = "loose_tens"
    LOOSE_ACES = "loose_aces"
    SOLO_GIN = "solo_gin"


class ScoreLine(Struct, frozen=True):
    """Points that `seat` gains, or loses if negative, and the cards that they are for."""

    kind: LineKind
    seat: int
    points: int
    cards: Hand = 0


class Side(Struct, frozen=True):
    """A player's cards at the end; `laid_off` pairs cards with the index of the knocker's meld."""

    melds: Melds
    loose: Hand
    deadwood: int
    laid_off: tuple[tuple[Card, int], ...] = ()


class HandResult(Struct, frozen=True):
    """The result of a hand: who ended it, who won it, both sides and the lines of the count.

    `suits` are the suits in which the points are written, where suits are scored. `die` is the
    stake die at the end of the hand; after a refusal it shows what the refusal pays. `multiplier`
    is 2 if the hand counts double; a separate line has the points that this adds. With
    `whole_hands`, every card left in a hand counted, melded or not. `turns` has the number of turns
    that each seat finished. `untouched` is the number of turns without a draw from the stock, if
    they made the hand void, or 0.
    """

    outcome: Outcome
    ender: int | None
    winner: int | None
    sides: tuple[Side, ...]
    lines: tuple[ScoreLine, ...] = ()
    multiplier: int = 1
    suits: tuple[Suit, ...] = ()
    die: Die | None = None
    whole_hands: bool = False
    turns: tuple[int, ...] = ()
    untouched: int = 0

    @property
    def booked(self) -> int | None:
        """Seat for which points are written: the loser if there is a penalty, else any winner."""
        penalty = any(line.kind is LineKind.PENALTY for line in self.lines)
        return 1 - self.winner if penalty and self.winner is not None else self.winner

    @property
    def like_gin(self) -> bool:
        """Whether the hand ended in gin, big gin or a shot, which counts as gin."""
        return self.outcome in (Outcome.GIN, Outcome.BIG_GIN, Outcome.SHOT)

    def points(self, seat: int) -> int:
        return sum(line.points for line in self.lines if line.seat == seat)
