"""Shared fixtures: SDL without a screen, a virtual screen, and the built program."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from gin.language import translation
from tests.support.desktop import xvfb
from tests.support.order import in_shares
from tests.support.packaged import built_in, trial_beside

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
# No voice but that of a test, whatever the computer speaks with.
os.environ["SPEECHD_ADDRESS"] = f"unix_socket:{os.devnull}"
# English, whatever the computer speaks with its owner.
os.environ["LC_ALL"] = "C.UTF-8"
# The program is started hundreds of times, and would compile all that it loads each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Mark the tests of the built program, which `make package-test` runs, and order the others.

    Each worker begins with tests that wait, since others use the processors meanwhile.
    """
    for item in items:
        if "built" in getattr(item, "fixturenames", ()):
            item.add_marker("package")
    # From here on, tests deselected by their marker are no longer in the list.
    yield
    early = [item for item in items if item.get_closest_marker("early")]
    others = [item for item in items if not item.get_closest_marker("early")]
    items[:] = in_shares(early, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Reset the language and the umask that a test may have changed."""
    before, rights = (translation._language, translation._insisted), os.umask(0o022)
    os.umask(rights)
    yield
    translation._language, translation._insisted = before
    os.umask(rights)


@pytest.fixture
def xvfb_display() -> Iterator[str]:
    """Yield the DISPLAY of a virtual screen for one test."""
    with xvfb() as environment:
        yield environment["DISPLAY"]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built program."""
    return built_in(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="session")
def trial(built: Path) -> Path:
    """Return the folder of the trial build."""
    return trial_beside(built)
