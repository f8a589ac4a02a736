"""What a typed line may mean."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

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


class Chosen(Struct, frozen=True):
    """A choice of the view, which may be refused, with what is given for it."""

    choice: Choice
    given: Given = None


class Filled(Struct, frozen=True):
    """A text for the field of the page, or a key for the command that waits for one."""

    intent: Intent
    text: str
    field: Item | None = None


class Asked(Struct, frozen=True):
    """A question that may always be asked, or another command."""

    command: Command


class Explained(Struct, frozen=True):
    """What is noted beside a choice is to be told."""

    choice: Choice
    note: Text


class Unclear(Struct, frozen=True):
    """Nothing that can be done now, and why. `close` says that the line is like a command."""

    why: Text
    close: bool = False


class Section(Struct, frozen=True):
    """A part of the page, or of help, by its number or heading; empty for a list of them all."""

    wanted: str = ""
    for_help: bool = False


Meaning = Chosen | Filled | Asked | Explained | Section | Own | Unclear
