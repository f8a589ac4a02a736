"""Tests that wait are shared among the workers, and run first."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.support.order import by_module, by_scene, in_shares


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
@pytest.mark.parametrize(("waiting", "quick"), [(0, 0), (0, 9), (3, 0), (5, 60), (6, 7), (9, 2)])
def test_each_share_begins_with_tests_that_wait(workers: int, waiting: int, quick: int) -> None:
    first = [[f"w{n}a", f"w{n}b"][: 1 + n % 2] for n in range(waiting)]
    others, waits = [f"q{n}" for n in range(quick)], [one for group in first for one in group]
    found = in_shares(first, others, workers)
    assert sorted(found) == sorted([*waits, *others])
    # The tests of a group stay together.
    assert all(found[found.index(group[0]) :][: len(group)] == group for group in first)
    if waiting >= workers and quick >= 2 * waiting * workers:
        for worker in range(workers):
            share = found[len(found) * worker // workers : len(found) * (worker + 1) // workers]
            own = sum(map(len, first[worker::workers]))
            assert all(name in waits for name in share[:own])
            assert not any(name in waits for name in share[own:])


class Stand:
    """Stands in for a test."""

    def __init__(self, scene: str | None, *, marked: bool = False, file: str = "") -> None:
        self.marked, self.path = marked, Path(file)
        if scene is not None:
            self.callspec = SimpleNamespace(params={"name": scene})

    def get_closest_marker(self, name: str) -> bool:
        return self.marked and name == "scenes"


def test_tests_of_the_same_scene_follow_one_another() -> None:
    b, other, a, plain, more = (
        Stand("b", marked=True), Stand("a", marked=False), Stand("a", marked=True),
        Stand(None, marked=True), Stand("b", marked=True),
    )  # fmt: skip
    assert by_scene([b, other, a, plain, more]) == [plain, a, b, more, other]  # type: ignore[list-item, comparison-overlap]


def test_tests_of_the_same_file_stay_together() -> None:
    a, b, other = Stand(None, file="a"), Stand(None, file="a"), Stand(None, file="b")
    assert by_module([a, b, other]) == [[a, b], [other]]  # type: ignore[list-item, comparison-overlap]
