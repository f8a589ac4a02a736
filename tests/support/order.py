"""The order in which tests run when several workers share them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeVar

import pytest

T = TypeVar("T")


def by_scene(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return tests marked "scenes" by their scene or state, then the others as they are.

    The marked tests without this parameter come first.
    """
    marked = [item for item in items if item.get_closest_marker("scenes")]
    others = [item for item in items if not item.get_closest_marker("scenes")]
    return [*sorted(marked, key=scene_of), *others]


def scene_of(item: pytest.Item) -> str:
    """Return the parameter `name` or `state` of a test, or an empty string."""
    call = getattr(item, "callspec", None)
    found = {} if call is None else call.params
    return str(found.get("name", found.get("state", "")))


def by_module(items: Sequence[pytest.Item]) -> list[list[pytest.Item]]:
    """Return the tests of each file: they share fixtures, such as a desktop."""
    return [list(of) for _, of in groupby(items, key=lambda item: item.path)]


def in_shares(first: Sequence[Sequence[T]], others: Sequence[T], workers: int) -> list[T]:
    """Return all tests as one list, in which each worker's share begins with groups of `first`.

    pytest-xdist gives each worker a contiguous share of the list. Idle workers then take tests from
    the ends of other shares.
    """
    total, ordered, taken = sum(map(len, first)) + len(others), list[T](), 0
    for worker in range(workers):
        share = total * (worker + 1) // workers - total * worker // workers
        own = [one for group in first[worker::workers] for one in group]
        rest = others[taken : taken + max(0, share - len(own))]
        taken += len(rest)
        ordered += [*own, *rest]
    return [*ordered, *others[taken:]]
