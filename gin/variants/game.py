"""The type of a game. The module of a game declares everything about that game."""

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
from gin.variants.rule_sentences import FigureMakers, Paragraph, SentenceMakers


class Family(StrEnum):
    """The families of games. The games of a family patch the same rules."""

    GIN = "gin"
    SOLITARY = "solitary"
    LAYING = "laying"


class GameGroup(StrEnum):
    """Groups of games in the menu, in the order of their headings."""

    CLASSIC = "classic"
    ENDINGS = "endings"
    MELDS = "melds"
    SCORES = "scores"
    LAID_OUT = "laid_out"
    ALONE = "alone"


LAST = 99
"""Default place in a group: after the games that have a place."""


class RulesSection(Struct, frozen=True):
    """A section of a rules page: derived sentences, the game's own paragraphs, then last sentences.

    `derived` and `last` make sentences from the rules. A section without sentences is omitted.
    `figures` make the game's own figures, after its paragraphs. Other figures follow their
    sentences (`gin.variants.rulebook.figures.index`).
    """

    title: Text
    derived: SentenceMakers = ()
    paragraphs: tuple[Paragraph, ...] = ()
    last: SentenceMakers = ()
    figures: FigureMakers = ()


class Game(Struct, frozen=True, kw_only=True):
    """A game of the registry.

    `number` identifies it in game codes and must never change. `sentence` describes it in menus;
    `speaks_of` are the slots (names of values in the rules, such as "knock.limit") that the
    sentence mentions and that options can change. `hands` is the usual length of a match: the mean
    of 24 matches between two baseline players, by `python -m tools.lengths`; for Solitary Gin, its
    five deals.

    `place` orders the games of a group; equal places keep the order of the registry. `part` names
    the game in the titles of mixtures ("Rainbow Rush"); only the classic game has none.
    `title_options` are options that the title mentions. If one of them is changed, the name uses
    `called` instead, unless the new value has its own word for names.
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
    title_options: tuple[str, ...] = ()
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
