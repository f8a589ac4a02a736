"""The built program draws names and typed text in several scripts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from gin.language.translation import printed, spoken
from gin.messages import menu, troubles, yourself
from gin.session import mixtures
from gin.session.settings import Settings
from gin.session.settings_file import write
from gin.session.storage.error_log import FILE as LOG
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.package.test_package_picture import from_source, same, window
from tests.support.following import choose, go_to_menu, names
from tests.support.known import know_every_game
from tests.support.packaged import program
from tests.support.patience import until
from tests.support.reader import Listener, desktop, played
from tools import bundle

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the screen is an X server's")
NAMES = {
    "Cyrillic": "Иван Петрович", "Greek": "Ελένη", "Hebrew": "דנה לוי", "Arabic": "دانا",
    "Chinese": "花子", "emoji": "Ada 🙂",
}  # fmt: skip
ALL = "Иван Ελ דנה دانا 花🙂"
CLIPBOARD = """
import sys, pygame
pygame.display.set_mode((9, 9), pygame.HIDDEN)
pygame.scrap.put_text(sys.argv[1])
print("ready", flush=True)
while True:
    pygame.event.wait()
"""


@contextmanager
def copied(environment: dict[str, str], text: str) -> Iterator[None]:
    words = [sys.executable, "-c", CLIPBOARD, text]
    holder = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout is not None
        # Pygame prints a greeting first.
        assert any(line == "ready\n" for line in holder.stdout)
        yield
    finally:
        holder.kill()
        holder.wait()


@pytest.mark.parametrize("script", NAMES)
def test_a_name_is_drawn_and_typed(script: str, built: Path, tmp_path: Path) -> None:
    name = NAMES[script]
    folder = tmp_path / name
    settings = Settings(
        name=name, speed="instant", motion="reduced", talk=False, offer_speech=False
    )
    with window(built, folder, settings) as shown:
        seen = shown.press("Enter")
        empty = shown.press("slash")
        with copied(shown.environment, name):
            typed = shown.press("ctrl+v")
        refused = shown.press("Enter")
    assert not (folder / LOG).exists(), (folder / LOG).read_text()
    made = from_source(settings, ("Enter",))
    # A long name may be cut off.
    words = [word for word in made.words if word.text.startswith(name[:2])]
    named = [word.seen.clip(seen.get_rect()) for word in words]
    assert named and all(part.w and part.h for part in named)
    for part in named:
        assert same(seen.subsurface(part), made.surface.subsurface(part))
    assert not same(empty, typed) and not same(typed, refused)


def test_every_page_draws_names_of_all_scripts(built: Path, tmp_path: Path) -> None:
    home = tmp_path / ALL
    data = home / "data"
    data.mkdir(parents=True)
    write(data, Settings(name=ALL, speed="instant", motion="reduced", offer_speech=False))
    know_every_game(data)
    store = Store.open(data)
    mixtures.keep(store, setup("gin", ("game-bonus=0",)), f"{ALL} 12")
    store.close()
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, home, program=(program(built, bundle.PROGRAM),)):
            until(lambda: spoken(menu.PLAY) in names(reader.tree()))
            for doors, sign in (
                ((spoken(menu.GAMES),), f"{ALL} 12"),
                ((spoken(menu.SETTINGS), printed(yourself.OPEN)), ALL),
                ((spoken(menu.HELP), printed(troubles.TITLE)), str(data)),
                ((spoken(menu.PLAY),), ""),
            ):
                go_to_menu(reader)
                for door in doors:
                    choose(reader, door)
                until(lambda sign=sign: sign in " ".join(names(reader.tree())))
                picture = at_rest(environment)
                assert not is_plain(picture), doors
        reader.close()
    assert not (data / LOG).exists(), (data / LOG).read_text()


def at_rest(environment: dict[str, str]) -> pygame.Surface:
    before = grabbed(environment)
    while not same(before, now := grabbed(environment)):
        before = now
    return now


def grabbed(environment: dict[str, str]) -> pygame.Surface:
    words = ["import", "-window", "root", "-silent", "bmp3:-"]
    done = subprocess.run(words, env=environment, capture_output=True, check=True)
    return pygame.image.load(BytesIO(done.stdout), "seen.bmp")


def is_plain(picture: pygame.Surface) -> bool:
    middle = picture.subsurface(picture.get_rect().inflate(-80, -80))
    black = pygame.mask.from_threshold(middle, (0, 0, 0), (1, 1, 1, 255)).count()
    return black > middle.get_width() * middle.get_height() / 2
