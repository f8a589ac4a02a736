"""Controls that change a setting, such as switches, sliders and steppers."""

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
    """A value that can be chosen, with its name and, for a person, a portrait."""

    ref: EntryRef
    name: Text
    value: object
    portrait: Portrait | None = None


class Control(Struct, frozen=True):
    """A control and its values in ascending order (off first); `at` is the chosen value's index.

    A `DOOR`, which opens a page, has no values.
    """

    kind: ControlKind
    options: tuple[ControlOption, ...] = ()
    at: int = 0

    @property
    def toggles(self) -> bool:
        return self.kind in TOGGLES

    @property
    def steps_forward(self) -> bool:
        """Whether a click outside the values chooses the next value."""
        return self.toggles or self.kind is ControlKind.STEPPER

    @property
    def chosen(self) -> ControlOption | None:
        return self.options[self.at] if self.options else None

    def option(self, step: int) -> ControlOption | None:
        """Return the value `step` places after the chosen one, or None beyond the ends."""
        place = self.at + step
        return self.options[place] if 0 <= place < len(self.options) else None


class Sample(Struct, frozen=True):
    """A value of a setting to show as a picture: of the kind `BACKS` or `THEMES`."""

    kind: ControlKind
    value: str


class SettingsPreview(Struct, frozen=True):
    """A small table that previews the settings.

    Each meld has the indexes of its first and last card, and its label.
    """

    cards: tuple[Card, ...]
    melds: tuple[tuple[int, int, Text], ...]
    status: Text
    deadwood: Text = NOTHING
