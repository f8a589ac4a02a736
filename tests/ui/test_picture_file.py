"""Pictures kept between starts: the same when they come back, and drawn anew whatever is wrong."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gin.present.shell.parlour import Parlour
from gin.present.view import Scene
from gin.session.settings import Settings
from gin.session.storage.paths import cache_folder
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art import cards, cloth, first_picture, image_cache, picture_file
from gin.ui.art.image_cache import packed
from gin.ui.art.picture_file import PictureFile
from gin.ui.art.theme import THEMES
from gin.ui.render.compositor import Part
from gin.ui.scenes import painter_of
from tests.support.drawn import picture, pixels

KEY = ("7H", 60, cards.Style())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "pictures.bin"


@pytest.fixture
def written(path: Path) -> Path:
    assert PictureFile(path).write({KEY: packed(picture()), "other": packed(picture(9))})
    return path


def test_what_was_written_is_there_at_the_next_start(written: Path) -> None:
    file = PictureFile(written)
    assert KEY in file and "none" not in file
    assert pixels(file.get(KEY)) == pixels(picture())
    assert pixels(file.get("other")) == pixels(picture(9))
    assert file.get("none") is None
    # What is added later does not push off what was there.
    assert file.write({"third": packed(picture(3))})
    again = PictureFile(written)
    assert [one in again for one in (KEY, "other", "third")] == [True] * 3
    assert [one.name for one in written.parent.iterdir()] == [written.name]


def test_a_file_of_another_version_is_as_good_as_none(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_file, "drawn_by", lambda: "another")
    file = PictureFile(written)
    assert KEY not in file and file.get(KEY) is None
    assert file.write({"new": packed(picture())})
    assert KEY not in PictureFile(written)


@pytest.mark.parametrize("at", [0, 30, 60, 70, 100, -1])
def test_a_byte_that_was_changed_brings_no_wrong_picture(written: Path, at: int) -> None:
    data = bytearray(written.read_bytes())
    data[at] ^= 0x41
    written.write_bytes(data)
    file = PictureFile(written)
    for key, size in ((KEY, 6), ("other", 9)):
        found = file.get(key)
        assert found is None or pixels(found) == pixels(picture(size))
    assert any(file.get(key) is None for key in (KEY, "other"))


@pytest.mark.parametrize("length", [0, 1, 23, 50, 64, 100, -1])
def test_a_file_that_was_cut_short_ends_nothing(written: Path, length: int) -> None:
    os.truncate(written, length % written.stat().st_size)
    file = PictureFile(written)
    assert file.get("other") is None
    assert file.write({KEY: packed(picture())}) and KEY in file


@pytest.mark.parametrize(
    "numbers", ["0 9 0 9 9", "9 -9 0 9 9", f"{10**12} 9 0 9 9", f"9 9 0 {10**15} 9", "9 9 -1 9 9"]
)
def test_numbers_that_no_picture_has_bring_none(path: Path, numbers: str) -> None:
    listed = f"{picture_file.drawn_by()}\n{numbers} {KEY!r}".encode()
    head = picture_file._HEAD.pack(len(listed), zlib.crc32(listed))
    path.parent.mkdir()
    path.write_bytes(picture_file._MAGIC + head + listed + bytes(9))
    file = PictureFile(path)
    assert KEY not in file and file.get(KEY) is None
    assert file.write({KEY: packed(picture())}) and KEY in file


def test_a_picture_that_is_larger_than_it_says_is_none(path: Path) -> None:
    data, _ = packed(picture(9))
    file = PictureFile(path)
    assert file.write({KEY: (data, (6, 4)), "small": (packed(picture(2))[0], (6, 4))})
    assert file.get(KEY) is None and file.get("small") is None


def test_a_file_that_is_deleted_while_the_program_runs_is_missed_by_nobody(written: Path) -> None:
    file = PictureFile(written)
    written.unlink()
    found = file.get(KEY)
    assert found is None or pixels(found) == pixels(picture())
    assert file.write({"new": packed(picture())}) and written.exists()


def test_where_nothing_can_be_written_it_is_tried_once(tmp_path: Path) -> None:
    stands_there = tmp_path / "cache"
    stands_there.write_text("a file")
    file = PictureFile(stands_there / "pictures.bin")
    assert not file.write({KEY: packed(picture())})
    stands_there.unlink()
    assert not file.write({KEY: packed(picture())})
    assert KEY not in file and not stands_there.exists()


def test_a_full_disk_leaves_the_old_file(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = written.read_bytes()

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "no space left")

    file = PictureFile(written)
    monkeypatch.setattr(Path, "replace", full)
    assert not file.write({"new": packed(picture())})
    assert written.read_bytes() == before
    assert [one.name for one in written.parent.iterdir()] == [written.name]


def test_only_so_many_are_kept_and_the_newest_first(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {one: packed(picture(9)) for one in ("new", "other")}
    monkeypatch.setattr(picture_file, "drawn_by", lambda: "these")
    PictureFile(path).write({KEY: packed(picture()), "other": small["other"]})
    room = sum(len(repr(name)) + len(data) for name, (data, _) in small.items()) + 1
    monkeypatch.setattr(picture_file, "LARGEST", room)
    file = PictureFile(path)
    assert file.get("other") is not None
    file.write({"new": small["new"]})
    again = PictureFile(path)
    assert "new" in again and "other" in again and KEY not in again


def test_the_file_lies_where_the_system_or_the_player_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cache_folder(tmp_path) == tmp_path / "cache"
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: "/caches/gin-parlour")
    assert cache_folder() == Path("/caches/gin-parlour")


# In the window.


@pytest.fixture
def afresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A program that has drawn nothing yet, with a folder for its file."""

    def forget() -> None:
        image_cache.clear()
        cards._PACKED.clear()
        cards._PREPARED.clear()
        cloth._lamp.cache_clear()
        cloth._weave.cache_clear()
        picture_file._TO_LAST.clear()

    for module in (first_picture, picture_file):
        monkeypatch.setattr(module, "_PATH", [])
    monkeypatch.setattr(first_picture, "_FIRST", [])
    monkeypatch.setattr(picture_file, "_KEPT", [])
    forget()
    yield tmp_path
    forget()


def shown(at: float = 0.0) -> tuple[App, pygame.Surface]:
    """The menu so many seconds after the start."""
    app = App(Parlour(Store.in_memory(), None, Settings()), (1280, 800))
    target = pygame.Surface((1280, 800))
    now = app.clock.now()
    app.draw(target, now)
    app.draw(target, now + at)
    return app, target


def test_at_the_next_start_the_menus_cards_lie_there_in_the_first_picture(
    afresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = shown()[1].copy()
    first_picture.keep_in(afresh)
    app, complete = shown(5.0)
    assert pixels(first) != pixels(complete)
    app.painting.rest()
    image_cache.clear()
    cards._PACKED.clear()
    first_picture.keep_in(afresh)
    monkeypatch.setattr(cards, "_drawn_face", None)
    assert pixels(shown()[1]) == pixels(complete)


def test_what_is_prepared_for_a_later_frame_of_the_menu_does_not_change_this_one(
    afresh: Path,
) -> None:
    """The monkey found a frame of which the cards depended on those drawn ahead for the next."""
    app = App(Parlour(Store.in_memory(), None, Settings()), (1280, 800))
    painter = painter_of(Scene.MENU)

    def cards_at(age: float) -> tuple[Part, ...]:
        return painter.over(app.view, app.look, app.place, app.cursor, age)

    lasts = painter.lasts(app.view)
    before = cards_at(0.0)
    assert len(before) < len(cards_at(lasts / 2)) < len(cards_at(lasts))
    assert cards_at(0.0) == before
    # They lie there when the menu comes back.
    image_cache.change_scene()
    assert len(cards_at(0.0)) == len(cards_at(lasts))


@pytest.mark.parametrize("size", [(800, 600), (1920, 1200)])
def test_the_cloth_of_an_earlier_start_is_the_same_and_only_the_last_size_of_it_is_kept(
    afresh: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    def laid(wide: int, high: int) -> bytes:
        target = pygame.Surface((wide, high))
        cloth.lay(target, THEMES["green"])
        return pixels(target)

    first_picture.keep_in(afresh)
    laid(1000, 700)
    drawn = laid(*size)
    picture_file.keep()
    assert len(picture_file.kept()._places) == 2
    cloth._lamp.cache_clear()
    cloth._weave.cache_clear()
    first_picture.keep_in(afresh)
    monkeypatch.setattr(cloth, "_drawn_lamp", pytest.fail)
    monkeypatch.setattr(cloth, "_drawn_weave", pytest.fail)
    assert laid(*size) == drawn


def test_what_a_table_needs_is_drawn_once_for_all_starts(
    afresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_picture.keep_in(afresh)
    while cards.prepare(40):
        pass
    drawn = pixels(cards.face("QS", 40))
    cards.keep()
    # They are in the file now, and need no memory.
    assert not cards._PACKED.packed
    image_cache.clear()
    cards._PREPARED.clear()
    monkeypatch.setattr(cards, "_drawn_face", None)
    assert not cards.prepare(40)
    assert pixels(cards.face("QS", 40)) == drawn


def test_without_a_folder_nothing_is_written(afresh: Path) -> None:
    app, _ = shown(5.0)
    app.painting.rest()
    assert cards._PACKED.packed
    assert not picture_file._TO_LAST
    assert not list(afresh.iterdir())
