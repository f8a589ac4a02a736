"""Sound with a real sound server that starts late, or restarts during a game."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gin.ui.platform.sound import LAST_RETRY
from tests.support.desktop import needs
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for PulseAudio")

PLAYS = """
import os, time
os.environ["SDL_VIDEODRIVER"] = "dummy"
import pygame
from gin.present.output.ambience import Ambience
from gin.ui.platform.sound import Sounds, Soundtrack
pygame.display.init()
pygame.display.set_mode((64, 64))
sounds = Sounds()
track = Soundtrack(sounds)
while True:
    for event in pygame.event.get():
        track.attend(event)
    sounds.surround(Ambience(room=1.0), time.monotonic())
    if sounds.open and not pygame.mixer.get_busy():
        sounds.play("gin", 1.0)
    sounds.tick(time.monotonic())
    time.sleep(0.05)
"""


class Server:
    def __init__(self, folder: Path) -> None:
        self.socket = folder / "socket"
        folder.chmod(0o700)
        self.environment = os.environ | {
            "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder),
            "PULSE_SERVER": f"unix:{self.socket}", "SDL_AUDIODRIVER": "pulseaudio",
        }  # fmt: skip

    @contextmanager
    def running(self) -> Iterator[None]:
        self.socket.unlink(missing_ok=True)
        server = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1",
             "-L", "module-null-sink sink_name=nowhere",
             "-L", f"module-native-protocol-unix socket={self.socket} auth-anonymous=1"],
            env=self.environment, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            until(self.socket.exists)
            yield
        finally:
            server.kill()
            server.wait(PATIENCE)

    def loudness(self) -> int:
        recording = subprocess.Popen(
            ["parec", "--device=nowhere.monitor", "--format=s16le", "--rate=8000", "--channels=1"],
            env=self.environment, stdout=subprocess.PIPE,
        )  # fmt: skip
        assert recording.stdout is not None
        try:
            return max(map(abs, array("h", recording.stdout.read(8000))))
        finally:
            recording.kill()
            recording.communicate()


def test_sound_comes_back_when_the_sound_server_restarts(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    server = Server(tmp_path)
    with server.running():
        program = subprocess.Popen([sys.executable, "-c", PLAYS], cwd=TOP, env=server.environment)
        try:
            until(lambda: server.loudness() > 100)
        except BaseException:
            program.kill()
            raise
    try:
        with server.running():
            until(lambda: server.loudness() > 100)
            assert program.poll() is None
    finally:
        program.kill()
        program.wait(PATIENCE)


def test_sound_comes_when_the_sound_server_starts_after_the_program(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    server, tried = Server(tmp_path), tmp_path / "tried"
    plays = PLAYS.replace(
        "sounds.tick(", f"sounds.missing and open({str(tried)!r}, 'w').close(); sounds.tick("
    )
    program = subprocess.Popen([sys.executable, "-c", plays], cwd=TOP, env=server.environment)
    try:
        until(tried.exists)
        with server.running():
            until(lambda: server.loudness() > 100, LAST_RETRY + PATIENCE)
            assert program.poll() is None
    finally:
        program.kill()
        program.wait(PATIENCE)
