"""The enlarged card: large, whole, named, and never over the status or the card itself."""

from __future__ import annotations

import time

import pygame
import pytest

from gin.present.names import ref_named
from gin.present.refs import DISCARDS, STOCK, ButtonRef
from gin.present.view import Scene
from gin.ui.art import surfaces
from gin.ui.render import widgets
from gin.ui.scenes import magnifier
from gin.ui.scenes.table_measures import Measures
from tests.support.user import User, hand_of, ref


def shown(user: User) -> pygame.Rect:
    """The panel for what is focused now."""
    app = user.app
    item = magnifier.enlarged(app.view, app.cursor.focus, app.cursor.hover)
    assert item is not None
    return magnifier.panel(app.look, app.view, item)


def pixels(user: User, rect: pygame.Rect) -> bytes:
    user.app.settle()
    user.app.draw(user.surface, time.monotonic() + 60)
    return pygame.image.tobytes(user.surface.subsurface(rect), "RGB")


def test_the_key_shows_it_and_hides_it_again() -> None:
    user = User()
    user.to_my_discard()
    user.press("Home")
    rect = shown(user)
    without = pixels(user, rect)
    user.press("Y")
    assert user.parlour.settings.magnifier
    assert pixels(user, rect) != without
    first = pixels(user, rect)
    user.press("Right")
    assert pixels(user, rect) != first
    user.press("Left", "Y")
    assert pixels(user, rect) == without


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440), (720, 1080)], ids=str)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("mirrored", [False, True])
def test_it_is_large_and_covers_neither_status_nor_hand(
    size: tuple[int, int], percent: int, mirrored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = User(size=size, text_size=percent, magnifier=True, mirrored=mirrored)
    user.to_my_discard()
    written: dict[str, pygame.Rect] = {}
    write = surfaces.write

    def seen(target: pygame.Surface, text: str, *others: object, **more: object) -> pygame.Rect:
        written[text] = write(target, text, *others, **more)  # type: ignore[arg-type]
        return written[text]

    monkeypatch.setattr(surfaces, "write", seen)
    for card in hand_of(user)[::5]:
        user.focus(card)
        user.app.settle()
        user.draw()
        rect, look, view = shown(user), user.app.look, user.app.view
        sizes = Measures.of(look)
        assert pygame.Rect((0, 0), size).contains(rect)
        high = widgets.pill_height(look, view.status, look.width - look.s(80))
        assert rect.bottom <= sizes.hand_top - sizes.gap - high
        assert not rect.colliderect(user.app.place.slots[ref(card)].rect)
        assert not rect.colliderect(user.app.place.slots[ref_named("button:menu")].rect)
        # The card is by far the largest on the table.
        assert rect.h > sizes.card * 1.4 * 1.4
        name = [text for text in written if " of " in text and rect.contains(written[text])]
        assert name, written


def test_it_follows_the_pointer_and_the_pile() -> None:
    user = User(magnifier=True)
    user.to_my_discard()
    app = user.app
    app.pointing.set_focus(DISCARDS, keyboard=True)
    item = magnifier.enlarged(app.view, DISCARDS, None)
    assert item is not None and item.card is not None
    user.mouse(pygame.MOUSEMOTION, user.at(hand_of(user)[0]))
    item = magnifier.enlarged(app.view, app.cursor.focus, app.cursor.hover)
    assert item is not None and item.id == hand_of(user)[0]
    assert magnifier.enlarged(app.view, ButtonRef("menu"), STOCK) is None
    assert app.view.scene is Scene.TABLE
