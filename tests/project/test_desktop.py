"""Desktop tests skip if a program is missing, but fail in CI."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.support.desktop import ATSPI, PACKAGES, needs, xvfb
from tests.support.places import TOP


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("GIN_REQUIRE_DESKTOP", raising=False)
    return monkeypatch


@pytest.mark.usefixtures("bare")
def test_a_missing_program_skips_and_names_its_package() -> None:
    with pytest.raises(pytest.skip.Exception, match="install the package imagemagick"):
        needs("import")


def test_a_missing_program_fails_if_a_desktop_is_required(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("GIN_REQUIRE_DESKTOP", "1")
    with pytest.raises(pytest.fail.Exception, match="install the package x11-utils"):
        needs("xwininfo")


def test_ci_installs_what_tests_may_need() -> None:
    text = (TOP / ".ci/run").read_text()
    listed = re.search(r"packages=\(([^)]*)\)", text)
    assert listed is not None
    assert {*PACKAGES.values(), *ATSPI.values()} <= set(listed[1].split())
    assert "export GIN_REQUIRE_DESKTOP=1" in text
    assert text.rstrip().endswith("\nmake test\nexec make package-test")


def test_the_virtual_screen_starts_and_ends() -> None:
    needs("Xvfb", "xwininfo")

    def root(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["xwininfo", "-root"], env=environment, capture_output=True, text=True, check=False
        )

    with xvfb("640x480") as screen:
        assert "Width: 640" in root(screen).stdout
    assert root(screen).returncode != 0


def test_the_fixture_yields_a_display(xvfb_display: str) -> None:
    needs("xwininfo")
    subprocess.run(["xwininfo", "-root", "-display", xvfb_display], env=os.environ, check=True)
