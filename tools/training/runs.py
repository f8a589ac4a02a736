"""Train the nets of several games or seeds: `python -m tools.training.runs gin modern --seeds 1-4`.

Each game and seed is one run of `tools.training`, a job of `bench.runner`: a run needs the weights
of the hands before, so it uses one core. Other options go to `tools.training`. Each table and its
report are written to `--folder` as soon as the run ends. A run with its report there is skipped.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench.runner import Runner, add_arguments, runner
from tools.quiet import CommandError, run_command


@dataclass(frozen=True, slots=True)
class TrainingJob:
    """A run of `tools.training` with these arguments, without `--table`."""

    game: str
    seed: int
    options: tuple[str, ...]

    @property
    def table(self) -> str:
        """Name of the table's file."""
        return f"{self.game}-{self.seed}.net"

    @property
    def words(self) -> tuple[str, ...]:
        return self.game, "--seed", str(self.seed), *self.options


@dataclass(frozen=True, slots=True)
class TrainedTable:
    """The content of a table and its report."""

    table: bytes
    report: str


def train(job: TrainingJob) -> TrainedTable:
    """Train one table."""
    from tools.training.__main__ import main

    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / job.table
        main([*job.words, "--table", str(table)])
        report = table.with_suffix(".md").read_text(encoding="utf-8")
        return TrainedTable(table.read_bytes(), report.replace(str(table), job.table))


def jobs_left(jobs: list[TrainingJob], folder: Path) -> list[TrainingJob]:
    """Return the jobs whose report is not in the folder.

    Raises:
        CommandError: a report is from a run with other arguments.
    """
    left = []
    for job in jobs:
        report = (folder / job.table).with_suffix(".md")
        if not report.exists():
            left.append(job)
        elif f" {' '.join(job.words)} --table" not in report.read_text(encoding="utf-8"):
            raise CommandError(f"{report} is from a run with other options: use another --folder")
    return left


def train_all(jobs: list[TrainingJob], folder: Path, runner: Runner) -> None:
    """Do the jobs that are left, and write their tables and reports."""
    folder.mkdir(parents=True, exist_ok=True)
    left = jobs_left(jobs, folder)
    for number, trained in runner.results(train, left):
        table = folder / left[number].table
        table.write_bytes(trained.table)
        table.with_suffix(".md").write_text(trained.report, encoding="utf-8")
        print(f"{table} is trained", flush=True)


def seeds(text: str) -> list[int]:
    """Return the seeds in a text such as `1-4,9`."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def main(words: list[str] | None = None) -> int:
    """Train the tables that the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="tools.training.runs", description=__doc__.splitlines()[0]
    )
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seeds", type=seeds, default=[1])
    parser.add_argument("--folder", type=Path, required=True)
    add_arguments(parser)
    asked, options = parser.parse_known_args(words)
    try:
        from tools.training.__main__ import options as training_options
    except ModuleNotFoundError as error:
        raise CommandError(f"{error.name} is missing: install requirements-train.txt") from error
    jobs = [TrainingJob(game, seed, tuple(options)) for game in asked.games for seed in asked.seeds]
    for job in jobs:
        training_options([*job.words, "--table", job.table])
    train_all(jobs, asked.folder, runner(asked))
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
