"""What a game is: all that the program knows of it, declared in the game's own file."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.emblem import Emblem
from gin.core.message import NOTHING, Message, Text
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
from gin.variants.rule_sentences import Paragraph, Tellers


class Family(StrEnum):
    """The kinds of game that a variant starts from."""

    GIN = "gin"
    SOLITARY = "solitary"
    LAYING = "laying"


class GameGroup(StrEnum):
    """The games that stand together where one is chosen, in the order of their headings."""

    CLASSIC = "classic"
    ENDINGS = "endings"
    MELDS = "melds"
    SCORES = "scores"
    LAID_OUT = "laid_out"
    ALONE = "alone"


LAST = 99
"""The place of a game that stands behind the others of its group."""


class RulesSection(Struct, frozen=True):
    """A heading of a rules page, what the rules tell under it, what only this game says, and what
    the rules tell `last`.

    A heading under which nothing is left to say is not there.
    """

    title: Text
    tell: Tellers = ()
    paragraphs: tuple[Paragraph, ...] = ()
    last: Tellers = ()


class Game(Struct, frozen=True, kw_only=True):
    """A game of the registry.

    `number` stands for it in game codes, for ever. `sentence` is what a menu says of it, and
    `speaks_of` the slots ("knock.limit") that this names and that may be agreed otherwise. `hands`
    is how many a match takes, the mean of 24 between two players of level 1, as measured by
    `python -m tools.lengths`; a round alone is always five deals.

    In its group it stands by `place`, and else as in the registry. `part` is its part in the name
    of a mixture ("Rainbow Rush"); only the classic game has none. `title_tells` are the options
    that the title speaks of. If they are agreed otherwise it is not used, and `called` is the
    game's part in the name, unless one of these options has a part of its own.
    """

    id: str
    number: int
    title: Message
    sentence: Message
    group: GameGroup
    hands: int
    family: Family
    patch: Patch
    options: tuple[str, ...]
    page: tuple[RulesSection, ...]
    emblem: Emblem
    speaks_of: tuple[str, ...] = ()
    place: int = LAST
    part: Message = NOTHING
    title_tells: tuple[str, ...] = ()
    called: Message = NOTHING


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
