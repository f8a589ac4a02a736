"""The order in which tests run when several workers share them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")


def by_scene(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return tests marked "scenes" by their parameter `name`, then the others as they are.

    The marked tests without this parameter come first.
    """
    marked = [item for item in items if item.get_closest_marker("scenes")]
    others = [item for item in items if not item.get_closest_marker("scenes")]
    return [*sorted(marked, key=scene_of), *others]


def scene_of(item: pytest.Item) -> str:
    """Return the scene that a test is about, or an empty string."""
    call = getattr(item, "callspec", None)
    return "" if call is None else str(call.params.get("name", ""))


def in_shares(first: Sequence[T], others: Sequence[T], workers: int) -> list[T]:
    """Return both lists as one, in which each worker's share begins with some of `first`.

    pytest-xdist gives each worker a contiguous share of the list. Idle workers then take tests from
    the ends of other shares.
    """
    total, ordered, taken = len(first) + len(others), [], 0
    for worker in range(workers):
        share = total * (worker + 1) // workers - total * worker // workers
        own = first[worker::workers]
        rest = others[taken : taken + share - len(own)]
        taken += len(rest)
        ordered += [*own, *rest]
    return [*ordered, *others[taken:]]
