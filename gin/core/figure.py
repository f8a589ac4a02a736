"""Figures of the rules pages as plain data: cards in groups, large numbers, dice and small tables.

A front end draws a figure with the player's cards. `described` puts the same captions into a
sentence for screen readers and Braille, and `card_line` is a line of cards for a terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import (
    NOTHING,
    Text,
    Verbatim,
    bracketed,
    clauses,
    commas,
    ended,
    in_row,
    labelled,
    only,
    phrase,
    sentences,
    spaced,
)


class GroupRole(StrEnum):
    """Meaning of a group of cards. A test checks each role with the rules of the game.

    `MELD` has a bracket, and `LAID` cards are added to the meld before them. The cards of `NO_MELD`
    look like a meld but are none. `LOOSE` cards count for the player who ends the hand, `CAUGHT`
    ones for the other player, and `HELD` ones where players lay out melds on the table. `FREE`
    cards do not count.
    """

    MELD = "meld"
    LAID = "laid"
    NO_MELD = "no_meld"
    LOOSE = "loose"
    CAUGHT = "caught"
    HELD = "held"
    UPCARD = "upcard"
    FREE = "free"
    STOCK = "stock"
    PILE = "pile"


class FigureCards(Struct, frozen=True, kw_only=True):
    """A group of cards with a caption below.

    `backs` is a number of cards face down; in a pile they lie below the others.
    `points` is what the cards count, and `count` shows how. `arrow` leads here from the part
    before. If a figure has several rows, a group that `begins` is the first of one.
    """

    role: GroupRole
    cards: tuple[Card, ...] = ()
    backs: int = 0
    caption: Text = NOTHING
    count: Text = NOTHING
    points: int | None = None
    arrow: bool = False
    begins: bool = False


class FigureNumber(Struct, frozen=True, kw_only=True):
    """A number in large figures with a caption below, and how it was counted."""

    value: int
    caption: Text
    count: Text = NOTHING
    arrow: bool = False


class FigureDie(Struct, frozen=True, kw_only=True):
    """The stake die, with a caption below."""

    value: int
    caption: Text
    arrow: bool = False


class FigureTable(Struct, frozen=True, kw_only=True):
    """A small ruled table: the headings of its columns, and its rows, each with a label first."""

    columns: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]
    arrow: bool = False


FigurePart = FigureCards | FigureNumber | FigureDie | FigureTable


class Figure(Struct, frozen=True):
    """A figure: an identifier, a title, and its parts in reading order."""

    id: str
    title: Text
    parts: tuple[FigurePart, ...]


def described(figure: Figure) -> Text:
    """Return the sentences that describe a figure: "A knock. Set: 7♣, 7♦, 7♥. Deadwood: …"."""
    told = (text for part in figure.parts for text in _told(part))
    return sentences(ended(figure.title), *told)


def _told(part: FigurePart) -> Iterator[Text]:
    match part:
        case FigureCards():
            if not part.cards:
                yield ended(part.caption)
                return
            yield ended(labelled(part.caption, clauses(in_row(part.cards), part.count)))
        case FigureNumber():
            value: Text = only(part.value)
            yield ended(labelled(part.caption, part.count or value))
        case FigureDie():
            yield ended(labelled(part.caption, only(part.value)))
        case FigureTable():
            for label, *cells in part.rows:
                named = map(labelled, part.columns[1:], cells)
                yield ended(labelled(label, commas(*named)))


_FACE_DOWN = Verbatim("##")


def card_line(figure: Figure) -> Text:
    """Return the cards of a figure as one line, with melds in square brackets; maybe nothing."""
    if not any(isinstance(part, FigureCards) and part.cards for part in figure.parts):
        return NOTHING
    return phrase(*(text for part in figure.parts for text in _line(part)))


def _line(part: FigurePart) -> Iterator[Text]:
    match part:
        case FigureCards(role=role, cards=cards):
            shown = spaced(cards)
            if not cards:
                yield _FACE_DOWN
            elif role is GroupRole.LAID:
                yield phrase(Verbatim("<-"), shown)
            elif role is GroupRole.NO_MELD:
                yield phrase(Verbatim("x"), shown)
            else:
                yield bracketed(shown) if role is GroupRole.MELD else shown
        case FigureNumber() | FigureDie():
            yield Verbatim(f"= {part.value}")
