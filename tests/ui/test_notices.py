"""Notices about saved games and settings stay in the window until the player has read them."""

from __future__ import annotations

import datetime
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from gin.interface.audience import Announcement, SentenceKind
from gin.interface.intents import Play
from gin.interface.names import name_of
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import menu
from gin.present.screens.notices import READ, NoticesPage
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import open_parlour
from gin.session.settings import Settings
from gin.session.settings_file import FILE as SETTINGS
from gin.session.storage.backups import back_up
from gin.session.storage.database import FILE
from gin.session.storage.store import Store
from gin.session.storage.unread_notices import FILE as UNREAD
from gin.ui.app import App
from tests.session.test_store import begin, play_some
from tests.support.devices import Switch, gamepads, stopped
from tests.support.stand_ins import Follower, SetClock
from tests.support.user import User

LINES = 'level = 99\nnothing = 1\nlanguage = "{}"\ntext_size = {}\n'
WRONG = ("could not be read", "is kept as parlour.damaged-1.db", "level cannot be 99", "'nothing'")


class Listener(Follower):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Announcement] = []

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        self.heard += announcements


def damaged(folder: Path, language: str = "en", percent: int = 100) -> None:
    store = Store.open(folder)
    play_some(begin(store, "gin", 1), 8, random.Random(1))
    store.close()
    assert back_up(folder / FILE, datetime.date(2026, 11, 22)) == ""
    (folder / FILE).write_bytes(bytes(32_768))
    (folder / "settings.toml").write_text(LINES.format(language, percent), encoding="utf-8")


def opened(folder: Path, *words: str) -> tuple[User, Listener, SetClock]:
    parlour = open_parlour(parse(["--data", str(folder), *words]), lambda why: False)
    assert parlour is not None
    user = User("")
    user.parlour = parlour
    listener, clock = Listener(), SetClock()
    user.use(App(parlour, (1280, 800), audience=listener, clock=clock))
    return user, listener, clock


def noted(user: User) -> list[str]:
    view = user.app.view
    if view.title != menu.NOTICES:
        return []
    return [printed(item.name) for item in view.zones[0].items]


@pytest.mark.parametrize("words", [(), ("--game", "gin")])
def test_notices_of_the_start_stay_until_they_are_read(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    """All notices are shown, and each is announced once, whichever page opens first."""
    damaged(tmp_path)
    user, listener, clock = opened(tmp_path, *words)
    for _ in range(60):
        clock.time += 60.0
        user.app.tick(clock.time)
    shown = noted(user)
    for wrong in WRONG:
        assert any(wrong in line for line in shown), wrong
    heard = [printed(one.text) for one in listener.heard]
    assert [heard.count(line) for line in shown] == [1] * len(shown)
    assert not user.app.announcer.notice, "the last notice is not repeated over the page"
    user.press("Enter")
    assert user.app.view.scene is (Scene.TABLE if words else Scene.MENU)
    assert [printed(one.text) for one in listener.heard].count(shown[0]) == 1
    user.parlour.close()


@pytest.mark.parametrize("words", [(), ("--game", "gin")])
def test_a_restored_file_is_reported_at_each_start_until_read(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    damaged(tmp_path)
    (tmp_path / FILE).write_bytes(b"")
    (tmp_path / SETTINGS).unlink()
    user, _, _ = opened(tmp_path, *words)
    first = noted(user)
    assert first
    user.parlour.close()
    for _ in range(2):
        user, listener, _ = opened(tmp_path, *words)
        assert noted(user) == first
        user.app.tick(0.0)
        assert [printed(one.text) for one in listener.heard].count(first[0]) == 1
        user.parlour.close()
    user, _, _ = opened(tmp_path, *words)
    user.press("Enter")
    user.parlour.close()
    user, _, _ = opened(tmp_path, *words)
    assert not noted(user)
    user.parlour.close()


def test_printing_a_restored_file_in_a_terminal_counts_as_read(tmp_path: Path) -> None:
    damaged(tmp_path)
    (tmp_path / FILE).write_bytes(b"")
    user, _, _ = opened(tmp_path)
    first = noted(user)[0]
    user.parlour.close()
    for there in (True, False):
        parlour = open_parlour(parse(["--data", str(tmp_path), "--text"]), lambda why: False)
        assert parlour is not None
        assert (first in map(printed, parlour.take_said())) is there
        parlour.close()


@pytest.mark.parametrize("content", [b"", b"\xff\x00\n\n", b"a" * 1_000_000, None])
def test_invalid_saved_notices_are_harmless(tmp_path: Path, content: bytes | None) -> None:
    if content is None:
        (tmp_path / UNREAD).mkdir()
    else:
        (tmp_path / UNREAD).write_bytes(content)
    user, _, _ = opened(tmp_path)
    assert len(noted(user)) <= 1
    user.draw()
    if noted(user):
        user.press("Enter")
    assert user.app.view.scene is Scene.MENU
    user.parlour.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows locks open files")
def test_a_notice_at_the_table_stays_until_it_is_read(tmp_path: Path) -> None:
    user, _, clock = opened(tmp_path, "--game", "gin", "--seed", "7")
    assert not noted(user)
    user.press("Space")
    os.truncate(tmp_path / f"{FILE}-wal", 0)
    user.parlour.store.set_note("anything", "at all")
    user.app.refresh()
    clock.time += 600.0
    user.app.tick(clock.time)
    shown = noted(user)
    assert any("Something changed parlour.db while you played" in line for line in shown)
    assert any("is kept as parlour.damaged-1.db" in line for line in shown)
    user.press("Esc")
    assert user.app.view.scene is Scene.TABLE
    user.parlour.close()


def test_a_move_that_could_not_be_saved_says_so_until_it_is_read(tmp_path: Path) -> None:
    user, _, clock = opened(tmp_path, "--game", "gin", "--seed", "7")
    user.press("Enter")
    user.deal()
    user.wait()
    session = user.parlour.session()
    assert session is not None
    before = session.seen
    user.parlour.store.rows("PRAGMA query_only = ON")
    able = next(c for c in user.app.view.choices if isinstance(c.intent, Play) and not c.why)
    user.parlour.choose(able.intent)
    user.app.refresh()
    clock.time += 600.0
    user.app.tick(clock.time)
    assert session.seen == before
    assert noted(user) == [
        "Your last action couldn't be saved, so it wasn't carried out: it is read-only."
    ]
    user.press("Enter")
    assert user.app.view.scene is Scene.TABLE
    user.parlour.store.rows("PRAGMA query_only = OFF")
    user.parlour.choose(able.intent)
    user.app.refresh()
    assert session.seen != before and not noted(user)
    user.parlour.close()


def test_settings_that_cannot_be_saved_are_reported_once_until_they_can(tmp_path: Path) -> None:
    user, _, _ = opened(tmp_path)
    (tmp_path / SETTINGS).unlink(missing_ok=True)
    (tmp_path / SETTINGS).mkdir()
    pages = []
    for number, value in enumerate((True, False, True, False)):
        if number == 2:
            (tmp_path / SETTINGS).rmdir()
        if number == 3:
            (tmp_path / SETTINGS).unlink()
            (tmp_path / SETTINGS).mkdir()
        user.parlour.change("jumbo", value)
        user.app.refresh()
        pages.append(len(noted(user)))
        if noted(user):
            user.press("Enter")
    assert pages == [1, 0, 0, 1]
    user.parlour.close()


def test_a_notice_that_arrives_while_others_are_shown_is_not_lost() -> None:
    user = User("")
    for text in (menu.NOT_SAVED, menu.SUBTITLE):
        user.parlour.notify(text)
        user.app.refresh()
    assert noted(user) == [printed(menu.SUBTITLE)]
    user.press("Enter")
    assert noted(user) == [printed(menu.NOT_SAVED)]
    user.press("Enter")
    assert user.app.view.scene is Scene.MENU


def test_the_end_of_a_hand_is_shown_before_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    user = User()
    user.deal()
    user.parlour.notify(menu.NOT_SAVED)
    monkeypatch.setattr(App, "staging", True)
    user.app.refresh()
    assert not noted(user)
    monkeypatch.undo()
    user.app._after_moment()
    assert noted(user) == [printed(menu.NOT_SAVED)]


def by_mouse(user: User) -> None:
    user.click(name_of(READ.item))


def by_typing(user: User) -> None:
    user.press("/")
    user.write("ok")
    user.press("Enter")


@pytest.mark.parametrize(
    "act", [by_mouse, by_typing, lambda user: user.press("Esc"), lambda user: user.press("Space")]
)
def test_a_page_of_notices_is_left_by_every_means(act: Callable[[User], None]) -> None:
    user = User()
    user.deal()
    user.parlour.notify(menu.NOT_SAVED)
    user.app.refresh()
    assert noted(user)
    act(user)
    assert user.app.view.scene is Scene.TABLE


def test_a_gamepad_leaves_a_page_of_notices() -> None:
    with gamepads() as holding:
        user, pad = holding()
        user.parlour.notify(menu.NOT_SAVED)
        user.app.refresh()
        assert noted(user)
        pad.press(0)
        assert not noted(user)


def test_one_switch_leaves_a_page_of_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    switch = Switch(stopped(monkeypatch), "")
    switch.user.parlour.notify(menu.NOT_SAVED)
    switch.user.app.refresh()
    assert noted(switch.user)
    switch.take(name_of(READ.item))
    assert not noted(switch.user)


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_notices_can_be_reached_in_a_small_window(tmp_path: Path, language: str) -> None:
    damaged(tmp_path, language, 200)
    user, _, clock = opened(tmp_path)
    user.app.resize((800, 600))
    window = pygame.Rect(0, 0, 800, 600)
    button = user.app.place.slots[READ.item]
    assert window.collidepoint(button.x, button.y)
    rows = [item.ref for item in user.app.view.zones[0].items]
    assert len(rows) >= len(WRONG) - 1
    for row in rows:
        user.app.pointing.set_focus(row, keyboard=True)
        user.app.tick(clock.time)
        slot = user.app.place.slots[row]
        assert window.collidepoint(slot.x, slot.y)
    user.parlour.close()


def test_the_page_has_each_notice_once() -> None:
    parlour = Parlour(Store.in_memory(), None, Settings())
    page = NoticesPage(parlour, parlour.notices, (menu.NOT_SAVED, menu.SUBTITLE, menu.NOT_SAVED))
    assert [item.name for item in page.view().zones[0].items] == [menu.NOT_SAVED, menu.SUBTITLE]


def test_a_terminal_needs_no_page_of_notices(tmp_path: Path) -> None:
    damaged(tmp_path)
    parlour = open_parlour(parse(["--data", str(tmp_path)]), lambda why: False)
    assert parlour is not None
    announcements = parlour.take_announcements()
    assert [one.kind for one in announcements[:2]] == [SentenceKind.NOTICE, SentenceKind.NOTICE]
    assert parlour.view().scene is Scene.MENU
    parlour.close()
