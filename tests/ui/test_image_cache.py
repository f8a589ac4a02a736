"""Pictures are kept up to a number of bytes, and cards look the same whenever they are drawn."""

from __future__ import annotations

import time

import pygame
import pytest

from gin.interface.commands import Command
from gin.session.settings import Settings
from gin.ui.art import cards
from gin.ui.art.image_cache import Cupboard, Shelf, shelved, size_of
from gin.ui.render import card_painter
from gin.ui.render.geometry import Slot
from gin.ui.render.style import look_for
from tests.support.by_name import zone_named
from tests.support.user import User


def picture(side: int = 100, colour: tuple[int, ...] = (9, 8, 7, 200)) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    made.fill(colour)
    return made


def test_a_shelf_gives_up_what_was_not_asked_for_longest() -> None:
    shelf = Shelf(0.1)
    for name in ("a", "b"):
        shelf.put(name, picture())
    assert shelf.get("a") is not None
    shelf.put("c", picture())
    assert shelf.get("b") is None
    assert shelf.get("a") is not None and shelf.get("c") is not None
    shelf.put("a", picture(10))
    shelf.put("d", picture())
    assert len(shelf) == 3


def test_a_picture_larger_than_its_shelf_is_kept_alone() -> None:
    shelf = Shelf(0.01)
    large = picture()
    assert shelf.put("large", large) is large
    assert size_of(large) == 40_000
    assert shelf.get("large") is large
    shelf.put("other", picture())
    assert len(shelf) == 1


def test_what_was_drawn_is_not_drawn_again() -> None:
    drawn = []

    @shelved(1)
    def square(side: int, *, grey: int = 0) -> pygame.Surface:
        drawn.append((side, grey))
        return picture(side, (grey, grey, grey, 255))

    assert square(4) is square(4)
    assert square(4, grey=3) is not square(4)
    assert drawn == [(4, 0), (4, 3)]


def test_a_cupboard_gives_back_the_same_pixels() -> None:
    cupboard = Cupboard(1)
    face = cards.face("QH", 90)
    cupboard.put("QH", face)
    assert "QH" in cupboard
    again = cupboard.get("QH")
    assert again is not None and again is not face
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(face, "RGBA")
    assert cupboard.get("KH") is None


def test_a_full_cupboard_gives_up_the_oldest() -> None:
    cupboard = Cupboard(0.01)
    for code in ("2C", "3C", "4C", "5C", "6C"):
        cupboard.put(code, cards.face(code, 120))
    assert "2C" not in cupboard
    assert "6C" in cupboard


def test_a_deck_is_prepared_card_by_card_and_serves_smaller_cards() -> None:
    style = cards.Style(four_colour=True, jumbo=True)
    assert cards.prepared(100, style) == 100
    count = 0
    while cards.prepare(112, style):
        count += 1
    assert count == 52
    assert cards.prepared(100, style) == 112
    assert cards.prepared(113, style) == 113
    assert cards.prepared(60, style) == 60


def test_a_lying_card_is_drawn_around_its_middle() -> None:
    look = look_for(Settings(), (1280, 800))
    for turn in (0.0, 7.25, 180.0):
        made = card_painter.lying(look, "8C", Slot(0, 0, 100, 140, turn), 0.4)
        middle = made.get_rect().center
        # The paper between the pips of an eight, a shade off where it was drawn larger before.
        shade = zip(made.get_at(middle), look.deck.paper, strict=False)
        assert all(abs(one - other) <= 8 for one, other in shade)
        assert made.get_at((0, 0)).a < 40
        assert card_painter.kept(look, "8C", Slot(5, 5, 100, 140, turn), 0.4) is made
    assert card_painter.kept(look, "8C", Slot(0, 0, 100, 140, 20.0), 0.4) is None


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_drawing_what_changed_gives_the_picture_of_drawing_everything(
    size: tuple[int, int],
) -> None:
    user = User(size=size)
    user.to_my_discard()
    user.parlour.change("speed", "normal")
    app, target = user.app, user.surface
    now = time.monotonic() + 60
    app.draw(target, now)
    zone = zone_named(app.view, "hand")
    parts = 0
    for step in range(12):
        user.mouse(pygame.MOUSEMOTION, user.at(zone.items[step % 10].id))
        moment = time.monotonic()
        app.draw(target, moment + 0.02)
        moment += 0.05
        areas = app.draw(target, moment)
        whole = target.get_rect()
        parts += areas != [whole]
        for area in areas:
            assert whole.contains(area.clip(whole))
        shown = pygame.image.tobytes(target, "RGB")
        fresh = pygame.Surface(size)
        assert app.draw(fresh, moment) == [whole]
        assert pygame.image.tobytes(fresh, "RGB") == shown, step
    assert parts > 0


def test_cards_become_fine_again_after_they_have_moved() -> None:
    user = User()
    user.to_my_discard()
    user.parlour.change("speed", "normal")
    app, target = user.app, user.surface
    app.draw(target, time.monotonic() + 60)
    app.command(Command.SORT)
    start = time.monotonic()
    for frame in range(4):
        app.draw(target, start + frame / 60)
    for frame in range(60):
        app.draw(target, start + 30 + frame / 60)
        if not app._sprites.rough:
            break
    assert not app._sprites.rough
    fresh = pygame.Surface(target.get_size())
    app.draw(fresh, start + 60)
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(target, "RGB")


@pytest.mark.parametrize("size", [(800, 600), (2560, 1440)])
def test_a_table_at_rest_stays_at_rest(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is room for every card that lies on it, or they would be drawn for ever."""
    user = User(size=size)
    user.to_my_discard()
    app, now = user.app, time.monotonic() + 60
    app.draw(user.surface, now)
    app.needs_drawing(now)
    drawn: list[object] = []
    monkeypatch.setattr(card_painter, "laying", lambda *args: iter(drawn.append(args) or ()))
    app.handle(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert app.draw(user.surface, now + 1) == [user.surface.get_rect()]
    assert not drawn
    assert not app._sprites.rough
    assert not app.needs_drawing(now + 2)


def test_drawing_ahead_ends_even_if_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cupboard, "hold", lambda self, megabytes: None)
    monkeypatch.setattr(cards, "_PACKED", Cupboard(0.01))
    count = 0
    while cards.prepare(74):
        count += 1
        assert count <= 52
    assert count == 52
