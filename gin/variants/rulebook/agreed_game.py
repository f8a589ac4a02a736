"""Sections and sentences derived from the rules of a game with its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from gin.core.message import Text
from gin.messages import rules as headings
from gin.rules.model.rules import Rules, SheetKind
from gin.variants.game import Game, RulesSection
from gin.variants.rulebook import sections, sheets

_SHEET_SECTIONS: dict[SheetKind, RulesSection] = {
    SheetKind.SUITS: RulesSection(headings.SUITS, sheets.SUITS),
    SheetKind.THREE_GAMES: RulesSection(headings.THREE_GAMES, sheets.THREE_GAMES),
    SheetKind.GAMES: RulesSection(headings.GAMES, sheets.GAMES),
    SheetKind.RACE: RulesSection(headings.TWO_PARTS, sheets.RACE),
    SheetKind.TWOFOLD: RulesSection(headings.POINTS_AND_DEALS, sheets.TWOFOLD),
}
"""Sections that explain a score sheet other than the game's own."""


class AgreedGame(Protocol):
    """A game and its rules, as far as a page needs them."""

    @property
    def game(self) -> Game: ...

    @property
    def rules(self) -> Rules: ...

    @property
    def own(self) -> Rules: ...


def derived_text(agreed: AgreedGame) -> tuple[Text, ...]:
    """Return all sentences derived from the rules."""
    sections = sections_of(agreed)
    makers = (maker for section in sections for maker in (*section.derived, *section.last))
    return tuple(text for maker in makers for text in maker(agreed.rules))


def sections_of(agreed: AgreedGame) -> Iterator[RulesSection]:
    """Yield the game's sections.

    If the score sheet is not the game's own, its section comes before the one on the game's end.
    """
    kind = agreed.rules.format.sheet
    other = _SHEET_SECTIONS.get(kind) if kind is not agreed.own.format.sheet else None
    for section in agreed.game.page:
        if other is not None and section.derived == sections.END:
            yield other
        yield section
