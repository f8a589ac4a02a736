"""Waiting for other processes and threads."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 120.0
"""Seconds after which a wait counts as hanging."""


def until(
    found: Callable[[], Any],
    seconds: float = PATIENCE,
    failure: Callable[[], object] = lambda: "it did not happen",
) -> Any:
    end = time.monotonic() + seconds
    while not (answer := found()):
        assert time.monotonic() < end, f"within {seconds:g} s: {failure()}"
        time.sleep(0.05)
    return answer
