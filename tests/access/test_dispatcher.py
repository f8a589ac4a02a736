"""Speech through Speech Dispatcher: the real server, and servers that misbehave."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from gin.speech import dispatcher, orca, ssip
from gin.speech.voice import EngineState, Tuning, Voice, VoiceEngine
from tests.support.patience import until
from tests.support.speech_server import Answer, Scripted, configured, polite, served

pytestmark = [
    pytest.mark.early,
    pytest.mark.skipif(sys.platform == "win32", reason="Speech Dispatcher is for Linux"),
]


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    # A socket's path is limited to 107 characters, which a test's folder may exceed.
    with tempfile.TemporaryDirectory() as short:
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{short}/socket")
        yield Path(short, "socket")


def found() -> VoiceEngine:
    engine = dispatcher.find()
    assert engine is not None
    return engine


def written(path: Path) -> list[str]:
    return path.read_text().split("\n")[:-1] if path.exists() else []


# The real server.


def test_the_real_server_finishes_sentences_in_the_chosen_voice(
    place: Path, tmp_path: Path
) -> None:
    said = tmp_path / "said"
    configured(tmp_path, said)

    def say(text: str, tuning: Tuning) -> str:
        engine.tune(tuning)
        engine.speak(text)
        until(lambda: not engine.busy)
        return written(said)[-1]

    with served(tmp_path, place):
        engine = found()
        assert not engine.busy
        assert say("Felix knocks.\nWith <3> & a dot:", Tuning()) == (
            "0.00 100.00 Anna: Felix knocks. With <3> & a dot:"
        )
        assert say(". is a dot", Tuning(0.75, 0.5)) == "50.00 0.00 Anna: . is a dot"
        assert say(".", Tuning(0.0, 0.0)) == "-100.00 -100.00 Anna: ."
        assert say("Zwölf", Tuning(language="de")) == "0.00 100.00 Grete: Zwölf"
        assert not engine.lacks_language
        assert say("two", Tuning(voice=2)) == "0.00 100.00 Bob Carol: two"
        assert say("nine", Tuning(voice=9)) == "0.00 100.00 Anna: nine"
        assert say("Elf", Tuning(voice=9, language="de")) == "0.00 100.00 Grete: Elf"
        assert say("usual", Tuning()) == "0.00 100.00 Anna: usual"
        assert say("douze", Tuning(language="fr")) == "0.00 100.00 Anna: douze"
        assert engine.lacks_language
        assert say("usual", Tuning()) == "0.00 100.00 Anna: usual"
        assert not engine.lacks_language
        assert len(written(said)) == 10


def test_the_real_server_can_be_interrupted_and_drops_waiting_sentences(
    place: Path, tmp_path: Path
) -> None:
    said = tmp_path / "said"
    configured(tmp_path, said, lasts=60)
    with served(tmp_path, place):
        engine = found()
        engine.stop()
        engine.speak("one")
        engine.speak("two")
        until(lambda: written(said))
        engine.stop()
        until(lambda: not engine.busy)
        engine.speak("three")
        until(lambda: written(said)[1:])
        assert [line.partition(": ")[2] for line in written(said)] == ["one", "three"]
        assert engine.busy


def test_a_server_that_dies_in_mid_sentence_is_found_after_its_restart(
    place: Path, tmp_path: Path
) -> None:
    said = tmp_path / "said"
    configured(tmp_path, said, lasts=60)
    with served(tmp_path, place) as server:
        engine = found()
        engine.tune(Tuning(language="de"))
        engine.speak("eins")
        until(lambda: written(said))
        server.kill()
        server.wait()
        until(lambda: not engine.busy)
    with pytest.raises(OSError):
        engine.speak("zwei")
    engine.stop()
    configured(tmp_path, said)
    with served(tmp_path, place):
        engine.speak("drei")
        until(lambda: not engine.busy)
        assert [line.partition(" ")[2] for line in written(said)] == [
            "100.00 Grete: eins",
            "100.00 Grete: drei",
        ]


def test_a_missing_server_is_started_unless_an_address_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = tmp_path / "calls"
    (tmp_path / "speech-dispatcher").write_text(
        f'#!/bin/sh\necho "$@" >> {calls}\n[ -e {tmp_path}/able ] || exit 1\n'
        f'mkdir -p "$XDG_RUNTIME_DIR/speech-dispatcher"\nmv {tmp_path}/there'
        ' "$XDG_RUNTIME_DIR/speech-dispatcher/speechd.sock"\n'
    )
    (tmp_path / "speech-dispatcher").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with tempfile.TemporaryDirectory() as short:
        monkeypatch.setenv("XDG_RUNTIME_DIR", short)
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{short}/nothing")
        assert dispatcher.find() is None
        assert not calls.exists()
        monkeypatch.delenv("SPEECHD_ADDRESS")
        assert dispatcher.find() is None
        assert written(calls) == ["--spawn"]
        server = Scripted(Path(short, "listens"))
        (tmp_path / "able").touch()
        (tmp_path / "there").symlink_to(Path(short, "listens"))
        engine = found()
        assert written(calls) == ["--spawn"] * 2
        engine.speak("hello")
        assert server.lines[-2:] == ["hello", "."]
        server.close()
    monkeypatch.setenv("PATH", "")
    assert dispatcher.find() is None


def test_the_real_server_starts_for_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("speech-dispatcher") is None:
        pytest.skip("needs Debian's package speech-dispatcher")
    said = tmp_path / "said"
    configured(tmp_path / "speech-dispatcher", said)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("SPEECHD_ADDRESS")
    with tempfile.TemporaryDirectory() as short:
        monkeypatch.setenv("XDG_RUNTIME_DIR", short)
        engine = found()
        number = int(Path(short, "speech-dispatcher/pid/speech-dispatcher.pid").read_text())
        try:
            engine.tune(Tuning())
            engine.speak("hello")
            until(lambda: not engine.busy)
            assert written(said) == ["0.00 100.00 Anna: hello"]
        finally:
            os.kill(number, 15)


# Stand-ins for the server.


def silent(line: str) -> bytes:
    return b""


def answers(after: str, bad: bytes | None) -> Answer:
    return lambda line: bad if line.startswith(after) else polite(line)


BAD = {
    "hangs up": None,
    "says nothing": b"",
    "speaks another protocol": b"HTTP/1.1 400 Bad Request\r\n\r\n",
    "sends bytes": bytes(range(256)) * 10,
    "never ends a line": b"210-" + b"x" * 100_000,
    "never ends an answer": b"210-x\r\n" * 1_000,
    "hangs up in an answer": b"210-x\r\n",
}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssip, "ANSWERS_IN", 0.2)


@pytest.mark.parametrize("bad", [*BAD.values(), b"300 ERR\r\n"], ids=[*BAD, "refuses"])
def test_an_unreliable_server_is_not_used(place: Path, impatient: None, bad: bytes | None) -> None:
    server = Scripted(place, lambda line: bad)
    voice = Voice(dispatcher.find)
    voice.say("hello")
    until(lambda: voice.state is not EngineState.UNTRIED)
    assert voice.state is EngineState.UNABLE
    voice.close()
    server.close()


@pytest.mark.parametrize("after", ["SPEAK", ".", "SET SELF RATE", "CANCEL"])
@pytest.mark.parametrize("bad", BAD.values(), ids=list(BAD))
def test_a_voice_resumes_when_its_server_recovers(
    place: Path, impatient: None, after: str, bad: bytes | None
) -> None:
    server = Scripted(place)
    voice = Voice(dispatcher.find)
    voice.say("first")
    until(lambda: "first" in server.lines and not voice.speaks)
    server.answer = answers(after, bad)
    voice.tune(Tuning(0.6))
    voice.say("hello")
    if after == "CANCEL":
        until(lambda: "hello" in server.lines)
        voice.hush()
    until(lambda: any(line.startswith(after) for line in server.lines))
    server.answer = polite
    del server.lines[:]
    voice.say("second")
    # The first attempt may still be timing out.
    until(lambda: "second" in server.lines)
    assert voice.state is EngineState.ABLE
    voice.close()
    server.close()


def test_waiting_for_the_end_of_a_sentence_times_out(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = b"225-7\r\n225 OK MESSAGE QUEUED\r\n"
    server = Scripted(place, answers(".", quiet))
    engine = found()
    engine.speak("hello")
    assert engine.busy
    monkeypatch.setattr(dispatcher.time, "monotonic", lambda: 1e12)
    assert not engine.busy
    server.close()


def test_a_flood_of_notifications_delays_nothing(place: Path) -> None:
    flood = b"700-1\r\n700-1\r\n700-mark\r\n700 INDEX MARK\r\n" * 20_000
    server = Scripted(place, answers("CANCEL", flood + b"210 OK\r\n"))
    engine = found()
    engine.stop()
    engine.speak("hello")
    until(lambda: not engine.busy)
    assert server.lines[-2:] == ["hello", "."]
    server.close()


def test_a_refused_setting_leaves_the_others(place: Path) -> None:
    server = Scripted(place, answers("SET SELF RATE", b"409 ERR RATE TOO HIGH\r\n"))
    engine = found()
    engine.tune(Tuning(1.0, 0.5))
    engine.speak("hello")
    assert server.lines[-4:] == ["SET SELF VOLUME 0", "SPEAK", "hello", "."]
    server.close()


def test_a_sentence_cannot_contain_commands(place: Path) -> None:
    server = Scripted(place)
    engine = found()
    engine.speak("one\r\n.\r\nCANCEL ALL\r\n\0two \udcff")
    assert server.lines[-3:] == ["SPEAK", "one . CANCEL ALL two ?", "."]
    server.close()


@pytest.mark.parametrize(
    ("environment", "where"),
    [
        ({"XDG_RUNTIME_DIR": "/run/1"}, "/run/1/speech-dispatcher/speechd.sock"),
        ({"HOME": "/home/a"}, "/home/a/.cache/speech-dispatcher/speechd.sock"),
        ({"XDG_CACHE_HOME": "/c"}, "/c/speech-dispatcher/speechd.sock"),
        (
            {"SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/r"},
            "/r/speech-dispatcher/speechd.sock",
        ),
        ({"SPEECHD_ADDRESS": "unix_socket:/a:b", "XDG_RUNTIME_DIR": "/r"}, "/a:b"),
        ({"SPEECHD_ADDRESS": "inet_socket"}, ("127.0.0.1", 6560)),
        ({"SPEECHD_ADDRESS": "inet_socket:10.0.0.1:7"}, ("10.0.0.1", 7)),
    ],
)
def test_the_server_is_searched_for_where_its_own_library_searches(
    environment: dict[str, str], where: object
) -> None:
    assert ssip.address(environment) == where


@pytest.mark.parametrize("address", ["pigeon:home", "inet_socket:10.0.0.1:many", "unix_socket:\0"])
def test_an_invalid_address_gives_no_engine(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher.os, "environ", {"SPEECHD_ADDRESS": address})
    assert dispatcher.find() is None


# Detection of a running Orca.


def process(folder: Path, name: str, exe: str, bus: str) -> None:
    folder.mkdir()
    (folder / "comm").write_text(f"{name}\n")
    (folder / "exe").symlink_to(exe)
    (folder / "environ").write_bytes(f"A=b=c\0DBUS_SESSION_BUS_ADDRESS={bus}\0\0".encode())


PYTHON, BUS = "/usr/bin/python3.11", "unix:path=/run/user/1/bus"
ORCA = ("orca", PYTHON, f"{BUS},guid=1")


@pytest.mark.parametrize(
    ("others", "runs"),
    [
        ([ORCA], True),
        ([("bash", "/bin/bash", BUS), ORCA], True),
        ([("orca", "/opt/orca/orca", BUS)], False),
        ([("orca", PYTHON, "unix:path=/run/user/2/bus")], False),
        ([("orcas", PYTHON, BUS)], False),
        ([], False),
    ],
)
def test_orca_is_recognised_by_its_process(
    tmp_path: Path, others: list[tuple[str, str, str]], runs: bool
) -> None:
    for number, one in enumerate(others, start=10):
        process(tmp_path / str(number), *one)
    (tmp_path / "9").mkdir()
    (tmp_path / "version").touch()
    assert orca.runs(tmp_path, {"DBUS_SESSION_BUS_ADDRESS": f"{BUS},guid=2"}) is runs
    assert orca.runs(tmp_path, {"XDG_RUNTIME_DIR": "/run/user/1"}) is runs
    assert not orca.runs(tmp_path, {})
    assert not orca.runs(tmp_path / "nowhere", {"DBUS_SESSION_BUS_ADDRESS": BUS})


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_an_orca_without_a_readable_environment_counts(tmp_path: Path) -> None:
    """Debian's Orca 48 and later use python3-setproctitle, which overwrites the environment."""
    process(tmp_path / "10", *ORCA)
    (tmp_path / "10" / "environ").write_bytes(b"\0" * 40)
    root = tmp_path / "10" / "root"
    root.symlink_to(Path("/proc/self/root").readlink())
    assert orca.runs(tmp_path, {"DBUS_SESSION_BUS_ADDRESS": BUS})
    root.unlink()
    root.symlink_to("/var/lib/machines/other")
    assert not orca.runs(tmp_path, {"DBUS_SESSION_BUS_ADDRESS": BUS}), "in a container"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_running_orca_is_found_among_real_processes(tmp_path: Path) -> None:
    """Uses a real process with Orca's name, in a separate session."""
    session = {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}"}
    named = (
        "import ctypes, sys; ctypes.CDLL(None).prctl(15, b'orca', 0, 0, 0);"
        "print('named', flush=True); sys.stdin.read()"
    )
    # This machine may already run an Orca whose session cannot be read.
    before = orca.runs(environment=session)
    with subprocess.Popen(
        [sys.executable, "-c", named], env={**os.environ, **session}, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as running:  # fmt: skip
        assert running.stdout is not None and running.stdin is not None
        running.stdout.readline()
        assert orca.runs(environment=session)
        running.stdin.close()
    assert orca.runs(environment=session) is before
