"""A virtual screen whose pixels can be read as they change, and programs shown on it."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.process import worked

LINES = 24
"""Number of evenly spaced lines of the screen to watch."""
LIVELY = 3.0
"""Maximum wait in seconds for the screen to rest."""


class VirtualScreen:
    """An Xvfb display, its environment, and its framebuffer as a mapped file."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        self.size = size
        read, write = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24",
                "-fbdir", str(folder), "-nocursor", "-nolisten", "tcp",
            ],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError(f"Xvfb ended with {self._server.wait(10)} before it had a display")
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "HOME": str(folder),
            "DISPLAY": f":{number}",
            "SDL_AUDIODRIVER": "dummy",
        }
        self._bus = self._message_bus()
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The file is an XWD: a header of big-endian words, a colour map, then the pixels.
        header = struct.unpack(">25I", self._file[:100])
        start, height, line = header[0] + header[19] * 12, header[5], header[12]
        self._black = zlib.crc32(bytes(line * LINES))
        self._lines = [
            slice(at, at + line)
            for at in (start + line * (height * k // LINES + 3) for k in range(LINES))
        ]

    def _message_bus(self) -> subprocess.Popen[str] | None:
        """Start a message bus, as desktop sessions do, if `dbus-daemon` is installed.

        Without a bus, SDL launches one at each start, which takes time.
        """
        if shutil.which("dbus-daemon") is None:
            return None
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--print-address=1", "--nofork", "--nopidfile"],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        return bus

    def picture(self) -> int:
        """Return a checksum of the watched lines, 0 if they are black."""
        value = 0
        for line in self._lines:
            value = zlib.crc32(self._file[line], value)
        return 0 if value == self._black else value

    def close(self) -> None:
        self._file.close()
        if self._bus is not None:
            self._bus.terminate()
            self._bus.wait(10)
        self._server.terminate()
        self._server.wait(10)


@contextmanager
def screen(size: tuple[int, int]) -> Iterator[VirtualScreen]:
    """Yield a new virtual screen."""
    with tempfile.TemporaryDirectory() as folder:
        made = VirtualScreen(size, Path(folder))
        try:
            yield made
        finally:
            made.close()


@dataclass(frozen=True, slots=True)
class StartTimes:
    """Seconds from starting a process to its first pixels, and to the last change on the screen.

    `work` is the processor time until the first pixels, which depends less on the machine's load.
    """

    first: float
    complete: float
    work: float


@contextmanager
def shown(
    screen: VirtualScreen, words: Sequence[str]
) -> Iterator[tuple[subprocess.Popen[bytes], StartTimes]]:
    """Start a program on a black screen, and yield it once the screen has not changed for 0.5 s.

    A screen that never rests, because a fire burns, is yielded after `LIVELY` seconds.
    """
    if screen.picture():
        raise RuntimeError("the screen is not black before the start")
    begun = time.perf_counter()
    program = subprocess.Popen(
        words, env=screen.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        yield program, _watched(screen, program, begun)
    finally:
        program.terminate()
        program.wait(10)
        end = time.perf_counter() + 10
        while screen.picture() and time.perf_counter() < end:
            time.sleep(0.01)


def _watched(screen: VirtualScreen, program: subprocess.Popen[bytes], begun: float) -> StartTimes:
    first = changed = work = 0.0
    before = 0
    while True:
        time.sleep(0.001)
        picture, now = screen.picture(), time.perf_counter() - begun
        if picture != before:
            before, changed = picture, now
            if not first:
                first, work = now, worked(program.pid)
        if first and (now - changed > 0.5 or now - first > LIVELY):
            return StartTimes(first, changed, work)
        if now > 20 or program.poll() is not None:
            raise RuntimeError(
                f"{program.args!r} showed nothing: code {program.poll()}, {now:.1f} s"
            )
