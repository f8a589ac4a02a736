"""What the player must not miss, kept until it has been read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gin.core.message import Text
from gin.session.storage import unread_notices


class Notices:
    """Notices that the player has not read yet.

    A notice that lasts is written to the data folder, as `in_words` words it, and shown again at
    the next start if the program ends before it is read.
    """

    def __init__(self, folder: Path | None, in_words: Callable[[Text], str]) -> None:
        self._folder = folder
        self._in_words = in_words
        self._unshown: list[Text] = []
        self._lasting: list[Text] = []

    def add(self, notice: Text, *, lasts: bool = False) -> None:
        """Keep a notice for the page of notices."""
        self._unshown.append(notice)
        if lasts:
            self._lasting.append(notice)

    def take(self) -> tuple[Text, ...]:
        """Return the notices not shown yet, oldest first, and write those that last."""
        notices, self._unshown = tuple(self._unshown), []
        if notices:
            self._save()
        return notices

    def have_read(self, notices: tuple[Text, ...]) -> None:
        """Drop notices that the player has read."""
        if any(notice in notices for notice in self._lasting):
            self._lasting = [notice for notice in self._lasting if notice not in notices]
            self._save()

    def _save(self) -> None:
        if self._folder is not None:
            words = map(self._in_words, self._lasting)
            unread_notices.keep(self._folder, tuple(dict.fromkeys(words)))
