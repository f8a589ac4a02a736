"""Child processes end with the program, however it ends, and get the player's environment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gin.core.errors import EngineError
from gin.language.translation import printed
from gin.session.engines import environment
from gin.session.engines.children import Child
from gin.session.engines.client import Engines
from gin.session.engines.programs import command_of, file_name, program_at
from tests.support.patience import PATIENCE, until
from tests.support.places import DATA, TOP
from tests.support.processes import NAME, needs_proc, of_family, until_gone
from tests.support.raising import raising

pytestmark = pytest.mark.early

HOSTILE = DATA / "hostile"

posix = pytest.mark.skipif(sys.platform == "win32", reason="for systems with sh")
linux = pytest.mark.skipif(sys.platform != "linux", reason="guards find everything on Linux")


@pytest.fixture
def family(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"{request.node.name}-{os.getpid()}"
    monkeypatch.setenv(NAME, name)
    monkeypatch.setenv("PYTHON", sys.executable)
    monkeypatch.setattr(environment, "_found", None)
    return name


Run = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def run() -> Iterator[Run]:
    made: list[subprocess.Popen[str]] = []

    def begin(text: str, *words: str) -> subprocess.Popen[str]:
        started = subprocess.Popen(
            [sys.executable, "-c", text, *words],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, cwd=TOP,
        )  # fmt: skip
        made.append(started)
        assert started.stdout is not None and started.stdout.readline() == "ready\n"
        return started

    yield begin
    for one in made:
        one.kill()
        one.communicate()


# The program is killed.

PLAYS = """
import sys, time
from gin.rules import engine
from gin.session.engines import client as engine_client
from gin.session.engines.client import Engines
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.setups import setup
engine_client.MOVE_TIME = 60.0
session = Session.begin(
    Store.in_memory(), setup("gin"), 5, 3, 0, program=sys.argv[1], engines=Engines()
)
if not session.opponent_to_move:
    session.submit(engine.legal(session.seen)[0])
session.think()
time.sleep(float(sys.argv[2]))
print("ready", flush=True)
time.sleep(1000)
"""


@needs_proc
@posix
@pytest.mark.parametrize(
    "program", ["deaf.py", "behind_a_shell.sh", "grandchild.sh", "escapes.py", "flood.py"]
)
def test_an_opponent_program_ends_when_the_program_is_killed(
    program: str, family: str, run: Run
) -> None:
    parent = run(PLAYS, str(HOSTILE / program), "0.3")
    parent.kill()
    parent.wait()
    until_gone(family)


THINKS = """
import sys, time
from gin.ai.protocol.lines import ObservationWriter
from gin.rules.match import deal, start_match
from gin.rules.model.table import observe
from gin.session.engines import children
from gin.session.engines.programs import own_command
from gin.variants.setups import setup
if sys.argv[1] == "alone":
    children._SHELL = "/no/such/shell"
agreed = setup("gin")
seen = observe(deal(start_match(agreed.rules, 1, 0)).table, 1)
child = children.Child(own_command())
lines = ["setoption level 5", *ObservationWriter(agreed).lines(seen), "isready", *sys.argv[2:]]
child.input.write("".join(f"{line}\\n" for line in lines).encode())
assert child.output.readline() == b"readyok\\n"
print("ready", flush=True)
time.sleep(1000)
"""


@needs_proc
@posix
@pytest.mark.parametrize("guard", ["guarded", "alone"])
@pytest.mark.parametrize("thinking", [(), ("go 1",)], ids=["idle", "in mid-thought"])
def test_our_own_engine_ends_when_the_program_is_killed(
    guard: str, thinking: tuple[str, ...], family: str, run: Run
) -> None:
    parent = run(THINKS, guard, *thinking)
    assert any("--engine" in words for words in of_family(family).values())
    parent.kill()
    parent.wait()
    until_gone(family)


EARLY = """
import os, signal, subprocess
from gin.session.engines import children
begin = children.Child._started
def killed(*given):
    begin(*given)
    print("ready", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
children.Child._started = killed
children.Child(("/bin/sleep", "1000"), outside=True)
"""


@needs_proc
@posix
@linux
def test_a_program_killed_while_starting_another_leaves_no_process(family: str, run: Run) -> None:
    parent = run(EARLY)
    parent.wait()
    until_gone(family)


# Programs that try to escape.

FLEES = (
    "empty_environment", "hops", "hops_between_sessions", "kills_its_guard",
    "kills_the_outer_guard", "stops_its_guard", "stops_the_outer_guard", "daemon_with_pipes",
    "crowd",
)  # fmt: skip
KEEPS = """
import sys, time
from gin.session.engines.children import Child
child = Child(sys.argv[1:], outside=True)
assert child.output.readline() == b"away\\n"
print("ready", flush=True)
time.sleep(1000)
"""


def fleeing(how: str, family: str) -> tuple[str, ...]:
    return (sys.executable, str(DATA / "fleeing.py"), how, family)


@linux
@pytest.mark.parametrize("how", FLEES)
def test_an_escaping_program_ends_when_the_program_is_killed(
    how: str, family: str, run: Run
) -> None:
    killed = run(KEEPS, *fleeing(how, family))
    assert of_family(family) or how.startswith("kills")
    killed.kill()
    killed.wait()
    until_gone(family)


@linux
@pytest.mark.parametrize("how", FLEES)
def test_an_escaping_program_ends_when_it_is_closed(how: str, family: str) -> None:
    child = Child(fleeing(how, family), outside=True)
    assert child.output.readline() == b"away\n"
    child.kill()
    until_gone(family)
    assert child.wait(PATIENCE) == -signal.SIGKILL


@linux
@pytest.mark.parametrize("how", FLEES)
def test_escaped_processes_end_when_their_program_ends(how: str, family: str) -> None:
    child = Child((*fleeing(how, family), "ends"), outside=True)
    assert child.output.readline() == b"away\n"
    # The program has stopped the outer guard, and only `kill` resumes it.
    if how == "stops_the_outer_guard":
        child.kill()
    assert child.output.read(1) == b""
    until_gone(family)


@linux
def test_a_guard_has_the_exit_code_of_its_program() -> None:
    for code, ending in ((5, "sys.exit(5)"), (-11, "os.kill(os.getpid(), 11)")):
        child = Child((sys.executable, "-c", f"import os, sys; {ending}"), outside=True)
        assert child.wait(PATIENCE) == code


@linux
@pytest.mark.parametrize("words", [(), ("1",), ("a", "b"), ("98", "99", "true")])
def test_a_guard_started_by_hand_explains_itself(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--guard", *words],
        cwd=TOP, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, "--guard is for Gin Parlour's own use.\n")


@linux
def test_a_guarded_program_that_cannot_be_started_says_why() -> None:
    child = Child(("/no/such/program",), outside=True)
    assert child.output.read(1) == b""
    assert child.trouble() == child.trouble() == "No such file or directory"
    started = Child((sys.executable, "-c", ""), outside=True)
    assert started.wait(PATIENCE) == 0
    assert started.trouble() == ""


@needs_proc
@posix
def test_closing_a_child_ends_its_descendants(family: str) -> None:
    starts = "sleep 1000 & (sleep 1000 &) ; sleep 1000"
    # The shell, its three sleeps, and the guard.
    child = Child(("/bin/sh", "-c", starts))
    until(lambda: len(of_family(family)) == 5, failure=lambda: of_family(family))
    child.kill()
    until_gone(family)
    assert child.poll() == -signal.SIGKILL


BEATS = """
import sys, time
while True:
    with open(sys.argv[1], "a") as file:
        file.write("x")
    time.sleep(0.02)
"""
KEEPS_THE_PIPES = f"""
import subprocess, sys, time
apart = {{"creationflags": 0x208}} if sys.platform == "win32" else {{}}
subprocess.Popen([sys.executable, "-c", {BEATS!r}, sys.argv[1]], **apart)
time.sleep(1000)
"""


def test_a_grandchild_ends_with_the_child_on_every_system(tmp_path: Path) -> None:
    """On Windows, the grandchild has its own group and console, but stays in the child's job."""
    heart = tmp_path / "heart"
    child = Child((sys.executable, "-c", KEEPS_THE_PIPES, str(heart)))
    until(lambda: heart.exists() and heart.stat().st_size > 2)
    child.kill()
    # `kill` also closed the grandchild's end of the pipe.
    assert child.output.read(1) == b""
    time.sleep(0.1)
    beaten = heart.stat().st_size
    time.sleep(0.3)
    assert heart.stat().st_size == beaten


@posix
def test_a_child_has_an_exit_code_and_need_not_be_waited_for() -> None:
    child = Child((sys.executable, "-c", "raise SystemExit(5)"))
    assert child.wait(PATIENCE) == 5
    slow = Child((sys.executable, "-c", "import time; time.sleep(1000)"))
    assert slow.wait(0.01) is None
    slow.kill()
    assert slow.poll() is not None


# The environment.


def test_the_players_environment_is_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", "/opt/bundle", raising=False)
    monkeypatch.setattr(environment, "_found", None)
    for name in ("_PYI_ARCHIVE_FILE", "_PYI_PARENT_PROCESS_LEVEL"):
        monkeypatch.setenv(name, "1")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/bundle:/home/me/lib")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/home/me/lib")
    monkeypatch.setenv("DYLD_LIBRARY_PATH", "/opt/bundle")
    monkeypatch.setenv("LIBPATH", "/usr/lib")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    environment.restore()
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    found = environment.player_environment()
    assert found["LD_LIBRARY_PATH"] == os.environ["LD_LIBRARY_PATH"] == "/home/me/lib"
    assert found["LIBPATH"] == "/usr/lib"
    for name in ("LD_LIBRARY_PATH_ORIG", "DYLD_LIBRARY_PATH", "_PYI_ARCHIVE_FILE",
                 "_PYI_PARENT_PROCESS_LEVEL", "SDL_FRAMEBUFFER_ACCELERATION"):  # fmt: skip
        assert name not in found


def test_a_library_path_without_a_bundle_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_found", None)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/home/me/lib")
    environment.restore()
    assert environment.player_environment()["LD_LIBRARY_PATH"] == "/home/me/lib"


@posix
def test_a_child_has_the_programs_initial_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(environment, "_found", {"PATH": os.defpath, "BEFORE": "yes"})
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    child = Child(("/usr/bin/env",))
    told = b""
    while said := child.output.read(1000):
        told += said
    assert set(told.split()) == {f"PATH={os.defpath}".encode(), b"BEFORE=yes"}


@linux
def test_a_guarded_program_has_the_initial_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_found", {"PATH": os.defpath, "BEFORE": "yes"})
    child = Child(("/usr/bin/env",), outside=True)
    told = b""
    while said := child.output.read(1000):
        told += said
    # Python adds LC_CTYPE if there is no locale.
    assert {one for one in told.split() if not one.startswith(b"LC_CTYPE=")} == {
        f"PATH={os.defpath}".encode(), b"BEFORE=yes"
    }  # fmt: skip
    assert child.wait(PATIENCE) == 0


def test_the_environment_is_saved_before_the_window_is_imported() -> None:
    text = "import main, sys; assert 'gin.ui' not in sys.modules and 'pygame' not in sys.modules"
    subprocess.run([sys.executable, "-c", text], cwd=TOP, check=True, timeout=PATIENCE)


# The command.


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    folder = tmp_path / "my bots"
    folder.mkdir()
    path = folder / "a bot.py"
    path.touch()
    return path


def test_a_path_with_spaces_is_one_path_if_it_exists(bot: Path) -> None:
    assert program_at(f"  {bot} ") == str(bot)
    assert command_of(str(bot)) == (sys.executable, str(bot))
    assert file_name(str(bot)) == "a bot.py"


def test_a_program_may_have_arguments(bot: Path) -> None:
    whole = program_at(f'"{bot}" --depth 3 --name "two words"')
    assert program_at(whole) == whole
    assert command_of(whole) == (sys.executable, str(bot), "--depth", "3", "--name", "two words")
    assert file_name(whole) == "a bot.py"


def test_a_program_may_be_found_on_the_path() -> None:
    found = program_at("git --version")
    assert command_of(found)[1:] == ("--version",)
    assert Path(command_of(found)[0]).is_absolute()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('"open --fast', "a closing quotation mark is missing"),
        ("no-such-bot --fast", "there is no program 'no-such-bot --fast'"),
        ("a\x1b[2Jb", "invisible characters"),
        ('""', "there is no program"),
        ("'' --fast", "there is no program"),
        ("git " + "x" * 1000, "longer than 400 characters"),
    ],
)
def test_an_invalid_command_is_reported(text: str, error: str) -> None:
    with raising(EngineError, error) as raised:
        program_at(text)
    assert printed(raised.value.text).isprintable()


def test_the_arguments_reach_the_program(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import sys\nprint(sys.argv[1:], file=open(sys.argv[1], 'w'))\n")
    engines = Engines()
    log = tmp_path / "heard by it"
    process, _ = engines.process_for(engines.command(f'{bot} "{log}" --fast'))
    until(lambda: not process.alive)
    assert log.read_text() == f"[{str(log)!r}, '--fast']\n"
    engines.close()


# Many starts.

LIFE = """
import os, sys, time
sys.path.insert(0, {top!r})
from gin.session.engines.client import Engines, first_answer
engines = Engines()
first_answer(engines, sys.argv[2])
print("ready", flush=True)
if sys.argv[1] == "crashes":
    os.abort()
if sys.argv[1] == "ends":
    engines.close()
    sys.exit()
time.sleep(1000)
"""


@needs_proc
@posix
@pytest.mark.parametrize("times", [10, pytest.param(100, marks=pytest.mark.soak)])
def test_no_process_is_left_after_many_starts_kills_and_crashes(
    times: int, family: str, run: Run
) -> None:
    most, bot = 0, str(TOP / "docs" / "example-bot.py")
    text = LIFE.format(top=str(TOP))
    for number in range(times):
        how = ("killed", "crashes", "ends")[number % 3]
        started = run(text, how, bot if number % 5 else "")
        most = max(most, len(of_family(family)))
        if how == "killed":
            time.sleep(0.01 * (number % 7))
            started.send_signal(signal.SIGKILL)
        started.wait(PATIENCE)
    # The program, its engine and the guard all ran.
    assert most >= 3
    until_gone(family)
