"""The built program is played without sight, as its help page describes."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from gin.language.translation import spoken
from gin.messages import menu
from tests.package.test_package_text import CARDS, typing
from tests.support.following import ENDS, HAND, Ear, Nodes, below, choose, focused, names
from tests.support.packaged import program
from tests.support.patience import PATIENCE, until
from tests.support.reader import Listener, desktop, played
from tests.support.saying import long_name
from tools import bundle

CARD = re.compile("|".join(long_name(card) for card in CARDS))
ANSWERS = {
    "d": r" on top of the discard pile\.|is empty", "h": r"\w+ of \w+", "v": r"\d",
    "m": r"set|run|no meld", "s": r"\d", "t": r"turn", "w": r"\w", "comma": r"\w",
    "shift+Up": r"\w",
}  # fmt: skip


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is for Linux")
def test_a_first_hand_by_keys_and_ear(built: Path, tmp_path: Path) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, program=(program(built, bundle.PROGRAM),)):
            until(lambda: Ear(reader).focus == spoken(menu.PLAY))
            ear = Ear(reader)
            follow_the_page(ear)
        reader.close()


def follow_the_page(ear: Ear) -> None:
    steps = (
        ("F1", "A turn"), ("Escape", spoken(menu.PLAY)), ("Return", "Cut for me"),
        ("Return", "Deal"),
    )  # fmt: skip
    for key, there in steps:
        ear.press(key)
        until(lambda: ear.listen(0.3) or ear.focus.startswith(there))  # noqa: B023
        assert ear.focus.startswith(there), ear.focus
    ear.press("Return")
    asked = False
    for _ in range(120):
        while ear.listen(1.5, "focus"):
            pass
        if ear.focus in ENDS:
            break
        if ear.focus == "Done":
            ear.press("a")
            ear.press("n")
        elif ear.focus.startswith("discard pile, "):
            ear.press("p")
        elif ear.focus.startswith("stock"):
            if not asked:
                asked = True
                ask(ear)
            ear.press("space")
        else:
            ear.press("Return")
    assert asked and ear.focus in ENDS, ear.said[-5:]
    ear.press("Tab")
    read = [ear.focus]
    for _ in range(8):
        ear.press("Down")
        read.append(ear.focus)
    assert read[0] not in ENDS and re.search(r"\d", " ".join(read))
    ear.press("n")
    until(lambda: ear.listen(0.3) or ear.focus not in ENDS)


def ask(ear: Ear) -> None:
    for key, text in ANSWERS.items():
        while ear.listen(0.4):
            pass
        ear.said.clear()
        ear.press(key)
        until(lambda: ear.listen(0.5, "said") or ear.said)
        assert re.search(text, " ".join(ear.said), re.IGNORECASE), (key, ear.said)


def test_a_hand_with_the_commands_of_the_page(built: Path, tmp_path: Path) -> None:
    with typing(built, tmp_path, "--width", "40", "--braille", "--seed", "1") as typist:
        typist.type("deal")
        for word, told in (
            ("pass", "Ada passes"),
            ("top", "on top of the discard pile"),
            ("draw", "You drew"),
            ("hand", "of"),
            ("deadwood", r"\d"),
            ("score", r"\d"),
            ("turn", "turn"),
            ("history", "deals"),
            ("repeat", "deals|discard"),
            ("help", "you can do"),
            ("back", "discard"),
        ):
            assert re.search(told, typist.type(word), re.IGNORECASE), (word, typist.lines[-20:])
        card = re.search(r"Discard the \S+ (\w+) of (\w)", typist.type("look"))
        assert card is not None
        rank = {"ace": "a", "ten": "10", "jack": "j", "queen": "q", "king": "k"}
        words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
        rank |= {word: str(number) for number, word in enumerate(words, 2)}
        # Only the opponent's moves are announced, not the player's own.
        told = typist.type(f"discard {rank[card[1]]}{card[2]}")
        assert re.search("Ada (draws|takes).*Ada discards the", told), told
        assert re.search("knock|don't hold", typist.type("knock 7h"))
    done = subprocess.run(
        [program(built, bundle.CONSOLE), "--text", "--data", str(tmp_path)],
        input="", capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0 and "1 Continue" in done.stdout and "saved" in done.stdout


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is for Linux")
def test_nothing_in_the_window_reveals_a_buried_card(built: Path, tmp_path: Path) -> None:
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        start = (program(built, bundle.PROGRAM),)
        with played(environment, tmp_path, "--seed", "1", program=start):
            choose(reader, "Cut for me")
            until(lambda: "Pass" in names(reader.tree()))
            buried: set[str] = set()
            turns = 0
            while not ENDS & set(here := names(settled(reader))) and "Done" not in here:
                top = cards(name for name in here if name.startswith("discard pile, "))
                hand = cards(below(reader.tree(), HAND))
                buried -= top | hand
                assert not cards_named_anywhere(reader) & buried
                turns += 1
                buried |= top
                reader.tree()
                reader.press("Pass" if "Pass" in here else stock(here))
                nodes = settled(reader)
                if any(name.startswith("Discard the ") for name in names(nodes)):
                    reader.heard()
                    mine = cards([focused(nodes)])
                    reader.press(focused(nodes))
                    settled(reader)
                    said = " ".join(text for _, text in reader.heard(1.0, "said", settle=0.5))
                    buried |= {card for card in mine if f"takes the {card}" not in said}
            assert turns > 3
        reader.close()


def cards(texts: Iterable[str]) -> set[str]:
    return set(CARD.findall(" ".join(texts).lower()))


def stock(here: list[str]) -> str:
    return next(name for name in here if name.startswith("stock"))


def settled(reader: Listener) -> Nodes:
    nodes = reader.tree()
    while True:
        time.sleep(0.8)
        after = reader.tree()
        if names(after) == names(nodes) and after:
            return after
        nodes = after


def cards_named_anywhere(reader: Listener) -> set[str]:
    told = names(reader.tree(whole=True))
    for key in ("F3", "comma", "F4", "period", "F5"):
        reader.heard()
        reader.key(key)
        told += [text for _, text in reader.heard(1.0, "said")]
    return cards(told)
