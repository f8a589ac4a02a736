"""Several players in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.language import translation
from gin.present.shell.arguments import parse
from gin.present.shell.start import open_parlour
from gin.session import household, settings_file
from gin.session.settings import Settings
from gin.text.terminal import Terminal


def talk(folder: Path, lines: str, *words: str) -> str:
    made = open_parlour(parse(["--data", str(folder), "--text", *words]), lambda why: False)
    assert made is not None
    out = io.StringIO()
    Terminal(made, io.StringIO(lines), out).run()
    made.close()
    translation.follow("en")
    return out.getvalue()


@pytest.fixture
def family(tmp_path: Path) -> Path:
    settings_file.write(tmp_path, Settings(name="Josephine"))
    for name, language in (("Anna", "en"), ("Иван", "de")):
        id = household.add(tmp_path, name, Settings())
        folder = household.folder_of(tmp_path, id)
        kept = settings_file.read(folder)[0]
        settings_file.write(folder, replace(kept, language=language))
    return tmp_path


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2", "Anna is playing now."),
        ("anna", "Anna is playing now."),
        ("3", "Jetzt spielt Иван."),
        ("ИВАН", "Jetzt spielt Иван."),
        ("guest", "A guest is playing now."),
    ],
)
def test_a_player_is_chosen_by_number_or_by_name(family: Path, line: str, said: str) -> None:
    printed = talk(family, f"{line}\n")
    begins = "Who's playing?\n1 Josephine, who played last\n2 Anna\n3 Иван\n4 Guest\n5 Quit\n"
    assert printed.startswith(begins)
    assert said in printed
    assert "\n1 Spielen\n" in printed if "Jetzt" in said else "\n1 Play\n" in printed


def test_players_are_added_and_changed_by_typing(family: Path) -> None:
    lines = "spieler\nneuer spieler\nEva\nfertig\neva\nplayers\nremove player\nyes\nanna\nquit\n"
    printed = talk(family, lines, "--player", "иван")
    for said in (
        "Eva kann jetzt hier spielen",
        "3 Иван, spielt gerade\n",
        "Jetzt spielt Eva.",
        "Eva is no longer in the list.",
        "Josephine is playing now.",
    ):
        assert said in printed, said
    assert [one.name for one in household.members(family, household.read(family)[0].ids)] == [
        "Josephine",
        "Anna",
        "Иван",
    ]


def test_the_end_of_the_input_at_the_question_loses_nothing(family: Path) -> None:
    before = {path: path.read_bytes() for path in family.rglob("*.toml")}
    assert talk(family, "").startswith("Who's playing?")
    assert {path: path.read_bytes() for path in family.rglob("*.toml")} == before


def test_a_guest_in_the_terminal_hears_that_nothing_is_saved(family: Path) -> None:
    printed = talk(family, "save\nquit\n", "--player", "guest")
    assert "A guest is playing now. Nothing is saved" in printed.replace("\n", " ")
    assert "Everything is saved" not in printed
