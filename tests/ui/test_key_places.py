"""Keyboard layouts without Latin letters: commands go by a key's position, fields by its letter."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pygame
import pytest

from gin.interface.commands import Command
from gin.present.input import keymap
from gin.ui.input import keycaps
from gin.ui.input.keyboard import Keyboard
from tests.support.desktop import needs
from tests.support.places import TOP
from tests.support.small_host import SmallHost, table
from tests.support.windowed import Desk, Program, begun, desk

pytestmark = pytest.mark.early

US = "1234567890qwertyuiop[]asdfghjkl;'zxcvbnm,./"
LAYOUTS = {
    "ru": "1234567890йцукенгшщзхъфывапролджэячсмитьбю.",
    "gr": "1234567890;ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,./",
    "il": "1234567890/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.",
    "ara": "1234567890ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ",
    "ir": "۱۲۳۴۵۶۷۸۹۰ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو./",
    "th": "ๅ/_ภถุึคตจๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ",
    "kr": "1234567890ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'ㅋㅌㅊㅍㅠㅜㅡ,./",
    "in": "१२३४५६७८९०ौैाीूबहगदजड\u093cोे्िुपरकतचटॆंमनवलस,.य",
}
"""Characters of unshifted keys in the order of `US`: Korean on a Mac, the others on X11."""
SIGNS = {
    "[": "LEFTBRACKET", "]": "RIGHTBRACKET", ";": "SEMICOLON", "'": "APOSTROPHE", ",": "COMMA",
    ".": "PERIOD", "/": "SLASH",
}  # fmt: skip


def place(sign: str) -> int:
    return int(getattr(pygame, f"KSCAN_{SIGNS.get(sign, sign.upper())}"))


def press(code: int, scancode: int, mod: int = 0, typed: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, scancode=scancode, mod=mod, unicode=typed)


def keys_of(layout: str) -> Iterator[tuple[str, pygame.event.Event]]:
    for sign, letter in zip(US, LAYOUTS[layout], strict=True):
        yield sign.upper(), press(ord(letter), place(sign))


@pytest.fixture
def no_latin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keycaps, "has_latin_letters", lambda: False)


@pytest.mark.usefixtures("no_latin")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_key_is_named_by_its_place(layout: str) -> None:
    for name, event in keys_of(layout):
        assert keycaps.cap(event) == name
        event.mod = pygame.KMOD_LSHIFT
        assert keycaps.cap(event) == f"Shift+{name}"
        event.mod = pygame.KMOD_LCTRL
        assert keycaps.cap(event) == f"Ctrl+{name}"


@pytest.mark.usefixtures("no_latin")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_command_with_a_character_key_can_be_reached(layout: str) -> None:
    pressed = {keycaps.cap(event) for _, event in keys_of(layout)}
    characters = {
        command.key.removeprefix("Shift+").removeprefix("Alt+")
        for command in keymap.COMMANDS
        if keymap.is_character(command.key.removeprefix("Alt+"))
    }
    assert characters <= pressed


def test_with_latin_letters_only_keys_with_other_letters_go_by_place() -> None:
    """On Windows, the letter keys of a Russian layout have Latin codes, but not its comma key."""
    pygame.display.set_mode((64, 64))
    assert keycaps.has_latin_letters()
    assert keycaps.cap(press(ord("б"), pygame.KSCAN_COMMA)) == ","
    # French, Dvorak, German and Turkish keys keep the character they show.
    assert keycaps.cap(press(pygame.K_a, pygame.KSCAN_Q)) == "A"
    assert keycaps.cap(press(ord(","), pygame.KSCAN_M)) == ","
    assert keycaps.cap(press(ord("'"), pygame.KSCAN_Q)) == "'"
    assert keycaps.cap(press(ord("ü"), pygame.KSCAN_LEFTBRACKET)) == "Ü"
    assert keycaps.cap(press(ord("ı"), pygame.KSCAN_I)) == "I"
    assert keycaps.cap(press(ord("ˇ"), pygame.KSCAN_GRAVE)) == "ˇ"


def test_keys_without_a_character_stay_what_they_are(no_latin: None) -> None:
    assert keycaps.cap(press(pygame.K_F1, pygame.KSCAN_F1)) == "F1"
    assert keycaps.cap(press(pygame.K_RETURN, pygame.KSCAN_RETURN)) == "Enter"
    assert keycaps.cap(press(pygame.K_KP7, pygame.KSCAN_KP7, pygame.KMOD_NUM)) == "7"
    assert keycaps.cap(press(pygame.K_LSHIFT, pygame.KSCAN_LSHIFT)) == ""


def commands(host: SmallHost, event: pygame.event.Event) -> list[object]:
    Keyboard(host).handle(event, 0.0, again=False)
    return [one[1] for one in host.done if one[0] == "command"]


@pytest.mark.usefixtures("no_latin")
def test_a_key_set_by_its_own_letter_still_works() -> None:
    knocking = {"keys": (("knock", "П"),)}
    own, other = press(ord("п"), pygame.KSCAN_G), press(ord("л"), pygame.KSCAN_K)
    assert commands(SmallHost(table(), **knocking), own) == [Command.KNOCK]
    assert commands(SmallHost(table(), **knocking), other) == []
    assert commands(SmallHost(table()), own) == [Command.GIN]
    changed = {"keys": (("hint", "Shift+Q"),)}
    shifted = press(ord("й"), pygame.KSCAN_Q, pygame.KMOD_LSHIFT)
    assert commands(SmallHost(table(), **changed), shifted) == [Command.HINT]


LISTS_CAPS = """
import sys
import pygame
from gin.ui.input.keycaps import cap
pygame.display.init()
pygame.display.set_mode((200, 200))
pygame.key.stop_text_input()
print("ready", flush=True)
while True:
    event = pygame.event.wait()
    if event.type == pygame.KEYDOWN and (name := cap(event)):
        print(name, flush=True)
"""
CODES = [*range(10, 20), *range(24, 36), *range(38, 49), *range(52, 62)]


@pytest.fixture(scope="module")
def listing() -> Iterator[tuple[Desk, IO[str]]]:
    """A desk with a window that prints the names of pressed keys, and what it prints."""
    with desk("640x480") as made:
        needs("setxkbmap")
        made.run("setxkbmap", "us")
        with subprocess.Popen(
            [sys.executable, "-c", LISTS_CAPS], stdout=subprocess.PIPE, text=True, cwd=TOP,
            env=made.environment | {"PYTHONPATH": str(TOP)},
        ) as probe:  # fmt: skip
            assert probe.stdout is not None
            try:
                while probe.stdout.readline().strip() != "ready":
                    assert probe.poll() is None
                made.xdotool("search", "--sync", "--onlyvisible", "--pid", probe.pid)
                yield made, probe.stdout
            finally:
                probe.kill()


@pytest.mark.parametrize("layout", ["us", "ru", "gr", "il", "ara", "ir", "th", "in", "ge", "am"])
def test_keys_of_system_layouts_are_named_by_place(
    layout: str, listing: tuple[Desk, IO[str]]
) -> None:
    """The layout changes while the window is open."""
    made, printed = listing
    made.run("setxkbmap", "us")
    made.run("setxkbmap", layout)
    made.xdotool("key", *CODES)
    assert [printed.readline().strip() for _ in CODES] == list(US.upper())


def test_a_russian_keyboard_plays_and_types_in_a_window(tmp_path: Path) -> None:
    with desk("1280x800") as made:
        needs("setxkbmap")
        made.run("setxkbmap", "ru")
        playing = Program(made, tmp_path / "playing")
        playing.start("--language", "en", "--game", "gin", "--seed", "7")
        for _ in ("cut", "deal"):
            playing.key("Return")
            playing.settle()
        # The key O sorts the hand; this layout has a Cyrillic letter on it.
        playing.key("Cyrillic_shcha")
        playing.settle()
        playing.quit()
        assert 'sort = "suit"' in playing.kept()
        writing = Program(made, tmp_path / "writing", begun("ToYourself"))
        writing.start("--language", "en")
        writing.key("Return")
        writing.settle()
        writing.key("Cyrillic_o", "Cyrillic_shcha", "Return")
        writing.settle()
        writing.quit()
        assert 'name = "ощ"' in writing.kept()
