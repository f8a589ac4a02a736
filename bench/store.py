"""Measure the start, the statistics and the saving of moves with many matches in the data folder.

    python -m bench.store [--matches 10000] [--runs 11] [--before TREE]

The program plays matches of every game and leaves some of them unfinished; copies make up the
number asked for. The program is then started alternately on this data folder and on an almost empty
one. Each start times the first view of the menu, a second one, the statistics, and pages of
finished matches. `TREE` is an older checkout to compare with; if it is given, its program writes
the data folder.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
OPEN_OF_TEN = 2

PLAY = """
import random, sys
from pathlib import Path
from gin.ai.players.levels import player
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.registry import GAMES
from gin.variants.setups import setup

store = Store.open(Path(sys.argv[1]))
rng = random.Random(1)
for number in range(3 * len(GAMES)):
    game = GAMES[number % len(GAMES)]
    session = Session.begin(store, setup(game.id), 1, rng.randrange(1 << 44))
    me = player(1, number)
    most = rng.randrange(10, 250) if number % 10 < int(sys.argv[2]) else 5000
    for _ in range(most):
        if session.hand_over:
            if session.sheet.over:
                break
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(me.choose(session.seen))
store.close()
"""
START = """
import json, sys, time
from gin.present.shell.arguments import parse
from tests.support.by_name import choose
from gin.present.shell.start import open_parlour
parlour = open_parlour(parse(["--data", sys.argv[1]]), lambda why: False)
parlour.view()
shown = time.monotonic()
parlour.view()
again = time.monotonic() - shown
begun = time.monotonic()
choose(parlour, "statistics")
parlour.view()
counted = time.monotonic() - begun

def page(act):
    begun = time.monotonic()
    act()
    parlour.view()
    return time.monotonic() - begun

pages = [page(lambda: choose(parlour, "finished"))]
screen = parlour._screens[-1]
if hasattr(screen, "_page"):
    def last():
        screen._page = 1 << 30
    pages.append(page(last))
    for row in ("game", "opponent", "month"):
        if any(choice.id == f"filter:{row}" for choice in parlour.view().choices):
            pages.append(page(lambda: choose(parlour, f"filter:{row}")))
        pages.append(page(last))
print(json.dumps([shown, again, counted, max(pages)]), flush=True)
parlour.close()
"""
"""`PLAY` and `START` run in separate processes, in the tree that is measured."""


@dataclass(frozen=True, slots=True)
class StoreTimes:
    """Seconds for the menu from the start of the process, and for each later page.

    `again` is the menu's second view, `finished` the slowest page of finished matches.
    """

    menu: float
    again: float
    statistics: float
    finished: float


def make(folder: Path, tree: Path, matches: int) -> None:
    """Write a data folder with this number of matches, using the program in `tree`."""
    folder.mkdir()
    _run(tree, PLAY, str(folder), str(OPEN_OF_TEN))
    link = sqlite3.connect(folder / "parlour.db")
    columns = {
        table: [row[1] for row in link.execute(f"PRAGMA table_info({table})")]
        for table in ("match", "action", "hand", "outcome")
    }
    (played,) = link.execute("SELECT max(id) FROM match").fetchone()
    for base in range(played, matches, played):
        for table, names in columns.items():
            key = "id" if table == "match" else "match"
            taken = ", ".join(f"{key} + {base}" if name == key else name for name in names)
            link.execute(
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {taken} FROM {table}"
                f" WHERE {key} <= ?",
                (min(played, matches - base),),
            )
    link.execute("UPDATE match SET touched = touched + id, started = started + id")
    # Spread the matches over five years and all levels.
    link.execute("UPDATE match SET level = 1 + id % 5 WHERE level IS NOT NULL")
    link.execute("UPDATE match SET touched = touched - (id % 60) * 2600000")
    link.commit()
    link.close()


def start(folder: Path, tree: Path) -> StoreTimes:
    """Time one start of the program in `tree`."""
    begun = time.monotonic()
    shown, again, counted, page = json.loads(_run(tree, START, str(folder)))
    return StoreTimes(shown - begun, again, counted, page)


def _run(tree: Path, code: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, stdout=subprocess.PIPE, text=True,
        check=True,
    )  # fmt: skip
    return done.stdout


def commits(folder: Path, mode: str, count: int = 1000) -> list[float]:
    """Return the seconds for saving each of `count` moves in SQLite's synchronous `mode`."""
    path = folder / f"{mode}.db"
    link = sqlite3.connect(path, isolation_level=None)
    link.execute("PRAGMA journal_mode = WAL")
    link.execute(f"PRAGMA synchronous = {mode}")
    link.execute("CREATE TABLE action (ply INTEGER PRIMARY KEY, text TEXT)")
    took = []
    for ply in range(count):
        begun = time.perf_counter()
        link.execute("BEGIN IMMEDIATE")
        link.execute("INSERT INTO action VALUES (?, 'discard 7H')", (ply,))
        link.execute("COMMIT")
        took.append(time.perf_counter() - begun)
    link.close()
    return took


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--before", type=Path)
    args = parser.parse_args()
    trees = {"before": args.before, "now": TOP} if args.before else {"now": TOP}
    with tempfile.TemporaryDirectory() as where:
        folders: dict[tuple[str, str], Path] = {}
        full = Path(where, "full")
        make(full, next(iter(trees.values())), args.matches)
        size = (full / "parlour.db").stat().st_size / 1e6
        link = sqlite3.connect(full / "parlour.db")
        (unfinished,) = link.execute("SELECT count(*) FROM match WHERE state = 'open'").fetchone()
        (actions,) = link.execute("SELECT count(*) FROM action").fetchone()
        link.close()
        print(f"{args.matches} matches, {unfinished} unfinished, {actions} actions, {size:.0f} MB")
        for name in trees:
            for kind in ("full", "empty"):
                folders[name, kind] = Path(where, f"{name}-{kind}")
            shutil.copytree(full, folders[name, "full"])
            folders[name, "empty"].mkdir()
        found: dict[tuple[str, str], list[StoreTimes]] = {key: [] for key in folders}
        for number in range(args.runs + 1):
            for key, folder in folders.items():
                measured = start(folder, trees[key[0]])
                if number:
                    found[key].append(measured)
                else:
                    print(f"{' '.join(key)}, first start: menu {measured.menu:.3f} s")
        print(f"median of {args.runs} starts each, seconds")
        print("| | menu | menu again | statistics | finished |\n|---|---|---|---|---|")
        for key, starts in found.items():
            each = (
                statistics.median(getattr(one, name) for one in starts)
                for name in ("menu", "again", "statistics", "finished")
            )
            print(f"| {' '.join(key)} | {' | '.join(f'{one:.3f}' for one in each)} |")
        for mode in ("NORMAL", "FULL"):
            took = sorted(commits(Path(where), mode))
            middle, late = statistics.median(took) * 1000, took[int(len(took) * 0.99)] * 1000
            print(f"a move kept, {mode}, n = {len(took)}: median {middle:.2f} ms, 99 % {late:.1f}")


if __name__ == "__main__":
    run_command(main)
