"""The settings, a row for each."""

from __future__ import annotations

from gin.core.message import ended, labelled
from gin.messages import settings as messages
from gin.messages import yourself
from gin.present import destinations as to
from gin.present.intents import Change, Given, Intent, Open
from gin.present.pages import BACK, button, button_zone
from gin.present.refs import Area, AreaRef, EntryRef, Kind
from gin.present.screen import Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import settings as words
from gin.session.settings import following

_KEYS = button(Open(to.Keys()), messages.KEYS, ("keys",))
_YOURSELF = button(Open(to.Yourself()), yourself.OPEN, ("yourself", "you"))


class SettingsScreen(Screen):
    """Every setting with its value."""

    def view(self) -> View:
        """The rows, section by section, and Back."""
        zones: list[Zone] = []
        choices: list[Choice] = []
        for number, (title, names) in enumerate(words.SECTIONS):
            rows = tuple(self._row(name) for name in names)
            zones.append(Zone(AreaRef(Area.SETTINGS, number), ZoneKind.LIST, title, rows))
            choices += [
                Choice(
                    intent=Change(name, following(name, getattr(self._house.settings, name))),
                    label=labelled(row.name, row.value),
                    item=row.ref,
                    words=(name.replace("_", " "),),
                )
                for name, row in zip(names, rows, strict=True)
            ]
        return View(
            Scene.SETTINGS,
            messages.TITLE,
            (*zones, button_zone((BACK, _YOURSELF, _KEYS))),
            (*choices, _YOURSELF, _KEYS, BACK),
            subtitle=messages.SUBTITLE,
            focus=zones[0].items[0].ref,
        )

    def _row(self, name: str) -> Item:
        value = words.value(name, getattr(self._house.settings, name))
        return Item(
            EntryRef(Kind.SETTING, name), Role.SETTING, words.TITLES[name], value=value,
            note=words.NOTES[name],
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Say what a setting is now."""
        super().choose(intent, given)
        match intent:
            case Change(name, value):
                self._house.say(ended(labelled(words.TITLES[name], words.value(name, value))))
                if name in words.NEXT_MATCH and self._house.session() is not None:
                    self._house.say(words.NEXT_MATCH[name])
