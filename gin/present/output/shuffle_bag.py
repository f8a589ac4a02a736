"""Lines drawn as from a bag: each is said once before any is said again, over all matches."""

from __future__ import annotations

import contextlib
import random

from gin.core.errors import SaveError
from gin.core.message import Message
from gin.interface.pictures import Portrait
from gin.present.words.talk import TalkOccasion, lines
from gin.session.storage.store import Store

_BAGS = 1000
"""So many orders there are to begin with, so that no two players hear the same evening."""


def draw(store: Store, speaker: Portrait, occasion: TalkOccasion, chance: random.Random) -> Message:
    """The next line that somebody has for an occasion. That it was said is kept; if it cannot be,
    it will be said again."""
    known, name = lines(speaker, occasion), f"talk:{speaker}"
    said = _read(store.note(name))
    count = said.get(occasion)
    if count is None:
        count = len(known) * chance.randrange(_BAGS)
    said[occasion] = count + 1
    with contextlib.suppress(SaveError):
        store.set_note(name, " ".join(f"{one} {number}" for one, number in sorted(said.items())))
    bag, place = divmod(count, len(known))
    return known[order(f"{speaker}-{occasion}", bag, len(known))[place]]


def order(name: str, bag: int, size: int) -> list[int]:
    """In which order the lines come out of a bag; it does not begin with the last of the one
    before. There are three of them at least."""
    found = _shuffled(name, bag, size)
    if bag and found[0] == _shuffled(name, bag - 1, size)[-1]:
        # The last one stays where it is: the next bag asks for it.
        found[0], found[1] = found[1], found[0]
    return found


def _shuffled(name: str, bag: int, size: int) -> list[int]:
    found = list(range(size))
    random.Random(f"{name}:{bag}").shuffle(found)
    return found


def _read(text: str) -> dict[str, int]:
    """How many lines were said on each occasion; what makes no sense was never said."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=False)
    return {
        one: int(number)
        for one, number in pairs
        if number.isascii() and number.isdigit() and len(number) < 10
    }
