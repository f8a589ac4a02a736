"""Sound cues with the players who cause them, and background sounds."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.interface.paper import Tone


class Cue(StrEnum):
    """Events with a sound; sound files use these names."""

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
    APPLAUSE = "applause"
    RUNG = "rung"
    CUP = "cup"


class SoundCue(Struct, frozen=True):
    """A sound cue and the player who causes it."""

    cue: Cue
    by: Tone = Tone.NOBODY


class Background(StrEnum):
    """Background sounds; sound files use these names."""

    ROOM = "room"
    FIRE = "fire"
    MUSIC = "music"
