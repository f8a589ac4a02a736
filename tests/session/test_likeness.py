"""The player's portrait and name, as the settings file stores them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gin.core.errors import SettingsError
from gin.language.translation import printed
from gin.session.likeness import PARTS, READY, Clothes, Hair, Likeness, PortraitPart, parse_likeness
from gin.session.settings import LONGEST_NAME, Settings, tidy_name, with_value
from gin.session.settings_file import FILE, read, write
from tests.support.raising import raising


def test_every_portrait_reads_back() -> None:
    assert tuple(Likeness.__struct_fields__) == tuple(PARTS) == tuple(PortraitPart)
    for part, kinds in PARTS.items():
        for kind in kinds:
            made = Likeness().having(part, kind)
            assert made.part(part) is kind
            assert parse_likeness(str(made)) == made
    assert parse_likeness("") is None


@pytest.mark.parametrize("part", PARTS)
def test_kinds_cycle(part: PortraitPart) -> None:
    seen = [looks := Likeness()]
    for _ in PARTS[part]:
        looks = looks.with_next(part)
        seen.append(looks)
    assert seen[-1] == seen[0]
    assert {one.part(part) for one in seen} == set(PARTS[part])


def test_there_are_twelve_different_portraits_to_choose_from() -> None:
    assert len(READY) >= 12
    assert len(set(READY)) == len(READY)
    for part, kinds in PARTS.items():
        assert {made.part(part) for made in READY} == set(kinds), part


def test_an_unnamed_part_defaults_to_the_first() -> None:
    assert parse_likeness("hair=bun clothes=lace") == Likeness(hair=Hair.BUN, clothes=Clothes.LACE)


def test_broken_values_are_named(tmp_path: Path) -> None:
    with raising(SettingsError, "portrait cannot have 'tail=long'"):
        with_value(Settings(), "portrait", "tail=long")
    with raising(SettingsError, "the hair of the portrait cannot be 'green'; it can be short,"):
        with_value(Settings(), "portrait", "face=oval hair=green")
    with raising(SettingsError, "portrait cannot be 7"):
        with_value(Settings(), "portrait", 7)
    (tmp_path / FILE).write_text('portrait = "hair=green"\nname = "a\\u0007b"\nmute = true\n')
    settings, problems = read(tmp_path)
    assert settings == Settings(mute=True)
    told = " ".join(map(printed, problems))
    assert "Line 1" in told
    assert "green" in told
    assert "Line 2" in told
    assert "name cannot be" in told


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("דוד", "דוד"),
        ("🙂", "🙂"),
        ('"Q" \\ x', '"Q" \\ x'),
        ("[QH]", "(QH)"),
        ("a\u202eb\x07c", "abc"),
        ("a" + "\u0301" * 50, "a" + "\u0301" * 3),
        ("x" * 500, "x" * LONGEST_NAME),
        (" " * 40 + "y", "y"),
    ],
)
def test_any_name_is_kept_except_for_unprintable_characters(
    tmp_path: Path, typed: str, kept: str
) -> None:
    assert tidy_name(typed) == kept
    settings = with_value(Settings(), "name", kept)
    write(tmp_path, settings)
    assert read(tmp_path) == (settings, ())


@pytest.mark.parametrize("name", ["x" * 21, "[QH]", "a\nb", " a", "\x1b[2J", 4, True])
def test_an_invalid_name_is_refused(name: object) -> None:
    with raising(SettingsError, "name cannot be"):
        with_value(Settings(), "name", name)
