"""The bundled fonts have every letter of every language, and of likely further ones."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from gin.language.catalogue import Pattern, catalogue
from gin.messages.languages import LANGUAGES
from gin.ui.art import design

ALPHABETS = {
    "Czech": "áčďéěíňóřšťúůýž",
    "French": "àâæçéèêëîïôœùûüÿ",
    "Hungarian": "áéíóöőúüű",
    "Polish": "ąćęłńóśźż",
    "Romanian": "ăâîșț",
    "Spanish": "áéíñóúü¡¿",
    "Swedish": "åäö",
    "Turkish": "çğıİöşü",
}
_SIGNS = set("♣♦♥♠") | {chr(code) for code in range(0x2800, 0x2900)}
"""Suit signs are drawn, and Braille cells are dots: neither needs a font."""


def letters(pattern: Pattern) -> Iterator[str]:
    if isinstance(pattern, str):
        yield from pattern
        return
    for part in pattern:
        if isinstance(part, str):
            yield from part
        elif part[0] == "?":
            for _, variant in part[2]:
                yield from letters(variant)


def lacking(face: str, asked: str) -> list[str]:
    font = design.font(face, 40)

    def picture(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, True, (0, 0, 0)), "RGBA")

    unknown = picture("\uffff")
    return [one for one in asked if not one.isspace() and picture(one) == unknown]


@pytest.mark.parametrize("face", ["display", "index", "italic", "text", "bold"])
def test_the_fonts_have_every_printed_letter(face: str) -> None:
    asked = {sign for text in ALPHABETS.values() for sign in text + text.upper()}
    for code in LANGUAGES:
        for pattern in catalogue(code).entries.values():
            asked.update(letters(pattern))
    assert lacking(face, "".join(sorted(asked - _SIGNS))) == []


def test_a_missing_letter_is_detected() -> None:
    assert lacking("text", "aЖb") == ["Ж"]
