"""Basic message types, in a separate module so that `cards` and `errors` can import them."""

from __future__ import annotations

from typing import Any, NoReturn

from msgspec import Struct


class Resolvable:
    """A value that only a front end can turn into words; `str()` raises, to catch mistakes."""

    __slots__ = ()

    def __str__(self) -> NoReturn:
        raise TypeError(f"{self!r} has no words yet: only a front end makes them")

    def __format__(self, how: str) -> NoReturn:
        str(self)
        raise AssertionError  # Unreachable.


class Verbatim(Resolvable, Struct, frozen=True):
    """Text from outside, shown untranslated: a typed name, a path, a system error."""

    text: str

    def __bool__(self) -> bool:
        return bool(self.text)


class Message(Resolvable, Struct, frozen=True):
    """A sentence or phrase of the catalogue, by id, with its named arguments.

    Each argument is an `Arg` of `gin.core.message`. The id of `NOTHING` is empty.
    """

    id: str
    args: tuple[tuple[str, Any], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.id)


NOTHING = Message("")
"""The empty message; it is false."""

Text = Message | Verbatim
"""Text of a view or of an error for players."""


def by_id(message: Text) -> str:
    """Return a text for logs and programs: a message as its id and arguments."""
    if not isinstance(message, Message):
        return message.text
    arguments = (f"{name} {_logged(value)}" for name, value in message.args)
    return f"{message.id}: {', '.join(arguments)}" if message.args else message.id


def _logged(value: Any) -> str:
    if isinstance(value, Message):
        return f"({by_id(value)})" if value.args else value.id
    return repr(value.text if isinstance(value, Verbatim) else value)


def ended(text: Text) -> Message:
    """Return a title or phrase as a sentence, with a full stop."""
    return Message("grammar-ended", (("text", text),))
