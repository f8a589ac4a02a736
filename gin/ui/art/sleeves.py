"""Sleeves and forearms, seen from above, from the wrist down.

Hands and sleeves are drawn in units: a hand is 200 high, its wrist at (100, 138), and it points up.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from gin.ui.art.hand_looks import Cuff, HandLook
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, mix

LINE = 2.8
"""Width of outlines in units."""
_IVORY: Colour = (246, 240, 224)
_FUR_TAIL: Colour = (40, 34, 36)
_WRIST, _CUFF = 136.0, 156.0
_FOREARM = 182.0
"""Upper end of a short sleeve."""


class HandInk(Struct, frozen=True):
    """Colours of a hand. Light comes from the right if `lit` is 1, from the left if it is -1."""

    line: Colour
    skin: Colour
    shade: Colour
    light: Colour
    fold: Colour
    nail: Colour
    lit: int

    @classmethod
    def of(cls, look: HandLook, lit: int) -> HandInk:
        pale = sum(look.skin) / 720
        dark = pale < 0.5
        line = (30, 18, 18) if dark else (52, 30, 26)
        return cls(
            line,
            look.skin,
            look.shade,
            mix(look.skin, (255, 248, 236), 0.06 + 0.44 * pale),
            mix(look.shade, line, 0.5),
            mix(look.skin, (255, 226, 214), 0.22 + 0.4 * pale),
            lit,
        )


def half_width(y: float) -> float:
    """Return half the width of a sleeve at a height."""
    return min(62.0, 33.0 + max(0.0, y - 153.0) * 0.105)


def draw_forearm(c: Canvas, look: HandLook, ink: HandInk) -> None:
    """Draw the bare forearm between a hand and a short sleeve, if there is one."""
    if look.cuff in (Cuff.BARE, Cuff.ROLLED):
        _forearm(c, ink)


def draw_sleeve(c: Canvas, look: HandLook, ink: HandInk, end: float) -> None:
    """Draw cuff and sleeve down to `end`, over the wrist."""
    if look.cuff in (Cuff.BARE, Cuff.ROLLED):
        _cloth(c, look, ink, _FOREARM, end, wider=4.0)
        if look.cuff is Cuff.ROLLED:
            _rolled(c, look, ink)
        else:
            _hem(c, look, ink)
            _bracelet(c, look, ink)
        return
    _cloth(c, look, ink, 152.0, end)
    match look.cuff:
        case Cuff.SHIRT | Cuff.LINK | Cuff.PLAIN:
            if look.cuff is Cuff.LINK:
                _buttons(c, look, ink)
            _shirt_cuff(c, look, ink)
        case Cuff.KNIT:
            _ribbing(c, look, ink, _WRIST - 2, 164.0, 5.0)
        case Cuff.TURNED:
            _ribbing(c, look, ink, _WRIST - 4, 176.0, 8.0)
        case Cuff.LACE:
            _lace(c, look, ink)
        case Cuff.BRAID:
            _braid(c, look, ink)
        case Cuff.FUR:
            _fur(c, ink)
        case _:
            _child_cuff(c, look, ink)


def _band(top: float, bottom: float, more: float = 0.0, bow: float = 5.0) -> list[Point]:
    """Return a band round the arm, bowed towards the hand."""
    wide, wider = half_width(top) + more, half_width(bottom) + more
    upper = [(100 + wide * t, top - bow * (1 - t * t)) for t in _ACROSS]
    lower = [(100 + wider * t, bottom - bow * (1 - t * t)) for t in reversed(_ACROSS)]
    return [*upper, *lower]


_ACROSS = [i / 8 for i in range(-8, 9)]


def _bow(y: float, more: float = 0.0, bow: float = 5.0) -> list[Point]:
    wide = half_width(y) + more
    return [(100 + wide * t, y - bow * (1 - t * t)) for t in _ACROSS]


def _shaded(
    c: Canvas, shape: Sequence[Point], colour: Colour, ink: HandInk, dark: float = 0.26
) -> None:
    """Fill a shape, darker on the side away from the light."""
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    c.fill(shape, colour)
    with c.clip(shape):
        far = left if ink.lit > 0 else right
        near = far + (right - left) * 0.27 * ink.lit
        mid = far + (right - left) * 0.22 * ink.lit
        c.fill(
            ((far - 9 * ink.lit, top), (mid, top), (near, bottom), (far - 9 * ink.lit, bottom)),
            mix(colour, (18, 10, 20), dark),
        )


def _cloth(
    c: Canvas, look: HandLook, ink: HandInk, top: float, end: float, wider: float = 0.0
) -> None:
    start, wide = half_width(top) + wider, half_width(end) + wider
    shape = ((100 - start, top), (100 + start, top), (100 + wide, end), (100 - wide, end))
    _shaded(c, shape, look.sleeve, ink, 0.34)
    deep = mix(look.sleeve, (14, 8, 16), 0.36)
    with c.clip(shape):
        if look.cuff is Cuff.STRIPES:
            for row in range(int((end - top) / 15) + 1):
                y = top + 16 + row * 15
                c.stroke(_bow(y, 8 + wider), 6.0, look.trim)
        elif look.cuff in (Cuff.KNIT, Cuff.TURNED):
            pale = mix(look.sleeve, _IVORY, 0.2)
            for row in range(int((end - top) / 10) + 1):
                for place in range(-6, 7):
                    x, y = 100 + place * 11 + (row % 2) * 5.5, top + 8 + row * 10
                    c.stroke(((x - 3, y - 2), (x, y + 2.4), (x + 3, y - 2)), 1.4, pale)
        elif look.cuff is Cuff.BRAID:
            for row in range(-3, int((end - top) / 22) + 4):
                y = top + row * 22
                c.stroke(((30, y - 10), (170, y + 60)), 1.2, deep)
                c.stroke(((170, y - 10), (30, y + 60)), 1.2, deep)
        else:
            x = 100 + 12 * ink.lit
            c.brush(((x, top + 6), (x + 5 * ink.lit, top + 60), (x + 4 * ink.lit, end)), 6.0,
                    mix(look.sleeve, (255, 255, 255), 0.2), (0.2, 0.6))  # fmt: skip
            x = 100 - 6 * ink.lit
            c.brush(((x, top + 12), (x - ink.lit, top + 60)), 4.6, deep, (0.3, 0.0))
            c.brush(
                ((x + 30 * ink.lit, top + 50), (x + 8 * ink.lit, top + 76)), 4.0, deep, (0.0, 0.0)
            )
    for side in (-1, 1):
        c.stroke(((100 + side * start, top), (100 + side * wide, end)), LINE, ink.line)
    c.stroke(((100 - start, top), (100 + start, top)), LINE, ink.line)


def _forearm(c: Canvas, ink: HandInk) -> None:
    shape = [
        (72, 132),
        (128, 132),
        (131, 150),
        (137, 184),
        (139, 228),
        (61, 228),
        (63, 184),
        (69, 150),
    ]
    _shaded(c, shape, ink.skin, ink, 0.0)
    with c.clip(shape):
        far = 64 if ink.lit > 0 else 136
        c.fill(
            ((far, 130), (far + 15 * ink.lit, 130), (far + 17 * ink.lit, 204), (far, 204)),
            ink.shade,
        )
    c.stroke("M72 132 C71 150 66 168 64 192 M128 132 C129 150 134 168 136 192", LINE, ink.line)


def _rolled(c: Canvas, look: HandLook, ink: HandInk) -> None:
    for top, bottom, more in (
        (_FOREARM + 8, _FOREARM + 24, 8.0),
        (_FOREARM - 6, _FOREARM + 11, 8.5),
    ):
        band = _band(top, bottom, more, 6.0)
        _shaded(c, band, look.sleeve, ink, 0.2)
        c.stroke(band, LINE, ink.line, closed=True)


def _hem(c: Canvas, look: HandLook, ink: HandInk) -> None:
    band = _band(_FOREARM - 5, _FOREARM + 5, 5.0, 6.0)
    c.fill(band, mix(look.sleeve, _IVORY, 0.3))
    c.stroke(band, LINE * 0.8, ink.line, closed=True)


def _bracelet(c: Canvas, look: HandLook, ink: HandInk) -> None:
    gold = (222, 180, 92)
    for y in (149.0, 155.5):
        wide = 30.5
        points = [(100 + wide * t, y - 5 * (1 - t * t)) for t in _ACROSS]
        c.stroke(points, 5.6, ink.line)
        c.stroke(points, 3.4, gold)
    for t in (-0.55, 0.0, 0.55):
        x, y = 100 + 30.5 * t, 152.2 - 5 * (1 - t * t)
        c.bead(x, y, 4.6, ink.line, 3.4, look.trim)
        c.disc(x + 1.1 * ink.lit, y - 1.1, 1.1, (240, 250, 244))


def _shirt_cuff(c: Canvas, look: HandLook, ink: HandInk) -> None:
    colour = {Cuff.PLAIN: look.trim, Cuff.SHIRT: mix(look.sleeve, (255, 255, 255), 0.4)}.get(
        look.cuff, _IVORY
    )
    band = _band(_WRIST, _CUFF + 1, 1.5)
    _shaded(c, band, colour, ink, 0.18)
    if look.cuff is Cuff.SHIRT:
        c.stroke(_bow(_WRIST + 5, -1), 0.9, mix(colour, ink.line, 0.4))
        c.stroke(_bow(_CUFF - 3, -1), 0.9, mix(colour, ink.line, 0.4))
    c.stroke(band, LINE, ink.line, closed=True)
    x = 100 - 20 * ink.lit
    rim, inner = ((226, 186, 104), 3.4) if look.cuff is not Cuff.SHIRT else ((250, 248, 240), 2.6)
    c.bead(x, 144.4, inner + 1.5, ink.line, inner, rim)
    c.disc(x + ink.lit, 143.2, 1.2, (255, 244, 210))


def _buttons(c: Canvas, look: HandLook, ink: HandInk) -> None:
    gold = mix(look.sleeve, (214, 176, 96), 0.8)
    for y in (168.0, 181.0):
        c.bead(100 - 25 * ink.lit, y, 4.0, ink.line, 2.8, gold)


def _ribbing(
    c: Canvas, look: HandLook, ink: HandInk, top: float, bottom: float, more: float
) -> None:
    band, pale = _band(top, bottom, more * 0.4), mix(look.sleeve, _IVORY, 0.14)
    _shaded(c, band, pale, ink, 0.3)
    with c.clip(band):
        for place in range(-9, 10):
            x = 100 + place * 4.6
            foot = 100 + place * 4.6 * 1.06
            c.stroke(((x, top - 8), (foot, bottom + 4)), 1.5, mix(look.sleeve, (10, 8, 16), 0.34))
    c.stroke(band, LINE, ink.line, closed=True)


def _lace(c: Canvas, look: HandLook, ink: HandInk) -> None:
    for row, (top, bottom, lobes, radius) in enumerate(
        ((_WRIST - 4, 158.0, 7, 7.2), (150.0, 168.0, 7, 7.6))
    ):
        more = 5.0 + row * 2
        wide = half_width(top) + more - 4
        centres = [
            (100 + wide * t, top + 2 - 5 * (1 - t * t))
            for t in (i / (lobes - 1) * 2 - 1 for i in range(lobes))
        ]
        body = _band(top, bottom, more - 1)
        for x, y in centres:
            c.disc(x, y, radius + LINE * 0.8, ink.line)
        c.stroke(body, LINE * 1.6, ink.line, closed=True)
        pale = _IVORY if row == 0 else mix(_IVORY, look.sleeve, 0.12)
        for x, y in centres:
            c.disc(x, y, radius, pale)
        _shaded(c, body, pale, ink, 0.14)
        thread = mix(pale, look.sleeve, 0.5)
        for x, y in centres:
            c.disc(x, y - 0.6, 2.1, thread)
            for turn in (-140, -90, -40):
                a = math.radians(turn)
                c.disc(x + 5 * math.cos(a), y + 5 * math.sin(a), 0.9, thread)
        c.stroke(_bow(top + 11, more - 4), 1.2, thread)
    ribbon = _band(162.0, 171.0, 7.0)
    c.fill(ribbon, mix(look.sleeve, _IVORY, 0.25))
    c.stroke(ribbon, LINE * 0.7, ink.line, closed=True)


def _braid(c: Canvas, look: HandLook, ink: HandInk) -> None:
    shirt = _band(_WRIST, 150.0, 0.0)
    _shaded(c, shirt, _IVORY, ink, 0.18)
    c.stroke(shirt, LINE, ink.line, closed=True)
    band = _band(147.0, 176.0, 4.0)
    _shaded(c, band, mix(look.sleeve, (10, 4, 10), 0.4), ink, 0.3)
    c.stroke(band, LINE, ink.line, closed=True)
    for y in (151.0, 174.0):
        c.stroke(_bow(y, 3.0), 2.6, look.trim)
    for place in range(-3, 4):
        x, y = 100 + place * 10.4, 162.5 - 5 * (1 - (place / 3.4) ** 2)
        c.stroke(ellipse(x, y, 4.4, 5.2), 1.8, look.trim)


def _fur(c: Canvas, ink: HandInk) -> None:
    top, bottom = _WRIST - 2, 170.0
    rows = [(top + 2, 6.0), (bottom - 4, 8.0)]
    tufts = [
        (100 + (half_width(y) + more - 3) * t, y - 5 * (1 - t * t))
        for y, more in rows
        for t in (i / 4 - 1 for i in range(9))
    ]
    body = _band(top, bottom, 5.0)
    for x, y in tufts:
        c.disc(x, y, 6.4 + LINE * 0.8, ink.line)
    c.stroke(body, LINE * 1.6, ink.line, closed=True)
    for x, y in tufts:
        c.disc(x, y, 6.4, _IVORY)
    _shaded(c, body, _IVORY, ink, 0.16)
    for x, y in ((78, 150), (94, 143), (108, 154), (123, 146), (86, 164), (116, 166)):
        tail = ((x, y - 5), (x + 2.6, y + 4), (x, y + 7), (x - 2.6, y + 4))
        c.fill(tail, _FUR_TAIL)


def _child_cuff(c: Canvas, look: HandLook, ink: HandInk) -> None:
    band = _band(_WRIST, _CUFF + 4, 3.0)
    _shaded(c, band, look.trim, ink, 0.24)
    c.stroke(band, LINE, ink.line, closed=True)
