"""The cut for the deal: even in large print, its text covers no card."""

from __future__ import annotations

import itertools

import pygame
import pytest

from gin.core.message import sentences
from gin.interface.view import Role
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.layers import notice_part
from gin.ui.render import widgets
from gin.ui.render.compositor import FramePart
from gin.ui.scenes import cut
from gin.ui.scenes.players import seat_rect
from gin.ui.scenes.table_layout import pad_rect
from gin.ui.scenes.table_measures import prompt_width
from tests.support.user import User

SIZES = [(1280, 800), (800, 600), (800, 1280), (1920, 1080)]
LOOKS = [(100, 100), (150, 100), (200, 100), (200, 130)]
NAMES = ["Maximilian-Alexander", "W" * 20, "Jo"]


def parts_of(user: User) -> list[FramePart]:
    view, look = user.app.view, user.app.look
    assert view.dialog is not None and view.dialog.fan is not None
    return list(cut.parts(view, view.dialog, view.dialog.fan, look, user.app.pointing.cursor, 60.0))


def words_of(user: User) -> pygame.Rect:
    view, look = user.app.view, user.app.look
    assert view.dialog is not None
    words = sentences(*view.dialog.text)
    size = widgets.pill(look, words, (0, 0), prompt_width(look)).rect.size
    (found,) = (part.rect for part in parts_of(user) if part.rect.size == size)
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_prompt_covers_no_card_that_may_be_picked(size: tuple[int, int], language: str) -> None:
    for text, cards in LOOKS:
        user = User("gin", size=size, text_size=text, card_size=cards, language=language)
        rect = words_of(user)
        assert user.app.view.dialog is not None
        for item in user.app.view.dialog.zone.items:
            if item.role is Role.BACK:
                slot = user.app.place.slots[item.ref]
                lowest = max(slot.below(side * slot.width / 2, 0)[1] for side in (-1, 1))
                assert lowest < rect.top, (text, cards)
            elif item.role is Role.BUTTON:
                assert not user.app.place.slots[item.ref].rect.colliderect(rect)


@pytest.mark.parametrize("game", ["gin", "race"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_names_are_below_their_cards_and_cover_nothing(size: tuple[int, int], game: str) -> None:
    for name, (text, cards) in itertools.product(NAMES, LOOKS):
        user = User(game, size=size, text_size=text, card_size=cards, name=name, language="de")
        user.press("Enter")
        user.app.settle()
        window = pygame.Rect(0, 0, *size)
        assert user.app.view.dialog is not None
        items = user.app.view.dialog.zone.items
        turned = [one for one in items if one.role is Role.CARD]
        lie = [user.app.place.slots[one.ref].rect for one in turned]
        names = [part.rect for part in parts_of(user) if part.paint is surfaces.write]
        assert len(names) == 2, (name, text, cards)
        buttons = [user.app.place.slots[one.ref].rect for one in items if one.role is Role.BUTTON]
        for one, other in itertools.combinations([*names, *lie, *buttons], 2):
            assert not one.colliderect(other), (name, text, cards)
        assert all(window.contains(rect) for rect in (*names, *lie))
        assert words_of(user).bottom <= min(rect.top for rect in lie)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [*SIZES, (800, 800)], ids=str)
def test_an_answer_at_the_cut_covers_neither_score_nor_face(
    size: tuple[int, int], language: str
) -> None:
    for text, cards in LOOKS:
        user = User("gin", size=size, text_size=text, card_size=cards, language=language)
        user.press("I")
        assert printed(user.app.announcer.notice)
        look = user.app.look
        rect = notice_part(user.app.view, look, user.app.announcer.notice).rect
        assert pygame.Rect(0, 0, *size).contains(rect)
        assert not rect.colliderect(pad_rect(look)) and not rect.colliderect(seat_rect(look))
