"""The acts that can be heard."""

from __future__ import annotations

from enum import StrEnum


class Cue(StrEnum):
    """The acts that can be heard; the sound files go by these names."""

    CUT = "cut"
    SHUFFLE = "shuffle"
    DEAL = "deal"
    DRAW = "draw"
    TAKE = "take"
    DISCARD = "discard"
    PASS = "pass"
    SORT = "sort"
    LIFT = "lift"
    DROP = "drop"
    REFUSED = "refused"
    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    MELD = "meld"
    LAY_OFF = "lay_off"
    TICK = "tick"
    PEN = "pen"
    NEXT_HAND = "next_hand"
    HAND_WON = "hand_won"
    HAND_LOST = "hand_lost"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"
    BUTTON = "button"
    PAGE = "page"
    PEG = "peg"
    DIE = "die"
