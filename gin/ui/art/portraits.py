"""Head and shoulders of the players across the table, in the same hand as the courts."""

from __future__ import annotations

from dataclasses import replace

import pygame

from gin.ui.art import court_parts as parts
from gin.ui.art.court_parts import Ink
from gin.ui.art.vector import Canvas, Colour, ellipse, mix

_SITTERS: dict[str, tuple[str, str, Colour, Colour]] = {
    "Ada": ("copper", "band", (34, 96, 92), (196, 216, 204)),
    "Colonel": ("silver", "tache", (92, 34, 44), (224, 206, 178)),
    "Felix": ("dark", "specs", (44, 56, 96), (206, 212, 226)),
    "Vera": ("gold", "pearls", (86, 46, 96), (222, 208, 226)),
}


def portrait(name: str, size: int) -> pygame.Surface:
    """A player's head and shoulders in a round brass frame."""
    hair, kind, robe, ground = _SITTERS[name]
    canvas = Canvas((size, size), 64, 4, (150, 108, 46, 0))
    ink = parts.ink("H", (168, 0, 16), (252, 247, 235), hair, black=False)
    ink = replace(ink, robe=robe, deep=mix(robe, (0, 0, 0), 0.35))
    canvas.disc(32, 32, 31.6, (104, 72, 28))
    canvas.disc(32, 32, 31.0, (226, 186, 104))
    canvas.disc(32, 32, 28.6, (150, 108, 46))
    with canvas.clip(ellipse(32, 32, 27.8, 27.8)):
        canvas.fill(((0, 0), (64, 0), (64, 64), (0, 64)), ground)
        with canvas.at(32, 31, 1.16):
            for i in range(-8, 9):
                with canvas.at(0, 2, turn=i * 14):
                    canvas.fill(((0, 0), (-4, -60), (4, -60)), mix(ground, (255, 255, 255), 0.32))
            _sitter(canvas, ink, kind)
    return canvas.finished()


def _sitter(c: Canvas, ink: Ink, kind: str) -> None:
    woman = kind in ("band", "pearls")
    if woman:
        parts.queen_hair_back(c, ink)
    parts.neck(c, ink)
    c.fill(parts.SHOULDERS, ink.robe)
    c.stroke(parts.SHOULDERS, 0.8, ink.line, closed=True)
    if woman:
        c.fill("M-7 14.6 L-4.4 12 L4.4 12 L7 14.6 L0 27 Z", ink.skin)
        c.fill("M0 12 L4.4 12 L7 14.6 L0 27 Z", ink.shade)
        c.stroke("M-7 14.6 L0 27 L7 14.6", 0.7, ink.line)
        for i in range(-3, 4):
            c.disc(i * 1.7, 19.4 - abs(i) * 0.9, 0.95, ink.line)
            c.disc(i * 1.7, 19.4 - abs(i) * 0.9, 0.68, ink.ivory)
    else:
        c.fill("M-6 14 L0 26 L6 14 Z", ink.ivory)
        for side in (False, True):
            with c.at(0, 0, flip=side):
                c.fill("M5.4 13.6 L10 16.6 L7 22 L9 23 L1.6 34 L0 27 Z", ink.deep)
                c.stroke("M5.4 13.6 L10 16.6 L7 22 L9 23 L1.6 34 L0 27 Z", 0.6, ink.line)
                c.fill("M0 17.4 L4.6 15.2 L4.6 20 Z", ink.line)
        c.disc(0, 17.5, 1.1, ink.line)
    parts.face(c, ink, parts.OVAL if woman else parts.JAW, stern=not woman)
    if woman:
        parts.queen_hair(c, ink)
        if kind == "band":
            c.stroke("M-11.8 -7.6 C-6 -12.4 6 -12.4 11.8 -7.6", 3.2, ink.line)
            c.stroke("M-11.8 -7.6 C-6 -12.4 6 -12.4 11.8 -7.6", 2.2, ink.robe)
            c.fill(((8.6, -14.2), (10.6, -10.6), (8.6, -7), (6.6, -10.6)), ink.gold)
        return
    cap = "M-9.6 -1 C-12 -9 -8 -16.4 0 -16.4 C8.6 -16.4 12 -9 9.6 -1 C9 -5 7.6 -8.4 4 -9.6 C-1 -10.6 -6.4 -10 -8 -6.6 Z"
    c.fill(cap, ink.hair)
    c.stroke(cap, 0.65, ink.line)
    c.stroke("M-4 -14.6 C0 -13 5 -13 8.6 -8.6", 0.6, ink.glint)
    if kind == "tache":
        for side in (False, True):
            with c.at(0, 0, flip=side):
                c.fill("M0 5.4 C2.6 4.4 6 6 10.4 4.2 C9.6 8 4.6 9.2 0 7.4 Z", ink.glint)
                c.stroke("M0 5.4 C2.6 4.4 6 6 10.4 4.2 C9.6 8 4.6 9.2 0 7.4", 0.55, ink.line)
    else:
        for side in (False, True):
            with c.at(0, 0, flip=side):
                c.ring(4.8, -1.1, 3.9, 0.75, ink.line)
                c.stroke(((8.6, -1.6), (10, -2.4)), 0.7, ink.line)
        c.stroke("M-1 -1.4 C-.4 -2 .4 -2 1 -1.4", 0.75, ink.line)


def has(name: str) -> bool:
    """Is there a portrait of somebody called this?"""
    return name in _SITTERS
