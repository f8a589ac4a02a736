"""Objects in courts' hands; upright at x = 0, with the grip at y = 23."""

from __future__ import annotations

from gin.ui.art.card_stock import draw_suit
from gin.ui.art.court_ink import Ink
from gin.ui.art.vector import Canvas, Colour, mix, symmetric


def hand(c: Canvas, ink: Ink, x: float, y: float) -> None:
    """Draw a cuff and a closed hand."""
    with c.at(x, y, 1.12):
        c.outlined("M-5.6 9.6 L-4.8 3.4 L4.8 3.4 L5.6 9.6 Z", ink.ivory, 0.6, ink.line)
        c.stroke(((-5.0, 5.6), (5.0, 5.6)), 0.7, ink.gold)
        fist = "M-3.9 3.6 C-5 .6 -4.4 -3 -2.6 -3.6 L2.8 -3.6 C4.6 -2.8 4.8 1 3.9 3.6 Z"
        c.outlined(fist, ink.skin, 0.6, ink.line)
        for line in (-1.7, 0.2, 2.0):
            c.stroke(((-0.8, line), (4.0, line)), 0.42, ink.line)


def held(c: Canvas, ink: Ink, thing: str, suit: str) -> None:
    """Draw the object in a court's hand, without the hand."""

    def rod(colour: Colour, top: float, width: float = 1.7) -> None:
        c.stroke(((0, top), (0, 60)), width + 0.9, ink.line)
        c.stroke(((0, top), (0, 60)), width, colour)

    if thing == "blade":
        with c.at(0, 23, turn=-27), c.at(0, -23):
            held(c, ink, "sword", suit)
    elif thing == "sword":
        c.fill("M-2 18 L-1.7 -19 L0 -24 L1.7 -19 L2 18 Z", ink.accent)
        c.fill("M0 18 L0 -24 L1.7 -19 L2 18 Z", ink.ivory)
        c.stroke("M-2 18 L-1.7 -19 L0 -24 L1.7 -19 L2 18 Z", 0.6, ink.line)
        c.stroke(((-6.6, 18.4), (6.6, 18.4)), 3.2, ink.line)
        c.stroke(((-6.6, 18.4), (6.6, 18.4)), 2.1, ink.gold)
        rod(ink.bronze, 20)
    elif thing == "axe":
        rod(ink.bronze, -20, 1.5)
        edge = "M.8 -16.6 C3.6 -17.8 5.4 -19 6.6 -20.4 C8.4 -15 8.4 -8 6.6 -3 C5.4 -4.4 3.6 -5.8 .8 -6.8 Z"
        c.fill(edge, ink.accent)
        bevel = "M5 -19 L6.6 -20.4 C8.4 -15 8.4 -8 6.6 -3 L5 -4.6 C6.4 -9 6.4 -14.6 5 -19 Z"
        c.fill(bevel, ink.ivory)
        c.stroke(edge, 0.6, ink.line)
        c.outlined("M-.8 -15 L-6 -11.8 L-.8 -8.6 Z", ink.gold, 0.55, ink.line)
        c.bead(0, -20.6, 1.7, ink.line, 1.1, ink.gold)
    elif thing == "halberd":
        rod(ink.bronze, -12)
        tip = symmetric("M0 -25 C1 -21 2.4 -19 2.6 -15 L1.2 -12 L0 -12")
        c.fill("M1 -13.6 C6 -13 8.6 -10 9 -5 C6 -7 3.4 -7.4 1 -7 Z", ink.accent)
        c.stroke("M1 -13.6 C6 -13 8.6 -10 9 -5 C6 -7 3.4 -7.4 1 -7", 0.6, ink.line)
        c.outlined("M-1 -12.6 L-5.4 -10 L-1 -7.6 Z", ink.accent, 0.6, ink.line)
        c.outlined(tip, ink.ivory, 0.6, ink.line, closed=True)
    elif thing in ("sceptre", "staff"):
        rod(ink.gold, -10)
        c.bead(0, -9.6, 2.6, ink.line, 2.0, ink.gold)
        if thing == "sceptre":
            c.bead(0, -16.4, 6.4, ink.line, 5.7, ink.gold)
            c.disc(0, -16.4, 4.6, ink.ivory)
        else:
            c.lozenge(0, -16.4, 6.4, 9, ink.line)
            c.lozenge(0, -16.4, 5.5, 7.8, ink.ivory)
        draw_suit(c, suit, 0, -16.4, 6.4, ink.robe)
    elif thing == "arrow":
        rod(ink.bronze, -14, 1.3)
        head = symmetric("M0 -25 C2.4 -20.6 4.4 -17 4.8 -12.6 L0 -14.6")
        c.outlined(head, ink.accent, 0.6, ink.line, closed=True)
    elif thing == "quill":
        spine = "M0 22 C-1 6 1 -10 6 -24"
        c.brush(spine, 9.4, ink.line, (0.02, 0.02))
        c.brush(spine, 8.2, ink.accent, (0.0, 0.0))
        c.stroke(spine, 0.7, ink.line)
        for i in range(6):
            y = 12 - i * 5
            c.stroke(((0.2 + i * 0.5, y), (-3.4 + i * 0.6, y - 4)), 0.4, ink.line)
            c.stroke(((0.2 + i * 0.5, y), (4.0 + i * 0.5, y - 3)), 0.4, ink.line)
    elif thing == "fan":
        for i in range(-4, 5):
            with c.at(1.5, 17.6, 0.82, turn=i * 17 + 8):
                leaf = symmetric("M0 -21.4 C1.8 -21 3 -19.8 3.1 -18.4 L.5 0 L0 0")
                c.outlined(leaf, ink.robe if i % 2 else ink.ivory, 0.5, ink.line, closed=True)
                c.stroke(((0, -9), (0, -1)), 0.7, ink.gold)
                if i % 2 == 0:
                    c.disc(0, -17.4, 1.1, ink.robe)
        c.disc(1.5, 17.6, 1.6, ink.gold)
    else:
        stem = mix((46, 104, 66), ink.line, 0.1)
        c.stroke("M0 40 C-1 20 1 6 0 -6", 2.2, ink.line)
        c.stroke("M0 40 C-1 20 1 6 0 -6", 1.3, stem)
        for side, y in ((False, 13), (True, 7)):
            with c.at(0, y, flip=side):
                c.fill("M0 0 C1 -5.6 4.6 -8 8 -8 C7.6 -3.6 4.4 -.4 0 0 Z", stem)
                c.stroke("M0 0 C1 -5.6 4.6 -8 8 -8 C7.6 -3.6 4.4 -.4 0 0", 0.5, ink.line)
        if thing == "rose":
            for i in range(5):
                with c.at(0, -13, turn=i * 72):
                    c.bead(0, -4.4, 4.4, ink.line, 3.8, ink.robe)
            c.bead(0, -13, 4.2, ink.line, 3.6, ink.ivory)
            c.disc(0, -13, 1.7, ink.gold)
        elif thing == "lily":
            for turn in (-62, 62, -34, 34, 0):
                with c.at(0, -5, turn=turn):
                    petal = symmetric("M0 -17.4 C2.6 -13.6 3.4 -8 0 0")
                    c.fill(petal, ink.ivory if turn else ink.accent)
                    c.stroke(petal, 0.55, ink.line, closed=True)
            c.disc(0, -4.6, 1.9, ink.gold)
        elif thing == "tulip":
            for turn in (-30, 30, 0):
                with c.at(0, -5, turn=turn):
                    petal = symmetric("M0 -17 C4 -13 5 -5 0 0")
                    c.outlined(petal, ink.robe if turn else ink.accent, 0.55, ink.line, closed=True)
        else:
            raise AssertionError(f"nobody holds a {thing}")
