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


# A fist.

_FIST = (
    "M72 138 C71 124 62 112 57 98 C53 86 53 72 58 62 C62 54 70 50 80 50 L124 50 C134 51 141 57 144 66 "
    "C147 78 144 92 139 104 C133 116 129 126 128 138 C110 133 90 133 72 138 Z"
)
_KNUCKLES: tuple[tuple[float, float, float, float], ...] = (
    (70, 50, 13.5, 17),
    (92, 44, 13.5, 18),
    (114, 45, 13, 17.5),
    (134, 53, 11.5, 15.5),
)
_FIST_THUMB = (
    "M63 112 C52 104 44 92 44 80 C44 70 49 62 57 60 C64 59 68 64 68 71 C68 80 71 87 78 93 "
    "C84 98 83 106 77 110 C72 114 68 115 63 112 Z"
)


def _fist(c: Canvas, look: HandLook, ink: HandInk) -> None:
    for x, y, across, down in _KNUCKLES:
        c.outlined(ellipse(x, y, across, down), ink.skin, LINE, ink.line, closed=True)
    _body(c, ink, _FIST, 9)
    if look.age is not Age.CHILD:
        _tendons(
            c,
            look,
            ink,
            "M78 66 C75.3 79.8 77.3 95.8 84 112 M101 62 C100.2 77.9 101.2 91.9 103 108 M121 66 C122.2 80.2 120.2 92.2 116 104",
        )
    _age(c, look, ink, ((90, 92), (112, 84), (124, 98)))
    c.stroke(_without_wrist(_FIST), LINE, ink.line)
    for number, (x, y, across, down) in enumerate(_KNUCKLES):
        inner = ellipse(x, y, across - 1.2, down - 1.2)
        c.fill(inner, ink.skin)
        with c.clip(inner):
            c.fill(ellipse(x - across * 1.15 * ink.lit, y + 2, across, down * 1.1), ink.shade)
        c.fill(ellipse(x + 3 * ink.lit, y - 7, across * 0.46, down * 0.27), ink.light)
        c.fill(
            f"M{x - 8} {y + 3} Q{x} {y - 6} {x + 8} {y + 3} Q{x} {y - 2.6} {x - 8} {y + 3} Z",
            ink.fold,
        )
        if look.age is Age.OLD:
            _crease(c, ink, (x, y + 6), 6, 4, 1.6)
            _crease(c, ink, (x, y - 3), 5, 3.4, 1.3)
        if number == 2:
            _ring(c, look, ink, (x, y + 20.5), across * 0.84, 0)
    for x, top in ((81, 37), (103.2, 34.5), (124.8, 39)):
        c.fill(
            (
                (x - 0.9, top),
                (x + 0.9, top),
                (x + 1.9, top + 14),
                (x, top + 27),
                (x - 1.2, top + 14),
            ),
            ink.line,
        )
    c.fill(_FIST_THUMB, ink.skin)
    with c.clip(_FIST_THUMB):
        c.fill(_moved(_FIST_THUMB, -15 * ink.lit, 3), ink.shade)
    nail = ellipse(53.5, 73, 5.4, 8.5)
    c.outlined(nail, look.nails or ink.nail, 0.9, ink.fold, closed=True)
    c.stroke(_FIST_THUMB, LINE, ink.line, closed=True)
    c.brush("M58 88 C61 86 65 86 68 89", 1.8, ink.fold, (0.2, 0.2))


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
    return [(x + across, y + down) for x, y in path(outline)[0]]


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
