"""Melds on the table are laid out, extended and taken back with the mouse."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from gin.core.cards import Card
from gin.interface.view import View, ZoneKind
from gin.language.translation import printed
from gin.rules.engine import legal
from gin.rules.model.actions import LayOut
from gin.session.settings import Settings
from gin.ui.render.geometry import fan
from gin.ui.render.style import look_for
from gin.ui.scenes.spread_layout import labelled
from gin.ui.scenes.table_layout import pad_rect
from tests.support.by_name import choice_named, choose, find_choice, ref_named, zone_named
from tests.support.user import User, may


def melds(view: View) -> list[str]:
    zones = [zone for zone in view.zones if zone.kind is ZoneKind.MELD]
    return [" ".join(item.card.code for item in z.items if item.card is not None) for z in zones]


def hand(view: View) -> list[Card]:
    zone = zone_named(view, "hand")
    return [item.card for item in zone.items if item.card is not None]


def new_melds(user: User) -> bool:
    session = user.parlour.session()
    assert session is not None
    layouts = [action for action in legal(session.seen) if isinstance(action, LayOut)]
    return bool(layouts and layouts[0].melds)


def ready(
    game: str, size: tuple[int, int] = (1280, 800), **settings: object
) -> tuple[User, tuple[str, ...]]:
    user = User(game, size, **settings)
    user.deal()
    for _ in range(60):
        user.wait()
        view = user.parlour.view()
        suggested = find_choice(view, "suggested:0")
        if suggested is not None and new_melds(user):
            choose(user.parlour, "suggested:0")
            first = next(z for z in user.parlour.view().zones if any(i.selected for i in z.items))
            cards = tuple(item.id for item in first.items)
            while choice_named(user.parlour.view(), "take-back").item:
                choose(user.parlour, "take-back")
            user.app.refresh()
            user.draw()
            return user, cards
        for choice in view.choices:
            kind = choice.id.partition(":")[0]
            if not choice.why and kind in ("draw", "pass", "discard", "hold", "refuse", "next"):
                user.parlour.choose(choice.intent)
                user.app.refresh()
                break
        else:
            raise AssertionError([choice.id for choice in view.choices])
    raise AssertionError("nothing could be laid out")


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (720, 1080)])
def test_a_meld_is_laid_out_card_by_card_with_the_mouse_and_taken_back(
    size: tuple[int, int],
) -> None:
    user, cards = ready("colonel", size=size)
    before = len(melds(user.parlour.view()))
    held = len(hand(user.parlour.view()))
    user.drag(cards[0], user.centre("new"))
    user.draw()
    place = f"laid:{before}"
    for card in cards[1:]:
        user.drag(card, user.centre(place))
        user.draw()
    view = user.parlour.view()
    assert len(melds(view)) == before + 1
    assert len(hand(view)) == held - len(cards)
    assert not choice_named(view, "done").why
    user.drag(cards[0], user.centre("hand"))
    user.draw()
    assert len(hand(user.parlour.view())) == held - len(cards) + 1
    user.drag(cards[0], user.centre(place))
    user.draw()
    user.click("button:done")
    view = user.parlour.view()
    assert len(melds(view)) == before + 1
    assert not may(view, "done")


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (720, 1080), (2560, 1440)])
def test_piles_melds_and_the_place_for_another_are_apart(
    size: tuple[int, int], mirrored: bool, text: int
) -> None:
    user, _ = ready("colonel", size=size, text_size=text, mirrored=mirrored)
    place = user.app.place
    zones = [z for z in user.parlour.view().zones if z.kind in (ZoneKind.MELD, ZoneKind.PILE)]
    rects = {
        zone.id: place.slots[zone.items[0].ref].rect.unionall(
            [place.slots[item.ref].rect for item in zone.items]
        )
        for zone in zones
    }
    rects["new"] = place.slots[ref_named("new")].rect
    window = pygame.Rect((0, 0), size)
    rects["pad"] = pad_rect(user.app.look)
    for id, rect in rects.items():
        assert window.contains(rect), id
        others = [other for name, other in rects.items() if name != id]
        assert rect.collidelist(others) < 0, id


def test_labels_appear_only_in_a_roomy_window() -> None:
    roomy = look_for(Settings(), (900, 1600))
    assert labelled(roomy)
    assert not labelled(look_for(Settings(), (1280, 800)))


def test_a_fan_of_many_cards_stays_readable() -> None:
    slots = fan(25, 118, 640, 520, 1030)
    steps = [after.x - before.x for before, after in pairwise(slots)]
    assert min(steps) > 118 * 0.25
    assert max(slot.y for slot in slots) - min(slot.y for slot in slots) < 118
    assert abs(slots[0].turn - slots[-1].turn) <= 23


def test_a_suggested_contract_fits_its_button() -> None:
    user, _ = ready("skarney")
    zone = zone_named(user.parlour.view(), "buttons")
    offered = [item for item in zone.items if item.id.startswith("button:suggested:")]
    assert offered
    for item in offered:
        assert len(printed(item.name)) > 40
        assert printed(item.written).startswith("Lay out 9 cards, ")
