"""Clothes of portraits."""

from __future__ import annotations

from msgspec.structs import replace

from gin.ui.art import court_parts as parts
from gin.ui.art.court_ink import Ink
from gin.ui.art.vector import Canvas, Colour, ellipse, mix, symmetric


def _shoulders(c: Canvas, ink: Ink) -> None:
    c.outlined(parts.SHOULDERS, ink.robe, 0.8, ink.line, closed=True)


def _lapels(c: Canvas, ink: Ink, outline: str, colour: Colour) -> None:
    for _ in c.both_sides():
        c.outlined(outline, colour, 0.6, ink.line, closed=True)


def pullover(c: Canvas, ink: Ink) -> None:
    """Draw a knitted pullover over an open collar."""
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


def waistcoat(c: Canvas, ink: Ink) -> None:
    """Draw shirtsleeves and a waistcoat."""
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


def evening(c: Canvas, ink: Ink) -> None:
    """Draw a plain neckline with beads."""
    _shoulders(c, ink)
    neckline = "M-8.4 15.4 L-4.4 12 L4.4 12 L8.4 15.4 C7 22 3 26 0 28.4 C-3 26 -7 22 -8.4 15.4 Z"
    c.fill(neckline, ink.skin)
    c.fill("M0 12 L4.4 12 L8.4 15.4 C7 22 3 26 0 28.4 Z", ink.shade)
    c.stroke("M-8.4 15.4 C-7 22 -3 26 0 28.4 C3 26 7 22 8.4 15.4", 0.7, ink.line)
    for i in range(-4, 5):
        x, y = i * 1.75, 20.8 - abs(i) * abs(i) * 0.28
        c.bead(x, y, 1.05, ink.line, 0.75, ink.gold)


def lace(c: Canvas, ink: Ink) -> None:
    """Draw a high lace collar with a brooch and pearls."""
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


def smoking_jacket(c: Canvas, ink: Ink) -> None:
    """Draw a velvet jacket with quilted lapels and a cravat."""
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


def dungarees(c: Canvas, ink: Ink) -> None:
    """Draw dungarees over a striped shirt."""
    _shoulders(c, replace(ink, robe=ink.ivory))
    with c.clip(parts.SHOULDERS):
        for row in range(7):
            y = 15.6 + row * 4.4
            c.stroke(((-30, y + 3), (0, y), (30, y + 3)), 1.7, ink.accent)
    c.fill("M-4.6 12 C-3 17.4 3 17.4 4.6 12 Z", ink.skin)
    c.stroke("M-5.4 12 C-3.6 18.4 3.6 18.4 5.4 12", 1.3, ink.ivory)
    c.stroke("M-5.9 12 C-4 19.2 4 19.2 5.9 12", 0.5, ink.line)
    for _ in c.both_sides():
        c.outlined("M8.2 12.6 L11.4 13.8 L9.4 28 L6.4 28 Z", ink.robe, 0.6, ink.line, closed=True)
    c.outlined("M-10.6 26 L10.6 26 L12 62 L-12 62 Z", ink.robe, 0.7, ink.line, closed=True)
    c.stroke(((-10, 27.4), (10, 27.4)), 0.4, mix(ink.robe, ink.ivory, 0.5))
    for x in (-7.9, 7.9):
        c.bead(x, 27.6, 1.6, ink.line, 1.15, ink.gold)


def tailcoat(c: Canvas, ink: Ink) -> None:
    """Draw a tailcoat with a wing collar and a white bow tie."""
    _shoulders(c, ink)
    c.fill("M-8.4 13 L0 38 L8.4 13 Z", ink.ivory)
    for y in (25.0, 30.0):
        c.bead(0, y, 1.0, ink.line, 0.7, ink.gold)
    lapel = "M6.6 12.4 C10 14 13 16.6 14.6 19.6 C11.6 27 6.4 33 .8 39 C3.4 30 7.2 21 6.6 12.4 Z"
    _lapels(c, ink, lapel, ink.deep)
    _lapels(c, ink, "M1.6 11.4 L6.6 10.8 L7.6 15.6 L3.4 17.6 Z", ink.ivory)
    _lapels(c, ink, "M0.6 17.6 L7.4 14.6 L8 21.4 L0.6 19.4 Z", ink.ivory)
    c.outlined(ellipse(0, 18.4, 1.5, 1.7), ink.ivory, 0.5, ink.line, closed=True)
    c.fill(((10.6, 23.6), (16.2, 21.8), (15.8, 26.2)), ink.ivory)


def ermine(c: Canvas, ink: Ink) -> None:
    """Draw a velvet robe with an ermine collar and a golden chain."""
    _shoulders(c, ink)
    with c.clip(parts.SHOULDERS):
        for i in range(-3, 4):
            c.stroke(((i * 6.0, 24), (i * 7.6, 52)), 0.6, ink.deep)
    collar = symmetric(
        "M0 13.6 C4 12.8 8 11.6 10.4 12.6 C16 14.6 21 18.6 22.6 22.4 C18 29.6 8 33.4 0 34.2"
    )
    c.outlined(collar, ink.ivory, 0.7, ink.line, closed=True)
    for _ in c.both_sides():
        for x, y, turn in ((6.4, 17.6, 10), (12.4, 17.4, 26), (17.4, 22.2, 40), (10.4, 26.2, 22)):
            with c.at(x, y, turn=-turn):
                c.fill("M0 -1.2 L1.0 1.8 L0.4 1.4 L0 2.6 L-0.4 1.4 L-1.0 1.8 Z", ink.line)
    c.fill("M-4.4 12 L0 17.4 L4.4 12 Z", ink.skin)
    for i in range(-6, 7):
        x, y = i * 1.7, 23.4 - abs(i) ** 1.5 * 0.5
        c.bead(x, y, 1.0, ink.line, 0.72, ink.gold)
    c.bead(0, 25.0, 2.4, ink.line, 1.9, ink.gold)
    c.disc(0, 25.0, 1.0, ink.robe)


def rollneck(c: Canvas, ink: Ink) -> None:
    """Draw a jersey with a rolled collar."""
    _shoulders(c, ink)
    with c.clip(parts.SHOULDERS):
        for i in range(-9, 10):
            c.stroke(((i * 2.6, 17), (i * 3.4, 46)), 0.4, ink.deep)
    collar = symmetric(
        "M0 10.6 C3 10.6 5.4 10.2 6.6 9.6 C7.4 12 7.4 15 7.0 17.4 C5 19 2 19.6 0 19.6"
    )
    c.outlined(collar, ink.robe, 0.7, ink.line, closed=True)
    for i in range(-4, 5):
        c.stroke(((i * 1.35, 11.6), (i * 1.5, 18.6)), 0.4, mix(ink.robe, ink.ivory, 0.35))
    c.stroke("M-6.8 13.0 C-3 14.4 3 14.4 6.8 13.0", 0.5, ink.deep)
