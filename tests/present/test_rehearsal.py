"""The hand that nobody sees is what a click on Play shows."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.present.by_name import choose
from gin.present.shell.parlour import Parlour
from gin.present.view import Scene, View
from gin.session.storage.store import Store


def foreseen(house: Parlour) -> View | None:
    """What Play is likely to show, once all has been prepared."""
    while house.prepare():
        pass
    return house.rehearsal.likely


def same(likely: View | None, shown: View) -> bool:
    """Do both show the same cut, or tell of the same game, against the same opponent?"""
    if likely is None or likely.table is None or shown.table is None:
        return False
    other, dealt = likely.table.other, shown.table.other
    assert other is not None and dealt is not None and likely.dialog is not None
    return (
        (likely.scene, likely.title, likely.dialog, likely.introduction, other.name)
        == (shown.scene, shown.title, shown.dialog, shown.introduction, dealt.name)
    )  # fmt: skip


def test_what_is_likely_is_what_is_shown(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    house = Parlour(store, None)
    for _ in ("told of the game", "with the cards spread"):
        likely = foreseen(house)
        choose(house, "play")
        if house.view().scene is not Scene.TABLE:
            # There is a match that waits.
            choose(house, "new")
        assert same(likely, house.view())
        if house.view().introduction is not None:
            choose(house, "got-it")
        foreseen(house)
        choose(house, "leave")
    store.close()


def test_another_opponent_is_rehearsed_once_that_is_settled() -> None:
    house = Parlour(Store.in_memory(), None)
    before = foreseen(house)
    choose(house, "settings")
    house.change("level", 5)
    # Nobody rehearses while that may go on.
    assert foreseen(house) is before
    choose(house, "back")
    likely = foreseen(house)
    choose(house, "play")
    assert same(likely, house.view()) and not same(before, house.view())
    # At a table nobody rehearses another.
    assert foreseen(house) is likely


def test_where_nothing_can_be_read_nothing_is_told_before_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(name: str) -> NoReturn:
        raise SaveError(Verbatim(f"the disk with {name} has gone"))

    house = Parlour(Store.open(tmp_path), None)
    monkeypatch.setattr(house.store, "note", gone)
    assert foreseen(house) is None
    assert not house.take_said()
    house.store.close()
