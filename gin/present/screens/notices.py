"""Page of notices, which stay until the player has read them."""

from __future__ import annotations

from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.intents import Given, Intent, Leave
from gin.interface.refs import PAGE, LineRef, PaperLine
from gin.interface.view import Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import menu
from gin.present.output.notices import Notices
from gin.present.pages import button, button_zone
from gin.present.screen import Screen, ScreenHost

READ = button(Leave(), menu.NOTICES_READ, ("ok",), key=Command.BACK, main=True)


class NoticesPage(Screen):
    """Unread notices, oldest first, with one button."""

    def __init__(self, host: ScreenHost, notices: Notices, shown: tuple[Text, ...]) -> None:
        super().__init__(host)
        self._notices = notices
        self._shown = tuple(dict.fromkeys(shown))

    def view(self) -> View:
        """Return the page, with focus on the button: each notice was already announced."""
        items = tuple(
            Item(LineRef(PaperLine.ROW, number), Role.TEXT, text)
            for number, text in enumerate(self._shown)
        )
        zones = (Zone(PAGE, ZoneKind.PAGE, menu.NOTICES, items), button_zone((READ,)))
        return View(Scene.HELP, menu.NOTICES, zones, (READ,), focus=READ.item)

    def choose(self, intent: Intent, given: Given = None) -> None:
        if intent == READ.intent:
            self._notices.have_read(self._shown)
        super().choose(intent, given)
