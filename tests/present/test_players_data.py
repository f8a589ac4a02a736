"""Several players in an export, an import and a table of results."""

from __future__ import annotations

from pathlib import Path

import pytest

from gin.interface.destinations import ExportKind, ToData, ToExport, ToImport
from gin.language.translation import printed
from gin.present.shell import transfer_commands
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.session import household, settings_file
from gin.session.settings import Settings
from gin.session.storage.store import Store
from tests.session.test_transfer import some_matches
from tests.support.by_name import choose, find_item


def family(folder: Path, *names: str) -> Path:
    """Fill a folder with players, who have played one match, two matches and so on."""
    folder.mkdir()
    settings_file.write(folder, Settings(name=names[0], theme="midnight"))
    for name in names[1:]:
        household.add(folder, name, Settings())
    for number, id in enumerate(household.read(folder)[0].ids, start=1):
        some_matches(household.folder_of(folder, id), *range(1, number + 1), plies=5)
    return folder


def seated(folder: Path) -> Parlour:
    return Parlour(Store.open(folder), folder, settings_file.read(folder)[0])


def finish(made: Parlour) -> str:
    while made.working:
        made.work(0.05)
    return " ".join(map(printed, made.take_said()))


def matches(folder: Path) -> dict[str, int]:
    found = {}
    for one in household.members(folder, household.read(folder)[0].ids):
        store = Store.open(household.folder_of(folder, one.id))
        ((count,),) = store.rows("SELECT count(*) FROM match")
        found[one.name] = int(str(count))
        store.close()
    return found


def test_all_players_are_exported_and_arrive_as_new_ones(tmp_path: Path) -> None:
    made = seated(family(tmp_path / "here", "Kim", "Anna", "Иван"))
    made.open(ToData())
    assert find_item(made.view(), "button:export-own") is not None
    made.open(ToExport(tmp_path / "all.zip"))
    finish(made)
    made.close()
    other = seated(family(tmp_path / "there", "Tom", "anna"))
    other.open(ToImport(tmp_path / "all.zip"))
    said = finish(other)
    assert "Kim: as a new player." in said and "Иван: as a new player." in said
    choose(other, "import-now")
    finish(other)
    assert [one.name for one in other.players.listed()] == ["Tom", "anna", "Kim", "Иван"]
    kim = other.players.listed()[2].settings
    assert kim.theme == "midnight", "a new player's settings come along"
    other.close()
    assert matches(tmp_path / "there") == {"Tom": 1, "anna": 4, "Kim": 1, "Иван": 3}


def test_one_player_is_exported_alone(tmp_path: Path) -> None:
    made = seated(family(tmp_path / "here", "Kim", "Anna"))
    made.open(ToExport(tmp_path / "own.zip", ExportKind.OWN))
    finish(made)
    made.close()
    other = seated(family(tmp_path / "there", "Tom"))
    other.open(ToImport(tmp_path / "own.zip"))
    finish(other)
    choose(other, "import-now")
    finish(other)
    other.close()
    assert set(matches(tmp_path / "there")) == {"Tom", "Kim"}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), {"Tom": 1, "Kim": 1, "Anna": 2}),
        (("--player", "kim"), {"Tom": 1, "Kim": 1}),
    ],
)
def test_the_command_line_exports_all_players_or_one(
    tmp_path: Path, words: tuple[str, ...], expected: dict[str, int]
) -> None:
    here = family(tmp_path / "here", "Kim", "Anna")
    there = family(tmp_path / "there", "Tom")
    target = str(tmp_path / "x.zip")
    run(here, "--export", target, *words)
    run(there, "--import", target)
    assert matches(there) == expected


def test_the_command_line_imports_into_the_named_player(tmp_path: Path) -> None:
    here = family(tmp_path / "here", "Kim")
    there = family(tmp_path / "there", "Tom", "Anna")
    household.add(there, "Eva", Settings())
    target = str(tmp_path / "x.zip")
    run(here, "--export", target)
    run(there, "--import", target, "--player", "eva")
    assert matches(there) == {"Tom": 1, "Anna": 2, "Eva": 1}


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    there = family(tmp_path / "there", "Tom", "x" * 20)
    assert [household.add_with(there, Settings(name=name)) for name in ("tom", "x" * 20)] == [
        "player-3",
        "player-4",
    ]
    assert list(matches(there)) == ["Tom", "x" * 20, "tom 2", "x" * 18 + " 2"]


def run(folder: Path, *words: str) -> None:
    asked = parse(["--data", str(folder), *words])
    assert transfer_commands.run(asked, printed, lambda question: True) == 0
