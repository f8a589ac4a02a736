"""Portraits of the six opponents, in the style of the court cards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from gin.interface.pictures import Portrait
from gin.ui.art import portrait_dress as dress
from gin.ui.art import portrait_hair as hair
from gin.ui.art.court_faces import Face
from gin.ui.art.court_ink import Ink
from gin.ui.art.expressions import Expression
from gin.ui.art.vector import Canvas, Colour

Part = Callable[[Canvas, Ink], None]
Beard = Callable[[Canvas, Ink, Expression], None]


class Sitter(Struct, frozen=True):
    """Appearance of a person; `back`, `dress` and `front` are painted in this order."""

    face: Face
    skin: str
    hair: str
    robe: Colour
    ground: Colour
    dress: Part
    front: tuple[Part, ...]
    back: Part | None = None
    beard: Beard | None = None
    accent: Colour = (150, 178, 196)
    painted: bool = False
    sleeve: Colour | None = None


SITTERS: dict[Portrait, Sitter] = {
    Portrait.PIA: Sitter(
        Face("round", "high", "round", "snub", "toothy", (0.2, 0.1), ("blush", "freckles"), low=-0.6),
        "rosy", "gold", (58, 104, 164), (246, 226, 168), dress.dungarees, (hair.fringe, hair.bunches),
        hair.bunches_back,
        accent=(206, 66, 58),
    ),
    Portrait.FELIX: Sitter(
        Face("young", "soft", "round", "snub", "smile", (0.3, 0.0), ("blush", "freckles")),
        "rosy", "brown", (52, 82, 122), (208, 216, 226), dress.pullover, (hair.parted, hair.round_glasses),
    ),
    Portrait.BRUNO: Sitter(
        Face("square", "arched", "almond", "broad", "smile", (-0.6, 0.0), ("raised",)),
        "deep", "dark", (142, 62, 36), (236, 212, 182), dress.waistcoat, (hair.crop,),
        beard=hair.full_beard,
        sleeve=(253, 247, 233),
    ),
    Portrait.ADA: Sitter(
        Face("oval", "soft", "almond", "straight", "wry", (0.6, 0.0), ("blush", "lashes")),
        "fair", "copper", (34, 96, 92), (198, 218, 206), dress.evening, (hair.bob, hair.silk_band), hair.bob_back,
        painted=True,
    ),
    Portrait.VERA: Sitter(
        Face("oval", "high", "kind", "straight", "smile", (0.0, 0.2), ("crow", "cheek", "blush")),
        "pale", "silver", (92, 52, 104), (224, 212, 228), dress.lace, (hair.put_up, hair.half_moons), hair.bun_back,
    ),
    Portrait.ANSELM: Sitter(
        Face("gaunt", "bushy", "deep", "hooked", "calm", (-0.2, 0.0), ("crow", "bags", "hollow"), low=2.6),
        "tan", "silver", (104, 26, 40), (226, 206, 176), dress.smoking_jacket, (hair.swept,),
        beard=hair.long_moustache,
        accent=(196, 168, 104),
    ),
}  # fmt: skip
