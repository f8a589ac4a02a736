"""What tests share: SDL without a screen, a virtual screen, and the built program."""

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
    """Mark every test of the built program, so that `make package-test` runs it, and no other; and
    have each worker begin with tests that wait, since others use the processors meanwhile."""
    for item in items:
        if "built" in getattr(item, "fixturenames", ()):
            item.add_marker("package")
    # What is left out by its marker is gone after this.
    yield
    early = [item for item in items if item.get_closest_marker("early")]
    others = [item for item in items if not item.get_closest_marker("early")]
    items[:] = in_shares(early, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Whatever language a test speaks, and whatever rights the program that it calls takes from new
    files, the next one begins as it would have by itself."""
    before, rights = (translation._language, translation._insisted), os.umask(0o022)
    os.umask(rights)
    yield
    translation._language, translation._insisted = before
    os.umask(rights)


@pytest.fixture
def xvfb_display() -> Iterator[str]:
    """The DISPLAY of a virtual screen that is there for one test."""
    with xvfb() as environment:
        yield environment["DISPLAY"]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built program."""
    return built_in(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="session")
def trial(built: Path) -> Path:
    """The folder of the trial build."""
    return trial_beside(built)
