"""Wording of the player's portrait."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, StrEnum

from gin.core.message import Message
from gin.messages import yourself as messages
from gin.session.likeness import PARTS, Beard, Glasses, Likeness, PortraitPart

_KINDS: dict[PortraitPart, Callable[[Enum], Message]] = {
    PortraitPart.FACE: lambda kind: messages.face(face=kind),
    PortraitPart.SKIN: lambda kind: messages.skin(skin=kind),
    PortraitPart.HAIR: lambda kind: messages.hair(hair=kind),
    PortraitPart.COLOUR: lambda kind: messages.colour(colour=kind),
    PortraitPart.BEARD: lambda kind: messages.beard(beard=kind),
    PortraitPart.GLASSES: lambda kind: messages.glasses(glasses=kind),
    PortraitPart.CLOTHES: lambda kind: messages.clothes(clothes=kind),
    PortraitPart.GROUND: lambda kind: messages.ground(ground=kind),
}


def kind(part: PortraitPart, chosen: StrEnum) -> Message:
    """Return the name of a kind of part: "short", "round glasses"."""
    return _KINDS[part](chosen)


def which(part: PortraitPart, looks: Likeness) -> Message:
    """Return the kind of a part in a portrait, and its number: "short, 1 of 8"."""
    chosen, kinds = looks.part(part), list(PARTS[part])
    return messages.kind(kind=kind(part, chosen), number=kinds.index(chosen) + 1, of=len(kinds))


def described(looks: Likeness) -> tuple[Message, ...]:
    """Describe a portrait's distinguishing parts: hair, beard and glasses if any, clothes."""
    said = [
        messages.haired(
            colour=kind(PortraitPart.COLOUR, looks.colour), hair=kind(PortraitPart.HAIR, looks.hair)
        )
    ]
    if looks.beard is not Beard.NONE:
        said.append(kind(PortraitPart.BEARD, looks.beard))
    if looks.glasses is not Glasses.NONE:
        said.append(kind(PortraitPart.GLASSES, looks.glasses))
    return (*said, kind(PortraitPart.CLOTHES, looks.clothes))


def named(number: int, looks: Likeness) -> Message:
    """Return the label of a portrait to choose."""
    return messages.portrait(number=number, looks=described(looks))
