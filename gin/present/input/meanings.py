"""Possible meanings of a typed line."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.destinations import Destination
from gin.interface.intents import Given, Intent
from gin.interface.view import Choice, Item


class ProgramCommand(StrEnum):
    """Commands of the program that are not choices of a view."""

    QUIT = "quit"
    SAVE = "save"
    LOOK = "look"
    HISTORY = "history"


class TypedChoice(Struct, frozen=True):
    """A choice of the view, possibly a disabled one, with its argument."""

    choice: Choice
    given: Given = None


class TypedText(Struct, frozen=True):
    """Text for the page's field, or a key for the command that waits for a key."""

    intent: Intent
    text: str
    field: Item | None = None


class TypedQuestion(Struct, frozen=True):
    """A question that may be asked at any time, or another command."""

    command: Command


class TypedPage(Struct, frozen=True):
    """A page that can be opened from any other page."""

    page: Destination


class ExplainChoice(Struct, frozen=True):
    """A request to read the note of a choice."""

    choice: Choice
    note: Text


class UnclearLine(Struct, frozen=True):
    """A line that cannot be run now, and the reason; `close` if its meaning is nearly clear."""

    why: Text
    close: bool = False


class SectionRequest(Struct, frozen=True):
    """A request for a section of the page or of help, by number or heading.

    An empty `wanted` asks for a list of the sections.
    """

    wanted: str = ""
    for_help: bool = False


Meaning = (
    TypedChoice
    | TypedText
    | TypedQuestion
    | TypedPage
    | ExplainChoice
    | SectionRequest
    | ProgramCommand
    | UnclearLine
)
