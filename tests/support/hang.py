"""A time limit for steps that must end, so that an endless loop fails its test."""

from __future__ import annotations

import faulthandler
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tests.support.patience import PATIENCE


@contextmanager
def no_hang(what: str, seconds: float = PATIENCE) -> Iterator[None]:
    """Fail with an AssertionError that names `what` if the block takes longer than `seconds`.

    Windows has no interval timers, so there the process exits with a traceback.
    """

    def ring(_: int, frame: FrameType | None) -> None:
        where = f"{frame.f_code.co_qualname}, line {frame.f_lineno}" if frame else "?"
        raise AssertionError(f"{what} hangs in {where}")

    if not hasattr(signal, "setitimer"):
        faulthandler.dump_traceback_later(seconds, exit=True)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
