"""Pages of text: their gaps, bars and folds, and pages with little text."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from gin.interface.refs import Area, AreaRef, LineRef, PaperLine
from gin.interface.view import Item, Role, View
from gin.language.translation import printed
from gin.messages import habits as messages
from gin.session.settings import Settings
from gin.ui.render.boxes import Grid
from gin.ui.render.style import look_for
from gin.ui.scenes.base import whole
from gin.ui.scenes.pages import PagePainter, paragraphs
from tests.support.by_name import choose
from tests.support.seeing import drawn, reached
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states

CARDS = 3


def view_of(scene: str) -> View:
    made = parlour()
    dict(states())[scene](made)
    return made.view()


def fan(view: View, size: tuple[int, int], **changes: object) -> int:
    """Return the number of cards above the page, after checking that they and it are seen."""
    look = look_for(replace(Settings(), **changes), size)
    page = PagePainter().lay(view, look)
    partials = [piece for piece in page.under if isinstance(piece.paint, partial)]
    cards = [piece for piece in partials if piece.paint.func.__name__ == "fanned_card"]
    for piece in cards:
        assert whole(look).contains(piece.rect)
        assert not piece.rect.colliderect(page.viewport)
    assert whole(look).contains(page.viewport)
    return len(cards)


@pytest.mark.parametrize("scene", ["habits-empty", "challenges-empty"])
def test_a_fan_of_cards_lies_above_a_short_page(scene: str) -> None:
    view = view_of(scene)
    assert fan(view, (1280, 800)) == fan(view, (720, 1080)) == CARDS
    assert fan(view, (1280, 800), theme="contrast_dark") == 0
    assert fan(view, (800, 600), text_size=200) == 0


def test_a_long_page_has_all_the_room() -> None:
    made = parlour()
    choose(made, "help")
    assert fan(made.view(), (1280, 800)) == 0


def test_a_paragraph_keeps_off_the_line_below_a_link() -> None:
    look = look_for(Settings(), (1280, 800))
    link = Item(LineRef(PaperLine.FACT, 1), Role.BUTTON, messages.WHEN)
    text = Item(LineRef(PaperLine.FACT, 2), Role.TEXT, messages.HOW)

    def below(first: Item) -> int:
        boxes = tuple(paragraphs((first, text), frozenset({link.ref}), look))
        laid = Grid(boxes).lay(look, (0, 0), 800)
        named = {piece.ref: piece.rect for piece in laid.pieces if piece.ref is not None}
        return named[text.ref].top - named[first.ref].bottom

    assert below(link) == look.s(12)
    assert below(replace(link, ref=LineRef(PaperLine.FACT, 3))) == 0


def test_the_bars_of_habits_have_a_scale() -> None:
    written = [word.text for word in drawn("habits", (1280, 800)).words]
    bars = sum(item.meter is not None for item in reached("habits").view().zones[0].items)
    assert bars == 3
    for number in ("0", "50", "100%"):
        assert written.count(number) == bars, number


def test_a_view_of_the_calendar_does_not_end_below_a_date() -> None:
    picture = drawn("daily-new", (800, 600), text_size=150)
    about = picture.app.view.zone(AreaRef(Area.ABOUT))
    assert about is not None
    date = printed(about.items[0].name)
    assert [word for word in picture.words if word.text in printed(picture.app.view.title)]
    assert not [word for word in picture.words if word.text == date]
