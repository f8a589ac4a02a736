"""Tests of the built program with a scripted screen reader."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gin.language.translation import printed, spoken
from gin.messages import build, fairness, menu, sheet, sightless, troubles, yourself
from gin.messages import help as help_words
from gin.messages import lesson as messages
from gin.messages import result as counted
from gin.messages import review as review_words
from gin.present.lesson import script
from gin.present.words import lesson
from gin.present.words import settings as setting_words
from gin.present.words.people import opponent
from gin.session.settings import Settings
from gin.session.storage.error_log import FILE as LOG
from gin.variants.registry import GAMES, own_rules
from tests.access.test_screen_reader import hear_the_voice
from tests.support.following import (
    ENDS,
    HAND,
    Ear,
    below,
    change,
    changed,
    choose,
    focused,
    go_to_menu,
    go_to_table,
    make_quick,
    names,
    play_by_ear,
    play_by_tree,
    play_till_a_card_is_seen,
    row_of,
    things,
)
from tests.support.known import know_every_game
from tests.support.packaged import program
from tests.support.patience import until
from tests.support.reader import Listener, desktop, played
from tools import bundle

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is for Linux")
TITLES = {game.id: spoken(game.title) for game in GAMES}
COLOURED = spoken(setting_words.TITLES["four_colour"])
BY_ID = {game.id: game for game in GAMES}
ON = spoken(setting_words.value("four_colour", True))


FROM_THE_MENU = (
    (spoken(menu.GAMES),),
    (spoken(menu.GAMES), spoken(build.TITLE)),
    (spoken(menu.GAMES), spoken(build.TITLE), spoken(build.ENTER_CODE)),
    (spoken(menu.RULES), "gin"),
    (spoken(menu.STATISTICS),),
    (spoken(menu.SETTINGS), spoken(yourself.OPEN)),
    (spoken(menu.HELP), spoken(help_words.CHANGE_KEYS)),
    (spoken(menu.HELP), spoken(sightless.TITLE)),
    (spoken(menu.HELP), spoken(fairness.TITLE)),
    (spoken(menu.HELP), spoken(troubles.TITLE)),
    (spoken(menu.LESSON),),
)


LEAVE = printed(messages.LEAVE)


def page(reader: Listener) -> str:
    return " ".join(names(reader.tree()))


def wait_for_text(reader: Listener, text: str) -> None:
    until(lambda: text in page(reader), failure=lambda: f"{text!r} is not in {page(reader)!r}")


def test_the_built_program_is_followed_by_a_screen_reader(built: Path, tmp_path: Path) -> None:
    start = (program(built, bundle.PROGRAM),)
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, program=start):
            make_quick(reader, {COLOURED: ON})
            choose(reader, spoken(menu.PLAY))
            choose(reader, "Cut for me")
            nodes, _ = play_by_tree(reader, random.Random(1))
            assert re.search(r"\d", " ".join(below(nodes, "result")))
            choose(reader, printed(counted.SHEET))
            until(lambda: re.search(r" 1, .* \d+ to \d+", page(reader)))
            choose(reader, "Back")
            choose(reader, "Main menu")
            for door, sign in (
                (spoken(menu.STATISTICS), "1 hand played"),
                (spoken(menu.RULES), TITLES["solitary"]),
                (spoken(menu.HELP), "Draw a card from the stock"),
            ):
                choose(reader, door)
                wait_for_text(reader, sign)
                choose(reader, "Back")
        with played(environment, tmp_path, program=start):
            until(lambda: focused(reader.tree()) == spoken(menu.CONTINUE))
            choose(reader, spoken(menu.SETTINGS))
            until(lambda: row_of(reader, COLOURED) == f"{COLOURED}, {ON}")
        reader.close()


def test_every_page_is_opened(built: Path, tmp_path: Path) -> None:
    gin = TITLES["gin"]
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, tmp_path, program=(program(built, bundle.PROGRAM),)):
            make_quick(reader)
            for doors in FROM_THE_MENU:
                while spoken(menu.QUIT) not in names(until(reader.tree)):
                    choose(reader, ({"Back", LEAVE} & {*names(reader.tree())}).pop())
                for door in (gin if door == "gin" else door for door in doors):
                    choose(reader, door)
                open_well(reader, tmp_path)
            choose(reader, LEAVE)
            go_to_table(reader, gin)
            choose(reader, "Cut for me")
            for key, away in (("F10", "Back"), ("slash", "Back"), ("shift+s", "Back")):
                before = things(reader.tree())
                reader.key(key)
                changed(reader, before)
                open_well(reader, tmp_path)
                choose(reader, away)
            play_by_tree(reader, random.Random(3))
            choose(reader, printed(review_words.REVIEW))
            open_well(reader, tmp_path)
        reader.close()


def open_well(reader: Listener, folder: Path) -> None:
    reader.heard(0.5)
    assert len(names(reader.tree())) > 1
    log = folder / "data" / LOG
    assert not log.exists(), log.read_text()


def test_a_hand_continues_after_the_program_was_killed(built: Path, tmp_path: Path) -> None:
    start = (program(built, bundle.PROGRAM),)
    know_every_game(tmp_path / "data")
    with desktop(tmp_path) as environment:
        reader = Listener(environment)
        reader.enable()
        killed = subprocess.Popen(
            [*start, "--data", str(tmp_path / "data")], env=environment, stderr=subprocess.DEVNULL
        )
        try:
            make_quick(reader)
            choose(reader, spoken(menu.PLAY))
            choose(reader, "Cut for me")
            choose(reader, "Deal")
            cards = until(lambda: hand_of(reader))
        finally:
            killed.kill()
            killed.wait()
        with played(environment, tmp_path, program=start):
            until(lambda: focused(reader.tree()) == spoken(menu.CONTINUE))
            choose(reader, spoken(menu.CONTINUE))
            assert until(lambda: hand_of(reader)) == cards
        reader.close()


def hand_of(reader: Listener) -> list[str]:
    found = [name for name in below(reader.tree(), HAND) if " of " in name or name[-1:] in "♠♥♦♣"]
    return found if len(found) >= 10 else []


@pytest.mark.soak
def test_the_built_programs_voice_yields_to_a_screen_reader(built: Path, tmp_path: Path) -> None:
    hear_the_voice(tmp_path, (program(built, bundle.PROGRAM),))


@pytest.fixture(scope="module")
def packaged(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listener]:
    folder = tmp_path_factory.mktemp("packaged")
    with desktop(folder) as environment:
        reader = Listener(environment)
        reader.enable()
        with played(environment, folder, program=(program(built, bundle.PROGRAM),)):
            make_quick(reader)
            yield reader
        reader.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", list(TITLES))
def test_every_game_is_built_and_played_by_tree(game: str, packaged: Listener) -> None:
    go_to_table(packaged, TITLES[game])
    nodes = play_till_a_card_is_seen(packaged, random.Random(game))
    assert re.search(r"\d", " ".join(below(nodes, "result")))
    choose(packaged, printed(counted.SHEET))
    assert re.search(r"\d", " ".join(below(packaged.tree(), printed(sheet.TITLE))))
    choose(packaged, "Back")


@pytest.mark.soak
@pytest.mark.parametrize("game", list(TITLES))
def test_every_game_is_built_and_played_by_ear(game: str, packaged: Listener) -> None:
    other = opponent(Settings().level) if own_rules(BY_ID[game]).seats == 2 else ""
    play_by_ear(Ear(packaged), TITLES[game], other, random.Random(game))


@pytest.mark.soak
def test_the_guided_hand_is_played(packaged: Listener) -> None:
    go_to_menu(packaged)
    choose(packaged, spoken(menu.LESSON))
    for step in script.STEPS[:-1]:
        told = f"{printed(lesson.STEPS[step.id].title)}, {script.STEPS.index(step) + 1} of "
        wait_for_text(packaged, told)
        assert packaged.press(focused(packaged.tree())), step.id
    until(lambda: focused(packaged.tree()) == printed(messages.PLAY))
    choose(packaged, printed(messages.LEAVE))
    until(lambda: spoken(menu.PLAY) in names(packaged.tree()))


@pytest.mark.soak
def test_a_custom_game_is_built_saved_and_played(packaged: Listener) -> None:
    go_to_menu(packaged)
    choose(packaged, spoken(menu.GAMES))
    choose(packaged, spoken(build.TITLE))
    change(packaged, "Gin bonus", "25")
    change(packaged, "Spades count double", "Yes")
    choose(packaged, spoken(build.SAVE))
    until(lambda: spoken(build.SAVED) in names(packaged.tree()))
    choose(packaged, spoken(build.PLAY))
    nodes, _ = play_by_tree(packaged, random.Random(2))
    assert ENDS & set(names(nodes))
    assert re.search(r"\d", " ".join(below(nodes, "result")))
