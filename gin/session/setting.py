"""The description of a setting: its values, its control, and its section on the settings page."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct


class ThemeName(StrEnum):
    """The colours of the window."""

    GREEN = "green"
    MIDNIGHT = "midnight"
    BURGUNDY = "burgundy"
    TOBACCO = "tobacco"
    AUBERGINE = "aubergine"
    CONTRAST_DARK = "contrast_dark"
    CONTRAST_LIGHT = "contrast_light"


CONTRASTS = frozenset({ThemeName.CONTRAST_DARK, ThemeName.CONTRAST_LIGHT})


class CardLetters(StrEnum):
    """The letters on cards: those of the language, or the English ones."""

    LANGUAGE = "language"
    ENGLISH = "english"


class CardDesign(StrEnum):
    """The design of the faces of the cards."""

    PARLOUR = "parlour"
    CLASSIC = "classic"
    LARGE_PRINT = "large_print"


class Pattern(StrEnum):
    """The pattern on the backs of the cards; `ROOM` follows the theme."""

    ROOM = "room"
    FANS = "fans"
    LATTICE = "lattice"
    LEAVES = "leaves"
    DIAMONDS = "diamonds"
    TARTAN = "tartan"
    STARS = "stars"
    PEACOCK = "peacock"


class Sort(StrEnum):
    """The order of a hand."""

    MELDS = "melds"
    SUIT = "suit"
    RANK = "rank"
    OWN = "own"


class Speed(StrEnum):
    """The speed of moving cards."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Motion(StrEnum):
    """The amount of animation; `SYSTEM` follows the system's setting."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class Speech(StrEnum):
    """Whether the program speaks.

    With `AUTO`, it speaks if no screen reader runs; with `SELF`, if none follows the window.
    """

    OFF = "off"
    AUTO = "auto"
    SELF = "self"


class Verbosity(StrEnum):
    """The profiles of speech, from little to much. With `MINE`, the player's own settings apply."""

    QUIET = "quiet"
    SHORT = "short"
    USUAL = "usual"
    LONG = "long"
    MINE = "mine"


class Spoken(StrEnum):
    """The amount of speech about one kind of event."""

    OFF = "off"
    SHORT = "short"
    USUAL = "usual"
    LONG = "long"


class ControlKind(StrEnum):
    """The kinds of controls.

    `THEMES`, `BACKS`, `DESIGNS`, `FACES` and `PEOPLE` show their values as pictures. A `DOOR` leads
    to a page. A `STEPPER` is a row with its value between two arrows; clicking the row selects the
    next value.
    """

    SWITCH = "switch"
    SLIDER = "slider"
    CHOICE = "choice"
    THEMES = "themes"
    BACKS = "backs"
    DESIGNS = "designs"
    FACES = "faces"
    PEOPLE = "people"
    DOOR = "door"
    STEPPER = "stepper"


class SettingsSection(StrEnum):
    """The sections of the settings page, in order."""

    YOURS = "yours"
    LANGUAGE = "language"
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


class Unit(StrEnum):
    """The unit of a setting's numbers."""

    NONE = "none"
    PERCENT = "percent"
    SECONDS = "seconds"
    STEPS = "steps"
    VOICE = "voice"
    OPPONENT = "opponent"


class Setting(Struct, frozen=True):
    """The description of a setting, apart from its type and its default.

    A setting without a `section` has no row on the page. `control` and `values` are needed only if
    they do not follow from the type. A setting that `waits` takes effect with the next match.
    """

    section: SettingsSection | None = None
    control: ControlKind | None = None
    values: tuple[Any, ...] = ()
    unit: Unit = Unit.NONE
    waits: bool = False

    def values_of(self, kind: type, first: Any) -> tuple[Any, ...]:
        if self.values:
            return self.values
        if kind is bool:
            return (first, not first)
        return tuple(kind) if issubclass(kind, StrEnum) else ()

    def control_of(self, kind: type) -> ControlKind:
        if self.control is not None:
            return self.control
        if kind is bool:
            return ControlKind.SWITCH
        return ControlKind.SLIDER if kind in (int, float) else ControlKind.CHOICE
