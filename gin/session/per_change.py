"""A cache for results computed from a store, valid until the store changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

from gin.session.storage.store import Store

T = TypeVar("T")


def once_per_change(read: Callable[[Store], T]) -> Callable[[Store], T]:
    """Decorate a function of a store to cache its result until the store changes.

    Exceptions are not cached. The cache does not keep a store alive.
    """
    cached: WeakKeyDictionary[Store, tuple[int, T]] = WeakKeyDictionary()

    @wraps(read)
    def once(store: Store) -> T:
        found = cached.get(store)
        if found is None or found[0] != store.changes:
            # Read the number first: a write while `read` runs must invalidate the result.
            changes = store.changes
            found = cached[store] = changes, read(store)
        return found[1]

    return once
