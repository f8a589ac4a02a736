"""Sound cues with the players who cause them, and background sounds."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.message import NOTHING, Text
from gin.interface.paper import Tone
from gin.interface.pictures import Portrait


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
    HM = "hm"
    LAUGH = "laugh"
    SIGH = "sigh"
    AH = "ah"
    TUT = "tut"
    BREATH = "breath"
    SIP = "sip"


HUMAN = (Cue.HM, Cue.LAUGH, Cue.SIGH, Cue.AH, Cue.TUT, Cue.BREATH, Cue.SIP)
"""Sounds that a person makes, with separate recordings for each person."""


class SoundCue(Struct, frozen=True):
    """A sound cue and the player who causes it; a `HUMAN` sound also has a person and a name.

    It waits for `pause` seconds at normal speed after the cue before it.
    """

    cue: Cue
    by: Tone = Tone.NOBODY
    person: Portrait = Portrait.NOBODY
    name: Text = NOTHING
    pause: float = 0.0

    @property
    def recordings(self) -> str:
        """The name that its sound files begin with."""
        return recordings_of(self.cue, self.person)


def recordings_of(cue: Cue, person: Portrait) -> str:
    """Return the name that the sound files begin with."""
    return f"{cue.value}-{person.value}" if cue in HUMAN else cue.value


class Background(StrEnum):
    """Background sounds; sound files use these names."""

    ROOM = "room"
    WIND = "wind"
    FIRE = "fire"
    MUSIC = "music"
    CALM = "calm"
