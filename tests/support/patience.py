"""Waiting for other processes and threads."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 120.0
"""Seconds after which what a test waits for counts as hanging. No test waits that long for what
comes, however busy the machine is, so none passes or fails because of this number."""


def until(
    found: Callable[[], Any],
    seconds: float = PATIENCE,
    failure: Callable[[], object] = lambda: "it did not happen",
) -> Any:
    """Return the first true answer of `found`.

    Raises:
        AssertionError: there is none within `seconds`; it says what `failure` returns then.
    """
    end = time.monotonic() + seconds
    while not (answer := found()):
        assert time.monotonic() < end, f"within {seconds:g} s: {failure()}"
        time.sleep(0.05)
    return answer
