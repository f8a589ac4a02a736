"""Messages of the domain `players`, from `assets/languages/en/players.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TITLE = Message("players-title")


WHO = Message("players-who")


SUBTITLE = Message("players-subtitle")


WHO_SUBTITLE = Message("players-who-subtitle")


LIST = Message("players-list")


def unnamed(*, number: int) -> Message:
    return Message("players-unnamed", (("number", number),))


HERE = Message("players-here")


LAST = Message("players-last")


def named_here(*, name: Text) -> Message:
    return Message("players-named-here", (("name", name),))


def named_last(*, name: Text) -> Message:
    return Message("players-named-last", (("name", name),))


def key(*, number: int) -> Message:
    return Message("players-key", (("number", number),))


GUEST = Message("players-guest")


GUEST_NOTE = Message("players-guest-note")


def plays_now(*, name: Text) -> Message:
    return Message("players-plays-now", (("name", name),))


def plays_already(*, name: Text) -> Message:
    return Message("players-plays-already", (("name", name),))


GUEST_PLAYS = Message("players-guest-plays")


def in_menu(*, name: Text) -> Message:
    return Message("players-in-menu", (("name", name),))


GUEST_IN_MENU = Message("players-guest-in-menu")


GUEST_ALREADY = Message("players-guest-already")


NEW = Message("players-new")


NEW_TITLE = Message("players-new-title")


NAME = Message("players-name")


NEW_NOTE = Message("players-new-note")


NAME_MISSING = Message("players-name-missing")


def name_taken(*, name: Text) -> Message:
    return Message("players-name-taken", (("name", name),))


def joins(*, name: Text) -> Message:
    return Message("players-joins", (("name", name),))


def joined(*, name: Text) -> Message:
    return Message("players-joined", (("name", name),))


def remove(*, name: Text) -> Message:
    return Message("players-remove", (("name", name),))


REMOVE_SOMEONE = Message("players-remove-someone")


def remove_note(*, name: Text) -> Message:
    return Message("players-remove-note", (("name", name),))


KEEP = Message("players-keep")


def removed(*, name: Text, path: Text) -> Message:
    return Message("players-removed", (("name", name), ("path", path),))


REMOVE_GUEST = Message("players-remove-guest")


REMOVE_ALONE = Message("players-remove-alone")


SUBTITLE_GUEST = Message("players-subtitle-guest")


SUBTITLE_ALONE = Message("players-subtitle-alone")


ASK = Message("players-ask")


ASK_NOT = Message("players-ask-not")


ASKS = Message("players-asks")


ASKS_NOT = Message("players-asks-not")


UNSAVED = Message("players-unsaved")


CHOOSE_FIRST = Message("players-choose-first")


def unknown(*, known: tuple[Text, ...], name: Text) -> Message:
    return Message("players-unknown", (("known", known), ("name", name),))


def ambiguous(*, folders: tuple[Text, ...], name: Text) -> Message:
    return Message("players-ambiguous", (("folders", folders), ("name", name),))


GUEST_HAS_NOTHING = Message("players-guest-has-nothing")
