"""The computer's language, as operating systems report it."""

from __future__ import annotations

import sys

import pytest

from gin.language import system


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "xx:de:en"}, "de"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "deutsch"}, "en"),
    ],
)
def test_variables_name_the_language(variables: dict[str, str], code: str) -> None:
    assert system.best_catalogue(system._system_names(variables, "linux")) == code


def test_systems_without_variables_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "_windows", lambda: iter(("de_DE",)))
    monkeypatch.setattr(system, "_macos", lambda: iter(("xx-XX", "de-DE")))
    assert system.best_catalogue(system._system_names({}, "win32")) == "de"
    assert system.best_catalogue(system._system_names({}, "darwin")) == "de"
    assert system.best_catalogue(system._system_names({"LANG": "en_GB"}, "win32")) == "en"


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS names languages")
def test_without_macos_no_language_is_found() -> None:
    assert list(system._macos()) == []
