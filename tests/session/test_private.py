"""Saved files: their permissions, links, and interrupted writes."""

from __future__ import annotations

import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from gin.core.errors import SaveError, SettingsError
from gin.core.message import Verbatim
from gin.language.translation import printed
from gin.session.settings import Settings
from gin.session.settings_file import FILE as SETTINGS
from gin.session.settings_file import read, write
from gin.session.storage import paths
from gin.session.storage.backups import back_up
from gin.session.storage.database import FILE, LOCK
from gin.session.storage.paths import data_folder
from gin.session.storage.store import Store
from tests.session.test_salvage import TODAY
from tests.session.test_store import begin
from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tests.support.raising import raising

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="rights and links as POSIX has them"
)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def everything(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): rights(path) for path in folder.rglob("*")}


def test_saved_files_are_private_to_their_owner(tmp_path: Path) -> None:
    folder = data_folder(tmp_path / "data")
    store = Store.open(folder)
    begin(store)
    write(folder, Settings())
    back_up(folder / FILE, TODAY, link=store._link)
    assert rights(folder) == 0o700
    found = everything(folder)
    assert {FILE, f"{FILE}-wal", LOCK, SETTINGS, "backups"} < set(found)
    assert found.pop("backups") == 0o700
    assert set(found.values()) == {0o600}
    store.close()


def test_permissions_of_others_are_removed(tmp_path: Path) -> None:
    folder = data_folder(tmp_path / "data")
    Store.open(folder).close()
    (folder / "hands").mkdir()
    ours = [
        "hands/hand-1-1.ginparlour",
        "engine.log",
        "settings.broken.toml",
        "parlour.damaged-1.db",
    ]
    for name in ours:
        (folder / name).write_text("")
    (folder / "letter.txt").write_text("not ours")
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    data_folder(folder)
    assert rights(folder) == rights(folder / "hands") == 0o700
    assert {rights(folder / name) for name in (*ours, FILE, LOCK)} == {0o600}
    assert rights(folder / "letter.txt") == 0o644


def test_a_shared_folder_keeps_its_permissions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, shared, fresh = (tmp_path / name for name in ("home", "shared", "fresh"))
    for folder, mode in ((home, 0o755), (shared, 0o1777), (fresh, 0o755)):
        folder.mkdir()
        folder.chmod(mode)
        if folder != fresh:
            (folder / FILE).write_text("")
    monkeypatch.setenv("HOME", str(home))
    for folder, mode in ((home, 0o755), (shared, 0o1777), (fresh, 0o755)):
        assert rights(data_folder(folder)) == mode
    assert rights(home / FILE) == 0o600


def test_no_file_is_accessible_to_other_users(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    done = subprocess.run(
        [sys.executable, "main.py", "--text", "--data", str(folder)],
        input="settings\nback\nplay\ndeal\nquit\n", text=True, capture_output=True, cwd=TOP,
        timeout=PATIENCE, check=False, umask=0,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert rights(folder) == 0o700
    assert set(everything(folder).values()) <= {0o600, 0o700}


@pytest.mark.parametrize("name", [".write-test", "settings.partial"])
def test_no_link_is_followed(tmp_path: Path, name: str) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    folder = data_folder(tmp_path / "data")
    (folder / name).symlink_to(victim)
    data_folder(folder)
    write(folder, Settings(volume=25))
    assert victim.read_text() == "precious"
    assert read(folder)[0].volume == 25


def test_names_of_unfinished_files_cannot_be_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    real = Path.replace

    def look(self: Path, target: Path) -> Path:
        seen.append(self.name)
        return real(self, target)

    monkeypatch.setattr(Path, "replace", look)
    for volume in (25, 50):
        write(tmp_path, Settings(volume=volume))
    assert len(set(seen)) == 2
    assert all(name.startswith("settings.") and len(name) > 20 for name in seen)
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS]


def test_leftovers_of_a_kill_are_removed(tmp_path: Path) -> None:
    for name in (".write-test-abc", "settings.abc.partial"):
        (tmp_path / name).write_text("")
    data_folder(tmp_path)
    write(tmp_path, Settings())
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS]


def test_settings_that_cannot_be_written_stay_intact(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, Settings(volume=25))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with raising(SettingsError, "the disk is full"):
        write(tmp_path, Settings(volume=50))
    assert read(tmp_path)[0].volume == 25
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS]


def make_odd(path: Path, kind: str) -> None:
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    else:
        there = Path.cwd()
        os.chdir(path.parent)
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
        os.chdir(there)


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "socket"])
@pytest.mark.parametrize("name", [FILE, LOCK])
def test_an_invalid_file_gives_a_sentence(tmp_path: Path, name: str, kind: str) -> None:
    make_odd(tmp_path / name, kind)
    what = "is a folder" if kind == "folder" else "can't be written to"
    with raising(SaveError, f"cannot use .*{name}: it {what}"):
        Store.open(tmp_path)


def test_a_folder_in_place_of_settings_is_reported(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).mkdir()
    settings, problems = read(tmp_path)
    assert settings == Settings()
    assert len(problems) == 1 and SETTINGS in printed(problems[0])
    with raising(SettingsError, SETTINGS):
        write(tmp_path, Settings(volume=25))


def test_empty_settings_equal_the_defaults(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_bytes(b"")
    assert read(tmp_path) == (Settings(), ())


def test_a_full_disk_at_the_first_start_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with raising(SaveError, r"cannot write in the data folder .* the disk is full"):
        data_folder(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert paths.why(OSError(13, "Permission denied")) == Verbatim("Permission denied")
