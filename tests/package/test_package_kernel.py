"""The package's kernel is compiled and makes the same moves as the source's kernel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import date
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from bench.kernel import decisions, digest
from bench.reviews import luck_digest
from gin.session.storage.store import Store
from tests.support.daily import master_score
from tests.support.places import TOP
from tools.compile import KERNEL, copy_source

DECISIONS, WORLDS = 2000, 16
HANDS, ORDERS = 10, 4


def test_the_built_kernel_makes_the_same_2000_decisions_and_measures_the_same_luck(
    built: Path, tmp_path: Path
) -> None:
    libraries = sorted(path for path in built.glob("_internal/gin/core/kernel/*.*"))
    libraries = [path for path in libraries if path.name.endswith(tuple(EXTENSION_SUFFIXES))]
    assert len(libraries) == len(list((TOP / KERNEL).glob("*.pxd")))
    source = copy_source(tmp_path / "source")
    for path in libraries:
        shutil.copy2(path, source / KERNEL)
    script = (
        "from bench.kernel import decisions, digest\n"
        "from bench.reviews import luck_digest\n"
        "from gin.ai.search.worlds import is_compiled\n"
        f"print(is_compiled(), digest(decisions('modern', {DECISIONS}), {WORLDS}),"
        f" *(luck_digest(game, {HANDS}, {ORDERS}) for game in ('modern', 'dice')))\n"
        "from datetime import date\n"
        "from gin.session.storage.store import Store\n"
        "from tests.support.daily import master_score\n"
        "print(master_score(Store.in_memory(), date(2026, 11, 27)))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=source, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(TOP)))},
    ) as other:  # fmt: skip
        expected = digest(decisions("modern", DECISIONS), WORLDS)
        luck = [luck_digest(game, HANDS, ORDERS) for game in ("modern", "dice")]
        output, _ = other.communicate()
    found, master = output.splitlines()
    assert found.split() == ["True", expected, *luck]
    assert master == str(master_score(Store.in_memory(), date(2026, 11, 27)))
