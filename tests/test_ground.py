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
            assert re.fullmatch(r"-r requirements[-a-z]*\.txt|[A-Za-z_-]+==[0-9.]+", line), line


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "gin.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_test_command_runs_all_five_tools() -> None:
    text = (TOP / "Makefile").read_text()
    for tool in ("ruff format --check", "ruff check", "mypy --strict", "lint-imports", "pytest"):
        assert tool in text
    assert text.count("test:") == 1


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
    done = subprocess.run(["git", "ls-files"], capture_output=True, text=True, cwd=TOP, check=False)
    forbidden = [f"/{name}/" for name in ("work", "root", "tmp")]
    for name in done.stdout.splitlines():
        path = TOP / name
        if path.suffix in (".py", ".md", ".toml", ".txt", ".spec", ".json", "") and path.is_file():
            text = path.read_text(encoding="utf-8", errors="ignore")
            assert not any(word in text for word in forbidden), name


def test_fonts_carry_their_licence() -> None:
    fonts = {path.name.split("-")[0] for path in (TOP / "assets/fonts").glob("*.woff")}
    texts = [path.read_text() for path in (TOP / "assets/fonts").glob("LICENSE-*")]
    assert fonts == {"atkinson", "fraunces"}
    assert len(texts) == 2
    assert all("SIL OPEN FONT LICENSE" in text.upper() for text in texts)
