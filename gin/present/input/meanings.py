"""What a typed line may mean."""

from __future__ import annotations

from enum import StrEnum

from gin.core.dataclass import dataclass
from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.intents import Given, Intent
from gin.interface.view import Choice, Item


class Own(StrEnum):
    """Words of the program itself, which no choice stands behind."""

    QUIT = "quit"
    SAVE = "save"
    LOOK = "look"
    HISTORY = "history"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice of the view, which may be refused, with what is given for it."""

    choice: Choice
    given: Given = None


@dataclass(frozen=True, slots=True)
class Filled:
    """A text for the field of the page, or a key for the command that waits for one."""

    intent: Intent
    text: str
    field: Item | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that may always be asked, or another command."""

    command: Command


@dataclass(frozen=True, slots=True)
class Explained:
    """What is noted beside a choice is to be told."""

    choice: Choice
    note: Text


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that can be done now, and why. `close` says that the line is like a command."""

    why: Text
    close: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page, or of help, by its number or heading; empty for a list of them all."""

    wanted: str = ""
    for_help: bool = False


Meaning = Chosen | Filled | Asked | Explained | Section | Own | Unclear
