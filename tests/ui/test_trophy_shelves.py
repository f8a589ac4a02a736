"""The page of trophies: they stand on shelves, large, each above its words."""

from __future__ import annotations

from itertools import combinations

import pytest

from gin.interface.refs import Area, AreaRef
from gin.ui.app import App
from tests.support.seeing import picture_of, reached


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("text", [100, 200])
def test_trophies_stand_on_shelves_above_their_words(size: tuple[int, int], text: int) -> None:
    made = reached("records")
    made.change("text_size", text)
    try:
        app = App(made, size)
        app.settle()
        view, look, written = app.view, app.look, set[str]()
        for area in (Area.REACHED, Area.AHEAD):
            zone = view.zone(AreaRef(area))
            assert zone is not None
            for item in zone.items:
                app.pointing.set_focus(item.ref, keyboard=True)
                rect = app.place.slots[item.ref].rect
                assert rect.h > look.s(104) + 2 * look.line("label") and rect.w > look.s(104)
                assert rect.left >= 0 and rect.right <= size[0]
                assert app.place.viewport is not None
                assert app.place.viewport.colliderect(rect), item.id
            rects = [app.place.slots[item.ref].rect for item in zone.items]
            assert not [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])]
            app.pointing.set_focus(zone.items[0].ref, keyboard=True)
            written |= {word.text for word in picture_of(made, size, app).words}
        assert {"A Regular", "Win ten matches"} <= written
    finally:
        made.change("text_size", 100)
