"""A window after odd input: one test for each bug that random input found."""

from __future__ import annotations

import pygame
import pytest

from gin.interface.audience import ShownFrame
from gin.interface.commands import Command
from gin.interface.intents import Enter
from gin.interface.refs import ItemRef
from gin.interface.view import Scene
from gin.present.input import focus_order
from gin.present.screens.entry import FIELD
from gin.present.screens.games.options import CODE
from gin.ui.animation.prints import changed
from gin.ui.app import App
from gin.ui.input.gamepad import OPENS_AFTER
from gin.ui.render.card_painter import Print
from gin.ui.scenes.table_measures import Measures
from tests.support.by_name import choose, ref_named, zone_named
from tests.support.devices import stopped
from tests.support.stand_ins import Follower
from tests.support.user import User


@pytest.mark.parametrize("size", [(400, 300), (300, 400), (600, 400), (900, 320)], ids=str)
@pytest.mark.parametrize("game", ["gin", "colonel", "skarney", "dice"])
def test_a_window_that_is_too_small_is_drawn(game: str, size: tuple[int, int]) -> None:
    """Some systems ignore a window's minimum size."""
    user = User(game, size, text_size=200, card_size=130, braille_corners=True)
    user.draw()
    user.deal()
    user.draw()
    user.wait()
    user.draw()
    shown = pygame.Surface(size)
    user.app.frames.draw(shown, 1e9)
    assert len({tuple(shown.get_at((x, size[1] // 2))) for x in range(0, size[0], 7)}) > 5


@pytest.mark.parametrize("size", [(720, 900), (800, 1000), (600, 800)], ids=str)
@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_large_cards_leave_room_for_melds_in_a_tall_window(
    game: str, size: tuple[int, int]
) -> None:
    user = User(game, size, card_size=130, text_size=200)
    user.deal()
    user.draw()
    place = user.app.place
    assert place.slots[ref_named("stock")].width >= user.app.look.s(26)
    sizes = Measures.of(user.app.look)
    assert sizes.pile >= 0.5 * sizes.card


def test_a_gamepad_unplugged_before_it_is_opened_is_ignored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = stopped(monkeypatch)
    user = User(game="")
    user.devices.gamepad.start(clock.now)
    user.app.tick(clock.now + OPENS_AFTER)
    try:
        user.handle(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=5))
        user.press("Down")
        assert user.app.view.scene is Scene.MENU
    finally:
        user.devices.gamepad.close()


def test_a_card_drawn_twice_in_a_place_is_redrawn_when_one_remains() -> None:
    """Otherwise its shadow stays twice as dark."""
    card: Print = (pygame.Surface((30, 40)), (100, 50), 0)
    other: Print = (pygame.Surface((30, 40)), (10, 50), 0)
    area = pygame.Rect(100, 50, 30, 40)
    assert changed([other, card, card], [other, card]) == [area]
    assert changed([card], [card, card]) == [area]
    assert changed([card, other], [card, other]) == []


def dragging() -> User:
    user = User()
    user.to_my_discard()
    hand = zone_named(user.app.view, "hand")
    at = user.at(hand.items[0].id)
    user.mouse(pygame.MOUSEBUTTONDOWN, at)
    user.mouse(pygame.MOUSEMOTION, (500, 400))
    assert user.app.pointing.cursor.dragged == hand.items[0].ref
    return user


def test_a_question_ends_a_drag() -> None:
    user = dragging()
    user.app.choose(next(one for one in user.app.view.choices if one.id == "menu"))
    assert user.app.view.dialog is not None
    assert user.app.pointing.cursor.dragged is None
    before = user.parlour.session()
    user.mouse(pygame.MOUSEBUTTONUP, (500, 400))
    assert user.app.view.dialog is not None
    assert user.parlour.session() is before


def test_full_screen_ends_a_drag_and_discards_nothing() -> None:
    user = dragging()
    held = user.app.pointing.cursor.dragged
    user.app.command(Command.FULL_SCREEN)
    assert user.app.pointing.cursor.dragged is None and user.app.settings.full_screen
    user.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(640, 300), button=1))
    assert held in user.app.view.refs


def test_a_second_press_ends_a_drag_without_release() -> None:
    """The button was released over another window, or a finger touches the screen as well."""
    user = dragging()
    user.mouse(pygame.MOUSEBUTTONDOWN, (5, 400))
    assert user.app.pointing.cursor.dragged is None
    user.mouse(pygame.MOUSEBUTTONUP, (5, 400))
    user.app.command(Command.COMMANDS)
    assert user.app.pointing.cursor.dragged is None


def test_another_page_ends_a_drag() -> None:
    user = dragging()
    user.app.command(Command.COMMANDS)
    assert user.app.view.scene is Scene.COMMANDS
    assert user.app.pointing.cursor.dragged is None


def test_the_hovered_item_of_another_page_is_forgotten() -> None:
    user = User(game="")
    user.app.choose(next(one for one in user.app.view.choices if one.id == "help"))
    user.mouse(pygame.MOUSEMOTION, user.at("button:sight"))
    assert user.app.pointing.cursor.hover == ref_named("button:sight")
    user.app.choose(next(one for one in user.app.view.choices if one.id == "sight"))
    assert user.app.view.scene is Scene.HELP
    assert user.app.pointing.cursor.hover is None


def test_a_page_opened_while_cards_settle_stops_drawing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the page would be drawn sixty times a second while it is open."""
    clock = stopped(monkeypatch)
    user = User(speed="normal")
    user.app._sprites.rough = True
    user.app.command(Command.COMMANDS)
    for _ in range(3):
        clock.now += 1
        user.app.tick(clock.now)
        user.app.frames.draw(user.surface, clock.now)
    assert not user.app.frames.needs_drawing(clock.now)
    due = user.app.next_due(clock.now)
    assert due is None or due > 0.5


def settings_page() -> User:
    user = User(game="", size=(800, 600))
    user.app.choose(next(one for one in user.app.view.choices if one.id == "settings"))
    user.press("Down")
    return user


def test_turning_pages_moves_the_focus() -> None:
    user = settings_page()
    app = user.app
    for key in ("PageDown", "PageDown", "PageDown", "PageUp"):
        key_event(user, key)
        viewport = app.place.viewport
        assert viewport is not None
        assert app.pointing.cursor.keyboard
        assert viewport.contains(app.place.slots[app.pointing.cursor.focus].rect), key
    assert app.pointing.cursor.focus != ref_named("setting:theme")


def focusable(app: App) -> list[ItemRef]:
    return [item.ref for zone in focus_order.zones(app.view) for item in zone.items]


def test_turning_pages_stops_at_the_first_and_last_line() -> None:
    user = settings_page()
    app = user.app
    lines = [one for one in focusable(app) if app._layout.scrolls(one)]
    for key, end in (("PageDown", lines[-1]), ("PageUp", lines[0])):
        for _ in range(20):
            key_event(user, key)
        assert app.pointing.cursor.focus == end


@pytest.mark.parametrize("key", ["PageDown", "PageUp"])
def test_turning_pages_leaves_the_focus_on_what_does_not_scroll(key: str) -> None:
    user = settings_page()
    app = user.app
    back = next(one for one in focusable(app) if not app._layout.scrolls(one))
    app.pointing.set_focus(back, keyboard=True)
    for _ in range(20):
        key_event(user, key)
    assert app.pointing.cursor.focus == back


def key_event(user: User, cap: str) -> None:
    code = {"PageDown": pygame.K_PAGEDOWN, "PageUp": pygame.K_PAGEUP}[cap]
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        user.handle(pygame.event.Event(kind, key=code, mod=0, unicode=""))


def test_the_focus_is_not_shown_on_an_item_scrolled_away() -> None:
    user = settings_page()
    user.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-20))
    assert not user.app.pointing.focus_seen
    assert not user.app.pointing.cursor.keyboard
    user.press("Down")
    assert user.app.pointing.cursor.keyboard
    assert user.app.pointing.focus_seen


def test_a_readers_request_for_a_removed_item_leaves_the_focus() -> None:
    user = settings_page()
    before = user.app.pointing.cursor.focus
    user.focus("card:7H")
    assert user.app.pointing.cursor.focus == before


def test_text_for_a_field_of_another_page_is_ignored() -> None:
    user = User(game="")
    for id in ("games", "build", "code"):
        user.app.choose(next(one for one in user.app.view.choices if one.id == id))
    user.parlour.choose(Enter(CODE), "ABC")
    field = user.parlour.view().item(FIELD)
    assert field is not None and not field.value
    for id in ("back", "back", "options"):
        choose(user.parlour, id)
    user.parlour.choose(Enter(FIELD), "ABC")
    code = user.parlour.view().item(CODE)
    assert code is not None and not code.value


def test_a_reader_gets_positions_after_a_new_layout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The size may change between an event and its frame, which is then drawn first."""
    clock = stopped(monkeypatch)
    user, follower = User(game=""), Follower()
    app = App(user.parlour, (800, 600), audience=follower)
    app.tick(clock.now)
    before = follower.frame
    app.resize((1000, 700))
    app.frames.draw(pygame.Surface((1000, 700)), clock.now)
    app.tick(clock.now)
    assert isinstance(follower.frame, ShownFrame) and isinstance(before, ShownFrame)
    assert follower.frame.rects == app.place.corners() != before.rects
