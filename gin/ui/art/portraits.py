"""Portraits of players in round brass frames."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pygame
from msgspec.structs import replace

from gin.interface.pictures import Face, Monogram, Mood, Portrait, has_face
from gin.session.likeness import Likeness
from gin.ui.art import court_ink, letters
from gin.ui.art import court_parts as parts
from gin.ui.art.card_stock import draw_suit
from gin.ui.art.court_faces import draw_face
from gin.ui.art.expressions import EXPRESSIONS, Expression, Pose, posed
from gin.ui.art.habits import Held, habit_of
from gin.ui.art.hand_looks import HandLook, hand_of
from gin.ui.art.hands import draw_hand
from gin.ui.art.image_cache import cached, saved
from gin.ui.art.own_portrait import sitter
from gin.ui.art.sitters import SITTERS, Sitter
from gin.ui.art.vector import Canvas, Colour, ellipse, mix


def portrait(
    who: Face, size: int, mood: Mood = Mood.CALM, pose: Pose = Pose.REST, *, mirrored: bool = False
) -> pygame.Surface:
    """Return a player's portrait; the image is cached, so don't draw on it.

    `mirrored` means that the table, where glances go, is to the left of the portrait.
    """
    if not has_face(who):
        mood, pose = Mood.CALM, Pose.REST
    drawn = who, size, mood, pose, mirrored and pose in (Pose.PILE, Pose.CARDS)
    # A player's own likeness has too many variants to save them.
    return _cached(*drawn) if isinstance(who, Likeness) else _saved(*drawn)


def _portrait(who: Face, size: int, mood: Mood, pose: Pose, mirrored: bool) -> pygame.Surface:
    canvas = Canvas((size, size), 64, 8 if size < 80 else 4, (150, 108, 46, 0))
    canvas.disc(32, 32, 31.6, (104, 72, 28))
    canvas.disc(32, 32, 31.0, (226, 186, 104))
    canvas.disc(32, 32, 28.6, (150, 108, 46))
    with canvas.clip(ellipse(32, 32, 27.8, 27.8)):
        if isinstance(who, Monogram) or who is Portrait.NOBODY:
            _medallion(canvas, spade=who is Portrait.NOBODY, laurel=size >= _LAUREL_FROM)
        else:
            habit, shown = habit_of(who, pose), posed(EXPRESSIONS[mood], pose, mirrored=mirrored)
            drawn = sitter(who) if isinstance(who, Likeness) else SITTERS[who]
            if habit is not None and pose is Pose.HABIT:
                shown = habit.changes(shown)
            elif habit is not None:
                shown = replace(shown, hand="")
            held = habit.held if habit is not None else None
            _draw_sitter(canvas, drawn, shown, hand_of(who), held, pose)
    image = canvas.finished()
    if isinstance(who, Monogram):
        _engrave(image, who.initial)
    return image


_cached, _saved = cached(_portrait), saved(_portrait)


@contextmanager
def _ray_background(canvas: Canvas, ground: Colour, light: float) -> Iterator[None]:
    """Draw a background with rays behind the figure drawn in the block."""
    canvas.fill(((0, 0), (64, 0), (64, 64), (0, 64)), ground)
    with canvas.at(32, 31, 1.24):
        for i in range(-8, 9):
            with canvas.at(0, 2, turn=i * 14):
                canvas.fill(((0, 0), (-4, -60), (4, -60)), mix(ground, (255, 255, 255), light))
        yield


def _draw_sitter(
    canvas: Canvas, who: Sitter, shown: Expression, hand: HandLook, held: Held | None, pose: Pose
) -> None:
    ink = court_ink.ink((168, 0, 16), (252, 247, 235), who.hair, who.skin)
    lips = ink.lips if who.painted else mix(ink.lips, ink.shade, 0.45)
    ink = replace(
        ink, robe=who.robe, deep=mix(who.robe, (0, 0, 0), 0.35), accent=who.accent, lips=lips
    )

    def head() -> AbstractContextManager[None]:
        # The head turns about the neck.
        return canvas.at(-0.25 * shown.tilt / 5, 12 + shown.sinks, turn=shown.tilt)

    with _ray_background(canvas, who.ground, 0.32):
        if who.back is not None:
            with head(), canvas.at(0, -12):
                who.back(canvas, ink)
        parts.neck(canvas, ink)
        who.dress(canvas, ink)
        with head(), canvas.at(0, -12):
            draw_face(canvas, ink, who.face, shown)
            for part in who.front:
                part(canvas, ink)
            if who.beard is not None:
                who.beard(canvas, ink, shown)
        if held is not None:
            with head(), canvas.at(0, -12):
                held(canvas, ink, pose is Pose.HABIT)
        if shown.hand:
            draw_hand(canvas, ink, shown.hand, hand)


_ENAMEL, _GILT, _GILT_LIGHT, _GILT_DARK = (
    (94, 22, 36),
    (222, 178, 96),
    (252, 226, 160),
    (122, 80, 30),
)


_LAUREL_FROM = 110
"""Size in pixels from which a medallion has laurel around a smaller spade or initial."""


def _medallion(canvas: Canvas, *, spade: bool, laurel: bool) -> None:
    """Draw a medallion of red enamel, with two sprigs of laurel and a gilt spade if wanted."""
    deep = mix(_ENAMEL, (18, 2, 8), 0.62)
    canvas.fill(((0, 0), (64, 0), (64, 64), (0, 64)), deep)
    for ring in range(12):
        t = ring / 11
        canvas.disc(
            32, 29 + 2 * t, 30 * (1 - t) + 4, mix(deep, mix(_ENAMEL, (214, 70, 62), 0.3), t)
        )
    for turn in range(36):
        with canvas.at(32, 32, turn=10 * turn):
            canvas.stroke(((0, -12), (0, -27)), 0.5, mix(_ENAMEL, _GILT, 0.26))
    canvas.ring(32, 32, 25.4, 0.9, mix(_ENAMEL, _GILT, 0.7))
    canvas.disc(32, 32, 20.4, mix(deep, _ENAMEL, 0.5))
    canvas.ring(32, 32, 20.4, 0.7, mix(_ENAMEL, _GILT, 0.6))
    for side in (-1, 1) if laurel else ():
        for number in range(5):
            along = math.radians(62 - number * 29)
            x, y = 32 + side * 15.6 * math.cos(along), 33 + 15.6 * math.sin(along)
            with canvas.at(x, y, turn=side * (math.degrees(along) - 8)):
                leaf = "M0 3.6 C2.6 1.6 2.6 -2.2 0 -4.6 C-2.6 -2.2 -2.6 1.6 0 3.6 Z"
                canvas.fill(leaf, mix(_GILT, _GILT_DARK, 0.25))
                canvas.stroke(((0, 3), (0, -3.4)), 0.5, _GILT_DARK)
    if not spade:
        return
    high = 23.0 if laurel else 29.0
    draw_suit(canvas, "S", 32.5, 32.4, high, mix(deep, (0, 0, 0), 0.4))
    draw_suit(canvas, "S", 32, 31.4, high, _GILT)
    with canvas.clip(((32, 0), (64, 0), (64, 64), (32, 64))):
        draw_suit(canvas, "S", 32, 31.4, high, mix(_GILT, _GILT_DARK, 0.42))
    draw_suit(canvas, "S", 31.3, 30.4, high * 0.59, _GILT_LIGHT)
    draw_suit(canvas, "S", 31.9, 31.0, high * 0.59, _GILT)


def _engrave(image: pygame.Surface, initial: str) -> None:
    """Write a gilt initial in the middle of a medallion."""
    size = image.get_width()
    pixels, down = max(8, round(size * 0.52)), max(1, round(size / 60))
    if size >= _LAUREL_FROM:
        pixels = round(size * 0.42)
    while True:
        letter = letters.written(initial, "display", pixels, (255, 255, 255))[0]
        seen = letter.get_bounding_rect()
        if pixels <= 8 or max(seen.w * 1.08, seen.h) <= size * (
            0.37 if size >= _LAUREL_FROM else 0.5
        ):
            break
        pixels -= 1
    letter = letter.subsurface(seen).copy()
    shade = pygame.Surface((1, 3), pygame.SRCALPHA, 32)
    for row, colour in enumerate((_GILT_LIGHT, _GILT, mix(_GILT, _GILT_DARK, 0.5))):
        shade.set_at((0, row), (*colour, 255))
    gilt, dark = letter.copy(), letter.copy()
    shade = pygame.transform.smoothscale(shade, letter.get_size())
    gilt.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    dark.fill((24, 4, 8, 190), special_flags=pygame.BLEND_RGBA_MULT)
    place = letter.get_rect(center=(size // 2, round(size * 0.49)))
    image.blit(dark, place.move(0, down))
    image.blit(gilt, place)
