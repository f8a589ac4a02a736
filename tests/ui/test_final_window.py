"""The painted end of a match."""

from __future__ import annotations

import pytest

from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.ui.scenes import painter_of
from gin.ui.scenes.final import FinalPainter
from tests.support.user import User
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states


@pytest.fixture(scope="module", params=["final-gin", "final-lost", "final-solitary"])
def ended(request: pytest.FixtureRequest) -> Parlour:
    made = parlour()
    dict(states())[request.param](made)
    return made


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("width", [720, 1280])
def test_it_scrolls_only_if_something_is_hidden(ended: Parlour, width: int, percent: int) -> None:
    painter = painter_of(Scene.FINAL)
    assert isinstance(painter, FinalPainter)
    user = User(size=(width, 600), parlour=ended, text_size=percent)
    scrolled = 0
    for height in range(600, 1500, 11):
        user.app.resize((width, height))
        page = painter.page(user.app.view, user.app.look)
        last = max(piece.rect.bottom for piece in page.scrolled)
        if page.content > page.viewport.h:
            scrolled += 1
            assert last > page.viewport.bottom, height
        else:
            assert last <= page.viewport.bottom, height
    assert scrolled or percent == 100
