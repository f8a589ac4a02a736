"""Lists in the window: values are not cut, and a change of size leaves no gap."""

from __future__ import annotations

import pytest

from gin.language.translation import printed
from gin.ui.render.style import look_for
from tests.present.test_review import played
from tests.support.user import User


def opened(word: str) -> User:
    user = User()
    played(user.parlour.store, hands=4, bad=False)
    user.parlour.home()
    user.app.refresh()
    user.click(f"button:{word}")
    return user


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_numbers_next_to_bars_of_records_are_not_cut(
    size: tuple[int, int], language: str
) -> None:
    user = opened("records")
    user.parlour.change("language", language)
    user.app.resize(size)
    look = look_for(user.parlour.settings, size)
    items = [item for zone in user.app.view.zones for item in zone.items if item.meter is not None]
    assert items
    for item in items:
        width = user.app.place.slots[item.ref].rect.w
        assert look.width_of(printed(item.value), "bold", "label") < width / 3, item.name


@pytest.mark.parametrize("word", ["records", "ladder", "daily"])
def test_a_page_has_no_gap_at_its_top_after_a_change_of_size(word: str) -> None:
    user = opened(word)
    for size in ((2560, 1440), (800, 600), (1700, 960), (800, 600), (2560, 1440)):
        user.app.resize(size)
        assert user.app.laid.layout.offset >= 0, size
