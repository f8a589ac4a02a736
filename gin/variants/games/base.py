"""What a game is to a player: family, the patch that makes it, its options and its page."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gin.rules.model.meld_kinds import Aces, MeldKind, MeldRules
from gin.rules.model.patches import Patch
from gin.rules.model.rules import (
    PIPS,
    Bonuses,
    Deal,
    Dealers,
    Exhaustion,
    FirstDealer,
    Flow,
    Format,
    Knock,
    NextDealer,
    Opening,
    Rules,
    SheetKind,
    Shutout,
    StockEnd,
    Values,
)
from gin.variants.rulebook.sections import Teller


class Family(StrEnum):
    """The kinds of game that a variant starts from."""

    GIN = "gin"
    SOLITARY = "solitary"
    LAYING = "laying"


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a rules page, what the rules tell under it, what only this game says, and what
    the rules tell `last`."""

    title: str
    tell: Teller | None = None
    paragraphs: tuple[str, ...] = ()
    last: Teller | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the registry. `sentence` is what a menu says of it.

    `called` is its part in the name of a mixture; without it that is the title without "Gin".
    """

    id: str
    title: str
    sentence: str
    family: Family
    patch: Patch
    options: tuple[str, ...]
    page: tuple[Section, ...]
    called: str = ""

    @property
    def part(self) -> str:
        """Its part in the name of a mixture; empty for the classic game."""
        return self.called or " ".join(
            word for word in self.title.split() if word not in ("Gin", "Rummy")
        )


LOOSE_IN_SOLITARY = (15, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10)
"""Penalty by rank, ace first (rules 6, Solitary Gin)."""

DEAR_ACE = (10, *PIPS[1:])
"""Points by rank where an ace counts 10 (rules 8, Colonel)."""

FAMILIES: dict[Family, Rules] = {
    Family.GIN: Rules(),
    Family.SOLITARY: Rules(
        flow=Flow.SOLO,
        seats=1,
        deal=Deal(opening=Opening.NONE),
        melds=MeldRules(frozenset({MeldKind.SET, MeldKind.RUN}), Aces.BOTH),
        values=Values(LOOSE_IN_SOLITARY, LOOSE_IN_SOLITARY),
        bonuses=Bonuses(gin=0, big_gin=False, big_gin_points=0, undercut=0),
        exhaustion=Exhaustion(untouched=0),
        dealers=Dealers(first=FirstDealer.NONE),
        format=Format(
            SheetKind.PENALTIES_OVER_DEALS,
            target=0,
            game_bonus=0,
            box_bonus=0,
            shutout=Shutout.NONE,
        ),
    ),
    Family.LAYING: Rules(
        flow=Flow.LAYING,
        deal=Deal(opening=Opening.PLAIN),
        melds=MeldRules(frozenset({MeldKind.SET, MeldKind.RUN}), Aces.HIGH),
        values=Values(DEAR_ACE, DEAR_ACE),
        knock=Knock(limit=0),
        bonuses=Bonuses(gin=0, big_gin=False, big_gin_points=0, undercut=0),
        exhaustion=Exhaustion(StockEnd.COMPARE, floor=0),
        dealers=Dealers(next=NextDealer.ALTERNATE),
        format=Format(game_bonus=0, box_bonus=0, shutout=Shutout.NONE),
    ),
}
