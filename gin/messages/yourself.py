"""Messages of the domain `yourself`, from `assets/languages/en/yourself.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text


TITLE = Message("yourself-title")


SUBTITLE = Message("yourself-subtitle")


OPEN = Message("yourself-open")


CHOOSE = Message("yourself-choose")


NAME = Message("yourself-name")


NAME_NOTE = Message("yourself-name-note")


NAME_TITLE = Message("yourself-name-title")


NAME_ENTRY = Message("yourself-name-entry")


def called(*, name: Text) -> Message:
    return Message("yourself-called", (("name", name),))


def renamed(*, name: Text) -> Message:
    return Message("yourself-renamed", (("name", name),))


NAMELESS = Message("yourself-nameless")


READY = Message("yourself-ready")


def portrait(*, looks: tuple[Text, ...], number: int) -> Message:
    return Message("yourself-portrait", (("looks", looks), ("number", number),))


NONE = Message("yourself-none")


PARTS = Message("yourself-parts")


PREVIEW = Message("yourself-preview")


CHOSEN = Message("yourself-chosen")


def part(*, part: Enum) -> Message:
    return Message("yourself-part", (("part", part),))


def kind(*, kind: Text, number: int, of: int) -> Message:
    return Message("yourself-kind", (("kind", kind), ("number", number), ("of", of),))


def face(*, face: Enum) -> Message:
    return Message("yourself-face", (("face", face),))


def skin(*, skin: Enum) -> Message:
    return Message("yourself-skin", (("skin", skin),))


def hair(*, hair: Enum) -> Message:
    return Message("yourself-hair", (("hair", hair),))


def colour(*, colour: Enum) -> Message:
    return Message("yourself-colour", (("colour", colour),))


def beard(*, beard: Enum) -> Message:
    return Message("yourself-beard", (("beard", beard),))


def glasses(*, glasses: Enum) -> Message:
    return Message("yourself-glasses", (("glasses", glasses),))


def clothes(*, clothes: Enum) -> Message:
    return Message("yourself-clothes", (("clothes", clothes),))


def ground(*, ground: Enum) -> Message:
    return Message("yourself-ground", (("ground", ground),))


def haired(*, colour: Text, hair: Text) -> Message:
    return Message("yourself-haired", (("colour", colour), ("hair", hair),))
