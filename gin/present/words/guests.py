"""What is said of outside programs that sit down to play."""

from __future__ import annotations

from gin.core.outside import harmless
from gin.present.words.people import GUEST
from gin.session.engines.programs import file_name

INTRODUCED = f"{GUEST}, an outside program"
MANNER = "A program of your own or of a friend that speaks the engine protocol. Name its file."
TITLE = "An outside program"
FIELD = "Its file"
NOTE = "Type the path of the program, or paste it. Arguments may follow it."
_LONGEST_NAME = 60
_LONGEST_REASON = 200


def name_of(program: str) -> str:
    """The name of a program's file, as far as it can be shown."""
    return harmless(file_name(program), _LONGEST_NAME)


def who(program: str) -> str:
    """Which program it is."""
    return f"{name_of(program)} plays. It is told what its seat may know, and nothing else."


def found(program: str) -> str:
    """That the file is there."""
    return f"{name_of(program)} is there."


def sits_down(program: str) -> str:
    """Who was chosen, in a sentence."""
    return f"{name_of(program)} sits down opposite, as {GUEST}."


def moved_instead(name: str, reason: str) -> str:
    """A player of the house moved where the program did not."""
    reason = harmless(reason, _LONGEST_REASON)
    return f"{name} gave no move ({reason}). A player of the house moves instead."
