"""Jack, queen and king of each suit: two-way figures in one flat, geometric hand.

A figure is drawn once, clipped to the upper half of a stepped frame; the lower half is the same picture
turned round. What makes each of the twelve itself is a line in `_FIGURES`.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gin.ui.art import court_parts as parts
from gin.ui.art.court_parts import DrawSuit, Ink
from gin.ui.art.court_props import hand, held
from gin.ui.art.vector import Canvas, Colour, Point

HEAD: Point = (57.5, 36.0)
FRAME = 7.5


@dataclass(frozen=True, slots=True)
class Figure:
    """The features that tell one court from another."""

    hair: str
    crown: str
    holds: str
    robe: str
    beard: str = ""
    profile: bool = False


_FIGURES: dict[str, Figure] = {
    "KS": Figure("silver", "spires", "sword", "lozenge", "pointed"),
    "KH": Figure("gold", "arches", "orb", "bands", "full"),
    "KD": Figure("copper", "steps", "axe", "chevron", profile=True),
    "KC": Figure("dark", "leaves", "sceptre", "scales", "forked"),
    "QS": Figure("dark", "sun", "lily", "lozenge"),
    "QH": Figure("gold", "arches", "rose", "bands"),
    "QD": Figure("dark", "steps", "fan", "chevron"),
    "QC": Figure("copper", "leaves", "tulip", "scales"),
    "JS": Figure("dark", "beret", "halberd", "lozenge", profile=True),
    "JH": Figure("gold", "cap", "quill", "bands", profile=True),
    "JD": Figure("copper", "brim", "staff", "chevron"),
    "JC": Figure("dark", "peak", "arrow", "scales"),
}

# --- the whole card ----------------------------------------------------------------------------


def _frame(notch: Point, inset: float = 0.0) -> list[Point]:
    """The stepped frame: a rectangle that leaves room for both indices."""
    left, top, right, bottom = (
        FRAME + inset,
        FRAME + inset,
        100 - FRAME - inset,
        140 - FRAME - inset,
    )
    x, y = notch[0] + inset, notch[1] + inset
    return [
        (x, top), (right, top), (right, 140 - y), (100 - x, 140 - y),
        (100 - x, bottom), (left, bottom), (left, y), (x, y),
    ]  # fmt: skip


_TILT = 5.5


def _bust(c: Canvas, ink: Ink, rank: str, suit: str, figure: Figure, draw_suit: DrawSuit) -> None:
    for i in range(-9, 10):
        with c.at(0, 4, turn=i * 12):
            c.fill(((0, 0), (-4.2, -80), (4.2, -80)), ink.ray)
    hold_x = 25.5
    in_front = figure.holds in ("quill", "fan", "orb", "rose", "lily", "tulip")
    if rank == "Q":
        parts.fan_collar(c, ink)
        parts.queen_hair_back(c, ink)
    if not in_front:
        with c.at(hold_x, 0):
            held(c, ink, figure.holds, suit, draw_suit)
    if rank == "K" and not figure.profile:
        parts.king_hair(c, ink)
    parts.neck(c, ink)
    parts.robe(c, ink, figure.robe, rank == "J")
    if rank == "K":
        parts.stole(c, ink, suit, draw_suit)
        parts.ermine(c, ink)
        if figure.profile:
            parts.face_in_profile(c, ink)
            parts.king_beard_in_profile(c, ink)
        else:
            parts.face(c, ink, parts.JAW, stern=True)
            parts.beard(c, ink, figure.beard)
        parts.king_crown(c, ink, figure.crown, suit, draw_suit)
    elif rank == "Q":
        parts.bodice(c, ink)
        parts.face(c, ink, parts.OVAL, stern=False)
        parts.queen_hair(c, ink)
        parts.tiara(c, ink, figure.crown, suit, draw_suit)
    else:
        parts.ruff(c, ink)
        if figure.profile:
            parts.face_in_profile(c, ink)
            parts.jack_hair_in_profile(c, ink)
        else:
            parts.face(c, ink, parts.OVAL, stern=False)
            parts.jack_hair(c, ink)
        parts.hat(c, ink, figure.crown, suit, draw_suit)
    with c.at(hold_x, 0):
        if in_front:
            held(c, ink, figure.holds, suit, draw_suit)
        hand(c, ink, 0, 23.5)


def draw(
    canvas: Canvas,
    rank: str,
    suit: str,
    colour: Colour,
    paper: Colour,
    notch: Point,
    black: bool,
    draw_suit: DrawSuit,
) -> None:
    """Draw a two-way court figure and its frame; `notch` is the corner left free for the index."""
    figure = _FIGURES[rank + suit]
    ink = parts.ink(suit, colour, paper, figure.hair, black)
    outline = _frame(notch)
    right, left = 100 - FRAME, FRAME
    upper = [
        (notch[0], FRAME),
        (right, FRAME),
        (right, 70 - _TILT),
        (left, 70 + _TILT),
        (left, notch[1]),
        notch,
    ]
    half = Canvas(canvas.size, 100, canvas.oversample)
    with half.clip(upper):
        half.fill(upper, ink.ground)
        with half.at(*HEAD):
            _bust(half, ink, rank, suit, figure, draw_suit)
    canvas.surface.blit(pygame.transform.flip(half.surface, True, True), (0, 0))
    canvas.surface.blit(half.surface, (0, 0))
    for thickness, tint in ((6.2, ink.line), (5.0, ink.gold), (3.4, ink.robe)):
        t = thickness / 2
        canvas.fill(
            (
                (left, 70 + _TILT - t),
                (right, 70 - _TILT - t),
                (right, 70 - _TILT + t),
                (left, 70 + _TILT + t),
            ),
            tint,
        )
    for i in range(-3, 4):
        x = 50 + i * 11.5
        draw_suit(canvas, suit, x, 70 - (x - 50) / (right - 50) * _TILT, 3.0, ink.ivory)
    edge = ink.bronze if not black else ink.gold
    canvas.stroke(outline, 1.5, paper, closed=True)
    canvas.stroke(outline, 0.9, edge, closed=True)
