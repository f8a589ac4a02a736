"""What a start shows first is unpacked early; if anything is wrong with that, it is drawn."""

from __future__ import annotations

import os
import tracemalloc
import zlib
from pathlib import Path

import pygame
import pytest

from gin.ui.art import first_picture, picture_file
from gin.ui.art.first_picture import FirstPicture
from gin.ui.platform import early
from tests.support.drawn import picture, pixels


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / early.FILE


def start(path: Path, shown: dict[str, int], found: int) -> None:
    """A start that shows these pictures first, of which so many are there already."""
    first = FirstPicture(path)
    there = 0
    for key, shade in shown.items():
        kept = first.get(key)
        if kept is not None:
            assert pixels(kept) == pixels(picture(shade=shade))
            there += 1
        else:
            first.add(key, picture(shade=shade))
    assert there == found
    first.begin()
    first.write()


def test_what_was_shown_first_is_there_at_the_next_start(path: Path) -> None:
    start(path, {"a": 1, "b": 2}, 0)
    start(path, {"a": 1, "b": 2}, 2)
    # What is shown no more does not stay.
    start(path, {"b": 2, "c": 3}, 1)
    start(path, {"a": 1}, 0)


def test_it_is_written_once_and_only_if_something_else_was_shown(path: Path) -> None:
    start(path, {"a": 1}, 0)
    os.utime(path, (1, 1))
    start(path, {"a": 1}, 1)
    assert path.stat().st_mtime == 1
    first = FirstPicture(path)
    first.add("b", picture())
    first.write()
    assert path.stat().st_mtime != 1
    os.utime(path, (1, 1))
    first.add("c", picture())
    first.write()
    assert path.stat().st_mtime == 1


def test_once_something_is_shown_nothing_is_kept_for_that(path: Path) -> None:
    start(path, {"a": 1}, 0)
    first = FirstPicture(path)
    first.begin()
    assert not first.starting and first.get("a") is None


def test_pictures_of_other_versions_are_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start(path, {"a": 1}, 0)
    monkeypatch.setattr(picture_file, "drawn_by", lambda: "another")
    start(path, {"a": 1}, 0)
    start(path, {"a": 1}, 1)


@pytest.mark.parametrize("at", [0, 10, 40, -5, -1])
def test_a_byte_that_was_changed_costs_the_pictures_and_nothing_else(path: Path, at: int) -> None:
    start(path, {"a": 1, "b": 2}, 0)
    data = bytearray(path.read_bytes())
    data[at] ^= 0x41
    path.write_bytes(data)
    start(path, {"a": 1, "b": 2}, 0)
    start(path, {"a": 1, "b": 2}, 2)


@pytest.mark.parametrize("data", [b"", b"abc", early.packed(b""), early.packed(b"x" * 4000)])
def test_a_file_that_is_something_else_is_as_good_as_none(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    start(path, {"a": 1}, 0)
    start(path, {"a": 1}, 1)


def test_sizes_that_are_not_those_of_the_pixels_bring_no_picture(path: Path) -> None:
    start(path, {"a": 1}, 0)
    whole = bytes(early.unpacked(path))
    path.write_bytes(early.packed(whole + b"1234"))
    start(path, {"a": 1}, 0)
    path.write_bytes(early.packed(whole[:-4]))
    start(path, {"a": 1}, 0)


@pytest.mark.parametrize(
    "line", ["-5 -5 'a'", "0 5 'a'", "5 0 'a'", "1000000000000 1 'a'", "x 1 'a'", "'a'"]
)
def test_a_size_that_no_picture_has_brings_none(path: Path, line: str) -> None:
    start(path, {"a": 1}, 0)
    whole = bytes(early.unpacked(path))
    *before, _ = whole.split(b"\n")
    path.write_bytes(early.packed(b"\n".join([*before, line.encode()])))
    start(path, {"a": 1}, 0)


def test_what_unpacks_to_more_than_it_says_is_not_unpacked(path: Path) -> None:
    path.parent.mkdir()
    much = bytes(50_000_000)
    small = early.packed(much)[: -early.END.size]
    path.write_bytes(small + early.END.pack(1000, zlib.crc32(small)))
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="is damaged"):
            early.unpacked(path)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


def test_a_picture_lies_where_sdl_may_write_to_it(path: Path) -> None:
    """SDL fills four bytes at a time, and ends the program at an address in between."""
    for name in ("a", "ab", "abc", "abcd"):
        start(path, {name: 1, "other": 2}, 0)
        first = FirstPicture(path)
        for key in (name, "other"):
            found = first.get(key)
            assert found is not None and found._pixels_address % 4 == 0
            path.unlink(missing_ok=True)


def test_where_nothing_can_be_written_nobody_is_told(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    start(tmp_path / "cache" / early.FILE, {"a": 1}, 0)
    assert (tmp_path / "cache").read_text() == "a file"


def test_without_a_place_nothing_is_read_or_kept() -> None:
    first = FirstPicture()
    assert not first.starting and first.get("a") is None
    assert pixels(first.add("a", picture())) == pixels(picture())
    first.begin()
    first.write()


def test_what_draws_is_asked_once_for_all_starts_and_always_after_the_first_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (first_picture, picture_file):
        monkeypatch.setattr(module, "_PATH", [])
    monkeypatch.setattr(first_picture, "_FIRST", [])
    monkeypatch.setattr(picture_file, "_KEPT", [])
    asked = []

    @first_picture.lasting
    def draw(shade: int, *, light: bool = False) -> pygame.Surface:
        asked.append((shade, light))
        return picture(shade=shade)

    draw(1)
    for _ in range(2):
        first_picture.keep_in(tmp_path)
        assert pixels(draw(2)) == pixels(picture(shade=2))
        assert pixels(draw(2, light=True)) == pixels(picture(shade=2))
        first_picture.of_this_start().begin()
        draw(3)
        first_picture.of_this_start().write()
    assert asked == [(1, False), (2, False), (2, True), (3, False), (3, False)]
