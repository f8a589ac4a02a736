"""Refs: compared by value and usable as keys."""

from __future__ import annotations

from gin.core.cards import DECK, Card
from gin.interface.refs import (
    Area,
    AreaRef,
    BackRef,
    Backs,
    BuriedRef,
    CardRef,
    EntryRef,
    Kind,
    Line,
    LineRef,
)

QUEEN = Card.parse("QH")


def test_equal_refs_are_equal_however_they_are_made() -> None:
    assert CardRef(QUEEN) == CardRef(card=QUEEN) == CardRef(Card.parse("QH"))
    assert LineRef(Line.SUM) == LineRef(Line.SUM, "") == LineRef(line=Line.SUM)
    assert BackRef(Backs.OWN_HAND) == BackRef(Backs.OWN_HAND, number=0)
    assert EntryRef(Kind.GAME, "gin") == EntryRef(key="gin", kind=Kind.GAME)
    assert len({CardRef(card) for card in (*DECK, *DECK)}) == len(DECK)


def test_refs_of_another_kind_or_with_other_parts_are_unlike() -> None:
    unlike = [
        CardRef(QUEEN), BuriedRef(QUEEN), CardRef(Card.parse("QS")), LineRef(Line.ROW),
        LineRef(Line.ROW, 0), LineRef(Line.ROW, 1), LineRef(Line.SUM), AreaRef(Area.SHEET),
        AreaRef(Area.SHEET, 1), BackRef(Backs.OWN_HAND), BackRef(Backs.OTHER_HAND),
    ]  # fmt: skip
    assert len(set(unlike)) == len(unlike)
    assert all((one == other) is (one is other) for one in unlike for other in unlike)
