"""The settings, a row for each."""

from __future__ import annotations

from gin.present.screen import House
from gin.present.screens.pages import BACK, button_zone
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import settings as words
from gin.session.settings import ALLOWED, following


class SettingsScreen:
    """Every setting with its value."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The rows, and Back."""
        rows, choices = [], []
        for name in ALLOWED:
            value = words.value(name, getattr(self._house.settings, name))
            item = Item(
                f"setting:{name}", Role.SETTING, words.TITLES[name], value=value,
                note=words.NOTES[name],
            )  # fmt: skip
            rows.append(item)
            label = f"{words.TITLES[name]}: {value}"
            choices.append(Choice(item.id, label, item.id, words=(name.replace("_", " "),)))
        zones = (
            Zone("settings", ZoneKind.LIST, words.TITLE, tuple(rows)),
            button_zone((BACK,)),
        )
        return View(
            Scene.SETTINGS,
            words.TITLE,
            zones,
            (*choices, BACK),
            subtitle=words.SUBTITLE,
            focus=rows[0].id,
        )

    def choose(self, id: str) -> None:
        """Give a setting its next value."""
        if id == "back":
            self._house.back()
            return
        name = id.removeprefix("setting:")
        value = following(name, getattr(self._house.settings, name))
        self._house.change(name, value)
        self._house.say(f"{words.TITLES[name]}: {words.value(name, value)}.")
        if name in words.NEXT_MATCH and self._house.session() is not None:
            self._house.say(words.NEXT_MATCH[name])
