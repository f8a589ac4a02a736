"""Messages of the domain `speech`, from `assets/languages/en/speech.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


MENU_ON = Message("speech-menu-on")


MENU_OFF = Message("speech-menu-off")


BESIDE_READER = Message("speech-beside-reader")


NO_ENGINE = Message("speech-no-engine")


NO_VOICE = Message("speech-no-voice")


SLOWEST = Message("speech-slowest")


FASTEST = Message("speech-fastest")


BUTTON = Message("speech-button")


FIELD = Message("speech-field")


SELECTED = Message("speech-selected")


NOT_SELECTED = Message("speech-not-selected")


CAN_SPEAK = Message("speech-can-speak")


def key_turns_on_and_off(*, key: Text) -> Message:
    return Message("speech-key-turns-on-and-off", (("key", key),))


BUTTON_TURNS_ON_AND_OFF = Message("speech-button-turns-on-and-off")


def helps(*, key: Text) -> Message:
    return Message("speech-helps", (("key", key),))


ON = Message("speech-on")


OFF = Message("speech-off")


def key_turns_off(*, key: Text) -> Message:
    return Message("speech-key-turns-off", (("key", key),))


def key_turns_on(*, key: Text) -> Message:
    return Message("speech-key-turns-on", (("key", key),))


def rates(*, faster: Text, slower: Text) -> Message:
    return Message("speech-rates", (("faster", faster), ("slower", slower),))


def rate(*, most: int, number: int) -> Message:
    return Message("speech-rate", (("most", most), ("number", number),))


def place(*, number: int, of: int) -> Message:
    return Message("speech-place", (("number", number), ("of", of),))


def nothing_begins(*, typed: Text) -> Message:
    return Message("speech-nothing-begins", (("typed", typed),))


TYPE_AGAIN = Message("speech-type-again")


def begins(*, number: int, of: int, typed: Text) -> Message:
    return Message("speech-begins", (("number", number), ("of", of), ("typed", typed),))


LAST_HEADING = Message("speech-last-heading")


FIRST_HEADING = Message("speech-first-heading")


NO_HEADINGS = Message("speech-no-headings")
