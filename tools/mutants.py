"""Mutation-test the rules: `make mutants`.

mutmut changes one thing at a time in a copy of the program (build/mutants) and runs the tests that
cover it. `python -m tools.mutants --processes 1 'gin.rules.counting.*'` tests only some mutants.

Exits with 1 if tests catch fewer than 90 %. build/mutants/survivors.txt shows the mutants that no
test catches, and docs/evidence/mutants.md explains them.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
PLACE = TOP / "build" / "mutants"
_SETTINGS = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
MUTATED: list[str] = _SETTINGS["only_mutate"]
COPIED = ("gin", "tests", "tools", "bench", "installers", "main.py", "pyproject.toml")
WANTED = 90
"""Minimum percentage of mutants that tests must catch."""
KILLED, SURVIVED, TIMED_OUT, UNTESTED = "killed", "survived", "timed out", "no test"
_RESULTS = {
    0: SURVIVED, 1: KILLED, 3: KILLED, 5: UNTESTED, 33: UNTESTED,
    36: TIMED_OUT, -24: TIMED_OUT, -9: TIMED_OUT,
}  # fmt: skip
"""Results by exit code of mutmut's workers; the two signals (negative codes) mean a timeout."""


def main(words: list[str]) -> int:
    """Test the mutants; return the exit code."""
    asked = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    asked.add_argument("names", nargs="*", help="mutants by name, * for any letters")
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = asked.parse_args(words)
    mutmut = shutil.which("mutmut", path=str(Path(sys.executable).parent))
    if mutmut is None:
        print("mutmut is missing, or there is none for this system: make mutants", file=sys.stderr)
        return 1
    copy()
    command = [mutmut, "run", "--max-children", str(given.processes), *given.names]
    done = subprocess.run(command, cwd=PLACE, check=False)
    if done.returncode:
        print(f"mutmut ended with {done.returncode}.", file=sys.stderr)
        return 1
    results = {name: result for name, result in found().items() if result or not given.names}
    report(results)
    show(mutmut, [name for name, result in results.items() if result in (SURVIVED, UNTESTED)])
    odd = sorted({str(result) for result in results.values()} - set(_RESULTS.values()))
    if odd:
        print(f"Some mutants had unknown results: {', '.join(odd)}.", file=sys.stderr)
    return 1 if odd or not results or 100 * caught(results) < WANTED * len(results) else 0


def copy() -> None:
    """Copy the program and prepare its modules for mutation."""
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    for name in COPIED:
        if (TOP / name).is_dir():
            unwanted = shutil.ignore_patterns("__pycache__")
            shutil.copytree(TOP / name, PLACE / name, ignore=unwanted)
        else:
            shutil.copy(TOP / name, PLACE / name)
    for pattern in MUTATED:
        for file in PLACE.glob(pattern):
            file.write_text(undecorated(file.read_text(encoding="utf-8")), encoding="utf-8")


def undecorated(text: str) -> str:
    """Replace the decorators of a module's functions by assignments after each function.

    mutmut skips decorated functions.
    """
    lines = text.splitlines()
    for function in reversed(ast.parse(text).body):
        if isinstance(function, ast.FunctionDef) and function.decorator_list:
            wrapped = function.name
            for decorator in reversed(function.decorator_list):
                wrapped = f"{ast.unparse(decorator)}({wrapped})"
            end = function.end_lineno or function.lineno
            lines.insert(end, f"\n\n{function.name} = {wrapped}")
            first = min(decorator.lineno for decorator in function.decorator_list)
            del lines[first - 1 : function.lineno - 1]
    return "\n".join(lines) + "\n"


def found() -> dict[str, str | None]:
    """Return the result of every mutant, by name; None if it was not tested."""
    results: dict[str, str | None] = {}
    for pattern in MUTATED:
        for file in sorted((PLACE / "mutants").glob(f"{pattern}.meta")):
            codes = json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
            for name, code in codes.items():
                results[name] = None if code is None else result_of(code)
    return results


def result_of(code: int) -> str:
    """Return the name of the result for the exit code of mutmut's worker."""
    return _RESULTS.get(code, f"exit code {code}")


def caught(results: dict[str, str | None]) -> int:
    """Return the number of caught mutants; a timeout counts as caught."""
    return sum(result in (KILLED, TIMED_OUT) for result in results.values())


def report(results: dict[str, str | None]) -> None:
    """Print a table of the results, with a row for each module and a total."""
    rows = Counter((module(name), result) for name, result in results.items())
    print(f"\n{'module':34}{'mutants':>9}{KILLED:>9}{TIMED_OUT:>11}{SURVIVED:>10}{UNTESTED:>9}")
    for name, counts in _rows(rows):
        numbers = (counts[KILLED], counts[TIMED_OUT], counts[SURVIVED], counts[UNTESTED])
        print("{:34}{:9}{:9}{:11}{:10}{:9}".format(name, counts.total(), *numbers))
    share = 100 * caught(results) / len(results) if results else 0.0
    print(f"\nDetected: {caught(results)} of {len(results)}, {share:.1f} %")


def _rows(rows: Counter[tuple[str, str | None]]) -> Iterator[tuple[str, Counter[str | None]]]:
    whole: Counter[str | None] = Counter()
    for name in sorted({name for name, _ in rows}):
        counts = Counter({result: n for (where, result), n in rows.items() if where == name})
        whole += counts
        yield name, counts
    yield "all", whole


def module(mutant: str) -> str:
    """Return the module of a mutant, without the prefix `gin.rules.`."""
    return mutant.rpartition(".")[0].removeprefix("gin.rules.")


def show(mutmut: str, names: list[str]) -> None:
    """Write the diffs of these mutants to survivors.txt."""
    file = PLACE / "survivors.txt"
    with file.open("w", encoding="utf-8") as out:
        for name in names:
            words = [mutmut, "show", name]
            subprocess.run(words, cwd=PLACE, stdout=out, stderr=subprocess.STDOUT, check=False)
    if names:
        print(f"Diffs of the survivors: {file.relative_to(TOP)}")


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
