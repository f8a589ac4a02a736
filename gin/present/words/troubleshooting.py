"""When something goes wrong in the program itself: what is said, and the page on it in Help."""

from __future__ import annotations

from gin import __version__
from gin.core.message import NOTHING, Text, Verbatim, sentences
from gin.messages import troubles as messages

MOST = 5
"""So many of the latest errors are listed."""
SECTIONS: tuple[tuple[Text, tuple[Text, ...]], ...] = (
    (
        messages.SAFE,
        (*messages.SERIES["safe"],),
    ),
    (
        messages.REPORT,
        (messages.REPORT_1, messages.version(version=Verbatim(__version__))),
    ),
)
"""Headings with their paragraphs."""


def happened(path: str) -> Text:
    """After an error: the game goes on, and where it was written; no path if it was not."""
    where = messages.it_is_in(path=Verbatim(path)) if path else NOTHING
    return sentences(messages.HAPPENED, where)


def no_full_screen(path: str) -> Text:
    """After full screen could not be drawn."""
    return sentences(messages.NO_FULL_SCREEN, _all_is_in(path))


def ended(path: str) -> Text:
    """The last sentence of a program that cannot go on at all."""
    return sentences(messages.ENDED, _all_is_in(path))


def _all_is_in(path: str) -> Text:
    return messages.all_is_in(path=Verbatim(path)) if path else NOTHING
