"""Changed copies of frozen values."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

__all__ = ["changed"]

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(value: Any, **changes: Any) -> Any:
        """What `dataclasses.replace` gives, quicker: all fields are read at once.

        For values of which every move makes a new one. What `__init__` does not take begins anew.
        """
        made_of = type(value)
        places, read = _fields(made_of)
        values = list(read(value))
        for name, new in changes.items():
            values[places[name]] = new
        return made_of(*values)


@cache
def _fields(made_of: type[Any]) -> tuple[dict[str, int], attrgetter[Any]]:
    """The place of each field by its name, and what reads them all."""
    names = [field.name for field in fields(made_of) if field.init]
    return {name: place for place, name in enumerate(names)}, attrgetter(*names)
