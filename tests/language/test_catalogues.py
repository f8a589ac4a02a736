"""The catalogues: compiled, complete in English, and valid in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gin.core.message import Verbatim
from gin.language import translation
from gin.language.compiler.checks import OPTIONAL, source_of
from gin.language.compiler.entries import Language, read_file
from gin.messages.languages import LANGUAGES
from gin.present.shell.arguments import known_language
from tools import messages, missing, pseudo
from tools.messages import BadEntry


@cache
def shipped(language: str) -> Language:
    return messages.read(language)


def test_compiled_catalogues_are_current() -> None:
    """If this fails after a change of a catalogue, run `python -m tools.messages`."""
    compiled = messages.files()
    for path, text in compiled.items():
        assert path.read_text(encoding="utf-8") == text, path
    there = {*messages.TABLES.glob("*.py"), *messages.FUNCTIONS.glob("*.py")}
    kept = {messages.TABLES / "__init__.py", messages.FUNCTIONS / "__init__.py"}
    assert there - kept == set(compiled)


def test_every_accented_sentence_is_in_brackets() -> None:
    for name, pattern in pseudo.entries().items():
        if not name.startswith(("grammar-", "-grammar-")):
            assert pattern[0] == "⟦" and pattern[-1] == "⟧", name


def write(folder: Path, language: str, domain: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / f"{domain}.ftl").write_text(text, encoding="utf-8")


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(messages, "CATALOGUES", tmp_path)
    write(tmp_path, "en", "grammar", "grammar-language = English\n")
    write(tmp_path, "en", "trial", "# $who (who)\ntrial-hello = Hello, { $who }!\n")
    return tmp_path


def test_a_module_without_a_catalogue_is_reported_and_removed(
    written: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    compiled = tmp_path_factory.mktemp("compiled")
    for name in ("FUNCTIONS", "TABLES"):
        folder = compiled / name.lower()
        folder.mkdir()
        monkeypatch.setattr(messages, name, folder)
    monkeypatch.setattr(messages, "ROOT", compiled)
    monkeypatch.setattr(messages, "_place", lambda path: path.name)
    assert messages.main([]) == 0
    left = messages.FUNCTIONS / "of_a_game_that_went.py"
    left.write_text("", "utf-8")
    assert messages.main(["--check"]) == 1
    assert "functions/of_a_game_that_went.py is out of date" in capsys.readouterr().out
    assert messages.main([]) == 0 and not left.exists()
    assert messages.main(["--check"]) == 0


def test_each_entry_has_a_function(written: Path) -> None:
    made = messages.files()[messages.FUNCTIONS / "trial.py"]
    assert "def hello(*, who: Who) -> Message:" in made


def test_shared_parts_have_no_function(written: Path) -> None:
    text = "# $x (number)\n-trial-count = { $x } cards\ntrial-one = { -trial-count }\n"
    write(written, "en", "trial", text)
    made = messages.files()[messages.FUNCTIONS / "trial.py"]
    assert "def one(*, x: int) -> Message:" in made and "count" not in made


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "trial-one = { $x }", "no comment says what \\$x is"),
        ("en", "# $x (thing)\ntrial-one = One { $x }", "\\$x has the unknown type .thing."),
        ("en", "# $x (text)\ntrial-one = { $x }", "trial-one contains no words"),
        ("en", "other-one = One", "must begin with the name of its file, trial-"),
        ("en", "trial-one = { UPPER($x) }", "there is no function UPPER"),
        ("en", "trial-one = One\n    .more = Two", "attributes"),
        ("en", "trial-one = { trial-two }!", "there is no entry trial-two"),
        ("en", "trial one", "a = is missing after trial"),
        ("de", "trial-two = Zwei", "English has no entry trial-two"),
        ("de", "trial-hello = { $who ->\n [du] Hallo\n *[other] Hi\n}", "\\$who is never \\[du\\]"),
        ("de", "trial-hello = Hallo, { $name }!", "has no variable \\$name: perhaps \\$who"),
    ],
)
def test_mistakes_are_refused_with_file_and_line(
    written: Path, language: str, text: str, why: str
) -> None:
    if language != "en":
        write(written, language, "grammar", "grammar-language = Deutsch\n")
        write(written, language, "trial", text)
    else:
        write(written, "en", "trial", text)
    with pytest.raises(BadEntry, match=why) as error:
        messages.files()
    # The mistake is in line 1, or in line 2 below a comment.
    line = 1 + text.startswith("#")
    assert str(error.value).startswith(f"{written / language / 'trial.ftl'}:{line}: ")


def test_a_repeated_entry_is_refused(written: Path) -> None:
    write(written, "en", "trial", "trial-hello = Hello\n\n# Again.\ntrial-hello = Hi\n")
    place = written / "en" / "trial.ftl"
    with pytest.raises(BadEntry) as error:
        messages.files()
    assert f"{place}:4: trial-hello appears twice, first in {place}, line 1" in str(error.value)


def test_a_mistake_is_reported_with_folder_file_and_line() -> None:
    entry = messages.read("de").entries["table-hand-over"]
    place = messages.format_problem(entry.problem(Verbatim("why"))).removesuffix(": why")
    path, line = place.rsplit(":", 1)
    assert path == "assets/languages/de/table.ftl"
    text = (messages.ROOT / path).read_text(encoding="utf-8")
    assert text.splitlines()[int(line) - 1].startswith("table-hand-over = ")


def test_a_language_without_a_name_is_reported_with_its_file(written: Path) -> None:
    write(written, "de", "trial", "")
    with pytest.raises(BadEntry) as error:
        messages.files()
    assert str(error.value).startswith(f"{written / 'de' / 'grammar.ftl'}: there is no grammar-l")


def test_a_listing_is_a_catalogue_of_what_a_language_lacks(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(written, "en", "menu", "### $game (text)\n\nmenu-play = Play { $game }\n")
    write(written, "de", "grammar", "grammar-language = Deutsch\n")
    assert messages.main(["--missing", "de"]) == 0
    assert (
        capsys.readouterr().out
        == """\
### de: 1 of 3 entries

## menu.ftl: 1 of 1 missing

# $game (text)
menu-play = Play { $game }

## trial.ftl: 1 of 1 missing

# $who (who)
trial-hello = Hello, { $who }!
"""
    )


def test_a_listing_can_be_pasted(capsys: pytest.CaptureFixture[str]) -> None:
    english = shipped("en")
    language = Language("pl", "Polski", {}, [])
    source, _ = source_of(english)
    listed = "\n".join(missing.listing(english, source, [language]))
    entries, problems = read_file("pl/all.ftl", listed)
    lacking = [entry.name for entry in missing.missing(english, language)]
    assert not problems and {entry.name for entry in entries} == {*lacking}
    assert {name for name, one in english.entries.items() if not one.private} - {
        *lacking
    } == OPTIONAL - {"grammar-language"}
    files = re.findall(r"^## (.*)\.ftl: ", listed, re.MULTILINE)
    assert files[:7] == list(missing.FIRST) and files[7:] == sorted(files[7:])
    # Each entry lists its arguments, even those that English describes once for the whole file.
    for entry in entries:
        assert entry.types.items() >= source.given[entry.name].items(), entry.name


def test_an_unknown_language_cannot_be_listed(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert messages.main(["--missing", "xx"]) == 2
    assert "no language 'xx'" in capsys.readouterr().err


def test_missing_german_entries_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Missing entries are shown in English, so the test lists them and does not fail."""
    english, german = shipped("en"), shipped("de")
    lacking = [entry.name for entry in missing.missing(english, german)]
    if lacking:
        pytest.xfail(f"German lacks {', '.join(lacking)}")
    assert messages.main(["--missing", "de"]) == 0
    count = len(english.entries) - 1
    assert capsys.readouterr().out == f"### de: {count} of {count} entries\n"


def test_missing_grammar_entries_cause_a_warning(
    written: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each message that needs one of these entries would be in English."""
    entries = "grammar-card = { $card }\ngrammar-only-card = { $what }\n"
    write(
        written, "en", "grammar", f"### $card (text), $what (text)\ngrammar-language = E\n{entries}"
    )
    write(written, "de", "grammar", "grammar-language = Deutsch\n")
    for folder in ("TABLES", "FUNCTIONS"):
        monkeypatch.setattr(messages, folder, written)
    assert messages.main([]) == 0 and capsys.readouterr().err == ""
    write(written, "de", "trial", "trial-hello = Hallo, { $who }!\n")
    assert messages.main([]) == 0
    error = capsys.readouterr().err
    assert error.startswith(f"warning: {written / 'de' / 'grammar.ftl'}: ")
    assert "lacks grammar-card, grammar-only-card: whatever" in error


def test_every_language_has_a_name() -> None:
    assert LANGUAGES["en"] == "English" and LANGUAGES["de"] == "Deutsch"


def test_accented_english_cannot_be_chosen() -> None:
    """Its code means English, like the code of any English region."""
    assert pseudo.CODE not in LANGUAGES and known_language(pseudo.CODE) == "en"
    with pytest.raises(KeyError):
        translation.speak(pseudo.CODE)
