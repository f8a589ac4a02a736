"""Shared fixtures: SDL without a screen, a virtual screen, and the built program."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from gin.language import translation
from gin.present.shell.parlour import Parlour
from tests.support.desktop import xvfb
from tests.support.order import by_module, by_scene, in_shares
from tests.support.packaged import built_in, trial_next_to
from tests.support.thinking import think_less

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
# Only a test's own speech server may speak, never the computer's.
os.environ["SPEECHD_ADDRESS"] = f"unix_socket:{os.devnull}"
# Tests run in English, whatever the computer's language is.
os.environ["LC_ALL"] = "C.UTF-8"
# Tests start the program hundreds of times. With this variable, each start would compile every
# module again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

SHORT_THOUGHTS = ("access", "language", "present", "session", "text", "ui")
"""Folders of tests whose promises are the same after less thought."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Let each worker begin with tests that wait: other tests can use the processors meanwhile.

    Those of one file stay together, so that one worker makes their desktop or their repository.
    Tests of the same scene follow one another, so that one worker reaches it for all of them.
    """
    for item in items:
        if "built" in getattr(item, "fixturenames", ()):
            item.add_marker("package")
    # pytest now removes deselected tests from the list.
    yield
    early = [item for item in items if item.get_closest_marker("early")]
    others = [item for item in items if not item.get_closest_marker("early")]
    items[:] = in_shares(
        by_module(early), by_scene(others), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    )


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    before, rights = (translation._language, translation._insisted), os.umask(0o022)
    os.umask(rights)
    yield
    translation._language, translation._insisted = before
    os.umask(rights)


@pytest.fixture(autouse=True)
def the_clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the same time on the room's clock and the same sky in all pictures of a test."""
    evening = datetime(2027, 1, 14, 21, 40)
    monkeypatch.setattr(Parlour, "now", property(lambda parlour: evening))


@pytest.fixture(autouse=True)
def thoughts_are_short(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Think less where tests are about screens, files and windows, not about good play."""
    if request.path.parent.name in SHORT_THOUGHTS:
        think_less(monkeypatch)


@pytest.fixture
def xvfb_display() -> Iterator[str]:
    with xvfb() as environment:
        yield environment["DISPLAY"]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_in(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="session")
def trial(built: Path) -> Path:
    return trial_next_to(built)
