"""The guided first hand in the window, by keys and by mouse, and the position of its note."""

from __future__ import annotations

import time

import pygame
import pytest

from gin.core.cards import Card, mask_of
from gin.core.message import Text, Verbatim, only
from gin.interface.audience import Announcement
from gin.interface.view import Role, Scene
from gin.language.translation import spoken
from gin.messages import lesson as messages
from gin.present.input import focus_order
from gin.present.lesson import script
from gin.rules.melds.kinds import meld_kind
from gin.ui.app import App
from gin.ui.layers import with_notice
from gin.ui.render.boxes import PaintContext
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.meld_pictures import paint_groups
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, zone_named
from tests.support.covering import covering
from tests.support.stand_ins import Follower, SetClock
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


def press_enter(user: User) -> None:
    """Press Enter, at a step that asks for a card on one of the right cards."""
    right = {"set": "card:7C", "run": "card:2H"}.get(shown(user))
    if right is not None:
        user.app.pointing.set_focus(ref(right), keyboard=True)
    user.press("Enter")


def test_the_whole_lesson_by_keys() -> None:
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
        if id == script.CHOOSES:
            user.app.pointing.set_focus(ref("card:KD"), keyboard=True)
        if id in pressed:
            user.press(pressed[id])
        elif id != IDS[-1]:
            press_enter(user)
        if id != IDS[-1]:
            user.wait()
        assert not user.app.announcer.notice
    user.press("Enter")
    assert user.parlour.session() is not None


def test_enter_completes_the_lesson_but_the_focus_does_not_give_the_melds_away() -> None:
    user = at_lesson()
    # The result of the discard that Enter chooses is one more page.
    for _ in IDS:
        if shown(user) in ("set", "run"):
            assert user.app.view.focus == ref("button:go-on")
        press_enter(user)
        user.wait()
    assert shown(user) == "end"
    user.press("Z")
    assert shown(user) == "gin"
    user.press("Esc")
    assert user.app.view.scene is Scene.MENU


def test_the_whole_lesson_by_mouse() -> None:
    user = at_lesson()
    drags = {
        "discard": ("card:KD", "discards"),
        "choose": ("card:KD", "discards"),
        "knock": ("card:6C", "knock"),
    }
    drags |= {"lay-off": ("card:6S", "meld:2"), "lay-more": ("card:7S", "meld:2")}
    clicks = {"set": "card:7D", "run": "card:3H", "upcard": "button:pass", "draw": "stock"}
    clicks |= {"take": "discards", "declare": "button:confirm", "done": "button:confirm"}
    clicks |= {"end": "button:play"}
    for id in IDS:
        assert shown(user) == id
        user.draw()
        if id in drags:
            user.drag(drags[id][0], user.centre(drags[id][1]))
        else:
            user.click(clicks.get(id, "button:go-on"))
        user.wait()
    assert user.parlour.session() is not None


def test_a_click_leads_on_where_there_is_only_something_to_read() -> None:
    user = at_lesson()
    felt = (round(user.app.look.width * 0.9), round(user.app.look.height * 0.45))
    assert user.app.place.hit(felt) is None
    press_and_release(user, felt)
    assert shown(user) == "set"
    press_and_release(user, felt)
    assert shown(user) == "set"
    user.click("card:7D")
    user.click("card:2H")
    assert shown(user) == "deadwood"
    user.click("card:KD")
    assert shown(user) == "upcard"
    user.click("button:step-back")
    assert shown(user) == "deadwood"


def test_a_drag_of_the_mouse_or_a_click_on_the_last_note_leads_nowhere() -> None:
    user = at_lesson()
    felt = (round(user.app.look.width * 0.9), round(user.app.look.height * 0.45))
    user.mouse(pygame.MOUSEBUTTONDOWN, felt)
    user.mouse(pygame.MOUSEMOTION, (felt[0] - 90, felt[1]))
    user.mouse(pygame.MOUSEBUTTONUP, (felt[0] - 90, felt[1]))
    assert shown(user) == "welcome"
    for _ in IDS:
        press_enter(user)
        user.wait()
    assert shown(user) == "end"
    press_and_release(user, felt)
    assert shown(user) == "end"


def press_and_release(user: User, at: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, at)


def test_a_wrong_drag_is_answered_in_the_window() -> None:
    user = at_lesson()
    for _ in range(IDS.index("discard")):
        press_enter(user)
    user.drag("card:7D", user.centre("discards"))
    assert user.app.announcer.notice == messages.discard_of_set(king=Card.parse("KD"))
    # The answer stands above the hand, in place of the prompt.
    drawn, rest = with_notice(user.app.view, user.app.announcer.notice)
    assert drawn.status == user.app.announcer.notice and not rest and drawn.hint is None
    assert shown(user) == "discard"
    user.click("card:KD")
    user.click("card:KD")
    assert shown(user) == "other"


@pytest.mark.parametrize(
    ("size", "percent"),
    [
        *covering(SIZES, [100, 200]),
        pytest.param((2560, 1440), 200, marks=pytest.mark.soak),
        pytest.param((2560, 1440), 100, marks=pytest.mark.soak),
    ],
)
def test_the_note_covers_nothing_and_everything_has_a_place(
    size: tuple[int, int], percent: int
) -> None:
    user = at_lesson(size=size, text_size=percent)
    screen = pygame.Rect((0, 0), size)
    # The result of the discard that Enter chooses is one more page.
    for number in range(len(IDS) + 1):
        id = shown(user)
        assert id in IDS[max(0, number - 1) : number + 1]
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
        if number < len(IDS):
            press_enter(user)
            user.wait()
    assert id == IDS[-1]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_the_note_is_as_high_as_its_content(size: tuple[int, int]) -> None:
    user = at_lesson(size=size)
    at = set()
    for _ in range(3):
        look, slots = user.app.look, user.app.place.slots
        words, on = slots[ref("lesson:text")].rect, slots[ref("button:go-on")].rect
        assert on.y - words.bottom < look.s(60)
        at.add(on.bottomright)
        press_enter(user)
        user.wait()
    assert len(at) == 1
    wide = size[0] - look.width
    assert wide < (0.21 if size[0] > 1.7 * size[1] else 0.26) * size[0]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_examples_in_two_columns_stay_in_their_place(count: int) -> None:
    look = at_lesson().app.look
    run = Verbatim("run"), tuple(Card.parse(code) for code in ("TS", "JS", "QS", "KS"))
    paper, place = pygame.Surface((300, 400)), pygame.Rect(20, 40, 250, 80 * -(-count // 2))
    paper.fill((250, 244, 229))
    before = paper.copy()
    paint_groups((run,) * count, 2, PaintContext(paper, look, Cursor()), place)
    below = pygame.Rect(0, place.bottom + 4, 300, 400 - place.bottom - 4)
    assert paper.subsurface(below).get_buffer().raw == before.subsurface(below).get_buffer().raw
    drawn = pygame.mask.from_threshold(paper, (250, 244, 229), (6, 6, 6, 255))
    drawn.invert()
    used = drawn.get_bounding_rects()
    assert used
    assert abs(used[0].unionall(used[1:]).centerx - place.centerx) < 12


def test_the_note_is_in_focus_order() -> None:
    user = at_lesson()
    lesson, note = user.app.view.lesson, zone_named(user.app.view, "lesson")
    assert lesson is not None
    assert note.items[0].role is Role.TEXT and note.items[0].name == lesson.lines[0]
    assert user.app.pointing.cursor.focus == ref("button:go-on")
    user.press("Home")
    assert user.app.pointing.cursor.focus == ref("lesson:text")
    said = spoken(focus_order.item_announcement(user.app.view, note.items[0]))
    assert said.startswith("The goal, 1 of 21.")
    assert "Esc to leave" in said
    reached = set()
    for _ in range(12):
        user.press("Tab")
        reached.add(user.app.pointing.cursor.focus)
    assert {ref("button:go-on"), ref("button:menu"), ref("stock")} <= reached


def test_the_opponents_turn_is_shown_action_by_action() -> None:
    """Each action waits, so that the player can look at the table."""
    user = at_lesson(speed="normal")
    for _ in range(IDS.index("other")):
        press_enter(user)
    user.press("Enter")
    stock = user.parlour.view().table
    assert stock is not None and user.parlour.waiting
    assert shown(user) == "other"
    go_on = user.app.view.item(ref("button:go-on"))
    assert go_on is not None and go_on.dimmed
    user.press("Enter")
    assert shown(user) == "other", "Enter does not skip the pause"
    user.app.tick(time.monotonic() + 60)
    drawn = user.parlour.view().table
    assert drawn is not None and drawn.stock == stock.stock - 1
    assert shown(user) == "other" and user.app.view.news
    user.app.settle()
    user.app.tick(time.monotonic() + 60)
    assert shown(user) == "top" and not user.parlour.waiting


class Ear(Follower):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Text] = []

    @property
    def listens(self) -> bool:
        return True

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        self.heard += [one.text for one in announcements]


def test_the_opponents_turn_is_announced_immediately() -> None:
    user, ear = at_lesson(speed="normal"), Ear()
    user.parlour.lesson.number = IDS.index("discard")
    user.use(App(user.parlour, audience=ear, clock=SetClock()))
    user.app.tick(user.app.clock.now())
    user.app.choose(choice_named(user.app.view, "discard:KD"))
    user.app.tick(user.app.clock.now())
    assert shown(user) == "other"
    lesson = user.app.view.lesson
    assert lesson is not None
    assert set(lesson.lines) <= set(ear.heard)
    assert ear.frame is not None and ear.frame.focus == ref("button:go-on")
    ear.heard.clear()
    user.press("Enter")
    user.app.tick(user.app.clock.now())
    view = user.app.view
    assert user.parlour.waiting and view.table is not None and view.table.thinking


def test_going_back_during_the_opponents_turn() -> None:
    user = at_lesson(speed="normal")
    for _ in range(IDS.index("other") + 1):
        press_enter(user)
    user.app.tick(time.monotonic() + 60)
    user.press("Z")
    assert shown(user) == "discard" and not user.parlour.waiting


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)], ids=str)
def test_the_last_step_has_play_in_place_of_next(
    size: tuple[int, int],
) -> None:
    user = at_lesson(size=size)
    user.parlour.lesson.number = len(IDS) - 2
    user.app.refresh()
    places = user.app.place.slots
    on, back = (places[ref(f"button:{name}")].rect for name in ("go-on", "step-back"))
    user.press("Enter")
    assert shown(user) == "end"
    places = user.app.place.slots
    assert places[ref("button:play")].rect.collidepoint(on.center)
    assert places[ref("button:step-back")].rect.collidepoint(back.center)
    rules = next(
        one.item for one in user.app.view.choices if one.label == messages.RULES and one.item
    )
    assert not places[rules].rect.colliderect(on) and not places[rules].rect.colliderect(back)


def test_the_first_step_shows_the_goal_in_a_picture_and_in_words() -> None:
    user = at_lesson()
    lesson = user.app.view.lesson
    assert lesson is not None
    cards = [card for _, group in lesson.example for card in group]
    assert len(cards) == 10
    for _, group in lesson.example[:-1]:
        assert meld_kind(mask_of(group), setup("gin").rules.melds) is not None
    said = spoken(lesson.lines[0])
    assert all(spoken(only(card)) in said for card in cards[-1:]) and "left over" in said
    user.app.settle()
    user.draw()
    # The frame shows cards: their hearts and diamonds are red.
    left = user.app.look.width
    dots = [user.surface.get_at((x, y)) for x in range(left, 1280, 2) for y in range(200, 400, 2)]
    assert any(dot.r > 140 and dot.g < 50 and dot.b < 50 for dot in dots)
