"""Languages in the data folder: loaded at the start, with a reason for each rejected entry."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import main
from gin.core.cards import Card, Rank
from gin.core.message import YOU, Gender, Verbatim, Who
from gin.language import translation
from gin.language.catalogue import SOURCE, catalogue
from gin.language.resolve import resolve
from gin.messages import cards, menu, result, table
from gin.messages.languages import LANGUAGES
from gin.present.screens.troubleshooting import TroubleshootingPage
from gin.present.shell.arguments import Arguments, data_of, language_of
from gin.present.shell.start import open_parlour
from gin.present.words import settings as words
from gin.session.settings import Settings, with_value
from gin.session.settings_file import read
from gin.session.storage import catalogues
from tests.support.places import TOP
from tests.support.translation import FRENCH, only_for_now, told, written

ADA, BEN = Who(Verbatim("Ada"), Gender.FEMININE), Who(Verbatim("Ben"), Gender.MASCULINE)


@pytest.fixture(autouse=True)
def only_here() -> Iterator[None]:
    with only_for_now():
        yield


def loaded(folder: Path) -> list[str]:
    return [resolve(one) for one in main.load_languages(["--data", str(folder)])]


def test_a_language_in_the_data_folder_can_be_chosen(tmp_path: Path) -> None:
    written(tmp_path, "fr", {**FRENCH, "menu.ftl": "menu-play = Jouer\n"})
    assert loaded(tmp_path) == []
    assert LANGUAGES["fr"] == "Français"
    assert resolve(menu.PLAY, "fr") == "Jouer" and language_of(["--language", "fr_FR"]) == "fr"
    # The setting accepts the language and shows its own name.
    settings = with_value(Settings(), "language", "fr")
    assert resolve(words.value("language", settings.language)) == "Français"
    # Missing entries are in English.
    assert resolve(menu.QUIT, "fr") == resolve(menu.QUIT)


def test_names_elide_in_french() -> None:
    assert told("fr", FRENCH) == []
    for who, said in ((YOU, "votre main"), (ADA, "la main d’Ada"), (BEN, "la main de Ben")):
        assert resolve(result.hand_of(who=who), "fr") == said
    eric = Who(Verbatim("Éric"), Gender.MASCULINE)
    assert resolve(result.hand_of(who=eric), "fr") == "la main d’Éric"
    nobody = Who(Verbatim("…"))
    assert resolve(result.hand_of(who=nobody), "fr") == "la main de …"


def test_names_are_declined_one_by_one_in_polish() -> None:
    grammar = (
        FRENCH["grammar.ftl"].partition("grammar-name")[0]
        + """
grammar-name = { $form ->
    [of] { $name ->
        [Ada] Ady
       *[other] { $gender ->
            [masculine] { $name }a
           *[feminine] { $name }
        }
    }
   *[name] { $name }
}
"""
    )
    hand = 'result-hand-of = { $who ->\n [you] A\n *[other] karty { NAME($who, form: "of") }\n}\n'
    assert told("pl", {"grammar.ftl": grammar, "result.ftl": hand}) == []
    assert resolve(result.hand_of(who=ADA), "pl") == "karty Ady"
    assert resolve(result.hand_of(who=BEN), "pl") == "karty Bena"
    # Without options the same entry leaves the name unchanged.
    assert resolve(table.draws(who=ADA), "pl") == "Ada draws from the stock."


@pytest.mark.parametrize(
    ("name", "gender", "said"),
    [
        ("Ada", Gender.FEMININE, "Adas gemischte Folge ab Dame"),
        ("Felix", Gender.MASCULINE, "Felix’ gemischte Folge ab Dame"),
        ("Hans", Gender.MASCULINE, "Hans’ gemischte Folge ab Dame"),
        # A program as the opponent.
        ("bot.py", Gender.UNKNOWN, "gemischte Folge ab Dame von bot.py"),
    ],
)
def test_names_in_german_have_a_genitive(name: str, gender: Gender, said: str) -> None:
    run = cards.poker_meld(rank=Rank.QUEEN)
    owned = cards.owned(owner=Who(Verbatim(name), gender), thing=run)
    assert resolve(owned, "de") == said
    hand = resolve(result.hand_of(who=Who(Verbatim(name), gender)), "de")
    assert hand == ("Das Blatt von bot.py" if name == "bot.py" else f"{said.split()[0]} Blatt")


def test_a_data_folder_overrides_entries_of_a_bundled_language(tmp_path: Path) -> None:
    written(tmp_path, "de", {"menu.ftl": "menu-play = Los\n"})
    before = resolve(menu.QUIT, "de")
    assert loaded(tmp_path) == []
    assert resolve(menu.PLAY, "de") == "Los" and resolve(menu.QUIT, "de") == before
    assert LANGUAGES["de"] == "Deutsch"
    # German has a grammar file, so uses of its entries are checked.
    written(tmp_path, "de", {"menu.ftl": "menu-play = { -grammar-rank-short }\n"})
    assert "menu-play has no variable $rank" in loaded(tmp_path)[0]
    written(tmp_path, "de", {"grammar.ftl": "-grammar-suit-name = { SUIT($suit) }\n"})
    assert any("refers back to itself" in one for one in loaded(tmp_path))
    written(tmp_path, "de", {"grammar.ftl": "-grammar-suit-name = { $foo }\n"})
    assert any("line 1: grammar-suit has no variable $foo" in one for one in loaded(tmp_path))


def test_english_cannot_be_overridden(tmp_path: Path) -> None:
    before = catalogue(SOURCE)
    written(tmp_path, "en", {"menu.ftl": "menu-play = No\n"})
    assert loaded(tmp_path)[0] == "In en: English itself cannot be replaced."
    assert catalogue(SOURCE) is before


def test_a_folder_must_be_named_after_a_language(tmp_path: Path) -> None:
    written(tmp_path, "Polski", FRENCH)
    assert "not named after a language's code, such as pl" in loaded(tmp_path)[0]
    assert "Polski" not in LANGUAGES


def test_a_language_with_mistakes_can_still_be_chosen(tmp_path: Path) -> None:
    """Otherwise a mistake in the language would reset the setting."""
    written(tmp_path, "qaa", {"menu.ftl": "menu-play = { $who }\nmenu-quit = Quitter\n"})
    said = loaded(tmp_path)
    assert said[0].startswith("In qaa/grammar.ftl: there is no grammar-language")
    assert "menu-play has no variable $who" in said[1] and "in English" in said[-1]
    (tmp_path / "settings.toml").write_text('language = "qaa"\n', encoding="utf-8")
    assert read(tmp_path) == (Settings(language="qaa"), ())
    assert (
        resolve(menu.PLAY, "qaa") == resolve(menu.PLAY) and resolve(menu.QUIT, "qaa") == "Quitter"
    )


def test_many_problems_are_cut_to_a_count(tmp_path: Path) -> None:
    slips = "".join(f"menu-slip-{number} = A\n" for number in range(30))
    written(tmp_path, "fr", {"grammar.ftl": FRENCH["grammar.ftl"], "menu.ftl": slips})
    said = loaded(tmp_path)
    assert len(said) == 12 and said[10] == "20 more problems in fr."


@pytest.mark.parametrize("text", [False, True])
def test_a_window_says_where_the_problems_are_listed(tmp_path: Path, text: bool) -> None:
    """The window has room for one notice; a terminal prints them all."""
    written(tmp_path, "fr", {**FRENCH, "menu.ftl": "menu-plya = Jouer\n"})
    problems = main.load_languages(["--data", str(tmp_path)])
    opened = open_parlour(Arguments(data=tmp_path, text=text, problems=problems), lambda why: False)
    assert opened is not None
    try:
        said = [resolve(one.text) for one in opened.take_announcements()]
        listed = "A translation has mistakes or gaps. They are listed in Help, under “If something"
        assert any(one.startswith(listed) for one in said)
        assert any("menu-plya" in one for one in said) == text
        lines = TroubleshootingPage(opened).view().zones[0].items
        shown = [resolve(item.name) for item in lines]
        heading = shown.index("Translations")
        assert "no entry menu-plya: perhaps menu-play" in shown[heading + 1]
    finally:
        opened.close()


def test_languages_over_the_limits_are_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, "fr", {**FRENCH, "zoo.ftl": b"#" * (catalogues.MOST_BYTES + 1)})
    said = loaded(tmp_path)
    assert said[0] == (
        "In fr/zoo.ftl: it cannot be read: the files of a language may have at most 600000 bytes"
        " together."
    )
    assert LANGUAGES["fr"] == "Français"
    monkeypatch.setattr(catalogues, "MOST_FILES", 1)
    assert "a language may have at most 1 files" in loaded(tmp_path)[0]
    monkeypatch.setattr(catalogues, "MOST_LANGUAGES", 0)
    assert "only the first 0 languages are loaded" in loaded(tmp_path)[0]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no mkfifo")
def test_special_files_do_not_block(tmp_path: Path) -> None:
    folder = written(tmp_path, "fr", FRENCH) / "languages" / "fr"
    os.mkfifo(folder / "pipe.ftl")
    (folder / "zero.ftl").symlink_to("/dev/zero")
    (folder / "zz.ftl").mkdir()
    said = loaded(tmp_path)
    assert [one.partition(":")[0] for one in said[:3]] == [
        "In fr/pipe.ftl", "In fr/zero.ftl", "In fr/zz.ftl",
    ]  # fmt: skip


def test_without_language_folders_nothing_is_loaded(tmp_path: Path) -> None:
    ask = (
        "import sys, main; main.load_languages(['--data', sys.argv[1]]);"
        "print({'fluent.syntax', 'gin.language.added'} & {*sys.modules})"
    )
    for there, loads in (("none", False), ("some", True)):
        if loads:
            written(tmp_path / there, "fr", FRENCH)
        done = subprocess.run(
            [sys.executable, "-c", ask, tmp_path / there], cwd=TOP, capture_output=True, text=True,
            check=True,
        )  # fmt: skip
        assert ("fluent.syntax" in done.stdout) == loads


def test_the_data_folder_is_found_before_arguments_are_checked() -> None:
    assert data_of(["--text", "--data", "a"]) == data_of(["--dat=a"]) == Path("a")
    assert data_of(["--data"]) is None and data_of([]) is None


def test_an_added_language_has_cards_and_sentences(tmp_path: Path) -> None:
    grammar = FRENCH["grammar.ftl"].replace("[queen] queen\n", "[queen] dame\n").replace(
        "[hearts] hearts", "[hearts] cœurs"
    ).replace("[the] the{", "[the] la{").replace(" of { SUIT", " de { SUIT")  # fmt: skip
    draws = 'table-draws-card = Tirez { CARD($card, form: "the") }.\n'
    written(tmp_path, "fr", {"grammar.ftl": grammar, "table.ftl": draws})
    assert loaded(tmp_path) == []
    translation.speak("fr")
    message = table.draws_card(who=YOU, card=Card.parse("QH"))
    assert translation.spoken(message) == "Tirez la dame de cœurs."
    assert translation.printed(message) == "Tirez la Q♥."


def test_the_program_uses_an_added_language(tmp_path: Path) -> None:
    written(tmp_path, "fr", {**FRENCH, "menu.ftl": "menu-play = Jouer\nmenu-oops = A\n"})
    done = subprocess.run(
        [sys.executable, "main.py", "--data", tmp_path, "--language", "fr", "--text"], cwd=TOP,
        input="", capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert "1 Jouer" in done.stdout and "In fr/menu.ftl, line 2: English has no" in done.stdout
    assert done.stderr == ""
