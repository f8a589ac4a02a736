"""A desktop with a session bus, the program, and a scripted screen reader."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.desktop import needs, needs_atspi, openbox, xvfb
from tests.support.known import know_every_game
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP

TITLE = "Gin Parlour"
SERVER = """\
LogLevel 3
CommunicationMethod "unix_socket"
AudioOutputMethod "libao"
DefaultLanguage "en"
AddModule "written" "sd_generic" "written.conf"
DefaultModule written
"""
MODULE = """\
GenericExecuteSynth "sh $SPEAKER \\'$DATA\\'"
AddVoice "en" "MALE1" "en"
GenericLanguage "en" "en" "utf-8"
GenericMaxChunkLength 2000
GenericDelimiters "~"
GenericRateAdd 0
GenericPitchAdd 0
GenericRateMultiply 1
GenericPitchMultiply 1
"""
VOICE = """\
#!/bin/sh
# Writes when a sentence begins, waits as long as a voice would speak, and writes when it ends.
# A sentence that is cut off has no end in the file.
begun=$(date +%s.%N)
printf '%s begins %s %s\\n' $$ "$begun" "$1" >> "$SPOKEN"
[ "$LETTERS" = 0 ] || sleep "$(awk -v n="$(printf '%s' "$1" | wc -m)" -v c="$LETTERS" \
    'BEGIN { printf "%.2f", n / c }')"
printf '%s ends %s\\n' $$ "$(date +%s.%N)" >> "$SPOKEN"
"""
SOURCE = (sys.executable, str(TOP / "main.py"))


class Listener:
    def __init__(self, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            ["/usr/bin/python3", str(TOP / "tests/support/atspi_client.py")],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._environment = environment
        self._keys: subprocess.Popen[str] | None = None

    def ask(self, do: str, **what: object) -> Any:
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        print(json.dumps({"do": do, "title": TITLE, **what}), file=process.stdin, flush=True)
        answer = json.loads(process.stdout.readline())
        assert "error" not in answer, answer
        return answer["answer"]

    def enable(self, on: bool = True) -> None:
        self.ask("enable", on=on)

    def listen(self, on: bool = True) -> None:
        self.ask("listen", on=on)

    def tree(self, *, whole: bool = False) -> list[dict[str, Any]]:
        return self.ask("tree", whole=whole) or []

    def press(self, name: str, after: str = "") -> bool:
        """Press the last node of a name, or the first one after the node named `after`."""
        return bool(self.ask("press", name=name, after=after))

    def focus(self, name: str) -> bool:
        return bool(self.ask("focus", name=name))

    def heard(
        self, seconds: float = 0.0, kind: str = "any", settle: float = 0.01
    ) -> list[tuple[str, str]]:
        found = self.ask("heard", seconds=seconds, kind=kind, settle=settle)
        return [(kind, text) for kind, text in found]

    def key(self, *names: str) -> None:
        if self._keys is None:
            self._keys = subprocess.Popen(
                ["xdotool", "-"], env=self._environment, stdin=subprocess.PIPE, text=True
            )
        assert self._keys.stdin is not None
        print("key", *names, file=self._keys.stdin, flush=True)

    def close(self) -> None:
        for process in (self._process, self._keys):
            if process is not None and process.stdin is not None:
                process.stdin.close()
                process.wait(PATIENCE)


@contextmanager
def desktop(folder: Path, screen: dict[str, str] | None = None) -> Iterator[dict[str, str]]:
    needs("Xvfb", "dbus-daemon")
    needs_atspi()
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    # A small window is drawn faster.
    with contextlib.nullcontext(screen) if screen else xvfb("800x600") as environment:
        environment |= {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "LANG": "C.UTF-8",
            "NO_AT_BRIDGE": "",
        }
        environment.pop("WAYLAND_DISPLAY", None)
        environment.pop("NO_AT_BRIDGE")
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert bus.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        try:
            with openbox(environment):
                yield environment
        finally:
            bus.terminate()
            bus.wait(PATIENCE)


@contextmanager
def speech(environment: dict[str, str], folder: Path, letters: int = 0) -> Iterator[Path]:
    needs("speech-dispatcher")
    settings, spoken = folder / "speech", folder / "spoken.txt"
    (settings / "modules").mkdir(parents=True)
    (settings / "speechd.conf").write_text(SERVER)
    (settings / "modules" / "written.conf").write_text(MODULE)
    spoken.touch()
    # A socket's path is limited to 107 characters, and the test's folder may have a longer one.
    short = tempfile.TemporaryDirectory()
    socket = Path(short.name, "socket")
    voice = folder / "voice.sh"
    voice.write_text(VOICE)
    environment |= {"SPOKEN": str(spoken), "SPEECHD_ADDRESS": f"unix_socket:{socket}"}
    environment |= {"SPEAKER": str(voice), "LETTERS": str(letters)}
    words = ["-s", "-t", "0", "-C", str(settings), "-L", str(folder), "-P", str(folder / "pid")]
    words += ["-c", "unix_socket", "-S", str(socket)]
    server = subprocess.Popen(
        ["speech-dispatcher", *words],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        until(socket.exists)
        yield spoken
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(10)
        if server.poll() is None:
            server.kill()
            server.wait()
        short.cleanup()


@contextmanager
def played(
    environment: dict[str, str], folder: Path, *words: str, program: tuple[str, ...] = SOURCE
) -> Iterator[subprocess.Popen[str]]:
    know_every_game(folder / "data")
    log = folder / "program.log"
    with log.open("w") as out:
        running = subprocess.Popen(
            [*program, "--data", str(folder / "data"), *words],
            env=environment,
            stdout=out,
            stderr=subprocess.STDOUT,
            text=True,
        )
    try:
        yield running
        assert running.poll() is None, log.read_text()
    finally:
        running.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            running.wait(10)
        if running.poll() is None:
            running.kill()
            running.wait()
    text = log.read_text()
    assert "Traceback" not in text and "panic" not in text, text


def bare_environment(environment: dict[str, str]) -> dict[str, str]:
    bare = {k: v for k, v in environment.items() if k != "DBUS_SESSION_BUS_ADDRESS"}
    return bare | {"XDG_RUNTIME_DIR": os.devnull}
