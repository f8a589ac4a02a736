"""Messages of the domain `terminal`, from `assets/languages/en/terminal.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text, Who


SAVED = Message("terminal-saved")


KEPT = Message("terminal-kept")


FAREWELL = Message("terminal-farewell")


NOT_KEPT = Message("terminal-not-kept")


REFUSED = Message("terminal-refused")


GONE = Message("terminal-gone")


def waiting(*, seconds: int, who: Who) -> Message:
    return Message("terminal-waiting", (("seconds", seconds), ("who", who),))


NO_NOTE = Message("terminal-no-note")


NO_FIELD = Message("terminal-no-field")


NO_KEY_ASKED = Message("terminal-no-key-asked")


TYPE_KEY = Message("terminal-type-key")


TYPE_HELP = Message("terminal-type-help")


HAND = Message("terminal-hand")


LOOSE = Message("terminal-loose")


NO_BRAILLE = Message("terminal-no-braille")


def no_such(*, typed: Text) -> Message:
    return Message("terminal-no-such", (("typed", typed),))


def run(*, first: Text, label: Text, last: Text) -> Message:
    return Message("terminal-run", (("first", first), ("label", label), ("last", last),))


def empty_field(*, name: Text) -> Message:
    return Message("terminal-empty-field", (("name", name),))


TYPE_TEXT = Message("terminal-type-text")


def enter_command(*, typed: Text, whole: Text) -> Message:
    return Message("terminal-enter-command", (("typed", typed), ("whole", whole),))


TYPE_NUMBER = Message("terminal-type-number")


TYPE_CODE = Message("terminal-type-code")


def section(*, name: Text, number: int) -> Message:
    return Message("terminal-section", (("name", name), ("number", number),))


OTHER_SECTIONS = Message("terminal-other-sections")


def no_section(*, sections: Text, typed: Text) -> Message:
    return Message("terminal-no-section", (("sections", sections), ("typed", typed),))


def say_what(*, main: Text) -> Message:
    return Message("terminal-say-what", (("main", main),))


SAY_ANYTHING = Message("terminal-say-anything")


def done(*, choice: Text) -> Message:
    return Message("terminal-done", (("choice", choice),))


def no_key(*, typed: Text) -> Message:
    return Message("terminal-no-key", (("typed", typed),))


def unknown(*, legal: tuple[Text, ...], typed: Text) -> Message:
    return Message("terminal-unknown", (("legal", legal), ("typed", typed),))


def unknown_but_near(*, legal: tuple[Text, ...], near: tuple[Text, ...], typed: Text) -> Message:
    return Message("terminal-unknown-but-near", (("legal", legal), ("near", near), ("typed", typed),))


def not_listed(*, look: Text, number: Text) -> Message:
    return Message("terminal-not-listed", (("look", look), ("number", number),))


def and_a_card(*, after: Text, word: Text) -> Message:
    return Message("terminal-and-a-card", (("after", after), ("word", word),))


def first_to_last(*, first: Text, last: Text) -> Message:
    return Message("terminal-first-to-last", (("first", first), ("last", last),))


def meld(*, name: Text, number: int) -> Message:
    return Message("terminal-meld", (("name", name), ("number", number),))
