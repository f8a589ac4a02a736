"""Names in letters that the bundled fonts lack."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from gin.ui.art import image_cache, letters, surfaces
from gin.ui.art import theme as T

INK = (10, 20, 30)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.fixture
def none_of_the_systems(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No font but the bundled ones, and nothing kept of what others gave."""
    pygame.font.init()
    monkeypatch.setattr(letters, "_files", lambda: ())
    letters._file_with.cache_clear()
    yield
    letters._file_with.cache_clear()
    image_cache.clear()


def test_the_fonts_lack_some_letters_and_have_others() -> None:
    for sign in "aZ9éßŁő–“…−":
        assert not letters.lacks("bold", sign), sign
    for sign in "אжم田🙂":
        assert letters.lacks("bold", sign), sign


@pytest.mark.usefixtures("none_of_the_systems")
def test_what_no_font_has_is_left_out_and_a_name_is_never_nothing() -> None:
    image_cache.clear()
    plain = surfaces.line_image("Zoë !", "bold", 24, INK)
    odd = surfaces.line_image("Zoë 🙂 !", "bold", 24, INK)
    assert odd.get_size() == plain.get_size()
    assert surfaces.line_image("田中", "bold", 24, INK).get_width() > 20


def test_a_font_of_the_systems_writes_from_right_to_left_on_the_same_line() -> None:
    pygame.font.init()
    if letters._file_with("א") == letters._NOWHERE:
        pytest.skip("no font of this system has Hebrew letters")
    ours = T.font("bold", 24)
    whole = letters.written("אב", "bold", 24, INK)
    assert [piece.get_height() for piece in whole] == [ours.get_height()]
    alef, bet = (letters.written(sign, "bold", 24, INK)[0] for sign in "אב")
    right = whole[0].subsurface((whole[0].get_width() - alef.get_width(), 0, *alef.get_size()))
    ink = right.get_bounding_rect()
    assert abs(ink.w - alef.get_bounding_rect().w) <= 2, "the first letter is at the right"
    assert pixels(whole[0]) != pixels(bet)
    mixed = letters.written("Jo אב!", "bold", 24, INK)
    assert len(mixed) == 3
