"""The examples on the page about languages work as described."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gin.core.message import Gender, Verbatim, Who
from gin.language.catalogue import SOURCE, add
from gin.language.plurals import RULES
from gin.language.resolve import resolve
from gin.messages import menu, result
from gin.messages.languages import LANGUAGES
from gin.session import settings
from tests.language.test_pseudo import left_out
from tests.support.places import TOP
from tests.support.translation import only_for_now, told
from tools import messages

PAGE = TOP / "docs" / "adding-a-language.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_example_of_the_page_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", example],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": str(TOP), "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert done.stdout.splitlines() == ["You drew the Q♥.", "Ada zieht die Herz-Dame."]


def test_a_language_can_be_added_as_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = re.search(r"   ```\n   (grammar-language = .*)\n   ```", TEXT)
    assert first is not None
    catalogues = tmp_path / "languages"
    shutil.copytree(messages.CATALOGUES, catalogues)
    (catalogues / "pl").mkdir()
    (catalogues / "pl" / "grammar.ftl").write_text(f"{first[1]}\n", encoding="utf-8")
    (tmp_path / "compiled").mkdir()
    monkeypatch.setattr(messages, "CATALOGUES", catalogues)
    for folder in ("TABLES", "FUNCTIONS"):
        monkeypatch.setattr(messages, folder, tmp_path / "compiled")
    assert messages.main([]) == 0 and capsys.readouterr().err == ""
    found: dict[str, dict[str, str]] = {}
    for name in ("languages", "pl"):
        exec((tmp_path / "compiled" / f"{name}.py").read_text(encoding="utf-8"), found)
    with only_for_now():
        assert found["LANGUAGES"] == {**LANGUAGES, "pl": "Polski"}
        add("pl", found["LANGUAGES"]["pl"], found["ENTRIES"])
        settings.offer_languages()
        assert settings.with_value(settings.Settings(), "language", "pl").language == "pl"
        assert resolve(menu.PLAY, "pl") == resolve(menu.PLAY)
        # Accented English need not accent the names of languages.
        assert left_out(["Polski", "Deutsch", "Polsky"]) == ["Polsky"]
    assert messages.main(["--missing", "pl"]) == 0
    listed = capsys.readouterr().out
    assert "## grammar.ftl: " in listed and "menu-play = Play" in listed


def test_the_files_to_translate_first_are_marked_as_core() -> None:
    part = TEXT.partition("## What to translate first")[2].partition("\n## ")[0]
    listed = set(re.findall(r"`([a-z]+-[a-z-]+)`", part))
    marked = {
        entry.name
        for entry in messages.read(SOURCE).entries.values()
        if entry.text.startswith("# Core: ")
    }
    assert listed == marked and len(marked) > 30


def test_french_names_work_as_described() -> None:
    grammar, hand = re.findall(r"```french\n(.*?)```", TEXT, re.DOTALL)
    with only_for_now():
        files = {"grammar.ftl": f"grammar-language = Français\n{grammar}", "result.ftl": hand}
        assert told("fr", files) == []
        said = [
            resolve(result.hand_of(who=Who(Verbatim(name), Gender.UNKNOWN)), "fr")
            for name in ("Ada", "Bruno")
        ]
    assert said == ["La main d’Ada", "La main de Bruno"]
    for one in said:
        assert f"*{one}*" in TEXT.replace("\n", " ")


def test_the_page_names_every_rule_for_plurals() -> None:
    (listed,) = re.findall(r"has the rules of (.*?)\. If your language", TEXT.replace("\n  ", " "))
    names = re.split(r", | and ", listed)
    assert names == sorted(names) and len(names) == len({one.partition("-")[0] for one in RULES})
