"""What a setting is: its values, what it is changed with, and where it stands on the page."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct


class ThemeName(StrEnum):
    """The colours of the window."""

    GREEN = "green"
    MIDNIGHT = "midnight"
    BURGUNDY = "burgundy"
    CONTRAST_DARK = "contrast_dark"
    CONTRAST_LIGHT = "contrast_light"


CONTRASTS = frozenset({ThemeName.CONTRAST_DARK, ThemeName.CONTRAST_LIGHT})
"""The themes of high contrast."""


class CardLetters(StrEnum):
    """Whether the letters on cards are those of the language or the English ones."""

    LANGUAGE = "language"
    ENGLISH = "english"


class Pattern(StrEnum):
    """What is printed on the backs of the cards; `ROOM` goes with the theme."""

    ROOM = "room"
    FANS = "fans"
    LATTICE = "lattice"
    LEAVES = "leaves"
    DIAMONDS = "diamonds"


class Sort(StrEnum):
    """How a hand is kept in order."""

    MELDS = "melds"
    SUIT = "suit"
    RANK = "rank"
    OWN = "own"


class Speed(StrEnum):
    """How fast cards move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Motion(StrEnum):
    """Whether things move, or as the system says."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class Speech(StrEnum):
    """Whether the program speaks: never, where no screen reader does, or always itself."""

    OFF = "off"
    AUTO = "auto"
    SELF = "self"


class Verbosity(StrEnum):
    """The profiles of how much is read out; the last is the player's own."""

    QUIET = "quiet"
    SHORT = "short"
    USUAL = "usual"
    LONG = "long"
    MINE = "mine"


class Spoken(StrEnum):
    """How much is read out of one kind of thing."""

    OFF = "off"
    SHORT = "short"
    USUAL = "usual"
    LONG = "long"


class ControlKind(StrEnum):
    """What a control is. `THEMES`, `BACKS`, `FACES` and `PEOPLE` show their values as pictures;
    a `DOOR` leads to a page of its own. A `STEPPER` has its value between two arrows in a list of
    rows, each of which goes on to its next value when it is clicked."""

    SWITCH = "switch"
    SLIDER = "slider"
    CHOICE = "choice"
    THEMES = "themes"
    BACKS = "backs"
    FACES = "faces"
    PEOPLE = "people"
    DOOR = "door"
    STEPPER = "stepper"


class SettingsSection(StrEnum):
    """The sections of the settings page, in order."""

    LOOK = "look"
    CARDS = "cards"
    TABLE = "table"
    OPPONENT = "opponent"
    HELP = "help"
    SOUND = "sound"
    KEYS_AND_POINTING = "keys_and_pointing"
    ACCESSIBILITY = "accessibility"
    SPEECH = "speech"
    SPOKEN = "spoken"
    LANGUAGE = "language"


class Unit(StrEnum):
    """What the numbers of a setting stand for."""

    NONE = "none"
    PERCENT = "percent"
    SECONDS = "seconds"
    STEPS = "steps"
    VOICE = "voice"
    OPPONENT = "opponent"


class Setting(Struct, frozen=True):
    """What there is to know of a setting besides its type and its first value.

    One without a `section` has no row on the page. `control` is what it is changed with, if that
    does not follow from its type. `values` are given where they do not: for numbers, and where not
    every member of an enumeration can be chosen. One that `waits` counts from the next match on.
    """

    section: SettingsSection | None = None
    control: ControlKind | None = None
    values: tuple[Any, ...] = ()
    unit: Unit = Unit.NONE
    waits: bool = False

    def values_of(self, kind: type, first: Any) -> tuple[Any, ...]:
        """Return the values for a field of this type, whose default is `first`."""
        if self.values:
            return self.values
        if kind is bool:
            return (first, not first)
        return tuple(kind) if issubclass(kind, StrEnum) else ()

    def control_of(self, kind: type) -> ControlKind:
        """Return what a field of this type is changed with."""
        if self.control is not None:
            return self.control
        if kind is bool:
            return ControlKind.SWITCH
        return ControlKind.SLIDER if kind in (int, float) else ControlKind.CHOICE
