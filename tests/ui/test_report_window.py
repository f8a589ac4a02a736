"""The painted report of a match: its line, its rows, and the flags of the costliest decisions."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pygame
import pytest

from gin.interface.names import name_of
from gin.interface.refs import EntryKind, EntryRef, LineRef, PaperLine
from gin.interface.report import ReportView
from gin.interface.view import Scene, ZoneKind
from gin.present.shell.parlour import Parlour
from gin.session.settings import ALLOWED
from gin.ui.render import match_line
from gin.ui.scenes import review_rows
from tests.support.user import User
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states

SIZES = ((1280, 800), (800, 600))


@pytest.fixture(scope="module")
def reported() -> Parlour:
    made = parlour()
    dict(states())["report-gin"](made)
    return made


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_a_place_and_is_scrolled_to(
    reported: Parlour, size: tuple[int, int], percent: int
) -> None:
    user = User(size=size, parlour=reported, text_size=percent)
    assert user.app.view.scene is Scene.REPORT
    screen = pygame.Rect((0, 0), size)
    for zone in user.app.view.focus_zones:
        for item in zone.items:
            user.app.pointing.set_focus(item.ref, keyboard=True)
            user.draw()
            slot = user.app.place.slots[item.ref]
            assert screen.collidepoint(slot.x, slot.y), item.id
            assert slot.rect.w <= size[0], item.id


@pytest.mark.parametrize("theme", ALLOWED["theme"])
def test_the_report_is_drawn_in_every_theme(reported: Parlour, theme: str) -> None:
    user = User(parlour=reported, theme=theme, text_size=100)
    user.draw()
    colours = {
        tuple(user.surface.get_at((x, y)))[:3]
        for x in range(0, 1280, 20)
        for y in range(0, 800, 20)
    }
    assert len(colours) > 3


def test_a_hand_under_the_mouse_is_described_above_the_line(
    reported: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = User(parlour=reported, text_size=100)
    written: list[str] = []
    write = match_line.charts.write

    def noted(brush: object, text: str, *args: object, **more: object) -> None:
        written.append(text)
        write(brush, text, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(match_line.charts, "write", noted)
    user.app.pointing.set_focus(EntryRef(EntryKind.MOVE, "2"), keyboard=True)
    user.draw()
    assert any(text.startswith("Hand 2: ") and "%" in text for text in written)


def test_flags_lie_apart_and_inside() -> None:
    frame = pygame.Rect(0, 0, 400, 150)
    for height in (2.0, 75.0, 148.0):
        taken: list[tuple[float, float]] = []
        for x in (200.0, 203.0, 206.0):
            taken.append(match_line._free((x, height), frame, 9, taken))
        assert all(dist(first, second) > 18 for first, second in combinations(taken, 2))
        assert all(frame.collidepoint(spot) for spot in taken)


def test_in_large_text_the_cost_is_below_the_cards(
    reported: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    costs: dict[int, list[bool]] = {}
    drawn = review_rows.MoveBox._verdict
    for percent in (100, 200):
        user = User(size=(800, 600), parlour=reported, text_size=percent, language="de")

        def seen(
            self: review_rows.MoveBox, *args: object, cost: bool, percent: int = percent
        ) -> None:
            costs.setdefault(percent, []).append(cost)
            drawn(self, *args, cost=cost)  # type: ignore[arg-type]

        monkeypatch.setattr(review_rows.MoveBox, "_verdict", seen)
        assert isinstance(user.app.view.content, ReportView)
        user.app.pointing.set_focus(LineRef(PaperLine.ROW, 0), keyboard=True)
        user.draw()
    assert all(costs[100]) and not any(costs[200])


def test_home_and_end_reach_the_ends_of_the_page(reported: Parlour) -> None:
    """From any of its parts, and from its buttons; a page that fits has ends too."""
    for size in ((800, 600), (600, 2400)):
        user = User(size=size, parlour=reported, text_size=100)
        pages = [zone for zone in user.app.view.zones if zone.kind is not ZoneKind.BUTTONS]
        first, last = name_of(pages[0].items[0].ref), name_of(pages[-1].items[-1].ref)
        layout = user.app.laid.layout
        most = max(0, layout.reach.content - layout.reach.viewport.h)  # type: ignore[union-attr]
        assert (most > 0) is (size == SIZES[1])
        user.focus(pages[1].items[1].ref)
        user.press("End")
        assert (user.focused, layout.offset) == (last, most)
        user.press("Home")
        assert (user.focused, layout.offset) == (first, 0)
        if most:
            user.focus("button:back")
            user.press("End")
            assert (user.focused, layout.offset) == (last, most)
