"""Images kept between starts come back the same, and are drawn again if anything is wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.paths import cache_folder
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art import cards, cloth, image_cache, image_folder
from gin.ui.art.image_folder import ImageFolder
from gin.ui.art.theme import THEMES
from gin.ui.render.compositor import Part
from gin.ui.scenes import painter_of
from tests.support.drawn import picture, pixels

KEY = ("7H", 60, cards.Style())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "images"


@pytest.fixture
def written(path: Path) -> list[Path]:
    """The files of two images, that of `KEY` first."""
    folder = ImageFolder(path)
    assert folder.put(KEY, picture())
    (first,) = path.rglob("*.png")
    assert folder.put("other", picture(9))
    return [first, *(file for file in path.rglob("*.png") if file != first)]


def test_what_was_written_is_there_at_the_next_start(path: Path, written: list[Path]) -> None:
    folder = ImageFolder(path)
    assert KEY in folder and "none" not in folder
    assert pixels(folder.get(KEY)) == pixels(picture())
    assert pixels(folder.get("other")) == pixels(picture(9))
    assert folder.get("none") is None
    assert folder.put("third", picture(3))
    again = ImageFolder(path)
    assert [one in again for one in (KEY, "other", "third")] == [True] * 3
    assert len(list(path.rglob("*"))) == 4


def test_images_come_back_in_the_order_of_bytes_that_is_drawn_fast(
    path: Path, written: list[Path]
) -> None:
    found = ImageFolder(path).get(KEY)
    assert found is not None
    assert found.get_masks() == pygame.Surface((1, 1), pygame.SRCALPHA, 32).get_masks()


def test_images_of_another_version_are_not_used_and_deleted(
    path: Path, written: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_folder, "drawn_by", lambda: "another")
    folder = ImageFolder(path)
    assert KEY not in folder and folder.get(KEY) is None
    assert folder.put("new", picture())
    folder.prune()
    assert [one.name for one in path.iterdir()] == ["another"]
    assert "new" in ImageFolder(path)


@pytest.mark.parametrize("at", [0, 10, 20, 30, 45, 60, -20, -6])
def test_a_changed_byte_brings_no_wrong_image(path: Path, written: list[Path], at: int) -> None:
    data = bytearray(written[0].read_bytes())
    data[at] ^= 0x41
    written[0].write_bytes(data)
    folder = ImageFolder(path)
    found = folder.get(KEY)
    assert found is None or pixels(found) == pixels(picture())
    assert pixels(folder.get("other")) == pixels(picture(9))


@pytest.mark.parametrize("length", [0, 1, 23, 50, -14])
def test_a_file_cut_short_is_drawn_and_written_again(
    path: Path, written: list[Path], length: int
) -> None:
    os.truncate(written[0], length % written[0].stat().st_size)
    folder = ImageFolder(path)
    assert folder.get(KEY) is None and KEY not in folder
    assert folder.put(KEY, picture()) and pixels(folder.get(KEY)) == pixels(picture())


def test_a_folder_deleted_while_the_program_runs_is_missed_by_nobody(
    path: Path, written: list[Path]
) -> None:
    folder = ImageFolder(path)
    for file in written:
        file.unlink()
    written[0].parent.rmdir()
    assert folder.get(KEY) is None
    assert folder.put("new", picture()) and folder.get("new") is not None
    folder.prune()


def test_where_nothing_can_be_written_it_is_tried_once(tmp_path: Path) -> None:
    stands_there = tmp_path / "cache"
    stands_there.write_text("a file")
    folder = ImageFolder(stands_there / "images")
    assert not folder.put(KEY, picture())
    stands_there.unlink()
    assert not folder.put(KEY, picture())
    assert KEY not in folder and not stands_there.exists()


def test_a_full_disk_leaves_the_old_image(
    path: Path, written: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> None:
        raise OSError(28, "no space left")

    folder = ImageFolder(path)
    monkeypatch.setattr(Path, "replace", full)
    assert not folder.put(KEY, picture(9))
    assert pixels(ImageFolder(path).get(KEY)) == pixels(picture())
    assert len(list(path.rglob("*"))) == 3


def test_the_images_used_longest_ago_are_deleted_first(
    path: Path, written: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for file, age in zip(written, (100, 200), strict=True):
        os.utime(file, (age, age))
    folder = ImageFolder(path)
    assert folder.get(KEY) is not None
    assert folder.put("new", picture())
    room = sum(file.stat().st_size for file in path.rglob("*.png")) - 1
    monkeypatch.setattr(image_folder, "LARGEST", room)
    folder.prune()
    for now in (folder, ImageFolder(path)):
        assert "new" in now and KEY in now and "other" not in now


def test_the_folder_lies_where_the_system_or_the_player_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cache_folder(tmp_path) == tmp_path / "cache"
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: "/caches/gin-parlour")
    assert cache_folder() == Path("/caches/gin-parlour")


# In the window.


@pytest.fixture
def afresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A program that has drawn nothing yet, with a folder for its images."""

    def forget() -> None:
        image_cache.clear()
        cards._PACKED.clear()
        cards._PREPARED.clear()
        cloth._lamp.cache_clear()
        cloth._weave.cache_clear()
        image_folder._LATER.clear()

    monkeypatch.setattr(image_folder, "_PATH", [])
    monkeypatch.setattr(image_folder, "_FOLDER", [])
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
    image_folder.keep_in(afresh)
    app, complete = shown(5.0)
    assert pixels(first) != pixels(complete)
    app.painting.rest()
    image_cache.clear()
    cards._PACKED.clear()
    image_folder.keep_in(afresh)
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

    image_folder.keep_in(afresh)
    laid(1000, 700)
    drawn = laid(*size)
    image_folder.keep()
    assert len(list(afresh.rglob("*.png"))) == 2
    cloth._lamp.cache_clear()
    cloth._weave.cache_clear()
    image_folder.keep_in(afresh)
    monkeypatch.setattr(cloth, "_drawn_lamp", pytest.fail)
    monkeypatch.setattr(cloth, "_drawn_weave", pytest.fail)
    assert laid(*size) == drawn


def test_what_a_table_needs_is_drawn_once_for_all_starts(
    afresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image_folder.keep_in(afresh)
    while cards.prepare(40):
        pass
    drawn = pixels(cards.face("QS", 40))
    cards.keep()
    # They are in the folder now, and need no memory.
    assert not cards._PACKED.keys
    image_cache.clear()
    cards._PREPARED.clear()
    monkeypatch.setattr(cards, "_drawn_face", None)
    assert not cards.prepare(40)
    assert pixels(cards.face("QS", 40)) == drawn


def test_without_a_folder_nothing_is_written(afresh: Path) -> None:
    app, _ = shown(5.0)
    app.painting.rest()
    assert cards._PACKED.keys
    assert not image_folder._LATER
    assert not list(afresh.iterdir())


def test_faces_count_among_the_images_that_are_deleted(
    afresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image_folder.keep_in(afresh)
    while cards.prepare(40):
        pass
    assert len(list(afresh.rglob("*.png"))) == 52
    monkeypatch.setattr(image_folder, "LARGEST", 0)
    image_folder.keep()
    assert not list(afresh.rglob("*.png"))
