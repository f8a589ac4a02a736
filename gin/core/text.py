"""What is said, as far as errors need it, which cards need in turn; the rest is in `message`."""

from __future__ import annotations

from typing import Any, NoReturn

from msgspec import Struct


class Resolvable:
    """What only a front end can make words of: it refuses to be put into a text by accident."""

    __slots__ = ()

    def __str__(self) -> NoReturn:
        raise TypeError(f"{self!r} has no words yet: only a front end makes them")

    def __format__(self, how: str) -> NoReturn:
        str(self)
        raise AssertionError  # Never comes here.


class Verbatim(Resolvable, Struct, frozen=True):
    """Words from outside, told as they are: a name somebody typed, a path, an error of a system."""

    text: str

    def __bool__(self) -> bool:
        return bool(self.text)


class Message(Resolvable, Struct, frozen=True):
    """A sentence or a phrase of the catalogue, by its id, with what stands in it by name.

    The one without an id is `NOTHING`; what stands in it is an `Arg` of `gin.core.message`.
    """

    id: str
    args: tuple[tuple[str, Any], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.id)


NOTHING = Message("")
"""No words at all; the only message that is false."""

Text = Message | Verbatim
"""What a view says, or an error that a player may be told of."""


def by_id(message: Text) -> str:
    """A message as a log or a program is told it: its id, and what stands in it."""
    if not isinstance(message, Message):
        return message.text
    told = (f"{name} {_logged(value)}" for name, value in message.args)
    return f"{message.id}: {', '.join(told)}" if message.args else message.id


def _logged(value: Any) -> str:
    if isinstance(value, Message):
        return f"({by_id(value)})" if value.args else value.id
    return repr(value.text if isinstance(value, Verbatim) else value)


def ended(text: Text) -> Message:
    """A title or phrase as a sentence of its own, with a full stop."""
    return Message("grammar-ended", (("text", text),))
