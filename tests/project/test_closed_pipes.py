"""Commands stop quietly when their output is closed, as in `python -m tools.messages | head`."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.covering import covering
from tests.support.patience import PATIENCE
from tests.support.places import TOP

pytestmark = pytest.mark.early


def commands() -> list[Path]:
    return [
        path
        for folder in ("tools", "bench")
        for path in sorted((TOP / folder).rglob("*.py"))
        if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
    ]


def test_every_command_of_tools_and_bench_ends_quietly() -> None:
    assert len(commands()) > 40
    for path in commands():
        *_, last = ast.parse(path.read_text(encoding="utf-8")).body
        assert isinstance(last, ast.If) and len(last.body) == 1, path
        assert ast.unparse(last.body[0]).startswith("run_command("), path


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of other systems")
@pytest.mark.parametrize(
    ("words", "buffered"),
    covering(
        ["-m tools.messages --missing", "-m tools.messages --help", "-m bench.arena --help",
         "main.py --help", "main.py --version", "main.py --list-games", "main.py --rules gin"],
        ["", "1"],
    ),
)  # fmt: skip
def test_a_command_survives_a_closed_pipe(words: str, buffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, *words.split()], stdout=writing, stderr=subprocess.PIPE, cwd=TOP,
        text=True, timeout=PATIENCE, check=False, env=os.environ | {"PYTHONUNBUFFERED": buffered},
    )  # fmt: skip
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")
