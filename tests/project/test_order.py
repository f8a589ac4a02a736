"""Tests that wait are shared among the workers, and run first."""

from __future__ import annotations

import pytest

from tests.support.order import in_shares


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
@pytest.mark.parametrize(("waiting", "quick"), [(0, 0), (0, 9), (3, 0), (5, 40), (6, 7), (9, 2)])
def test_each_share_begins_with_tests_that_wait(workers: int, waiting: int, quick: int) -> None:
    first, others = [f"w{n}" for n in range(waiting)], [f"q{n}" for n in range(quick)]
    found = in_shares(first, others, workers)
    assert sorted(found) == sorted([*first, *others])
    if waiting >= workers and quick >= waiting * workers:
        for worker in range(workers):
            share = found[len(found) * worker // workers : len(found) * (worker + 1) // workers]
            own = len(first[worker::workers])
            assert all(name in first for name in share[:own])
            assert not any(name in first for name in share[own:])
