"""Wording of the help page."""

from __future__ import annotations

from gin.core.message import Text, alternatives, labelled
from gin.messages import help as messages
from gin.present.words import keys

SECTIONS: tuple[tuple[Text, tuple[Text, ...]], ...] = (
    (
        messages.TURN,
        (*messages.SERIES["turn"],),
    ),
    (
        messages.MOUSE,
        (*messages.SERIES["mouse"],),
    ),
    (
        messages.PAD,
        (*messages.SERIES["pad"],),
    ),
    (
        messages.TYPED,
        (*messages.SERIES["typed"],),
    ),
    (
        messages.OPPONENTS,
        (*messages.SERIES["opponents"],),
    ),
    (
        messages.KEYS,
        (*messages.SERIES["keys"],),
    ),
)
"""Headings with their paragraphs."""


def key_name(key: str) -> Text:
    """Return a key's spoken name, or the text for no key."""
    return keys.name(key) or messages.NO_KEY


def key_line(first: str, second: str, does: Text) -> Text:
    """Return the use of one or two keys in a line."""
    return labelled(alternatives(map(keys.name, (first, second))) or messages.NO_KEY, does)
