"""Colours of courts and portraits."""

from __future__ import annotations

from msgspec import Struct

from gin.ui.art.vector import Colour, mix


class Ink(Struct, frozen=True):
    """Colours of one figure."""

    line: Colour
    robe: Colour
    deep: Colour
    gold: Colour
    bronze: Colour
    skin: Colour
    shade: Colour
    accent: Colour
    ivory: Colour
    lips: Colour
    hair: Colour
    glint: Colour
    ground: Colour
    ray: Colour


_HAIR: dict[str, tuple[Colour, Colour]] = {
    "dark": ((38, 32, 40), (108, 94, 102)),
    "brown": ((84, 54, 38), (152, 108, 76)),
    "gold": ((214, 166, 78), (250, 224, 160)),
    "copper": ((146, 74, 36), (214, 146, 92)),
    "grey": ((136, 134, 140), (192, 190, 194)),
    "white": ((228, 226, 222), (253, 251, 246)),
    "silver": ((198, 196, 196), (246, 244, 238)),
}

_SKIN: dict[str, tuple[Colour, Colour, Colour]] = {
    "fair": ((250, 230, 204), (231, 197, 160), (176, 52, 48)),
    "pale": ((247, 232, 214), (224, 200, 176), (158, 50, 58)),
    "rosy": ((252, 228, 206), (236, 194, 164), (188, 56, 52)),
    "tan": ((240, 206, 164), (214, 170, 124), (160, 58, 42)),
    "brown": ((200, 146, 102), (168, 114, 76), (132, 46, 40)),
    "dark": ((110, 72, 52), (84, 54, 40), (104, 40, 40)),
    "deep": ((154, 104, 72), (124, 80, 54), (116, 40, 40)),
}


def skin(named: str) -> tuple[Colour, Colour]:
    """Return a skin's colours in light and in shade."""
    return _SKIN[named][:2]


def ink(
    colour: Colour, paper: Colour, hair: str = "dark", skin: str = "fair", black: bool = False
) -> Ink:
    """Return the colours of a figure in this suit colour, dimmed on black paper."""
    line = (22, 20, 28)
    if black:
        robe = mix(colour, (0, 0, 0), 0.30) if sum(colour) < 700 else (104, 116, 142)
        deep = mix(robe, (0, 0, 0), 0.42)
        ground, ray = mix((0, 0, 0), robe, 0.40), mix((0, 0, 0), robe, 0.52)
    else:
        robe = colour if sum(colour) > 90 else (40, 44, 60)
        deep = mix(robe, (0, 0, 0), 0.36)
        ground, ray = mix(paper, (214, 178, 104), 0.16), mix(paper, (214, 178, 104), 0.34)
    light, shade, lips = _SKIN[skin]
    return Ink(
        line=line,
        robe=robe,
        deep=deep,
        gold=(220, 176, 84),
        bronze=(158, 112, 42),
        skin=light,
        shade=shade,
        accent=(150, 178, 196),
        ivory=(253, 247, 233),
        lips=lips,
        hair=_HAIR[hair][0],
        glint=_HAIR[hair][1],
        ground=ground,
        ray=ray,
    )
