"""The limit of the image cache, and cards that look the same whenever they are drawn."""

from __future__ import annotations

import time

import pygame
import pytest

from gin.interface.commands import Command
from gin.session.settings import Settings
from gin.ui.art import image_cache
from gin.ui.art.image_cache import ImageCache, cached, images, size_of
from gin.ui.render import card_painter
from gin.ui.render.geometry import Slot
from gin.ui.render.style import look_for
from tests.support.by_name import zone_named
from tests.support.user import User, play_hands


def picture(side: int = 100, colour: tuple[int, ...] = (9, 8, 7, 200)) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    made.fill(colour)
    return made


def test_the_least_recently_used_image_is_dropped_first() -> None:
    cache = ImageCache(limit=100_000)
    for name in ("a", "b"):
        cache.put(name, picture())
    assert cache.get("a") is not None
    cache.put("c", picture())
    assert cache.get("b") is None
    assert cache.get("a") is not None and cache.get("c") is not None
    # A replaced image counts once.
    cache.put("a", picture(10))
    cache.put("d", picture())
    assert len(cache) == 3


def test_an_image_over_the_limit_is_the_only_one_cached() -> None:
    cache, large = ImageCache(limit=10_000), picture()
    assert cache.put("large", large) is large
    assert size_of(large) == 40_000
    assert cache.get("large") is large
    cache.put("other", picture())
    assert len(cache) == 1


def test_the_image_drawn_last_stays_before_small_ones_that_were_used_earlier() -> None:
    cache = ImageCache(limit=100_000)
    cache.put("small", picture(20))
    cache.put("large", picture(200))
    assert cache.get("large") is not None and cache.get("small") is not None
    cache.shrink()
    assert cache.get("large") is not None


def test_the_limit_grows_with_the_window() -> None:
    cache = ImageCache(limit=100_000)
    cache.fit((2560, 1600))
    for number in range(12):
        cache.put(number, picture())
    assert len(cache) == 10
    cache.fit((800, 600))
    cache.put("last", picture())
    assert len(cache) == 2


def test_at_rest_recently_used_images_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_cache, "AT_REST", 100_000)
    cache = ImageCache()
    for number in range(9):
        cache.put(number, picture())
    cache.get(0)
    cache.shrink()
    assert [number for number in range(9) if cache.get(number)] == [0, 8]


def test_cached_images_are_not_drawn_again() -> None:
    drawn = []

    @cached
    def square(side: int, *, grey: int = 0) -> pygame.Surface:
        drawn.append((side, grey))
        return picture(side, (grey, grey, grey, 255))

    assert square(4) is square(4)
    assert square(4, grey=3) is not square(4)
    assert drawn == [(4, 0), (4, 3)]
    images.clear()
    square(4)
    assert len(drawn) == 3


def test_the_images_of_a_hand_stay_within_the_limit() -> None:
    images.clear()
    user = User()
    user.to_my_discard()
    user.draw()
    play_hands(user, 1)
    user.draw()
    assert 0 < images._bytes == sum(map(size_of, images._images.values())) <= image_cache.LIMIT
    user.app.painting.rest()
    assert images._bytes <= image_cache.AT_REST


def test_a_resting_card_is_drawn_around_its_middle() -> None:
    look = look_for(Settings(), (1280, 800))
    for turn in (0.0, 7.25, 180.0):
        made = card_painter.resting_image(look, "8C", Slot(0, 0, 100, 140, turn), 0.4)
        middle = made.get_rect().center
        # Paper between the pips of an eight; scaling from a larger drawing may shift its shade.
        shade = zip(made.get_at(middle), look.deck.paper, strict=False)
        assert all(abs(one - other) <= 8 for one, other in shade)
        assert made.get_at((0, 0)).a < 40
        assert card_painter.cached_resting(look, "8C", Slot(5, 5, 100, 140, turn), 0.4) is made
    assert card_painter.cached_resting(look, "8C", Slot(0, 0, 100, 140, 20.0), 0.4) is None


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_drawing_changes_gives_the_same_frame_as_drawing_everything(
    size: tuple[int, int],
) -> None:
    user = User(size=size)
    user.to_my_discard()
    user.parlour.change("speed", "normal")
    app, target = user.app, user.surface
    now = time.monotonic() + 60
    app.frames.draw(target, now)
    zone = zone_named(app.view, "hand")
    parts = 0
    for step in range(12):
        user.mouse(pygame.MOUSEMOTION, user.at(zone.items[step % 10].id))
        moment = time.monotonic()
        app.frames.draw(target, moment + 0.02)
        moment += 0.05
        areas = app.frames.draw(target, moment)
        whole = target.get_rect()
        parts += areas != [whole]
        for area in areas:
            assert whole.contains(area.clip(whole))
        shown = pygame.image.tobytes(target, "RGB")
        fresh = pygame.Surface(size)
        assert app.frames.draw(fresh, moment) == [whole]
        assert pygame.image.tobytes(fresh, "RGB") == shown, step
    assert parts > 0


def test_cards_are_drawn_in_full_quality_after_a_motion() -> None:
    user = User()
    user.to_my_discard()
    user.parlour.change("speed", "normal")
    app, target = user.app, user.surface
    app.frames.draw(target, time.monotonic() + 60)
    app.command(Command.SORT)
    start = time.monotonic()
    for frame in range(4):
        app.frames.draw(target, start + frame / 60)
    for frame in range(60):
        app.frames.draw(target, start + 30 + frame / 60)
        if not app._sprites.rough:
            break
    assert not app._sprites.rough
    fresh = pygame.Surface(target.get_size())
    app.frames.draw(fresh, start + 60)
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(target, "RGB")


@pytest.mark.parametrize("size", [(800, 600), (2560, 1440)])
def test_a_table_at_rest_stays_at_rest(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the cache could not hold all cards on the table, they would be drawn again forever."""
    user = User(size=size)
    user.to_my_discard()
    app, now = user.app, time.monotonic() + 60
    app.frames.draw(user.surface, now)
    app.frames.needs_drawing(now)
    drawn: list[object] = []
    steps = "draw_resting_in_steps"
    monkeypatch.setattr(card_painter, steps, lambda *args: iter(drawn.append(args) or ()))
    app.attend(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert app.frames.draw(user.surface, now + 1) == [user.surface.get_rect()]
    assert not drawn
    assert not app._sprites.rough
    assert not app.frames.needs_drawing(now + 2)
