"""A row of people who applaud: at the end of a tournament and of the lesson."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from gin.interface.celebration import Celebration
from gin.interface.pictures import Face, Mood, Portrait
from gin.ui.animation.celebrations import overshoot
from gin.ui.art import portraits
from gin.ui.art.applause import POSES, clapping
from gin.ui.art.sitters import SITTERS
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look
from gin.ui.scenes import falling_confetti

_FRAMES = 60
"""Steps of motion a second."""

_HANDS = 0.02
"""Upper edge of the image of the hands below the middle of a portrait, as a share of its size."""


def applaud(
    target: pygame.Surface,
    look: Look,
    row: pygame.Rect,
    faces: tuple[tuple[Face, Mood], ...],
    since: float,
    seconds: float,
) -> None:
    """Draw people in a row, who come one after the other and clap for some seconds."""
    for number, (face, mood) in enumerate(faces):
        _applauding(target, look, row, (number, len(faces)), face, mood, since, seconds)


def draws(
    look: Look, row: pygame.Rect, faces: tuple[tuple[Face, Mood], ...]
) -> Iterator[Callable[[], object]]:
    """Yield functions that draw the images of people who applaud."""
    size = _face_size(look, row, len(faces))
    for face, mood in faces:
        yield partial(portraits.portrait, face, size, mood)
        if isinstance(face, Portrait):
            for pose in range(POSES):
                yield partial(clapping, face, size, pose)


def _applauding(
    target: pygame.Surface,
    look: Look,
    row: pygame.Rect,
    seat: tuple[int, int],
    face: Face,
    mood: Mood,
    since: float,
    seconds: float,
) -> None:
    """Draw a person in a row, who comes up and claps for some seconds.

    `seat` is the person's place in the row, from 0, and the number of people.
    """
    (number, count), plain = seat, look.theme.plain
    size = _face_size(look, row, count)
    came = min(1.0, max(0.0, (since - 0.3 - 0.12 * number) / 0.35))
    if came <= 0:
        return
    # When the applause ends, each stays in another pose. Plain themes show no hands.
    clap = 0.0 if plain else (number * 2 % POSES) / (POSES - 1)
    if since < seconds and not plain:
        clap = abs(math.sin(math.pi * (since * (2.3 + 0.17 * number) + 0.37 * number)))
    image = portraits.portrait(face, size, mood)
    x = round(row.x + row.w / count * (number + 0.5))
    y = round(row.y + size / 2 + (1 - overshoot(came)) * row.h - 2 * look.scale * clap)
    target.blit(image, image.get_rect(center=(x, y)))
    if isinstance(face, Portrait) and face in SITTERS and not plain:
        hands = clapping(face, size, round(clap * (POSES - 1)))
        target.blit(hands, hands.get_rect(midtop=(x, y + round(size * _HANDS))))


def _face_size(look: Look, row: pygame.Rect, count: int) -> int:
    return min(row.h - look.s(18), round(row.w / count - look.s(6)))


LESSON = 4.0
"""Seconds of applause at the end of the lesson."""


def end_of_lesson(
    look: Look, faces: tuple[Portrait, ...], area: pygame.Rect, age: float
) -> Iterator[FramePart]:
    """Yield the applause at the end of the lesson, in an area between the two hands."""
    row = pygame.Rect(0, 0, min(area.w, look.s(720)), min(area.h - look.s(8), look.s(112)))
    row.center = area.center
    tick = math.floor(min(age, LESSON) * _FRAMES) / _FRAMES
    yield FramePart.of(row.inflate(0, 2 * row.h), _lesson_row, look, row, faces, tick)
    yield from falling_confetti.burst(look, Celebration.GIN, (row.center,), age)


def _lesson_row(
    target: pygame.Surface, look: Look, row: pygame.Rect, faces: tuple[Portrait, ...], since: float
) -> None:
    applaud(target, look, row, tuple((face, Mood.PLEASED) for face in faces), since, LESSON)
