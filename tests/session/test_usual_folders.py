"""Where the system wants what is kept, as `platformdirs` says."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from gin.session.storage import paths


@pytest.mark.parametrize("home", ["/home/somebody", "/home/somebody/", "/", "", "here", None])
@pytest.mark.parametrize("named", ["/elsewhere", "/elsewhere/", "", "here", " /x", None])
def test_folders_are_those_that_platformdirs_finds(
    home: str | None, named: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {"HOME": home, "XDG_DATA_HOME": named, "XDG_CACHE_HOME": named}
    for name, value in given.items():
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    kept = platformdirs.user_data_dir("gin-parlour", appauthor=False)
    caches = platformdirs.user_cache_dir("gin-parlour", appauthor=False)
    assert paths._usual() == Path(kept)
    assert paths.cache_folder() == Path(caches)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is always asked")
def test_on_linux_two_variables_tell_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    monkeypatch.setenv("HOME", "/home/somebody")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert paths.cache_folder() == Path("/home/somebody/.cache/gin-parlour")
