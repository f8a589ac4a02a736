"""Problems in a catalogue, with their file and line for the translator."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from gin.core.external_text import quoted
from gin.core.message import Text, Verbatim
from gin.messages import catalogues as messages


class Problem(Struct, frozen=True):
    """A mistake in a file (line 0 for the whole file), or a `warning` that something is missing.

    `entry` is the entry that cannot be used, if any.
    """

    file: str
    line: int
    what: Text
    warning: bool = False
    entry: str = ""

    @property
    def sentence(self) -> Text:
        if not self.line:
            return messages.in_file(file=Verbatim(self.file), what=self.what)
        return messages.at(file=Verbatim(self.file), line=self.line, what=self.what)


def verbatim_names(names: Iterable[str]) -> tuple[Text, ...]:
    """Return names of entries or variables as texts for a problem."""
    return tuple(map(Verbatim, names))


def excerpt(text: str) -> Verbatim:
    """Return the first line of a piece of a file, safe to display."""
    lines = text.strip().splitlines()
    return Verbatim(quoted(lines[0])[1:-1] if lines else "")
