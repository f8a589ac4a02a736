"""The signs of moves: each has a shape of its own, and a colour where there are any."""

from __future__ import annotations

import itertools

import pygame

from gin.core.cards import Card
from gin.session.marks import Mark
from gin.ui.art import marks
from gin.ui.art.theme import PAPER, WHITE_PAPER
from gin.ui.render.small_card import size_of, small_card
from tests.support.user import User


def _shape(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")[3::4]


def test_signs_differ_in_shape_and_in_colour() -> None:
    for one, other in itertools.combinations(Mark, 2):
        assert _shape(marks.sign(one, 24, WHITE_PAPER)) != _shape(
            marks.sign(other, 24, WHITE_PAPER)
        )
        assert marks.colour_of(one, PAPER) != marks.colour_of(other, PAPER)


def test_a_card_that_was_left_looks_unlike_one_that_was_drawn_in_every_theme() -> None:
    for theme in ("green", "contrast_light"):
        look = User("", theme=theme).app.look
        size = size_of(look)
        card = Card.parse("QH")
        drawn, left = (small_card(look, card, size, faint=faint) for faint in (False, True))
        assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(left, "RGBA")
