"""The player's own portrait, assembled from chosen parts."""

from __future__ import annotations

from gin.session.likeness import Likeness
from gin.ui.art import portrait_dress as dress
from gin.ui.art import portrait_hair as hair
from gin.ui.art.court_faces import Face
from gin.ui.art.sitters import Beard, Part, Sitter
from gin.ui.art.vector import Colour

_FACES: dict[str, Face] = {
    "oval": Face("oval", "soft", "almond", "straight", "smile"),
    "round": Face("round", "soft", "round", "snub", "smile", marks=("blush",)),
    "square": Face("square", "level", "almond", "broad", "smile"),
    "heart": Face("heart", "arched", "kind", "fine", "smile", marks=("lashes", "blush")),
    "long": Face("long", "soft", "kind", "long", "calm", marks=("cheek",), low=0.8),
}
_HAIR: dict[str, tuple[Part, Part | None]] = {
    "short": (hair.short, None),
    "parted": (hair.parted, None),
    "crop": (hair.crop, None),
    "curls": (hair.curly, None),
    "bob": (hair.bob, hair.bob_back),
    "long": (hair.long, hair.long_back),
    "bun": (hair.put_up, hair.bun_back),
    "bald": (hair.bald, None),
}
"""Parts over the brow, and behind the head."""
_BEARDS: dict[str, Beard | None] = {
    "none": None,
    "moustache": hair.short_moustache,
    "full": hair.full_beard,
}
_GLASSES: dict[str, tuple[Part, ...]] = {
    "none": (),
    "round": (hair.round_glasses,),
    "square": (hair.square_glasses,),
    "half": (hair.half_moons,),
}
_CLOTHES: dict[str, tuple[Part, Colour]] = {
    "pullover": (dress.pullover, (52, 82, 122)),
    "shirt": (dress.waistcoat, (142, 62, 36)),
    "jacket": (dress.smoking_jacket, (104, 26, 40)),
    "gown": (dress.evening, (34, 96, 92)),
    "lace": (dress.lace, (92, 52, 104)),
    "rollneck": (dress.rollneck, (62, 70, 64)),
    "tailcoat": (dress.tailcoat, (34, 36, 46)),
    "ermine": (dress.ermine, (116, 24, 44)),
}
_GROUNDS: dict[str, Colour] = {
    "blue": (208, 216, 226),
    "sand": (236, 212, 182),
    "green": (198, 218, 206),
    "lilac": (224, 212, 228),
    "rose": (238, 208, 204),
    "slate": (148, 164, 182),
}


def sitter(likeness: Likeness) -> Sitter:
    """Return the sitter with this likeness."""
    front, back = _HAIR[likeness.hair]
    worn, robe = _CLOTHES[likeness.clothes]
    return Sitter(
        _FACES[likeness.face],
        likeness.skin,
        likeness.colour,
        robe,
        _GROUNDS[likeness.ground],
        worn,
        (front, *_GLASSES[likeness.glasses]),
        back,
        _BEARDS[likeness.beard],
        accent=(196, 168, 104) if likeness.clothes == "jacket" else (150, 178, 196),
        painted=likeness.clothes == "gown",
    )
