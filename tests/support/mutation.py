"""A pytest plugin for `make mutants`: each test starts with empty caches and has a time limit.

mutmut tests mutants in forks of a process that has already run all tests. With the caches of that
process, the mutated code might not run.
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
"""Seconds of processor time that a test gets in addition to ten times its unmutated time."""
TIMED_OUT = 36
"""Exit code that means a timeout to mutmut."""
MEMORY = 4 << 30
"""Limit of the address space in bytes, because a mutant may fill a list in an endless loop."""

_taken: dict[str, float] = {}


def pytest_configure() -> None:
    # Give every mutant the same examples. One failure is enough, so don't shrink it.
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
        # Limit processor time: wall-clock time also passes while other processes run.
        signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
        signal.setitimer(signal.ITIMER_PROF, GRACE + 10 * known)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    _taken.setdefault(item.nodeid, time.process_time() - began)


def forget() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith("gin."):
            for value in vars(module).values():
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()
