"""Count the starts in which Orca stays silent: `python -m tools.heard_starts [STARTS]`.

Starts the program STARTS times (default: 40) and measures the time until the first word, with the
installed Orca or the one in `--orca PREFIX`. A start is silent if no word is spoken within ten
seconds. `--program PATH` starts a built program. Needs the packages listed in `tools.heard`. Debian
12 has Orca 43, and Debian 13 has Orca 48.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from tests.support.by_ear import orca, utterances
from tests.support.reader import SOURCE, desktop, speech
from tools.quiet import run_command

SILENT = 10.0
"""Seconds without a word after which a start counts as silent."""
QUIET = 1.2
"""Seconds without a word between two starts."""
LETTERS = 60
"""Speaking rate in letters a second."""


def first_word(program: tuple[str, ...], environment: dict[str, str], spoken: Path) -> float | None:
    """Start the program; return the seconds until the first word, None if there is none."""
    before = len(utterances(spoken))
    with tempfile.TemporaryDirectory() as data:
        began = time.time()
        running = subprocess.Popen([*program, "--data", data], env=environment)
        try:
            while time.time() - began < SILENT:
                said = utterances(spoken)[before:]
                if said:
                    return said[0].begins - began
                time.sleep(0.02)
            return None
        finally:
            running.terminate()
            running.wait(30)


def wait_for_quiet(spoken: Path) -> None:
    """Wait until nothing has been spoken for `QUIET` seconds."""
    size, since = spoken.stat().st_size, time.monotonic()
    while time.monotonic() - since < QUIET:
        time.sleep(0.05)
        if spoken.stat().st_size != size:
            size, since = spoken.stat().st_size, time.monotonic()


def main() -> None:
    """Print a line for each start, and a summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("starts", type=int, nargs="?", default=40)
    parser.add_argument("--orca", type=Path, metavar="PREFIX")
    parser.add_argument("--program", type=Path, metavar="PATH")
    asked = parser.parse_args()
    program = SOURCE if asked.program is None else (str(asked.program.resolve()),)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with (
            desktop(folder) as environment,
            speech(environment, folder, LETTERS) as spoken,
            orca(environment, folder, spoken, asked.orca),
        ):
            heard = list[float]()
            for start in range(asked.starts):
                wait_for_quiet(spoken)
                seconds = first_word(program, environment, spoken)
                print(start + 1, "silent" if seconds is None else f"{seconds:.2f} s", flush=True)
                if seconds is not None:
                    heard.append(seconds)
    print(f"silent: {asked.starts - len(heard)} of {asked.starts}")
    if heard:
        print(f"first word: median {statistics.median(heard):.2f} s, worst {max(heard):.2f} s")


if __name__ == "__main__":
    run_command(main)
