"""Lines drawn from a shuffle bag, so that none is said twice in three matches with the speaker."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Container

from gin.core.errors import SaveError
from gin.core.message import NOTHING, Text
from gin.interface.pictures import Portrait
from gin.present.words.talk import CupOccasion, TalkOccasion, lines
from gin.session.storage.store import Store

MATCHES = 3
"""Number of matches, the current one included, in which a line is said only once."""
_BAGS = 1000
"""Number of possible starting orders."""


def draw_line(
    store: Store,
    speaker: Portrait,
    occasion: TalkOccasion | CupOccasion,
    chance: random.Random,
    match: int,
    unfit: Container[str] = (),
) -> Text:
    """Return the speaker's next line for an occasion and record it for the match with this id.

    Lines whose ids are in `unfit` are passed over. Return nothing if all others were said in the
    last matches. If recording fails, the line may repeat.
    """
    known, name = lines(speaker, occasion), f"talk:{speaker}"
    said, recent = _read(store.note(name)), _Recent.read(store.note(f"{name}:recent"))
    count = said.get(occasion)
    if count is None:
        count = len(known) * chance.randrange(_BAGS)
    recent.begin(match)
    # The rest of this bag and all of the next one have each line at least once.
    for number in range(count, count + 2 * len(known)):
        bag, place = divmod(number, len(known))
        line = known[bag_order(f"{speaker}-{occasion}", bag, len(known))[place]]
        if line.id not in unfit and recent.add(line.id):
            said[occasion] = number + 1
            with contextlib.suppress(SaveError):
                counts = " ".join(f"{one} {number}" for one, number in sorted(said.items()))
                store.set_note(name, counts)
                store.set_note(f"{name}:recent", recent.written())
            return line
    return NOTHING


class _Recent:
    """The lines said in the last matches, the latest match last."""

    def __init__(self) -> None:
        self._matches: list[tuple[str, list[str]]] = []

    @classmethod
    def read(cls, text: str) -> _Recent:
        """Parse what `written` returned; any other text is harmless."""
        recent = cls()
        for words in (line.split() for line in text.splitlines()):
            if words:
                recent._matches.append((words[0], words[1:]))
        return recent

    def written(self) -> str:
        return "\n".join(" ".join((match, *said)) for match, said in self._matches)

    def begin(self, match: int) -> None:
        """Continue or begin a match, and forget those that are too long ago."""
        if all(str(match) != one for one, _ in self._matches):
            self._matches.append((str(match), []))
        # A match that was left and is resumed becomes the latest again.
        self._matches.sort(key=lambda one: one[0] == str(match))
        del self._matches[:-MATCHES]

    def add(self, line: str) -> bool:
        """Add a line to the latest match; return False if it was said recently."""
        if any(line in said for _, said in self._matches):
            return False
        self._matches[-1][1].append(line)
        return True


def bag_order(name: str, bag: int, size: int) -> list[int]:
    """Return the order of the lines in a bag of `size` lines, at least three.

    A bag never begins with the last line of the bag before it.
    """
    found = _shuffled(name, bag, size)
    if bag and found[0] == _shuffled(name, bag - 1, size)[-1]:
        # The last line must not move: the next bag is checked against it.
        found[0], found[1] = found[1], found[0]
    return found


def _shuffled(name: str, bag: int, size: int) -> list[int]:
    found = list(range(size))
    random.Random(f"{name}:{bag}").shuffle(found)
    return found


def _read(text: str) -> dict[str, int]:
    """Parse the number of lines said on each occasion, ignoring malformed entries."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=False)
    return {
        one: int(number)
        for one, number in pairs
        if number.isascii() and number.isdigit() and len(number) < 10
    }
