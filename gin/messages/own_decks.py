"""Messages of the domain `own-decks`, from `assets/languages/en/own-decks.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Card
from gin.core.message import Message, Text


TITLE = Message("own-decks-title")


SUBTITLE = Message("own-decks-subtitle")


NOTE = Message("own-decks-note")


USE_FACES = Message("own-decks-use-faces")


USE_BACK = Message("own-decks-use-back")


def count(*, all: int, number: int) -> Message:
    return Message("own-decks-count", (("all", all), ("number", number),))


COMPLETE = Message("own-decks-complete")


def missing(*, cards: tuple[Card, ...]) -> Message:
    return Message("own-decks-missing", (("cards", cards),))


def missing_many(*, cards: tuple[Card, ...], number: int) -> Message:
    return Message("own-decks-missing-many", (("cards", cards), ("number", number),))


IN_USE = Message("own-decks-in-use")


HAS_BACK = Message("own-decks-has-back")


NO_BACK = Message("own-decks-no-back")


NO_FACES = Message("own-decks-no-faces")


NO_BACK_WHY = Message("own-decks-no-back-why")


def flaw_unknown(*, file: Text) -> Message:
    return Message("own-decks-flaw-unknown", (("file", file),))


def flaw_twice(*, file: Text) -> Message:
    return Message("own-decks-flaw-twice", (("file", file),))


def flaw_large(*, file: Text) -> Message:
    return Message("own-decks-flaw-large", (("file", file),))


def flaw_unreadable(*, file: Text) -> Message:
    return Message("own-decks-flaw-unreadable", (("file", file),))


def flaw_no_picture(*, file: Text) -> Message:
    return Message("own-decks-flaw-no-picture", (("file", file),))


def flaw_shape(*, file: Text, size: Text) -> Message:
    return Message("own-decks-flaw-shape", (("file", file), ("size", size),))


def flaw_undrawn(*, element: Text, file: Text) -> Message:
    return Message("own-decks-flaw-undrawn", (("element", element), ("file", file),))


def more_flaws(*, number: int) -> Message:
    return Message("own-decks-more-flaws", (("number", number),))


NEW = Message("own-decks-new")


TEMPLATE = Message("own-decks-template")


TEMPLATE_NOTE = Message("own-decks-template-note")


LOOK_AGAIN = Message("own-decks-look-again")


LOOK_AGAIN_NOTE = Message("own-decks-look-again-note")


NO_FOLDER = Message("own-decks-no-folder")


def place(*, path: Text) -> Message:
    return Message("own-decks-place", (("path", path),))


NAMES = Message("own-decks-names")


def now_used(*, name: Text) -> Message:
    return Message("own-decks-now-used", (("name", name),))


USED_NO_MORE = Message("own-decks-used-no-more")


def looked(*, number: int) -> Message:
    return Message("own-decks-looked", (("number", number),))


def template_written(*, path: Text) -> Message:
    return Message("own-decks-template-written", (("path", path),))
