"""The table in docs/evidence/accessibility.md, and some of its requirements."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from gin.interface.commands import Command
from gin.interface.intents import Do, PageAction
from gin.interface.view import Role, Scene
from gin.language.translation import printed, spoken
from gin.present.shell.command_line import CommandLine
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.platform.window import open_display, open_window
from tests.support.by_name import choice_named, choose, find_choice
from tests.support.places import TOP
from tests.support.seeing import drawn, luminance
from tests.support.user import SIZES, STATES, User, hand_of, ref, user_at
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states

PAGE = TOP / "docs/evidence/accessibility.md"
ITEM = re.compile(r"^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \| (.+) \|$", re.M)
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def items() -> list[tuple[int, str, str, str, str]]:
    return [
        (int(number), title, how, where, tests)
        for number, title, how, where, tests in ITEM.findall(PAGE.read_text(encoding="utf-8"))
    ]


def test_the_table_has_forty_rows_with_a_place_and_a_test_each() -> None:
    found = items()
    assert [number for number, *_ in found] == list(range(1, 41))
    for number, _, how, where, tests in found:
        assert len(how) > 20 and where.strip(), number
        assert TEST.findall(tests), f"item {number} names no test"


def functions(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_test_that_the_table_names_exists() -> None:
    named = set(TEST.findall(PAGE.read_text(encoding="utf-8")))
    assert len(named) > 50
    defined = {file: functions(TOP / file) for file in {file for file, _ in named}}
    for file, test in named:
        assert test in defined[file], f"{file} has no {test}"


def test_requirements_not_met_are_listed_at_the_top() -> None:
    """The cell "how it is met" of such a requirement starts with "Partly" or "Not met"."""
    text = PAGE.read_text(encoding="utf-8")
    partly = {number for number, _, how, *_ in items() if how.startswith(("Partly", "Not met"))}
    top = text[: text.index("| 1 |")]
    listed = re.search(r"Not fully met: ([\d, and]+)\.", top)
    assert listed is not None
    assert {int(number) for number in re.findall(r"\d+", listed[1])} == partly


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.scenes
def test_targets_are_large_enough(state: str, size: tuple[int, int]) -> None:
    user = user_at(state, size)
    user.app.settle()
    for zone in user.app.view.focus_zones:
        for item in zone.items:
            slot = user.app.place.slots[item.ref]
            if item.role in (Role.TEXT, Role.HEADING, Role.BACK):
                continue
            least = 44 if item.role in (Role.CARD, Role.PILE, Role.PLACE) else 24
            assert min(slot.width, slot.height) >= least, (item.id, slot)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_enough_of_a_covered_card_can_be_clicked(size: tuple[int, int]) -> None:
    user = User(size=size)
    user.to_my_discard()
    user.app.settle()
    ids = hand_of(user)
    assert len(ids) == 11
    free = dict.fromkeys(ids, 0)
    heights = {round(user.app.place.slots[ref(id)].y) for id in ids}
    for x in range(size[0]):
        hit = {user.app.place.hit((x, y)) for y in heights}
        for id in ids:
            free[id] += ref(id) in hit
    assert min(free.values()) >= 24, free


def test_nothing_happens_by_itself_in_the_players_turn() -> None:
    """The player may take days over a move or a dialog."""
    user = User()
    user.to_my_discard()
    for dialog in (False, True):
        if dialog:
            user.press("Esc")
        before = user.app.view
        for _ in range(3):
            user.app.tick(time.monotonic() + 60)
            user.draw()
            user.app.frames.needs_drawing(time.monotonic() + 60)
        for day in range(1, 4):
            user.app.tick(time.monotonic() + 86_400.0 * day)
            assert user.app.view == before
        assert user.app.next_due(time.monotonic() + 4 * 86_400.0) is None
        assert (before.dialog is not None) is dialog


def test_nothing_flashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sixth of the window flashes more than three times in a second.

    A flash is a change of brightness by at least a tenth of full light, and a change back. The test
    covers the deal and several turns at normal speed with full motion.
    """
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    user = User(size=(800, 600), speed="normal", motion="full", level=1)
    light: list[list[float]] = []
    for frame in range(30 * 14):
        now[0] += 1 / 30
        user.app.tick(now[0])
        if frame % 15 == 14 and not user.parlour.waiting:
            choices = [c.id for c in user.app.view.choices if not c.why]
            way = next((id for id in ("deal", "pass", "draw", "confirm") if id in choices), "")
            if way:
                user.app.choose(choice_named(user.app.view, way))
            elif any(id.startswith("discard:") for id in choices):
                user.app.command(Command.ACTIVATE)
        user.app.frames.draw(user.surface, now[0])
        small = pygame.transform.smoothscale(user.surface, (3, 2))
        light.append([luminance(tuple(small.get_at((x, y)))[:3]) for y in (0, 1) for x in range(3)])
    assert user.app.view.scene in (Scene.TABLE, Scene.RESULT)
    for part in range(6):
        course = [row[part] for row in light]
        turns = reversals(course)
        for start in range(len(course)):
            flashes = sum(start <= turn < start + 30 for turn in turns) // 2
            assert flashes <= 3, (part, start)


def reversals(course: list[float]) -> list[int]:
    found: list[int] = []
    turn, up = course[0], None
    for place, value in enumerate(course):
        if up is None:
            if abs(value - turn) >= 0.1:
                up, turn = value > turn, value
        elif (value - turn) * (1 if up else -1) > 0:
            turn = value
        elif abs(value - turn) >= 0.1:
            up, turn = not up, value
            found.append(place)
    return found


def test_the_test_detects_a_flash() -> None:
    assert len(reversals([0.2, 0.4] * 10)) >= 18
    assert reversals([0.2, 0.25] * 10) == []


def test_the_window_can_be_made_larger_and_smaller() -> None:
    open_display()
    window = open_window("Gin Parlour", (800, 600))
    try:
        assert window.resizable
    finally:
        window.destroy()


def test_the_readme_and_the_command_line_mention_accessibility() -> None:
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    for page in ("docs/accessibility.md", "docs/playing-without-sight.md"):
        assert page in readme
    listed = CommandLine(printed).help()
    for word in ("--text", "--braille", "--width", "--speech"):
        assert word in readme and word in listed
    assert "screen reader" in listed and "F1" in listed
    run = subprocess.run(
        [sys.executable, "main.py", "--help"], cwd=TOP, capture_output=True, text=True, check=True
    )
    assert "Braille" in run.stdout


def test_abandoning_a_match_asks_for_confirmation() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    for game in ("gin", "solitary"):
        choose(made, "play" if game == "gin" else "solitary")
        choose(made, "deal" if game == "gin" else "menu")
        made.home()
    for id in ("games", "matches", "give-up"):
        choose(made, id)
    dialog = made.view().dialog
    assert dialog is not None and dialog.cancel == Do(PageAction.KEEP)
    (main,) = [choice for choice in made.view().choices if choice.main]
    assert main.id == "keep"
    choose(made, "keep")
    assert len([item for item in made.view().zones[0].items if item.id.startswith("match:")]) == 2


def test_knocking_asks_for_confirmation_and_can_be_cancelled() -> None:
    made = parlour()
    dict(states())["knock"](made)
    asked = made.view()
    assert spoken(asked.status).startswith("Knock with "), asked.status
    choose(made, "cancel")
    left = made.view()
    assert left.scene is Scene.TABLE and find_choice(left, "confirm") is None
    assert any(choice.key is Command.KNOCK and not choice.why for choice in left.choices)


def test_no_text_is_in_capitals_only() -> None:
    for name in ("menu-first", "settings", "discard", "result", "help"):
        picture = drawn(name, (1280, 800), theme="green", text_size=100)
        assert picture.words
        shouted = [one.text for one in picture.words if len(one.text) > 4 and one.text.isupper()]
        assert not shouted, name
