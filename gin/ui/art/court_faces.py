"""Faces of courts and portraits, assembled from named features.

The origin is between the eyes; a face is about 19 units wide and 27 high, and lit from the left.
"""

from __future__ import annotations

from contextlib import nullcontext

from msgspec import Struct

from gin.ui.art.court_ink import Ink
from gin.ui.art.expressions import AT_REST, Brow, Expression
from gin.ui.art.mouths import draw_mouth
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, mix, path, symmetric


class Face(Struct, frozen=True):
    """Features of one person; `gaze` moves the irises right and down, `low` moves the mouth down."""

    shape: str = "oval"
    brow: str = "arched"
    eye: str = "almond"
    nose: str = "straight"
    mouth: str = "calm"
    gaze: Point = (0.0, 0.0)
    marks: tuple[str, ...] = ()
    low: float = 0.0


SHAPES: dict[str, list[Point]] = {
    name: symmetric(half)
    for name, half in {
        "oval": "M0 -13 C6 -13 9.2 -8.8 9.2 -2.4 C9.2 4.6 5.2 11 0 13",
        "long": "M0 -13 C5.5 -13 8.4 -9 8.3 -3 C8.2 4.4 5.6 10.6 3.2 13.2 C2 14.4 .9 14.8 0 14.8",
        "gaunt": "M0 -13 C5.8 -13 8.9 -9 8.8 -3.4 C8.8 -.4 9 .8 8.3 3 C7 5.4 6.4 7.4 5.8 9.8 C5 12.8 2.4 14.8 0 14.8",
        "round": "M0 -13 C6.8 -13 10.2 -8.8 10.2 -2 C10.2 4.4 7.6 9.4 3.8 11.6 C2.2 12.4 1 12.5 0 12.5",
        "square": "M0 -13 C6.8 -13 10.2 -9.4 10.1 -3 C10.1 1 10.1 4.6 9.4 7.6 C8.4 10.6 5.6 13 3.4 13.2 L0 13.2",
        "heart": "M0 -13 C6.8 -13 10 -9 9.7 -3.2 C9.4 2.6 7 7.4 4.2 10.8 C2.8 12.4 1.2 13.1 0 13.1",
        "broad": "M0 -13 C6 -13 9.3 -9.8 9.5 -4.6 C9.7 -1.4 10.5 .6 9.7 3.4 C8.4 7.6 5 12.9 0 12.9",
        "jaw": "M0 -13 C6 -13 9.4 -9 9.3 -3 C9.2 1.6 9.4 4.2 8.7 6.8 C7.6 9.4 4.8 12.6 2.6 13.4 L0 13.4",
        "young": "M0 -13 C6.2 -13 9.6 -9 9.6 -2.8 C9.6 2.2 8.2 7 5 9.8 C3.2 11.4 1.4 11.9 0 11.9",
    }.items()
}

_BROWS: dict[str, tuple[str, float, tuple[float, float]]] = {
    "arched": ("M1.5 -4.1 C3.4 -6.7 6.4 -6.6 7.8 -4.6", 1.25, (0.7, 0.35)),
    "high": ("M1.8 -5.0 C3.4 -8.2 6.4 -8.2 8.2 -5.4", 0.95, (0.7, 0.3)),
    "soft": ("M2.0 -5.0 C3.4 -6.4 6.0 -6.5 7.8 -4.9", 1.05, (0.6, 0.3)),
    "level": ("M1.4 -4.5 C3.6 -5.0 6 -5.4 8.4 -4.7", 1.7, (0.8, 0.4)),
    "stern": ("M1.2 -3.5 C3.2 -5.1 6 -6.3 8.9 -5.3", 2.1, (0.7, 0.4)),
    "sad": ("M1.5 -6.5 C3.4 -6.6 6.6 -5.6 8.5 -3.4", 1.7, (0.8, 0.4)),
    "bushy": ("M1.3 -4.0 C3.2 -6.2 6.4 -6.9 9.0 -4.4", 2.1, (0.7, 0.3)),
    "wing": ("M1.5 -3.9 C3.6 -5.0 6.2 -6.9 8.9 -6.7", 1.45, (0.9, 0.2)),
}

# The white, the upper lid, the lid's width, the iris's radius, and the iris's position at rest.
_EYES: dict[str, tuple[str, str, float, float, Point]] = {
    "almond": (
        "M-2.7 .1 C-1.4 -1.9 1.4 -1.9 2.7 -.2 C1.4 1.3 -1.2 1.3 -2.7 .1 Z",
        "M-2.9 .2 C-1.5 -2.1 1.5 -2.2 3.0 -.3",
        1.3,
        1.3,
        (0.0, -0.2),
    ),
    "round": (
        "M-2.7 .3 C-1.9 -2.7 1.9 -2.7 2.7 .2 C1.7 2.0 -1.7 2.0 -2.7 .3 Z",
        "M-2.8 .2 C-1.9 -2.9 1.9 -2.9 3.2 -.3",
        1.1,
        1.6,
        (0.0, -0.35),
    ),
    "hooded": (
        "M-2.8 .2 C-1.4 -1.0 1.4 -1.1 2.7 .3 C1.4 1.4 -1.2 1.4 -2.8 .2 Z",
        "M-3.0 .2 C-1.5 -1.2 1.5 -1.4 3.2 .5",
        1.7,
        1.15,
        (0.0, 0.2),
    ),
    "fox": (
        "M-2.8 .7 C-1.4 -1.4 1.2 -2.0 3.0 -1.2 C1.6 .9 -1.0 1.4 -2.8 .7 Z",
        "M-3.0 .8 C-1.5 -1.6 1.4 -2.4 3.9 -1.9",
        1.4,
        1.25,
        (0.0, -0.3),
    ),
    "kind": (
        "M-2.6 -.2 C-1.2 -1.9 1.2 -1.8 2.7 .6 C1.3 1.3 -1.2 1.2 -2.6 -.2 Z",
        "M-2.8 -.1 C-1.3 -2.1 1.4 -2.0 3.2 1.1",
        1.3,
        1.3,
        (0.0, -0.2),
    ),
    "deep": (
        "M-2.5 .2 C-1.3 -1.2 1.3 -1.3 2.5 0 C1.3 1.2 -1.2 1.2 -2.5 .2 Z",
        "M-2.8 0 C-1.4 -1.5 1.6 -1.6 3.0 -.2",
        1.5,
        1.2,
        (0.0, 0.0),
    ),
}

# The outline, and the tip around which the shade is drawn.
_NOSES: dict[str, tuple[str, Point]] = {
    "straight": ("M-1.5 -4.1 C-1.0 -2 -1.4 1 -2.0 3.5 C-1.7 4.8 -.4 5.1 .9 4.8", (-1.9, 3.6)),
    "hooked": (
        "M-1.3 -3.9 C-.7 -2.6 -2.5 -1.4 -2.4 .8 C-2.5 2.6 -3.0 4.0 -2.2 4.9 C-1.4 6.2 -.2 5.7 .9 4.9 C1.8 5.1 2.2 4.6 2.2 4.0",
        (-2.4, 4.2),
    ),
    "long": ("M-1.2 -5.0 C-.8 -1 -1.2 2.6 -1.8 4.6 C-1.6 5.9 -.3 6.2 .9 5.8", (-1.7, 4.7)),
    "snub": ("M-.9 -1.8 C-1.2 .4 -2.0 1.6 -2.1 2.6 C-2.0 3.7 -.6 4.2 .8 3.7", (-2.0, 2.6)),
    "broad": (
        "M-1.1 -2.6 C-1.2 0 -1.7 1.4 -3.0 2.9 C-3.7 4.5 -2.0 5.1 -.8 4.6 C-.2 5.3 .7 5.3 1.2 4.6 C2.5 5.1 3.8 4.4 3.0 2.9",
        (-2.6, 3.6),
    ),
    "fine": ("M-1.0 -4.0 C-.7 -1 -.9 1.4 -1.5 3.2 C-1.2 4.3 -.2 4.5 .6 4.2", (-1.5, 3.2)),
    "bulb": (
        "M-1.0 -2.4 C-1.0 0 -1.7 1.2 -2.6 2.3 C-3.2 3.9 -2.0 4.9 -.7 4.7 C.6 5.5 1.8 4.9 2.0 4.0",
        (-2.4, 3.2),
    ),
}


def brow_colour(ink: Ink) -> Colour:
    """Return the colour of brows: the hair's if that is dark or pale, else a darker one."""
    return ink.hair if sum(ink.hair) < 240 or sum(ink.hair) > 560 else mix(ink.hair, ink.line, 0.6)


def draw_face(c: Canvas, ink: Ink, face: Face, shown: Expression = AT_REST) -> None:
    """Draw a face from the front, without hair and beard."""
    marks = (*face.marks, *shown.marks)
    outline = SHAPES[face.shape]
    line, (tx, ty) = _NOSES[face.nose]
    c.fill(outline, ink.skin)
    with c.clip(outline):
        c.fill(
            f"M0 -14 L0 -4 L{tx} {ty} C{tx + 0.5} {ty + 1.3} -.2 {ty + 1.4} .4 {ty + 1.4} "
            f"L0 {ty + 3.4} L0 16 L14 16 L14 -14 Z",
            ink.shade,
        )
        _under(c, ink, marks)
    c.stroke(outline, 0.7, ink.line, closed=True)
    for side in c.both_sides():
        _eye(c, ink, face, shown, -1 if side else 1)
        _brow(
            c,
            ink,
            "high" if side and shown.raises and "raised" in marks else face.brow,
            shown.brows[not side],
        )
    c.stroke(line, 0.62, ink.line)
    with c.at(0, face.low):
        draw_mouth(c, ink, shown.mouth or face.mouth)
    _over(c, ink, marks)


def _brow(c: Canvas, ink: Ink, kind: str, moved: Brow) -> None:
    curve, width, ends = _BROWS[kind]
    tint = brow_colour(ink)
    with c.at(4.8, -5.2 - moved.lift, turn=moved.turn), c.at(-4.8, 5.2):
        if sum(tint) > 560:
            c.brush(curve, width + 0.9, ink.line, ends)
        c.brush(curve, width, tint, ends)


def _eye(c: Canvas, ink: Ink, face: Face, shown: Expression, side: int) -> None:
    """Draw one eye; `side` is 1 on the right of the image."""
    white, lid, width, iris, (rest_x, rest_y) = _EYES[face.eye]
    with c.at(4.8, -1.0, turn=shown.droop):
        if shown.laughing:
            c.brush("M-3.2 1.2 C-1.8 -2.0 1.8 -2.0 3.2 1.0", 1.5, ink.line, (0.5, 0.5))
            return
        if face.eye == "hooded":
            c.fill("M-3 .3 C-1.8 -2.6 2 -2.8 3.4 .3 Z", mix(ink.shade, ink.line, 0.12))
        shape = _opened(white, shown.open)
        c.fill(shape, ink.ivory)
        right, down = face.gaze if shown.gaze is None else shown.gaze
        x, y = rest_x + side * right, rest_y + down
        with c.clip(shape) if shown is not AT_REST else nullcontext():
            c.disc(x, y, iris * shown.iris, ink.line)
            if face.eye == "round":
                c.disc(x - 0.5, y - 0.5, 0.42, ink.ivory)
        c.brush(_opened(lid, shown.open), width, ink.line, (0.5, 0.6))
        if shown.staring:
            c.stroke(_opened(white, shown.open), 0.4, ink.line, closed=True)
        if face.eye in ("hooded", "deep"):
            c.stroke("M-2.6 -1.7 C-1 -3.0 1.6 -3.0 3.2 -1.3", 0.42, ink.line)
        if face.eye == "round":
            c.stroke("M-1.6 1.75 C-.6 2.1 .8 2.1 1.7 1.6", 0.35, mix(ink.line, ink.shade, 0.3))
        elif shown.open < 0.8:
            c.stroke("M-2.4 1.5 C-1 2.3 1 2.3 2.4 1.3", 0.4, mix(ink.line, ink.shade, 0.2))


def _opened(shape: str, share: float) -> tuple[Point, ...]:
    return tuple((x, y * share) for x, y in path(shape)[0])


def _under(c: Canvas, ink: Ink, marks: tuple[str, ...]) -> None:
    for side in c.both_sides():
        base = ink.skin if side else ink.shade
        if "blush" in marks:
            c.fill(ellipse(6.1, 4.2, 2.5, 1.9), mix(base, (222, 96, 84), 0.42))
        if "hollow" in marks:
            c.fill("M9 2 C7.4 4 5.8 6.4 5.2 11 L9 12 Z", mix(base, ink.line, 0.20))


def _over(c: Canvas, ink: Ink, marks: tuple[str, ...]) -> None:
    soft = mix(ink.line, ink.shade, 0.25)
    for _ in c.both_sides():
        if "crow" in marks:
            c.stroke("M8.0 -2.0 L9.3 -2.9 M8.2 -.9 L9.5 -.8", 0.36, soft)
        if "bags" in marks:
            c.stroke("M2.8 1.5 C4 2.6 5.8 2.5 7 1.3", 0.42, soft)
        if "cheek" in marks:
            c.stroke("M3.3 3.6 C4.6 4.8 5.2 6.2 5.2 8.0", 0.48, soft)
        if "frown" in marks:
            c.stroke("M.8 -3.4 C.5 -4.4 .6 -5.4 1 -6.4", 0.45, soft)
        if "freckles" in marks:
            for x, y in ((3.6, 3.0), (5.0, 3.9), (6.4, 3.1), (5.6, 2.4), (7.2, 4.2)):
                c.disc(x, y, 0.34, mix(ink.shade, (140, 74, 40), 0.6))
        if "lashes" in marks:
            c.stroke("M7.2 -1.8 L8.6 -3.0 M7.6 -1.2 L9.2 -1.8", 0.42, ink.line)
    if "mole" in marks:
        c.disc(-4.9, 6.4, 0.55, ink.line)
    if "dimple" in marks:
        c.stroke("M5.0 5.9 C5.6 6.6 5.6 7.4 5.2 8", 0.42, soft)
    if "pencil" in marks:
        for _ in c.both_sides():
            c.brush("M.5 6.3 C2 5.9 3.4 6.7 5.2 5.5", 1.3, brow_colour(ink), (0.6, 0.1))
    if "goatee" in marks:
        c.fill(
            "M-2.6 10.9 C-1 10.3 1 10.3 2.6 10.9 C2.4 13 1.2 16 0 17.6 C-1.2 16 -2.4 13 -2.6 10.9 Z",
            ink.hair,
        )
        c.stroke("M-2.6 10.9 C-2.4 13 -1.2 16 0 17.6 C1.2 16 2.4 13 2.6 10.9", 0.5, ink.line)


# --- seen from the side ------------------------------------------------------------------------


class _Profile(Struct, frozen=True):
    outline: str
    lips: str
    wing: str
    eye: Point


_PROFILES: dict[str, _Profile] = {
    "sharp": _Profile(
        "M1 -13 C-4 -13 -6.8 -11 -7.3 -7.8 C-7.5 -6.2 -7.0 -5.2 -7.4 -4.0 C-8.4 -1.4 -10.8 1.6 -13.0 3.4 "
        "C-13.3 4.2 -11.8 4.8 -9.4 4.7 L-8.9 6.3 C-9.6 6.6 -10.1 7.1 -9.8 7.6 C-9.6 8 -9.1 8 -8.7 8.2 "
        "C-9.2 8.6 -9.4 9 -9.1 9.5 C-8.6 10.2 -8.3 10.2 -8.5 10.9 C-9.6 12.4 -9.4 14.6 -7.0 14.7 "
        "C-3.4 14.2 1 11.8 4.6 8 L8 -4 L7 -12 Z",
        "M-8.9 6.4 C-9.6 6.8 -10 7.2 -9.7 7.6 C-9.5 8 -9 8 -8.8 8.1 C-9.2 8.5 -9.4 9 -9.0 9.5 C-7.9 9.4 -6.8 8.9 -6.0 8.3 C-6.9 7.4 -7.8 6.7 -8.9 6.4 Z",
        "M-9.3 4.6 C-8.4 4.6 -7.8 4.0 -7.8 3.1",
        (-5.2, -0.9),
    ),
    "snub": _Profile(
        "M1 -13 C-4.8 -13 -8.4 -10.8 -8.7 -7.0 C-8.8 -5.4 -8.0 -4.4 -8.0 -3.0 C-8.0 -1.2 -9.0 -.2 -10.9 .7 "
        "C-11.9 1.5 -11.4 3.0 -9.5 3.3 L-8.9 5.2 C-9.6 5.5 -10.2 6.0 -9.9 6.6 C-9.7 7.1 -9.2 7.1 -8.8 7.3 "
        "C-9.4 7.8 -9.5 8.5 -9.0 8.9 C-8.6 9.2 -8.4 9.3 -8.5 9.8 C-8.6 11.5 -7.4 12.5 -5.4 12.3 "
        "C-1.6 11.9 3.4 11 5.6 7.6 L8 -4 L7 -12 Z",
        "M-8.9 5.4 C-9.6 5.7 -10.1 6.1 -9.8 6.6 C-9.6 7 -9.1 7 -8.9 7.2 C-9.3 7.8 -9.4 8.5 -8.9 8.8 C-7.8 8.5 -6.8 7.7 -6.0 6.2 C-7.2 6.5 -8.1 5.9 -8.9 5.4 Z",
        "M-9.2 3.3 C-8.3 3.2 -7.8 2.6 -7.9 1.8",
        (-5.5, -0.9),
    ),
    "aquiline": _Profile(
        "M1 -13 C-4 -13 -6.8 -11.4 -7.6 -8.4 C-8.0 -6.8 -8.9 -6.2 -9.2 -5.0 C-8.7 -4.2 -8.6 -3.6 -9.1 -2.8 "
        "C-11.0 -1.8 -12.5 .2 -12.5 2.4 C-12.4 3.8 -12.9 4.9 -11.7 5.2 C-10.6 5.4 -10.2 4.9 -9.4 5.0 L-9.2 6.2 "
        "C-10 6.6 -10.4 7 -10.2 7.6 C-10 8 -9.4 8 -9.1 8.1 C-9.7 8.5 -9.9 9 -9.6 9.5 C-9.3 10.2 -8.5 10 -8.5 10.7 "
        "C-8.7 12.2 -7.6 13.6 -5.4 13.3 C-2 12.8 2 11 5 8 L8 -4 L7 -12 Z",
        "M-9.2 6.2 C-10 6.6 -10.4 7 -10.2 7.6 C-9.9 8 -9.3 8 -9.1 8.1 C-9.7 8.5 -10 9 -9.6 9.5 C-8.4 9.4 -7.1 8.9 -6.2 8 C-7.1 7.1 -8.1 6.4 -9.2 6.2 Z",
        "M-9.8 4.9 C-8.6 5.2 -7.7 4.4 -7.9 3.2",
        (-5.9, -0.9),
    ),
}


def draw_profile(c: Canvas, ink: Ink, face: Face) -> None:
    """Draw a face from the side, with one eye."""
    profile = _PROFILES[face.shape]
    ex, ey = profile.eye
    c.fill(profile.outline, ink.skin)
    with c.clip(profile.outline):
        c.fill("M2 -14 C-2 -6 -3.6 -2 -3.4 3 C-3.4 7 -4.4 10 -7 15 L12 15 L12 -14 Z", ink.shade)
        if "blush" in face.marks:
            c.fill(ellipse(-4.4, 4.0, 2.5, 1.9), mix(ink.shade, (222, 96, 84), 0.4))
        if "hollow" in face.marks:
            c.fill("M-1 2 C-3 5 -4.4 8 -5 12 L2 12 L2 4 Z", mix(ink.shade, ink.line, 0.18))
    c.stroke(profile.outline, 0.7, ink.line)
    tint = brow_colour(ink)
    with c.at(ex, ey):
        if face.eye == "round":
            c.fill("M-2.3 .7 C-1.8 -2.2 .8 -2.9 2.6 -.2 C1.4 1.8 -1.2 2.0 -2.3 .7 Z", ink.ivory)
            c.disc(-0.9 + face.gaze[0], -0.3 + face.gaze[1], 1.5, ink.line)
            c.disc(-1.3 + face.gaze[0], -0.7 + face.gaze[1], 0.4, ink.ivory)
            c.brush("M-2.5 .4 C-1.9 -2.6 1.0 -3.2 3.0 -.1", 1.1, ink.line, (0.5, 0.5))
        elif face.eye == "hooded":
            c.fill("M-2.4 .4 C-1.4 -2.4 1.4 -2.6 3 .1 Z", mix(ink.shade, ink.line, 0.12))
            c.fill("M-2.4 .5 C-1.4 -.6 .8 -.9 2.6 0 C1.2 1.2 -1.4 1.3 -2.4 .5 Z", ink.ivory)
            c.disc(-0.7 + face.gaze[0], 0.2 + face.gaze[1], 1.05, ink.line)
            c.brush("M-2.7 .5 C-1.4 -1.0 1.0 -1.3 3.3 .2", 1.5, ink.line, (0.5, 0.4))
        else:
            c.fill("M-2.4 .4 C-1.5 -1.5 .7 -1.8 2.7 -.2 C1.1 1.1 -1.1 1.2 -2.4 .4 Z", ink.ivory)
            c.disc(-0.6 + face.gaze[0], -0.1 + face.gaze[1], 1.25, ink.line)
            c.brush("M-2.7 .3 C-1.5 -1.8 .9 -2.1 3.2 -.2", 1.3, ink.line, (0.5, 0.5))
    brows = {
        "wing": ("M-7.4 -4.0 C-6 -5.0 -3.6 -6.7 -1.2 -6.4", 1.3, (0.9, 0.2)),
        "soft": ("M-8.0 -5.2 C-6.6 -6.8 -4.0 -7.0 -2.0 -5.4", 1.0, (0.5, 0.3)),
        "bushy": ("M-9.6 -4.6 C-7.6 -6.4 -4.6 -6.8 -1.6 -3.8", 2.4, (0.6, 0.3)),
    }
    curve, width, ends = brows[face.brow]
    c.brush(curve, width, tint, ends)
    c.fill(profile.lips, ink.lips)
    c.stroke(profile.wing, 0.5, ink.line)
    soft = mix(ink.line, ink.shade, 0.25)
    if "crow" in face.marks:
        c.stroke("M-2.0 -1.7 L-.9 -2.5 M-1.9 -.7 L-.6 -.8 M-2 .3 L-.9 1.0", 0.36, soft)
        c.stroke("M-7.6 1.9 C-6.6 2.7 -5.2 2.6 -4 1.6", 0.42, soft)
        c.stroke("M-7.0 4.0 C-5.6 5 -5.0 6.2 -5.0 7.4", 0.45, soft)
    if "pencil" in face.marks:
        c.brush("M-10.0 5.7 C-8.4 5.2 -7.0 6.0 -4.8 7.2", 1.3, tint, (0.4, 0.1))
        c.fill(
            "M-8.6 10.9 C-7.4 10.9 -6.4 11.2 -5.6 11.9 C-6.8 13.6 -8.6 15.6 -9.8 16.6 C-10.0 14.4 -9.6 12.2 -8.6 10.9 Z",
            ink.hair,
        )
    if "freckles" in face.marks:
        for x, y in ((-7.0, 2.6), (-5.8, 3.4), (-4.6, 2.7), (-5.2, 4.4), (-3.6, 3.8)):
            c.disc(x, y, 0.34, mix(ink.shade, (140, 74, 40), 0.6))
