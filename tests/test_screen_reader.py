"""The real window with a scripted screen reader: every game by tree and actions alone, and by keys.

The reader knows nothing of the program but what AT-SPI tells it. Games are taken from the registry.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gin.present import keys
from gin.present.words import games as game_words
from gin.present.words import menu, settings
from gin.present.words import result as result_words
from gin.present.words.people import opponent
from gin.session.settings import Settings
from gin.speech.speaker import OFFER_AFTER
from gin.variants.registry import GAMES, own_rules
from tests.desktop import needs
from tests.reader import TOP, Listener, bare_environment, desktop, played, speech, until

WITH_OTHER = {game.id for game in GAMES if own_rules(game).seats == 2}
TITLES = {game.id: game.title for game in GAMES}
ENDS = {result_words.NEXT, result_words.NEXT_DEAL, result_words.AGAIN}
AWAY = {"Menu", "Score sheet", "Rules of this game", "Help", "Sort", "Hint", "Take back", "Not yet",
        "To the menu", "Rules", "Settings"}  # fmt: skip
"""Buttons that lead away from the hand, or back in it."""
ENDING = re.compile("Pass|Leave it|Knock with|Gin$|Big gin$")
Nodes = list[dict[str, Any]]


def names(nodes: Nodes) -> list[str]:
    return [node["name"] for node in nodes]


def things(nodes: Nodes) -> list[str]:
    """The names of all that is no text."""
    return [node["name"] for node in nodes if node["role"] != "label"]


def focused(nodes: Nodes) -> str:
    """The name of the focused node."""
    return next((node["name"] for node in nodes if "focused" in node["states"]), "")


def below(nodes: Nodes, name: str) -> list[str]:
    """What lies below the group or list with this name."""
    inside: list[str] = []
    depth = None
    for node in nodes:
        if depth is not None and node["depth"] > depth:
            inside.append(node["name"])
        elif inside:
            break
        else:
            depth = node["depth"] if node["name"] == name else None
    return inside


@pytest.fixture(scope="module")
def sitting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listener]:
    """The program at its first start, with a reader that has made it quick by the tree alone."""
    folder = tmp_path_factory.mktemp("sitting")
    with desktop(folder) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, folder):
            make_quick(reader)
            yield reader
        reader.close()


def make_quick(reader: Listener) -> None:
    """From the menu of a first start, let nothing move and nobody think for show."""
    first = until(reader.tree)
    until(lambda: focused(reader.tree()) == menu.PLAY)
    until(lambda: any(menu.TITLE in text for _, text in reader.heard(2.0, "said")))
    assert {menu.PLAY, menu.GUIDE, menu.SETTINGS, menu.HELP} <= set(names(first))
    choose(reader, menu.SETTINGS)
    speed = settings.TITLES["speed"]
    while not (row := row_of(reader, speed)).endswith(settings.value("speed", "instant")):
        assert reader.press(row)
        until(lambda row=row: row_of(reader, speed) not in ("", row))
    choose(reader, "Back")
    until(lambda: menu.PLAY in names(reader.tree()))


def row_of(reader: Listener, title: str) -> str:
    """The name of a setting's row, its value included."""
    found = (name for name in names(reader.tree()) if name.startswith(f"{title}, "))
    return next(found, "")


def choose(reader: Listener, name: str) -> None:
    """Press what has this name, once it is there, and wait until something is different."""
    before = press(reader, name)
    until(lambda: things(reader.tree()) not in ([], before))


def press(reader: Listener, name: str) -> list[str]:
    """Press what has this name, once it is there; returns what was there with it."""
    until(lambda: name in names(reader.tree()))
    before = things(reader.tree())
    assert reader.press(name), name
    return before


def go_to_table(reader: Listener, title: str) -> None:
    """From wherever the last hand ended to the table of a game."""
    reader.heard()
    for _ in range(4):
        nodes = reader.tree()
        if menu.PLAY in names(nodes):
            break
        choose(reader, next(n for n in ("To the menu", "Menu", "Back") if n in names(nodes)))
    choose(reader, menu.GAMES)
    press(reader, title)
    choose(reader, game_words.play(title))
    for name in ENDS & set(names(reader.tree())):
        choose(reader, name)


@pytest.mark.parametrize("game", list(TITLES))
def test_a_hand_is_played_to_its_score_by_tree_and_actions_alone(
    game: str, sitting: Listener
) -> None:
    go_to_table(sitting, TITLES[game])
    nodes, piles = play_by_tree(sitting, random.Random(game))
    assert re.search(r"\d", " ".join(below(nodes, "result")))
    assert piles


def play_by_tree(reader: Listener, chance: random.Random) -> tuple[Nodes, set[str]]:
    """Play the hand that is on the table: the nodes of its score, and every top of the pile.

    What is focused is pressed, or a button that may end the hand, or in the end anything.
    """
    piles: set[str] = set()
    before: list[str] = []
    tried: set[str] = set()
    moved = time.monotonic()
    while time.monotonic() < moved + 20:
        nodes = until(reader.tree)
        here = names(nodes)
        if ENDS & set(here):
            return nodes, piles
        piles |= {name for name in here if name.startswith("discard pile, ")}
        if things(nodes) != before:
            before, tried, moved = things(nodes), set(), time.monotonic()
        items = [*below(nodes, "your hand"), *below(nodes, "buttons"), *below(nodes, "dialog")]
        items += [name for name in here if name.startswith(("stock, ", "discard pile, "))]
        anything = [name for name in items if name not in AWAY]
        best = [*(name for name in items if ENDING.match(name)), focused(nodes)]
        wanted = [*best, *chance.sample(anything, len(anything))]
        name = next((name for name in wanted if name and name not in tried), "")
        tried = tried | {name} if name else set()
        reader.press(name)
        reader.heard(0.25, "focus", settle=0.02)
    raise AssertionError(f"nothing that is pressed changes anything: {before}")


class Ear:
    """One who only hears, and presses keys."""

    def __init__(self, reader: Listener) -> None:
        self.reader = reader
        self.focus = focused(reader.tree())
        self.said: list[str] = []

    def listen(self, seconds: float = 0.0, kind: str = "any") -> bool:
        """Hear what there is, waiting some time for it; True if there was anything."""
        heard = self.reader.heard(seconds, kind)
        for what, text in heard:
            if what == "focus":
                self.focus = text
            else:
                self.said.append(text)
        return bool(heard)

    def press(self, key: str) -> bool:
        """Press a key and hear what comes of it; False for silence."""
        self.listen()
        self.reader.key(key)
        return self.listen(0.5)

    def hears(self, name: str) -> bool:
        """Has anything been said about somebody?"""
        for _ in range(8):
            self.listen(0.5, "said")
            if any(name in text for text in self.said):
                return True
        return False

    def find(self, key: str, wanted: str) -> None:
        """Press a key until what has the focus begins like that."""
        for _ in range(80):
            if self.focus.startswith(wanted):
                return
            self.press(key)
        raise AssertionError(f"{wanted} is not reached by {key}; {self.focus} has the focus")


@pytest.mark.parametrize("game", list(TITLES))
def test_a_hand_is_played_to_its_score_by_keys_and_ear_alone(game: str, sitting: Listener) -> None:
    """Draw from the stock and discard what was drawn, until the other one ends the hand."""
    ear = Ear(sitting)
    for _ in range(4):
        if ear.focus in (menu.PLAY, menu.CONTINUE, menu.GAMES):
            break
        ear.press("Escape")
        if ear.focus.startswith("Back to the table"):
            ear.find("Down", "To the menu")
            ear.press("Return")
    ear.find("Right", menu.GAMES)
    ear.press("Return")
    ear.find("Down", TITLES[game])
    ear.press("Return")
    ear.find("Tab", game_words.play(TITLES[game]))
    ear.press("Return")
    chance, other = random.Random(game), opponent(Settings().level)
    draws = 0
    refused = False
    for _ in range(400):
        ear.listen()
        if ear.focus in ENDS and draws:
            break
        focus, said = ear.focus, ear.said[-1:]
        if refused:
            # What has the focus may not be discarded, or it is not one's turn.
            ear.press(chance.choice(["Right", "Left", "k", "g", "n"]))
        elif focus.startswith("stock"):
            ear.press("space")
            draws += 1
        elif focus.startswith("discard pile"):
            if not ear.listen(0.2, "focus"):
                ear.press("p")
        else:
            ear.press("Return")
        refused = not refused and (ear.focus, ear.said[-1:]) == (focus, said)
    assert ear.focus in ENDS, f"the hand does not come to its score: {ear.said[-5:]}"
    # Whatever was pressed too soon: something that the other one did is heard all the same.
    if game in WITH_OTHER:
        assert ear.hears(other), ear.said
    ear.said.clear()
    ear.reader.key("s")
    until(lambda: ear.listen(1.0, "said") and re.search(r"\d", " ".join(ear.said)))


def test_the_first_start_at_its_usual_pace(tmp_path: Path) -> None:
    """The pile is told in the opponent's turn and over a dialog; keys say what may be asked."""
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, "--seed", "1"):
            choose(reader, "Deal")
            until(lambda: "Pass" in names(reader.tree()))
            check_nodes(reader.tree(whole=True))
            (asks,) = [one.sentence for one in keys.QUESTIONS if one.id == "top"]
            reader.heard()
            # Whoever's turn it is by the time this arrives, the question is there.
            assert reader.press("Pass") and reader.tree(whole=True) and reader.press(asks)
            assert says(reader, " on top of the discard pile.")
            until(lambda: focused(reader.tree()).startswith("stock, "))
            choose(reader, "Menu")
            nodes = reader.tree(whole=True)
            check_nodes(nodes)
            assert focused(nodes) == "Back to the table"
            assert [one["name"] for one in nodes if one["role"] == "dialog"] == [TITLES["gin"]]
            (pile,) = [one for one in nodes if one["name"].startswith("discard pile, ")]
            assert "focusable" not in pile["states"]
            top = pile["name"].removeprefix("discard pile, ")
            assert reader.press(pile["name"])
            assert says(reader, f"{top} on top of the discard pile.")
            reader.key("d")
            assert says(reader, f"{top} on top of the discard pile.")
            assert focused(reader.tree()) == "Back to the table"
            choose(reader, "Back to the table")
            reader.tree()
            assert reader.focus("your hand") is not None
            card = below(reader.tree(), "your hand")[2]
            assert reader.focus(card)
            until(lambda: focused(reader.tree()) == card)
        reader.close()


def says(reader: Listener, text: str) -> bool:
    """Is this announced, soon?"""
    return bool(until(lambda: any(text in said for _, said in reader.heard(1.0, "said"))))


def check_nodes(nodes: Nodes) -> None:
    """All that can have the focus has a name, a role, an action and a place in the window."""
    (window,) = [one for one in nodes if one["role"] == "frame"]
    left, top, width, height = window["box"]
    reached = [one for one in nodes if "focusable" in one["states"]]
    assert reached
    for one in reached:
        x, y, wide, high = one["box"]
        assert one["name"] and one["role"] in ("button", "list item", "heading", "image"), one
        assert one["actions"] == ["click"], one
        assert wide > 0 and high > 0, one
        assert left <= x and top <= y and x + wide <= left + width and y + high <= top + height


FLAT_OUT = """
import itertools, sys, threading, time
import pygame
from gin.present.audience import Frame, Told
from gin.present.view import Scene, View, Zone, ZoneKind, Item, Role
from gin.ui.access.reader import attach
from gin.ui.window import open_display, open_window

open_display()
window = open_window("Gin Parlour", (800, 600))
reader = attach(window)
window.show()
ended = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
met, before = 0, False
for turn in itertools.count():
    items = tuple(
        Item(f"card:{n}", Role.CARD, f"card {(n + turn) % 52}", note=str(turn)) for n in range(11)
    )
    hand = Zone("hand", ZoneKind.HAND, "your hand", items)
    reader.show(Frame(View(Scene.TABLE, "Gin", (hand,), ()), f"card:{turn % 11}"))
    reader.tell((Told(f"turn {turn}"),))
    reader.handle(None, pygame.event.Event(pygame.WINDOWMOVED))
    reader.handle(None, pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    reader.tick(1e9 + turn)
    pygame.event.get()
    met += reader.attached and not before
    before = reader.attached
    if ended.is_set():
        break
    # The bus has to keep up, on a machine that has other things to do as well.
    time.sleep(0.002)
reader.close()
window.destroy()
print(met, turn, flush=True)
"""


def test_a_reader_may_come_and_go_two_hundred_times_while_updates_run_flat_out(
    tmp_path: Path,
) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        program = subprocess.Popen(
            [sys.executable, "-c", FLAT_OUT],
            env=environment,
            cwd=TOP,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        chance = random.Random(1)
        # More is focused and said than anybody could take note of.
        reader.listen(False)
        for turn in range(200):
            reader.enable(turn % 2 == 0)
            time.sleep(chance.choice([0.0, 0.0, 0.005, 0.02, 0.05]))
        reader.enable()
        until(reader.tree)
        out, problems = program.communicate("", timeout=30)
        assert program.returncode == 0, problems
        met, turns = map(int, out.split()[-2:])
        assert "panick" not in problems, problems
        assert met >= 10
        assert turns > 200
        reader.close()


def test_without_a_session_bus_the_program_runs_all_the_same(tmp_path: Path) -> None:
    needs("xwininfo")
    with (
        desktop(tmp_path) as environment,
        played(bare_environment(environment), tmp_path) as program,
    ):
        find = ["xwininfo", "-name", "Gin Parlour"]

        def seen() -> bool:
            found = subprocess.run(find, env=environment, check=False, capture_output=True)
            return b"IsViewable" in found.stdout

        until(seen)
        assert program.poll() is None


def test_the_own_voice_is_offered_once_and_gives_way_to_a_screen_reader(tmp_path: Path) -> None:
    """With a real engine, and a reader that comes in the middle: never two voices at once."""
    with desktop(tmp_path) as environment, speech(environment, tmp_path) as spoken:
        reader = Listener(environment)

        def lines() -> list[str]:
            return spoken.read_text(encoding="utf-8").splitlines()

        def answers(text: str) -> bool:
            return any(text in line for line in lines())

        with played(environment, tmp_path, "--seed", "1"):
            until(lambda: answers("This program can speak. F8 turns speech on, and off again."))
            assert len(lines()) == 1
            reader.key("F8")
            until(lambda: answers("Speech is on.") and answers("Deal, button"))
            reader.key("Return")
            until(lambda: answers("The upcard is the queen of spades."))
            reader.key("d")
            until(lambda: answers("queen of spades on top of the discard pile."))
            reader.enable()
            until(reader.tree)
            reader.heard()
            before = lines()
            reader.key("d")
            assert says(reader, "queen of spades on top of the discard pile.")
            assert lines() == before
            reader.enable(False)
            until(lambda: lines() != before)
            reader.key("F8")
            until(lambda: answers("Speech is off."))
            before = lines()
        with played(environment, tmp_path):
            find = ["xwininfo", "-name", "Gin Parlour"]
            until(lambda: b"IsViewable" in subprocess.run(
                find, env=environment, check=False, capture_output=True).stdout)  # fmt: skip
            # Longer than it takes until the voice would be offered.
            reader.heard(OFFER_AFTER + 2.0, "said")
            assert lines() == before
        reader.close()
