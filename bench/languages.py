"""Measure the time to load each language, and to render a message in it.

    python -m bench.languages [N]

Each of N runs is a new process that uses compiled Python files.
"""

from __future__ import annotations

import statistics
import subprocess
import sys

from gin.language.catalogue import catalogue
from gin.messages.languages import LANGUAGES
from tools.quiet import run_command

LOAD = """
import time
from gin.language.catalogue import catalogue
began = time.perf_counter()
catalogue({code!r})
print(1000 * (time.perf_counter() - began))
"""
RENDER = """
import time
from gin.core.cards import DECK
from gin.core.message import YOU
from gin.language.resolve import TextStyle, resolve
from gin.messages import table
messages = [table.draws_card(who=YOU, card=card) for card in DECK]
for message in messages:
    resolve(message, {code!r}, TextStyle.SPEAK)
began = time.perf_counter()
for message in messages:
    resolve(message, {code!r}, TextStyle.SPEAK)
print(1e6 * (time.perf_counter() - began) / len(messages))
"""

ADDED = """
import time
from pathlib import Path
began = time.process_time()
from gin.language.added import add_language
paths = sorted(Path("assets/languages/de").glob("*.ftl"))
problems = add_language("xx", [(path.name, path.read_bytes()) for path in paths])
assert not problems, problems
print(1000 * (time.process_time() - began))
"""
"""Adds German under another code, as the program adds a language from the data folder."""


def measured(script: str, code: str, times: int) -> list[float]:
    """Return the figures that a script prints in `times` processes, the smallest first."""
    words = [sys.executable, "-c", script.format(code=code)]
    # The uncounted first run compiles the files for the others.
    runs = [
        float(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
        for _ in range(times + 1)
    ]
    return sorted(runs[1:])


def main(words: list[str]) -> int:
    """Measure all languages and print a table."""
    times = int(words[0]) if words else 21
    print(
        "| language | entries | loads in ms: median, longest | a sentence with a card, µs: median |"
    )
    print("|---|---|---|---|")
    for code in LANGUAGES:
        loads, costs = measured(LOAD, code, times), measured(RENDER, code, times)
        entries = len(catalogue(code).entries)
        middle, longest = statistics.median(loads), loads[-1]
        print(
            f"| {code} | {entries} | {middle:.1f}, {longest:.1f} | {statistics.median(costs):.0f} |"
        )
    print(f"n = {times}")
    added = measured(ADDED, "xx", times)
    middle, longest = statistics.median(added), added[-1]
    print()
    print(
        "A copy of German in the data folder, ms of processor time: "
        f"median {middle:.0f}, longest {longest:.0f}"
    )
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
