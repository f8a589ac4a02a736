"""The gallery's command line reports unknown names, and suggests similar ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from gin.session.settings import ALLOWED
from tools.gallery import command as gallery


@pytest.mark.parametrize(
    ("part", "told"),
    [
        ("shet", ["'shet'", "sheet", "sheet-hand", "dice-sheet"]),
        ("contrst", ["'contrst'", "contrast_dark", "contrast_light"]),
        ("qqq", ["'qqq'", "menu-first", "dice-sheet"]),
    ],
)
def test_an_unknown_part_is_reported_with_similar_names(
    part: str, told: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        gallery.main([str(tmp_path / "out"), part])
    error = capsys.readouterr().err.splitlines()[-1]
    assert ended.value.code == 2 and all(word in error for word in told), error
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["sheet"], "'sheet'"),
        (["out", "sheet", "--size", "12"], "'12'"),
        (["out", "sheet", "--size", "0x600"], "'0x600'"),
        (["out", "sheet", "--text", "33"], "33"),
        (["out", "sheet", "--language", "xx"], "'xx'"),
    ],
)
def test_a_wrong_argument_is_named(
    words: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        gallery.main(words)
    assert told in capsys.readouterr().err.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


def test_a_part_selects_the_images_with_it_in_their_names() -> None:
    files = {file for found in gallery.chosen("sheet-hand-green", ()).values() for file in found}
    assert files == {f"sheet-hand-green-{width}x{height}.png" for width, height in gallery.SIZES}


def test_a_given_size_is_drawn_in_every_theme() -> None:
    files = {
        file for found in gallery.chosen("sheet-hand", [(800, 600)]).values() for file in found
    }
    assert files == {f"sheet-hand-{theme}-800x600.png" for theme in ALLOWED["theme"]}


def test_moments_of_the_showdown_are_images_too(tmp_path: Path) -> None:
    assert gallery.main([str(tmp_path), "theatre-their-knock-green", "--size", "800x600"]) == 0
    assert [one.name for one in tmp_path.iterdir()] == ["theatre-their-knock-green-800x600.png"]
