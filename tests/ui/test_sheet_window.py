"""The painted score sheet: bars on one scale, and arrows on lines that open something."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from gin.interface.refs import LineRef, PaperLine
from gin.interface.view import ButtonSpot, Scene, View
from gin.language import translation
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.ui.app import App
from gin.ui.art import surfaces
from gin.ui.render import charts
from gin.ui.scenes import sheet
from gin.ui.scenes.base import back_rect, header_height
from gin.variants.presets import BY_ID
from tests.support.by_name import choose
from tools.gallery.command import picture
from tools.gallery.reaching import parlour, play_until


def at_sheet(hands: int = 4) -> Parlour:
    def enough(made: Parlour) -> bool:
        session = made.session()
        return made.view().scene is Scene.RESULT and len(session.sheet.rows) >= hands  # type: ignore[union-attr]

    made = parlour()
    play_until(made, enough)
    choose(made, "sheet")
    return made


def test_bars_are_proportional_to_their_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, bars = at_sheet(), list[tuple[int, int]]()
    drawn = charts.plain_bar

    def seen(brush: Any, x: int, y: int, length: int, tone: Any) -> None:
        bars.append((y, length))
        drawn(brush, x, y, length, tone)

    monkeypatch.setattr(sheet.charts, "plain_bar", seen)
    picture(made, (1280, 800))
    shown = made.view().content
    assert shown is not None
    lengths = [length for _, length in bars]
    facts = [(fact, lengths[2 * n : 2 * n + 2]) for n, fact in enumerate(shown.facts)]
    counted = [pair for fact, found in facts if fact.hands for pair in
               zip(fact.lengths, found, strict=True)]  # fmt: skip
    units = {round(length / value) for value, length in counted if value}
    assert len({value for value, _ in counted}) > 2
    assert max(units) - min(units) <= 1, counted


def opening(view: View) -> set[LineRef]:
    lines = {PaperLine.HAND, PaperLine.BOXES, PaperLine.FACT}
    items = {choice.item for choice in view.choices if isinstance(choice.item, LineRef)}
    return {item for item in items if item.line in lines}


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
def test_each_line_that_opens_something_has_an_arrow(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, arrows = at_sheet(), list[tuple[float, float]]()
    drawn = surfaces.arrow

    def seen(target: pygame.Surface, tail: float, tip: tuple[float, float], *more: Any) -> None:
        arrows.append(tip)
        drawn(target, tail, tip, *more)

    monkeypatch.setattr(surfaces, "arrow", seen)
    picture(made, size)
    lines = opening(made.view())
    assert len(lines) >= 4
    # One more arrow, in the corner, points back.
    assert len({*arrows}) == len(lines) + 1


@pytest.mark.parametrize("size", [(720, 1080), (800, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("text", [100, 200])
def test_the_buttons_next_to_the_title_keep_their_text_size(
    size: tuple[int, int], text: int
) -> None:
    """In German at 200% they used to have the smallest text of the page."""
    made = at_sheet(1)
    made.change("text_size", text)
    made.change("language", "de")
    translation.speak("de")
    try:
        app = App(made, size)
        look, view = app.look, app.view
        titles = pygame.Rect(back_rect(look).right, 0, 0, header_height(look))
        titles.w = look.width_of(printed(view.title), "display", "heading")
        heads = [item for item in view.zones[-1].items if item.spot is ButtonSpot.HEAD]
        assert len(heads) == 2
        for item in heads:
            rect = app.place.slots[item.ref].rect
            assert look.width_of(printed(item.written), "bold", "body") + 8 <= rect.w
            assert not rect.colliderect(titles)
            for other in app.place.slots:
                if isinstance(other, LineRef) and other not in app.place.scrolled:
                    assert not rect.colliderect(app.place.slots[other].rect)
    finally:
        translation.speak("en")


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
def test_three_hands_are_visible_on_a_sheet_of_columns_in_large_print(
    size: tuple[int, int],
) -> None:
    """In German at 200%, the bar below used to leave room for one row of Club Hollywood."""
    made = parlour(text_size=200, language="de")
    club = BY_ID["club-hollywood"]

    def enough(made: Parlour) -> bool:
        session = made.session()
        return made.view().scene is Scene.RESULT and len(session.sheet.rows) >= 4  # type: ignore[union-attr]

    play_until(made, enough, club.game, club.agreed)
    choose(made, "sheet")
    translation.speak("de")
    try:
        place = App(made, size).place
        assert place.viewport is not None
        rows = [slot.rect for ref, slot in place.slots.items()
                if isinstance(ref, LineRef) and ref.line is PaperLine.HAND]  # fmt: skip
        assert sum(place.viewport.contains(row) for row in rows) >= 3
    finally:
        translation.speak("en")
