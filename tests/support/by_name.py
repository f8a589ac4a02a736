"""Parts of a view by name, for recorded games, tools and tests.

Front ends use the values themselves. A `find_...` function returns None if nothing has the name.
Functions such as `choice_named` raise a LookupError that lists the existing names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from gin.core.cards import Card
from gin.interface.intents import Enter, Given, Intent
from gin.interface.refs import (
    Area,
    AreaRef,
    BackRef,
    BuriedRef,
    ButtonRef,
    CardRef,
    EntryKind,
    EntryRef,
    FaceDown,
    LineRef,
    MeldRef,
    Melds,
    PaperLine,
    PileRef,
    PlaceRef,
    Ref,
    TablePile,
    TablePlace,
)
from gin.interface.view import Choice, Item, View, Zone


class Chooses(Protocol):
    def view(self) -> View: ...

    def choose(self, intent: Intent, given: Given = None) -> None: ...


def find_choice(view: View, name: str) -> Choice | None:
    """Of several choices with the name, prefer one that is not refused."""
    found = [choice for choice in view.choices if choice.id == name]
    return min(found, key=lambda choice: bool(choice.why), default=None)


def find_item(view: View, name: str) -> Item | None:
    return next((item for item in _items(view) if item.id == name), None)


def find_zone(view: View, name: str) -> Zone | None:
    return next((zone for zone in view.all_zones if zone.id == name), None)


def choice_named(view: View, name: str) -> Choice:
    found = find_choice(view, name)
    if found is None:
        raise _missing("choice", name, view, (choice.id for choice in view.choices))
    return found


def item_named(view: View, name: str) -> Item:
    found = find_item(view, name)
    if found is None:
        raise _missing("item", name, view, (item.id for item in _items(view)))
    return found


def zone_named(view: View, name: str) -> Zone:
    found = find_zone(view, name)
    if found is None:
        raise _missing("zone", name, view, (zone.id for zone in view.all_zones))
    return found


def choose(chooser: Chooses, name: str, given: Given = None) -> None:
    chooser.choose(choice_named(chooser.view(), name).intent, given)


def enter(chooser: Chooses, key: str, text: str) -> None:
    chooser.choose(Enter(EntryRef(EntryKind.FIELD, key)), text)


def _items(view: View) -> Iterable[Item]:
    return (item for zone in view.all_zones for item in zone.items)


def _missing(what: str, name: str, view: View, there: Iterable[str]) -> LookupError:
    names = ", ".join(there) or "none at all"
    return LookupError(f"no {what} {name!r} at {view.title!r}, but {names}")


def _line(rest: str) -> LineRef:
    line, _, key = rest.partition(":")
    if line in set(PaperLine) - {PaperLine.ROW}:
        return LineRef(PaperLine(line), int(key) if key.isdecimal() else key)
    return LineRef(PaperLine.ROW, int(rest) if rest.isdecimal() else rest)


_READ: dict[str, Callable[[str], Ref]] = {
    "card": lambda rest: CardRef(Card.parse(rest)),
    "pile": lambda rest: BuriedRef(Card.parse(rest)),
    "back": lambda rest: BackRef(FaceDown.OTHER_HAND, int(rest)),
    "own": lambda rest: BackRef(FaceDown.OWN_HAND, int(rest)),
    "line": _line,
    "button": ButtonRef,
    **{kind.value: partial(EntryRef, kind) for kind in EntryKind},
}
_ALONE: dict[str, Ref] = {
    "laid": BackRef(FaceDown.LAID_DOWN),
    **{pile.value: PileRef(pile) for pile in TablePile},
    **{place.value: PlaceRef(place) for place in TablePlace},
}


def ref_named(name: str) -> Ref:
    if name in _ALONE:
        return _ALONE[name]
    if name in set(Area):
        return AreaRef(Area(name))
    first, colon, rest = name.partition(":")
    if colon and first in set(Melds) and rest.isdecimal():
        return MeldRef(Melds(first), int(rest))
    if colon and first in _READ:
        return _READ[first](rest)
    if colon and first in set(Area):
        return AreaRef(Area(first), int(rest) if rest.isdecimal() else rest)
    raise ValueError(f"no ref is named {name!r}")
