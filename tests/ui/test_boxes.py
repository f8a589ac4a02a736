"""Pages are trees of boxes, laid out once: painting, clicks and reading use the same places."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from gin.core.message import Verbatim
from gin.interface.refs import ButtonRef
from gin.interface.view import Item, Role, View
from gin.session.setting import ThemeName
from gin.session.settings import Settings
from gin.ui.app import App
from gin.ui.render import widgets
from gin.ui.render.boxes import (
    Box,
    ButtonLine,
    Buttons,
    FixedBox,
    Framed,
    Grid,
    ItemBox,
    Page,
    PaintContext,
    PlacedBox,
    TextBox,
    even_rows,
    paint_pieces,
    scrolling,
)  # fmt: skip
from gin.ui.render.style import Look, look_for
from gin.ui.scenes import painter_of
from gin.ui.scenes.base import BoxedPainter
from tests.support.seeing import reached


@pytest.fixture
def look() -> Look:
    pygame.display.init()
    return look_for(Settings(), (1280, 800))


A, B, C = (ButtonRef(name) for name in "abc")
BACK = ButtonRef("back")


def rects(box: Box, look: Look, width: int, least: int = 0) -> dict[str, tuple[int, ...]]:
    laid = box.lay(look, (10, 20), width, least)
    return {
        piece.ref.name: tuple(piece.rect)
        for piece in laid.pieces
        if isinstance(piece.ref, ButtonRef)
    }


def test_boxes_of_a_line_have_one_height_and_the_last_line_gets_the_rest(
    look: Look,
) -> None:
    grid = Grid([FixedBox(5, ref=A), FixedBox(9, ref=B), FixedBox(4, ref=C)], 2, across=4, down=3)
    assert rects(grid, look, 104) == {
        "a": (10, 20, 50, 9), "b": (64, 20, 50, 9), "c": (10, 32, 50, 4),
    }  # fmt: skip
    assert rects(grid, look, 104, 40)["c"] == (10, 32, 50, 28)
    assert grid.lay(look, (0, 0), 104).rect.h == 16


def test_a_frame_surrounds_the_full_height_of_its_box(look: Look) -> None:
    painted: list[pygame.Rect] = []
    box = Framed(FixedBox(6, ref=A), 8, 4, lambda brush, rect: painted.append(rect))
    assert rects(box, look, 60) == {"a": (14, 22, 52, 6)}
    assert rects(box, look, 60, 30) == {"a": (14, 22, 52, 26)}
    paint_pieces(PaintContext(pygame.Surface((100, 100)), look), box.lay(look, (10, 20), 60).pieces)
    assert painted == [pygame.Rect(10, 20, 60, 10)]


def test_text_is_as_high_as_its_lines(look: Look) -> None:
    text = ItemBox(A, TextBox(Verbatim("Two words or more that take several lines."), below=3))
    line = look.line("body")
    wide, narrow = (rects(text, look, width)["a"][3] - 3 for width in (1000, 120))
    assert wide == line and narrow > line and narrow % line == 0


def test_marks_are_painted_over_neighbouring_boxes(look: Look) -> None:
    order: list[str] = []
    pieces = [
        PlacedBox(
            pygame.Rect(0, y, 9, 9),
            lambda *_, y=y: order.append(f"box {y}"),
            ButtonRef(str(y)),
            lambda *_, y=y: order.append(f"mark {y}"),
        )
        for y in (0, 9)
    ]
    paint_pieces(PaintContext(pygame.Surface((20, 20)), look), pieces)
    assert order == ["box 0", "box 9", "mark 0", "mark 9"]


def test_buttons_are_right_aligned_in_as_many_lines_as_needed(look: Look) -> None:
    made = reached("help")
    items = made.view().zones[-1].items
    for width in (300, 2000):
        laid = Buttons(items).lay(look, (0, 0), width)
        assert [piece.ref for piece in laid.pieces] == [item.ref for item in items]
        assert laid.pieces[-1].rect.right == width
        assert laid.pieces[-1].rect.bottom == laid.rect.bottom
        lines = len({piece.rect.y for piece in laid.pieces})
        assert lines == 1 if width == 2000 else lines > 2
    assert Buttons(()).lay(look, (0, 0), 300).rect.h == 0


def test_only_what_scrolls_moves(look: Look) -> None:
    rows = Grid([FixedBox(50, ref=ref) for ref in (A, B, C)]).lay(look, (0, 100), 80)
    page = Page(
        pygame.Rect(0, 100, 80, 60), rows.rect.h, (PlacedBox(pygame.Rect(0, 0, 9, 9), ref=BACK),),
        rows.pieces,
    )  # fmt: skip
    here, there = page.placement(0), page.placement(70)
    assert there.scrolled == {A, B, C} and there.content == 150
    assert there.slots[BACK] == here.slots[BACK]
    assert there.slots[B].rect == here.slots[B].rect.move(0, -70)
    assert here.hit((5, 155)) == B and there.hit((5, 155)) == C
    assert there.hit((5, 50)) is None


@pytest.mark.parametrize(
    ("heights", "leads", "ends"),
    [((80, 80, 80), (), 160), ((80, 80, 30, 80), (2,), 160), ((80, 300), (), 200)],
    ids=["rows", "a heading", "a chart"],
)
def test_a_view_ends_between_rows_and_not_below_a_heading(
    look: Look, heights: tuple[int, ...], leads: tuple[int, ...], ends: int
) -> None:
    boxes = [FixedBox(high, leads=place in leads) for place, high in enumerate(heights)]
    rows = Grid(boxes).lay(look, (0, 0), 80)
    page = Page(pygame.Rect(0, 0, 80, 200), rows.rect.h, (), rows.pieces)
    assert page.between_rows(look).viewport.h == ends
    assert page.between_rows(look).content == page.content


def test_a_contrast_theme_has_a_line_where_a_page_is_cut() -> None:
    look = look_for(Settings(theme=ThemeName.CONTRAST_DARK), (1280, 800))
    seen = {}
    for offset in (0, 100, 200):
        target = pygame.Surface((200, 300))
        with scrolling(target, look, pygame.Rect(20, 50, 160, 200), 400, offset, 0):
            pass
        white = [target.get_at((100, y))[0] > 200 for y in range(300)]
        seen[offset] = (any(white[45:56]), any(white[245:256]))
    assert seen == {0: (False, True), 100: (True, True), 200: (True, False)}


def test_the_rule_of_a_row_does_not_double_the_line_where_a_page_is_cut() -> None:
    look = look_for(Settings(theme=ThemeName.CONTRAST_DARK), (1280, 800))
    target, viewport = pygame.Surface((200, 300)), pygame.Rect(20, 50, 160, 200)
    with scrolling(target, look, viewport, 400, 100, 0):
        for y in (viewport.top + 3, viewport.bottom - 2):
            pygame.draw.line(target, "white", (20, y), (180, y))
    lines = [y for y in range(300) if target.get_at((100, y))[0] > 200]
    apart = [y for y, below in pairwise((*lines, 999)) if below - y > 1]
    assert len(apart) == 2


@pytest.mark.parametrize("name", ["rules-page", "help", "statistics", "sheet", "settings"])
def test_scrolling_and_pointing_do_not_lay_out_again(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = reached(name)
    made.change("text_size", 200)
    # No other test uses this size, so nothing is cached for it.
    size = (807, 603)
    painter = painter_of(made.view().scene)
    assert isinstance(painter, BoxedPainter)
    laid: list[View] = []
    lay = painter.lay

    def counted(view: View, look: Look) -> Page:
        laid.append(view)
        return lay(view, look)

    monkeypatch.setattr(painter, "lay", counted)
    app = App(made, size)
    app.settle()
    target = pygame.Surface(size)
    seen = set()
    for by in (0, 40, 200, 100000, -300):
        app.pointing.scroll(by)
        app.frames.draw(target, 0.0)
        seen.add(pygame.image.tobytes(target, "RGB"))
    assert len(seen) > 2
    for item in list(app.place.slots)[:4]:
        app.pointing.set_focus(item, keyboard=True)
        app.frames.draw(target, 0.0)
    made.change("text_size", 100)
    assert len(laid) == 1


def test_without_enough_room_all_words_of_a_row_shrink_alike() -> None:
    """A two-word label used to be half as large as the others."""
    pygame.display.init()
    look = look_for(Settings(text_size=200), (800, 600))
    names = ("Review", "Score sheet", "Next hand")
    items = [Item(ButtonRef(name), Role.BUTTON, Verbatim(name)) for name in names]
    wide, padding = sum(widgets.button_width(look, item) for item in items), look.s(widgets.BESIDE)
    laid = ButtonLine(items).lay(look, (0, 0), round(wide * 0.85))
    shares = [
        (piece.rect.w - padding) / (widgets.button_width(look, item) - padding)
        for piece, item in zip(laid.pieces, items, strict=True)
    ]
    assert max(shares) - min(shares) < 0.02
    assert max(shares) < 0.9


def test_a_row_of_buttons_fits_a_very_small_window() -> None:
    """Formerly, no font size was tried in a window this small."""
    pygame.display.init()
    look = look_for(Settings(), (400, 300))
    assert look.pixels("body") < widgets.LEAST_LETTERS
    items = [Item(ButtonRef(name), Role.BUTTON, Verbatim(name)) for name in ("Review", "Next")]
    for width in (380, 60):
        laid = ButtonLine(items).lay(look, (0, 0), width)
        assert laid.rect.w == width and all(piece.rect.w > 0 for piece in laid.pieces)


@pytest.mark.parametrize(
    ("wide", "rows"),
    [
        ((50, 50), ((0, 2),)),
        ((50,) * 4, ((0, 2), (2, 4))),
        ((50, 50, 50), ((0, 1), (1, 3))),
        ((20, 20, 20, 80), ((0, 3), (3, 4))),
        ((150, 20), ((0, 1), (1, 2))),
        ((), ()),
    ],
)
def test_rows_of_buttons_are_about_equally_wide(
    wide: tuple[int, ...], rows: tuple[tuple[int, int], ...]
) -> None:
    assert even_rows(wide, 5, 110) == rows
