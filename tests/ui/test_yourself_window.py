"""The player's page in the window: by mouse and by keys."""

from __future__ import annotations

import pytest

from gin.interface.view import Scene
from gin.language import translation
from gin.session.likeness import READY, PortraitPart, parse_likeness
from gin.ui.render import style
from gin.ui.render.style import fitted
from tests.support.by_name import choose
from tests.support.user import User


def at_the_page(size: tuple[int, int] = (1280, 800), **settings: object) -> User:
    user = User("", size, **settings)
    for page in ("settings", "yourself"):
        choose(user.parlour, page)
        user.app.refresh()
    assert user.app.view.scene is Scene.YOURSELF
    return user


def test_the_page_works_by_mouse() -> None:
    user = at_the_page()
    user.click("person:5")
    assert parse_likeness(user.app.settings.portrait) == READY[4]
    user.click("option:hair")
    assert parse_likeness(user.app.settings.portrait) == READY[4].with_next(PortraitPart.HAIR)
    user.click("setting:name")
    user.click("button:letter:J")
    user.click("button:letter:O")
    user.click("button:done")
    assert user.app.settings.name == "Jo"
    user.draw()


def test_by_keys_enter_completes_a_name() -> None:
    user = at_the_page()
    user.focus("setting:name")
    user.press("Enter", "J", "O", "Enter")
    assert user.app.settings.name.lower() == "jo"
    assert user.app.view.scene is Scene.YOURSELF
    user.press("Enter", "Backspace", "Backspace", "Enter")
    assert user.app.settings.name == ""


@pytest.mark.parametrize("size", [(800, 600), (720, 1080), (2560, 1440)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_everything_can_be_reached_at_any_size(size: tuple[int, int], text_size: int) -> None:
    user = at_the_page(size, text_size=text_size, name="W" * 20)
    user.draw()
    items = [item for zone in user.app.view.zones for item in zone.items]
    for item in items:
        user.app.pointing.set_focus(item.ref, keyboard=True)
        slot = user.app.place.slots[item.ref]
        assert slot.x >= slot.width / 2
        assert slot.x + slot.width / 2 <= size[0]
        assert 0 < slot.y < size[1]
        user.draw()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 800)], ids=str)
def test_no_part_of_a_portrait_is_cut_short(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = []

    def watched(text: str, face: str, pixels: int, width: int) -> tuple[str, int]:
        shown = fitted(text, face, pixels, width)
        if shown[0] != text:
            cut.append(text)
        return shown

    monkeypatch.setattr(style, "fitted", watched)
    try:
        user = at_the_page(size, language=language, portrait=str(READY[3]))
        user.draw()
    finally:
        translation.speak("en")
    assert not cut
