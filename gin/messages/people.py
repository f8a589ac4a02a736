"""Messages of the domain `people`, from `assets/languages/en/people.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text, Who


TITLE = Message("people-title")


SUBTITLE = Message("people-subtitle")


SUBTITLE_NEW = Message("people-subtitle-new")


PIA = Message("people-pia")


PIA_MANNER = Message("people-pia-manner")


def pia_now(*, wrong: int) -> Message:
    return Message("people-pia-now", (("wrong", wrong),))


FELIX = Message("people-felix")


FELIX_MANNER = Message("people-felix-manner")


BRUNO = Message("people-bruno")


BRUNO_MANNER = Message("people-bruno-manner")


ADA = Message("people-ada")


ADA_MANNER = Message("people-ada-manner")


VERA = Message("people-vera")


VERA_MANNER = Message("people-vera-manner")


ANSELM = Message("people-anselm")


ANSELM_MANNER = Message("people-anselm-manner")


def fared(*, played: int, won: int) -> Message:
    return Message("people-fared", (("played", played), ("won", won),))


NOT_MET = Message("people-not-met")


def you_won(*, played: int, won: int) -> Message:
    return Message("people-you-won", (("played", played), ("won", won),))


def difficulty(*, number: int, of: int) -> Message:
    return Message("people-difficulty", (("number", number), ("of", of),))


def face(*, mood: Enum, name: Text) -> Message:
    return Message("people-face", (("mood", mood), ("name", name),))


def sits_down(*, who: Who) -> Message:
    return Message("people-sits-down", (("who", who),))


GUEST = Message("people-guest")


PERSON = Message("people-person")


GUEST_KIND = Message("people-guest-kind")


OTHER_PROGRAM = Message("people-other-program")


PROGRAM = Message("people-program")


PROGRAM_FIELD = Message("people-program-field")


PROGRAM_NOTE = Message("people-program-note")


def program_plays(*, program: Text) -> Message:
    return Message("people-program-plays", (("program", program),))


def program_found(*, program: Text) -> Message:
    return Message("people-program-found", (("program", program),))


def program_sits_down(*, program: Text) -> Message:
    return Message("people-program-sits-down", (("program", program),))


def moved_instead(*, reason: Text, who: Who) -> Message:
    return Message("people-moved-instead", (("reason", reason), ("who", who),))
