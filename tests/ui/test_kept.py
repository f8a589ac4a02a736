"""Pictures are kept for as long as what they were drawn for: a page that tells of a game, the end
of a hand. What the end of the next hand needs is there all the same."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from gin.interface.view import Scene
from gin.session.storage.store import Store
from gin.ui.art import fist, image_cache
from gin.ui.art.bands import HIGH, Bands
from gin.ui.art.gilding import Metal
from gin.ui.scenes import introduction
from gin.variants.setups import setup
from tests.support.devices import stopped
from tests.support.ending import CAUGHT, KNOCKING, LAYS_OFF, end, near_the_end, wait
from tests.support.user import User


def keys() -> list[object]:
    """Those of all that is on a shelf."""
    return [key for shelf in image_cache._SHELVES for key in shelf._kept]


def rest(user: User) -> None:
    """Draw what is to be drawn ahead, and put away what is not shown."""
    while user.app.prepare():
        pass
    user.app.painting.put_away()


def kept_arms() -> list[object]:
    """The arms that are kept."""
    return [
        one
        for shelf in image_cache._SHELVES
        for one in shelf._kept.values()
        if type(one[0]) is Bands
    ]


def askew(turn: float) -> pygame.Surface:
    """A bar that lies so many degrees askew, in colours of its own."""
    bar, chance = pygame.Surface((60, 400), pygame.SRCALPHA, 32), random.Random(4)
    for y in range(400):
        bar.fill([chance.randrange(256) for _ in range(4)], (0, y, 60, 1))
    return pygame.transform.rotozoom(bar, turn, 1.0)


@pytest.mark.parametrize("turn", [0.0, 30.0, 90.0, 171.0])
def test_a_picture_in_bands_is_drawn_as_the_whole_one(turn: float) -> None:
    whole = askew(turn)
    bands = Bands(whole)
    pictures = [pygame.Surface((500, 500)) for _ in range(2)]
    for picture in pictures:
        picture.fill((9, 80, 60))
    pictures[0].blit(whole, whole.get_rect(center=(240, 260)))
    bands.put(pictures[1], (240, 260))
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
    assert all(band.get_height() <= HIGH for band in bands.pictures)


def test_of_a_picture_that_is_mostly_empty_little_is_kept() -> None:
    whole = askew(30)
    assert image_cache.size_of(Bands(whole)) < image_cache.size_of(whole) / 2
    assert Bands(pygame.Surface((99, 99), pygame.SRCALPHA, 32)).pictures == ()


def test_the_page_that_tells_of_a_game_is_not_kept_at_the_table(tmp_path: Path) -> None:
    image_cache.clear()
    user = User(game="")
    user.parlour.store = Store.open(tmp_path)
    user.parlour.sit_down(setup("gin"), 3)
    user.app.refresh()
    told = user.app.view.introduction
    assert told is not None
    page = introduction._rect(told, user.app.look).size
    user.draw()
    rest(user)
    assert any(page in key for key in keys() if isinstance(key, tuple))
    user.press("Space")
    assert user.app.view.introduction is None
    user.draw()
    rest(user)
    assert not any(page in key for key in keys() if isinstance(key, tuple))
    user.parlour.close()


def test_what_a_hand_was_shown_with_is_not_kept_for_the_next_but_what_is_drawn_ahead_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = stopped(monkeypatch)
    image_cache.clear()
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF)
    user.app.draw(user.surface, clock.now)
    rest(user)
    end(user)
    while user.app.view.scene is not Scene.RESULT:
        wait(user, clock, 0.5)
        user.app.draw(user.surface, clock.now)

    def golden() -> list[object]:
        return [key for key in keys() if isinstance(key, tuple) and Metal.GOLD in key]

    assert golden()
    drawn: list[bool] = []
    usual = fist.fist

    def counted(side: int, yours: bool) -> pygame.Surface:
        drawn.append(yours)
        return usual(side, yours)

    monkeypatch.setattr(fist, "fist", counted)
    arms = len(kept_arms())
    assert arms == 2
    user.press("N")
    assert user.app.view.scene is Scene.TABLE
    user.app.draw(user.surface, clock.now + 60)
    rest(user)
    assert not golden()
    assert len(kept_arms()) == arms and not drawn
