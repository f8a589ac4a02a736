"""Measure how long each page takes to open with many matches in the data folder.

    python -m bench.pages [--matches 10000] [--runs 11] [--months 60]

`bench.store` makes the matches, which were played one after the other over the given number of
months. In each run a new process opens the program, shows the menu, and then opens each page once,
so that no page is cached. A time lasts from the choice to the new view, without drawing, whose work
depends on the window and not on the matches. Prints a table in milliseconds. The bound is for the
processor time, which depends less on the load of the machine than the time by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.runner import source
from bench.store import TOP, make
from tools.quiet import run_command

BOUND = 300.0
"""Milliseconds in which a page should open."""
MONTH = 2_600_000
PAGES = """
import json, sys, time
from gin.interface import destinations
from gin.present.shell.arguments import parse
from gin.present.shell.start import open_parlour
from gin.session.habits import Habit
from gin.session.periods import Period
from tests.support.by_name import choose, find_choice

parlour = open_parlour(parse(["--data", sys.argv[1]]), lambda why: False)
parlour.view()
found = {}

def page(name, act):
    wall, work = time.perf_counter(), time.process_time()
    act()
    parlour.view()
    found[name] = 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - work)

def by_name(name, choice):
    page(name, lambda: choose(parlour, choice))

by_name("statistics", "statistics")
by_name("statistics, one game", "filter:only:gin")
by_name("finished matches", "finished")
page("finished matches, last page", lambda: setattr(parlour.front, "_page", 1 << 30))
for row in ("game", "opponent", "month"):
    by_name(f"finished matches, one {row}", f"filter:{row}")
parlour.home()
page("habits, since last time", lambda: parlour.open(destinations.ToHabits()))
for period in (Period.WEEK, Period.MONTH):
    by_name(f"habits, this {period}", f"value:{period}")
for habit in Habit:
    if find_choice(parlour.view(), f"figure:{habit}"):
        by_name(f"habits, list of {habit}", f"figure:{habit}")
        choose(parlour, "back")
parlour.home()
by_name("records", "records")
parlour.home()
by_name("daily deal", "daily")
by_name("daily deal, another month", "older")
parlour.home()
page("unfinished matches", lambda: parlour.open(destinations.ToMatches()))
parlour.home()
by_name("games", "games")
parlour.home()
for name, destination in (
    ("opponents", destinations.ToPeople()),
    ("ladder", destinations.ToLadder()),
    ("tournament", destinations.ToTournament()),
    ("exercises", destinations.ToExercises()),
):
    page(name, lambda destination=destination: parlour.open(destination))
    parlour.home()
page("menu", lambda: None)
print(json.dumps(found), flush=True)
parlour.close()
"""


def judge_all(folder: Path, matches: int, months: int) -> None:
    """Spread the matches over a number of months, and save invented judgements of most hands."""
    link = sqlite3.connect(folder / "parlour.db")
    link.execute(
        "UPDATE match SET played = id, touched = ? - (SELECT max(id) FROM match) * ? + id * ?",
        (time.time(), *2 * [months * MONTH / matches]),
    )
    link.execute("INSERT INTO judged SELECT match, hand, -1, 'all', 4.0 FROM hand WHERE match % 3")
    link.execute(
        "INSERT INTO judged SELECT a.match, a.hand, a.ply,"
        " iif(a.text LIKE 'knock %', 'early', 'discard'), 1.0 + a.ply % 50 / 10.0"
        " FROM action a JOIN hand h ON h.match = a.match AND h.hand = a.hand"
        " WHERE a.match % 3 AND a.seat = 0 AND a.ply % 7 = 3"
    )
    link.commit()
    link.close()


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--months", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as where:
        folder = Path(where, "data")
        make(folder, TOP, args.matches)
        judge_all(folder, args.matches, args.months)
        runs = [_run(folder) for _ in range(args.runs)]
    print(
        f"{args.matches} matches over {args.months} months; {source().name}; {os.cpu_count()}"
        f" processors, load average over the last minute {os.getloadavg()[0]:.2f}."
    )
    print(
        f"\n| page | processor time, median | longest | by the clock | bound | | n |\n|{'---|' * 7}"
    )
    for name in runs[0]:
        walls, works = zip(*(run[name] for run in runs), strict=True)
        middle = statistics.median(works)
        met = "met" if middle <= BOUND else "**missed**"
        print(
            f"| {name} | {middle:.0f} | {max(works):.0f} | {statistics.median(walls):.0f}"
            f" | {BOUND:.0f} | {met} | {len(runs)} |"
        )


def _run(folder: Path) -> dict[str, tuple[float, float]]:
    done = subprocess.run(
        [sys.executable, "-c", PAGES, str(folder)],
        cwd=TOP, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return {name: (wall, work) for name, (wall, work) in json.loads(done.stdout).items()}


if __name__ == "__main__":
    run_command(main)
