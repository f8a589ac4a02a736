"""Messages of the domain `captions`, from `assets/languages/en/captions.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


NO_DEVICE = Message("captions-no-device")


CUT = Message("captions-cut")


SHUFFLE = Message("captions-shuffle")


DEAL = Message("captions-deal")


DRAW = Message("captions-draw")


TAKE = Message("captions-take")


DISCARD = Message("captions-discard")


PASS = Message("captions-pass")


SORT = Message("captions-sort")


LIFT = Message("captions-lift")


DROP = Message("captions-drop")


REFUSED = Message("captions-refused")


EDGE = Message("captions-edge")


KNOCK = Message("captions-knock")


GIN = Message("captions-gin")


BIG_GIN = Message("captions-big-gin")


UNDERCUT = Message("captions-undercut")


MELD = Message("captions-meld")


LAY_OFF = Message("captions-lay-off")


TICK = Message("captions-tick")


PEN = Message("captions-pen")


SWEEP = Message("captions-sweep")


NEXT_HAND = Message("captions-next-hand")


HAND_WON = Message("captions-hand-won")


HAND_LOST = Message("captions-hand-lost")


SHUTOUT = Message("captions-shutout")


FIRST_WIN = Message("captions-first-win")


MATCH_WON = Message("captions-match-won")


MATCH_LOST = Message("captions-match-lost")


BUTTON = Message("captions-button")


PAGE = Message("captions-page")


PEG = Message("captions-peg")


DIE = Message("captions-die")


APPLAUSE = Message("captions-applause")


RUNG = Message("captions-rung")


CUP = Message("captions-cup")


FIRE = Message("captions-fire")


MUSIC = Message("captions-music")


CALM = Message("captions-calm")


def hm(*, name: Text) -> Message:
    return Message("captions-hm", (("name", name),))


def laugh(*, name: Text) -> Message:
    return Message("captions-laugh", (("name", name),))


def sigh(*, name: Text) -> Message:
    return Message("captions-sigh", (("name", name),))


def ah(*, name: Text) -> Message:
    return Message("captions-ah", (("name", name),))


def tut(*, name: Text) -> Message:
    return Message("captions-tut", (("name", name),))


def breath(*, name: Text) -> Message:
    return Message("captions-breath", (("name", name),))


def sip(*, name: Text) -> Message:
    return Message("captions-sip", (("name", name),))
