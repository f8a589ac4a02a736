"""In accented English, a word without accents is missing from the catalogue.

Accented English is longer than English, and so shows where text has too little room.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pygame
import pytest

from gin.interface.audience import ShownFrame
from gin.interface.view import Text
from gin.language import translation
from gin.messages.languages import LANGUAGES
from gin.present.words.people import PEOPLE
from gin.text.terminal import Terminal
from gin.ui.access.tree import build
from gin.ui.art import design as themes
from gin.ui.art import surfaces
from gin.variants.pages.page import lines_of
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.translation import pseudo_spoken
from tests.support.user import STATES, User, every_state, user_at

NAMES = {
    *(person.name for person in PEOPLE.values()),
    "Gin", "Parlour",
    "Ctrl", "Shift", "Alt", "Esc", "Enter", "Tab", "Space", "Home", "End", "PgUp", "PgDn",
}  # fmt: skip
_WORD = re.compile(r"[A-Za-z]{3,}")
_CODE = re.compile(r"\b[A-Z0-9]{2,}(?:-[A-Z0-9]+)*\b")


def left_out(texts: Iterable[str]) -> list[str]:
    names = NAMES.union(*map(_WORD.findall, LANGUAGES.values()))
    return [
        text
        for text in texts
        if any(word not in names for word in _WORD.findall(_CODE.sub("", text)))
    ]


@pytest.fixture(autouse=True)
def accented() -> Iterator[None]:
    with pseudo_spoken():
        yield


class Watching:
    def __init__(self, font: pygame.font.Font, written: set[str]) -> None:
        self._font = font
        self._written = written

    def render(self, text: str, *more: Any) -> pygame.Surface:
        self._written.add(text)
        return self._font.render(text, *more)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._font, name)


@pytest.mark.parametrize("state", STATES)
def test_all_text_is_in_the_catalogue(state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: set[str] = set()
    plain = themes.font
    monkeypatch.setattr(themes, "font", lambda *which: Watching(plain(*which), written))
    user = User(size=(800, 600))
    dict(every_state())[state](user)
    user.app.refresh()
    user.draw()
    assert written and left_out(written) == []
    frame = ShownFrame(user.app.view, user.app.pointing.cursor.focus, user.app.place.corners())
    nodes = build(frame, (800, 600), ("", "")).nodes
    texts = [text for node in nodes for text in (node.name, node.description, node.value)]
    assert left_out(texts) == []
    said = [translation.spoken(one.text) for one in user.parlour.take_announcements()]
    assert left_out(said) == []
    out = io.StringIO()
    Terminal(user.parlour, io.StringIO("look\nhistory\nhelp\n"), out)._show(user.parlour.view())
    assert left_out(out.getvalue().splitlines()) == []


@pytest.mark.parametrize(
    ("size", "percent"), [((800, 600), 100), ((800, 600), 200), ((1280, 800), 100)]
)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.scenes
def test_longer_words_fit(
    state: str, size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = user_at(state, size, text_size=percent)
    beyond: list[str] = []
    write, window = surfaces.write, pygame.Rect((0, 0), size)

    def watched(
        target: pygame.Surface, text: str, at: Any, face: str, pixels: int, colour: Any,
        align: str = "left", *more: Any, **named: Any,
    ) -> pygame.Rect:  # fmt: skip
        image = surfaces.line_image(text, face, pixels, (0, 0, 0))
        place = surfaces.aligned(image.get_size(), at, align, middle=False)
        if target.get_size() == size and (place.left < 0 or place.right > window.right):
            beyond.append(text)
        return write(target, text, at, face, pixels, colour, align, *more, **named)

    button = surfaces.button

    def pressed(
        target: pygame.Surface, rect: pygame.Rect, text: str, theme: Any, scale: float,
        primary: bool, state: str, hint: str, pixels: int, *more: Any,
    ) -> None:  # fmt: skip
        room = rect.inflate(-2 * round(4 * scale), 0)
        lines = surfaces.balanced(text, "bold", pixels, room.w)
        wide = max(surfaces.line_image(row, "bold", pixels, (0, 0, 0)).get_width() for row in lines)
        if wide > room.w or len(lines) * pixels > room.h or len(lines) > 2:
            beyond.append(f"{lines}: {wide} of {room}")
        button(target, rect, text, theme, scale, primary, state, hint, pixels, *more)

    monkeypatch.setattr(surfaces, "write", watched)
    monkeypatch.setattr(surfaces, "button", pressed)
    user.app.start_afresh()
    user.app.settle()
    user.draw()
    assert beyond == []


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_all_words_of_games_and_their_pages_are_in_the_catalogue(game: str) -> None:
    asked = setup(game)
    texts: list[Text] = [asked.title, *(line.text for line in lines_of(asked))]
    assert left_out(translation.printed(text) for text in texts) == []
