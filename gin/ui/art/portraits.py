"""Portraits of players in round brass frames."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pygame
from msgspec.structs import replace

from gin.interface.pictures import Face, Mood, Portrait
from gin.session.likeness import Likeness
from gin.ui.art import court_ink
from gin.ui.art import court_parts as parts
from gin.ui.art.court_faces import draw_face
from gin.ui.art.expressions import EXPRESSIONS, Expression, Pose, posed
from gin.ui.art.habits import Held, habit_of
from gin.ui.art.hand_looks import HandLook, hand_of
from gin.ui.art.hands import draw_hand
from gin.ui.art.image_cache import cached
from gin.ui.art.own_portrait import sitter
from gin.ui.art.sitters import SITTERS, Sitter
from gin.ui.art.vector import Canvas, Colour, ellipse, mix, symmetric


def portrait(
    who: Face, size: int, mood: Mood = Mood.CALM, pose: Pose = Pose.REST, *, mirrored: bool = False
) -> pygame.Surface:
    """Return a player's portrait; the image is cached, so don't draw on it.

    `mirrored` says that the table lies at the left of the portrait, where glances go.
    """
    if who is Portrait.NOBODY:
        mood, pose = Mood.CALM, Pose.REST
    return _drawn(who, size, mood, pose, mirrored and pose in (Pose.PILE, Pose.CARDS))


@cached
def _drawn(who: Face, size: int, mood: Mood, pose: Pose, mirrored: bool) -> pygame.Surface:
    canvas = Canvas((size, size), 64, 8 if size < 80 else 4, (150, 108, 46, 0))
    canvas.disc(32, 32, 31.6, (104, 72, 28))
    canvas.disc(32, 32, 31.0, (226, 186, 104))
    canvas.disc(32, 32, 28.6, (150, 108, 46))
    with canvas.clip(ellipse(32, 32, 27.8, 27.8)):
        if who is Portrait.NOBODY:
            _nobody(canvas)
        else:
            habit, shown = habit_of(who, pose), posed(EXPRESSIONS[mood], pose, mirrored=mirrored)
            drawn = sitter(who) if isinstance(who, Likeness) else SITTERS[who]
            if habit is not None and pose is Pose.HABIT:
                shown = habit.changes(shown)
            elif habit is not None:
                shown = replace(shown, hand="")
            held = habit.held if habit is not None else None
            _draw_sitter(canvas, drawn, shown, hand_of(who), held, pose)
    return canvas.finished()


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


def _nobody(canvas: Canvas) -> None:
    ground, figure, edge = (34, 62, 58), (198, 166, 104), (236, 208, 150)
    with _ray_background(canvas, ground, 0.07):
        head = symmetric(
            "M0 -14 C5.8 -14 9 -10.4 8.9 -5 L8.7 -3.4 C10.4 -4.2 10.8 .8 8.3 1.2 "
            "C7.6 5 6 7.8 4 9.4 L4.2 14 C10 17 19 18.4 26 25 L40 62 L0 62"
        )
        canvas.fill(head, figure)
        with canvas.clip(head):
            canvas.fill(
                "M0 -16 C3 -6 2 6 0 12 C4 20 8 34 8 62 L46 62 L46 -16 Z", mix(figure, ground, 0.28)
            )
        canvas.stroke(head, 0.8, edge, closed=True)
