"""The look of each person's hand: skin, age, size, rings, and the end of the sleeve."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.interface.pictures import Face, Monogram, Portrait
from gin.session.likeness import Beard, Clothes, HairColour, Likeness, Shape, Skin
from gin.ui.art import court_ink
from gin.ui.art.own_portrait import sitter
from gin.ui.art.sitters import SITTERS
from gin.ui.art.vector import Colour


class Cuff(StrEnum):
    """Ends of sleeves."""

    SHIRT = "shirt"
    LINK = "link"
    ROLLED = "rolled"
    KNIT = "knit"
    TURNED = "turned"
    LACE = "lace"
    BRAID = "braid"
    FUR = "fur"
    BARE = "bare"
    STRIPES = "stripes"
    PLAIN = "plain"


class Ring(StrEnum):
    """Jewellery of a finger."""

    NONE = "none"
    BAND = "band"
    STONE = "stone"
    SIGNET = "signet"


class Age(StrEnum):
    """Ages that show in a hand."""

    CHILD = "child"
    YOUNG = "young"
    GROWN = "grown"
    OLD = "old"


class HandLook(Struct, frozen=True):
    """A person's hand and sleeve.

    `trim` is the colour of stripes, braid, or a stone. `size` and `breadth` are factors of a broad
    adult hand. `nails` is the colour of painted nails.
    """

    skin: Colour
    shade: Colour
    sleeve: Colour
    cuff: Cuff
    trim: Colour
    ring: Ring = Ring.NONE
    age: Age = Age.GROWN
    size: float = 1.0
    breadth: float = 1.0
    nails: Colour | None = None


_IVORY: Colour = (250, 244, 229)
_GOLD: Colour = (214, 170, 88)
_RED: Colour = (168, 36, 48)


def hand_of(who: Face) -> HandLook:
    """Return the hand that belongs to a portrait."""
    if isinstance(who, Likeness):
        return _own(who)
    if isinstance(who, Monogram) or who is Portrait.NOBODY:
        return _NOBODY
    return _OPPONENTS[who]


def _opponent(
    who: Portrait, cuff: Cuff, *, trim: Colour = _GOLD, ring: Ring = Ring.NONE,
    age: Age = Age.GROWN, size: float = 1.0, breadth: float = 1.0, nails: Colour | None = None,
) -> HandLook:  # fmt: skip
    person = SITTERS[who]
    skin, shade = court_ink.skin(person.skin)
    sleeve = _IVORY if cuff is Cuff.STRIPES else person.sleeve or person.robe
    return HandLook(skin, shade, sleeve, cuff, trim, ring, age, size, breadth, nails)


_OPPONENTS = {
    Portrait.PIA: _opponent(
        Portrait.PIA, Cuff.STRIPES, trim=SITTERS[Portrait.PIA].accent, age=Age.CHILD, size=0.74,
    ),
    Portrait.FELIX: _opponent(Portrait.FELIX, Cuff.KNIT, age=Age.YOUNG, size=0.94, breadth=0.94),
    Portrait.BRUNO: _opponent(
        Portrait.BRUNO, Cuff.ROLLED, ring=Ring.BAND, size=1.02, breadth=1.06,
    ),
    Portrait.ADA: _opponent(
        Portrait.ADA, Cuff.BARE, ring=Ring.STONE, trim=(52, 140, 120), size=0.88, breadth=0.84,
        nails=_RED,
    ),
    Portrait.VERA: _opponent(
        Portrait.VERA, Cuff.LACE, ring=Ring.STONE, trim=(132, 70, 148), age=Age.OLD, size=0.84,
        breadth=0.88,
    ),
    Portrait.ANSELM: _opponent(
        Portrait.ANSELM, Cuff.BRAID, ring=Ring.SIGNET, age=Age.OLD, size=0.98, breadth=0.94,
    ),
}  # fmt: skip
_NOBODY = HandLook(*court_ink.skin(Skin.TAN), (40, 72, 66), Cuff.PLAIN, (236, 208, 150))
"""The hand of a player without a portrait: medium skin, in the sleeve of the silhouette."""
_CUFFS: dict[Clothes, tuple[Cuff, Colour]] = {
    Clothes.PULLOVER: (Cuff.KNIT, _GOLD),
    Clothes.SHIRT: (Cuff.SHIRT, (62, 96, 140)),
    Clothes.JACKET: (Cuff.BRAID, _GOLD),
    Clothes.GOWN: (Cuff.BARE, (52, 140, 120)),
    Clothes.LACE: (Cuff.LACE, (132, 70, 148)),
    Clothes.ROLLNECK: (Cuff.TURNED, _GOLD),
    Clothes.TAILCOAT: (Cuff.LINK, _GOLD),
    Clothes.ERMINE: (Cuff.FUR, _RED),
}
_SLIM = (Shape.OVAL, Shape.HEART)


def _own(likeness: Likeness) -> HandLook:
    person = sitter(likeness)
    skin, shade = court_ink.skin(person.skin)
    cuff, trim = _CUFFS[likeness.clothes]
    sleeve = _IVORY if cuff is Cuff.SHIRT else person.robe
    ring = {Cuff.BARE: Ring.STONE, Cuff.LACE: Ring.STONE, Cuff.FUR: Ring.SIGNET}.get(
        cuff, Ring.NONE
    )
    fine = cuff in (Cuff.BARE, Cuff.LACE) and likeness.beard is Beard.NONE
    slim = likeness.face in _SLIM and likeness.beard is Beard.NONE
    return HandLook(
        skin, shade, sleeve, cuff, trim, ring,
        Age.OLD if likeness.colour in (HairColour.GREY, HairColour.WHITE) else Age.GROWN,
        0.9 if fine else 1.0,
        0.86 if fine else 0.93 if slim else 1.02,
        _RED if cuff is Cuff.BARE and fine else None,
    )  # fmt: skip
