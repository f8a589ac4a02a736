"""The player's own portrait, put together from parts, and how the settings keep it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from gin.core.errors import SettingsError
from gin.core.message import Verbatim
from gin.core.outside import quoted
from gin.messages import errors as messages

PARTS: dict[str, tuple[str, ...]] = {
    "face": ("oval", "round", "square", "heart", "long"),
    "skin": ("fair", "rosy", "tan", "brown", "deep", "dark"),
    "hair": ("short", "parted", "crop", "curls", "bob", "long", "bun", "bald"),
    "colour": ("dark", "brown", "copper", "gold", "grey", "white"),
    "beard": ("none", "moustache", "full"),
    "glasses": ("none", "round", "square", "half"),
    "clothes": ("pullover", "shirt", "jacket", "gown", "lace", "rollneck"),
    "ground": ("blue", "sand", "green", "lilac", "rose", "slate"),
}
"""What a portrait is made of, with all there is of each; these names are saved."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """A portrait as it was put together: one of `PARTS` for each field."""

    face: str = "oval"
    skin: str = "fair"
    hair: str = "short"
    colour: str = "brown"
    beard: str = "none"
    glasses: str = "none"
    clothes: str = "pullover"
    ground: str = "blue"

    def having(self, part: str, value: str) -> Likeness:
        """The same portrait with another part."""
        return replace(self, **{part: value})

    def __str__(self) -> str:
        """As it is kept: "face=oval skin=fair …"."""
        return " ".join(f"{part}={getattr(self, part)}" for part in PARTS)


assert tuple(field.name for field in fields(Likeness)) == tuple(PARTS)

READY: tuple[Likeness, ...] = (
    Likeness("oval", "fair", "parted", "brown", "none", "none", "pullover", "blue"),
    Likeness("heart", "brown", "long", "dark", "none", "none", "gown", "sand"),
    Likeness("square", "rosy", "short", "gold", "full", "none", "shirt", "green"),
    Likeness("round", "dark", "curls", "dark", "none", "round", "rollneck", "rose"),
    Likeness("oval", "tan", "bob", "dark", "none", "none", "lace", "lilac"),
    Likeness("long", "fair", "bald", "grey", "moustache", "square", "jacket", "slate"),
    Likeness("heart", "rosy", "curls", "copper", "none", "none", "pullover", "green"),
    Likeness("square", "deep", "crop", "dark", "full", "none", "jacket", "sand"),
    Likeness("round", "fair", "bun", "white", "none", "half", "gown", "lilac"),
    Likeness("long", "tan", "short", "dark", "none", "square", "shirt", "blue"),
    Likeness("oval", "brown", "parted", "grey", "moustache", "none", "rollneck", "slate"),
    Likeness("round", "rosy", "long", "gold", "none", "round", "pullover", "rose"),
)
"""Portraits to be chosen as they are."""


def likeness(text: str) -> Likeness | None:
    """The portrait that is kept so; None for an empty text, which stands for no portrait.

    A part that is not named is the first of its kind. Raises SettingsError, which names the part.
    """
    if not text:
        return None
    found = Likeness()
    for word in text.split():
        part, _, value = word.partition("=")
        if part not in PARTS:
            known = tuple(map(Verbatim, PARTS))
            raise SettingsError(messages.no_part(part=Verbatim(quoted(word)), known=known))
        if value not in PARTS[part]:
            known = tuple(map(Verbatim, PARTS[part]))
            raise SettingsError(
                messages.setting_part(
                    part=Verbatim(part), value=Verbatim(quoted(value)), known=known
                )
            )
        found = found.having(part, value)
    return found
