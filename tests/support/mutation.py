"""A pytest plugin for `make mutants`: each test starts without caches, and none runs forever.

Mutants are tested in copies of a process that has run all the tests. Its caches would hide a mutant
in the code that filled them.
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
"""Seconds of processor time for a test, in addition to ten times its time without a mutant."""
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
        # Not by the clock, which runs on while others have the processor.
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
