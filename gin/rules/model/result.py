"""The count of a finished hand: the only source for dialog, sheet, statistics and speech."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds
from gin.rules.model.stakes import Die


class Outcome(StrEnum):
    """How a hand ended (rules 0.9, 0.10, 2, 6)."""

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
    """What a line of the count stands for."""

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
    """Points that `seat` is given (taken, if negative) for a reason, and the cards concerned."""

    kind: LineKind
    seat: int
    points: int
    cards: Hand = 0


class Side(Struct, frozen=True):
    """A player's cards at the end: melds, cards laid off (with the knocker's meld), the rest."""

    melds: Melds
    loose: Hand
    deadwood: int
    laid_off: tuple[tuple[Card, int], ...] = ()


class HandResult(Struct, frozen=True):
    """Who ended the hand and how, who won it, each side's cards and the lines of the count.

    `suits` are those in each of which the points are written, where suits are scored in.
    `die` is the stake die as the hand left it, in a game that has one; a refused one shows what the
    refusal pays. `multiplier` is 2 for a hand that counts twice; a line of its own says what that
    adds. With `whole_hands` every card left in a hand counted, melded or not. `turns` are those
    that each seat had finished. `untouched` are the turns in a row without a card from the stock
    that made the hand void; 0 for any other end.
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
        """The seat that most of the count is for: the winner, or whoever books a penalty."""
        penalty = any(line.kind is LineKind.PENALTY for line in self.lines)
        return 1 - self.winner if penalty and self.winner is not None else self.winner

    @property
    def like_gin(self) -> bool:
        """Was it gin, big gin or a shot, which is counted as gin?"""
        return self.outcome in (Outcome.GIN, Outcome.BIG_GIN, Outcome.SHOT)

    def points(self, seat: int) -> int:
        """What the hand wrote for a seat."""
        return sum(line.points for line in self.lines if line.seat == seat)
