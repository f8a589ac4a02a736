"""Names in many scripts: the fonts that draw them, and the order of their letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin.core.external_text import harmless
from gin.ui.art import design, direction, letters, surfaces
from gin.ui.render.style import fitted
from tests.support.fonts import forget_fonts

INK = (10, 20, 30)
BUNDLED = {
    "Cyrillic": "Иван Ґонта Қазақ",
    "Greek": "Ελένη Παπαδοπούλου ἀρχή",
    "Hebrew": "דנה לוי שָׁלוֹם",
    "Arabic": "دانا محمد پری",
    "Vietnamese": "Nguyễn Thị",
    "Romanian": "Ștefan Țurcanu",
}
"""Names in scripts that the bundled fonts cover."""
OTHERS = ("花子", "김민준", "王小明", "🙂", "नमस्ते")
FACES = ("text", "bold", "display", "italic", "index")


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Callable[[str], object]], None]]:
    pygame.font.init()
    forget_fonts()
    yield lambda answer: monkeypatch.setattr(pygame.font, "match_font", answer)
    forget_fonts()


@pytest.fixture
def bare(system: Callable[[Callable[[str], object]], None]) -> None:
    system(lambda name: None)


@pytest.mark.parametrize("face", FACES)
def test_the_zero_has_no_slash(face: str) -> None:
    (image,) = letters.written("0", face, 120, INK)
    zero = image.subsurface(image.get_bounding_rect())
    hole = zero.get_rect().inflate(-zero.get_width() * 3 // 4, -zero.get_height() * 2 // 3)
    assert not zero.subsurface(hole).get_bounding_rect(), "the middle is empty"


@pytest.mark.parametrize("face", ["text", "bold", "italic", "display"])
@pytest.mark.parametrize("size", range(12, 18))
def test_words_of_small_print_keep_an_equal_space(face: str, size: int) -> None:
    """Kerning with the space made some spaces half as wide, such as that of "Early Bird"."""
    spaces = {
        letters.width(f"{before} {after}", face, size)
        - letters.width(before, face, size)
        - letters.width(after, face, size)
        for before, after in (
            ("Early", "Bird"),
            ("First", "Gin"),
            ("All", "Eleven"),
            ("Élan", "Vera"),
        )
    }
    assert len(spaces) == 1 and spaces.pop() >= size / 4


# Choice of font.


def test_the_faces_lack_some_letters_and_have_others() -> None:
    for sign in "aZ9éßŁő–“…−":
        assert not letters.is_missing("bold", sign), sign
    for sign in "אжم田🙂":
        assert letters.is_missing("bold", sign), sign


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("script", BUNDLED)
@pytest.mark.parametrize("face", FACES)
def test_bundled_fonts_cover_names(script: str, face: str) -> None:
    pieces = letters._pieces(letters.shown(BUNDLED[script]), face)
    assert all(piece.file != letters._NONE for piece in pieces), pieces
    assert not letters.needs_system(BUNDLED[script], face)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("name", OTHERS)
def test_a_letter_that_no_font_has_is_a_box(name: str) -> None:
    assert letters.needs_system(name, "bold")
    plain = surfaces.line_image("Zoë", "bold", 24, INK)
    odd = surfaces.line_image(f"Zoë {name}", "bold", 24, INK)
    added = odd.subsurface((plain.get_width(), 0, odd.get_width() - plain.get_width(), 24))
    boxes = added.get_bounding_rect()
    assert boxes.w > 24 * 0.4 * len(list(letters._clusters(name)))
    assert boxes.h > 12


def test_a_letter_from_a_system_font_is_on_the_same_baseline(
    system: Callable[[Callable[[str], object]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    hebrew = design.FONTS / "noto-sans-hebrew-400-normal.woff"
    monkeypatch.setattr(letters, "_subset_files", lambda face: ())
    system(lambda name: str(hebrew) if name == "freesans" else None)
    (piece,) = letters._pieces("אב", "bold")
    assert piece.file == str(hebrew) and piece.script == "Hebr"
    (image,) = letters.written("אב", "bold", 24, INK)
    assert image.get_height() == design.font("bold", 24).get_height()
    assert image.get_bounding_rect().h > 8


def broken(error: Exception) -> Callable[[str], object]:
    def answer(name: str) -> object:
        raise error

    return answer


@pytest.mark.parametrize(
    "answer",
    [
        broken(FileNotFoundError("fc-list")), broken(PermissionError("fc-list")),
        broken(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "odd")),
        lambda name: "no/such/file.ttf", lambda name: __file__, lambda name: Path(__file__).parent,
    ],
)  # fmt: skip
def test_a_system_that_cannot_list_or_read_its_fonts_has_none(
    answer: Callable[[str], object], system: Callable[[Callable[[str], object]], None]
) -> None:
    system(answer)
    assert surfaces.line_image("花子", "bold", 24, INK).get_bounding_rect().w > 20


def test_joiners_are_invisible() -> None:
    name = "علی\u200cرضا"
    pieces = letters._pieces(letters.shown(name), "bold")
    assert [(piece.text, piece.right_to_left) for piece in pieces] == [(name, True)]
    assert letters._NONE not in {piece.file for piece in pieces}
    # A zero-width non-joiner separates the letters around it.
    assert letters.width(name, "bold", 40) != letters.width(name.replace("\u200c", ""), "bold", 40)
    assert len(list(letters._clusters("👨\u200d👩"))) == 2


# Order of letters.


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Иван 12", ["Иван 12"]),
        ("دانا scores 12", ["<دانا", " scores 12"]),
        ("Ada, דנה לוי 12", ["Ada, ", "<דנה לוי", " 12"]),
        # Names keep their order in the sentence, with their scores.
        ("דנה 12, יוסי 5", ["<דנה", " 12, ", "<יוסי", " 5"]),
        ("דנה, יוסי", ["<דנה", ", ", "<יוסי"]),
        ("/home/דנה/مجلد/x", ["/home/", "<דנה", "/", "<مجلد", "/x"]),
        # Characters attached to a word stay with it.
        ("דנה2 כהן", ["< כהן", "2", "<דנה"]),
        ("בן-דוד", ["<בן-דוד"]),
        ("ד'ארק", ["<ד'ארק"]),
        ("דנה כה…", ["<…", "<דנה כה"]),
        ("…דנה", ["<דנה", "<…"]),
        ("(דנה)", ["(", "<דנה", ")"]),
        ("שָׁלוֹם", ["<שָׁלוֹם"]),
        ("", []),
    ],
)
def test_only_right_to_left_words_are_reversed(text: str, drawn: list[str]) -> None:
    found = [("<" if right else "") + text[a:b] for a, b, right in direction.runs(text)]
    assert found == drawn


@given(st.text())
def test_every_letter_is_in_one_run(text: str) -> None:
    places = sorted(place for a, b, _ in direction.runs(text) for place in range(a, b))
    assert places == [*range(len(text))]


def ink_of(text: str) -> pygame.Surface:
    image = surfaces.line_image(text, "bold", 48, INK)
    return image.subsurface(image.get_bounding_rect())


def test_the_first_letter_of_a_hebrew_name_is_at_the_right() -> None:
    whole, alef, bet = ink_of("אב"), ink_of("א"), ink_of("ב")
    right = whole.subsurface((whole.get_width() - alef.get_width(), 0, *alef.get_size()))
    assert pixels(right) == pixels(alef)
    left = whole.subsurface((0, 0, bet.get_width(), whole.get_height()))
    assert abs(left.get_bounding_rect().h - bet.get_height()) <= 1


def test_arabic_letters_are_joined() -> None:
    def columns(text: str) -> int:
        ink = pygame.mask.from_surface(ink_of(text), 40)
        wide, high = ink.get_size()
        return sum(not any(ink.get_at((x, y)) for y in range(high)) for x in range(wide))

    assert columns("ببب") == 0
    assert columns("ب ب ب") > 4


def test_a_line_of_several_scripts_is_complete() -> None:
    for face in FACES:
        wide = letters.width("Иван", face, 24) + letters.width(" דנה", face, 24)
        assert letters.width("Иван דנה", face, 24) == wide


# Widths.

NAMES = (*BUNDLED.values(), *OTHERS, "דנה2 כהן, Ada", "Ada 🙂 12", "e\u0301a\u0323", "\ufe0f")


@given(st.one_of(st.sampled_from(NAMES), st.text()), st.sampled_from(FACES), st.integers(6, 60))
def test_measured_and_drawn_widths_are_equal(text: str, face: str, size: int) -> None:
    text = harmless(text)
    drawn = letters.written(text, face, size, INK) if text else []
    assert sum(piece.get_width() for piece in drawn) == letters.width(text, face, size)
    assert letters.width("", face, size) == 0
    line = f"{text} 7♥ -4, K♠"
    assert (
        surfaces.line_size(line, face, size)
        == surfaces.line_image(line, face, size, INK).get_size()
    )


@given(st.sampled_from(NAMES), st.integers(40, 200), st.integers(0, 4))
def test_lines_and_cuts_are_no_wider_than_asked(name: str, width: int, more: int) -> None:
    text = " ".join([name] * (more + 1))
    words = max(letters.width(word, "text", 20) for word in text.split() or [""])
    for line in surfaces.wrap(text, "text", 20, max(width, words)):
        assert surfaces.line_image(line, "text", 20, INK).get_width() <= max(width, words)
    short, small = fitted(text, "text", 20, width)
    assert surfaces.line_image(short, "text", small, INK).get_width() <= width


def test_marks_stay_with_their_letters() -> None:
    text = "ש\u05b8\u05c1ל"
    assert [letters.boundary(text, place) for place in range(len(text) + 1)] == [0, 1, 1, 3, 4]
    assert letters.boundary("\u05b8\u05b8", 1) == 1


# The caret.


@given(st.one_of(st.sampled_from(NAMES), st.text(max_size=12)), st.integers(0, 12))
def test_the_caret_is_within_the_line(text: str, place: int) -> None:
    place = min(place, len(text))
    assert (
        0
        <= surfaces.caret_at(text, place, "bold", 24)
        <= surfaces._measure("bold", 24)(surfaces._readable(text))
    )


def test_the_caret_is_where_the_next_letter_appears() -> None:
    def at(text: str, place: int) -> int:
        return surfaces.caret_at(text, place, "bold", 24)

    def wide(text: str) -> int:
        return letters.width(text, "bold", 24)

    assert [at("Ada", place) for place in (0, 2, 3)] == [0, wide("Ad"), wide("Ada")]
    assert [at("Иван", place) for place in (0, 2, 4)] == [0, wide("Ив"), wide("Иван")]
    # Right to left: before the first letter is on the right, after the last on the left.
    hebrew = [at("דנה", place) for place in range(4)]
    assert (hebrew[0], hebrew[3]) == (wide("דנה"), 0)
    assert hebrew == sorted(hebrew, reverse=True)
    assert at("Ada דנה", 7) == wide("Ada ")
    assert at("7♠ דנה", 6) == surfaces._measure("bold", 24)("7♠ ")
