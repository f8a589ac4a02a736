"""Commands typed in another language, and in English as well."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest

from gin.core.cards import Card
from gin.core.message import YOU, only
from gin.language import translation
from gin.language.catalogue import SOURCE, catalogue
from gin.language.translation import printed, spoken
from gin.language.typed import after, card_named, in_english, offered
from gin.messages import table
from gin.present.lesson import script
from gin.present.shell.parlour import Parlour
from gin.present.words import lesson
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.layout import LineStyle, lines
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.support.typed_lines import normal


@pytest.fixture
def german() -> Iterator[None]:
    translation.speak("de")
    yield
    translation.speak("en")


def test_english_command_words_equal_their_ids() -> None:
    for name, pattern in catalogue(SOURCE).entries.items():
        if name.startswith("typed-"):
            assert pattern == name.removeprefix("typed-").replace("-", " ")
    assert in_english("discard 7h") == "discard 7h" and offered("draw") == "draw"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("ziehen", "draw"), ("Klopfen Herz Dame", "knock qh"), ("ablegen Pik-Sieben", "discard 7s"),
        ("discard 7h", "discard 7h"), ("leg ab karo b", "discard jd"), ("Kreuz Ass", "ac"),
        ("d 7h", "discard 7h"), ("zurücknehmen", "take back"), ("quatsch", "quatsch"),
    ],
)  # fmt: skip
def test_a_line_in_german(german: None, line: str, meant: str) -> None:
    assert normal(line) == meant


def test_a_line_is_understood_in_the_current_language() -> None:
    understood = []
    for language in ("en", "de", "en"):
        translation.speak(language)
        understood.append(normal("ziehen"))
    assert understood == ["ziehen", "draw", "ziehen"]


def test_cards_in_german(german: None) -> None:
    for card in (Card.parse("QH"), Card.parse("TS"), Card.parse("AC")):
        named = translation.spoken(only(card))
        assert card_named(named.lower()) == card
    assert offered("discard 7h") == "ablegen 7h" and offered("unheard of") == "unheard of"


def test_no_word_has_two_meanings(german: None) -> None:
    meant: dict[str, str] = {}
    entries = catalogue("de").entries
    english = {name.removeprefix("typed-").replace("-", " ") for name in catalogue(SOURCE).entries}
    for name, words in entries.items():
        if name.startswith("typed-"):
            for word in str(words).split(", "):
                assert meant.setdefault(word, name) == name
                assert word not in english or name == f"typed-{word.replace(' ', '-')}"


def test_a_hand_can_be_started_in_german() -> None:
    made = Parlour(Store.in_memory(), None, Settings(language="de", speed="instant"), 7)
    made.matches.start(setup("gin"))
    out = io.StringIO()
    try:
        Terminal(made, io.StringIO("geben\nunsinn\nende\n"), out).run()
    finally:
        translation.speak("en")
    assert "„unsinn“" in out.getvalue() and "passen" in out.getvalue()


def test_the_guided_hand_can_be_played_with_its_german_words(german: None) -> None:
    typed = ["guide"]
    for step in script.STEPS[:-1]:
        named = re.search("„(.+?)“", printed(lesson.STEPS[step.id].typed)) if step.wants else None
        assert named is not None or not step.wants, step.id
        typed.append(named[1] if named is not None else "")
    made = Parlour(Store.in_memory(), None, Settings(language="de"))
    out = io.StringIO()
    Terminal(made, io.StringIO("\n".join(typed) + "\n"), out).run()
    shown = made.view().lesson
    assert shown is not None and shown.step == shown.of
    for lesson_step in lesson.STEPS.values():
        assert f"{spoken(lesson_step.title)}, " in out.getvalue()


def test_text_after_a_german_command_is_unchanged(german: None) -> None:
    assert after("Taste Shift+S\n", "key") == "Shift+S" and after("key F5", "key") == "F5"
    assert after("pfad /Home/Ada", "code", "name", "path") == "/Home/Ada"
    assert after("ziehen", "key") is None and after("code", "code") is None


def test_an_answer_quotes_what_was_typed(german: None) -> None:
    made, out = Parlour(Store.in_memory(), None, Settings(language="de")), io.StringIO()
    Terminal(made, io.StringIO("Beste  jetzt\nspielenn\n"), out).run()
    assert "„beste jetzt“" in out.getvalue() and "„spielen“" in out.getvalue()


def test_cards_have_their_grammatical_case_in_the_terminal(german: None) -> None:
    card = Card.parse("JS")
    sentence = table.draws_card(who=YOU, card=card)
    assert list(lines(sentence, LineStyle())) == ["Du hast den Pik-Buben gezogen."]
    assert list(lines(sentence, LineStyle(braille=True))) == ["Du hast den ⠚⠎ Pik-Buben gezogen."]
