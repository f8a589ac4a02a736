"""The scale of celebrations at the end of a hand and of a match."""

from __future__ import annotations

from enum import IntEnum


class Celebration(IntEnum):
    """Good ends of a hand or a match, from the smallest to the greatest.

    Each front end celebrates a greater one more than a smaller one.
    """

    NONE = 0
    WON_HAND = 1
    GIN = 2
    BIG_GIN = 3
    UNDERCUT = 4
    WON_MATCH = 5
    SHUTOUT = 6
    FIRST_WIN = 7
    RUNG = 8
    CUP = 9
