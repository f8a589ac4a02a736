"""Notices kept until the player has read them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gin.core.message import Text
from gin.session.storage import unread_notices


class Notices:
    """Notices that the player has not read yet.

    Lasting notices are saved in the data folder as worded by `in_words`. They appear at the next
    start if the program ends before the player reads them.
    """

    def __init__(self, folder: Path | None, in_words: Callable[[Text], str]) -> None:
        self._folder = folder
        self._in_words = in_words
        self._unshown: list[Text] = []
        self._lasting: list[Text] = []

    def add(self, notice: Text, *, lasts: bool = False) -> None:
        self._unshown.append(notice)
        if lasts:
            self._lasting.append(notice)

    def take(self) -> tuple[Text, ...]:
        """Return the notices not shown yet, oldest first, and save the lasting ones."""
        notices, self._unshown = tuple(self._unshown), []
        if notices:
            self.keep()
        return notices

    def have_read(self, notices: tuple[Text, ...]) -> None:
        if any(notice in notices for notice in self._lasting):
            self._lasting = [notice for notice in self._lasting if notice not in notices]
            self.keep()

    def keep(self) -> None:
        """Save the lasting notices for the next start."""
        if self._folder is not None:
            words = map(self._in_words, self._lasting)
            unread_notices.save(self._folder, tuple(dict.fromkeys(words)))
