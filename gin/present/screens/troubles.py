"""The page on what to do if something goes wrong, and where that is written down."""

from __future__ import annotations

from gin.present.pages import page
from gin.present.screen import Screen
from gin.present.view import Role, Scene, View
from gin.present.words import troubles as words
from gin.session.storage.error_log import ErrorLog


class TroublesPage(Screen):
    """Where everything is kept, and the latest errors."""

    def view(self) -> View:
        """The page."""
        lines: list[tuple[Role, str]] = []
        for title, paragraphs in words.SECTIONS:
            lines.append((Role.HEADING, title))
            lines += [(Role.TEXT, paragraph) for paragraph in paragraphs]
        folder, log = self._house.folder, ErrorLog(self._house.folder)
        lines.append((Role.HEADING, words.WHERE))
        if folder is None:
            lines.append((Role.TEXT, words.NOWHERE))
        else:
            lines += [(Role.TEXT, words.folder(str(folder))), (Role.TEXT, words.log(str(log.path)))]
        lines.append((Role.HEADING, words.LATELY))
        found = log.entries()[: words.MOST] or (words.NOTHING,)
        lines += [(Role.TEXT, entry) for entry in found]
        return page(Scene.HELP, words.TITLE, lines)
