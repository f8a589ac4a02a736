"""Reduced motion: the setting, and the system's preference where it can be read."""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from gin.interface.commands import Command
from gin.present.output.thinking import LONGEST
from gin.ui.opponent_timing import THINKING
from gin.ui.platform import reduced_motion
from gin.ui.platform.reduced_motion import ReducedMotion, wants_calm
from tests.support.by_name import ref_named
from tests.support.patience import PATIENCE
from tests.support.user import User


class System:
    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.asked: list[list[str]] = []

    def run(self, words: list[str]) -> str:
        self.asked.append(words)
        return self.answer


@pytest.mark.parametrize(
    ("platform", "desktop", "answer", "wanted"),
    [
        ("darwin", "", "1", True),
        ("darwin", "", "0", False),
        ("darwin", "", "", False),
        ("linux", "GNOME", "false", True),
        ("linux", "ubuntu:GNOME", "true", False),
        ("linux", "", "", False),
    ],
)
def test_the_system_is_asked_through_its_command(
    platform: str, desktop: str, answer: str, wanted: bool, tmp_path: Path
) -> None:
    system = System(answer)
    assert wants_calm(platform, system.run, tmp_path, desktop) is wanted
    program = {"darwin": "defaults", "linux": "gsettings"}[platform]
    assert [words[0] for words in system.asked] == [program]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=none\n", False),
        ("[KDE]\nAnimationDurationFactor\n", False),
        ("[Colors:View][Inactive]\na=1\na=%2\n[KDE]\nAnimationDurationFactor=0\n", True),
        ("no section\n", False),
        ("[General]\n", False),
        (None, False),
    ],
)
def test_kde_has_the_preference_in_a_file(text: str | None, wanted: bool, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / ".config").mkdir()
        (tmp_path / ".config" / "kdeglobals").write_text(text)
    system = System("false")
    assert wants_calm("linux", system.run, tmp_path, "KDE") is wanted
    assert system.asked == []


@pytest.mark.parametrize("animates", [0, 1])
def test_windows_is_asked_through_its_library(
    animates: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def parameters(what: int, _: int, answer: object, __: int) -> int:
        asked.append(what)
        ctypes.cast(answer, ctypes.POINTER(ctypes.c_int))[0] = animates  # type: ignore[arg-type]
        return 1

    library = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=parameters))
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    assert wants_calm("win32", System("").run, tmp_path, "") is not bool(animates)
    assert asked == [0x1042]


def test_a_missing_command_gives_no_preference() -> None:
    assert reduced_motion.run(["there-is-no-such-program"]) == ""
    assert reduced_motion.run([sys.executable, "-c", "print('said')"]) == "said"


def test_reading_the_preference_does_not_delay_the_window() -> None:
    may_answer = threading.Event()

    def slow() -> bool:
        may_answer.wait(PATIENCE)
        return True

    looked = ReducedMotion(slow)
    looked.look()
    assert not looked.wanted
    may_answer.set()
    looked.wait()
    assert looked.wanted


@pytest.mark.parametrize(
    ("motion", "system", "moves"),
    [
        ("full", True, True),
        ("reduced", False, False),
        ("system", True, False),
        ("system", False, True),
    ],
)
def test_cards_move_according_to_the_setting(motion: str, system: bool, moves: bool) -> None:
    user = User(speed="normal", motion=motion)
    user.app.laid.calm = ReducedMotion(lambda: system)
    user.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    user.app.laid.calm.wait()
    assert (user.app.laid.pace > 0) is moves
    now = time.monotonic()
    user.deal()
    assert user.app.painting.moves(user.app.view, user.app.laid.pace, now + 0.1) is moves


def test_the_opponent_still_takes_its_time_without_motion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    user = User(speed="normal", motion="reduced")
    user.deal()
    assert user.app.laid.pace == 0
    while not user.parlour.waiting:
        user.app.command(Command.PASS)
        user.app.command(Command.DRAW)
        user.app.activate(ref_named("button:discard"))
    user.app.tick(1000.1)
    assert user.parlour.waiting
    user.app.tick(1000.0 + THINKING * LONGEST)
    assert not user.parlour.waiting
