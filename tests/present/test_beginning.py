"""The start of a match: a greeting, the cut for the deal, and announcements."""

from __future__ import annotations

import time

import pygame
import pytest

from gin.ai.players.levels import LEARNER
from gin.core.cards import DECK
from gin.core.message import contains
from gin.interface.intents import Do, PageAction
from gin.interface.refs import ButtonRef, CardRef, EntryKind, EntryRef
from gin.interface.view import Role, Scene, View
from gin.language.translation import printed
from gin.messages import fairness
from gin.messages import menu as menus
from gin.messages import table as messages
from gin.present.screens.table import dialogs
from gin.present.shell.parlour import Parlour
from gin.present.words import menu
from gin.present.words import table as words
from gin.session.rivalry import Rivalry
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.animation.motion import Act
from gin.ui.app import App
from gin.ui.scenes import cut as painted
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice, item_named
from tests.support.user import User
from tools.gallery.reaching import play_until


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def fine(self) -> float:
        return time.perf_counter()


def begun(**settings: object) -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(motion="full", **settings))
    made.matches.start(setup("gin"), 5)
    return made


def cut_told(made: Parlour) -> object:
    session = made.session()
    assert session is not None
    return words.cut(session.match.cut, session.match.dealer, "Ada")[-1]


def backs(view: View) -> list[EntryRef]:
    assert view.dialog is not None
    return [
        item.ref
        for item in view.dialog.zone.items
        if item.role is Role.BACK and isinstance(item.ref, EntryRef)
    ]


@pytest.mark.parametrize("place", [0, 26, 51])
def test_picking_any_card_of_the_deck_shows_the_drawn_card(place: int) -> None:
    made = begun()
    view = made.view()
    assert len(backs(view)) == len(DECK)
    assert not any(item.card for zone in view.all_zones for item in zone.items)
    assert not any(contains(said, cut_told(made)) for said in made.take_said())  # type: ignore[arg-type]
    choose(made, f"fan:{place}")
    view, session = made.view(), made.session()
    assert session is not None and view.dialog is not None and view.dialog.fan is not None
    assert view.dialog.fan.yours == place != view.dialog.fan.theirs
    turned = [item.card for item in view.dialog.zone.items if item.card is not None]
    assert tuple(turned) == session.match.cut[-1]
    assert any(contains(said, cut_told(made)) for said in made.take_said())  # type: ignore[arg-type]
    choose(made, "deal")
    assert made.view().dialog is None


def test_the_buttons_at_the_cut_say_what_they_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dialogs, "has_never_played", lambda store: False)
    made = begun()
    view = made.view()
    cut, seal = find_choice(view, "cut-for-me"), find_choice(view, "seal")
    assert cut is not None and cut.main and seal is not None
    assert cut.label == messages.CUT_FOR_ME and "cut for me" in cut.words
    assert view.item(seal.item).note == fairness.SEAL_NOTE  # type: ignore[union-attr]
    choose(made, "fan:20")
    turned = find_choice(made.view(), "deal")
    assert turned is not None and turned.label == messages.DEAL


def test_a_cut_made_for_the_player_shows_both_cards_before_the_deal() -> None:
    made = begun()
    choose(made, "cut-for-me")
    dialog = made.view().dialog
    assert dialog is not None and dialog.fan is not None and dialog.fan.yours is not None
    assert [item.card for item in dialog.zone.items if item.card is not None]
    assert made.view().focus == ButtonRef("deal")


def test_typing_deal_also_cuts() -> None:
    made = begun()
    made.take_said()
    choose(made, "deal")
    told = made.take_said()
    assert contains(told[0], cut_told(made))  # type: ignore[arg-type]


def test_an_opponent_greets_once() -> None:
    made = begun()
    table = made.view().table
    assert table is not None and table.other is not None and table.other.talk
    greeting = table.other.talk
    choose(made, "deal")
    later = made.view().table
    assert later is not None and later.other is not None
    assert later.other.talk in (greeting, "") or not later.other.talk


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)])
@pytest.mark.parametrize("text", [100, 200])
def test_every_card_of_the_deck_lies_in_the_window_and_can_be_clicked(
    size: tuple[int, int], text: int
) -> None:
    made = begun(text_size=text)
    app = App(made, size)
    app.settle()
    window = pygame.Rect(0, 0, *size)
    for ref in backs(app.view):
        rect = app.place.slots[ref].rect
        assert window.contains(rect)
        left = (rect.x + 2 + (rect.w // 20 if ref.key == "51" else 0), rect.centery)
        hit = app.place.hit(left)
        assert isinstance(hit, EntryRef) and hit.kind is EntryKind.FAN
    hit = {app.place.hit((x, app.place.slots[backs(app.view)[26]].y)) for x in range(0, size[0], 2)}
    assert len([one for one in hit if isinstance(one, EntryRef)]) > 40


def test_the_cut_is_announced_after_both_cards_are_turned_up() -> None:
    made, clock = begun(), Clock()
    app = App(made, (800, 600), clock=clock)
    target = pygame.Surface((800, 600))
    clock.time += 5
    app.frames.draw(target, clock.time)
    choice = find_choice(app.view, "fan:3")
    assert choice is not None
    app.choose(choice)
    dialog = app.view.dialog
    assert dialog is not None and dialog.fan is not None

    def said(age: float) -> bool:
        assert dialog is not None and dialog.fan is not None
        parts = painted.parts(app.view, dialog, dialog.fan, app.look, app.pointing.cursor, age)
        told = painted._words(app.look, dialog, dialog.fan)
        return told in list(parts)

    assert not said(painted.lasts(dialog.fan) - 0.01)
    assert said(painted.lasts(dialog.fan))
    assert app.showing
    app.skip()
    assert not app.showing


# The deal.


def test_a_hand_is_shown_as_dealt_and_then_sorted() -> None:
    made, clock = begun(), Clock()
    app = App(made, (1280, 800), clock=clock)
    target = pygame.Surface((1280, 800))
    choose(made, "deal")
    app.refresh()
    goals = {one.key: one.slot for one in app._layout.place.cards if one.own}
    sprites = app._sprites._sprites
    assert sorted(sprites[key].goal.x for key in goals) == sorted(slot.x for slot in goals.values())
    assert [sprites[key].goal for key in goals] != list(goals.values())
    status = app.view.status
    shown = []
    while app._sprites.moving(clock.time):
        app.frames.draw(target, clock.time)
        below, _ = app.painting._layers(app.frames._state(), app.laid.pace, clock.time)
        shown.append((app._sprites.dealing(clock.time), below.view.status))
        clock.time += 1 / 30
    assert all((told == status) is not dealing for dealing, told in shown)
    assert {dealing for dealing, _ in shown} == {True, False}
    assert {key: sprites[key].goal for key in goals} == goals
    assert any(sprites[key].act is Act.SORT for key in goals)


def test_a_card_that_is_pointed_at_during_the_deal_is_dealt_all_the_same() -> None:
    made, clock = begun(), Clock()
    app = App(made, (1280, 800), clock=clock)
    choose(made, "deal")
    app.refresh()
    own = next(one.ref for one in app._layout.place.cards if one.own)
    before = app._sprites._sprites[own].goal  # type: ignore[index]
    app.pointing.hover(own)
    assert app._sprites._sprites[own].goal == before  # type: ignore[index]
    assert isinstance(own, CardRef)


def test_a_hand_that_lies_face_down_is_not_sorted() -> None:
    user = User("dice", speed="normal")
    user.deal()
    mine = [one for one in user.app.place.cards if one.own]
    assert mine and not any(one.code for one in mine)
    assert all(user.app._sprites._sprites[one.key].later is None for one in mine)
    assert all(user.app._sprites._sprites[one.key].goal == one.slot for one in mine)


def test_with_reduced_motion_the_hand_is_sorted_at_once() -> None:
    made, clock = begun(), Clock()
    made.change("motion", "reduced")
    app = App(made, (1280, 800), clock=clock)
    choose(made, "deal")
    app.refresh()
    assert not app._sprites.dealing(clock.time) and not app._sprites.moving(clock.time)
    assert all(app._sprites._sprites[one.key].goal == one.slot for one in app._layout.place.cards)


# The invitation below the title.


def test_the_menu_invites_nobody_who_has_not_played_yet() -> None:
    made = Parlour(Store.in_memory(), None)
    assert made.view().subtitle == menus.SUBTITLE


def test_a_newcomer_starts_with_pia_by_one_button_until_a_hand_is_finished() -> None:
    made = Parlour(Store.in_memory(), None, Settings(speed="instant"))
    button = item_named(made.view(), "button:newcomer")
    assert printed(button.name) == "New to gin? Start with Pia"
    choose(made, "newcomer")
    session = made.session()
    assert session is not None and session.level == made.settings.level == LEARNER
    made.change("level", 3)
    made.home()
    assert item_named(made.view(), "button:newcomer")
    choose(made, "play")
    choose(made, "deal")
    made.home()
    assert made.view().choice(Do(PageAction.NEWCOMER)) is None, "a match has begun"
    choose(made, "continue")
    play_until(made, lambda m: m.store.rows("SELECT 1 FROM hand") != [])
    made.home()
    assert made.view().choice(Do(PageAction.NEWCOMER)) is None


def test_the_menu_shows_the_score() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    store = made.store
    for winner in (0, 1, 0):
        match = store.begin_match("gin", (), 3, 5, None, practice=False, totals=(0, 0))
        with store._writing() as link:
            link.execute("INSERT INTO outcome VALUES (?, ?, 100, 50)", (match, winner))
            link.execute("UPDATE match SET state = 'finished' WHERE id = ?", (match,))
    assert made.view().subtitle == menu.rivalry(Rivalry(3, 2, 1, 1))


def test_a_stronger_opponent_asks_for_a_match_after_three_wins_in_a_row() -> None:
    assert Rivalry(2, 3, 0, 2).challenger is None
    assert Rivalry(2, 3, 0, 3).challenger == 3
    assert Rivalry(5, 9, 0, 9).challenger is None


def test_a_weaker_opponent_asks_for_a_match_after_three_losses_in_a_row() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    store = made.store
    for winner in (0, 1, 1, 1):
        match = store.begin_match("gin", (), 3, 5, None, practice=False, totals=(0, 0))
        with store._writing() as link:
            link.execute("INSERT INTO outcome VALUES (?, ?, 100, 50)", (match, winner))
            link.execute("UPDATE match SET state = 'finished' WHERE id = ?", (match,))
    invitation = printed(made.view().subtitle)
    assert invitation == "Ada has won 3 in a row: Bruno would be happy to play"
    assert Rivalry(2, 0, 3, 0, 2).consoler is None
    assert Rivalry(1, 0, 3, 0, 3).consoler == LEARNER
    assert Rivalry(LEARNER, 0, 3, 0, 3).consoler is None
    assert Rivalry(LEARNER, 3, 0, 3).challenger == 1


def test_between_two_hands_the_sheet_leads_to_the_next() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1, confirm=False))
    made.matches.start(setup("gin", ["knock=any"]), 5)
    for _ in range(200):
        view = made.view()
        if view.scene is Scene.RESULT:
            break
        if made.waiting:
            made.advance()
            continue
        able = [one.id for one in view.choices if not one.why]
        wanted = ("deal", "confirm", "knock", "pass", "draw", "discard")
        choose(made, next(i for w in wanted for i in able if i.partition(":")[0] == w))
    choose(made, "sheet")
    assert find_choice(made.view(), "review") is not None
    choose(made, "next")
    session = made.session()
    assert made.view().scene is Scene.TABLE
    assert session is not None and session.hand_number == 2
    assert made.view().status != messages.NOTHING_DEALT
