"""Jobs give the same results in one process, in two, and on a cluster whose worker is killed.

Long runs also test the errors of a cluster, for which Dask starts many processes.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from bench import arena, runner
from bench.runner import Runner, Source
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP
from tools.quiet import CommandError

pytestmark = pytest.mark.early

JOBS = 10
COMPILING = shutil.ignore_patterns("*.pyc.*")
"""Files that another process is just writing. Compiled modules are copied: compiling takes long."""
DRIVER = f"""
import sys, time
from pathlib import Path
from bench.arena import SeatSwappedPair, play
from bench.runner import Runner
gate = Path(sys.argv[1])
def work(job):
    while job.seed >= {JOBS // 2} and not gate.exists():
        time.sleep(0.05)
    return play(job)
jobs = [SeatSwappedPair("2", "1", "modern", (), seed) for seed in range({JOBS})]
for number, tally in Runner(1, *sys.argv[2:]).results(work, jobs):
    print(number, tally, flush=True)
"""
"""Plays jobs, the second half of them only when the gate, a file, exists."""
DEADLY = """
import os, sys
from bench.runner import Runner
from tools.quiet import run_command
def deadly(job):
    os._exit(1)
run_command(lambda: print(*Runner(1, sys.argv[1]).results(deadly, [0])))
"""


def git(folder: Path, *words: str) -> None:
    author = ["-c", "user.name=Test", "-c", "user.email=test@localhost"]
    subprocess.run(["git", *author, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source in a repository without changes, whatever the state of the developer's own."""
    folder = tmp_path_factory.mktemp("repository")
    for name in ("gin", "bench", "tools"):
        shutil.copytree(TOP / name, folder / name, ignore=COMPILING)
    (folder / ".gitignore").write_text("__pycache__\n")
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "First")
    return folder


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Dask's own files go to a folder of the tests."""
    folder = tmp_path_factory.mktemp("dask")
    return {
        **os.environ,
        "DASK_CONFIG": str(folder / "config"),
        "DASK_TEMPORARY_DIRECTORY": str(folder / "work"),
    }


class Cluster:
    """A scheduler and workers on this machine, as processes."""

    def __init__(
        self, place: Path, folder: Path, environment: dict[str, str], ends: ExitStack
    ) -> None:
        self.folder = folder
        self.environment = environment
        file = folder / "scheduler.json"
        self.scheduler = self._start(
            "scheduler", place, ends,
            "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file),
        )  # fmt: skip
        until(lambda: file.exists() and file.read_text().endswith("}"))
        self.address: str = json.loads(file.read_text())["address"]

    @contextmanager
    def worker(self, place: Path) -> Iterator[subprocess.Popen[bytes]]:
        """Let a worker started in a folder be there for a while."""
        with ExitStack() as ends:
            words = (self.address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny")
            yield self._start("worker", place, ends, *words)

    def _start(
        self, which: str, place: Path, ends: ExitStack, *words: str
    ) -> subprocess.Popen[bytes]:
        log = ends.enter_context((self.folder / f"{which}.log").open("ab"))
        started = subprocess.Popen(
            [sys.executable, "-m", "dask", which, *words, "--no-dashboard"],
            cwd=place, env=self.environment, stdout=log, stderr=log,
        )  # fmt: skip
        ends.callback(started.wait)
        ends.callback(started.kill)
        return started


@pytest.fixture(scope="module")
def cluster(
    repository: Path, environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Cluster]:
    """A scheduler; each test starts the workers that it needs."""
    with ExitStack() as ends:
        yield Cluster(repository, tmp_path_factory.mktemp("cluster"), environment, ends)


@pytest.fixture
def strict(repository: Path, environment: dict[str, str], tmp_path: Path) -> Iterator[Cluster]:
    """A cluster that gives a job whose worker dies to no other; usually three others get it."""
    allowed = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with ExitStack() as ends:
        yield Cluster(repository, tmp_path, environment | allowed, ends)


def ran(place: Path, environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], cwd=place, env=environment, capture_output=True, text=True,
        timeout=PATIENCE,
    )  # fmt: skip


@contextmanager
def driving(place: Path, gate: Path, cluster: Cluster) -> Iterator[subprocess.Popen[str]]:
    with (cluster.folder / "driver.log").open("w") as log, subprocess.Popen(
        [sys.executable, "-c", DRIVER, str(gate), cluster.address], cwd=place,
        env=cluster.environment, stdout=subprocess.PIPE, stderr=log, text=True,
    ) as driver:  # fmt: skip
        try:
            yield driver
        finally:
            driver.kill()


def digest(lines: list[str]) -> str:
    return sha256("".join(sorted(lines)).encode()).hexdigest()


def test_killing_a_worker_midway_changes_no_result(
    repository: Path, cluster: Cluster, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    gate.touch()
    alone = ran(repository, cluster.environment, "-c", DRIVER, str(gate)).stdout.splitlines()
    assert len(alone) == JOBS
    gate.unlink()
    with cluster.worker(repository) as first, cluster.worker(repository):
        with driving(repository, gate, cluster) as driver:
            assert driver.stdout is not None
            lines = [next(driver.stdout).rstrip() for _ in range(3)]
            first.kill()
            first.wait()
            gate.touch()
            lines += driver.stdout.read().splitlines()
            driver.wait(PATIENCE)
        assert driver.returncode == 0, (cluster.folder / "driver.log").read_text()
        assert sorted(int(line.split()[0]) for line in lines) == list(range(JOBS))
        assert digest(lines) == digest(alone)

        words = ["-m", "bench.arena", "2", "1", "--games", "4", "--json"]
        for extra in (
            ["alone.json", "--processes", "2"], ["spread", "--scheduler", cluster.address],
        ):  # fmt: skip
            done = ran(repository, cluster.environment, *words, *extra)
            assert done.returncode == 0, done.stderr
    one, other = (json.loads((repository / name).read_text()) for name in ("alone.json", "spread"))
    assert {**one, "seconds": 0} == {**other, "seconds": 0}


@pytest.mark.soak
def test_workers_need_the_same_commit(repository: Path, cluster: Cluster, tmp_path: Path) -> None:
    other = tmp_path / "other"
    # Unlike a clone, the copy has compiled modules.
    shutil.copytree(repository, other)
    git(other, "commit", "--quiet", "--allow-empty", "--message", "Second")
    with cluster.worker(other):
        said = ran(
            repository, cluster.environment, "-m", "bench.solitary", "--rounds", "2",
            "--scheduler", cluster.address,
        )  # fmt: skip
        assert said.returncode == 1
        assert "has commit" in said.stderr and "update it and restart it" in said.stderr
        assert len(said.stderr.splitlines()) == 1
        # A worker that joins later is compared before its first job.
        here = Source("0" * 40, (), ".".join(map(str, sys.version_info[:2])))
        script = "import sys; from bench import runner; from tools.quiet import run_command\n"
        script += f"runner._compare = lambda *_: None; runner.source = lambda: runner.{here!r}\n"
        script += "run_command(lambda: print(*runner.Runner(1, sys.argv[1]).results(abs, [-1])))"
        said = ran(repository, cluster.environment, "-c", script, cluster.address)
    assert said.returncode == 1
    assert "has commit 000000000000 with" in said.stderr and "Traceback" not in said.stderr


@pytest.mark.soak
def test_a_worker_outside_the_repository_is_named(
    repository: Path, cluster: Cluster, tmp_path: Path
) -> None:
    with cluster.worker(tmp_path):
        said = ran(
            repository, cluster.environment, "-m", "bench.arena", "2", "1", "--games", "2",
            "--scheduler", cluster.address,
        )  # fmt: skip
    assert said.returncode == 1
    assert "No module named 'bench'" in said.stderr
    assert said.stderr.endswith("start it in the root of a clone of the repository\n")


@pytest.mark.soak
def test_a_job_that_ends_its_worker_and_a_scheduler_that_ends_midway_are_named(
    repository: Path, strict: Cluster, tmp_path: Path
) -> None:
    with strict.worker(repository):
        said = ran(repository, strict.environment, "-c", DEADLY, strict.address)
    assert said.returncode == 1
    assert said.stderr.endswith("job 0 failed: workers that died in it: 1\n")
    with (
        strict.worker(repository),
        driving(repository, tmp_path / "gate", strict) as driver,
    ):
        assert driver.stdout is not None
        next(driver.stdout)
        strict.scheduler.kill()
        driver.stdout.read()
        driver.wait(PATIENCE)
    assert driver.returncode == 1
    log = (tmp_path / "driver.log").read_text()
    assert f"the scheduler at {strict.address!r} is gone" in log


@pytest.mark.soak
def test_a_scheduler_outside_the_repository_is_named(
    repository: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    with ExitStack() as ends:
        cluster = Cluster(tmp_path, tmp_path, environment, ends)
        with cluster.worker(repository):
            said = ran(repository, environment, "-c", DEADLY, cluster.address)
    assert said.returncode == 1
    assert said.stderr.startswith(
        "the scheduler cannot do jobs (No module named 'bench'): start it"
    )


def test_a_changed_file_is_named(
    repository: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    changed = tmp_path / "changed"
    shutil.copytree(repository, changed)
    with (changed / "gin" / "core" / "cards.py").open("a") as file:
        file.write("# changed\n")
    said = ran(
        changed,
        environment,
        "-m",
        "bench.arena",
        "--games",
        "2",
        "--scheduler",
        "tcp://127.0.0.1:1",
    )
    assert said.returncode == 1
    assert said.stderr.startswith("commit first") and "gin/core/cards.py is changed" in said.stderr


@pytest.fixture
def unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "source", lambda: Source("0" * 40, (), "3.11"))


@pytest.mark.soak
def test_an_address_without_a_scheduler_is_named(
    unchanged: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "SCHEDULER_WAIT", 1)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    for address in (f"tcp://127.0.0.1:{port}", "no address"):
        with pytest.raises(CommandError, match=f"no scheduler answers at '{address}'"):
            list(Runner(1, address).results(abs, [-1]))


@pytest.mark.soak
def test_a_scheduler_without_workers_is_named(
    unchanged: None, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "WORKER_WAIT", 1)
    with pytest.raises(CommandError, match=f"'{cluster.address}' has no workers"):
        list(Runner(1, cluster.address).results(abs, [-1]))


def test_outside_programs_play_on_this_machine_only() -> None:
    with pytest.raises(arena.NotMeasured, match="leave --scheduler out"):
        arena.main([f"cmd:{sys.executable}", "1", "--scheduler", "tcp://127.0.0.1:1"])


def test_a_process_that_ends_in_its_job_is_an_error() -> None:
    with pytest.raises(CommandError, match="a process ended in the middle of its job"):
        list(Runner(2).results(os._exit, [1]))


def test_results_have_the_numbers_of_their_jobs() -> None:
    assert sorted(Runner(2).results(abs, [-5, 3, -1])) == [(0, 5), (1, 3), (2, 1)]
