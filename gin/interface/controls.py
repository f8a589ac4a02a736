"""What a setting is changed with: a switch, a slider, a few words or pictures to choose from."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.pictures import Portrait
from gin.interface.refs import EntryRef
from gin.session.setting import ControlKind as ControlKind

TOGGLES = frozenset({ControlKind.SWITCH, ControlKind.FACES})
"""Controls with two values, off and on."""


class ControlOption(Struct, frozen=True):
    """A value that can be chosen: what is clicked for it, its words, the value itself, and whom it
    shows if it is somebody."""

    ref: EntryRef
    name: Text
    value: object
    portrait: Portrait | None = None


class Control(Struct, frozen=True):
    """The values in order, off before on and little before much; `at` is the chosen one's place.

    A door has none.
    """

    kind: ControlKind
    options: tuple[ControlOption, ...] = ()
    at: int = 0

    @property
    def toggles(self) -> bool:
        """Is it on or off?"""
        return self.kind in TOGGLES

    @property
    def goes_on(self) -> bool:
        """Does a click beside its values take the next one, too?"""
        return self.toggles or self.kind is ControlKind.STEPPER

    @property
    def chosen(self) -> ControlOption | None:
        """The value that it has."""
        return self.options[self.at] if self.options else None

    def option(self, step: int) -> ControlOption | None:
        """The value so many places after the chosen one; None beyond the ends."""
        place = self.at + step
        return self.options[place] if 0 <= place < len(self.options) else None


class SettingsPreview(Struct, frozen=True):
    """A corner of a table as the settings have it: a hand, its melds by first and last place with
    their labels, what it counts, and what is said."""

    cards: tuple[Card, ...]
    melds: tuple[tuple[int, int, Text], ...]
    status: Text
    deadwood: Text = NOTHING
