"""Text typed into fields, and commands typed on layouts without Latin letters."""

from __future__ import annotations

import io

import pytest

from gin.language import translation
from gin.present.input.layouts import on_latin_keys
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.pages.page import sentence_of
from gin.variants.setups import setup

NAMING = "settings\nyourself\nname\n"


def talk(lines: str, language: str = "en") -> tuple[str, Parlour]:
    made = Parlour(Store.in_memory(), None, Settings(level=1, language=language))
    out = io.StringIO()
    Terminal(made, io.StringIO(lines), out).run()
    translation.follow("en")
    return out.getvalue(), made


@pytest.mark.parametrize("name", ["Jan Müller", "B", "3", "Score", "Иван"])
def test_a_line_typed_for_a_name_is_the_name(name: str) -> None:
    out, made = talk(f"{NAMING}{name}\ndone\n")
    assert made.settings.name == name
    assert "press a" not in out and "isn't possible" not in out
    assert "Just type it." in out


def test_a_name_is_typed_in_german_too() -> None:
    out, made = talk(f"{NAMING}Ende Gut\nfertig\n", "de")
    assert made.settings.name == "Ende Gut"
    assert "Tippe einfach den Text." in out


def test_commands_still_work_on_a_page_with_a_field() -> None:
    _, made = talk(f"{NAMING}Jan\nback\nname\npress b\npress o\nвщту\n")
    assert made.settings.name == "Bo"
    _, made = talk(f"{NAMING}name Help\n1\n")
    assert made.settings.name == "Help"


def test_the_result_of_a_typed_name_is_printed_once() -> None:
    out, _ = talk(f"{NAMING}Jan\n")
    assert out.count("On score sheets you are Jan.") == 1


@pytest.mark.parametrize(
    ("language", "line", "heading", "expected"),
    [
        ("en", "help keys", "\nMoving around\n",
         'To enter "help keys" as the text, type "name help keys".'),
        ("en", "help", "\nTyping commands\n", 'To enter "help" as the text, type "name help".'),
        ("de", "hilfe tasten", "\nSich bewegen\n",
         "Soll „hilfe tasten“ der Text sein, tippe „name hilfe tasten“."),
    ],
)  # fmt: skip
def test_help_works_while_a_text_is_requested(
    language: str, line: str, heading: str, expected: str
) -> None:
    zurück = "zurück" if language == "de" else "back"
    out, made = talk(f"{NAMING}Jan\n{line}\n{zurück}\nname Help Me\n1\n", language)
    assert expected in out and heading in out
    assert made.settings.name == "Help Me"


def test_a_deal_code_is_typed_without_a_word_before_it() -> None:
    out, _ = talk("games\noptions\n000-000-006\n000-000-0\nwrong\n")
    assert "Deal code 000-000-006: This deal will be played." in out
    assert "Deal code 000-000-0: Deal code '000-000-0' has 7 letters, not 9." in out
    assert '"wrong" isn\'t possible now.' in out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("вкфц", "draw"), ("ВКФЦ", "draw"), ("вшысфкв 7р", "discard 7h"), ("пшт", "gin"),
        ("вшіс", "disc"), ("δραςσ", "draws"), ("ΠΑΣΣ", "pass"), (";", ""), ("γρ;ς", "grqw"),
        ("גרש'", "draw"), ("/וןא", "quit"), ("يقشص", "draw"), ("draw", ""), ("zurück", ""),
    ],
)  # fmt: skip
def test_a_line_in_another_layout_is_read_by_its_keys(typed: str, meant: str) -> None:
    assert list(on_latin_keys(typed)) == ([meant] if meant else [])


def test_an_arabic_key_for_two_letters_is_read_both_ways() -> None:
    assert list(on_latin_keys("لاشؤن")) == ["back", "ghack"]


def test_commands_are_understood_on_other_layouts() -> None:
    def answer(line: str) -> str:
        made = Parlour(Store.in_memory(), None, Settings(level=1))
        made.matches.start(setup("gin"), 5, 1)
        out = io.StringIO()
        Terminal(made, io.StringIO(f"begin\npass\n{line}\n"), out).run()
        return out.getvalue()

    assert "You drew" in answer("вкфц")
    assert 'Did you mean "draw"?' in answer("вкф")
    assert '"раньше" isn\'t possible now.' in answer("раньше")
    assert 'Did you mean "king of clubs"?' in answer("king of cubs")


@pytest.mark.parametrize("id", ["gin", "oklahoma", "hollywood", "modern"])
def test_changed_numbers_are_announced(id: str) -> None:
    sentence = translation.printed(sentence_of(setup(id, ["box=30"])))
    assert sentence.endswith(", box: 30.")
    assert sentence_of(setup(id)) == setup(id).game.sentence
