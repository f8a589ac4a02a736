"""Modules that are loaded when something of them is first wanted, not before the first picture."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from types import ModuleType


class _Later(ModuleType):
    """What stands for a module until something of it is asked for, and then hands that out."""

    # Not `__getattr__`, which is asked after a module has looked for the name in vain and put
    # that into words: it takes ten times as long.
    def __getattribute__(self, name: str) -> object:
        if name.startswith("__"):
            # What the import system asks of a module.
            return super().__getattribute__(name)
        # Nothing is kept here: who changes the module, as tests do, changes it for everybody.
        return getattr(_loaded(super().__getattribute__("__name__")), name)


_loaded = cache(import_module)


def later(name: str) -> ModuleType:
    """What stands for the module of this name, which is loaded when something of it is wanted.

    It goes into the `else` of an `if TYPE_CHECKING` that imports the module for type checkers and
    for those who draw up what may import what (ADR 24).
    """
    return _Later(name)


def load_one(names: Iterable[str]) -> bool:
    """Load the first of these modules that is not there yet, for moments in which nobody waits;
    False if all of them are there."""
    wanted = next((name for name in names if name not in sys.modules), None)
    if wanted is not None:
        import_module(wanted)
    return wanted is not None
