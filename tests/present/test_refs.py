"""Refs compare by value and can be keys of a dictionary."""

from __future__ import annotations

from gin.core.cards import DECK, Card
from gin.interface.refs import (
    Area,
    AreaRef,
    BackRef,
    BuriedRef,
    CardRef,
    EntryKind,
    EntryRef,
    FaceDown,
    LineRef,
    PaperLine,
)

QUEEN = Card.parse("QH")


def test_equal_refs_are_equal_however_they_are_made() -> None:
    assert CardRef(QUEEN) == CardRef(card=QUEEN) == CardRef(Card.parse("QH"))
    assert LineRef(PaperLine.SUM) == LineRef(PaperLine.SUM, "") == LineRef(line=PaperLine.SUM)
    assert BackRef(FaceDown.OWN_HAND) == BackRef(FaceDown.OWN_HAND, number=0)
    assert EntryRef(EntryKind.GAME, "gin") == EntryRef(key="gin", kind=EntryKind.GAME)
    assert len({CardRef(card) for card in (*DECK, *DECK)}) == len(DECK)


def test_refs_of_another_kind_or_with_other_parts_differ() -> None:
    unlike = [
        CardRef(QUEEN),
        BuriedRef(QUEEN),
        CardRef(Card.parse("QS")),
        LineRef(PaperLine.ROW),
        LineRef(PaperLine.ROW, 0),
        LineRef(PaperLine.ROW, 1),
        LineRef(PaperLine.SUM),
        AreaRef(Area.SHEET),
        AreaRef(Area.SHEET, 1),
        BackRef(FaceDown.OWN_HAND),
        BackRef(FaceDown.OTHER_HAND),
    ]
    assert len(set(unlike)) == len(unlike)
    assert all((one == other) is (one is other) for one in unlike for other in unlike)
