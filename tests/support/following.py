"""A simulated player who uses the program only through a screen reader, by its tree or by keys.

The player knows only what AT-SPI exposes and what is spoken, and compares it with the program's
messages.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from gin.language.translation import printed, spoken
from gin.messages import final as final_words
from gin.messages import games, menu
from gin.messages import result as result_words
from gin.present.words import settings
from tests.support.patience import PATIENCE, until
from tests.support.reader import Listener

ENDS = {*map(printed, (result_words.NEXT, result_words.NEXT_DEAL, result_words.AGAIN))}
SCORED = ENDS | {*map(printed, (final_words.OPEN, final_words.REMATCH))}
AWAY = {"Menu", "Score sheet", "Rules of this game", "Help", "Sort", "Hint", "Take back", "Not yet",
        "Main menu", "Rules", "Settings", "Review"}  # fmt: skip


def leads_away(name: str) -> bool:
    return name in AWAY or name.lower().startswith(("seal", "the seal"))


ENDING = re.compile("Pass|Leave it|Knock with|Gin$|Big gin$|Done$|Lay out|Last card|End the hand")
ANSWERS = 1.5
"""Seconds to wait for a response to a key."""
ON, OFF = (spoken(settings.value("mute", on)) for on in (True, False))
SWITCHES = ("switch", "toggle button")
PILES = ("discard pile, ", "offer, ")
Nodes = list[dict[str, Any]]


def names(nodes: Nodes) -> list[str]:
    return [node["name"] for node in nodes]


def things(nodes: Nodes) -> list[str]:
    return [
        f"{node['name']}, {ON}" if _is_on(node) else node["name"]
        for node in nodes
        if node["role"] != "label"
    ]


def _is_on(node: dict[str, Any]) -> bool:
    return not {"checked", "pressed"}.isdisjoint(node["states"])


def focused(nodes: Nodes) -> str:
    return next((node["name"] for node in nodes if "focused" in node["states"]), "")


HAND = ""


def below(nodes: Nodes, name: str) -> list[str]:
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


def make_quick(reader: Listener, others: dict[str, str] | None = None) -> None:
    until(lambda: focused(reader.tree()) == spoken(menu.PLAY))
    until(lambda: any(spoken(menu.FOOT) in text for _, text in reader.heard(2.0, "said")))
    doors = {spoken(menu.PLAY), spoken(menu.LESSON), spoken(menu.SETTINGS), spoken(menu.HELP)}
    until(lambda: doors <= set(names(reader.tree())))
    choose(reader, spoken(menu.SETTINGS))
    speed = settings.TITLES["speed"], settings.value("speed", "instant")
    change(reader, *map(spoken, speed))
    for title, value in (others or {}).items():
        change(reader, title, value)
    choose(reader, "Back")
    until(lambda: spoken(menu.PLAY) in names(reader.tree()))


def change(reader: Listener, title: str, value: str) -> None:
    if any(node["name"] == title and node["role"] == "combo box" for node in reader.tree()):
        # The tree does not show which list entry is chosen, so wait for the announcement.
        until(lambda: reader.press(value, after=title))
        until(lambda: any(value in text for _, text in reader.heard(1.0, "said")))
        return
    wanted = f"{title}, {value}"
    while (row := until(lambda: row_of(reader, title))) != wanted:
        choose(reader, row if row in names(reader.tree()) else title)
        if not row_of(reader, title):
            choose(reader, value)


def row_of(reader: Listener, title: str) -> str:
    """A switch's value is not part of its name: screen readers add it themselves."""
    for node in reader.tree():
        if node["name"].startswith(f"{title}, "):
            return str(node["name"])
        if node["name"] == title and node["role"] in SWITCHES:
            return f"{title}, {ON if _is_on(node) else OFF}"
    return ""


def choose(reader: Listener, name: str) -> None:
    changed(reader, press(reader, name))


def changed(reader: Listener, before: list[str]) -> None:
    until(lambda: things(reader.tree()) not in ([], before))


def press(reader: Listener, name: str) -> list[str]:
    until(lambda: name in names(reader.tree()))
    before = things(reader.tree())
    assert reader.press(name), name
    return before


def go_to_menu(reader: Listener) -> None:
    reader.heard()
    for _ in range(4):
        nodes = reader.tree()
        if spoken(menu.PLAY) in names(nodes):
            return
        choose(reader, next(n for n in ("Main menu", "Menu", "Back") if n in names(nodes)))
    until(lambda: spoken(menu.PLAY) in names(reader.tree()))


def go_to_table(reader: Listener, title: str) -> None:
    go_to_menu(reader)
    choose(reader, spoken(menu.GAMES))
    press(reader, title)
    choose(reader, spoken(games.play_game(title=title)))
    for name in ENDS & set(names(reader.tree())):
        choose(reader, name)


def play_by_tree(
    reader: Listener,
    chance: random.Random,
    heard: set[str] | None = None,
    *,
    take: Callable[[str], object] | None = None,
    patience: float = PATIENCE,
) -> tuple[Nodes, set[str]]:
    take = take or reader.press
    piles: set[str] = set()
    heard = set() if heard is None else heard
    before: list[str] = []
    tried: set[str] = set()
    moved = time.monotonic()
    while time.monotonic() < moved + patience:
        nodes = until(reader.tree)
        here = names(nodes)
        heard.update(here)
        if ENDS & set(here) and below(nodes, "result"):
            return nodes, piles
        piles |= {name for name in here if name.startswith(PILES)}
        if things(nodes) != before:
            before, tried, moved = things(nodes), set(), time.monotonic()
        items = [*below(nodes, HAND), *below(nodes, "buttons"), *below(nodes, "dialog")]
        items += [name for name in here if name.startswith(("stock", "discard pile"))]
        anything = [name for name in items if not leads_away(name)]
        at = focused(nodes)
        best = [*(name for name in items if ENDING.match(name)), "" if leads_away(at) else at]
        wanted = [*best, *chance.sample(anything, len(anything))]
        name = next((name for name in wanted if name and name not in tried), "")
        tried = tried | {name} if name else set()
        take(name)
        reader.heard(0.25, "focus", settle=0.02)
    raise AssertionError(f"nothing that is pressed changes anything: {before}")


def go_on(reader: Listener, score: Nodes) -> None:
    # A late press may already have continued, so this one may fail.
    reader.press((ENDS & set(names(score))).pop())
    changed(reader, things(score))


def play_till_a_card_is_seen(reader: Listener, chance: random.Random) -> Nodes:
    """In Skarney Gin, a hand may end before this player is offered a card."""
    heard: set[str] = set()
    for _ in range(3):
        nodes, piles = play_by_tree(reader, chance, heard)
        if piles:
            return nodes
        go_on(reader, nodes)
    raise AssertionError(f"no card on a pile among {sorted(heard)}")


def play_match_by_tree(reader: Listener, chance: random.Random) -> tuple[Nodes, set[str]]:
    heard: set[str] = set()
    for _ in range(60):
        nodes, _ = play_by_tree(reader, chance, heard)
        if printed(result_words.AGAIN) in names(nodes):
            return nodes, heard
        go_on(reader, nodes)
    raise AssertionError("the match does not end")


class Ear:
    def __init__(self, reader: Listener) -> None:
        self.reader = reader
        self.focus = focused(reader.tree())
        self.said: list[str] = []

    def listen(self, seconds: float = 0.0, kind: str = "any") -> bool:
        heard = self.reader.heard(seconds, kind)
        for what, text in heard:
            if what == "focus":
                self.focus = text
            else:
                self.said.append(text)
        return bool(heard)

    def press(self, key: str) -> bool:
        self.listen()
        self.reader.key(key)
        return self.listen(ANSWERS)

    def hears(self, name: str) -> bool:
        end = time.monotonic() + PATIENCE
        while not any(name in text for text in self.said):
            if time.monotonic() > end:
                return False
            self.listen(0.5, "said")
        return True

    def find(self, key: str, *wanted: str) -> None:
        for _ in range(80):
            # A busy machine may report the effect of an earlier press only now.
            while self.focus.startswith(wanted):
                if not self.listen(0.1, "focus"):
                    return
            self.press(key)
        raise AssertionError(f"{wanted} is not reached by {key}; {self.focus} has the focus")


def play_by_ear(ear: Ear, title: str, other: str, chance: random.Random) -> None:
    for _ in range(4):
        if ear.focus in (spoken(menu.PLAY), spoken(menu.CONTINUE), spoken(menu.GAMES)):
            break
        ear.press("Escape")
        if ear.focus.startswith("Back to the table"):
            ear.find("Down", "Main menu")
            ear.press("Return")
    ear.find("Right", spoken(menu.GAMES))
    ear.press("Return")
    ear.find("Down", title)
    ear.press("Return")
    play = spoken(games.play_game(title=title))
    # Next to the button that continues an unfinished match, if there is one.
    ear.find("Tab", play, "Continue")
    ear.find("Left", play)
    ear.press("Return")
    draws = 0
    refused = False
    for _ in range(700):
        ear.listen()
        if ear.focus in SCORED and draws:
            break
        focus, said = ear.focus, ear.said[-1:]
        if refused:
            # The focused card may not be discarded, or it is the opponent's turn.
            ear.press(chance.choice(["Right", "Left", "k", "g", "n"]))
        elif focus.startswith("stock"):
            ear.press("space")
            draws += 1
        elif focus.startswith("discard pile"):
            if not ear.listen(0.2, "focus"):
                ear.press("p")
        else:
            ear.press("Return")
        # A card that may not be discarded is selected by one Enter and put back by the next.
        put_back = ear.said[-1:] != said and ear.said[-1].endswith(", not selected.")
        unchanged = (ear.focus, ear.said[-1:]) == (focus, said)
        refused = put_back or (unchanged and not refused)
    assert ear.focus in SCORED, f"the hand does not end: {ear.said[-5:]}"
    # The opponent's moves must be heard even if keys were pressed too early.
    assert not other or ear.hears(other), ear.said
    ear.said.clear()
    ear.reader.key("s")
    until(lambda: ear.listen(1.0, "said") and re.search(r"\d", " ".join(ear.said)))
