"""Export, import and the table of results on the command line."""

from __future__ import annotations

import contextlib
import json
import zipfile
from pathlib import Path

import pytest

from gin.session.storage.store import Store
from tests.session.test_transfer import some_matches
from tests.text.test_text import run


@pytest.fixture
def here(tmp_path: Path) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    some_matches(folder, 1, 2, plies=5)
    (folder / "settings.toml").write_text('name = "Kim"\n')
    return folder


def test_an_export_is_imported_after_a_yes(here: Path, tmp_path: Path) -> None:
    target, there = tmp_path / "x.zip", tmp_path / "there"
    done = run("--data", str(here), "--export", str(target))
    assert (done.returncode, done.stdout) == (0, f"Exported to {target}: 2 matches.\n")
    with zipfile.ZipFile(target) as pack:
        assert json.loads(pack.read("manifest.json"))["players"][0]["name"] == "Kim"
    for answer in ("no\n", ""):
        done = run("--data", str(there), "--import", str(target), typed=answer)
        assert done.returncode == 1
        assert "Kim: to yours. 2 new matches." in done.stdout
        assert done.stdout.endswith("Nothing was imported.\n")
        assert "Import this? (yes or no)" in done.stderr
    with contextlib.closing(Store.open(there)) as store:
        assert not store.matches()
    done = run("--data", str(there), "--import", str(target), typed="yes\n")
    assert done.returncode == 0 and "2 matches were added." in done.stdout
    with contextlib.closing(Store.open(there)) as store:
        assert len(store.matches()) == 2
    done = run("--data", str(there), "--import", str(target))
    assert done.returncode == 0 and done.stdout.endswith("Everything in it is here already.\n")


def test_a_table_is_written_next_to_an_export(here: Path, tmp_path: Path) -> None:
    target = tmp_path / "r"
    done = run("--data", str(here), "--csv", str(target), "--export", f"{target}.zip")
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 2
    assert (tmp_path / "r.csv").read_text("utf-8-sig").startswith('"Player","Match"')
    assert (tmp_path / "r-hands.csv").exists() and (tmp_path / "r.zip").exists()


def test_what_is_impossible_gets_a_sentence(here: Path, tmp_path: Path) -> None:
    for words, error in (
        (["--export", str(tmp_path / "no" / "x")], f"There is no folder {tmp_path / 'no'}."),
        (["--export", str(here)], f"{here} is a folder: add the name of a file."),
        (["--import", str(tmp_path / "x.zip")], f"There is no file {tmp_path / 'x.zip'}."),
        (["--import", str(here / "settings.toml")], "is not an export of Gin Parlour."),
    ):
        done = run("--data", str(here), *words)
        assert done.returncode == 1 and error in done.stderr and "Traceback" not in done.stderr
    done = run("--data", str(here), "--export", " ")
    assert done.returncode == 2 and "the name of the file is empty" in done.stderr


def test_data_in_use_are_left_alone(here: Path, tmp_path: Path) -> None:
    with contextlib.closing(Store.open(here)):
        done = run("--data", str(here), "--export", str(tmp_path / "x.zip"))
    assert done.returncode == 1 and "copy of Gin Parlour is running" in done.stderr
    assert not (tmp_path / "x.zip").exists()
