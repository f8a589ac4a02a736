"""What a typed line may mean."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.intents import Given, Intent
from gin.interface.view import Choice, Item


class ProgramCommand(StrEnum):
    """Words of the program itself, which no choice stands behind."""

    QUIT = "quit"
    SAVE = "save"
    LOOK = "look"
    HISTORY = "history"


class TypedChoice(Struct, frozen=True):
    """A choice of the view, which may be refused, with what is given for it."""

    choice: Choice
    given: Given = None


class TypedText(Struct, frozen=True):
    """A text for the field of the page, or a key for the command that waits for one."""

    intent: Intent
    text: str
    field: Item | None = None


class TypedQuestion(Struct, frozen=True):
    """A question that may always be asked, or another command."""

    command: Command


class ExplainChoice(Struct, frozen=True):
    """What is noted beside a choice is to be told."""

    choice: Choice
    note: Text


class UnclearLine(Struct, frozen=True):
    """Nothing that can be done now, and why. `close` says that the line is like a command."""

    why: Text
    close: bool = False


class SectionRequest(Struct, frozen=True):
    """A part of the page, or of help, by its number or heading; empty for a list of them all."""

    wanted: str = ""
    for_help: bool = False


Meaning = (
    TypedChoice
    | TypedText
    | TypedQuestion
    | ExplainChoice
    | SectionRequest
    | ProgramCommand
    | UnclearLine
)
