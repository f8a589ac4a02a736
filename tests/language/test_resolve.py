"""Messages become text, with their arguments, in a language and a style."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gin.core.cards import Card, Rank, Suit
from gin.core.message import (
    NOTHING,
    YOU,
    Gender,
    Message,
    Share,
    Text,
    Verbatim,
    Who,
    asked,
    commas,
    contains,
    ended,
    in_row,
    labelled,
    listed,
    quoted,
    says,
    sentences,
    without,
)
from gin.language import catalogue, resolve, translation
from gin.language.catalogue import Catalogue
from gin.language.plurals import plural
from gin.language.resolve import TextStyle
from gin.messages import cards, speech, terminal

ADA = Who(Verbatim("Ada"), Gender.FEMININE)
QUEEN, SEVEN = Card.parse("QH"), Card.parse("7S")
ENTRIES = {
    "en": {
        "trial-draws": (
            ("?", "who", (("you", ("You draw ", ("$", "card", (("form", "the"),)))),
                          ("other", (("$", "who", ()), " draws ",
                                     ("$", "card", (("form", "the"),))))),
             "other"),
            ".",
        ),
        "trial-points": (
            ("$", "points", ()), " ",
            ("?", "points", (("one", "point"), ("other", "points")), "other"),
        ),
        "trial-english": "Only in English.",
    },
}  # fmt: skip


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> None:
    real = catalogue.catalogue("en")
    more = Catalogue("en", {**real.entries, **ENTRIES["en"]})
    monkeypatch.setattr(
        resolve, "catalogue", lambda code: more if code == "en" else catalogue.catalogue(code)
    )


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    translation.speak("en")


@pytest.mark.parametrize(
    ("style", "words"),
    [
        (TextStyle.PRINT, "You draw the Q♥."),
        (TextStyle.SPEAK, "You draw the queen of hearts."),
        (TextStyle.SHORT, "You draw the Q hearts."),
        (TextStyle.BRAILLE, "You draw the ⠟⠓ queen of hearts."),
        (TextStyle.BRAILLE_SHORT, "You draw the ⠟⠓ Q hearts."),
        (TextStyle.WRITTEN, "You draw the queen of hearts."),
        (TextStyle.WRITTEN_SHORT, "You draw the Q hearts."),
    ],
)
def test_one_message_in_every_style(trial: None, style: TextStyle, words: str) -> None:
    message = Message("trial-draws", (("who", YOU), ("card", QUEEN)))
    assert resolve.resolve(message, "en", style) == words


def test_sentences_agree_with_person_and_number(trial: None) -> None:
    drawn = Message("trial-draws", (("who", ADA), ("card", SEVEN)))
    assert resolve.resolve(drawn) == "Ada draws the 7♠."
    for points, words in ((0, "0 points"), (1, "1 point"), (2, "2 points"), (-1, "−1 point")):
        assert resolve.resolve(Message("trial-points", (("points", points),))) == words


def test_sentences_that_a_language_lacks_are_in_english(trial: None) -> None:
    both = sentences(Message("trial-english"), speech.ON)
    german = resolve.resolve(speech.ON, "de")
    assert german != resolve.resolve(speech.ON)
    assert resolve.resolve(both, "de") == f"Only in English. {german}"
    # Half a sentence in another language would be useless.
    within = terminal.say_what(main=Message("trial-english"))
    assert resolve.resolve(within, "de") == resolve.resolve(within, "en")


def test_cards_in_german_have_their_articles() -> None:
    def named(card: Card, case: str, style: TextStyle) -> str:
        options = {"form": "the", "case": case}
        announcer = resolve._Resolver(catalogue.catalogue("de"), style)
        return announcer._words(card, options)

    assert named(QUEEN, "nominative", TextStyle.SPEAK).startswith("die ")
    assert named(Card.parse("KH"), "accusative", TextStyle.SPEAK).startswith("den ")
    assert named(Card.parse("AS"), "dative", TextStyle.PRINT).startswith("dem ")


def test_melds_in_german_have_the_case_of_their_sentence() -> None:
    announcer = resolve._Resolver(catalogue.catalogue("de"), TextStyle.PRINT)
    run, eights = cards.run(suit=Suit.HEARTS), cards.set(rank=Rank.EIGHT)
    assert announcer._words(run, {}) == "Herz-Folge"
    assert announcer._words(run, {"form": "the", "case": "dative"}) == "der Herz-Folge"
    assert announcer._words(eights, {"form": "a", "case": "accusative"}) == "einen Satz Achten"
    ours, theirs = cards.owned(owner=YOU, thing=eights), cards.owned(owner=ADA, thing=run)
    assert resolve.resolve(ours, "de") == "dein Satz Achten"
    assert announcer._words(ours, {"case": "dative"}) == "deinem Satz Achten"
    assert resolve.resolve(theirs, "de") == "Adas Herz-Folge"
    assert announcer._words(theirs, {"case": "accusative"}) == "Adas Herz-Folge"


def test_jacks_in_german_are_declined() -> None:
    announcer = resolve._Resolver(catalogue.catalogue("de"), TextStyle.SPEAK)
    jack = Card.parse("JS")
    assert announcer._words(jack, {}) == "Pik-Bube"
    assert announcer._words(jack, {"form": "the", "case": "accusative"}) == "den Pik-Buben"


def test_lists_of_things() -> None:
    ada, you = Verbatim("Ada"), Verbatim("you")
    for text, words in (
        (sentences(ended(ada), NOTHING, asked(you)), "Ada. You?"),
        (commas(ada, NOTHING, you), "Ada, you"),
        (listed((ada, you, ada)), "Ada, you and Ada"),
        (labelled(ada, in_row((QUEEN, SEVEN))), "Ada: Q♥, 7♠"),
        (quoted(ada), '"Ada"'),
        (ended(Verbatim("She said: “Go.”")), "She said: “Go.”"),
        (commas(Verbatim("A note."), you), "A note, you"),
        (sentences(), ""),
        (sentences(ada), "Ada"),
    ):
        assert resolve.resolve(text) == words


def test_numbers_shares_and_melds() -> None:
    announcer = resolve._Resolver(catalogue.catalogue("en"), TextStyle.PRINT)
    assert announcer._words(Share(0.256), {}) == "26%"
    assert announcer._words(3, {"form": "word"}) == "three"
    assert announcer._words(25, {"sign": "always"}) == "+ 25"
    spoken = resolve._Resolver(catalogue.catalogue("en"), TextStyle.SPEAK)
    assert spoken._words(-25, {}) == "minus 25"
    assert resolve.resolve(cards.set(rank=Rank.SIX)) == "set of sixes"
    assert resolve.resolve(cards.run(suit=Suit.HEARTS)) == "run of hearts"


@pytest.mark.parametrize(
    ("language", "number", "form"),
    [
        ("en", 1, "one"), ("en", 0, "other"), ("de", 2, "other"), ("fr", 0, "one"),
        ("pl", 1, "one"), ("pl", 3, "few"), ("pl", 12, "many"), ("pl", 22, "few"),
        ("pl", 25, "many"), ("cs", 4, "few"), ("cs", 5, "other"), ("sk", 2, "few"),
        ("ro", 0, "few"), ("ro", 19, "few"), ("ro", 20, "other"), ("ro", 101, "few"),
        ("en-XA", 1, "one"), ("uk", 21, "one"), ("ru", 11, "many"), ("hr", 5, "other"),
        ("sl", 102, "two"), ("lt", 22, "few"), ("lv", 10, "zero"), ("is", 31, "one"),
        ("pt-BR", 0, "one"), ("pt-PT", 0, "other"), ("ja", 1, "other"),
    ],
)  # fmt: skip
def test_plurals(language: str, number: int, form: str) -> None:
    assert plural(language, number) == form


def test_external_words_are_unchanged_and_harmless() -> None:
    assert resolve.resolve(Verbatim("[QH]\x1b {x}")) == "[QH] {x}"
    text = resolve.resolve(speech.helps(key=Verbatim("\u202eF1")))
    assert text == "Press F1 for help."


def test_a_message_alone_has_no_words() -> None:
    with pytest.raises(TypeError, match="speech-on"):
        f"{speech.ON}"
    with pytest.raises(TypeError):
        str(Verbatim("Ada"))
    assert not NOTHING and speech.ON and not Verbatim("")


def test_repeated_messages_are_recognised() -> None:
    both = sentences(speech.ON, ended(speech.BUTTON))
    assert says(both, speech.ON) and says(both, speech.BUTTON) and not says(both, speech.OFF)
    assert not says(both, NOTHING) and not says(NOTHING, speech.ON)
    assert without(sentences(speech.ON, speech.OFF), [both]) == ended(speech.OFF)
    assert without(both, [both]) == NOTHING
    assert contains(labelled(speech.FIELD, speech.BUTTON), speech.FIELD)
    assert not contains(labelled(speech.FIELD, speech.BUTTON), speech.ON)


def test_one_language_is_in_use_at_a_time() -> None:
    def button() -> Text:
        return translation.spoken(speech.BUTTON)

    english = button()
    translation.speak("de")
    assert translation.language() == "de" and button() != english
    with pytest.raises(KeyError):
        translation.speak("xx")
    assert translation.follow("en") and not translation.follow("en") and button() == english
