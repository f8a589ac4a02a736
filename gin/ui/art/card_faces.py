"""The designs of card faces, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from gin.ui.art.card_stock import CLASSIC, LARGE_PRINT, PARLOUR, DeckStyle


class CardFaces(Protocol):
    """A design of 52 faces."""

    def draw(self, code: str, width: int, style: DeckStyle) -> pygame.Surface:
        """Draw a card such as "TD" or "AS", with round corners, `width` pixels wide.

        The caller caches the image, on disk too, under the arguments and `style.faces`.
        """


def _parlour() -> CardFaces:
    from gin.ui.art.parlour_faces import ParlourFaces

    return ParlourFaces()


def _classic() -> CardFaces:
    from gin.ui.art.classic_faces import ClassicFaces

    return ClassicFaces()


def _large_print() -> CardFaces:
    from gin.ui.art.large_print_faces import LargePrintFaces

    return LargePrintFaces()


_MAKERS: dict[str, Callable[[], CardFaces]] = {
    PARLOUR: _parlour,
    CLASSIC: _classic,
    LARGE_PRINT: _large_print,
}
_MADE: dict[str, CardFaces] = {}


def add_faces(name: str, make: Callable[[], CardFaces]) -> None:
    """Register a design under a name, for `DeckStyle.faces`; it is made when first needed.

    Images on disk are found by the name, so it must change when the drawings do.
    """
    _MAKERS[name] = make
    _MADE.pop(name, None)


def faces_named(name: str) -> CardFaces:
    """Return a design, or `PARLOUR` if the name is unknown."""
    if name not in _MAKERS:
        name = PARLOUR
    if name not in _MADE:
        _MADE[name] = _MAKERS[name]()
    return _MADE[name]


def names() -> list[str]:
    """Return the names of all designs."""
    return list(_MAKERS)
