"""What is said of outside programs that sit down to play."""

from __future__ import annotations

from gin.core.message import Message, Text, Verbatim
from gin.core.outside import harmless
from gin.messages import people as messages
from gin.present.words.people import person
from gin.session.engines.programs import file_name

_LONGEST_NAME = 60


def name_of(program: str) -> Verbatim:
    """The name of a program's file, as far as it can be shown."""
    return Verbatim(harmless(file_name(program), _LONGEST_NAME))


def moved_instead(name: str, reason: Text) -> Message:
    """A player of the house moved where the program did not."""
    return messages.moved_instead(who=person(1, name), reason=reason)
