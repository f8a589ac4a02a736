"""Hands of every game in the real window with a scripted screen reader.

They are played through the tree alone, or with keys. The reader knows only what AT-SPI reports.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gin.interface.commands import Command
from gin.language.translation import printed, spoken
from gin.messages import result as counted
from gin.messages import sheet
from gin.present.words.people import opponent
from gin.session.settings import Settings
from gin.speech.speaker import OFFER_AFTER
from gin.variants.registry import GAMES, own_rules
from tests.support.by_ear import utterances
from tests.support.desktop import needs
from tests.support.following import (
    HAND,
    Ear,
    Nodes,
    below,
    choose,
    focused,
    go_to_table,
    make_quick,
    names,
    play_by_ear,
    play_match_by_tree,
    play_till_a_card_is_seen,
)
from tests.support.patience import PATIENCE, until
from tests.support.play import several
from tests.support.reader import SOURCE, TOP, Listener, bare_environment, desktop, played, speech

pytestmark = pytest.mark.early

WITH_OTHER = {game.id for game in GAMES if own_rules(game).seats == 2}
TITLES = {game.id: spoken(game.title) for game in GAMES}


def some(*games: str) -> list[object]:
    """Usual runs play these games. Soak runs, and tests of the built program, play all games."""
    return [
        game if game in games else pytest.param(game, marks=pytest.mark.soak) for game in TITLES
    ]


@pytest.fixture(scope="module")
def sitting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listener]:
    folder = tmp_path_factory.mktemp("sitting")
    with desktop(folder) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, folder):
            make_quick(reader)
            yield reader
        reader.close()


@pytest.mark.parametrize("game", some("gin", "dice", "colonel", "skarney"))
def test_a_hand_is_played_to_its_score_by_tree_and_actions_alone(
    game: str, sitting: Listener
) -> None:
    go_to_table(sitting, TITLES[game])
    nodes = play_till_a_card_is_seen(sitting, random.Random(game))
    assert re.search(r"\d", " ".join(below(nodes, "result")))


@pytest.mark.soak
@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_a_match_with_melds_on_the_table_is_played_to_its_end_by_tree(
    game: str, sitting: Listener
) -> None:
    go_to_table(sitting, TITLES[game])
    nodes, heard = play_match_by_tree(sitting, random.Random(game))
    assert any(re.search(r"wins? the match", name) for name in names(nodes))
    assert any(name.startswith("Lay out the ") for name in heard)
    assert any(re.match(r"your (run|set|mixed run)", name) for name in heard)
    asked = "Challenge" if game == "colonel" else "Accept"
    assert asked in heard
    choose(sitting, printed(counted.SHEET))
    assert re.search(r"\d", " ".join(below(sitting.tree(), printed(sheet.TITLE))))
    choose(sitting, "Back")


@pytest.mark.soak
@pytest.mark.parametrize("game", [id for id in TITLES if id not in ("colonel", "skarney")])
def test_a_match_is_played_to_its_end_by_tree(game: str, sitting: Listener) -> None:
    go_to_table(sitting, TITLES[game])
    nodes, _ = play_match_by_tree(sitting, random.Random(game))
    assert re.search(r"\d", " ".join(below(nodes, "result")))
    choose(sitting, printed(counted.SHEET))
    assert re.search(r"\d", " ".join(below(sitting.tree(), printed(sheet.TITLE))))
    choose(sitting, "Back")


@pytest.mark.parametrize("game", some("gin", "solitary", "colonel", "skarney"))
def test_a_hand_is_played_to_its_score_by_keys_and_ear_alone(game: str, sitting: Listener) -> None:
    other = opponent(Settings().level) if game in WITH_OTHER else ""
    play_by_ear(Ear(sitting), TITLES[game], other, random.Random(game))


def test_the_first_start_at_its_usual_pace(tmp_path: Path) -> None:
    """The reader asks for the top discard in either player's turn, and over a dialog."""
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, "--seed", "1"):
            choose(reader, "Cut for me")
            choose(reader, "Deal")
            until(lambda: "Pass" in names(reader.tree()))
            check_nodes(reader.tree(whole=True))
            asks = spoken(Command.TOP.sentence)
            reader.heard()
            assert reader.press("Pass")
            # A node may be removed between reading the tree and pressing it.
            until(lambda: reader.tree(whole=True) and reader.press(asks))
            assert says(reader, " on top of the discard pile.")
            until(lambda: focused(reader.tree()) == "stock")
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
            card = below(reader.tree(), HAND)[2]
            assert reader.focus(card)
            until(lambda: focused(reader.tree()) == card)
        reader.close()


def test_items_are_announced_again_after_another_page(tmp_path: Path) -> None:
    """A reader ignores nodes it saw removed, so a returning item needs a new node."""
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, "--seed", "1"):
            until(lambda: focused(reader.tree()) == "Cut for me")
            reader.heard()
            for key, name in [("F1", "A turn"), ("Escape", "Cut for me")] * 4:
                reader.key(key)
                until(lambda wanted=("focus", name): wanted in reader.heard(1.0, "focus"))
        reader.close()


def says(reader: Listener, text: str) -> bool:
    wanted = text.lower()
    return bool(until(lambda: any(wanted in said.lower() for _, said in reader.heard(1.0, "said"))))


def check_nodes(nodes: Nodes) -> None:
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


def test_accesskit_still_needs_to_claim_a_toolkit(sitting: Listener) -> None:
    """Orca 51 ignores a program without a parent unless it claims to be GTK 4 or Qt."""
    until(sitting.tree)
    program = sitting.ask("program")
    assert not program["parent"], "AccessKit reports the desktop now: drop atspi.TOOLKIT"
    name, version = program["toolkit"]
    assert (name.lower(), version.split(".")[0]) == ("gtk", "4")
    assert name not in ("GTK", "gtk"), "Orca would treat the program as GTK"


FLAT_OUT = """
import itertools, sys, threading, time
import pygame
from gin.core.cards import Card
from gin.core.message import Verbatim
from gin.interface.audience import Announcement, ShownFrame
from gin.interface.refs import HAND, CardRef
from gin.interface.view import Scene, View, Zone, ZoneKind, Item, Role
from gin.ui.access.reader import attach
from gin.ui.platform.window import open_display, open_window

open_display()
window = open_window("Gin Parlour", (800, 600))
reader = attach(window)
window.show()
ended = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
met, before = 0, False
cards = [CardRef(Card.parse(rank + "S")) for rank in "A23456789TJ"]
focus = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
for turn in itertools.count():
    items = tuple(
        Item(card, Role.CARD, Verbatim(f"card {(n + turn) % 52}"), note=Verbatim(str(turn)))
        for n, card in enumerate(cards)
    )
    hand = Zone(HAND, ZoneKind.HAND, Verbatim("your hand"), items)
    reader.show(ShownFrame(View(Scene.TABLE, Verbatim("Gin"), (hand,), ()), cards[turn % 11]))
    reader.announce((Announcement(Verbatim(f"turn {turn}")),))
    reader.handle(None, pygame.event.Event(pygame.WINDOWMOVED))
    reader.handle(None, pygame.event.Event(focus[turn % 2]))
    reader.tick(time.monotonic())
    pygame.event.get()
    met += reader.listens and not before
    before = reader.listens
    if ended.is_set():
        break
reader.close()
window.destroy()
print(met, turn, flush=True)
"""


def test_a_reader_may_connect_many_times_during_constant_updates(tmp_path: Path) -> None:
    times = several(20, 200)
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
        # The test causes more events than the listener could record.
        reader.listen(False)
        for turn in range(times):
            reader.enable(turn % 2 == 0)
            time.sleep(chance.choice([0.0, 0.0, 0.005, 0.02, 0.05]))
        reader.enable()
        until(reader.tree)
        out, problems = program.communicate("", timeout=PATIENCE)
        assert program.returncode == 0, problems
        met, turns = map(int, out.split()[-2:])
        assert "panick" not in problems, problems
        assert met >= times // 20
        assert turns > times
        reader.close()


def test_the_program_runs_without_a_session_bus(tmp_path: Path) -> None:
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


def test_the_programs_voice_is_offered_once_and_silent_with_a_screen_reader(tmp_path: Path) -> None:
    """Uses a real speech engine, and a reader that connects later: only one of the two speaks."""
    hear_the_voice(tmp_path, SOURCE)


def hear_the_voice(tmp_path: Path, start: tuple[str, ...]) -> None:
    with desktop(tmp_path) as environment, speech(environment, tmp_path) as spoken:
        reader = Listener(environment)

        def lines() -> list[str]:
            return [one.text for one in utterances(spoken)]

        def answers(text: str) -> bool:
            return any(text in line for line in lines())

        with played(environment, tmp_path, "--seed", "1", program=start):
            until(lambda: answers("This program can speak. F8 turns speech on, and off again."))
            assert len(lines()) == 1
            reader.key("F8")
            # The description of the table comes first and takes a while.
            until(lambda: answers("Speech is on.") and answers("Cut for me, button"))
            reader.key("Return")
            until(lambda: answers("Deal, button"))
            reader.key("Return")
            until(lambda: answers("discard pile, queen of spades"))
            reader.key("d")
            until(lambda: answers("queen of spades on top of the discard pile."))
            reader.enable()
            until(reader.tree)
            reader.heard()
            before = lines()
            reader.key("d")
            assert says(reader, "queen of spades on top of the discard pile.")
            assert lines() == before
            for answer in ("Speech is off. F8 turns it on.", "A screen reader is running"):
                reader.heard()
                reader.key("F8")
                heard = [text for _, text in reader.heard(PATIENCE, "said", 1.0)]
                assert len(heard) == 1 and heard[0].startswith(answer)
                assert lines() == before
            reader.enable(False)
            until(lambda: lines() != before)
            reader.key("F8")
            until(lambda: answers("Speech is off."))
            before = lines()
        with played(environment, tmp_path, program=start):
            find = ["xwininfo", "-name", "Gin Parlour"]
            until(lambda: b"IsViewable" in subprocess.run(
                find, env=environment, check=False, capture_output=True).stdout)  # fmt: skip
            # Longer than the delay after which the voice would be offered.
            reader.heard(OFFER_AFTER + 2.0, "said")
            assert lines() == before
        reader.close()
