"""Every scene of the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from tools.gallery import afterwards, data, events, figures, pages, rooms, sharing, table
from tools.gallery.reaching import Reach


def states() -> Iterator[tuple[str, Reach]]:
    """Yield each state's name with a function that brings a parlour into that state."""
    for module in (pages, events, figures, data, sharing, table, rooms, afterwards):
        yield from module.scenes()
