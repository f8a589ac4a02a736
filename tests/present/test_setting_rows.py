"""The row, the values and the words of each setting."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from pathlib import Path

import pytest

from gin.core.errors import SettingsError
from gin.interface.controls import ControlKind
from gin.language.translation import printed
from gin.present.words import settings as words
from gin.session.setting import SettingsSection, Speed, ThemeName
from gin.session.settings import ALLOWED, SPECS, Settings, with_value
from gin.session.settings_file import FILE, read, write


def test_every_setting_with_a_section_has_one_row() -> None:
    rows = [row for _, rows in words.SECTIONS for row in rows if row.kind is not ControlKind.DOOR]
    wanted = [name for name, (_, spec) in SPECS.items() if spec.section is not None]
    assert Counter(row.name for row in rows) == Counter(wanted)
    assert len(words.SECTIONS) == len(SettingsSection)


def test_only_settings_governed_by_another_have_no_row() -> None:
    assert {name for name, (_, spec) in SPECS.items() if spec.section is None} == {
        "contrast_four_colour",
        "large_text_jumbo",
    }


def test_every_value_has_its_own_words() -> None:
    for name, (kind, spec) in SPECS.items():
        if spec.section is not None:
            said = [printed(words.value(name, value)) for value in ALLOWED[name]]
            assert all(said) and len({*said}) == len(said), (name, kind)


def test_the_first_value_is_one_of_its_values() -> None:
    first = Settings()
    for name, values in ALLOWED.items():
        assert getattr(first, name) in values, name
        assert len({*values}) == len(values) > 1, name


def test_a_word_becomes_a_member_of_its_enumeration(tmp_path: Path) -> None:
    made = with_value(with_value(Settings(), "theme", "midnight"), "speed", "fast")
    assert made.theme is ThemeName.MIDNIGHT
    assert made.speed is Speed.FAST
    write(tmp_path, made)
    assert 'theme = "midnight"  # "green", "midnight"' in (tmp_path / FILE).read_text("utf-8")
    found, problems = read(tmp_path)
    assert found == made and not problems
    for name, (kind, _) in SPECS.items():
        assert isinstance(getattr(found, name), kind), name
        assert issubclass(kind, (StrEnum, bool, int, float, str))


@pytest.mark.parametrize("value", [True, 1, 1.0, "", "Midnight", ["midnight"], None])
def test_an_unknown_theme_is_refused_by_name_and_value(value: object) -> None:
    with pytest.raises(SettingsError, match="theme"):
        with_value(Settings(), "theme", value)


@pytest.mark.parametrize(("name", "value"), [("mute", 1), ("volume", True), ("volume", 75.0)])
def test_numbers_and_switches_are_not_confused(name: str, value: object) -> None:
    with pytest.raises(SettingsError, match=name):
        with_value(Settings(), name, value)
