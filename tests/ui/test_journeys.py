"""A player's first minutes in a real window with a window manager, on small and large screens."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pygame import Rect

from gin.session import settings_file
from gin.session.settings import Settings, with_value
from gin.session.storage.store import Store
from gin.ui.platform.window import smallest
from tests.support.patience import until
from tests.support.windowed import Desk, Program, desk, monitor, same
from tools.snapshot import games

pytestmark = pytest.mark.early

SCREENS = [("800x600", 200), ("1280x800", 100)]
"""Screens, and the text size in per cent on each."""
OTHERS = [("800x600", 100), ("1280x800", 200), ("1920x1080", 100), ("1920x1080", 200)]
OTHERS += [("3840x2160", 100), ("3840x2160", 200)]
"""The same screens with the other text size, and larger screens, for long runs."""


def moves(folder: Path) -> int:
    with games(folder) as link:
        return int(link.execute("SELECT count(*) FROM action").fetchone()[0])


def sizes_for(screen: tuple[int, int]) -> list[tuple[int, int]]:
    wide, high = screen
    least = smallest([Rect((0, 0), screen)])
    return [(max(wide * 9 // 10, least[0] + 8), max(high * 8 // 10, least[1] + 8)), least]


def is_on(program: Program, screen: tuple[int, int]) -> bool:
    return Rect((0, 0), screen).contains(program.geometry().outside)


def grow_and_shrink(program: Program, screen: tuple[int, int]) -> None:
    for size in sizes_for(screen):
        program.resize(*size)
        until(lambda size=size: program.geometry().rect.size == size)  # type: ignore[misc]
        program.whole(f"{size}")
    back = program.geometry().rect
    for begin, end, what in (
        (lambda: program.maximise(True), lambda: program.maximise(False), "maximised"),
        (lambda: program.key("alt+Return"), lambda: program.key("alt+Return"), "full screen"),
    ):
        begin()
        until(lambda: program.geometry().rect.w == screen[0])
        program.whole(f"{what}")
        end()
        until(lambda: program.geometry().rect.size == back.size)
        program.whole(f"back from {what}")


def looks_the_same_again(program: Program, screen: tuple[int, int]) -> bool:
    """Compares only the lower half: messages come and go in the upper half."""
    large, small = sizes_for(screen)
    before = program.settle()
    lower = Rect(0, before.get_height() // 2, before.get_width(), before.get_height() // 2)
    program.resize(*large)
    until(lambda: program.geometry().rect.size == large)
    program.resize(*small)
    until(lambda: program.geometry().rect.size == small)
    return same(program.settle().subsurface(lower), before.subsurface(lower))


@pytest.mark.parametrize(
    ("screen", "percent"),
    [*SCREENS, *(pytest.param(*other, marks=pytest.mark.soak) for other in OTHERS)],
)
def test_the_window_can_be_resized_on_every_page(screen: str, percent: int, tmp_path: Path) -> None:
    settings_file.write(tmp_path, with_value(Settings(), "text_size", percent))
    with desk(screen) as on:
        program = Program(on, tmp_path)
        try:
            grow_everywhere(on, program, tmp_path)
        finally:
            program.kill()


def grow_everywhere(on: Desk, program: Program, folder: Path) -> None:
    size = on.size()
    program.start("--level", "1", "--seed", "7", "--game", "gin")
    assert is_on(program, size), "part of the window is off the screen"
    # The cut is still open, and the pointer is over no item.
    on.xdotool("mousemove", 0, 0)
    grow_and_shrink(program, size)
    before = program.settle()
    # The keys cut, skip the result of the cut, and deal.
    program.key("Return", "Return", "Return")
    time.sleep(0.2)
    program.resize(*sizes_for(size)[0])
    time.sleep(0.2)
    program.resize(*sizes_for(size)[1])
    until(lambda: not same(before, program.whole("after the deal")))
    grow_and_shrink(program, size)
    assert any(looks_the_same_again(program, size) for _ in range(3)), "the window looks different"
    # During a drag the card stays visible; Esc returns it.
    program.point(0.5, 0.86)
    program.press()
    for x in (0.52, 0.5, 0.45):
        program.point(x, 0.6)
    program.resize(*sizes_for(size)[0])
    time.sleep(0.3)
    program.key("alt+Return")
    time.sleep(0.5)
    program.key("alt+Return")
    program.point(0.4, 0.4)
    program.resize(*sizes_for(size)[1])
    time.sleep(0.2)
    program.key("Escape")
    program.release()
    on.xdotool("mousemove", 0, 0)
    program.whole("here")
    # The menu, and back to the table.
    program.key("Escape")
    program.whole("here")
    program.minimise()
    program.whole("here")
    program.quit()


@pytest.mark.parametrize("screen", ["800x600", pytest.param("1920x1080", marks=pytest.mark.soak)])
def test_size_place_and_full_screen_are_restored(screen: str, tmp_path: Path) -> None:
    with desk(screen) as on:
        program = Program(on, tmp_path)
        try:
            stay_in_place(on, program)
        finally:
            program.kill()


def stay_in_place(on: Desk, program: Program) -> None:
    size = on.size()
    program.start()
    first = program.geometry()
    assert Rect((0, 0), size).contains(first.outside)
    on.run("wmctrl", "-r", ":ACTIVE:", "-e", f"0,3,5,{size[0] * 3 // 4},{size[1] * 3 // 4}")
    until(lambda: program.geometry() != first)
    program.settle()
    moved = program.geometry()
    program.quit()
    # The place does not drift over several starts.
    for _ in range(2):
        program.start()
        until(lambda: program.geometry() == moved)
        program.quit()
    program.start()
    program.maximise(True)
    until(lambda: program.geometry().rect.w == size[0])
    program.settle()
    program.quit()
    program.start()
    until(lambda: program.geometry().rect.w == size[0])
    program.maximise(False)
    until(lambda: program.geometry().rect.size == moved.rect.size)
    program.key("alt+Return")
    until(lambda: program.geometry().rect.size == size)
    until(lambda: "full_screen = true" in program.kept())
    program.quit()
    program.start()
    until(lambda: program.geometry().rect.size == size)
    program.key("alt+Return")
    until(lambda: program.geometry() == moved)
    program.whole("here")
    program.quit()


def test_a_maximised_window_returns_to_a_size_it_had_briefly(tmp_path: Path) -> None:
    with desk("1280x800") as on:
        program = Program(on, tmp_path)
        try:
            program.start()
            program.resize(960, 620)
            until(lambda: program.geometry().rect.size == (960, 620))
            # Long enough for the new size to count, but too short for it to be saved.
            time.sleep(1)
            program.maximise(True)
            until(lambda: program.geometry().rect.w == 1280)
            program.settle()
            program.quit()
            program.start()
            until(lambda: program.geometry().rect.w == 1280)
            program.maximise(False)
            until(lambda: program.geometry().rect.size == (960, 620))
            program.quit()
        finally:
            program.kill()


def test_the_first_minute_with_wrong_keys_and_an_end_in_the_middle(tmp_path: Path) -> None:
    with desk("1280x800") as on:
        program = Program(on, tmp_path)
        try:
            first_minute(on, program, tmp_path)
        finally:
            program.kill()


def first_minute(on: Desk, program: Program, folder: Path) -> None:
    program.start("--level", "1")
    # Keys a new player may try; Esc at the menu does not quit.
    for keys in (["Escape"], ["x", "7", "F3", "ctrl+c", "Tab", "Up", "alt+Tab", "Super_L"]):
        program.key(*keys)
        program.check()
    on.run("wmctrl", "-a", "Gin Parlour")
    program.key("F1")
    help = program.settle()
    program.key("Escape")
    assert not same(program.settle(), help)
    program.key("Home", "Return")
    program.settle()
    # Clicks in several places, with the wheel and the other buttons.
    for x, y in ((0.5, 0.5), (0.02, 0.98), (0.98, 0.02), (0.3, 0.3)):
        program.point(x, y)
        for button in (1, 4, 5, 2, 3):
            on.xdotool("click", button)
    program.check()
    program.key("Escape", "Escape")
    program.settle()
    program.quit()
    # A match resumes after its window was closed during a drag, and after a kill during a move.
    program.start("--level", "1", "--game", "gin", "--seed", "7")
    program.key("Return", "n", "n", "n")
    program.settle()

    def passed() -> bool:
        # On a busy machine the player's turn may come later, so press again.
        program.key("p")
        program.settle()
        return moves(folder) > 0

    until(passed)
    kept = moves(folder)
    program.point(0.5, 0.86)
    program.press()
    program.point(0.45, 0.5)
    program.quit()
    program.release()
    program.start("--level", "1", "--game", "gin", "--seed", "7")
    assert moves(folder) >= kept
    program.key("space")
    time.sleep(0.1)
    program.kill()
    kept = moves(folder)
    program.start("--level", "1", "--game", "gin", "--seed", "7")
    assert moves(folder) >= kept
    store = None
    program.quit()
    store = Store.open(folder)
    assert len(store.matches()) <= 2
    store.close()


def test_the_window_survives_a_lost_screen(tmp_path: Path) -> None:
    with monitor("1920x1080") as on:
        program = Program(on, tmp_path)
        try:
            lose_the_screen(on, program)
        finally:
            program.kill()


def lose_the_screen(on: Desk, program: Program) -> None:
    def screen(*words: str) -> None:
        on.run("xrandr", "--output", "DUMMY0", *words)

    program.start("--level", "1", "--seed", "7", "--game", "gin")
    program.key("Return")
    steps: list[Callable[[], None]] = [
        lambda: screen("--mode", "1024x768"),
        lambda: screen("--mode", "1920x1080"),
        lambda: program.key("alt+Return"),
        lambda: screen("--mode", "1280x800"),
        lambda: screen("--off"),
        lambda: screen("--mode", "1920x1080"),
        lambda: screen("--mode", "800x600"),
        lambda: program.key("alt+Return"),
        lambda: screen("--off"),
        lambda: screen("--mode", "1920x1080"),
    ]
    for number, step in enumerate(steps):
        step()
        time.sleep(0.5)
        program.check()
        if on.size() > (64, 64):
            program.whole(f"after step {number}")
    program.key("d", "Escape")
    program.settle()
    program.quit()
