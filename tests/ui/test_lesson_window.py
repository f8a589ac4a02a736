"""The guided first hand in the window: by keys and by mouse, and where its note lies."""

from __future__ import annotations

import pygame
import pytest

from gin.core.cards import Card
from gin.language.telling import spoken
from gin.messages import lesson as messages
from gin.present.by_name import choose, zone_named
from gin.present.input import focus as focusing
from gin.present.lesson import script
from gin.present.view import Role, Scene
from tests.support.user import SIZES, User, ref

IDS = [step.id for step in script.STEPS]


def at_lesson(**settings: object) -> User:
    user = User(game="", **settings)  # type: ignore[arg-type]
    choose(user.parlour, "guide")
    user.app.refresh()
    return user


def shown(user: User) -> str:
    lesson = user.app.view.lesson
    assert lesson is not None
    return IDS[lesson.step - 1]


def test_the_whole_lesson_by_keys() -> None:
    """Enter goes on, and does what is asked: the focus waits where it is to be done."""
    user = at_lesson()
    pressed = {
        "upcard": "P",
        "draw": "Space",
        "take": "U",
        "knock": "K",
        "declare": "N",
        "done": "N",
    }
    for id in IDS:
        assert shown(user) == id
        user.draw()
        if id != IDS[-1]:
            user.press(pressed.get(id, "Enter"))
        assert not user.app.teller.notice
    user.press("Enter")
    assert user.parlour.session() is not None


def test_enter_alone_takes_one_through() -> None:
    user = at_lesson()
    for _ in IDS[:-1]:
        user.press("Enter")
    assert shown(user) == "end"
    user.press("Z")
    assert shown(user) == "gin"
    user.press("Esc")
    assert user.app.view.scene is Scene.MENU


def test_the_whole_lesson_by_mouse() -> None:
    user = at_lesson()
    drags = {"discard": ("card:KD", "discards"), "knock": ("card:6C", "knock")}
    drags |= {"lay-off": ("card:6S", "meld:2"), "lay-more": ("card:7S", "meld:2")}
    clicks = {"upcard": "button:pass", "draw": "stock", "take": "discards"}
    clicks |= {"declare": "button:confirm", "done": "button:confirm", "end": "button:play"}
    for id in IDS:
        assert shown(user) == id
        user.draw()
        if id in drags:
            user.drag(drags[id][0], user.centre(drags[id][1]))
        else:
            user.click(clicks.get(id, "button:go-on"))
    assert user.parlour.session() is not None


def test_a_wrong_drag_is_answered_in_the_window() -> None:
    user = at_lesson()
    for _ in range(IDS.index("discard")):
        user.press("Enter")
    user.drag("card:7D", user.centre("discards"))
    assert user.app.teller.notice == messages.discard_of_set(king=Card.parse("KD"))
    assert shown(user) == "discard"
    user.click("card:KD")
    user.click("card:KD")
    assert shown(user) == "other"


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)], ids=str)
@pytest.mark.parametrize("percent", [100, 200])
def test_the_note_covers_nothing_and_everything_has_a_place(
    size: tuple[int, int], percent: int
) -> None:
    user = at_lesson(size=size, text_size=percent)
    screen = pygame.Rect((0, 0), size)
    for id in IDS:
        assert shown(user) == id
        user.app.settle()
        user.draw()
        view, place = user.app.view, user.app.place
        note = zone_named(view, "lesson")
        rects = {item.ref: place.slots[item.ref].rect for item in note.items}
        table = pygame.Rect(0, 0, user.app.look.width, user.app.look.height)
        for item, rect in rects.items():
            assert screen.contains(rect), (id, item)
            assert not rect.colliderect(table), (id, item)
            others = [other for name, other in rects.items() if name != item]
            assert rect.collidelist(others) == -1, (id, item)
        for zone in view.zones:
            for other in zone.items:
                if other.ref not in rects:
                    slot = place.slots[other.ref]
                    assert table.collidepoint(slot.x, slot.y), (id, other.id)
        if id != IDS[-1]:
            user.press("Enter")


def test_the_note_is_in_focus_order() -> None:
    user = at_lesson()
    lesson, note = user.app.view.lesson, zone_named(user.app.view, "lesson")
    assert lesson is not None
    assert note.items[0].role is Role.TEXT and note.items[0].name == lesson.lines[0]
    assert user.app.cursor.focus == ref("button:go-on")
    user.press("Home")
    assert user.app.cursor.focus == ref("lesson:text")
    said = spoken(focusing.told(user.app.view, note.items[0]))
    assert said.startswith("Welcome, 1 of 20.")
    assert "Esc leaves" in said
    reached = set()
    for _ in range(12):
        user.press("Tab")
        reached.add(user.app.cursor.focus)
    assert {ref("button:go-on"), ref("button:menu"), ref("stock")} <= reached
