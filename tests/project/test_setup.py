"""Setting up .venv: killed set-ups, two at a time, reported problems, and output."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tools import setup

pytestmark = pytest.mark.early

posix = pytest.mark.skipif(sys.platform == "win32", reason="groups are killed here, as shells do")
PROGRESS = "  1 of at most 1: piece-1.0\n  Installing...\n"
SCRIPT = """
import sys
from pathlib import Path
from tools import setup
setup.TOP = Path(sys.argv[1])
sys.exit(setup.main(["requirements.txt"]))
"""


class Project:
    def __init__(self, folder: Path) -> None:
        self.folder, self.venv = folder, folder / ".venv"
        self.wheels = folder / "wheels"
        self.requirements = folder / "requirements.txt"
        self.wheels.mkdir()
        self.require("1.0", self.hash("1.0"))

    def hash(self, version: str) -> str:
        wheel = self.wheels / f"piece-{version}-py3-none-any.whl"
        about = f"piece-{version}.dist-info"
        told = f"Metadata-Version: 2.1\nName: piece\nVersion: {version}\n"
        with zipfile.ZipFile(wheel, "w") as file:
            file.writestr("piece.py", f"VERSION = '{version}'\n")
            file.writestr(f"{about}/METADATA", told)
            file.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
            file.writestr(f"{about}/RECORD", "")
        return hashlib.sha256(wheel.read_bytes()).hexdigest()

    def require(self, version: str, hash: str) -> None:
        line = f"piece=={version} \\\n    --hash=sha256:{hash}\n    # via here\n"
        self.requirements.write_text(line)

    def start(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(self.folder)], cwd=TOP, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
            # Background processes ignore Ctrl-C; this one must not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
            env={**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheels)},
        )  # fmt: skip

    def installed(self) -> str:
        words = [str(setup.python(self.venv)), "-c", "import piece; print(piece.VERSION)"]
        return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def wait_for(folder: Path, pattern: str, running: subprocess.Popen[str]) -> None:
    end = time.monotonic() + PATIENCE
    while not any(folder.glob(pattern)):
        assert running.poll() is None, running.communicate()[0]
        assert time.monotonic() < end, f"no {pattern} was made"
        time.sleep(0.001)


@posix
@pytest.mark.parametrize(
    "made",
    [
        pytest.param("pyvenv.cfg", marks=pytest.mark.soak),
        "lib/*/site-packages/pip",
        pytest.param("lib/*/*/piece.py", marks=pytest.mark.soak),
    ],
)
def test_a_killed_set_up_is_repeated_by_one_of_two(
    project: Project, monkeypatch: pytest.MonkeyPatch, made: str
) -> None:
    other = project.folder / "other"
    other.mkdir()
    (other / "kept").write_text("mine")
    # The target of the link is left alone.
    project.venv.symlink_to(other)
    running = project.start()
    wait_for(project.venv, made, running)
    os.killpg(running.pid, signal.SIGKILL)
    begun = "Setting up in .venv, once. It takes about a minute.\n"
    assert (begun + PROGRESS).startswith(running.communicate()[0])
    assert setup.finished(project.venv) is None
    one, two = project.start(), project.start()
    said = {running.communicate(timeout=300)[0] for running in (one, two)}
    assert (one.returncode, two.returncode) == (0, 0), said
    assert said == {
        f".venv is unfinished, or was not made by make: creating it again.\n{PROGRESS}",
        "Another make is at work here: waiting until it has finished.\n",
    }
    assert project.installed() == "1.0" and not project.venv.is_symlink()
    assert [path.name for path in other.iterdir()] == ["kept"]
    with monkeypatch.context() as patch:
        # Nothing is run for a finished environment.
        patch.setattr(setup, "_run", None)
        setup.set_up(project.venv, project.requirements)
    installed_by_its_hash_alone(project)
    found_out_when_it_no_longer_works(project.venv)


def installed_by_its_hash_alone(project: Project) -> None:
    right = project.hash("2.0")
    kept = (project.venv / setup.RECORD).read_text()
    for hash in ("0" * 64, right):
        project.require("2.0", hash)
        running = project.start()
        said, _ = running.communicate(timeout=300)
        assert (running.returncode == 0, project.installed()) == (
            (True, "2.0") if hash == right else (False, "1.0")
        )
        if hash != right:
            assert "A package does not match its hash in the requirements" in said
            assert "Traceback" not in said
            (project.venv / setup.RECORD).write_text(kept)


@posix
def test_an_interrupted_set_up_says_so(project: Project) -> None:
    running = project.start()
    wait_for(project.venv, "pyvenv.cfg", running)
    os.killpg(running.pid, signal.SIGINT)
    said, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert said.splitlines()[-1] == "The set-up was interrupted. The next make starts it again."
    assert "Traceback" not in said
    assert setup.finished(project.venv) is None


def found_out_when_it_no_longer_works(venv: Path) -> None:
    record = venv / setup.RECORD
    told = json.loads(record.read_text())
    assert setup.finished(venv) == {"piece==2.0"} == set(told["packages"])
    for key, value in (("folder", "/elsewhere/.venv"), ("python", "3.10")):
        record.write_text(json.dumps({**told, key: value}))
        assert setup.finished(venv) is None, key
    record.write_text(json.dumps(told)[:-9])
    assert setup.finished(venv) is None
    record.write_text(json.dumps(told))
    assert setup.finished(venv) is not None
    setup.python(venv).unlink()
    assert setup.finished(venv) is None


@posix
def test_a_child_keeps_the_lock_of_a_killed_set_up(tmp_path: Path) -> None:
    """A pip that outlives its set-up keeps the lock, so no other set-up can run."""
    lock, mark = tmp_path / "lock", tmp_path / "pid"
    child = f"import os, pathlib, time; pathlib.Path({str(mark)!r}).write_text(str(os.getpid()));"
    script = f"""
import sys
from pathlib import Path
from tools import setup
with setup.alone(Path({str(lock)!r})) as held:
    setup._run([sys.executable, "-c", {child + " time.sleep(120)"!r}], Path(), held)
"""
    parent = subprocess.Popen([sys.executable, "-c", script], cwd=TOP)
    end = time.monotonic() + PATIENCE
    while not (mark.exists() and mark.read_text()):
        assert time.monotonic() < end
        time.sleep(0.01)
    parent.kill()
    parent.wait()
    with lock.open("a+b") as opened:
        assert not setup._locked(opened)
        os.kill(int(mark.read_text()), signal.SIGKILL)
        while not setup._locked(opened):
            assert time.monotonic() < end, "the lock was not given back"
            time.sleep(0.01)


def test_packages_are_identified_by_version_and_marker(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text(
        "# all==1\ncffi==2.1.1 ; os_name == 'nt' \\\n    --hash=sha256:0 \\\n    --hash=sha256:1\n"
        "    # via a==3\nruff==1.0\n"
    )
    assert setup.pins(file) == {"cffi==2.1.1 ; os_name == 'nt'", "ruff==1.0"}


@pytest.mark.parametrize(
    ("printed", "number", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", None, "The disk is full: set-up needs"),
        ("", errno.ENOSPC, "The disk is full: set-up needs"),
        ("[Errno 30] Read-only file system: '.venv'", None, "Allow it. Then run make again."),
        ("no", errno.EACCES, "Allow it. Then run make again."),
        ("because ensurepip is not\navailable.", None, f"python3.{sys.version_info[1]}-venv"),
        ("No module named ensurepip", None, f"python3.{sys.version_info[1]}-venv"),
        ("ERROR: No matching distribution; Max retries", None, "is there a network?"),
        ("what nobody thought of", None, "what nobody thought of\nThe set-up failed"),
    ],
)
def test_the_cause_of_a_failure_is_reported(
    tmp_path: Path, printed: str, number: int | None, sentence: str
) -> None:
    told = setup._cause(tmp_path / ".venv", printed, number)
    assert sentence in told
    assert told.endswith("Then run make again.")


def test_an_unwritable_lock_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "requirements.txt").write_text("piece==1.0\n")
    (tmp_path / ".venv.lock").mkdir()
    monkeypatch.setattr(setup, "TOP", tmp_path)
    assert setup.main(["requirements.txt"]) == 1
    told = capsys.readouterr().err
    assert str(tmp_path / ".venv.lock") in told
    assert told.endswith("Then run make again.\n")
