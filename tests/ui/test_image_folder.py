"""Images saved between starts come back the same, and are drawn again if a file is damaged."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.paths import cache_folder
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art import cards, image_folder
from gin.ui.art.image_cache import images
from gin.ui.art.image_folder import ImageFolder
from tests.support.drawn import picture, pixels

KEY = ("7H", 60, cards.DeckStyle())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "images"


@pytest.fixture
def written(path: Path) -> list[Path]:
    folder = ImageFolder(path)
    assert folder.put(KEY, picture())
    (first,) = path.rglob("*.png")
    assert folder.put("other", picture(9))
    return [first, *(file for file in path.rglob("*.png") if file != first)]


def test_saved_images_are_used_at_the_next_start(path: Path, written: list[Path]) -> None:
    folder = ImageFolder(path)
    assert KEY in folder and "none" not in folder
    assert pixels(folder.get(KEY)) == pixels(picture())
    assert pixels(folder.get("other")) == pixels(picture(9))
    assert folder.get("none") is None
    assert folder.put("third", picture(3))
    again = ImageFolder(path)
    assert [one in again for one in (KEY, "other", "third")] == [True] * 3
    assert len(list(path.rglob("*"))) == 4


def test_loaded_images_have_the_fast_byte_order(path: Path, written: list[Path]) -> None:
    found = ImageFolder(path).get(KEY)
    assert found is not None
    assert found.get_masks() == pygame.Surface((1, 1), pygame.SRCALPHA, 32).get_masks()


def test_images_of_another_version_are_deleted(
    path: Path, written: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_folder, "version_key", lambda: "another")
    folder = ImageFolder(path)
    assert KEY not in folder and folder.get(KEY) is None
    assert folder.put("new", picture())
    folder.prune()
    assert [one.name for one in path.iterdir()] == ["another"]
    assert "new" in ImageFolder(path)


@pytest.mark.parametrize("at", [0, 10, 20, 30, 45, 60, -20, -6])
def test_a_changed_byte_gives_no_wrong_image(path: Path, written: list[Path], at: int) -> None:
    data = bytearray(written[0].read_bytes())
    data[at] ^= 0x41
    written[0].write_bytes(data)
    folder = ImageFolder(path)
    found = folder.get(KEY)
    assert found is None or pixels(found) == pixels(picture())
    assert pixels(folder.get("other")) == pixels(picture(9))


@pytest.mark.parametrize("length", [0, 1, 23, 50, -14])
def test_a_truncated_file_is_drawn_and_saved_again(
    path: Path, written: list[Path], length: int
) -> None:
    os.truncate(written[0], length % written[0].stat().st_size)
    folder = ImageFolder(path)
    assert folder.get(KEY) is None and KEY not in folder
    assert folder.put(KEY, picture()) and pixels(folder.get(KEY)) == pixels(picture())


def test_deleting_the_folder_while_the_program_runs_is_harmless(
    path: Path, written: list[Path]
) -> None:
    folder = ImageFolder(path)
    for file in written:
        file.unlink()
    written[0].parent.rmdir()
    assert folder.get(KEY) is None
    assert folder.put("new", picture()) and folder.get("new") is not None
    folder.prune()


def test_saving_is_tried_once_if_the_folder_is_read_only(tmp_path: Path) -> None:
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


def test_the_least_recently_used_images_are_deleted_first(
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


def test_the_folder_is_where_the_system_or_the_player_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cache_folder(tmp_path) == tmp_path / "cache"
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: "/caches/gin-parlour")
    assert cache_folder() == Path("/caches/gin-parlour")


# In the window.


@pytest.fixture
def start(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    def begin() -> None:
        images.clear()
        images.folder = ImageFolder(path)

    monkeypatch.setattr(images, "folder", ImageFolder())
    begin()
    yield begin
    images.clear()


def menu() -> bytes:
    app = App(Parlour(Store.in_memory(), None, Settings()), (1280, 800))
    target = pygame.Surface((1280, 800))
    app.frames.draw(target, app.clock.now())
    return pixels(target)


def save_all() -> int:
    return sum(iter(images.save_next, False))


def test_the_menus_cards_are_read_at_the_next_start(
    start: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = menu()
    assert save_all() > 5
    start()
    monkeypatch.setattr(cards, "faces_named", pytest.fail)
    assert menu() == first
    assert not save_all()


def test_a_face_is_drawn_once_in_all_starts(
    start: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = pixels(cards.face("QS", 40))
    assert save_all() == 1
    start()
    monkeypatch.setattr(cards, "faces_named", pytest.fail)
    assert pixels(cards.face("QS", 40)) == drawn


def test_an_image_dropped_from_memory_is_not_saved(start: Callable[[], None]) -> None:
    cards.face("QS", 40)
    images.clear()
    assert not save_all()


def test_drawing_works_without_saved_images(path: Path, start: Callable[[], None]) -> None:
    images.folder = ImageFolder()
    face = cards.face("QS", 40)
    assert not save_all()
    assert cards.face("QS", 40) is face
    assert not path.exists()


def test_faces_count_among_the_images_that_are_deleted(
    path: Path, start: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    for rank in cards.RANKS:
        cards.face(f"{rank}S", 40)
    assert save_all() == 13
    assert len(list(path.rglob("*.png"))) == 13
    monkeypatch.setattr(image_folder, "LARGEST", 0)
    cards.face("2C", 40)
    assert save_all() == 1
    assert not list(path.rglob("*.png"))
