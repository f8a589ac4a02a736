"""Troubleshooting page."""

from __future__ import annotations

from gin.core.message import Text, Verbatim
from gin.interface.view import Role, Scene, View
from gin.messages import troubles as messages
from gin.present.pages import page
from gin.present.screen import Screen
from gin.present.words import troubleshooting as words
from gin.session.storage.error_log import ErrorLog


class TroubleshootingPage(Screen):
    """Advice, the locations of the data folder and log, and the latest errors."""

    def view(self) -> View:
        lines: list[tuple[Role, Text]] = []
        for title, paragraphs in words.SECTIONS:
            lines.append((Role.HEADING, title))
            lines += [(Role.TEXT, paragraph) for paragraph in paragraphs]
        folder, log = self._host.folder, ErrorLog(self._host.folder)
        lines.append((Role.HEADING, messages.WHERE))
        if folder is None:
            lines.append((Role.TEXT, messages.NOWHERE))
        else:
            where = Verbatim(str(folder)), Verbatim(str(log.path))
            lines.append((Role.TEXT, messages.folder(path=where[0])))
            lines.append((Role.TEXT, messages.log(path=where[1])))
        if self._host.problems:
            lines.append((Role.HEADING, messages.TRANSLATIONS))
            lines += [(Role.TEXT, problem) for problem in self._host.problems]
        lines.append((Role.HEADING, messages.LATELY))
        found = tuple(map(Verbatim, log.entries()[: words.MOST]))
        lines += [(Role.TEXT, entry) for entry in found or (messages.NOTHING,)]
        return page(Scene.HELP, messages.TITLE, lines)
