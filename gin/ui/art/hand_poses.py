"""Hands seen from above, in the outlined style of the court cards.

A hand is drawn in units: 200 wide and high, pointing up, a right hand with the thumb on the left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum

from gin.ui.art.hand_looks import Age, HandLook, Ring
from gin.ui.art.sleeves import LINE, HandInk, draw_forearm, draw_sleeve
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, mix, path

SIDE = 200
"""Size in units."""
_GOLD: Colour = (224, 182, 92)


class Pose(StrEnum):
    """Poses: a fist, a hand that holds a card by its edge, and one that lays a card down."""

    FIST = "fist"
    HOLDS = "holds"
    LAYS = "lays"


TOUCH: dict[Pose, Point] = {
    Pose.FIST: (100, 44),
    Pose.HOLDS: (84, 26),
    Pose.LAYS: (96, 18),
}
"""Points in units: where the knuckles strike, and where the fingers touch a card's edge."""


def draw_hand(
    c: Canvas, look: HandLook, pose: Pose, end: float, *, lit: int = 1, left: bool = False,
    thumb_only: bool = False,
) -> None:  # fmt: skip
    """Draw a hand with its sleeve down to `end`, in units.

    Light comes from the image's right if `lit` is 1, else from its left. `thumb_only` draws the
    part of a holding hand that is below the card.
    """
    x, y = TOUCH[pose]
    ink = HandInk.of(look, -lit if left else lit)
    place = 200 - x if left else x
    with c.at(place, y, look.size, flip=left, breadth=look.breadth), c.at(-x, -y):
        if thumb_only:
            _thumb(c, look, ink, _PINCHING)
            return
        draw_forearm(c, look, ink)
        if pose is Pose.FIST:
            _fist(c, look, ink)
        else:
            _open(c, look, ink, pose)
        draw_sleeve(c, look, ink, y + (end - y) / look.size)


# A fist, seen from above and a little from the side of the thumb.

_FIST = (
    "M72 138 C71 127 65 119 61 110 C57 101 56 92 57 83 C66 72 78 71 81 76 C86 66 99 66 103 75 "
    "C108 68 121 69 125 79 C131 75 141 78 145 86 C146 96 142 106 137 114 C131 122 128 129 128 138 "
    "C110 133 90 133 72 138 Z"
)
_SIDES = (
    "M72 138 C71 127 65 119 61 110 C57 101 56 92 57 83",
    "M145.5 95 C145 102 142 108 137 114 C131 122 128 129 128 138",
)
"""The outlines of the back of a fist, without the knuckles and the wrist."""
_BENT: tuple[tuple[Point, Point, float], ...] = (
    ((68.5, 86), (64.5, 44), 24.5),
    ((92.5, 82), (92, 36), 25.0),
    ((115, 84), (116, 39.5), 23.5),
    ((135, 91), (137.5, 52), 20.0),
)
"""The first segments of the fingers: their knuckles, their ends where they bend, their widths."""
_GAPS: tuple[Point, ...] = ((80.3, 73), (103.6, 71), (125.4, 76))
"""The places between the fingers at the knuckles."""
_FOLDED = "M64 50 C56 47 49 51 47 59 C45 69 47 80 52 90 L70 90 Z"
"""The second segment of the forefinger, folded back along its side."""
_FIST_THUMB = (
    "M72 136 C63 133 50 123 44 113 C39 105 38 96 41 89 C44 81 50 74 57 70 C63 67 71 70 71 76 "
    "C71 81 67 84 63 88 C60 92 60 97 64 103 C69 110 75 114 78 121"
)
_FIST_NAIL = "M51 80 C53 75 58 71 63 71 C66 72 65 76 62 79 C59 83 56 86 53 86 C50 85 50 83 51 80 Z"


def _fist(c: Canvas, look: HandLook, ink: HandInk) -> None:
    c.outlined(_FOLDED, ink.shade, 2 * LINE, ink.line, closed=True)
    c.fill(_FOLDED, mix(ink.shade, ink.skin, 0.25))
    for knuckle, end, wide in reversed(_BENT):
        outline = _segment(knuckle, end, wide)
        c.stroke(outline, 2 * LINE, ink.line, closed=True)
    for number, (knuckle, end, wide) in enumerate(_BENT):
        _bent(c, look, ink, knuckle, end, wide, ringed=number == 2)
    _body(c, ink, _FIST, 9)
    if look.age is not Age.CHILD:
        _tendons(
            c, look, ink,
            "M76 92 C77 102 80 112 85 121 M94 88 C95 98 96 108 97 117 "
            "M113 90 C112 99 111 108 109 117 M130 97 C127 105 124 112 120 119",
        )  # fmt: skip
    _age(c, look, ink, ((84, 106), (106, 100), (122, 108)))
    for side in _SIDES:
        c.stroke(side, LINE, ink.line)
    for (x, y), _, wide in _BENT:
        _knuckle(c, look, ink, (x, y), wide / 2)
    for x, y in _GAPS:
        c.brush(((x, y - 20), (x, y - 9), (x, y), (x, y + 9)), 1.4 * LINE, ink.line, (0.2, 0.1))
    c.fill(_FIST_THUMB, ink.skin)
    with c.clip(_FIST_THUMB):
        c.fill(_FIST_THUMB, ink.shade)
        c.fill(_moved(_FIST_THUMB, 5.5 * ink.lit, -2.5), ink.skin)
    c.stroke(_FIST_THUMB, LINE, ink.line)
    c.outlined(_FIST_NAIL, look.nails or ink.nail, 0.9, ink.fold, closed=True)
    for rise in (0, 3.4) if look.age is Age.OLD else (0,):
        c.brush(f"M42 {100 + rise} C46 {97 + rise} 51 {96 + rise} 56 {98 + rise}", 1.8, ink.fold,
                (0.2, 0.2))  # fmt: skip


def _segment(knuckle: Point, end: Point, wide: float) -> list[Point]:
    """Return the outline of a finger from its knuckle to where it bends, with square corners."""
    (x, y), (x1, y1) = knuckle, end
    half, tip, corner = wide / 2, wide / 2 - 1.2, 7.5
    return [
        (x - half, y + 4),
        *ellipse(x1 - tip + corner, y1 + corner, corner, corner, 180, 270),
        *ellipse(x1 + tip - corner, y1 + corner, corner, corner, 270, 360),
        (x + half, y + 4),
    ]


def _bent(
    c: Canvas, look: HandLook, ink: HandInk, knuckle: Point, end: Point, wide: float, *, ringed: bool
) -> None:  # fmt: skip
    """Draw a finger from its knuckle to where it bends away."""
    outline, (x, y) = _segment(knuckle, end, wide), end
    c.fill(outline, ink.skin)
    with c.clip(outline):
        c.fill(outline, ink.shade)
        c.fill(_moved_points(outline, 4.6 * ink.lit, 5.2), ink.skin)
        c.fill(ellipse(x + 1.6 * ink.lit, y + 12, wide * 0.33, 4.6), ink.light)
    half = wide * 0.3
    _crease(c, ink, (x, y + 18.5), half, 2.2, 1.5)
    if look.age is Age.OLD:
        _crease(c, ink, (x, y + 22), half * 0.8, 2.2, 1.4)
        _crease(c, ink, (x, y + 8), half * 0.8, 2.0, 1.2)
    if ringed:
        _ring(c, look, ink, (x - 0.4, y + 25), wide * 0.46, 0)


def _knuckle(c: Canvas, look: HandLook, ink: HandInk, at: Point, half: float) -> None:
    """Draw the large knuckle between a finger and the back of the hand."""
    (x, y), thick = at, 1.5 if look.age is Age.CHILD else 2.4
    line = f"M{x - half + 1:.1f} {y - 1} Q{x:.1f} {y - 13} {x + half - 1:.1f} {y - 1}"
    c.brush(line, thick, mix(ink.shade, ink.fold, 0.55), (0.5, 0.5))
    c.fill(ellipse(x + 2 * ink.lit, y - 1, half * 0.5, 3.4), mix(ink.skin, ink.light, 0.8))


# Open hands.

Limb = tuple[str, float, float]
"""The middle line of a finger from its base to its tip, and its widths there."""

_PALM = (
    "M72 139 C70 126 62 116 60 102 C58 90 59 80 62 72 C78 63 120 63 139 76 C142 88 138 100 133 110 "
    "C129 119 128 128 128 139 C110 134 90 134 72 139 Z"
)
_LAYING: tuple[Limb, ...] = (
    ("M130 84 C135 70 138 58 138 44", 18.5, 13.5),
    ("M113 76 C116 56 117 38 115 22", 21.0, 15.0),
    ("M92 74 C92 52 92 32 93 13", 22.0, 15.5),
    ("M71 80 C68 60 67 42 71 25", 21.5, 15.0),
)
_LAYING_THUMB: Limb = ("M88 118 C66 112 47 100 43 76", 27.0, 17.0)
_HOLDING: tuple[Limb, ...] = (
    ("M131 86 C136 78 137 70 132 63", 19.5, 17.5),
    ("M114 78 C119 66 120 56 116 47", 22.0, 18.5),
    ("M93 75 C95 54 96 38 94 22", 22.0, 15.5),
    ("M73 80 C73 62 73 44 76 25", 21.5, 15.0),
)
_PINCHING: Limb = ("M88 118 C58 112 46 82 62 40", 27.0, 17.0)


def _open(c: Canvas, look: HandLook, ink: HandInk, pose: Pose) -> None:
    fingers = _LAYING if pose is Pose.LAYS else _HOLDING
    thumb = _LAYING_THUMB if pose is Pose.LAYS else _PINCHING
    _thumb(c, look, ink, thumb)
    for finger in fingers:
        c.stroke(_limb(*finger), 2 * LINE, ink.line, closed=True)
    c.stroke(_without_wrist(_PALM), 2 * LINE, ink.line)
    for number, finger in enumerate(fingers):
        curled = pose is Pose.HOLDS and number < 2
        _finger(c, look, ink, finger, ringed=number == 1, curled=curled)
    _body(c, ink, _PALM, 8)
    _join(c, ink, thumb)
    for line, wide, _ in fingers:
        (x, y), *_ = path(line)[0]
        c.disc(x, y + 1, wide / 2 - 1.5, ink.skin)
    if look.age is not Age.CHILD:
        _tendons(
            c,
            look,
            ink,
            "M77 92 C78 102 82 112 87 122 M94 88 C95 100 97 110 98 120 M113 90 C112 100 110 110 108 120",
        )
    _age(c, look, ink, ((88, 104), (106, 98), (120, 108)))
    for line, wide, _ in fingers:
        (x, y), *_ = path(line)[0]
        _crease(c, ink, (x, y + 1), wide * 0.3, 3.4, 1.7)
        c.fill(ellipse(x + 2 * ink.lit, y + 7, wide * 0.2, 2.4), mix(ink.skin, ink.light, 0.6))


def _thumb(c: Canvas, look: HandLook, ink: HandInk, limb: Limb) -> None:
    c.stroke(_limb(*limb), 2 * LINE, ink.line, closed=True)
    _finger(c, look, ink, limb, ringed=False, curled=False)


def _join(c: Canvas, ink: HandInk, limb: Limb) -> None:
    """Fill the outline between the thumb and the hand."""
    line, wide, _ = limb
    points = path(line)[0]
    c.fill(_limb_of(points[:7], wide - 2.4, wide - 5.4), ink.skin)


def _finger(
    c: Canvas, look: HandLook, ink: HandInk, limb: Limb, *, ringed: bool, curled: bool
) -> None:
    line, wide, narrow = limb
    c.fill(_limb(line, wide, narrow), ink.shade)
    points = [(x + wide * 0.1 * ink.lit, y) for x, y in path(line)[0]]
    c.fill(_limb_of(points, wide * 0.8, narrow * 0.8), ink.skin)
    points = list(path(line)[0])
    (x, y), (x0, y0) = points[-1], points[-4]
    turn = math.degrees(math.atan2(x - x0, y0 - y))
    with c.at(x, y, turn=turn):
        if curled:
            c.fill(ellipse(2.2 * ink.lit, -1, narrow * 0.3, narrow * 0.2), ink.light)
            _crease(c, ink, (0, 4), narrow * 0.34, 4, 1.9)
        else:
            nail = ellipse(0, -narrow * 0.06, narrow * 0.31, narrow * 0.42)
            c.outlined(nail, look.nails or ink.nail, 0.9, ink.fold, closed=True)
            if look.nails is not None:
                c.fill(
                    ellipse(1.6 * ink.lit, -narrow * 0.14, 1.0, 2.4),
                    mix(look.nails, (255, 240, 236), 0.6),
                )
    if not curled:
        for share in (0.5, 0.56) if look.age is not Age.OLD else (0.48, 0.54, 0.6):
            at = points[round(share * (len(points) - 1))]
            thick = wide + (narrow - wide) * share
            with c.at(*at, turn=turn * 0.6):
                _crease(c, ink, (0, 0.6), thick * 0.28, 2, 1.3)
    if ringed:
        at = points[round(0.3 * (len(points) - 1))]
        _ring(c, look, ink, at, (wide + (narrow - wide) * 0.3) * 0.42, 4)


def _limb(line: str, wide: float, narrow: float) -> list[Point]:
    return _limb_of(path(line)[0], wide, narrow)


def _limb_of(points: Sequence[Point], wide: float, narrow: float) -> list[Point]:
    """Return the outline of a finger along `points`, with a round tip."""
    last = len(points) - 1
    left: list[Point] = []
    right: list[Point] = []
    nx, ny, half = 1.0, 0.0, 0.0
    for i, (x, y) in enumerate(points):
        p, q = points[max(i - 1, 0)], points[min(i + 1, last)]
        far = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        half = (wide + (narrow - wide) * i / last) / 2
        nx, ny = -(q[1] - p[1]) / far, (q[0] - p[0]) / far
        left.append((x - nx * half, y - ny * half))
        right.append((x + nx * half, y + ny * half))
    x, y = points[-1]
    half, across = narrow / 2, math.atan2(-ny, -nx)
    tip = [
        (x + half * math.cos(across + math.pi * i / 10), y + half * math.sin(across + math.pi * i / 10))
        for i in range(1, 10)
    ]  # fmt: skip
    return [*left, *tip, *reversed(right)]


# Shared by all poses.


def _body(c: Canvas, ink: HandInk, outline: str, deep: float) -> None:
    """Fill the back of a hand, darker away from the light and towards the cuff."""
    c.fill(outline, ink.skin)
    with c.clip(outline):
        c.fill(outline, ink.shade)
        c.fill(_moved(outline, deep * ink.lit, -deep * 0.9), ink.skin)


def _without_wrist(outline: str) -> tuple[Point, ...]:
    """Return the outline of the back of a hand without its last curve, which is at the wrist."""
    return path(outline.rpartition("C")[0])[0]


def _moved(outline: str, across: float, down: float) -> list[Point]:
    return _moved_points(path(outline)[0], across, down)


def _moved_points(points: Sequence[Point], across: float, down: float) -> list[Point]:
    return [(x + across, y + down) for x, y in points]


def _crease(c: Canvas, ink: HandInk, at: Point, half: float, rise: float, width: float) -> None:
    x, y = at
    line = f"M{x - half:.1f} {y:.1f} Q{x:.1f} {y - 2 * rise:.1f} {x + half:.1f} {y:.1f}"
    c.brush(line, width, ink.fold, (0.2, 0.2))


def _tendons(c: Canvas, look: HandLook, ink: HandInk, lines: str) -> None:
    width = {Age.YOUNG: 1.6, Age.OLD: 3.4}.get(look.age, 3.2)
    colour = mix(ink.shade, ink.fold, 0.3 if look.age is Age.OLD else 0.2)
    for line in path(lines):
        c.brush(line, width, colour, (0.1, 0.1))


def _age(c: Canvas, look: HandLook, ink: HandInk, at: Sequence[Point]) -> None:
    if look.age is not Age.OLD:
        return
    vein = mix(ink.shade, (96, 108, 140), 0.42)
    (x, y), (x2, y2), _ = at
    c.brush(((x - 2, y - 12), (x + 3, y), (x + 1, y + 10), (x + 6, y + 20)), 2.0, vein, (0.3, 0.1))
    c.brush(((x2 + 6, y2 - 8), (x2 + 2, y2 + 6), (x2 - 3, y2 + 16)), 1.8, vein, (0.3, 0.1))
    for number, (a, b) in enumerate(at):
        c.fill(ellipse(a + 5, b + 4 * number, 1.6, 1.2), mix(ink.shade, ink.fold, 0.3))


def _ring(c: Canvas, look: HandLook, ink: HandInk, at: Point, half: float, turn: float) -> None:
    if look.ring is Ring.NONE:
        return
    with c.at(*at, turn=turn):
        band = f"M{-half:.1f} 1.4 Q0 -2.4 {half:.1f} 1.4"
        c.stroke(band, 5.4, ink.line)
        c.stroke(band, 3.2, _GOLD)
        if look.ring is Ring.SIGNET:
            c.outlined(ellipse(0, -0.6, 6.4, 5.2), _GOLD, 1.5, ink.line, closed=True)
            c.fill(ellipse(0, -0.6, 3.9, 3.0), (46, 38, 52))
            c.fill(ellipse(1.4 * ink.lit, -1.6, 1.2, 0.7), (236, 220, 190))
        elif look.ring is Ring.STONE:
            c.outlined(ellipse(0, -0.8, 5.2, 4.6), _GOLD, 1.4, ink.line, closed=True)
            c.fill(ellipse(0, -0.8, 3.6, 3.0), look.trim)
            c.fill(ellipse(1.2 * ink.lit, -1.9, 1.2, 0.9), (250, 250, 250))
