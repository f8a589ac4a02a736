"""The code blocks in contributors' documents are checked.

Other tests run the examples that add something: `tests/variants/test_adding_a_game.py`,
`tests/present/test_adding_a_page.py` and `tests/language/test_page.py`. The session of the engine
protocol is in `tests/ai/test_protocol.py`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from gin.language.catalogue import SOURCE
from gin.present.shell.parlour import Parlour
from gin.session.storage.store import Store
from tests.support.places import TOP
from tools import messages

BLOCKS = {
    "CONTRIBUTING.md": [],
    # One block is the diagram of references.
    "docs/design.md": ["python", ""],
    "docs/adding-a-game.md": ["python", "fluent", "text"],
    "docs/adding-a-page.md": ["python"],
    # The first three are a line with the language's name, a command, and an entry.
    "docs/adding-a-language.md": ["", "", "", "french", "french", "python"],
    "docs/engine-protocol.md": ["session"],
    "docs/rules.md": [],
    "docs/glossary.md": [],
}
"""Languages of each document's code blocks, in order, except commands (`sh`)."""


def text_of(name: str) -> str:
    return (TOP / name).read_text(encoding="utf-8")


def examples(name: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text_of(name), re.DOTALL)


def run_mypy(*files: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *map(str, files)]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", BLOCKS)
def test_every_code_block_has_a_language_that_a_test_checks(name: str) -> None:
    fences = re.findall(r"^ *```(\w*)$", text_of(name), re.MULTILINE)
    assert [kind for kind in fences[::2] if kind != "sh"] == BLOCKS[name]
    assert set(fences[1::2]) <= {""}


def test_examples_pass_mypy_and_ruff(tmp_path: Path) -> None:
    """All examples are checked together: mypy takes seconds to start."""
    for name in ("docs/adding-a-page.md", "docs/adding-a-language.md", "docs/design.md"):
        found = examples(name)
        assert found
        for number, text in enumerate(found):
            file = f"{Path(name).stem.replace('-', '_')}_{number}.py"
            (tmp_path / file).write_text(text, "utf-8")
    files = sorted(tmp_path.glob("*.py"))
    run_mypy(*files, *example_game(tmp_path), TOP / "docs" / "example-bot.py")
    config = str(TOP / "pyproject.toml")
    command = ["ruff", "check", "-q", "--ignore", "INP001,D", "--config", config]
    done = subprocess.run(
        [sys.executable, "-m", *command, *map(str, files)],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def example_game(folder: Path) -> tuple[Path, Path]:
    """Write the example of a game, and its messages as `python -m tools.messages` makes them."""
    text = text_of("docs/adding-a-game.md")
    (words,) = re.findall(r"```fluent\n(.*?)```", text, re.DOTALL)
    constants = [
        name.replace("-", "_").upper()
        for name in re.findall(r"^game-corner-([\w-]+) = ", words, re.MULTILINE)
    ]
    assert {"TITLE", "SENTENCE", "PART"} <= set(constants)
    module = "\n".join(f"{name}: Message" for name in constants)
    (folder / "game_corner.py").write_text(
        f"from gin.core.message import Message\n\n{module}\n", encoding="utf-8"
    )
    (source,) = examples("docs/adding-a-game.md")
    line = "from gin.messages import game_corner as messages\n"
    assert line in source
    (folder / "corner.py").write_text(
        source.replace(line, "import game_corner as messages\n"), encoding="utf-8"
    )
    return folder / "corner.py", folder / "game_corner.py"


def test_the_example_front_end_plays() -> None:
    (text,) = examples("docs/design.md")
    module: dict[str, Any] = {"__name__": "example"}
    exec(compile(text, "docs/design.md", "exec"), module)
    made = Parlour(Store.in_memory(), None)
    title, *said = module["play_once"](made)
    assert title == "Gin Parlour" and said


def test_the_entry_on_the_page_about_languages_exists() -> None:
    entry = re.search(r"```\n(# \$card.*?)```", text_of("docs/adding-a-language.md"), re.DOTALL)
    assert entry is not None
    shown = entry[1].partition("\n")[2]
    assert shown in (messages.CATALOGUES / SOURCE / "table.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BLOCKS)
def test_commands_in_documents_exist(name: str) -> None:
    text = text_of(name)
    targets = set(re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE)) <= targets
    for module in re.findall(r"python -m ([a-z_.]+[a-z_])", text):
        assert find_spec(module) is not None, module


@pytest.mark.parametrize("name", BLOCKS)
def test_files_and_folders_in_documents_exist(name: str) -> None:
    # Files that the pages about adding something create.
    added = ("corner", "rivals", "NAME", "/pl")
    pattern = r"`((?:assets|bench|docs|gin|installers|tests|tools)/[\w/.*-]+)`"
    for path in re.findall(pattern, text_of(name)):
        if not any(word in path for word in added):
            assert list(TOP.glob(path.rstrip("/"))), path
    folder = (TOP / name).parent
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", text_of(name)):
        assert (folder / link).exists(), link
