"""Messages of the domain `sharing`, from `assets/languages/en/sharing.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from gin.core.message import Message, Text, Who


TITLE = Message("sharing-title")


AS_TEXT = Message("sharing-as-text")


COPY = Message("sharing-copy")


AS_PICTURE = Message("sharing-as-picture")


PICTURE_HOLDS = Message("sharing-picture-holds")


SAVE_PICTURE = Message("sharing-save-picture")


SAVE_PICTURE_SHORT = Message("sharing-save-picture-short")


DRAWING_PICTURE = Message("sharing-drawing-picture")


def picture_saved(*, path: Text) -> Message:
    return Message("sharing-picture-saved", (("path", path),))


AS_CHALLENGE = Message("sharing-as-challenge")


def challenge_holds(*, who: Who) -> Message:
    return Message("sharing-challenge-holds", (("who", who),))


CHALLENGE_HOLDS_ALONE = Message("sharing-challenge-holds-alone")


def challenge_hides(*, lines: int) -> Message:
    return Message("sharing-challenge-hides", (("lines", lines),))


COPY_CHALLENGE = Message("sharing-copy-challenge")


SAVE_CHALLENGE = Message("sharing-save-challenge")


def challenge_saved(*, path: Text) -> Message:
    return Message("sharing-challenge-saved", (("path", path),))


NO_FOLDER = Message("sharing-no-folder")


NO_PICTURES = Message("sharing-no-pictures")


def won(*, game: Text, theirs: int, who: Who, yours: int) -> Message:
    return Message("sharing-won", (("game", game), ("theirs", theirs), ("who", who), ("yours", yours),))


def lost(*, game: Text, theirs: int, who: Who, yours: int) -> Message:
    return Message("sharing-lost", (("game", game), ("theirs", theirs), ("who", who), ("yours", yours),))


def drawn(*, game: Text, theirs: int, who: Who, yours: int) -> Message:
    return Message("sharing-drawn", (("game", game), ("theirs", theirs), ("who", who), ("yours", yours),))


def goal_reached(*, game: Text, yours: int) -> Message:
    return Message("sharing-goal-reached", (("game", game), ("yours", yours),))


def goal_missed(*, game: Text, yours: int) -> Message:
    return Message("sharing-goal-missed", (("game", game), ("yours", yours),))


def hand_by_hand(*, gains: tuple[Text, ...]) -> Message:
    return Message("sharing-hand-by-hand", (("gains", gains),))


PRACTICE = Message("sharing-practice")


def daily(*, date: date, game: Text, who: Who) -> Message:
    return Message("sharing-daily", (("date", date), ("game", game), ("who", who),))


def daily_alone(*, date: date, game: Text) -> Message:
    return Message("sharing-daily-alone", (("date", date), ("game", game),))


def daily_mine(*, score: Text) -> Message:
    return Message("sharing-daily-mine", (("score", score),))


def daily_master(*, score: Text, who: Who) -> Message:
    return Message("sharing-daily-master", (("score", score), ("who", who),))


DAILY_NOT_PLAYED = Message("sharing-daily-not-played")


def play_this(*, game: Text, who: Who) -> Message:
    return Message("sharing-play-this", (("game", game), ("who", who),))


def play_this_alone(*, game: Text) -> Message:
    return Message("sharing-play-this-alone", (("game", game),))


COPIED = Message("sharing-copied")


NOT_COPIED = Message("sharing-not-copied")


COPY_THIS = Message("sharing-copy-this")


def in_hands(*, hands: int) -> Message:
    return Message("sharing-in-hands", (("hands", hands),))


def hand_number(*, number: int) -> Message:
    return Message("sharing-hand-number", (("number", number),))


AS_ANIMATION = Message("sharing-as-animation")


ANIMATION_HOLDS = Message("sharing-animation-holds")


ANIMATION_HOLDS_ALONE = Message("sharing-animation-holds-alone")


SAVE_ANIMATION = Message("sharing-save-animation")


SAVE_ANIMATION_SHORT = Message("sharing-save-animation-short")


DRAWING_ANIMATION = Message("sharing-drawing-animation")


def animation_part(*, percent: Text) -> Message:
    return Message("sharing-animation-part", (("percent", percent),))


def animation_saved(*, path: Text) -> Message:
    return Message("sharing-animation-saved", (("path", path),))


ANIMATION_STOPPED = Message("sharing-animation-stopped")


ALREADY_DRAWING = Message("sharing-already-drawing")


PLAYER = Message("sharing-player")
