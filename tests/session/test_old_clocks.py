"""A clock set before 1970, as after a battery fails, loses no match."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.session.archive import MatchFilter, count_finished, filter_values
from gin.session.game import Session
from gin.session.moments import local_time, seconds
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished
from tests.session.test_store import begin, play_some
from tests.support.by_name import choose

LONG_AGO = -1_000_000_000.0
"""24 April 1938, as a Unix time."""


def played_long_ago(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Session, Session]:
    monkeypatch.setattr(time, "time", lambda: LONG_AGO)
    store = Store.open(folder)
    over = begin(store, "solitary")
    while not over.sheet.over:
        play_some(over, 1, random.Random(1))
    still = begin(store)
    play_some(still, 9, random.Random(1))
    store.close()
    monkeypatch.undo()
    return still, over


def test_matches_from_before_1970_are_kept_and_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    still, _ = played_long_ago(tmp_path, monkeypatch)
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert [match.id for match in unfinished(store)] == [still.id]
    assert Session.resume(store, still.id).seen == still.seen
    assert filter_values(store).months == ((1938, 4),)
    assert count_finished(store, MatchFilter(month=(1938, 4))) == 1
    made = Parlour(store, None, Settings())
    choose(made, "statistics")
    choose(made, "finished")
    items = [item for zone in made.view().zones for item in zone.items]
    assert "24 April 1938" in " ".join(printed(item.note) for item in items)
    for scene in ("games", "continue"):
        made.home()
        choose(made, scene)
    store.close()


def test_matches_marked_damaged_by_it_are_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    still, over = played_long_ago(tmp_path, monkeypatch)
    store = Store.open(tmp_path)
    lost = begin(store, "house")
    store._link.execute("UPDATE match SET state = 'damaged'")
    store.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert store.match(still.id).state == "open"
    assert store.match(over.id).state == "finished"
    # This match has times after 1970, so its mark has another cause and stays.
    assert store.match(lost.id).state == "damaged"
    store.close()


def test_systems_without_times_before_1970(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, `fromtimestamp` fails for such a time."""
    import gin.session.moments as moments

    class Ours(moments.datetime):
        @classmethod
        def fromtimestamp(cls, *_: object) -> Ours:
            raise OSError(22, "Invalid argument")

        def timestamp(self) -> float:
            raise OSError(22, "Invalid argument")

    monkeypatch.setattr(moments, "datetime", Ours)
    monkeypatch.setattr(moments, "_EPOCH", Ours(1970, 1, 1))
    day = local_time(LONG_AGO)
    assert (day.year, day.month, day.day) == (1938, 4, 24)
    assert seconds(day) == LONG_AGO
