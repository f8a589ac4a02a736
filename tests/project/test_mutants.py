"""Mutation testing: the copy of the program, and cleared caches."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gin.rules.melds.kinds import sequences
from gin.rules.model.meld_kinds import Aces
from tests.support.mutation import forget
from tests.support.places import TOP
from tools import mutants

DECORATED = '''"""A module."""

from functools import cache, lru_cache


@cache
def double(number: int) -> int:
    """Twice a number."""
    return 2 * number


class Kept:
    """A class keeps its decorators."""

    @property
    def one(self) -> int:
        return 1


@lru_cache(maxsize=4)
def half(number: int) -> int:
    return number // 2
'''


def test_cached_functions_are_mutated_too() -> None:
    """Mutmut skips decorated functions, so the copy adds the decorators later."""
    text = mutants.undecorated(DECORATED)
    functions = [each for each in ast.parse(text).body if isinstance(each, ast.FunctionDef)]
    assert [(each.name, each.decorator_list) for each in functions] == [
        ("double", []),
        ("half", []),
    ]
    made: dict[str, object] = {}
    exec(compile(text, "decorated", "exec"), made)
    double, half = made["double"], made["half"]
    assert callable(double) and callable(half)
    assert (double(4), double(4), half(9)) == (8, 8, 4)
    assert double.cache_info().hits == 1 and half.cache_info().maxsize == 4  # type: ignore[attr-defined]
    assert made["Kept"]().one == 1  # type: ignore[operator]


def test_every_listed_module_is_mutated() -> None:
    files = {file for pattern in mutants.MUTATED for file in TOP.glob(pattern)}
    for pattern in mutants.MUTATED:
        assert list(TOP.glob(pattern)), pattern
        for file in TOP.glob(pattern):
            for each in ast.parse(mutants.undecorated(file.read_text())).body:
                assert not isinstance(each, ast.FunctionDef) or not each.decorator_list, file
    names = {file.relative_to(TOP / "gin").as_posix() for file in files}
    assert {
        "core/kernel/melds.py", "rules/melds/solver.py", "rules/counting/scoring.py",
        "rules/model/events.py",
    } <= names  # fmt: skip


def test_results_are_counted_by_module() -> None:
    killed, timed_out, survived = mutants.KILLED, mutants.TIMED_OUT, mutants.SURVIVED
    assert mutants.module("gin.rules.melds.kinds.x_sequences__mutmut_1") == "melds.kinds"
    assert [mutants.result_of(code) for code in (1, 36, -24, 0, 33)] == [
        killed, timed_out, timed_out, survived, mutants.UNTESTED,
    ]  # fmt: skip
    assert mutants.result_of(-11) == "exit code -11"
    one = {f"gin.rules.melds.kinds.x_a__mutmut_{n}": killed for n in range(9)}
    assert mutants.caught(one | {"b": timed_out}) == 10
    assert (
        mutants.caught(one | {"b": survived}) == mutants.caught(one | {"b": mutants.UNTESTED}) == 9
    )


def test_tests_of_mutants_begin_with_empty_caches() -> None:
    found = sequences(Aces.LOW)
    assert sequences(Aces.LOW) is found
    forget()
    assert sequences(Aces.LOW) == found and sequences(Aces.LOW) is not found


def test_the_tests_start_in_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The copy needs every file that the tests load when they start."""
    settings = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    # Mutmut copies the sources, the tests and its configuration by itself.
    own = {*settings["source_paths"], "tests", "pyproject.toml"}
    assert own | {*settings["also_copy"]} == {*mutants.COPIED}
    monkeypatch.setattr(mutants, "PLACE", tmp_path / "copy")
    mutants.copy()
    words = ["-m", "pytest", "-q", "--co", "-p", "tests.support.mutation", "-p", "no:cacheprovider",
             "tests/rules/test_secrecy.py"]  # fmt: skip
    done = subprocess.run(
        [sys.executable, *words], cwd=mutants.PLACE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
