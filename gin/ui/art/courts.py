"""Jacks, queens and kings. The lower half of a card is a rotated copy of the upper one."""

from __future__ import annotations

from msgspec import Struct

from gin.ui.art import court_hair as hairs
from gin.ui.art import court_ink
from gin.ui.art import court_parts as parts
from gin.ui.art.card_stock import DeckStyle, draw_suit
from gin.ui.art.court_faces import Face, draw_face, draw_profile
from gin.ui.art.court_ink import Ink
from gin.ui.art.court_props import hand, held
from gin.ui.art.two_ended import draw_two_ended, stepped_frame
from gin.ui.art.vector import Canvas, Point

HEAD: Point = (57.5, 38.0)
HEAD_SIZE = 1.12
FRAME = 7.5


class CourtFigure(Struct, frozen=True):
    """Features that distinguish a court."""

    face: Face
    skin: str
    hair: str
    cut: str
    crown: str
    holds: str
    robe: str
    beard: str = ""
    profile: bool = False


_FIGURES: dict[str, CourtFigure] = {
    # Spades: old, severe, sleek.
    "KS": CourtFigure(
        Face("gaunt", "bushy", "hooded", "hooked", "thin", (-0.3, 0.0), ("bags", "hollow", "crow")),
        "pale", "silver", "straight", "spires", "sword", "lozenge", "flowing",
    ),
    "QS": CourtFigure(
        Face("long", "high", "hooded", "long", "thin", (-0.9, 0.0), ("hollow", "mole")),
        "pale", "dark", "sleek", "sun", "lily", "lozenge",
    ),
    "JS": CourtFigure(
        Face("sharp", "wing", "hooded", marks=("pencil", "hollow")),
        "pale", "dark", "bob", "beret", "halberd", "lozenge", profile=True,
    ),
    # Hearts: fair, round, tender.
    "KH": CourtFigure(
        Face("round", "sad", "kind", "bulb", "calm", (0.9, -0.2), ("blush", "bags", "frown")),
        "rosy", "gold", "curls", "arches", "blade", "bands", "curled",
    ),
    "QH": CourtFigure(
        Face("round", "soft", "round", "snub", "smile", (0.7, -0.1), ("blush",)),
        "rosy", "gold", "ringlets", "arches", "rose", "bands",
    ),
    "JH": CourtFigure(
        Face("snub", "soft", "round", marks=("blush", "freckles")),
        "rosy", "gold", "curls", "cap", "quill", "bands", profile=True,
    ),
    # Diamonds: weathered, shrewd.
    "KD": CourtFigure(
        Face("aquiline", "bushy", "almond", marks=("crow",)),
        "tan", "copper", "waves", "steps", "axe", "chevron", profile=True,
    ),
    "QD": CourtFigure(
        Face("heart", "arched", "fox", "fine", "wry", (0.9, 0.0), ("dimple", "lashes")),
        "tan", "copper", "buns", "steps", "fan", "chevron",
    ),
    "JD": CourtFigure(
        Face("jaw", "level", "almond", "straight", "wry", (-0.9, 0.1), ("pencil", "goatee", "raised")),
        "tan", "copper", "waves", "brim", "staff", "chevron",
    ),
    # Clubs: broad, calm, strong.
    "KC": CourtFigure(
        Face("square", "stern", "deep", "broad", "firm", (0.0, 0.0), ("frown", "bags")),
        "brown", "dark", "coils", "leaves", "sceptre", "scales", "forked",
    ),
    "QC": CourtFigure(
        Face("broad", "arched", "almond", "broad", "full", (-0.2, 0.1), ("lashes",)),
        "brown", "dark", "cloud", "leaves", "tulip", "scales",
    ),
    "JC": CourtFigure(
        Face("young", "soft", "round", "bulb", "bow", (0.8, -0.4)),
        "brown", "dark", "crop", "peak", "arrow", "scales",
    ),
}  # fmt: skip


def figure(code: str) -> CourtFigure:
    """Return the features of a court such as "QH"."""
    return _FIGURES[code]


# --- the whole card ----------------------------------------------------------------------------


_TILT = 5.5
_GRIP: Point = (25.5, -2.0)
_RAISED: Point = (28.0, -3.5)


def _bust(c: Canvas, ink: Ink, rank: str, suit: str, who: CourtFigure) -> None:
    for i in range(-9, 10):
        with c.at(0, 4, turn=i * 12):
            c.fill(((0, 0), (-4.2, -80), (4.2, -80)), ink.ray)
    grip = _RAISED if who.holds == "blade" else _GRIP
    in_front = who.holds in ("quill", "fan", "rose", "lily", "tulip")
    if rank == "Q":
        parts.fan_collar(c, ink)
        with c.at(0, 0, HEAD_SIZE):
            hairs.queen_hair_back(c, ink, who.cut)
    if not in_front:
        with c.at(*grip):
            held(c, ink, who.holds, suit)
    if rank == "K" and not who.profile:
        with c.at(0, 0, HEAD_SIZE):
            hairs.king_hair(c, ink, who.cut)
    parts.neck(c, ink)
    parts.robe(c, ink, who.robe, rank == "J")
    if rank == "K":
        parts.stole(c, ink, suit)
        parts.ermine(c, ink)
    elif rank == "Q":
        parts.bodice(c, ink)
    else:
        parts.ruff(c, ink)
    with c.at(0, 0, HEAD_SIZE):
        _head(c, ink, rank, suit, who)
    with c.at(*grip):
        if in_front:
            held(c, ink, who.holds, suit)
        hand(c, ink, 0, 23.5)


def _head(c: Canvas, ink: Ink, rank: str, suit: str, who: CourtFigure) -> None:
    if who.profile:
        draw_profile(c, ink, who.face)
    else:
        draw_face(c, ink, who.face)
    if rank == "K":
        if who.profile:
            hairs.king_beard_in_profile(c, ink)
        else:
            hairs.beard(c, ink, who.beard)
        parts.king_crown(c, ink, who.crown, suit)
    elif rank == "Q":
        hairs.queen_hair(c, ink, who.cut)
        parts.tiara(c, ink, who.crown, suit)
    else:
        if who.profile:
            hairs.jack_hair_in_profile(c, ink, who.cut)
        else:
            hairs.jack_hair(c, ink, who.cut)
        parts.hat(c, ink, who.crown, suit)


def draw(canvas: Canvas, rank: str, suit: str, style: DeckStyle, notch: Point) -> None:
    """Draw a court and its frame; `notch` is the inner corner of the space for the index."""
    who = figure(rank + suit)
    ink = court_ink.ink(style.ink(suit), style.paper, who.hair, who.skin, style.black)
    outline = stepped_frame(notch, FRAME)
    right, left = 100 - FRAME, FRAME
    ribbon = (left, 70 + _TILT), (right, 70 - _TILT)
    upper = [(notch[0], FRAME), (right, FRAME), *ribbon[::-1], (left, notch[1]), notch]

    def draw_half(half: Canvas) -> None:
        half.fill(upper, ink.ground)
        with half.at(*HEAD):
            _bust(half, ink, rank, suit, who)

    draw_two_ended(canvas, upper, draw_half)
    for thickness, tint in ((6.2, ink.line), (5.0, ink.gold), (3.4, ink.robe)):
        half_width = thickness / 2
        over = [(x, y - half_width) for x, y in ribbon]
        under = [(x, y + half_width) for x, y in ribbon]
        canvas.fill((*over, *reversed(under)), tint)
    for i in range(-3, 4):
        x = 50 + i * 11.5
        draw_suit(canvas, suit, x, 70 - (x - 50) / (right - 50) * _TILT, 3.0, ink.ivory)
    canvas.stroke(outline, 1.5, style.paper, closed=True)
    canvas.stroke(outline, 0.9, ink.gold if style.black else ink.bronze, closed=True)
