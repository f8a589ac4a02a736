"""Conversion between timestamps and local time, also before 1970."""

from __future__ import annotations

import time
from datetime import datetime, timedelta

_EPOCH = datetime(1970, 1, 1)


def local_time(since: float) -> datetime:
    """Return the local time at a number of seconds since 1970.

    If the system cannot convert the time, as on Windows before 1970, the result is in UTC.
    """
    try:
        return datetime.fromtimestamp(since)
    except (OSError, OverflowError, ValueError):
        return _EPOCH + timedelta(seconds=since)


def seconds(when: datetime) -> float:
    """Return the seconds since 1970 at a local time."""
    try:
        return when.timestamp()
    except (OSError, OverflowError, ValueError):
        return (when - _EPOCH).total_seconds()


def usual_cut() -> str:
    """Return the current time as a cut of the cards."""
    return local_time(time.time()).isoformat(" ", "milliseconds")
