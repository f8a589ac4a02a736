"""What is said of outside programs that sit down to play."""

from __future__ import annotations

from pathlib import PurePath

from gin.present.words.people import GUEST

INTRODUCED = f"{GUEST}, an outside program"
MANNER = "A program of your own or of a friend that speaks the engine protocol. Name its file."
TITLE = "An outside program"
FIELD = "Its file"
NOTE = "Type the path of the program, or paste it."


def who(program: str) -> str:
    """Which program it is."""
    return f"{PurePath(program).name} plays. It is told what its seat may know, and nothing else."


def found(program: str) -> str:
    """That the file is there."""
    return f"{PurePath(program).name} is there."


def sits_down(program: str) -> str:
    """Who was chosen, in a sentence."""
    return f"{PurePath(program).name} sits down opposite, as {GUEST}."


def moved_instead(name: str, reason: str) -> str:
    """A player of the house moved where the program did not."""
    return f"{name} gave no move ({reason}). A player of the house moves when that happens."
