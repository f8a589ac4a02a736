"""Marks of moves: each has its own shape, and its own colour in themes with colours."""

from __future__ import annotations

import itertools

import pygame
import pytest

from gin.core.cards import Card
from gin.session.marks import Mark
from gin.session.settings import Settings
from gin.ui.art import marks
from gin.ui.art.design import PAPER, WHITE_PAPER
from gin.ui.render import card_painter, style
from gin.ui.render.geometry import Slot
from gin.ui.render.small_card import size_of, small_card
from gin.ui.scenes.table_measures import DRAWN, Measures
from tests.support.user import User


def _shape(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")[3::4]


def test_signs_differ_in_shape_and_in_colour() -> None:
    for one, other in itertools.combinations(Mark, 2):
        assert _shape(marks.sign(one, 24, WHITE_PAPER)) != _shape(
            marks.sign(other, 24, WHITE_PAPER)
        )
        assert marks.colour_of(one, PAPER) != marks.colour_of(other, PAPER)


def test_left_and_drawn_cards_look_different() -> None:
    for theme in ("green", "contrast_light"):
        look = User("", theme=theme).app.look
        size = size_of(look)
        card = Card.parse("QH")
        drawn, left = (small_card(look, card, size, faint=faint) for faint in (False, True))
        assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(left, "RGBA")


def test_the_mark_of_advice_differs_from_the_focus_ring() -> None:
    """Outside the hand the mark has only corners; the focus ring also has sides."""
    look, slot = style.look_for(Settings(), (1280, 800)), Slot(200, 200, 120, 168)
    ring, _, _ = card_painter.ring_print(look, slot)
    surface = pygame.Surface((400, 400))
    mark = card_painter.advice_mark(look, slot, in_hand=False)
    mark.put(surface, surface.get_rect())
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() < 400 * 400
    area = slot.rect.inflate(2 * look.s(6) + look.s(4), 2 * look.s(6) + look.s(4))
    for middle in (area.midtop, area.midbottom, area.midleft, area.midright):
        around = pygame.Rect(0, 0, 14, 14)
        around.center = middle
        assert pygame.transform.average_color(surface, around)[:3] == (0, 0, 0)
    across = ring.get_rect()
    assert any(ring.get_at((across.centerx, y))[3] for y in range(12))


@pytest.mark.parametrize("turn", [-12, 0, 12])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
def test_the_arrow_of_advice_ends_on_its_card_and_not_on_a_raised_neighbour(
    size: tuple[int, int], turn: int
) -> None:
    look = style.look_for(Settings(), size)
    wide = Measures.of(look).card
    slot = Slot(300, 300, wide, wide * 1.4, turn)
    mark = card_painter.advice_mark(look, slot, in_hand=True)
    surface = pygame.Surface((600, 600), pygame.SRCALPHA, 32)
    mark.put(surface, surface.get_rect())
    ink = pygame.mask.from_surface(surface).get_bounding_rects()
    assert len(ink) == 1
    assert slot.holds((ink[0].centerx, ink[0].bottom - 1))
    assert not slot.raised(look.s(DRAWN)).holds(ink[0].midtop)
