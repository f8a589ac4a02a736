"""The enlarged card: its size, its name, and the things that it must not cover."""

from __future__ import annotations

import time

import pygame
import pytest

from gin.interface.refs import DISCARDS, KNOCK, STOCK, ButtonRef
from gin.interface.view import Scene
from gin.ui.art import surfaces
from gin.ui.render import widgets
from gin.ui.render.geometry import card_height
from gin.ui.scenes import magnifier, table, table_words
from gin.ui.scenes.table_layout import pad_rect
from gin.ui.scenes.table_measures import FRAME, Measures
from tests.support.covering import covering
from tests.support.user import SIZES, User, hand_of, ref


def enlarged(user: User) -> magnifier.Enlarged:
    app = user.app
    item = magnifier.enlarged_item(app.view, app.pointing.cursor.focus, app.pointing.cursor.hover)
    assert item is not None
    return magnifier.panel(app.look, app.view, app.place, item)


def shown(user: User) -> pygame.Rect:
    return enlarged(user).panel


def pixels(user: User, rect: pygame.Rect) -> bytes:
    user.app.settle()
    user.app.frames.draw(user.surface, time.monotonic() + 60)
    return pygame.image.tobytes(user.surface.subsurface(rect), "RGB")


def test_the_key_shows_and_hides_the_magnifier() -> None:
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


@pytest.mark.parametrize(
    ("size", "percent", "cards", "mirrored"),
    covering(
        [(800, 600), (1280, 800), (2560, 1440), (720, 1080)],
        [100, 200],
        [85, 100, 130],
        [False, True],
        every=4,
    ),
)
def test_the_enlarged_card_is_large_and_covers_nothing_needed(
    size: tuple[int, int], percent: int, cards: int, mirrored: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    user = User(
        size=size, text_size=percent, card_size=cards, magnifier=True, mirrored=mirrored
    )  # fmt: skip
    user.to_my_discard()
    written: dict[str, pygame.Rect] = {}
    write = surfaces.write

    def seen(target: pygame.Surface, text: str, *others: object, **more: object) -> pygame.Rect:
        written[text] = write(target, text, *others, **more)  # type: ignore[arg-type]
        return written[text]

    monkeypatch.setattr(surfaces, "write", seen)
    for card in hand_of(user)[::10]:
        user.focus(card)
        user.app.settle()
        user.draw()
        rect, look, view = shown(user), user.app.look, user.app.view
        sizes = Measures.of(look)
        assert pygame.Rect((0, 0), size).contains(rect)
        high = widgets.pill_height(look, view.status, look.width - look.s(80))
        assert rect.bottom <= sizes.hand_top - sizes.gap - high
        slots = user.app.place.slots
        assert view.table is not None
        needed = [pad_rect(look, len(view.table.pad)), slots[ref(card)].rect]
        needed += [slots[pile].rect for pile in (STOCK, DISCARDS, KNOCK)]
        assert rect.collidelist(needed) < 0
        # Cards that are large already are enlarged less.
        assert enlarged(user).width >= (1.25 if cards > 100 else 1.8) * sizes.card - 1
        # Less of a large card is visible, especially in the smallest window.
        least = 0.45 if cards > 100 and percent > 100 else 0.55
        if size == (800, 600) and cards > 100:
            least = 0.34
        assert enlarged(user).seen >= least * card_height(enlarged(user).width)
        name = [text for text in written if " of " in text and rect.contains(written[text])]
        assert name, written


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("cards", [85, 100, 130])
def test_the_enlarged_card_covers_no_hint_title_or_pile(
    size: tuple[int, int], percent: int, cards: int
) -> None:
    user = User(size=size, text_size=percent, card_size=cards, magnifier=True)
    user.to_my_discard()
    user.press("I")
    app = user.app
    app.settle()
    view, slots = app.view, app.place.slots
    assert view.hint is not None
    hint = table_words.hint_pill(app.look, view).rect
    scene = table._Scene(view, app.look, app.place, app.pointing.cursor)
    title = scene.titled(*scene.titles()) if scene.titles()[0] else pygame.Rect(0, 0, 0, 0)
    buttons = [
        slots[item.ref].rect for zone in view.zones for item in zone.items
        if isinstance(item.ref, ButtonRef) and item.ref != ButtonRef("menu")
    ]  # fmt: skip
    needed = [hint, title, *buttons, *(slots[pile].rect for pile in (STOCK, DISCARDS, KNOCK))]
    found = enlarged(user)
    assert found.panel.collidelist(needed) < 0
    # Enough for the index and the pip below it.
    assert found.share >= 0.36
    assert found.width >= 1.25 * Measures.of(app.look).card - 1


def test_the_magnifier_follows_the_pointer_and_shows_piles() -> None:
    user = User(magnifier=True)
    user.to_my_discard()
    app = user.app
    app.pointing.set_focus(DISCARDS, keyboard=True)
    item = magnifier.enlarged_item(app.view, DISCARDS, None)
    assert item is not None and item.card is not None
    user.mouse(pygame.MOUSEMOTION, user.at(hand_of(user)[0]))
    item = magnifier.enlarged_item(app.view, app.pointing.cursor.focus, app.pointing.cursor.hover)
    assert item is not None and item.id == hand_of(user)[0]
    assert magnifier.enlarged_item(app.view, ButtonRef("menu"), STOCK) is None
    assert app.view.scene is Scene.TABLE


@pytest.mark.parametrize("size", [(820, 640), (1280, 800), (720, 1080)], ids=str)
@pytest.mark.parametrize("game", ["indian", "gin", "oklahoma"])
def test_the_enlarged_card_covers_no_caption_and_stays_in_the_frame(
    size: tuple[int, int], game: str
) -> None:
    for percent in (100, 150, 200):
        user = User(game, size=size, text_size=percent, magnifier=True, language="de")
        user.to_my_discard()
        user.press("Left")
        app = user.app
        app.settle()
        rect, frame = shown(user), app.look.s(FRAME)
        captions = [*table.caption_areas(app.look, app.view, app.place)]
        assert captions or Measures.of(app.look).inside, percent
        assert rect.collidelist(captions) < 0, percent
        if percent < 200:
            assert pygame.Rect((0, 0), size).inflate(-2 * frame, -2 * frame).contains(rect), percent
