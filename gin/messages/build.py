"""Messages of the domain `build`, from `assets/languages/en/build.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TITLE = Message("build-title")


TILE = Message("build-tile")


SLIP = Message("build-slip")


BEGIN = Message("build-begin")


def begin_with(*, title: Text) -> Message:
    return Message("build-begin-with", (("title", title),))


CHANGE = Message("build-change")


BEGIN_TITLE = Message("build-begin-title")


BEGIN_NOTE = Message("build-begin-note")


CARDS = Message("build-cards")


ENDING = Message("build-ending")


SCORING = Message("build-scoring")


MATCH = Message("build-match")


DEAL = Message("build-deal")


SAVE = Message("build-save")


SAVED = Message("build-saved")


ENTER_CODE = Message("build-enter-code")


DEFAULTS = Message("build-defaults")


RULES = Message("build-rules")


PLAY = Message("build-play")


CHOSEN = Message("build-chosen")


CLASH = Message("build-clash")


NO_DIFFERENCE = Message("build-no-difference")


OTHER_NUMBER = Message("build-other-number")


NUMBER_NOTE = Message("build-number-note")


CODE_TITLE = Message("build-code-title")


CODE_FIELD = Message("build-code-field")


CODE_NOTE = Message("build-code-note")


NAME_TITLE = Message("build-name-title")


NAME_FIELD = Message("build-name-field")


NAME_NOTE = Message("build-name-note")


LETTERS = Message("build-letters")


DELETE = Message("build-delete")


CAPITALS = Message("build-capitals")


SMALL = Message("build-small")


SPACE = Message("build-space")


DONE = Message("build-done")


OWN = Message("build-own")


RENAME = Message("build-rename")


EDIT = Message("build-edit")


FORGET = Message("build-forget")


KEEP = Message("build-keep")


FORGET_TITLE = Message("build-forget-title")


FORGET_SURE = Message("build-forget-sure")


FORGOTTEN = Message("build-forgotten")


def made_from(*, title: Text) -> Message:
    return Message("build-made-from", (("title", title),))


def code(*, code: Text) -> Message:
    return Message("build-code", (("code", code),))


def kept(*, name: Text) -> Message:
    return Message("build-kept", (("name", name),))


def called(*, name: Text) -> Message:
    return Message("build-called", (("name", name),))


def renamed(*, name: Text) -> Message:
    return Message("build-renamed", (("name", name),))


def reads(*, title: Text) -> Message:
    return Message("build-reads", (("title", title),))


def go_there(*, title: Text) -> Message:
    return Message("build-go-there", (("title", title),))


def left_out(*, title: Text) -> Message:
    return Message("build-left-out", (("title", title),))


def now_called(*, name: Text) -> Message:
    return Message("build-now-called", (("name", name),))


def number_of(*, least: int, most: int, title: Text) -> Message:
    return Message("build-number-of", (("least", least), ("most", most), ("title", title),))


def no_room(*, most: int) -> Message:
    return Message("build-no-room", (("most", most),))
