"""The built program with fingers, a gamepad, one switch, and changed keys.

Touches come from an X server's touchscreen, and gamepad presses from a device file. The switch is a
key, pressed when the scanning frame is in the right place. These tests take long.
"""

from __future__ import annotations

import random
import re
import sys
import time
from pathlib import Path

import pytest

from gin.language.translation import printed, spoken
from gin.messages import menu, sheet
from gin.messages import result as counted
from gin.present.words import settings as setting_words
from tests.support.following import (
    ENDS,
    HAND,
    below,
    change,
    changed,
    choose,
    focused,
    make_quick,
    names,
    play_by_tree,
    things,
)
from tests.support.hardware import Finger, Gamepad, gamepad, middle, touchscreen
from tests.support.packaged import program
from tests.support.patience import until
from tests.support.reader import Listener, desktop, played
from tools import bundle

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the devices are Linux's"),
    pytest.mark.soak,
]
TITLES = {name: spoken(title) for name, title in setting_words.TITLES.items()}
ON = spoken(setting_words.value("switch", True))


class Touching:
    def __init__(self, reader: Listener, finger: Finger) -> None:
        self._reader = reader
        self._finger = finger

    def take(self, name: str) -> None:
        nodes = self._reader.tree(whole=True)
        boxes = {node["name"]: node["box"] for node in nodes if "box" in node}
        pile = next((box for at, box in boxes.items() if at.startswith("discard pile, ")), None)
        if pile is not None and name in below(nodes, HAND):
            (x, y), to = middle(boxes[name]), middle(pile)
            self._finger.push((x, y), ((x + to[0]) // 2, (y + to[1]) // 2), to)
        elif name in boxes:
            self._finger.tap(boxes[name])


class Steering:
    def __init__(self, reader: Listener, pad: Gamepad) -> None:
        self._reader = reader
        self._pad = pad

    def _moved(self, button: str, name: str) -> str:
        self._reader.heard()
        self._pad.press(button)
        self._reader.heard(0.4, "focus")
        nodes = self._reader.tree()
        return focused(nodes) if name in names(nodes) else ""

    def take(self, name: str) -> None:
        at = focused(self._reader.tree())
        for _ in range(8):
            seen = [""]
            while at != name and at not in seen:
                seen.append(at)
                at = self._moved("right", name)
            if at == name:
                self._pad.press("A")
            if at in ("", name):
                return
            at = self._moved("right shoulder", name)


class Switching:
    def __init__(self, reader: Listener) -> None:
        self._reader = reader

    def take(self, name: str) -> None:
        nodes = self._reader.tree()
        before = self._there()
        areas = {area for area in names(nodes) if name in below(nodes, area)}
        areas |= {name.partition(",")[0]}
        wanted = re.compile(
            rf"({re.escape(name)}|Discard the .*|(.*\. )?({'|'.join(map(re.escape, areas))})"
            r"([:,] .*)?)\.?"
        )
        self._reader.heard()
        # Long enough for the frame to pass an area and its items three times.
        end = time.monotonic() + 20
        while time.monotonic() < end:
            heard = self._reader.heard(1.0)
            # Only the last announcement names the frame's current position.
            if heard and wanted.fullmatch(heard[-1][1]):
                self._reader.key("space")
                time.sleep(0.1)
            if self._there() != before:
                return

    def _there(self) -> list[str]:
        here = things(self._reader.tree())
        return [name for name in here if not name.startswith("Discard the ")]


def play(reader: Listener, way: Touching | Steering | Switching) -> None:
    def choose_by(name: str) -> None:
        until(lambda: name in names(reader.tree()))
        before = things(reader.tree())
        way.take(name)
        changed(reader, before)

    choose_by(spoken(menu.PLAY))
    choose_by("Cut for me")
    nodes, piles = play_by_tree(reader, random.Random(1), take=way.take)
    assert piles and re.search(r"\d", " ".join(below(nodes, "result")))
    choose_by(printed(counted.SHEET))
    assert re.search(r"\d", " ".join(below(reader.tree(), printed(sheet.TITLE))))
    choose_by("Back")
    choose_by((ENDS & set(names(reader.tree()))).pop())


def test_a_hand_is_played_by_finger_in_the_built_program(built: Path, tmp_path: Path) -> None:
    with touchscreen() as (screen, finger), desktop(tmp_path, screen) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, program=(program(built, bundle.PROGRAM),)):
            make_quick(reader)
            play(reader, Touching(reader, finger))
        reader.close()


def test_a_hand_is_played_by_gamepad_in_the_built_program(built: Path, tmp_path: Path) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        padded = dict(environment)
        start = (program(built, bundle.PROGRAM),)
        with gamepad(padded) as pad, played(padded, tmp_path, program=start):
            make_quick(reader)
            play(reader, Steering(reader, pad))
            before = things(reader.tree())
            pad.press("B")
            changed(reader, before)
        reader.close()


def test_a_hand_is_played_by_one_switch_in_the_built_program(built: Path, tmp_path: Path) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, program=(program(built, bundle.PROGRAM),)):
            make_quick(reader, {TITLES["scan_pace"]: spoken(setting_words.value("scan_pace", 1.0))})
            choose(reader, spoken(menu.SETTINGS))
            change(reader, TITLES["switch"], ON)
            way = Switching(reader)
            way.take("Back")
            until(lambda: spoken(menu.PLAY) in names(reader.tree()))
            play(reader, way)
        reader.close()


ANSWERED = {
    "F3": "", "F4": "deals.", "F5": "deals.", "F8": "Speech is on.", "F9": "Mute: on.",
    "shift+F12": "Rate 4 of 10.", "F12": "Rate 5 of 10.",
    "Insert": "Odds and outs", "Delete": "seal",
}  # fmt: skip
OPENED = {"F1": "A turn", "F2": "Back", "F10": "Take the face-up card, U"}
"""The focused item of the page that each key opens."""


def says(reader: Listener, text: str) -> bool:
    return bool(until(lambda: any(text in said for _, said in reader.heard(1.0, "said"))))


def test_keys_of_the_built_program_answer_and_can_be_changed_or_turned_off(
    built: Path, tmp_path: Path
) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        start = (program(built, bundle.PROGRAM),)
        with played(environment, tmp_path, program=start):
            make_quick(reader)
            choose(reader, spoken(menu.SETTINGS))
            choose(reader, setting_words.KEYS)
            choose(reader, "The top of the discard pile, D")
            reader.key("q")
            until(lambda: "The top of the discard pile, Q" in names(reader.tree()))
        with played(environment, tmp_path, "--seed", "1", program=start):
            choose(reader, "Cut for me")
            choose(reader, "Deal")
            until(lambda: "Pass" in names(reader.tree()))
            for key, text in ANSWERED.items():
                reader.heard()
                reader.key(key)
                assert says(reader, text), key
            for key, name in OPENED.items():
                reader.key(key)
                until(lambda: focused(reader.tree()) == name)  # noqa: B023
                reader.key("Escape")
                until(lambda: focused(reader.tree()).startswith("discard pile, "))
            reader.heard()
            reader.key("q")
            assert says(reader, " on top of the discard pile.")
            choose(reader, "Menu")
            choose(reader, "Main menu")
            choose(reader, spoken(menu.SETTINGS))
            change(reader, TITLES["letters"], spoken(setting_words.value("letters", False)))
            choose(reader, "Back")
            choose(reader, spoken(menu.CONTINUE))
            choose(reader, "Cut for me")
            choose(reader, "Deal")
            until(lambda: "Pass" in names(reader.tree()))
            reader.heard(0.5)
            reader.key("q", "u")
            heard = [text for _, text in reader.heard(1.0, settle=0.5)]
            assert not any("discard pile" in text for text in heard)
            assert "Pass" in names(reader.tree())
            reader.key("ctrl+q")
            assert says(reader, " on top of the discard pile.")
        reader.close()


def test_presses_within_the_cool_down_are_ignored_in_the_built_program(
    built: Path, tmp_path: Path
) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, program=(program(built, bundle.PROGRAM),)):
            cool = spoken(setting_words.value("cool_down", 1.0))
            make_quick(reader, {TITLES["cool_down"]: cool})
            time.sleep(1.2)
            reader.key("Home")
            first = until(lambda: focused(reader.tree()))
            time.sleep(1.2)
            reader.key("Right", "Right", "Right")
            time.sleep(1.2)
            second = focused(reader.tree())
            reader.key("Left", "Left")
            until(lambda: focused(reader.tree()) == first)
            assert second != first
        reader.close()


def test_a_match_is_given_up_in_the_built_program_only_after_a_question(
    built: Path, tmp_path: Path
) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, program=(program(built, bundle.PROGRAM),)):
            make_quick(reader)
            for game in (spoken(menu.PLAY), spoken(menu.SOLITARY)):
                choose(reader, game)
                leave = "Main menu" if "Main menu" in names(reader.tree()) else "Menu"
                choose(reader, leave)
                if spoken(menu.PLAY) not in names(reader.tree()):
                    choose(reader, "Main menu")
            choose(reader, spoken(menu.GAMES))
            choose(reader, next(n for n in names(reader.tree()) if "nfinished" in n))
            matches = [name for name in names(reader.tree()) if " hand 1" in name]
            choose(reader, spoken(matches.GIVE_UP))
            nodes = reader.tree()
            assert focused(nodes) == spoken(matches.KEEP)
            assert spoken(matches.SURE) in " ".join(names(nodes))
            reader.key("Return")
            until(lambda: spoken(matches.KEEP) not in names(reader.tree()))
            assert matches == [name for name in names(reader.tree()) if " hand 1" in name]
        reader.close()
