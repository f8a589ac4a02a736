"""Effects of great moments: metal letters, their band, and light."""

from __future__ import annotations

import math
import random
from enum import Enum

import pygame

from gin.ui.art import design, letters
from gin.ui.art.design import Theme
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, mix, star


class Metal(Enum):
    """Colours of metal letters, from top to foot."""

    GOLD = ((255, 246, 205), (246, 209, 118), (190, 134, 50), (238, 190, 96))
    SILVER = ((255, 255, 255), (224, 231, 238), (158, 172, 190), (222, 229, 236))

    @property
    def stops(self) -> tuple[Colour, ...]:
        found: tuple[Colour, ...] = self.value
        return found


def _mask(text: str, pixels: int) -> pygame.Surface:
    pieces = letters.written(text, "display", pixels, (255, 255, 255))
    wide = sum(piece.get_width() for piece in pieces)
    out = pygame.Surface((wide, pieces[0].get_height()), pygame.SRCALPHA, 32)
    out.fill((255, 255, 255, 0))
    x = 0
    for piece in pieces:
        out.blit(piece, (x, 0))
        x += piece.get_width()
    return out


def _tinted(mask: pygame.Surface, colour: Colour) -> pygame.Surface:
    out = mask.copy()
    out.fill((*colour[:3], colour[3] if len(colour) > 3 else 255), None, pygame.BLEND_RGBA_MULT)
    return out


@cached
def lettering(text: str, pixels: int, metal: Metal, room: Theme) -> pygame.Surface:
    """Draw a word in metal; in contrast themes in one colour, which is brighter for gold."""
    mask = _mask(text, pixels)
    if room.plain:
        return _tinted(mask, room.focus if metal is Metal.GOLD else room.text)
    edge, deep = max(2, round(pixels * 0.035)), max(2, round(pixels * 0.06))
    pad = edge + 2 * deep + max(4, pixels // 10)
    w, h = mask.get_width() + 2 * pad, mask.get_height() + 2 * pad
    out = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    # The edge and the shade are soft, so they are drawn at half and a quarter of their size.
    dark = mix(room.dark, (24, 12, 4), 0.5)
    half = (max(1, w // 2), max(1, h // 2))
    small = pygame.transform.smoothscale_by(mask, 0.5)
    rim = pygame.Surface(half, pygame.SRCALPHA, 32)
    rim.fill((*dark, 0))
    small = _tinted(small, dark)
    for step in range(12):
        angle, reach = math.tau * step / 12, edge / 2
        rim.blit(small, (pad / 2 + reach * math.cos(angle), pad / 2 + reach * math.sin(angle)))
    shade = pygame.transform.smoothscale_by(rim, 0.5)
    shade = pygame.transform.box_blur(shade, max(1, deep // 4))
    shade.set_alpha(200)
    out.blit(pygame.transform.smoothscale(shade, (w, h)), (0, deep))
    out.blit(pygame.transform.smoothscale(rim, (w, h)), (0, 0))
    strip = pygame.Surface((1, mask.get_height()))
    font = design.font("display", pixels)
    top, foot = font.get_ascent() - round(pixels * 0.74), font.get_ascent() + round(pixels * 0.04)
    stops = metal.stops
    for y in range(mask.get_height()):
        share = min(0.999, max(0.0, (y - top) / max(1, foot - top)))
        at = share * (len(stops) - 1)
        strip.set_at((0, y), mix(stops[int(at)], stops[int(at) + 1], at - int(at)))
    metal_face = mask.copy()
    metal_face.blit(
        pygame.transform.scale(strip, mask.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    # The bright upper edge is the letters minus a copy moved down.
    shine = _tinted(mask, (255, 252, 236))
    below = _tinted(mask, (255, 255, 255))
    low = max(1, round(pixels * 0.018))
    shine.blit(below, (0, low), special_flags=pygame.BLEND_RGBA_SUB)
    out.blit(metal_face, (pad, pad))
    out.blit(shine, (pad, pad))
    return out


@cached
def burst(side: int) -> pygame.Surface:
    """Draw rays of light for additive blending."""
    small = max(24, side // 2)
    canvas = Canvas((small, small), 200, 2, (0, 0, 0))
    for ray in range(28):
        turn = math.tau * ray / 28
        reach, half = (98, 0.030) if ray % 2 else (80, 0.052)
        points = [
            (100 + 12 * math.cos(turn), 100 + 12 * math.sin(turn)),
            (100 + reach * math.cos(turn - half), 100 + reach * math.sin(turn - half)),
            (100 + reach * math.cos(turn + half), 100 + reach * math.sin(turn + half)),
        ]
        canvas.fill(points, (255, 218, 130))
    made = canvas.finished()
    fade = pygame.Surface((32, 32))
    for y in range(32):
        for x in range(32):
            away = math.hypot(x - 15.5, y - 15.5) / 16
            bright = round(150 * max(0.0, 1 - away) ** 2)
            fade.set_at((x, y), (bright, bright, bright))
    softly = pygame.transform.smoothscale(fade, made.get_size())
    made.blit(softly, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(made, (side, side))


@cached
def gleam(size: tuple[int, int], metal: Metal) -> pygame.Surface:
    """Draw a slanting reflection to blend over metal."""
    w, h = size
    lean, (_, bright, deep, _) = gleam_lean(h), metal.stops
    strip = pygame.Surface((w, 1), pygame.SRCALPHA, 32)
    for x in range(w):
        away = abs(x - (w - 1) / 2) / (w / 2)
        core = max(0.0, 1 - away / 0.3) ** 2
        colour = mix(mix(deep, bright, max(0.0, 1 - 1.4 * away)), (255, 252, 232), core)
        strip.set_at((x, 0), (*colour, round(225 * max(0.0, 1 - away) ** 0.8)))
    out = pygame.Surface((w + lean, h), pygame.SRCALPHA, 32)
    for y in range(h):
        out.blit(strip, (round(lean * (1 - y / max(1, h - 1))), y))
    return out


def gleam_lean(height: int) -> int:
    """Return by how many pixels a gleam leans to the right at its top."""
    return round(height * 0.34)


@cached
def glint(side: int) -> pygame.Surface:
    """Draw a small star of light for additive blending."""
    canvas = Canvas((side, side), 100, 4, (0, 0, 0))
    canvas.fill(star(50, 50, 4, 48, 4.5), (255, 240, 190))
    canvas.fill(star(50, 50, 4, 22, 4, -45), (255, 214, 120))
    canvas.disc(50, 50, 7, (255, 255, 240))
    return canvas.finished()


@cached
def ripple(side: int) -> pygame.Surface:
    """Draw a ring of dust around an impact, for additive blending."""
    small = max(24, side // 2)
    canvas = Canvas((small, small), 200, 2, (0, 0, 0))
    canvas.ring(100, 100, 92, 5, (70, 60, 38))
    canvas.ring(100, 100, 78, 2.5, (44, 38, 24))
    chance = random.Random(5)
    for step in range(22):
        angle = math.tau * step / 22 + chance.uniform(-0.1, 0.1)
        near, far = chance.uniform(56, 64), chance.uniform(70, 88)
        ends = tuple(
            (100 + reach * math.cos(angle), 100 + reach * math.sin(angle)) for reach in (near, far)
        )
        canvas.stroke(ends, 2.2, (92, 76, 44))
    return pygame.transform.smoothscale(canvas.finished(), (side, side))


@cached
def slash(size: tuple[int, int]) -> pygame.Surface:
    """Draw a red cut from corner to corner."""
    w, h = size
    canvas = Canvas((w, h), w, 2, (150, 22, 26, 0))
    line = ((w * 0.01, h * 0.04), (w * 0.5, h * 0.46), (w * 0.99, h * 0.96))
    canvas.brush(line, h * 0.085, (112, 10, 20, 235), (0.01, 0.01))
    canvas.brush(line, h * 0.050, (214, 52, 40, 255), (0.01, 0.01))
    canvas.brush(line, h * 0.018, (255, 236, 214, 255), (0.01, 0.01))
    return canvas.finished()
