"""A cribbage board: wood, holes and pegs."""

from __future__ import annotations

import math
import random

import pygame

from gin.ui.art import surfaces
from gin.ui.art.design import Paper
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, mix

_WALNUT: Colour = (118, 70, 38)
_BRASS: Colour = (205, 163, 84)


def plank(size: tuple[int, int], radius: int, k: float, paper: Paper) -> pygame.Surface:
    """Draw a walnut board with a brass inlay; plain paper in contrast themes."""
    if paper.plain:
        return surfaces.rounded_once(size, radius, paper.fill, max(2, round(2 * k)), paper.edge)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(_wood(*size), (0, 0))
    made.blit(
        surfaces.rounded_once(size, radius, (255, 255, 255)), (0, 0), None, pygame.BLEND_RGBA_MULT
    )
    edge = max(1, round(2 * k))
    made.blit(surfaces.rounded_once(size, radius, (0, 0, 0, 0), edge, (74, 40, 20)), (0, 0))
    inner = made.get_rect().inflate(-round(18 * k), -round(18 * k))
    surfaces.slab(made, inner, radius - round(6 * k), (*_BRASS, 0), max(1, round(k)), _BRASS)
    return made


def _wood(width: int, height: int) -> pygame.Surface:
    rng = random.Random(5)
    columns = 64
    grain, value = [], 0.0
    for _ in range(height + 80):
        value = value * 0.86 + rng.uniform(-7, 7)
        grain.append(value + (rng.uniform(-9, 0) if rng.random() < 0.08 else 0))
    raw = bytearray()
    for y in range(height):
        light = 12 * (0.5 - abs(y / height - 0.42))
        for x in range(columns):
            t = x / columns
            waver = 14 * math.sin(t * 5.1 + 0.6) + 7 * math.sin(t * 11.3 + y / 90)
            tone = grain[int(y + 40 + waver) % len(grain)] + light
            tints = (c + tone * f for c, f in zip(_WALNUT, (1.0, 0.8, 0.62), strict=True))
            raw += bytes(max(0, min(255, round(tint))) for tint in tints)
    small = pygame.image.frombytes(bytes(raw), (columns, height), "RGB")
    return pygame.transform.smoothscale(small, (width, height))


def lane(yours: bool, paper: Paper) -> Colour:
    """Return the colour of a lane."""
    if paper.plain:
        return mix(paper.fill, paper.ink, 0.11) if yours else paper.fill
    return mix((104, 60, 32), (150, 52, 44) if yours else (44, 96, 176), 0.5)


def lettering(yours: bool, paper: Paper) -> Colour:
    """Return the colour of a player's name on the wood."""
    if paper.plain:
        return paper.yours if yours else paper.theirs
    return (246, 170, 154) if yours else (166, 202, 244)


def brass(paper: Paper) -> Colour:
    """Return the colour of the lines between the holes."""
    return paper.ink if paper.plain else (226, 186, 108)


def hole(canvas: Canvas, at: Point, radius: float, paper: Paper) -> None:
    """Draw a drilled hole, lit from above."""
    if paper.plain:
        canvas.disc(*at, radius, paper.ink)
        return
    canvas.disc(at[0], at[1] + radius * 0.22, radius * 1.12, (168, 112, 66))
    canvas.disc(*at, radius, (34, 18, 9))
    canvas.disc(at[0], at[1] + radius * 0.25, radius * 0.72, (18, 9, 4))


def peg(target: pygame.Surface, at: Point, colour: Colour, scale: float) -> None:
    """Draw a peg that leans slightly, its foot at `at`."""
    size = round(64 * scale)
    image, soft = _peg(colour, size), _peg_shadow(size)
    target.blit(soft, (round(at[0] - size * 0.25), round(at[1] - size * 0.74)))
    target.blit(image, (round(at[0] - size * 0.25), round(at[1] - size * 0.75)))


@cached
def _peg_shadow(size: int) -> pygame.Surface:
    k = size / 64
    soft = pygame.Surface((size, size), pygame.SRCALPHA)
    ends = (size * 0.25, size * 0.74), (size * 0.60, size * 0.86)
    pygame.draw.line(soft, (0, 0, 0, 130), *ends, max(3, round(8 * k)))
    return pygame.transform.gaussian_blur(soft, max(1, round(3 * k)))


@cached
def _peg(colour: Colour, size: int) -> pygame.Surface:
    canvas = Canvas((size, size), 64, 4, (*mix(colour, (0, 0, 0), 0.5)[:3], 0))
    dark, light = mix(colour, (0, 0, 0), 0.42), mix(colour, (255, 255, 255), 0.42)
    with canvas.at(16, 48):
        canvas.fill("M-3 1 L-4.4 -24 L4.6 -24 L3.2 1 C1.6 2.6 -1.6 2.6 -3 1 Z", dark)
        canvas.fill("M-2 1 L-3.2 -24 L1.4 -24 L.8 1.6 Z", colour)
        canvas.fill("M-1.6 0 L-2.4 -23 L-.9 -23 L-.6 0 Z", light)
        canvas.fill(ellipse(0, -25, 6.6, 2.8), (132, 94, 38))
        canvas.fill(ellipse(0, -26, 6.6, 2.8), (236, 200, 122))
        canvas.disc(0, -31.5, 6.8, dark)
        canvas.disc(-0.3, -31.9, 6.2, colour)
        canvas.disc(-2.2, -34, 2.0, light)
    return canvas.finished()
