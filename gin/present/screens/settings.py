"""The settings, a row for each."""

from __future__ import annotations

from gin.present import destinations as to
from gin.present.pages import BACK, button_zone
from gin.present.screen import House, Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import settings as words
from gin.session.settings import following

_KEYS = Choice(id="keys", label=words.KEYS, item="button:keys", words=("keys",))


class SettingsScreen(Screen):
    """Every setting with its value."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The rows, section by section, and Back."""
        zones: list[Zone] = []
        choices: list[Choice] = []
        for number, (title, names) in enumerate(words.SECTIONS):
            rows = tuple(self._row(name) for name in names)
            zones.append(Zone(f"settings:{number}", ZoneKind.LIST, title, rows))
            choices += [
                Choice(
                    id=row.id,
                    label=f"{row.name}: {row.value}",
                    item=row.id,
                    words=(name.replace("_", " "),),
                )
                for name, row in zip(names, rows, strict=True)
            ]
        return View(
            Scene.SETTINGS,
            words.TITLE,
            (*zones, button_zone((BACK, _KEYS))),
            (*choices, _KEYS, BACK),
            subtitle=words.SUBTITLE,
            focus=zones[0].items[0].id,
        )

    def _row(self, name: str) -> Item:
        value = words.value(name, getattr(self._house.settings, name))
        return Item(
            f"setting:{name}", Role.SETTING, words.TITLES[name], value=value,
            note=words.NOTES[name],
        )  # fmt: skip

    def choose(self, id: str) -> None:
        """Give a setting its next value."""
        if id == "back":
            self._house.back()
            return
        if id == "keys":
            self._house.open(to.Keys())
            return
        name = id.removeprefix("setting:")
        value = following(name, getattr(self._house.settings, name))
        self._house.change(name, value)
        self._house.say(f"{words.TITLES[name]}: {words.value(name, value)}.")
        if name in words.NEXT_MATCH and self._house.session() is not None:
            self._house.say(words.NEXT_MATCH[name])
