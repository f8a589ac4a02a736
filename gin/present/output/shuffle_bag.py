"""Lines drawn from a shuffle bag: each is said once before any repeats, across matches."""

from __future__ import annotations

import contextlib
import random

from gin.core.errors import SaveError
from gin.core.message import Message
from gin.interface.pictures import Portrait
from gin.present.words.talk import CupOccasion, TalkOccasion, lines
from gin.session.storage.store import Store

_BAGS = 1000
"""Number of possible starting orders."""


def draw_line(
    store: Store,
    speaker: Portrait,
    occasion: TalkOccasion | CupOccasion,
    chance: random.Random,
) -> Message:
    """Return the speaker's next line for an occasion and record it.

    If recording fails, the line may repeat.
    """
    known, name = lines(speaker, occasion), f"talk:{speaker}"
    said = _read(store.note(name))
    count = said.get(occasion)
    if count is None:
        count = len(known) * chance.randrange(_BAGS)
    said[occasion] = count + 1
    with contextlib.suppress(SaveError):
        store.set_note(name, " ".join(f"{one} {number}" for one, number in sorted(said.items())))
    bag, place = divmod(count, len(known))
    return known[bag_order(f"{speaker}-{occasion}", bag, len(known))[place]]


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
