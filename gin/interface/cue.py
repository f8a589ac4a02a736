"""The acts that can be heard, whose they are, and what is heard of the place they are done at."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.interface.paper import Tone


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
    EDGE = "edge"
    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    MELD = "meld"
    LAY_OFF = "lay_off"
    TICK = "tick"
    PEN = "pen"
    SWEEP = "sweep"
    NEXT_HAND = "next_hand"
    HAND_WON = "hand_won"
    HAND_LOST = "hand_lost"
    SHUTOUT = "shutout"
    FIRST_WIN = "first_win"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"
    BUTTON = "button"
    PAGE = "page"
    PEG = "peg"
    DIE = "die"


class Heard(Struct, frozen=True):
    """An act that is heard, and whose it is."""

    cue: Cue
    by: Tone = Tone.NOBODY


class Background(StrEnum):
    """What is heard of the place; the sound files go by these names."""

    ROOM = "room"
    FIRE = "fire"
    MUSIC = "music"
