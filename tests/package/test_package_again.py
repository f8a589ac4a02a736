"""A second build of the program is bit for bit the same."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tools import build


def sums(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_two_builds_are_bit_identical(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    again = sums(build.build(tmp_path / "elsewhere"))
    first = sums(built)
    assert again.keys() == first.keys()
    assert [name for name in first if first[name] != again[name]] == []
