"""Combinations of parameters: some of them in every run, all of them in long runs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from tests.support.play import several


def covering(*values: Sequence[object], every: int = 2) -> list[object]:
    """Return one of `every` combinations in usual runs, and all of them in long runs.

    With half of the combinations of three or more lists, any two values of different lists still
    come together, if every list has at least two values. With fewer, each value still comes with
    one of each other list that has at least `every` values.
    """
    found: list[object] = []
    for places in product(*(range(len(some)) for some in values)):
        if sum(places) % several(every, 1):
            # Not a soak test: pytest takes seconds to collect thousands of them.
            continue
        chosen = [some[place] for some, place in zip(values, places, strict=True)]
        marks: tuple[pytest.MarkDecorator, ...] = ()
        for one in chosen:
            if hasattr(one, "marks"):
                marks = (*one.marks, *marks)
        plain = [one.values[0] if hasattr(one, "marks") else one for one in chosen]
        name = "-".join(getattr(one, "__name__", str(one)) for one in plain)
        found.append(pytest.param(*plain, marks=marks, id=name))
    return found


def taking_turns(values: Sequence[object], ids: Sequence[str], first: int = 0) -> list[object]:
    """Return every second value from the `first` in usual runs, and all of them in long runs.

    Tests that share values begin with different ones, so that each value meets some of them.
    """
    return [
        pytest.param(value, id=name)
        for place, (value, name) in enumerate(zip(values, ids, strict=True))
        if (place - first) % several(2, 1) == 0
    ]
