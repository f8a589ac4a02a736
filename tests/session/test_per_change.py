"""Cached results from a store are computed again only after a change."""

from __future__ import annotations

import gc
import weakref

import pytest

from gin.session.archive import filter_values
from gin.session.per_change import once_per_change
from gin.session.rivalry import rivalry
from gin.session.statistics import records
from gin.session.storage.store import Store
from tests.present.test_statistics import LOST, WON, keep


def test_statistics_are_read_once_for_each_store_and_change() -> None:
    stores = Store.in_memory(), Store.in_memory()
    read = []

    @once_per_change
    def count(store: Store) -> int:
        read.append(store)
        return len(read)

    assert [count(stores[0]), count(stores[0]), count(stores[1])] == [1, 1, 2]
    keep(stores[0], [WON], 0)
    assert [count(stores[0]), count(stores[1])] == [3, 2]


def test_an_error_is_not_kept() -> None:
    store, fails = Store.in_memory(), [True]

    @once_per_change
    def count(store: Store) -> int:
        if fails.pop():
            raise OSError
        return 5

    with pytest.raises(OSError):
        count(store)
    fails.append(False)
    assert count(store) == 5


def test_a_closed_store_is_freed() -> None:
    @once_per_change
    def count(store: Store) -> int:
        return 1

    store = Store.in_memory()
    gone = weakref.ref(store)
    count(store)
    store.close()
    del store
    gc.collect()
    assert gone() is None


def test_all_counts_follow_the_store() -> None:
    store = Store.in_memory()
    assert (records(store), filter_values(store).pairs, rivalry(store)) == ((), {}, None)
    keep(store, [WON, LOST], 0)
    assert [record.matches for record in records(store)] == [1]
    assert list(filter_values(store).pairs) == ["gin"]
    first = rivalry(store)
    keep(store, [WON, LOST], 0)
    again = rivalry(store)
    assert first is not None and again is not None and (first.won, again.won) == (1, 2)
