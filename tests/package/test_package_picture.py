"""The built window matches the frames on which contrast and large text are measured.

Each word on a screenshot is compared pixel by pixel with the word that the source draws. Contrast
is also measured on the screenshot.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from gin.session.settings import Settings
from gin.session.settings_file import write
from gin.ui.scenes import magnifier
from tests.access.test_contrast import HIGH, SMALL, check_apart, check_whole, faint_words
from tests.support.desktop import needs, xvfb
from tests.support.known import know_every_game
from tests.support.packaged import program
from tests.support.patience import PATIENCE, until
from tests.support.seeing import Picture, Written, picture_of
from tests.support.user import User
from tools import bundle

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the screen is an X server's")
SEED = 1
WALKS = {
    "the cut": (),
    "the upcard": ("Enter",),
    "a card enlarged": ("Enter", "P", "Space", "Home", "Y"),
    "a question": ("Enter", "Esc"),
    "the menu": ("Esc",),
    "help": ("Enter", "F1"),
    "all commands": ("Enter", "F10"),
}
NAMES = {"Enter": "Return", "Esc": "Escape", "Space": "space"}


class Window:
    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        until(lambda: self.tool("search", "--onlyvisible", "--class", bundle.PROGRAM))
        self._id = self.tool("search", "--onlyvisible", "--class", bundle.PROGRAM)
        self.tool("windowfocus", self._id)
        self.tool("windowsize", self._id, *map(str, SMALL))
        until(lambda: self.seen().get_size() == SMALL)

    def tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def press(self, *caps: str) -> pygame.Surface:
        seen = self.rest()
        for cap in caps:
            self.tool("key", NAMES.get(cap, cap.lower() if len(cap) == 1 else cap))
            seen = self.rest()
        return seen

    def seen(self) -> pygame.Surface:
        words = ["import", "-window", self._id, "png:-"]
        done = subprocess.run(words, env=self.environment, capture_output=True, check=True)
        return pygame.image.load(BytesIO(done.stdout), "seen.png")

    def rest(self) -> pygame.Surface:
        before = self.seen()
        for _ in range(40):
            time.sleep(0.3)
            now = self.seen()
            if same(before, now):
                return now
            before = now
        raise AssertionError("the window keeps changing")


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@contextmanager
def window(
    built: Path, folder: Path, settings: Settings, system: dict[str, str] | None = None
) -> Iterator[Window]:
    needs("Xvfb", "xdotool", "import")
    folder.mkdir(exist_ok=True)
    write(folder, settings)
    know_every_game(folder)
    with xvfb("1280x1024") as environment:
        environment |= {"DBUS_SESSION_BUS_ADDRESS": ""} | (system or {})
        subprocess.run(["xdotool", "mousemove", "1279", "1023"], env=environment, check=True)
        words = ["--data", str(folder), "--seed", str(SEED), "--speech", "off"]
        running = subprocess.Popen([program(built, bundle.PROGRAM), *words], env=environment)
        try:
            yield Window(environment)
            assert running.poll() is None
        finally:
            running.terminate()
            running.wait(PATIENCE)


def from_source(settings: Settings, keys: tuple[str, ...]) -> Picture:
    chosen = {name: getattr(settings, name) for name in settings.__struct_fields__}
    user = User("gin", SMALL, SEED, **chosen)
    for key in keys:
        user.press(key)
        user.wait()
    made = picture_of(user.parlour, SMALL, user.app)
    while user.app.frames.needs_drawing(now := time.monotonic() + 60):
        # A turned card is drawn in more detail once it rests.
        user.app.frames.draw(made.surface, now)
    return made


SHORT = pytest.param("contrast_light", "the upcard", 200)
LONG = [
    pytest.param(theme, name, percent, marks=pytest.mark.soak)
    for theme in HIGH
    for name in WALKS
    for percent in (100, 200)
    if (theme, name, percent) != SHORT.values
]


@pytest.mark.parametrize(("theme", "name", "percent"), [SHORT, *LONG])
def test_the_built_window_shows_what_is_measured(
    built: Path, tmp_path: Path, theme: str, name: str, percent: int
) -> None:
    settings = Settings(
        theme=theme, text_size=percent, speed="instant", motion="reduced", talk=False,
        offer_speech=False,
    )  # fmt: skip
    with window(built, tmp_path, settings) as shown:
        seen = shown.press(*WALKS[name])
    made = from_source(settings, WALKS[name])
    check_whole(made)
    check_apart(made)
    shown = replace(made, surface=seen, words=tuple(in_sight(made)))
    assert shown.words and not faint_words(shown)
    for word in shown.words:
        # Words scrolled out of sight are not on the screen.
        part = word.seen.clip(seen.get_rect())
        assert not part or same(seen.subsurface(part), made.surface.subsurface(part)), word


def in_sight(made: Picture) -> Iterator[Written]:
    app = made.app
    item = magnifier.enlarged_item(app.view, app.pointing.cursor.focus, app.pointing.cursor.hover)
    wanted = item is not None and app.shown.settings.magnifier
    over = (
        magnifier.panel(app.look, app.view, app.place, item).panel
        if item and wanted
        else pygame.Rect(0, 0, 0, 0)
    )
    yield from (word for word in made.words if not over.colliderect(word.rect))


@pytest.mark.soak
def test_the_built_window_shows_captions(built: Path, tmp_path: Path) -> None:
    settings = Settings(captions=True, motion="reduced", talk=False, offer_speech=False)
    with window(built, tmp_path, settings) as shown:
        bottom = pygame.Rect(300, SMALL[1] - 18, 200, 18)
        shown.tool("key", "Return")
        bands = []
        for _ in range(12):
            bands.append(pygame.image.tobytes(shown.seen().subsurface(bottom), "RGB"))
        rest = pygame.image.tobytes(shown.rest().subsurface(bottom), "RGB")
    assert any(band != rest for band in bands)


@pytest.mark.soak
@pytest.mark.parametrize("calm", [True, False])
def test_the_built_window_follows_the_systems_reduced_motion(
    built: Path, tmp_path: Path, calm: bool
) -> None:
    needs("gsettings")
    kept = tmp_path / "home" / ".config" / "glib-2.0" / "settings" / "keyfile"
    kept.parent.mkdir(parents=True)
    word = str(not calm).lower()
    kept.write_text(f"[org/gnome/desktop/interface]\nenable-animations={word}\n")
    system = {"GSETTINGS_BACKEND": "keyfile", "HOME": str(tmp_path / "home")}
    system["XDG_CONFIG_HOME"] = str(tmp_path / "home" / ".config")
    settings = Settings(speed="slow", talk=False, offer_speech=False)
    with window(built, tmp_path / "data", settings, system) as shown:
        for _ in ("cut", "deal"):
            shown.rest()
            shown.tool("key", "Return")
        seen = [pygame.image.tobytes(shown.seen(), "RGB") for _ in range(20)]
        steps = sum(one != other for one, other in pairwise(seen))
    assert steps <= 2 if calm else steps > 2
