"""The ground the project stands on: files, pins, versions, and what must not be in it."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

from gin import __version__

TOP = Path(__file__).resolve().parents[1]


def test_the_top_level_is_there() -> None:
    for name in (
        "main.py", "gin", "assets", "sounds", "tests", "build.spec", "requirements.txt", "LICENSE",
        "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/design.md", "docs/glossary.md",
    ):  # fmt: skip
        assert (TOP / name).exists(), name


def test_every_requirement_is_pinned() -> None:
    for file in TOP.glob("requirements*.txt"):
        for line in file.read_text().splitlines():
            package, _, marker = line.partition("; ")
            assert re.fullmatch(r"-r requirements[-a-z]*\.txt|[A-Za-z_-]+==[0-9.]+", package), line
            assert not marker or marker.startswith("platform_machine in "), line


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "gin.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_test_command_runs_all_five_tools() -> None:
    text = (TOP / "Makefile").read_text()
    for tool in ("ruff format --check", "ruff check", "mypy --strict", "lint-imports", "pytest"):
        assert tool in text
    assert text.count("test:") == 1


def contracts() -> dict[str, dict[str, list[str]]]:
    """The import-linter contracts by name."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    return {made["name"]: made for made in project["tool"]["importlinter"]["contracts"]}


def test_every_package_has_its_layer() -> None:
    layers = contracts()["Each layer knows only those below it"]["layers"]
    named = set(re.findall(r"gin\.(\w+)", " ".join(layers)))
    packages = {path.parent.name for path in (TOP / "gin").glob("*/__init__.py")}
    assert len(packages) >= 8
    assert packages <= named, f"not in a layer: {packages - named}"


def test_every_front_end_only_picks_choices() -> None:
    top = contracts()["Each layer knows only those below it"]["layers"][0]
    held = contracts()["Front ends only pick choices"]["source_modules"]
    for front in re.findall(r"gin\.\w+", top):
        assert front in held or not (TOP / front.replace(".", "/")).exists(), front


def test_contracts_guard_what_the_design_promises() -> None:
    made = contracts()
    assert made["Only the window imports pygame"]["forbidden_modules"] == ["pygame"]
    assert made["Only the window imports pygame"]["ignore_imports"] == ["gin.ui.** -> pygame"]
    assert {"time", "sqlite3", "os", "pathlib"} <= set(made["Rules are pure"]["forbidden_modules"])
    chance = made["Chance comes only from recorded seeds"]
    assert set(chance["source_modules"]) == {"gin.core", "gin.rules", "gin.variants"}


def test_make_commands_stand_first_in_the_readme() -> None:
    text = (TOP / "README.md").read_text()
    first = text.index("```sh")
    assert text[first:].split("\n")[1].startswith("make play")
    assert text[first:].split("\n")[2].startswith("make test")


def test_every_decision_is_listed() -> None:
    listed = (TOP / "docs/adr/README.md").read_text()
    for path in (TOP / "docs/adr").glob("0*.md"):
        assert path.name in listed


def test_no_machine_paths_in_tracked_files() -> None:
    done = subprocess.run(["git", "ls-files"], capture_output=True, text=True, cwd=TOP, check=True)
    names = done.stdout.splitlines()
    assert "main.py" in names
    forbidden = [f"/{name}/" for name in ("work", "root", "tmp")] + ["share" + "d/"]
    for name in names:
        path = TOP / name
        if path.is_file() and path.suffix not in (".woff", ".png", ".wav", ".ogg"):
            text = path.read_text(encoding="utf-8", errors="ignore")
            assert not [word for word in forbidden if word in text], name


def test_fonts_carry_their_licence() -> None:
    fonts = {path.name.split("-")[0] for path in (TOP / "assets/fonts").glob("*.woff")}
    texts = [path.read_text() for path in (TOP / "assets/fonts").glob("LICENSE-*")]
    assert fonts == {"atkinson", "fraunces"}
    assert len(texts) == 2
    assert all("SIL OPEN FONT LICENSE" in text.upper() for text in texts)
