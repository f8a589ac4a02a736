"""Wording after an error in the program, and of the troubleshooting page."""

from __future__ import annotations

from gin import __version__
from gin.core.message import NOTHING, Text, Verbatim, sentences
from gin.messages import troubles as messages

MOST = 5
"""Maximum number of errors listed, the latest first."""
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


def happened(path: str) -> Text:
    """Return the notice after an error, with the log's path if any."""
    where = messages.it_is_in(path=Verbatim(path)) if path else NOTHING
    return sentences(messages.HAPPENED, where)


def no_full_screen(path: str) -> Text:
    """Return the notice if full-screen mode fails."""
    return sentences(messages.NO_FULL_SCREEN, _all_is_in(path))


def ended(path: str) -> Text:
    """Return the last sentence of a program that cannot continue."""
    return sentences(messages.ENDED, _all_is_in(path))


def _all_is_in(path: str) -> Text:
    return messages.all_is_in(path=Verbatim(path)) if path else NOTHING
