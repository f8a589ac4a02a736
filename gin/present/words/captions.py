"""Captions for sounds, for players who do not hear them."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.message import Message, Text
from gin.interface.cue import Background, Cue, SoundCue
from gin.messages import captions as messages

CAPTIONS: dict[Cue, Message] = {
    Cue.CUT: messages.CUT,
    Cue.SHUFFLE: messages.SHUFFLE,
    Cue.DEAL: messages.DEAL,
    Cue.DRAW: messages.DRAW,
    Cue.TAKE: messages.TAKE,
    Cue.DISCARD: messages.DISCARD,
    Cue.PASS: messages.PASS,
    Cue.SORT: messages.SORT,
    Cue.LIFT: messages.LIFT,
    Cue.DROP: messages.DROP,
    Cue.REFUSED: messages.REFUSED,
    Cue.EDGE: messages.EDGE,
    Cue.KNOCK: messages.KNOCK,
    Cue.GIN: messages.GIN,
    Cue.BIG_GIN: messages.BIG_GIN,
    Cue.UNDERCUT: messages.UNDERCUT,
    Cue.MELD: messages.MELD,
    Cue.LAY_OFF: messages.LAY_OFF,
    Cue.TICK: messages.TICK,
    Cue.PEN: messages.PEN,
    Cue.SWEEP: messages.SWEEP,
    Cue.NEXT_HAND: messages.NEXT_HAND,
    Cue.HAND_WON: messages.HAND_WON,
    Cue.HAND_LOST: messages.HAND_LOST,
    Cue.SHUTOUT: messages.SHUTOUT,
    Cue.FIRST_WIN: messages.FIRST_WIN,
    Cue.MATCH_WON: messages.MATCH_WON,
    Cue.MATCH_LOST: messages.MATCH_LOST,
    Cue.BUTTON: messages.BUTTON,
    Cue.PAGE: messages.PAGE,
    Cue.PEG: messages.PEG,
    Cue.DIE: messages.DIE,
    Cue.APPLAUSE: messages.APPLAUSE,
    Cue.RUNG: messages.RUNG,
    Cue.CUP: messages.CUP,
}
PLAIN_TO_SEE = tuple(
    CAPTIONS[cue]
    for cue in (Cue.BUTTON, Cue.PAGE, Cue.SORT, Cue.LIFT, Cue.DROP, Cue.DRAW, Cue.TICK)
)
"""Captions of sounds that only accompany what a player does or sees anyway."""
BY_PERSON: dict[Cue, Callable[..., Message]] = {
    Cue.HM: messages.hm,
    Cue.LAUGH: messages.laugh,
    Cue.SIGH: messages.sigh,
    Cue.AH: messages.ah,
    Cue.TUT: messages.tut,
    Cue.BREATH: messages.breath,
    Cue.SIP: messages.sip,
}
BACKGROUNDS: dict[Background, Message] = {
    Background.FIRE: messages.FIRE,
    Background.MUSIC: messages.MUSIC,
    Background.CALM: messages.CALM,
}
"""Captions of the fire and of music when they begin."""


def caption(heard: SoundCue) -> Text:
    """Return the words for a sound, with the name of the person who makes it."""
    if heard.cue in BY_PERSON:
        return BY_PERSON[heard.cue](name=heard.name)
    return CAPTIONS[heard.cue]
