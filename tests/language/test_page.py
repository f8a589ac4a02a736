"""What the page about languages shows runs, and says what it should."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.support.places import TOP

PAGE = TOP / "docs" / "adding-a-language.md"


def test_the_example_of_the_page_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", example],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": str(TOP), "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert done.stdout.splitlines() == ["You drew the Q♥.", "Ada zieht die Herz-Dame."]
