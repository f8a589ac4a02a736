"""Choosing who plays in the window, by every kind of input, and what follows the player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gin.interface.audience import Announcement
from gin.interface.names import name_of
from gin.interface.view import Scene
from gin.language import translation
from gin.language.translation import printed
from gin.messages import players as messages
from gin.present.shell.arguments import parse
from gin.present.shell.start import open_parlour
from gin.session import household, settings_file
from gin.session.setting import ThemeName
from gin.session.settings import Settings
from gin.ui.app import App
from gin.ui.art.image_cache import ImageCache
from gin.ui.art.image_folder import ImageFolder
from gin.ui.render.style import in_lines, look_for
from gin.ui.scenes.base import _beside_back
from tests.access.test_access import check
from tests.support.by_name import ref_named
from tests.support.stand_ins import Follower, SetClock
from tests.support.user import User


class Hearing(Follower):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        self.heard += [printed(one.text) for one in announcements]


def family(folder: Path, **settings: object) -> Path:
    settings_file.write(folder, Settings(name="Josephine", speed="instant"))
    household.add(folder, "Anna", Settings())
    path = household.folder_of(folder, "player-2")
    anna = settings_file.read(path)[0]
    settings_file.write(path, replace(anna, **settings))
    return folder


def user_of(folder: Path, size: tuple[int, int] = (1280, 800), *words: str) -> User:
    parlour = open_parlour(parse(["--data", str(folder), *words]), lambda why: False)
    assert parlour is not None
    user = User("")
    user.parlour = parlour
    user.use(App(parlour, size, audience=Hearing(), clock=SetClock()))
    user.surface = pygame.Surface(size)
    return user


@pytest.fixture(autouse=True)
def language() -> Iterator[None]:
    before = translation.language()
    yield
    translation.follow(before)


def test_a_number_chooses_the_player_and_the_window_follows(tmp_path: Path) -> None:
    family(
        tmp_path, theme=ThemeName.CONTRAST_DARK, text_size=150, language="de",
        keys=(("mute", "Q"),),
    )  # fmt: skip
    user = user_of(tmp_path)
    assert user.app.view.title == messages.WHO
    user.press("9")
    user.press("3")
    assert user.app.view.title == messages.WHO, "no player has this number"
    user.press("2")
    assert user.app.view.scene is Scene.MENU
    assert user.app.look.theme.plain and user.app.look.text_percent == 150
    assert translation.language() == "de"
    user.press("Q")
    assert user.parlour.settings.mute
    user.parlour.players.sit("player-1")
    user.app.refresh()
    assert not user.app.look.theme.plain and user.app.look.text_percent == 100
    user.press("Q")
    assert not user.parlour.settings.mute
    user.parlour.close()


def test_numbers_choose_on_the_page_of_players_too(tmp_path: Path) -> None:
    user = user_of(family(tmp_path), (1280, 800), "--player", "Anna")
    user.click("button:players")
    user.press("1")
    assert user.app.view.scene is Scene.MENU and user.parlour.settings.name == "Josephine"
    user.click("button:players")
    user.press("1")
    assert user.app.view.title == messages.TITLE
    assert printed(user.app.announcer.notice) == "Josephine is already playing."
    user.parlour.close()


@pytest.mark.parametrize("way", ["click", "keys", "letters", "switch"])
def test_a_face_is_chosen_by_every_kind_of_input(tmp_path: Path, way: str) -> None:
    user = user_of(family(tmp_path, switch=way == "switch", scan_pace=1.0))
    match way:
        case "click":
            user.click("person:player-2")
        case "keys":
            user.press("Right", "Enter")
        case "letters":
            user.press("A", "Enter")
        case "switch":
            clock = user.app.clock
            assert isinstance(clock, SetClock)
            for _ in range(20):
                user.tick(clock.time)
                scanner = user.devices.scanner
                framed = [name_of(ref) for ref in scanner.framed]
                if "person:player-2" in framed and (len(framed) == 1) is (scanner.level == "items"):
                    user.press("Space")
                if user.app.view.scene is Scene.MENU:
                    break
                clock.time += 1.0
    assert user.app.view.scene is Scene.MENU and user.parlour.settings.name == "Anna"
    user.parlour.close()


def test_escape_says_that_a_player_has_to_be_chosen(tmp_path: Path) -> None:
    user = user_of(family(tmp_path))
    user.press("Esc")
    assert user.app.view.title == messages.WHO
    assert printed(user.app.announcer.notice) == printed(messages.CHOOSE_FIRST)
    user.press("F1", "Esc")
    assert user.app.view.title == messages.WHO
    user.click("button:quit")
    assert user.parlour.closed
    user.parlour.close()


@pytest.mark.parametrize(("size", "text"), [((800, 600), 200), ((1280, 800), 100)])
def test_screen_readers_get_the_players_and_the_question(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    family(tmp_path, text_size=text)
    for number in range(9):
        household.add(tmp_path, f"Maximiliane Wxyzwxy{number}", Settings())
    user = user_of(tmp_path, size)
    names = [node.name for node in check(user.app).nodes]
    assert "Josephine, Key 1" in names and "Maximiliane Wxyzwxy8" in names
    user.app.activate(user.app.view.zones[0].items[1].ref)
    for page in ("button:players", "button:remove-player"):
        user.app.activate(ref_named(page))
        check(user.app)
    assert user.app.view.dialog is not None
    user.parlour.close()


def test_the_next_player_is_announced(tmp_path: Path) -> None:
    user = user_of(family(tmp_path))
    user.press("2")
    clock, hearing = user.app.clock, user.app.announcer._audience
    assert isinstance(clock, SetClock) and isinstance(hearing, Hearing)
    clock.time += 60
    user.draw()
    user.tick(clock.time)
    assert hearing.heard[-2:] == ["Anna is playing now.", "Gin Parlour."]
    user.parlour.close()


def test_images_drawn_for_a_guest_are_not_saved(tmp_path: Path) -> None:
    saved = ImageFolder(tmp_path / "images")
    cache = ImageCache(folder=saved)
    cache.save_in(ImageFolder())
    cache.put_saved("guest", pygame.Surface((4, 4)))
    cache.save_in(saved)
    assert not cache.save_next() and not (tmp_path / "images").exists()
    cache.put_saved("player", pygame.Surface((4, 4)))
    assert cache.save_next() and "player" in saved and "guest" not in saved


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_line_under_the_title_is_as_large_as_other_text(language: str) -> None:
    translation.follow(language)
    look = look_for(replace(Settings(), text_size=200), (800, 600))
    width, size = look.width - _beside_back(look) - look.s(40), look.pixels("label")
    for line in (
        messages.SUBTITLE, messages.SUBTITLE_ALONE, messages.SUBTITLE_GUEST,
        messages.WHO_SUBTITLE, messages.UNSAVED,
    ):  # fmt: skip
        assert in_lines(printed(line), "text", size, width, 1) == ((printed(line),), size)
