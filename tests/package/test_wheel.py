"""The wheel: its contents, and its use in an otherwise empty environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from gin import __version__
from gin.ai.protocol.lines import VERSION
from gin.variants.presets import BY_ID
from gin.variants.registry import ids
from tests.support.places import TOP
from tools import bundle, setup, wheel

pytestmark = pytest.mark.package

INSIDE = "gin_parlour/_inside"
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel.build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def environment(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("empty") / "environment"
    return wheel.install_wheel(made, folder, offline=True)


def test_the_wheel_has_every_file_that_the_program_reads(made: Path) -> None:
    names = set(zipfile.ZipFile(made).namelist())
    for top in ("gin", "sounds", "assets/art", "assets/fonts"):
        for path in (TOP / top).rglob("*"):
            # Only Cython reads .pxd files.
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pxd":
                place = path.relative_to(TOP).as_posix()
                assert f"{INSIDE}/{place if top == 'gin' else f'gin/{place}'}" in names, place
    icon = f"{INSIDE}/gin/assets/icons/gin-parlour-64.bmp"
    exercises = f"{INSIDE}/gin/assets/exercises.txt"
    assert {f"{INSIDE}/gin/__main__.py", exercises, icon} <= names
    # The wheel installs one package, and no `gin` or `main` that could hide another module.
    assert {name.partition("/")[0] for name in names} == {
        "gin_parlour",
        f"gin_parlour-{__version__}.dist-info",
        f"gin_parlour-{__version__}.data",
    }
    shared = {name.partition("/data/share/")[2] for name in names if "/data/share/" in name}
    assert shared >= {
        "applications/gin-parlour.desktop",
        "mime/packages/gin-parlour.xml",
        "man/man6/gin-parlour.6",
        "bash-completion/completions/gin-parlour",
        "fish/vendor_completions.d/gin-parlour.fish",
    }
    assert set(PROJECT["scripts"]) == {bundle.PROGRAM, bundle.CONSOLE}
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert licences == {
        "LICENSE", "LICENSE-AtkinsonHyperlegible.txt", "LICENSE-Fraunces.txt",
        "LICENSE-NotoSans.txt",
    }  # fmt: skip


def test_the_package_index_page_has_only_absolute_links(made: Path) -> None:
    with zipfile.ZipFile(made) as packed:
        told = packed.read(f"gin_parlour-{__version__}.dist-info/METADATA").decode()
    assert "pipx install gin-parlour" in told
    assert not re.search(r"\]\((?!https://)", told)


def test_the_wheel_plays_a_hand_from_another_folder(environment: Path, tmp_path: Path) -> None:
    lines = wheel.self_test(environment, tmp_path).splitlines()
    assert lines[-1] == "ok: all"
    assert f"ok: Gin Parlour {__version__}" in lines[0]
    assert any(line.startswith("ok: hand played") for line in lines)


def test_a_module_in_the_current_folder_does_not_shadow_the_program(
    environment: Path, tmp_path: Path
) -> None:
    """The self-test starts the program again as an engine, so this tests both starts."""
    (tmp_path / "gin.py").write_text("raise SystemExit('another gin')")
    done = subprocess.run(
        [wheel.command(environment), "--selftest"], cwd=tmp_path, capture_output=True, text=True,
        env={**os.environ, **wheel.SILENT}, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "ok: all", done.stdout + done.stderr


def test_python_starts_the_package_by_its_name(environment: Path, tmp_path: Path) -> None:
    words = [str(setup.python(environment)), "-m", "gin_parlour"]
    games = subprocess.run(
        [*words, "--list-games"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    listed = [line.partition("\t")[0] for line in games.stdout.splitlines()]
    assert [id for id in listed if id not in BY_ID] == list(ids())
    engine = subprocess.run(
        [*words, "--engine"], input="gin\nquit\n", cwd=tmp_path, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert f"protocol {VERSION}" in engine.stdout


def test_the_wheel_requires_the_pinned_packages() -> None:
    pins = {}
    for line in (TOP / "requirements.in").read_text().splitlines():
        pinned = Requirement(line)
        pins[pinned.name] = pinned
    asked = {one.name: one for one in map(Requirement, PROJECT["dependencies"])}
    assert set(asked) == set(pins)
    for name, one in asked.items():
        version = str(pins[name].specifier).removeprefix("==")
        assert one.specifier.contains(version), name
        assert str(one.marker) == str(pins[name].marker), name


def test_the_oldest_python_is_the_same_everywhere() -> None:
    oldest = PROJECT["requires-python"].removeprefix(">=")
    named = [
        found[1]
        for line in PROJECT["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
    ]
    assert named[0] == oldest == "3.11"
    assert f"Python {oldest} or newer" in (TOP / "README.md").read_text()
    assert sys.version_info >= tuple(map(int, oldest.split(".")))


def test_another_package_called_gin_works_alongside(environment: Path, tmp_path: Path) -> None:
    """gin-config also has a package `gin`, and both must work in one environment."""
    inside = setup.python(environment)

    def printed(*words: str) -> str:
        return subprocess.run(
            [str(inside), "-I", *words], cwd=tmp_path, capture_output=True, text=True, check=True,
        ).stdout.strip()  # fmt: skip

    theirs = Path(printed("-c", "import sysconfig; print(sysconfig.get_path('purelib'))")) / "gin"
    theirs.mkdir()
    try:
        (theirs / "__init__.py").write_text("NAME = 'configuration'\n")
        assert printed("-c", "import gin; print(gin.NAME)") == "configuration"
        assert printed("-m", "gin_parlour", "--version") == f"Gin Parlour {__version__}"
        assert wheel.self_test(environment, tmp_path).splitlines()[-1] == "ok: all"
        assert printed("-c", "import gin_parlour, gin; print(gin.NAME)") == "configuration"
    finally:
        shutil.rmtree(theirs)
