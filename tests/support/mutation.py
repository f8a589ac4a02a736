"""A plugin of pytest for `make mutants`: each test begins with nothing kept, and none goes on
without end.

Mutants are tried in copies of a process that has run all the tests. What it kept of them would
hide a mutant in whatever had made it.
"""

from __future__ import annotations

import functools
import os
import signal
import sys
import time
from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings

GRACE = 3.0
"""Seconds that a test may work for, beside ten times what it took without a mutant."""
TIMED_OUT = 36
"""The exit code by which mutmut knows it."""
MEMORY = 4 << 30
"""Bytes: an endless loop that fills a list must not take the machine with it."""

_taken: dict[str, float] = {}


def pytest_configure() -> None:
    # The same examples for each mutant; that there is one which fails is enough.
    settings.register_profile(
        "mutants", derandomize=True, database=None, phases=[Phase.explicit, Phase.generate]
    )
    settings.load_profile("mutants")
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    forget()
    began, known = time.process_time(), _taken.get(item.nodeid)
    if known is not None:
        # Not by the clock, which goes on while others have the processor.
        signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
        signal.setitimer(signal.ITIMER_PROF, GRACE + 10 * known)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    _taken.setdefault(item.nodeid, time.process_time() - began)


def forget() -> None:
    """Empty what functions of the program have kept."""
    for name, module in list(sys.modules.items()):
        if name.startswith("gin."):
            for value in vars(module).values():
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()
