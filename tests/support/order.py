"""The order in which tests run when several workers share them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


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
