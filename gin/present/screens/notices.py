"""The page of notices, mostly about saving, which stay until the player has read them."""

from __future__ import annotations

from gin.core.message import Text
from gin.messages import menu
from gin.present.commands import Command
from gin.present.intents import Leave
from gin.present.pages import button, button_zone
from gin.present.refs import PAGE, Line, LineRef
from gin.present.screen import House, Screen
from gin.present.view import Item, Role, Scene, View, Zone, ZoneKind

READ = button(Leave(), menu.NOTICES_READ, ("ok",), key=Command.BACK, main=True)


class NoticesPage(Screen):
    """Notices not yet read, oldest first, with one button."""

    def __init__(self, house: House, notices: tuple[Text, ...]) -> None:
        super().__init__(house)
        self._notices = tuple(dict.fromkeys(notices))

    def view(self) -> View:
        """Return the page. The focus is on the button, since each notice was announced already."""
        items = tuple(
            Item(LineRef(Line.ROW, number), Role.TEXT, text)
            for number, text in enumerate(self._notices)
        )
        zones = (Zone(PAGE, ZoneKind.PAGE, menu.NOTICES, items), button_zone((READ,)))
        return View(Scene.HELP, menu.NOTICES, zones, (READ,), focus=READ.item)
