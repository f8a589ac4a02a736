"""Messages of the domain `shared`, from `assets/languages/en/shared.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text, Who


TITLE = Message("shared-title")


SUBTITLE = Message("shared-subtitle")


LIST = Message("shared-list")


APART = Message("shared-apart")


HOST_NOTE = Message("shared-host-note")


JOIN_NOTE = Message("shared-join-note")


CHALLENGES_NOTE = Message("shared-challenges-note")


GUEST = Message("shared-guest")


GUEST_NOTE = Message("shared-guest-note")


def plays_with(*, name: Text) -> Message:
    return Message("shared-plays-with", (("name", name),))


PLAYS_WITH_GUEST = Message("shared-plays-with-guest")


def game(*, game: Text) -> Message:
    return Message("shared-game", (("game", game),))


HINTS_ON = Message("shared-hints-on")


HINTS_OFF = Message("shared-hints-off")


TAKE_BACK_ON = Message("shared-take-back-on")


TAKE_BACK_OFF = Message("shared-take-back-off")


def give(*, name: Text) -> Message:
    return Message("shared-give", (("name", name),))


def turn_of(*, name: Text) -> Message:
    return Message("shared-turn-of", (("name", name),))


def press(*, key: Text, name: Text) -> Message:
    return Message("shared-press", (("key", key), ("name", name),))


def press_again(*, key: Text, name: Text) -> Message:
    return Message("shared-press-again", (("key", key), ("name", name),))


def press_button(*, button: Text, name: Text) -> Message:
    return Message("shared-press-button", (("button", button), ("name", name),))


CARDS_HIDDEN = Message("shared-cards-hidden")


HIDDEN = Message("shared-hidden")


NAMELESS = Message("shared-nameless")


READY = Message("shared-ready")


LOOK = Message("shared-look")


TO_MENU = Message("shared-to-menu")


HIDE = Message("shared-hide")


HIDE_BRIEF = Message("shared-hide-brief")


def hints_asked(*, mine: int, theirs: int, who: Who) -> Message:
    return Message("shared-hints-asked", (("mine", mine), ("theirs", theirs), ("who", who),))


def moves_taken_back(*, mine: int, theirs: int, who: Who) -> Message:
    return Message("shared-moves-taken-back", (("mine", mine), ("theirs", theirs), ("who", who),))


def cut_of(*, who: Who) -> Message:
    return Message("shared-cut-of", (("who", who),))


NO_MATCH = Message("shared-no-match")


PLAYERS = Message("shared-players")


def challenges(*, who: Who) -> Message:
    return Message("shared-challenges", (("who", who),))


CHALLENGES_BRIEF = Message("shared-challenges-brief")


def in_use(*, name: Text) -> Message:
    return Message("shared-in-use", (("name", name),))


def removed(*, who: Who) -> Message:
    return Message("shared-removed", (("who", who),))


NOTHING_TO_HIDE = Message("shared-nothing-to-hide")
