"""Settings with their controls, and a table that previews them."""

from __future__ import annotations

from typing import Any

from gin.core.cards import Card, mask_of
from gin.core.message import NOTHING, ended, labelled
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.controls import Control, ControlKind, ControlOption, SettingsPreview
from gin.interface.destinations import Destination
from gin.interface.intents import Change, Given, Intent, LeadTo, Open
from gin.interface.names import name_of
from gin.interface.refs import Area, AreaRef, ButtonRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import settings as messages
from gin.present.links import DATA_WORDS
from gin.present.pages import BACK, button, button_items, button_zone
from gin.present.screen import Screen
from gin.present.tableview.sorting import ordered
from gin.present.words import settings as words
from gin.present.words import table as table_words
from gin.present.words.cards import meld
from gin.present.words.people import PEOPLE
from gin.session.setting import Sort
from gin.session.settings import ALLOWED, effective_value, next_value

_DOORS: dict[str, tuple[Destination, tuple[str, ...]]] = {
    "keys": (destinations.ToKeys(), ("keys",)),
    "decks": (destinations.ToOwnDecks(), ("decks",)),
    "data": (destinations.ToData(), DATA_WORDS),
    "yourself": (destinations.ToYourself(), ("yourself", "you")),
}
"""Pages opened by rows, with the words to type."""
_DEALT = tuple(map(Card.parse, ("9C", "7H", "QC", "5H", "QS", "6H", "QD")))
"""Sample hand, in the order dealt, for the preview."""
_MELDS = tuple(
    mask_of(map(Card.parse, cards)) for cards in (("5H", "6H", "7H"), ("QC", "QD", "QS"))
)
_DEADWOOD = 9


class SettingsScreen(Screen):
    """List of settings with their values."""

    def view(self) -> View:
        zones: list[Zone] = []
        choices: list[Choice] = []
        values: list[Choice] = []
        leads: list[Choice] = []
        for number, (title, rows) in enumerate(words.SECTIONS):
            items = tuple(self._item(row) for row in rows)
            section = AreaRef(Area.SETTINGS, number)
            zones.append(Zone(section, ZoneKind.LIST, title, items))
            leads.append(button(LeadTo(section), messages.go_to(section=title), (), aside=True))
            for row, item in zip(rows, items, strict=True):
                choices.append(self._own_choice(row, item))
                values += self._values(row, item)
        return View(
            Scene.SETTINGS,
            messages.TITLE,
            (_sections(leads), *zones, button_zone((BACK,))),
            (*choices, BACK, *values, *leads),
            subtitle=messages.SUBTITLE,
            # Most players come for the looks. An arrow key there does not change the language.
            focus=EntryRef(EntryKind.SETTING, "theme"),
            content=self._preview(),
        )

    def _item(self, row: words.SettingWords) -> Item:
        if row.kind is ControlKind.DOOR:
            ref = ButtonRef(name_of(Open(_DOORS[row.name][0])))
            return Item(ref, Role.BUTTON, row.title, note=row.note, control=Control(row.kind))
        setting, values = effective_value(self._host.settings, row.name), _values_of(row)
        options = tuple(_option(row, value) for value in values)
        return Item(
            EntryRef(EntryKind.SETTING, row.name), Role.SETTING, row.title,
            value=words.value(row.name, setting), note=words.note(row, self._host.settings),
            control=Control(row.kind, options, values.index(setting)),
        )  # fmt: skip

    def _own_choice(self, row: words.SettingWords, item: Item) -> Choice:
        """Return the row's own choice: open its page, or set the next value, wrapping around."""
        name = row.name
        if row.kind is ControlKind.DOOR:
            page, typed = _DOORS[name]
            return Choice(intent=Open(page), label=row.title, item=item.ref, words=typed)
        return Choice(
            intent=Change(name, next_value(name, effective_value(self._host.settings, name))),
            label=labelled(item.name, item.value),
            item=item.ref,
            words=(name.replace("_", " "),),
        )

    def _values(self, row: words.SettingWords, item: Item) -> list[Choice]:
        """Return a choice for each value, typed after the name; "back" is the previous one."""
        control, said = item.control, row.name.replace("_", " ")
        assert control is not None
        before = control.option(-1)
        return [
            Choice(
                intent=Change(row.name, one.value),
                label=labelled(row.title, one.name),
                item=one.ref,
                words=(
                    f"{said} {_typed(one.value)}",
                    *((f"{said} back",) if one is before else ()),
                ),
                aside=True,
            )
            for one in control.options
        ]

    def _preview(self) -> SettingsPreview:
        settings = self._host.settings
        sort = Sort(settings.sort)
        cards = ordered(mask_of(_DEALT), sort, _MELDS, _DEALT)
        melds = []
        for one in _MELDS if settings.show_melds else ():
            places = [place for place, card in enumerate(cards) if one & card.bit]
            if places[-1] - places[0] == len(places) - 1:
                melds.append((places[0], places[-1], meld(one)))
        counted = table_words.deadwood(_DEADWOOD) if settings.show_deadwood else NOTHING
        return SettingsPreview(cards, tuple(melds), messages.PREVIEW, counted)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Change(name, value):
                text = ended(labelled(words.TITLES[name], words.value(name, value)))
                self._host.say(text, SentenceKind.VALUE)
                if effective_value(self._host.settings, name) == value:
                    return
                profile = self._host.settings.verbosity
                super().choose(intent, given)
                if name != "verbosity" and self._host.settings.verbosity != profile:
                    self._host.say(messages.PROFILE_IS_YOURS)
                if name in words.NEXT_MATCH and self._host.session() is not None:
                    self._host.say(words.NEXT_MATCH[name])
            case _:
                super().choose(intent, given)


def _sections(leads: list[Choice]) -> Zone:
    return Zone(AreaRef(Area.SECTIONS), ZoneKind.BUTTONS, messages.SECTIONS, button_items(leads))


def _option(row: words.SettingWords, value: Any) -> ControlOption:
    portrait = PEOPLE[value].portrait if row.kind is ControlKind.PEOPLE else None
    ref = EntryRef(EntryKind.SET, f"{row.name}:{value}")
    return ControlOption(ref, words.value(row.name, value), value, portrait)


def _values_of(row: words.SettingWords) -> tuple[object, ...]:
    values = ALLOWED[row.name]
    return (False, True) if all(isinstance(one, bool) for one in values) else values


def _typed(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).replace("_", " ")
