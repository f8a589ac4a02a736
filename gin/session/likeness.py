"""The player's portrait, composed of parts, and its form in the settings file."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gin.core.errors import SettingsError
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.messages import errors as messages


class PortraitPart(StrEnum):
    """Parts of a portrait, named like the fields of `Likeness`."""

    FACE = "face"
    SKIN = "skin"
    HAIR = "hair"
    COLOUR = "colour"
    BEARD = "beard"
    GLASSES = "glasses"
    CLOTHES = "clothes"
    GROUND = "ground"


class Shape(StrEnum):
    """The shape of a face."""

    OVAL = "oval"
    ROUND = "round"
    SQUARE = "square"
    HEART = "heart"
    LONG = "long"


class Skin(StrEnum):
    """Skin colours, from light to dark."""

    FAIR = "fair"
    ROSY = "rosy"
    TAN = "tan"
    BROWN = "brown"
    DEEP = "deep"
    DARK = "dark"


class Hair(StrEnum):
    """Hair styles."""

    SHORT = "short"
    PARTED = "parted"
    CROP = "crop"
    CURLS = "curls"
    BOB = "bob"
    LONG = "long"
    BUN = "bun"
    BALD = "bald"


class HairColour(StrEnum):
    """Colours of hair, brows and beard."""

    DARK = "dark"
    BROWN = "brown"
    COPPER = "copper"
    GOLD = "gold"
    GREY = "grey"
    WHITE = "white"


class Beard(StrEnum):
    """The kind of beard."""

    NONE = "none"
    MOUSTACHE = "moustache"
    FULL = "full"


class Glasses(StrEnum):
    """The kind of glasses."""

    NONE = "none"
    ROUND = "round"
    SQUARE = "square"
    HALF = "half"


class Clothes(StrEnum):
    """The kind of clothes."""

    PULLOVER = "pullover"
    SHIRT = "shirt"
    JACKET = "jacket"
    GOWN = "gown"
    LACE = "lace"
    ROLLNECK = "rollneck"
    TAILCOAT = "tailcoat"
    ERMINE = "ermine"


class GroundColour(StrEnum):
    """Background colours."""

    BLUE = "blue"
    SAND = "sand"
    GREEN = "green"
    LILAC = "lilac"
    ROSE = "rose"
    SLATE = "slate"


PARTS: dict[PortraitPart, type[StrEnum]] = {
    PortraitPart.FACE: Shape,
    PortraitPart.SKIN: Skin,
    PortraitPart.HAIR: Hair,
    PortraitPart.COLOUR: HairColour,
    PortraitPart.BEARD: Beard,
    PortraitPart.GLASSES: Glasses,
    PortraitPart.CLOTHES: Clothes,
    PortraitPart.GROUND: GroundColour,
}


class Likeness(Struct, frozen=True):
    """A composed portrait."""

    face: Shape = Shape.OVAL
    skin: Skin = Skin.FAIR
    hair: Hair = Hair.SHORT
    colour: HairColour = HairColour.BROWN
    beard: Beard = Beard.NONE
    glasses: Glasses = Glasses.NONE
    clothes: Clothes = Clothes.PULLOVER
    ground: GroundColour = GroundColour.BLUE

    def part(self, part: PortraitPart) -> StrEnum:
        found = getattr(self, part)
        assert isinstance(found, StrEnum)
        return found

    def having(self, part: PortraitPart, value: StrEnum) -> Likeness:
        changed: dict[str, Any] = {part.value: value}
        return replace(self, **changed)

    def with_next(self, part: PortraitPart) -> Likeness:
        kinds = list(PARTS[part])
        return self.having(part, kinds[(kinds.index(self.part(part)) + 1) % len(kinds)])

    def __str__(self) -> str:
        """Return the form in the settings file: "face=oval skin=fair …"."""
        return " ".join(f"{part}={self.part(part)}" for part in PARTS)


def parse_likeness(text: str) -> Likeness | None:
    """Return the portrait that a text of the settings file describes; None if the text is blank.

    A missing part gets its default.

    Raises:
      SettingsError: a part or its value is unknown; the error names it.
    """
    if not text.strip():
        return None
    found = Likeness()
    for word in text.split():
        named, _, value = word.partition("=")
        if named not in set(PortraitPart):
            known = tuple(Verbatim(part) for part in PortraitPart)
            raise SettingsError(messages.no_part(part=Verbatim(quoted(word)), known=known))
        part = PortraitPart(named)
        if value not in set(PARTS[part]):
            known = tuple(Verbatim(kind) for kind in PARTS[part])
            message = messages.setting_part(
                part=Verbatim(part), value=Verbatim(quoted(value)), known=known
            )
            raise SettingsError(message)
        found = found.having(part, PARTS[part](value))
    return found


READY = tuple(
    Likeness(
        Shape(face), Skin(skin), Hair(hair), HairColour(colour), Beard(beard), Glasses(glasses),
        Clothes(clothes), GroundColour(ground),
    )
    for face, skin, hair, colour, beard, glasses, clothes, ground in (
        ("oval", "fair", "parted", "brown", "none", "none", "pullover", "blue"),
        ("oval", "brown", "long", "dark", "none", "none", "gown", "sand"),
        ("square", "rosy", "short", "gold", "full", "none", "shirt", "green"),
        ("round", "dark", "curls", "dark", "none", "round", "rollneck", "rose"),
        ("oval", "tan", "bob", "dark", "none", "none", "lace", "lilac"),
        ("long", "fair", "bald", "grey", "moustache", "square", "jacket", "slate"),
        ("heart", "rosy", "curls", "copper", "none", "none", "pullover", "green"),
        ("square", "deep", "crop", "dark", "full", "none", "jacket", "sand"),
        ("heart", "fair", "bun", "white", "none", "half", "gown", "lilac"),
        ("long", "tan", "short", "dark", "none", "square", "shirt", "blue"),
        ("oval", "brown", "parted", "grey", "moustache", "none", "rollneck", "slate"),
        ("heart", "deep", "bun", "dark", "none", "none", "lace", "blue"),
        ("round", "rosy", "long", "gold", "none", "round", "pullover", "rose"),
        ("oval", "tan", "parted", "dark", "moustache", "none", "tailcoat", "slate"),
        ("heart", "brown", "bun", "dark", "none", "none", "ermine", "rose"),
    )
)  # fmt: skip
"""Ready-made portraits to choose from."""
