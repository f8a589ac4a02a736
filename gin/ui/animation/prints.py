"""Images of cards at their positions, and the areas in which two frames differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from gin.ui.render.card_painter import Print
from gin.ui.render.compositor import differing
from gin.ui.render.geometry import Slot


def moved(prints: list[Print], was: Slot, slot: Slot) -> list[Print]:
    """Move the prints of a card from one slot to another."""
    x, y = round(slot.x - was.x), round(slot.y - was.y)
    return [(picture, (at[0] + x, at[1] + y), flags) for picture, at, flags in prints]


def alike(one: Slot, other: Slot) -> bool:
    """Return whether cards in two slots have almost the same turn and size."""
    turned = abs((one.turn - other.turn + 180) % 360 - 180)
    return turned < 3 and abs(one.width - other.width) < 0.02 * other.width


def area_of(one: Print) -> pygame.Rect:
    """Return the area that a print covers."""
    return pygame.Rect(one[1], one[0].get_size())


def changed(before: list[Print], after: list[Print]) -> list[pygame.Rect]:
    """Return the areas in which two lists of prints differ."""
    # Few cards move at a time, so most prints are the same.
    old, new = map(_keyed, differing(before, after))
    common = [key for key in old if key in new]
    if common != [key for key in new if key in old]:
        common = []
    same = set(common)
    return [area_of(one) for prints in (old, new) for key, one in prints.items() if key not in same]


def _keyed(prints: Sequence[Print]) -> dict[object, Print]:
    """Key prints by image, position and number of equal prints before them.

    Equal prints count separately: a shadow drawn twice is darker than one drawn once.
    """
    found: dict[object, Print] = {}
    alike = Counter[object]()
    for one in prints:
        key = (id(one[0]), one[1])
        found[key, alike[key]] = one
        alike[key] += 1
    return found
