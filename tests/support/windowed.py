"""The program in a real window under a window manager, and its user."""

from __future__ import annotations

import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

from gin.session import settings_file
from gin.session.setting import Motion
from gin.session.settings import with_value
from gin.session.settings_file import FILE as SETTINGS
from gin.session.storage.error_log import FILE as LOG
from tests.support.desktop import PICTURE, needs, openbox, printed_by, xorg, xvfb
from tests.support.known import know_every_game
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP

BAR = 8
"""Width in pixels of the strips along a window's edges that are checked."""


BEGUN = """
import sys, time, main
from gin.interface import destinations
from gin.present.shell.parlour import Parlour
from gin.ui.app import App
made, choose = Parlour.__init__, App.choose
def begun(parlour, *words, **more):
    made(parlour, *words, **more)
    parlour.open(getattr(destinations, PAGE)())
def chosen(app, choice):
    choose(app, choice)
    time.sleep(TAKES)
Parlour.__init__, App.choose = begun, chosen
sys.exit(main.main())
"""


def begun(page: str, takes: float = 0.0) -> tuple[str, ...]:
    return sys.executable, "-c", f"PAGE, TAKES = {page!r}, {takes!r}\n{BEGUN}"


@dataclass(frozen=True)
class Geometry:
    rect: pygame.Rect
    left: int
    right: int
    top: int
    bottom: int

    @property
    def outside(self) -> pygame.Rect:
        rect = self.rect
        return pygame.Rect(
            rect.x - self.left,
            rect.y - self.top,
            rect.w + self.left + self.right,
            rect.h + self.top + self.bottom,
        )


class Desk:
    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment

    def run(self, *words: str) -> str:
        return printed_by(self.environment, *words)

    def xdotool(self, *words: object) -> str:
        return self.run("xdotool", *map(str, words))

    def size(self) -> tuple[int, int]:
        width, height = self.xdotool("getdisplaygeometry").split()
        return int(width), int(height)


class Program:
    def __init__(self, desk: Desk, folder: Path, command: Sequence[str] = ()) -> None:
        self._desk = desk
        self.folder = folder
        self._command = tuple(command) or (sys.executable, str(TOP / "main.py"))
        self._process: subprocess.Popen[bytes] | None = None
        self._window = ""

    def start(self, *words: str) -> None:
        know_every_game(self.folder)
        settings, _ = settings_file.read(self.folder)
        if settings.motion == Motion.SYSTEM:
            # A window with a burning fire never looks the same twice.
            settings_file.write(self.folder, with_value(settings, "motion", Motion.REDUCED))
        self._process = subprocess.Popen(
            [*self._command, "--data", str(self.folder), *words],
            env=self._desk.environment, stderr=subprocess.PIPE,
        )  # fmt: skip
        until(lambda: self._find() or not self.alive)
        assert self.alive, self.errors()
        self._desk.xdotool("windowfocus", "--sync", self._window)
        self.settle()

    def _find(self) -> str:
        assert self._process is not None
        listed = [line.split(maxsplit=3) for line in self._desk.run("wmctrl", "-lp").splitlines()]
        mine = [line[0] for line in listed if line[2] == str(self._process.pid)]
        self._window = str(int(mine[0], 16)) if mine else ""
        return self._window

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def errors(self) -> str:
        assert self._process is not None and self._process.stderr is not None
        log = self.folder / LOG
        said = "" if self.alive else self._process.stderr.read().decode(errors="replace")
        return said + (log.read_text() if log.exists() else "")

    def check(self) -> None:
        assert self.alive, f"it has ended: {self.errors()}"
        assert not (self.folder / LOG).exists(), self.errors()

    def quit(self) -> None:
        assert self._process is not None
        self.key("alt+F4")
        assert self._process.wait(PATIENCE) == 0, self.errors()
        assert not self.errors()

    def kill(self) -> None:
        if self.alive and self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(PATIENCE)

    def key(self, *keys: str) -> None:
        self._desk.xdotool("key", "--clearmodifiers", *keys)

    def point(self, x: float, y: float) -> None:
        rect = self.geometry().rect
        self._desk.xdotool("mousemove", rect.x + round(rect.w * x), rect.y + round(rect.h * y))

    def press(self) -> None:
        self._desk.xdotool("mousedown", 1)

    def release(self) -> None:
        self._desk.xdotool("mouseup", 1)

    def geometry(self) -> Geometry:
        values = dict(
            line.split("=", 1)
            for line in self._desk.xdotool(
                "getwindowgeometry", "--shell", self._window
            ).splitlines()
            if "=" in line
        )
        rect = self._place()
        frame = self._desk.run("xprop", "-id", self._window, "_NET_FRAME_EXTENTS")
        sides = [int(word) for word in frame.partition("=")[2].split(",") if word.strip()]
        left, right, top, bottom = sides or [0, 0, 0, 0]
        size = int(values["WIDTH"]), int(values["HEIGHT"])
        return Geometry(pygame.Rect(rect.topleft, size), left, right, top, bottom)

    def _place(self) -> pygame.Rect:
        """xdotool adds the frame twice to the position of a framed window; this is right."""
        info = self._desk.run("xwininfo", "-id", self._window)
        x, y, wide, high = (
            int(next(line for line in info.splitlines() if name in line).rsplit(":", 1)[1])
            for name in (
                "Absolute upper-left X", "Absolute upper-left Y", "Width", "Height",
            )
        )  # fmt: skip
        return pygame.Rect(x, y, wide, high)

    def resize(self, width: int, height: int) -> None:
        self._desk.run("wmctrl", "-i", "-r", self._window, "-e", f"0,-1,-1,{width},{height}")

    def maximise(self, on: bool) -> None:
        how = "add" if on else "remove"
        self._desk.run(
            "wmctrl", "-i", "-r", self._window, "-b", f"{how},maximized_vert,maximized_horz"
        )

    def minimise(self) -> None:
        self._desk.xdotool("windowminimize", "--sync", self._window)
        self._desk.run("wmctrl", "-i", "-a", self._window)

    def shot(self) -> pygame.Surface:
        file = self._desk.environment.get(PICTURE)
        if file is not None:
            screen = picture_of(Path(file))
            return screen.subsurface(self._place().clip(screen.get_rect())).copy()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "shot.bmp"
            subprocess.run(
                ["import", "-silent", "-window", self._window, f"bmp3:{path}"],
                env=self._desk.environment, check=True, timeout=PATIENCE,
            )  # fmt: skip
            return pygame.image.load(path)

    def settle(self, seconds: float = PATIENCE) -> pygame.Surface:
        end = time.monotonic() + seconds
        before = self.shot()
        while time.monotonic() < end:
            time.sleep(0.2)
            self.check()
            now = self.shot()
            if same(before, now):
                return now
            before = now
        raise AssertionError(f"the window keeps changing for {seconds:g} s")

    def whole(self, what: str) -> pygame.Surface:
        for _ in range(6):
            picture = self.settle()
            if filled(picture):
                return picture
        pygame.image.save(picture, self.folder / "not-whole.png")
        raise AssertionError(f"not all of it is painted: {what}")

    def kept(self) -> str:
        return (self.folder / SETTINGS).read_text()


def picture_of(file: Path) -> pygame.Surface:
    """Read the file of a screen, in the format of `xwd`: a header, colours and rows of pixels."""
    data = file.read_bytes()
    header = struct.unpack(">25L", data[:100])
    start, high, row, colours = header[0], header[5], header[12], header[19]
    assert header[11] == 32, "bits of a pixel"
    begin = start + 12 * colours
    pixels = data[begin : begin + row * high]
    return pygame.image.frombuffer(pixels, (row // 4, high), "BGRA").subsurface(
        (0, 0, header[4], high)
    )


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return one.get_size() == other.get_size() and pygame.image.tobytes(
        one, "RGB"
    ) == pygame.image.tobytes(other, "RGB")


def filled(picture: pygame.Surface) -> bool:
    """Return whether an image is painted up to its edges; unpainted parts are black."""
    width, height = picture.get_size()
    sides = (
        pygame.Rect(0, 0, width, BAR),
        pygame.Rect(0, height - BAR, width, BAR),
        pygame.Rect(0, 0, BAR, height),
        pygame.Rect(width - BAR, 0, BAR, height),
    )
    for side in sides:
        points = [
            (x, y)
            for x in range(side.left, side.right, max(1, side.w // 40))
            for y in range(side.top, side.bottom, max(1, side.h // 40))
        ]
        black = sum(tuple(picture.get_at(point))[:3] == (0, 0, 0) for point in points)
        if black > len(points) // 3:
            return False
    return True


@contextmanager
def desk(size: str) -> Iterator[Desk]:
    with _managed(xvfb(size)) as made:
        yield made


@contextmanager
def monitor(size: str) -> Iterator[Desk]:
    needs("xrandr")
    with _managed(xorg(size)) as made:
        yield made


@contextmanager
def _managed(screen: AbstractContextManager[dict[str, str]]) -> Iterator[Desk]:
    needs("import", "xwininfo")
    with screen as environment, openbox(environment):
        yield Desk(environment)
