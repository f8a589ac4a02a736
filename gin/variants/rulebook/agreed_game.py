"""What the rules themselves tell of a game with what is agreed: the sentences made from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from gin.core.message import Text
from gin.messages import rules as headings
from gin.rules.model.rules import Rules, SheetKind
from gin.variants.game import Game, RulesSection
from gin.variants.rulebook import sections, sheets

_OF_SHEETS: dict[SheetKind, RulesSection] = {
    SheetKind.SUITS: RulesSection(headings.SUITS, sheets.SUITS),
    SheetKind.THREE_GAMES: RulesSection(headings.THREE_GAMES, sheets.THREE_GAMES),
    SheetKind.GAMES: RulesSection(headings.GAMES, sheets.GAMES),
    SheetKind.RACE: RulesSection(headings.TWO_PARTS, sheets.RACE),
    SheetKind.TWOFOLD: RulesSection(headings.POINTS_AND_DEALS, sheets.TWOFOLD),
}
"""What is told of a sheet where it is not the game's own, and the page therefore silent."""


class AgreedGame(Protocol):
    """A game and what is agreed for it, as far as a page tells of it."""

    @property
    def game(self) -> Game: ...

    @property
    def rules(self) -> Rules: ...

    @property
    def own(self) -> Rules:
        """The game's rules where nothing is agreed."""


def told_of(agreed: AgreedGame) -> tuple[Text, ...]:
    """What the rules themselves tell on this page."""
    sections = sections_of(agreed)
    tellers = (announcer for section in sections for announcer in (*section.tell, *section.last))
    return tuple(text for announcer in tellers for text in announcer(agreed.rules))


def sections_of(agreed: AgreedGame) -> Iterator[RulesSection]:
    """The game's sections; before the end, that of a sheet it is not usually kept on."""
    kind = agreed.rules.format.sheet
    other = _OF_SHEETS.get(kind) if kind is not agreed.own.format.sheet else None
    for section in agreed.game.page:
        if other is not None and section.tell == sections.END:
            yield other
        yield section
