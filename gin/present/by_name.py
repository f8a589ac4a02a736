"""A view used by names: for records that are played again, for tools, and for tests.

A front end has the values themselves, and needs none of this.
"""

from __future__ import annotations

from typing import Protocol

from gin.present.intents import Enter, Given, Intent
from gin.present.names import name_of
from gin.present.refs import EntryRef, Kind
from gin.present.view import Choice, Item, View, Zone


class Chooses(Protocol):
    """A parlour or a screen."""

    def view(self) -> View:
        """What is shown now."""

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Make a choice."""


def choice_named(view: View, name: str) -> Choice | None:
    """The choice of this name; of several, the first that is not refused."""
    found = [choice for choice in view.choices if name_of(choice.intent) == name]
    return min(found, key=lambda choice: bool(choice.why), default=None)


def item_named(view: View, name: str) -> Item | None:
    """The item of this name."""
    items = (item for zone in view.all_zones for item in zone.items)
    return next((item for item in items if name_of(item.ref) == name), None)


def zone_named(view: View, name: str) -> Zone | None:
    """The zone of this name."""
    return next((zone for zone in view.all_zones if name_of(zone.ref) == name), None)


def choose(chooser: Chooses, name: str, given: Given = None) -> None:
    """Make the choice of this name. Raises LookupError where there is none."""
    view = chooser.view()
    choice = choice_named(view, name)
    if choice is None:
        names = ", ".join(name_of(one.intent) for one in view.choices)
        raise LookupError(f"no choice {name!r} here, but {names}")
    chooser.choose(choice.intent, given)


def enter(chooser: Chooses, key: str, text: str) -> None:
    """Enter a text into the field with this key: its name without the `field:`."""
    chooser.choose(Enter(EntryRef(Kind.FIELD, key)), text)
