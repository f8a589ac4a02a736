"""Runs of several games or seeds; the training itself is tested elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bench.runner import Runner
from tools.quiet import CommandError
from tools.training.runs import TrainedTable, TrainingJob, seeds, train_all

JOBS = [TrainingJob("gin", seed, ("--hands", "10")) for seed in (1, 2)]


@dataclass(frozen=True, slots=True)
class RecordingRunner(Runner):
    """Gives each job a result without training, the last job first."""

    done: tuple[list[TrainingJob], ...] = ([],)

    def results(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        for number, job in reversed(list(enumerate(jobs))):
            self.done[0].append(job)
            report = f"`python -m tools.training {' '.join(job.words)} --table {job.table}`"
            yield number, TrainedTable(bytes([job.seed]), report)


def test_each_table_gets_its_own_weights_and_report(tmp_path: Path) -> None:
    train_all(JOBS, tmp_path / "new", RecordingRunner(1))
    for seed in (1, 2):
        assert (tmp_path / "new" / f"gin-{seed}.net").read_bytes() == bytes([seed])
        assert f"--seed {seed}" in (tmp_path / "new" / f"gin-{seed}.md").read_text()


def test_finished_runs_are_not_repeated(tmp_path: Path) -> None:
    train_all(JOBS[:1], tmp_path, RecordingRunner(1))
    again = RecordingRunner(1, done=([],))
    train_all(JOBS, tmp_path, again)
    assert again.done == ([JOBS[1]],)
    other = [TrainingJob("gin", 1, ("--hands", "20"))]
    with pytest.raises(CommandError, match=r"gin-1\.md is from a run with other options"):
        train_all(other, tmp_path, RecordingRunner(1))


def test_seeds_are_numbers_and_ranges() -> None:
    assert seeds("1-3,9") == [1, 2, 3, 9]
    with pytest.raises(ValueError, match="one"):
        seeds("one")
