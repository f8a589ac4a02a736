"""The examples in the documents are what the type checker and the linter let pass, and they run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gin.present.shell.parlour import Parlour
from gin.session.storage.store import Store
from tests.support.places import TOP


def examples(name: str) -> list[str]:
    """The blocks of Python in a document, in order."""
    return re.findall(r"```python\n(.*?)```", (TOP / "docs" / name).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", ["adding-a-page.md", "design.md"])
def test_examples_are_typed_and_in_order(name: str, tmp_path: Path) -> None:
    found = examples(name)
    assert found
    for number, text in enumerate(found):
        (tmp_path / f"example_{number}.py").write_text(text, "utf-8")
    files = [str(file) for file in sorted(tmp_path.glob("*.py"))]
    for command in (
        ["mypy", "--strict", "--no-error-summary", *files],
        [
            "ruff",
            "check",
            "-q",
            "--ignore",
            "INP001",
            "--config",
            str(TOP / "pyproject.toml"),
            *files,
        ],
    ):
        told = subprocess.run(
            [sys.executable, "-m", *command], cwd=TOP, capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stdout + told.stderr


def test_the_example_of_a_front_end_plays() -> None:
    (text,) = examples("design.md")
    module: dict[str, Any] = {"__name__": "example"}
    exec(compile(text, "docs/design.md", "exec"), module)
    made = Parlour(Store.in_memory(), None)
    title, *said = module["play_once"](made)
    assert title == "Gin Parlour" and said
