"""The emblems of games, for whatever paints them."""

from __future__ import annotations

from gin.core.emblem import Emblem
from gin.variants.registry import game


def emblem_of(id: str) -> Emblem:
    """The emblem of a game."""
    return game(id).emblem
