"""Pages with little text."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from gin.interface.view import View
from gin.session.settings import Settings
from gin.ui.render.style import look_for
from gin.ui.scenes.base import whole
from gin.ui.scenes.pages import PagePainter
from tests.support.by_name import choose
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states

CARDS = 3


def view_of(scene: str) -> View:
    made = parlour()
    dict(states())[scene](made)
    return made.view()


def fan(view: View, size: tuple[int, int], **changes: object) -> int:
    """Return the number of cards above the page, after checking that they and it are seen."""
    look = look_for(replace(Settings(), **changes), size)
    page = PagePainter().lay(view, look)
    partials = [piece for piece in page.under if isinstance(piece.paint, partial)]
    cards = [piece for piece in partials if piece.paint.func.__name__ == "fanned_card"]
    for piece in cards:
        assert whole(look).contains(piece.rect)
        assert not piece.rect.colliderect(page.viewport)
    assert whole(look).contains(page.viewport)
    return len(cards)


@pytest.mark.parametrize("scene", ["habits-empty", "challenges-empty"])
def test_a_fan_of_cards_lies_above_a_short_page(scene: str) -> None:
    view = view_of(scene)
    assert fan(view, (1280, 800)) == fan(view, (720, 1080)) == CARDS
    assert fan(view, (1280, 800), theme="contrast_dark") == 0
    assert fan(view, (800, 600), text_size=200) == 0


def test_a_long_page_has_all_the_room() -> None:
    made = parlour()
    choose(made, "help")
    assert fan(made.view(), (1280, 800)) == 0
