"""The introduction to a game: three lines before its first match."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pygame
import pytest

from gin.core.cards import mask_of
from gin.core.message import NOTHING
from gin.interface.destinations import ToLesson, ToRules
from gin.interface.intents import Open
from gin.language.translation import printed
from gin.messages import rulebook, rules, table
from gin.messages.help import TITLE as HELP
from gin.present.lesson import script
from gin.present.shell.parlour import Parlour
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.meld_kinds import MeldKind
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.access.tree import build
from gin.ui.app import App
from gin.ui.scenes.introduction import lesson_button
from gin.variants.pages.in_short import summary_lines
from gin.variants.pages.page import sentence_of
from gin.variants.registry import GAMES, own_rules
from gin.variants.setups import setup, setup_named
from tests.support.by_name import choose
from tests.support.seeing import picture_of
from tests.support.stand_ins import Follower, SetClock
from tests.support.user import User
from tools.gallery.reaching import play_until

OPPONENT_BEGINS = date(2026, 11, 27)
"""A day in whose daily deal the opponent begins."""


def parlour(folder: Path) -> Parlour:
    return Parlour(Store.open(folder), None, Settings(level=1, speed="instant"))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_is_introduced_in_three_lines(game: str) -> None:
    lines = list(summary_lines(setup(game)))
    assert [label for label, _ in lines][1:] == [rules.GOAL, rules.ENDING]
    assert all(len(printed(text)) < 150 for _, text in lines)


def test_the_lines_follow_the_agreed_rules() -> None:
    ends = {
        words: list(summary_lines(setup("gin", words)))[-1][1]
        for words in ((), ("knock=5",), ("knock=gin-only",), ("knock=upcard",))
    }
    assert ends[()] == rulebook.short_limit(limit=10)
    assert ends[("knock=5",)] == rulebook.short_limit(limit=5)
    assert ends[("knock=gin-only",)] == rulebook.SHORT_GIN
    assert ends[("knock=upcard",)] == rulebook.SHORT_UPCARD


def test_a_game_is_introduced_only_at_its_first_play(tmp_path: Path) -> None:
    made = parlour(tmp_path)
    made.matches.start(setup("dice"), 3)
    told = made.view().introduction
    assert told is not None and len(told.lines) == 5, "three lines, what to collect, two words"
    assert set(told.texts) <= set(made.take_said())
    choose(made, "got-it")
    assert made.view().introduction is None and made.view().dialog is not None
    made.matches.start(setup("dice"), 4)
    assert made.view().introduction is None
    made.matches.start(setup("colonel"), 4)
    assert made.view().introduction is not None
    made.close()
    again = parlour(tmp_path)
    again.matches.start(setup("dice"), 5)
    assert again.view().introduction is None
    again.close()


def test_any_action_closes_it_and_is_carried_out(tmp_path: Path) -> None:
    made = parlour(tmp_path)
    made.matches.start(setup("gin"), 3)
    choose(made, "deal")
    assert made.view().introduction is None and made.view().dialog is None
    made.close()


def test_without_kept_hands_there_are_no_figures() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("dice"), 3)
    assert made.view().introduction is None


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_page_of_rules_gives_the_goal_once(game: str) -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    made.open(ToRules(setup(game)))
    items = made.view().zones[0].items
    told = [printed(item.name) for item in items]
    (_, sentence), (_, goal), _ = summary_lines(setup(game))
    if printed(goal) != printed(rulebook.SHORT_RACE):
        assert " ".join(told).count(printed(goal)) == 1
    assert told[0] == printed(rules.GOAL)
    above = printed(made.view().subtitle)
    assert above in ("", printed(sentence))
    target = own_rules(GAMES[[one.id for one in GAMES].index(game)]).format.target
    assert str(target) not in above


def test_the_options_are_called_agreed_only_at_the_table() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    own, preset = setup("gin"), setup_named("club-hollywood")
    chosen = setup("gin", ("undercut=25",))
    assert preset.agreed
    for agreed, at_table, subtitle in (
        (own, False, NOTHING),
        (own, True, NOTHING),
        (preset, False, sentence_of(preset)),
        (preset, True, rules.SUBTITLE),
        (chosen, False, rules.SUBTITLE_CHOSEN),
        (chosen, True, rules.SUBTITLE),
    ):
        made.open(ToRules(agreed, at_table=at_table))
        assert made.view().subtitle == subtitle
        choose(made, "back")


def test_only_the_first_introduction_of_all_explains_words_and_offers_the_lesson(
    tmp_path: Path,
) -> None:
    made = parlour(tmp_path)
    made.matches.start(setup("gin"), 3)
    first = made.view().introduction
    assert first is not None and first.learn
    assert first.lines[0] == (NOTHING, table.INTRODUCTION_COLLECT)
    assert first.lines[-2] == (table.INTRODUCTION_WORDS_TITLE, table.INTRODUCTION_WORDS)
    kinds = [meld_kind(mask_of(cards), setup("gin").rules.melds) for _, cards in first.example]
    assert kinds == [MeldKind.SET, MeldKind.RUN]
    assert table.INTRODUCTION_GUIDE in made.take_said()
    choose(made, "deal")
    play_until(made, lambda m: m.store.rows("SELECT 1 FROM action") != [])
    made.matches.start(setup("dice"), 3)
    second = made.view().introduction
    assert second is not None and not second.learn and len(second.lines) == 3
    assert not second.example
    assert made.view().choice(Open(ToLesson())) is None
    made.close()


def test_after_the_lesson_the_card_offers_only_to_start(tmp_path: Path) -> None:
    made = parlour(tmp_path)
    choose(made, "guide")
    made.lesson.move(len(script.STEPS) - 1)
    choose(made, "play")
    shown = made.view().introduction
    assert shown is not None and shown.begin and not shown.learn
    assert table.INTRODUCTION_GUIDE not in made.take_said()
    assert made.view().choice(Open(ToLesson())) is None
    made.close()


@pytest.mark.parametrize("by_mouse", [False, True])
def test_the_button_on_the_card_opens_the_lesson(tmp_path: Path, by_mouse: bool) -> None:
    user = at_table(tmp_path)
    shown = user.app.view.introduction
    assert shown is not None
    button = lesson_button(shown, user.app.look)
    assert button is not None
    if by_mouse:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            user.mouse(kind, button.center)
    else:
        user.press("L")
    assert user.app.view.lesson is not None
    user.parlour.close()


def test_the_table_opens_its_agreed_rules() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1, speed="instant"))
    made.matches.start(setup("gin", ("undercut=25",)), 3)
    choose(made, "rules")
    assert made.view().subtitle == rules.SUBTITLE


def at_table(folder: Path, game: str = "gin") -> User:
    user = User(game="", size=(1280, 800))
    user.parlour.store = Store.open(folder)
    user.parlour.matches.start(setup(game), 3)
    user.app.refresh()
    return user


def test_a_key_or_a_click_closes_it_and_does_nothing_else(tmp_path: Path) -> None:
    user = at_table(tmp_path, "solitary")
    stock = user.app.view.table.stock  # type: ignore[union-attr]
    user.press("H")
    assert user.app.view.introduction is not None, "a question is answered over it"
    user.press("Space")
    assert user.app.view.introduction is None
    assert user.app.view.table.stock == stock  # type: ignore[union-attr]
    user.press("Space")
    assert user.app.view.table.stock == stock - 1  # type: ignore[union-attr]
    user.parlour.matches.start(setup("gin"), 3)
    user.app.refresh()
    assert user.app.view.introduction is not None
    deal = user.app.place.slots[user.app.view.dialog.zone.items[-1].ref].rect.center  # type: ignore[union-attr]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, deal)
    assert user.app.view.introduction is None and user.app.view.dialog is not None
    user.parlour.close()


def test_other_input_and_a_second_click_leave_it_open(tmp_path: Path) -> None:
    user = at_table(tmp_path)
    for key in ("F9", "F11"):
        user.press(key)
    assert user.app.settings.mute and user.app.settings.full_screen
    user.app.clock = clock = SetClock()
    # The end of the click that started the match, then a second click right after it.
    at = (400, 400)
    for kind in (pygame.MOUSEBUTTONUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, at)
    assert user.app.view.introduction is not None
    user.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert user.app.view.introduction is not None
    user.press("F1")
    assert user.app.view.title == HELP
    user.parlour.close()
    user = at_table(tmp_path, "modern")
    user.app.clock = clock
    user.mouse(pygame.MOUSEBUTTONUP, at)
    clock.time += 1
    user.mouse(pygame.MOUSEBUTTONDOWN, at)
    assert user.app.view.introduction is None
    user.parlour.close()


class Listening(Follower):
    @property
    def listens(self) -> bool:
        return True


def test_a_listener_plays_at_once_and_hears_the_focus_after_esc(
    tmp_path: Path,
) -> None:
    user = at_table(tmp_path)
    user.press("Down")
    assert user.app.view.introduction is None
    user.parlour.close()
    user = at_table(tmp_path, "indian")
    user.app.announcer._audience = Listening()
    user.press("Down", "Tab")
    assert user.app.view.introduction is not None
    user.app.announcer._pending.clear()
    user.press("Esc")
    assert user.app.view.introduction is None and user.app.view.dialog is not None
    focused = user.app.view.item(user.app.pointing.cursor.focus)
    assert focused is not None
    (told,) = user.app.announcer._pending
    assert printed(told.text).lower().startswith(printed(focused.name).lower())
    user.parlour.close()
    user = at_table(tmp_path, "dice")
    user.app.announcer._audience = Listening()
    cut = user.app.view.focus
    user.press("Enter")
    assert user.app.view.introduction is None and user.app.view.focus != cut, "the cards are cut"
    user.parlour.close()


@pytest.mark.parametrize("by_ear", [False, True])
def test_only_players_by_ear_need_not_close_it_for_the_opponent(
    tmp_path: Path, by_ear: bool
) -> None:
    user = at_table(tmp_path)
    user.parlour.matches.daily(OPPONENT_BEGINS)
    if by_ear:
        user.app.announcer._audience = Listening()
    user.app.clock = clock = SetClock()
    user.app.refresh()
    assert user.app.view.introduction is not None and user.parlour.waiting
    for _ in range(100):
        clock.time += 0.1
        user.app.tick(clock.time)
    assert user.parlour.waiting is not by_ear
    user.parlour.close()


def test_a_screen_reader_hears_it_and_the_opponent_moves_at_once(tmp_path: Path) -> None:
    user = at_table(tmp_path)
    app = user.app
    tree = build(app._audience_frame(), app.laid.size)
    assert tree.node("text:introduction:2") is not None
    assert tree.node("choice:got-it") is not None
    user.parlour.close()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)], ids=str)
@pytest.mark.parametrize("percent", [100, 200])
def test_all_of_it_can_be_read(tmp_path: Path, size: tuple[int, int], percent: int) -> None:
    made = Parlour(Store.open(tmp_path), None, Settings(text_size=percent, speed="instant"))
    made.matches.start(setup("color"), 3)
    app = App(made, size)
    app.settle()
    seen = " ".join(one.text for one in picture_of(made, size, app).words)
    told = app.view.introduction
    assert told is not None
    for text in (*(text for _, text in told.lines), told.on):
        for word in printed(text).split():
            assert word in seen, word
    made.close()
