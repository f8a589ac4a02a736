"""The list of players and their folders: bad names, damaged lists, missing folders, full disks."""

from __future__ import annotations

import errno
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.core.errors import SaveError
from gin.language.translation import printed
from gin.session import household, settings_file
from gin.session.household import FILE, FIRST, Household, Member
from gin.session.setting import Speech, ThemeName
from gin.session.settings import LONGEST_NAME, Settings

DAY = date(2026, 11, 27)


def names(root: Path) -> list[str]:
    return [one.name for one in household.members(root, household.read(root)[0].ids)]


def told(root: Path) -> list[str]:
    return [printed(problem) for problem in household.open_household(root)[1]]


def below(root: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()
    }


def test_before_there_are_others_no_file_is_read_or_written(tmp_path: Path) -> None:
    assert household.open_household(tmp_path) == (Household(), ())
    assert not list(tmp_path.iterdir())
    assert household.folder_of(tmp_path, FIRST) == tmp_path


@pytest.mark.parametrize(
    "name",
    ["Иван", "../x", "CON", "a" * 40, "/etc/passwd", "..", "nul.txt", "李", "A:B\\C", "guest"],
)
def test_no_name_of_a_player_becomes_the_name_of_a_file(tmp_path: Path, name: str) -> None:
    root = tmp_path / "data"
    root.mkdir()
    assert household.add(root, name, Settings()) == "player-2"
    assert {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")} == {
        "data",
        "data/people.toml",
        "data/people",
        "data/people/player-2",
        "data/people/player-2/settings.toml",
    }
    assert names(root) == ["", name[:LONGEST_NAME]]


def test_two_players_of_the_same_name_have_their_own_folders(tmp_path: Path) -> None:
    assert [household.add(tmp_path, "Anna", Settings()) for _ in range(2)] == [
        "player-2",
        "player-3",
    ]
    found = household.find(household.members(tmp_path, household.read(tmp_path)[0].ids), " ANNA ")
    assert [one.id for one in found] == ["player-2", "player-3"]
    assert [one.id for one in household.find(found, "player-3")] == ["player-3"]


def test_each_new_player_gets_another_face(tmp_path: Path) -> None:
    for name in "ABC":
        household.add(tmp_path, name, Settings())
    found = household.members(tmp_path, household.read(tmp_path)[0].ids)
    assert len({one.settings.portrait for one in found}) == 4


def test_a_new_player_has_the_aids_of_the_one_who_added_them_but_nothing_else(
    tmp_path: Path,
) -> None:
    like = Settings(
        language="de", speech=Speech.AUTO, speech_rate=8, switch=True, scan_pace=3.0, text_size=200,
        theme=ThemeName.CONTRAST_DARK, name="Eva", level=5, keys=(("knock", "Q"),), talk=False,
    )  # fmt: skip
    household.add(tmp_path, "Anna", like)
    made = settings_file.read(household.folder_of(tmp_path, "player-2"))[0]
    assert made == Settings(
        language="de", speech=Speech.AUTO, speech_rate=8, switch=True, scan_pace=3.0, text_size=200,
        theme=ThemeName.CONTRAST_DARK, name="Anna", portrait=made.portrait,
    )  # fmt: skip
    assert household.inherited(Settings(theme=ThemeName.MIDNIGHT)).theme is ThemeName.GREEN


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"format = 1",
        b"people = [",
        b'format = 1\nlast = "player-2"\nask = "yes"\npeople = ["player-2"]\n',
        b'format = 1\nlast = "player-2"\nask = true\npeople = ["../player-2"]\n',
        b'format = 1\nlast = "player-2"\nask = true\npeople = ["player-2", "player-2"]\n',
        b'format = 1\nlast = "player-2"\nask = true\npeople = [2]\n',
        b'format = "1"\n',
        b"x = " + b"[" * 50_000,
        b"#" * 200_000,
    ],
)
def test_a_damaged_list_is_kept_and_written_again_from_the_folders(
    tmp_path: Path, content: bytes
) -> None:
    for name in ("Anna", "Ben"):
        household.add(tmp_path, name, Settings())
    (tmp_path / FILE).write_bytes(content)
    found, problems = household.open_household(tmp_path)
    assert found.ids == (FIRST, "player-2", "player-3")
    said = " ".join(map(printed, problems))
    assert str(tmp_path / FILE) in said and "damaged" in said
    if content:
        assert "people.broken.toml" in said
        assert (tmp_path / "people.broken.toml").read_bytes() == content
    assert names(tmp_path) == ["", "Anna", "Ben"]
    assert not told(tmp_path), "it is said once"


def test_the_list_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    household.add(tmp_path, "Anna", Settings())
    newer = b'format = 2\npeople = {"player-2" = "anything"}\n'
    (tmp_path / FILE).write_bytes(newer)
    for _ in range(2):
        (sentence,) = told(tmp_path)
        assert "newer Gin Parlour (format 2; this one knows 1)" in sentence
    household.add(tmp_path, "Ben", Settings())
    assert names(tmp_path) == ["", "Anna", "Ben"]
    with pytest.raises(SaveError):
        household.remove(tmp_path, FIRST, DAY)
    household.remove(tmp_path, "player-2", DAY)
    assert names(tmp_path) == ["", "Ben"]
    assert (tmp_path / FILE).read_bytes() == newer


def test_a_lost_list_costs_no_player(tmp_path: Path) -> None:
    household.add(tmp_path, "Anna", Settings())
    (tmp_path / FILE).unlink()
    (sentence,) = told(tmp_path)
    assert "player-2" in sentence and "found" in sentence
    assert names(tmp_path) == ["", "Anna"] and not told(tmp_path)


def test_a_folder_that_vanishes_and_comes_back(tmp_path: Path) -> None:
    household.add(tmp_path, "Anna", Settings())
    household.write(tmp_path, replace(household.read(tmp_path)[0], last="player-2"))
    folder = household.folder_of(tmp_path, "player-2")
    folder.rename(tmp_path / "elsewhere")
    found, (problem,) = household.open_household(tmp_path)
    assert (found.ids, found.last) == ((FIRST,), FIRST)
    assert printed(problem) == (
        f"A player's folder is missing in {tmp_path / 'people'}: player-2. If it comes back, so"
        " does the player."
    )
    (tmp_path / "elsewhere").rename(folder)
    assert "player-2" in told(tmp_path)[0] and names(tmp_path) == ["", "Anna"]


def test_other_things_among_the_folders_are_no_players(tmp_path: Path) -> None:
    household.add(tmp_path, "Anna", Settings())
    for name in ("guest", "player-1", "Notes", "player-3.removed-2026-11-01", "x" * 41, ".hidden"):
        (tmp_path / "people" / name).mkdir()
    (tmp_path / "people" / "player-9").write_text("a file")
    assert household.read(tmp_path)[0].ids == (FIRST, "player-2")
    assert household.add(tmp_path, "Ben", Settings()) == "player-10", "no number is used twice"


def test_removing_renames_the_folder_and_keeps_every_byte(tmp_path: Path) -> None:
    for _ in range(2):
        household.add(tmp_path, "Anna", Settings())
    household.write(tmp_path, replace(household.read(tmp_path)[0], last="player-2"))
    (household.folder_of(tmp_path, "player-2") / "parlour.db").write_bytes(b"matches")
    (tmp_path / "people" / "player-2.removed-2026-11-27").mkdir()
    kept = household.remove(tmp_path, "player-2", DAY)
    assert kept == tmp_path / "people" / "player-2.removed-2026-11-27-2"
    assert (kept / "parlour.db").read_bytes() == b"matches"
    found, problems = household.open_household(tmp_path)
    assert (found.ids, found.last, problems) == ((FIRST, "player-3"), FIRST, ())
    kept.rename(household.folder_of(tmp_path, "player-2"))
    assert told(tmp_path) and "player-2" in household.read(tmp_path)[0].ids


def test_the_first_player_is_removed_without_a_change_to_the_data(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_bytes(b"matches")
    household.add(tmp_path, "Anna", Settings())
    assert household.remove(tmp_path, FIRST, DAY) == tmp_path
    assert (tmp_path / "parlour.db").read_bytes() == b"matches"
    assert household.open_household(tmp_path) == (Household(("player-2",), "player-2"), ())


def test_a_full_disk_adds_nobody_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    household.add(tmp_path, "Anna", Settings())
    before = below(tmp_path)

    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    for module in (settings_file, household):
        with monkeypatch.context() as patched:
            patched.setattr(module, "write_whole", full)
            with pytest.raises(SaveError) as failed:
                household.add(tmp_path, "Ben", Settings())
        assert "the disk is full" in printed(failed.value.text)
        assert below(tmp_path) == before
        assert not (tmp_path / "people" / "player-3").exists()
    with monkeypatch.context() as patched:
        patched.setattr(household, "write_whole", full)
        (tmp_path / FILE).write_bytes(b"damaged")
        found, _ = household.open_household(tmp_path)
    assert found.ids == (FIRST, "player-2")


def test_a_read_only_folder_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    household.add(tmp_path, "Anna", Settings())
    people = tmp_path / "people"

    def denied(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", denied)
    monkeypatch.setattr(Path, "rename", denied)
    with pytest.raises(SaveError) as failed:
        household.add(tmp_path, "Ben", Settings())
    assert printed(failed.value.text) == (
        f"cannot write in the data folder {people}: Permission denied"
    )
    with pytest.raises(SaveError) as failed:
        household.remove(tmp_path, "player-2", DAY)
    assert printed(failed.value.text) == f"cannot use {people / 'player-2'}: Permission denied"
    assert names(tmp_path) == ["", "Anna"]


def test_folders_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    household.add(tmp_path, "Anna", Settings())
    for path in (tmp_path / "people", tmp_path / "people" / "player-2"):
        assert path.stat().st_mode & 0o077 == 0
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_the_page_at_the_start_has_the_aids_that_anyone_needs() -> None:
    own = Settings(theme=ThemeName.MIDNIGHT, text_size=125)
    ear = Settings(speech=Speech.SELF, speech_rate=9)
    eye = Settings(theme=ThemeName.CONTRAST_LIGHT, text_size=200)
    switch = Settings(switch=True, scan_pace=4.0, cool_down=0.5)
    assert household.shared(own, (own,)) == own
    made = household.shared(own, (own, ear, eye, switch))
    assert (made.speech, made.speech_rate) == (Speech.SELF, 9)
    assert (made.theme, made.text_size) == (ThemeName.CONTRAST_LIGHT, 200)
    assert (made.switch, made.scan_pace, made.cool_down) == (True, 4.0, 0.5)
    quick = replace(switch, scan_pace=0.6)
    assert household.shared(quick, (quick, switch)).scan_pace == 4.0


def test_the_numbers_of_folders_name_players_without_a_name() -> None:
    assert [Member(id, Settings()).number for id in (FIRST, "player-12", "anna", "player-x")] == [
        1,
        12,
        None,
        None,
    ]
