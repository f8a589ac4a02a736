"""Run numbered jobs in processes of this machine or on a cluster of machines.

With `--scheduler ADDRESS`, the workers of a `dask.distributed` cluster do the jobs. A job must be
pure: its result depends on its arguments and the source only, so a job that a worker did not finish
can run again on another one. Workers need the same commit and the same Python version as this
machine, because sums of floats may differ between Python versions.
"""

from __future__ import annotations

import argparse
import functools
import os
import subprocess
import sys
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tools.quiet import CommandError

TOP = Path(__file__).resolve().parents[1]
SCHEDULER_WAIT, WORKER_WAIT = 20, 60
"""Seconds to wait for a scheduler, and then for its first worker, which may be starting."""

Job = TypeVar("Job")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Source:
    """The program that a job runs; with the job's arguments it determines the result.

    `changed` are the files that differ from the commit, without those that Git does not track.
    """

    commit: str
    changed: tuple[str, ...]
    python: str

    @property
    def name(self) -> str:
        return f"commit {self.commit[:12]} with Python {self.python}"


@functools.cache
def source() -> Source:
    """Return this process's source as it was at the first call.

    Raises:
        CommandError: this is no Git clone, or Git is not installed.
    """
    python = ".".join(map(str, sys.version_info[:2]))
    changed = _git("status", "--porcelain", "--untracked-files=no").splitlines()
    return Source(_git("rev-parse", "HEAD").strip(), tuple(line[3:] for line in changed), python)


def _git(*words: str) -> str:
    try:
        done = subprocess.run(["git", *words], cwd=TOP, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise CommandError("Git is not installed, so commits cannot be compared") from error
    if done.returncode:
        raise CommandError(f"commits cannot be compared: {done.stderr.strip()}")
    return done.stdout


@dataclass(frozen=True, slots=True)
class Runner:
    """Does jobs in `processes` of this machine or, with a `scheduler`, on its workers."""

    processes: int
    scheduler: str | None = None

    def results(
        self, work: Callable[[Job], Result], jobs: Sequence[Job]
    ) -> Iterator[tuple[int, Result]]:
        """Yield each job's number and `work`'s result once, in the order in which they finish.

        Raises:
            CommandError: the jobs cannot be done, or not all of them.
        """
        if self.scheduler is None:
            return _here(work, jobs, self.processes)
        return _on_cluster(work, jobs, self.scheduler)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where jobs run."""
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="address of a Dask scheduler, whose workers run jobs"
    )


def runner(args: argparse.Namespace) -> Runner:
    """Return the runner that the options ask for."""
    return Runner(args.processes, args.scheduler)


def _here(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int
) -> Iterator[tuple[int, Result]]:
    with ProcessPoolExecutor(processes) as pool:
        numbers = {pool.submit(work, job): number for number, job in enumerate(jobs)}
        try:
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BrokenProcessPool as error:
            raise CommandError("a process ended in the middle of its job") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _on_cluster(
    work: Callable[[Job], Result], jobs: Sequence[Job], address: str
) -> Iterator[tuple[int, Result]]:
    try:
        import distributed
    except ImportError as error:
        raise CommandError("--scheduler needs the packages of requirements-cluster.txt") from error
    here = source()
    if here.changed:
        raise CommandError(
            f"commit first, so that workers can have the same source: {here.changed[0]} is changed"
        )
    try:
        client = distributed.Client(address, timeout=SCHEDULER_WAIT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CommandError(f"no scheduler answers at {address!r}") from error
    except AssertionError as error:
        # On a loaded machine, the thread of Dask may not start within its ten seconds.
        raise CommandError("Dask did not start here: try again") from error
    with client:
        _compare(client, address, here)
        keys = [f"{work.__name__}-{uuid.uuid4().hex}-{number}" for number in range(len(jobs))]
        futures = client.map(functools.partial(_checked, work, here), jobs, key=keys, pure=False)
        # Only unfinished jobs are kept here, so the cluster can drop results that have arrived.
        numbers = {future: number for number, future in enumerate(futures)}
        del futures
        arriving = distributed.as_completed(
            numbers, loop=client.loop, with_results=True, raise_errors=False
        )
        for future, outcome in arriving:
            number = numbers.pop(future)
            if future.status == "finished":
                yield number, outcome
                continue
            if future.status != "error":
                raise CommandError(
                    f"the scheduler at {address!r} is gone; {len(numbers) + 1} of {len(jobs)} jobs "
                    "are not done"
                )
            failure = outcome[1]
            if isinstance(failure, distributed.KilledWorker):
                raise CommandError(
                    f"job {number} failed: workers that died in it: {failure.allowed_failures + 1}"
                ) from failure
            raise failure


def _compare(client: Any, address: str, here: Source) -> None:
    """Raise CommandError unless there are workers and the cluster has this machine's source."""
    try:
        client.wait_for_workers(1, timeout=WORKER_WAIT)
    except TimeoutError as error:
        raise CommandError(f"the scheduler at {address!r} has no workers") from error
    for worker, there in client.run(source, on_error="return").items():
        _same(here, there, f"the worker at {worker}")
    # The scheduler unpickles jobs, so it needs the same source.
    try:
        there = client.run_on_scheduler(source)
    except Exception as error:
        there = error
    _same(here, there, "the scheduler")


def _same(here: Source, there: Source | Exception, who: str) -> None:
    """Raise CommandError if a part of the cluster has another source than this machine, or none."""
    if isinstance(there, Exception):
        raise CommandError(
            f"{who} cannot do jobs ({there}): start it in the root of a clone of the repository"
        )
    if there.changed:
        raise CommandError(f"{who} has uncommitted changes: {there.changed[0]} is changed")
    if there != here:
        raise CommandError(
            f"{who} has {there.name}, this machine has {here.name}: update it and restart it"
        )


def _checked(work: Callable[[Job], Result], here: Source, job: Job) -> Result:
    """Do a job on a worker, which may have joined after the others were compared."""
    import distributed

    _same(here, source(), f"the worker at {distributed.get_worker().address}")
    return work(job)
