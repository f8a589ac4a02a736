"""Those who sat for a portrait, in the same hand as the courts: the five opponents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gin.present.pictures import Portrait
from gin.ui.art import court_parts as parts
from gin.ui.art.court_faces import Face
from gin.ui.art.court_hair import curls, ears, lock
from gin.ui.art.court_ink import Ink
from gin.ui.art.expressions import Expression
from gin.ui.art.mouths import draw_mouth
from gin.ui.art.vector import Canvas, Colour, ellipse, mix, symmetric

Part = Callable[[Canvas, Ink], None]
Front = Callable[[Canvas, Ink, Expression], None]


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person: face and colours, and what is drawn behind the head, as dress, and over the face.

    `sleeve` is that of a raised hand, of the dress's colour if it is not given.
    """

    face: Face
    skin: str
    hair: str
    robe: Colour
    ground: Colour
    dress: Part
    front: Front
    back: Part | None = None
    accent: Colour = (150, 178, 196)
    painted: bool = False
    sleeve: Colour | None = None


# --- dress -------------------------------------------------------------------------------------


def _shoulders(c: Canvas, ink: Ink) -> None:
    c.outlined(parts.SHOULDERS, ink.robe, 0.8, ink.line, closed=True)


def _lapels(c: Canvas, ink: Ink, outline: str, colour: Colour) -> None:
    for _ in c.both_sides():
        c.outlined(outline, colour, 0.6, ink.line, closed=True)


def _pullover(c: Canvas, ink: Ink) -> None:
    """A knitted pullover over an open collar."""
    _shoulders(c, ink)
    with c.clip(parts.SHOULDERS):
        for i in range(-7, 8):
            for row in range(5):
                x, y = i * 3.4, 20 + row * 4.0
                stitch = ((x - 1.2, y), (x, y + 2), (x + 1.2, y))
                c.stroke(stitch, 0.5, mix(ink.robe, ink.ivory, 0.30))
        c.stroke("M-8.6 15.6 C-6 23.6 6 23.6 8.6 15.6", 3.0, ink.deep)
    c.fill("M-4.4 12 L0 19.4 L4.4 12 Z", ink.skin)
    _lapels(c, ink, "M4.2 11.8 L8.2 15.4 L5.6 20.6 L0 18.4 Z", ink.ivory)


def _waistcoat(c: Canvas, ink: Ink) -> None:
    """Shirtsleeves, a waistcoat, and the top button open."""
    shirt = replace(ink, robe=ink.ivory)
    _shoulders(c, shirt)
    with c.clip(parts.SHOULDERS):
        for i in range(-6, 7):
            c.stroke(((i * 4.4, 14), (i * 5.2, 46)), 0.4, mix(ink.ivory, ink.accent, 0.7))
    c.fill("M-4.6 12 L0 22.6 L4.6 12 Z", ink.skin)
    c.stroke("M-4.6 12 L0 22.6 L4.6 12", 0.6, ink.line)
    _lapels(c, ink, "M4.4 11.6 L8.8 15.4 L5.8 21.6 L1.0 19.6 Z", ink.ivory)
    _lapels(c, ink, "M12.4 17.6 L0 35 L0 60 L20 60 L16.4 20 Z", ink.robe)
    for _ in c.both_sides():
        c.stroke("M12.0 19.6 L1.6 34.6", 0.6, ink.gold)


def _evening(c: Canvas, ink: Ink) -> None:
    """A plain neckline with a string of beads."""
    _shoulders(c, ink)
    neckline = "M-8.4 15.4 L-4.4 12 L4.4 12 L8.4 15.4 C7 22 3 26 0 28.4 C-3 26 -7 22 -8.4 15.4 Z"
    c.fill(neckline, ink.skin)
    c.fill("M0 12 L4.4 12 L8.4 15.4 C7 22 3 26 0 28.4 Z", ink.shade)
    c.stroke("M-8.4 15.4 C-7 22 -3 26 0 28.4 C3 26 7 22 8.4 15.4", 0.7, ink.line)
    for i in range(-4, 5):
        x, y = i * 1.75, 20.8 - abs(i) * abs(i) * 0.28
        c.bead(x, y, 1.05, ink.line, 0.75, ink.gold)


def _lace(c: Canvas, ink: Ink) -> None:
    """A high lace collar with a brooch, and pearls below it."""
    _shoulders(c, ink)
    collar = symmetric("M0 11.6 L5.2 11 L7.4 16.4 C5 18.6 2 19.6 0 20")
    c.fill(collar, ink.ivory)
    with c.clip(collar):
        for i in range(-3, 4):
            c.stroke(((i * 1.6, 11), (i * 2.2, 20)), 0.4, mix(ink.ivory, ink.line, 0.35))
    c.stroke(collar, 0.6, ink.line, closed=True)
    for i in range(-4, 5):
        c.bead(i * 1.95, 19.8 - abs(i) * 0.75, 1.15, ink.line, 0.85, ink.ivory)
    c.fill(ellipse(0, 16.4, 2.1, 2.6), ink.line)
    c.fill(ellipse(0, 16.4, 1.6, 2.1), ink.gold)
    c.disc(0, 16.4, 0.9, ink.robe)


def _smoking_jacket(c: Canvas, ink: Ink) -> None:
    """A velvet jacket with quilted lapels, a cravat and a pin."""
    _shoulders(c, ink)
    c.fill("M-7 13 L0 32 L7 13 Z", ink.ivory)
    for _ in c.both_sides():
        c.fill("M0 14.4 C3 13.6 6 14.6 6.4 17.4 C5.4 20.4 3 22 0 24 Z", ink.accent)
        c.stroke("M0 14.4 C3 13.6 6 14.6 6.4 17.4 C5.4 20.4 3 22 0 24", 0.55, ink.line)
        c.stroke("M1 16 C3 16 4.6 16.8 5.2 18", 0.45, mix(ink.accent, ink.line, 0.4))
    c.bead(0, 19.6, 1.3, ink.line, 0.9, ink.gold)
    lapel = "M6.0 12.6 C9 14 12 16.4 13.4 19 C11 26 6 32 .6 37 C3.6 29 6.6 21 6.0 12.6 Z"
    _lapels(c, ink, lapel, ink.deep)
    for _ in c.both_sides():
        c.stroke("M8.2 17.6 L11.8 21.6 M7.6 21.6 L10 25.2 M6.4 25.6 L7.6 28.6", 0.45, ink.robe)


# --- heads -------------------------------------------------------------------------------------


def _felix(c: Canvas, ink: Ink, shown: Expression) -> None:
    """Hair parted on one side, a cowlick, round spectacles."""
    ears(c, ink, 9.3)
    lock(
        c, ink,
        "M-4.6 -10.2 C-1 -9.0 3.6 -9.6 6.4 -6.8 C7.8 -5.2 8.4 -3.4 8.8 -.4 L10.2 -1.4 C11.8 -6 11.6 -11.4 9.2 -14.4 "
        "C6.4 -17.8 -.4 -18.6 -5.0 -15.4 C-5.6 -13.6 -5.4 -11.8 -4.6 -10.2 Z",
        "M-4.2 -11.4 C0 -12.6 6 -11.6 8.8 -5.8 M-4.4 -13.0 C1 -15 7.4 -13.2 9.6 -7 M-3.4 -14.8 C1 -16.8 7 -15.4 9.4 -10.8",
        closed=True,
    )  # fmt: skip
    lock(
        c, ink,
        "M-4.6 -10.2 C-6.6 -9.2 -8.2 -6 -8.8 -.6 L-10.2 -1.4 C-11.6 -6.4 -10.8 -12.8 -5.0 -15.4 C-5.6 -13.6 -5.4 -11.8 -4.6 -10.2 Z",
        "M-5.4 -11.8 C-7.6 -10 -8.8 -6.8 -9.5 -3 M-6.2 -13.4 C-8.8 -11.4 -9.8 -8.4 -10.2 -5",
        closed=True,
    )  # fmt: skip
    lock(
        c, ink, "M-4.6 -15.4 C-6.4 -17.4 -5 -19.8 -2.2 -19.6 C-3.4 -18.6 -2.6 -17.4 -1.2 -16.9", ""
    )
    for _ in c.both_sides():
        c.ring(4.8, -0.9, 4.2, 0.85, ink.line)
        c.stroke(((8.9, -1.6), (10.4, -2.2)), 0.75, ink.line)
    c.stroke("M-.8 -1.6 C-.4 -2.2 .4 -2.2 .8 -1.6", 0.8, ink.line)


_CROP = (
    "M-9.3 -.6 L-9.0 -5.4 L-7.4 -8.6 C-3 -9.7 3 -9.7 7.4 -8.6 L9.0 -5.4 L9.3 -.6 L10.3 -1.4 "
    "C11.8 -10 8.6 -16.4 0 -16.4 C-8.6 -16.4 -11.8 -10 -10.3 -1.4 Z"
)


def _bruno(c: Canvas, ink: Ink, shown: Expression) -> None:
    """Cropped coils with a sharp hairline, shaved lighter at the temples, and a short beard."""
    ears(c, ink, 9.4)
    c.fill(_CROP, ink.hair)
    with c.clip(_CROP):
        fade = mix(ink.hair, ink.shade, 0.5)
        for _ in c.both_sides():
            c.fill("M8.2 0 L8.0 -6.4 C9.6 -7.6 10.6 -8.4 13 -8.8 L13 0 Z", fade)
            c.fill("M8.2 0 L8.4 -3.4 L13 -4.6 L13 0 Z", mix(ink.hair, ink.shade, 0.72))
        for row in range(5):
            for i in range(-6, 7):
                x, y = i * 1.8 + (0.9 if row % 2 else 0), -10.4 - row * 1.45 + abs(i) * 0.10
                c.disc(x, y, 0.40, ink.glint)
    c.stroke(_CROP, 0.6, ink.line, closed=True)
    jaw = (
        "M-9.5 -.4 C-8.8 2.6 -7.4 4.6 -5.6 6.0 C-3.4 5.0 -1.4 5.2 0 5.8 C1.4 5.2 3.4 5.0 5.6 6.0 C7.4 4.6 8.8 2.6 9.5 -.4 "
        "C10.2 5 9.8 9.4 7.4 12.2 C5 14.8 2 15.2 0 15.2 C-2 15.2 -5 14.8 -7.4 12.2 C-9.8 9.4 -10.2 5 -9.5 -.4 Z"
    )
    c.outlined(jaw, ink.hair, 0.55, ink.line, closed=True)
    for _ in c.both_sides():
        for x, y in ((6.8, 8.4), (4.6, 11.6), (1.6, 13.2), (8.2, 5.0)):
            c.disc(x, y, 0.42, ink.glint)
    # Lighter than on skin, to be seen in so dark a beard.
    lips = replace(ink, lips=mix(ink.lips, (236, 150, 130), 0.5), line=mix(ink.line, ink.lips, 0.3))
    draw_mouth(c, lips, shown.mouth or "toothy")


def _ada_back(c: Canvas, ink: Ink) -> None:
    bob = symmetric(
        "M0 -15.6 C9 -16 14 -10 13.8 -2 C13.6 3 14.4 5.6 13.0 9.6 C11.4 12.6 7 12.6 6 9 L0 6"
    )
    c.outlined(bob, ink.hair, 0.65, ink.line, closed=True)


def _ada(c: Canvas, ink: Ink, shown: Expression) -> None:
    """A waved bob under a silk band with a pin."""
    for _ in c.both_sides():
        lock(
            c, ink,
            "M0 -14.4 C5.4 -14.6 12.0 -11.4 13.0 -3.6 C13.6 1.2 11.4 2.6 12.2 6.4 C12.6 9.2 10.4 11.4 7.6 10.4 "
            "C9.4 7.6 7.4 5.4 8.8 1.6 C10 -2.6 7.6 -7.4 0 -10.6 Z",
            "M3 -12.4 C8.8 -10.6 11.6 -6.4 10.8 -1.6 C10 1.6 9.8 3.4 10.4 8.0 M1.6 -11.8 C6.8 -10 10 -6.2 9.6 -2.4",
        )  # fmt: skip
    c.stroke("M-12.6 -7.0 C-7 -13.0 7 -13.0 12.6 -7.0", 3.9, ink.line)
    c.stroke("M-12.6 -7.0 C-7 -13.0 7 -13.0 12.6 -7.0", 2.8, ink.robe)
    c.lozenge(8.8, -10.6, 2.4, 4.2, ink.line)
    c.lozenge(8.8, -10.6, 1.7, 3.0, ink.gold)
    for x in (-9.8, 9.8):
        c.bead(x, 12.2, 1.4, ink.line, 0.95, ink.gold)


def _vera_back(c: Canvas, ink: Ink) -> None:
    curls(c, ink, ((4.6, -17.0, 4.2),))
    back = symmetric("M0 -16.4 C9 -16.6 12.6 -11 12.2 -4 C12 0 11.4 3.6 9.6 6 L0 6")
    c.outlined(back, ink.hair, 0.65, ink.line, closed=True)


def _vera(c: Canvas, ink: Ink, shown: Expression) -> None:
    """Silver hair put up in soft waves, and half-moon glasses on a chain."""
    for _ in c.both_sides():
        lock(
            c, ink,
            "M0 -16.2 C8.6 -16.6 12.8 -11.2 12.2 -4.6 C12 -1.4 11.4 1.6 9.8 4.4 C9.6 1 9.8 -1.6 8.6 -4.0 C7 -7.8 3.4 -8.4 0 -10.6 Z",
            "M1.4 -12.6 C6 -11.6 9.4 -8.6 10.2 -2 M2 -14.6 C8 -13.8 11 -9.6 11.3 -4 M5.4 -10 C7.6 -8.8 9 -6.6 9.6 -3.6",
        )  # fmt: skip
    for _ in c.both_sides():
        c.stroke("M1.4 1.2 C1.8 4.4 7.6 4.4 8.0 1.2 Z", 0.7, ink.bronze)
        c.stroke("M8.0 1.4 L9.6 .4 M9.8 1 C11.4 6 11 12 8.8 16", 0.5, ink.bronze)
        c.bead(9.4, 5.6, 1.2, ink.line, 0.85, ink.ivory)
    c.stroke("M-1.4 1.4 C-.6 .6 .6 .6 1.4 1.4", 0.7, ink.bronze)


def _anselm(c: Canvas, ink: Ink, shown: Expression) -> None:
    """White hair swept back from high temples, side whiskers, and a full moustache."""
    ears(c, ink, 9.2)
    crown = (
        "M0 -10.4 C1.8 -12.0 3.4 -12.8 5.6 -12.2 C7.6 -11.4 8.4 -8.4 8.6 -5 C8.7 -2.4 8.7 0 9.0 2.6 L10.6 1.6 C12.8 -2 13.2 -8 11.4 -12 "
        "C9 -16.8 4.4 -18 0 -18"
    )
    for _ in c.both_sides():
        lock(
            c, ink, crown,
            "M1.4 -12.0 C2.6 -14.4 4.4 -15.8 6.8 -16 M3.4 -13.2 C4.8 -14.8 6.8 -15 9 -13.8 M6.6 -12.4 C9 -12.6 10.4 -9.6 10.8 -6 "
            "M8.8 -7.6 C10.4 -5 10.6 -2 10 .6 M.6 -13 C1 -15.4 2.4 -16.8 4 -17.4",
        )  # fmt: skip
        tache = "M0 5.6 C2.4 4.4 5.4 5.2 7.2 7.0 C8.4 8.0 9.6 7.8 10.4 6.6 C10.8 9.4 8.6 10.8 6.2 10.2 C3.4 9.6 1.6 8.6 0 7.8 Z"
        with c.at(0, 6.6, turn=-shown.whiskers), c.at(0, -6.6):
            c.outlined(tache, ink.glint, 0.55, ink.line, closed=True)
            c.stroke("M1.4 6.6 C4 6.2 6 8 8.6 9.0", 0.4, mix(ink.hair, ink.line, 0.4))


SITTERS: dict[Portrait, Sitter] = {
    Portrait.FELIX: Sitter(
        Face("young", "soft", "round", "snub", "smile", (0.3, 0.0), ("blush", "freckles")),
        "rosy", "brown", (52, 82, 122), (208, 216, 226), _pullover, _felix,
    ),
    Portrait.BRUNO: Sitter(
        Face("square", "arched", "almond", "broad", "smile", (-0.6, 0.0), ("raised",)),
        "deep", "dark", (142, 62, 36), (236, 212, 182), _waistcoat, _bruno,
        sleeve=(253, 247, 233),
    ),
    Portrait.ADA: Sitter(
        Face("oval", "soft", "almond", "straight", "wry", (0.6, 0.0), ("blush", "lashes")),
        "fair", "copper", (34, 96, 92), (198, 218, 206), _evening, _ada, _ada_back,
        painted=True,
    ),
    Portrait.VERA: Sitter(
        Face("oval", "high", "kind", "straight", "smile", (0.0, 0.2), ("crow", "cheek", "blush")),
        "pale", "silver", (92, 52, 104), (224, 212, 228), _lace, _vera, _vera_back,
    ),
    Portrait.ANSELM: Sitter(
        Face("gaunt", "bushy", "deep", "hooked", "calm", (-0.2, 0.0), ("crow", "bags", "hollow"), low=2.6),
        "tan", "silver", (104, 26, 40), (226, 206, 176), _smoking_jacket, _anselm,
        accent=(196, 168, 104),
    ),
}  # fmt: skip
