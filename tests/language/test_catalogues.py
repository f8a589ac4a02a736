"""The catalogues: compiled, complete in English, and right in every language."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from gin.language.catalogue import catalogue
from gin.messages.languages import LANGUAGES, PSEUDO
from tools import messages
from tools.messages import BadEntry


def test_what_is_compiled_is_what_is_written() -> None:
    """After a change of a catalogue: python -m tools.messages."""
    for path, text in messages.files().items():
        assert path.read_text(encoding="utf-8") == text, path
    there = {*messages.TABLES.glob("*.py"), *messages.FUNCTIONS.glob("*.py")}
    kept = {messages.TABLES / "__init__.py", messages.FUNCTIONS / "__init__.py"}
    assert there - kept == set(messages.files())


def test_the_brackets_of_the_trial_language_come_from_its_catalogue() -> None:
    for name, pattern in catalogue(PSEUDO).entries.items():
        if not name.startswith(("grammar-", "-grammar-")):
            assert pattern[0] == "⟦" and pattern[-1] == "⟧", name


def write(folder: Path, language: str, domain: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / f"{domain}.ftl").write_text(text, encoding="utf-8")


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English catalogue of one entry."""
    monkeypatch.setattr(messages, "CATALOGUES", tmp_path)
    write(tmp_path, "en", "grammar", "grammar-language = English\n")
    write(tmp_path, "en", "trial", "# $who (who)\ntrial-hello = Hello, { $who }!\n")
    return tmp_path


def test_a_function_for_each_entry(written: Path) -> None:
    made = messages.files()[messages.FUNCTIONS / "trial.py"]
    assert "def hello(*, who: Who) -> Message:" in made


def test_what_entries_have_in_common_is_said_by_none_alone(written: Path) -> None:
    text = "# $x (number)\n-trial-count = { $x } cards\ntrial-one = { -trial-count }\n"
    write(written, "en", "trial", text)
    made = messages.files()[messages.FUNCTIONS / "trial.py"]
    assert "def one(*, x: int) -> Message:" in made and "count" not in made


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "trial-one = { $x }", "no comment says what \\$x is"),
        ("en", "# $x (thing)\ntrial-one = One { $x }", "of no type"),
        ("en", "# $x (text)\ntrial-one = { $x }", "no word of its own"),
        ("en", "other-one = One", "does not begin"),
        ("en", "trial-one = { UPPER($x) }", "no function UPPER"),
        ("en", "trial-one = One\n    .more = Two", "attributes"),
        ("en", "trial-one = { trial-two }!", "no entry trial-two"),
        ("en", "trial one", "cannot be read"),
        ("de", "trial-two = Zwei", "English has no such entry"),
        ("de", "trial-hello = { $who ->\n [du] Hallo\n *[other] Hi\n}", "\\$who is never \\[du\\]"),
        ("de", "trial-hello = Hallo, { $name }!", "does not stand in the English entry"),
    ],
)
def test_what_cannot_be_right_is_refused_with_its_place(
    written: Path, language: str, text: str, why: str
) -> None:
    if language != "en":
        write(written, language, "grammar", "grammar-language = Deutsch\n")
        write(written, language, "trial", text)
    else:
        write(written, "en", "trial", text)
    with pytest.raises(BadEntry, match=why) as told:
        messages.files()
    # Entries follow one comment at most, and no empty line.
    line = 1 + text.startswith("#")
    assert str(told.value).startswith(f"{written / language / 'trial.ftl'}:{line}: ")


def test_an_entry_is_there_once(written: Path) -> None:
    write(written, "en", "trial", "trial-hello = Hello\n\n# Again.\ntrial-hello = Hi\n")
    place = written / "en" / "trial.ftl"
    with pytest.raises(BadEntry) as told:
        messages.files()
    assert str(told.value) == f"{place}:4: entry trial-hello: is there twice, first at {place}:1"


def test_a_mistake_is_named_with_its_folder_file_and_line() -> None:
    """As editors open it, from the project's folder."""
    entry = messages.read("de").entries["table-hand-over"]
    place = str(entry.fail("why")).removesuffix(": entry table-hand-over: why")
    path, line = place.rsplit(":", 1)
    assert path == "assets/languages/de/table.ftl"
    text = (messages.ROOT / path).read_text(encoding="utf-8")
    assert text.splitlines()[int(line) - 1].startswith("table-hand-over = ")


def test_a_language_without_a_name_is_named_with_its_file(written: Path) -> None:
    write(written, "de", "trial", "")
    with pytest.raises(BadEntry) as told:
        messages.files()
    assert str(told.value).startswith(f"{written / 'de' / 'grammar.ftl'}: no grammar-language")


def test_a_listing_says_how_many_entries_a_language_lacks(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(written, "de", "grammar", "grammar-language = Deutsch\n")
    assert messages.main(["--missing"]) == 0
    assert capsys.readouterr().out == "de: 1 of 2\n  trial-hello\n"


def test_what_german_lacks_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """It is told in English until somebody adds it, so it fails nothing, but is named."""
    assert messages.main(["--missing"]) == 0
    listed = capsys.readouterr().out.splitlines()
    start = next(place for place, line in enumerate(listed) if line.startswith("de: "))
    missing = list(itertools.takewhile(lambda line: line.startswith("  "), listed[start + 1 :]))
    if missing:
        pytest.xfail(f"German lacks {', '.join(map(str.strip, missing))}")
    count = len(messages.read("en").entries)
    assert listed[start] == f"de: {count} of {count}"


def test_every_language_says_what_it_is_called() -> None:
    assert LANGUAGES["en"] == "English" and LANGUAGES["de"] == "Deutsch"
    assert PSEUDO not in LANGUAGES
