"""The text field of a page, and typed lines meant for it."""

from __future__ import annotations

import re

from gin.core.message import Message
from gin.interface.intents import Pick
from gin.interface.refs import EntryKind, EntryRef
from gin.interface.view import Item, Role, Scene, View
from gin.messages import terminal as messages

_CODE = re.compile(r"(?=.*[0-9-])[0-9a-z]{2,4}(-?[0-9a-z]{1,4}){2}", re.IGNORECASE)


def field_of(view: View) -> Item | None:
    """Return the text field of the page, or None."""
    return next((i for z in view.focus_zones for i in z.items if i.role is Role.FIELD), None)


def takes_any_text(view: View) -> bool:
    """Return whether the page only asks for text: any line is input unless it is a command."""
    return view.scene is Scene.ENTRY and view.dialog is None


def takes_number(view: View) -> bool:
    """Return whether the page only asks for a number."""
    return takes_any_text(view) and not any(
        isinstance(choice.intent, Pick)
        and isinstance(choice.intent.entry, EntryRef)
        and choice.intent.entry.kind is EntryKind.LETTER
        and choice.intent.entry.key.isalpha()
        for choice in view.choices
    )


def how_to_fill(view: View) -> Message:
    """Return the sentence that says what to type into the page's field."""
    if takes_number(view):
        return messages.TYPE_NUMBER
    return messages.TYPE_TEXT if takes_any_text(view) else messages.TYPE_CODE


def is_code(line: str) -> bool:
    """Return whether a line has the form of a deal code, valid or not."""
    return _CODE.fullmatch(line.strip()) is not None
