"""Wording about the built-in voice, and sentences only for speech."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, Verbatim, ended, labelled, sentences
from gin.interface.view import Role
from gin.messages import build
from gin.messages import line as lines
from gin.messages import speech as messages

ROLES = {Role.BUTTON: messages.BUTTON, Role.FIELD: messages.FIELD}
"""Roles that are spoken with the item, because its name does not reveal them."""


def offer(key: Text, help_key: Text) -> Text:
    """Return the sentences that offer speech and say how to turn it on."""
    turns = messages.BUTTON_TURNS_ON_AND_OFF
    if key:
        turns = messages.key_turns_on_and_off(key=key)
    return sentences(messages.CAN_SPEAK, turns, _helps(help_key))


def turned_on(key: Text, slower: Text, faster: Text, help_key: Text) -> Text:
    """Return the announcement when speech is turned on."""
    rates = messages.rates(slower=slower, faster=faster) if slower and faster else NOTHING
    off = messages.key_turns_off(key=key) if key else NOTHING
    return sentences(messages.ON, off, rates, _helps(help_key))


def letter_named(letter: str) -> Text:
    """Return the spoken name of a letter; an empty `letter` means the end of the text."""
    if not letter:
        return lines.END
    return ended(build.SPACE) if letter.isspace() else Verbatim(letter)


def turned_off(key: Text) -> Text:
    """Return the announcement when speech is turned off."""
    return sentences(messages.OFF, messages.key_turns_on(key=key) if key else NOTHING)


def _helps(key: Text) -> Text:
    return messages.helps(key=key) if key else NOTHING


def line(name: Text, value: Text) -> Text:
    """Return a line of a page with its value, as a sentence: "Ada's deadwood: 14."."""
    return ended(labelled(name, value) if value else name)
