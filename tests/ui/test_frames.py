"""No frame has much to do at once: what comes together is drawn in several, or was there before."""

from __future__ import annotations

import pygame
import pytest

from gin.ui.art import surfaces
from gin.ui.render import card_painter
from tests.support.user import User


def test_a_sheet_of_another_size_is_laid_from_the_grain_that_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    surfaces.paper((300, 200), 4)
    strokes = 0

    def counted(*args: object) -> None:
        nonlocal strokes
        strokes += 1

    monkeypatch.setattr(pygame.draw, "line", counted)
    surfaces.paper((761, 823), 4)
    assert strokes == 0


def test_cards_that_come_to_rest_together_are_not_drawn_anew_as_they_fly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    user = User(speed="normal")
    user.press("Enter")
    app, target = user.app, pygame.Surface(user.app.size)
    dealt = app._sprites._sprites.values()
    end = max(
        one.later[1] + one.later[2] if one.later is not None else one.begins + one.lasts
        for one in dealt
    )
    for before in (1.2, 0.8, 0.4, 0.2, 0.1, 0.05, 0.02, 0.001):
        app.draw(target, end - before)
    drawn = []
    for name in ("flying", "carried"):

        def counted(*args: object, _name: str = name, **more: object) -> list[object]:
            drawn.append(_name)
            return []

        monkeypatch.setattr(card_painter, name, counted)
    app.draw(target, end + 0.001)
    assert not app._sprites.moving(end + 0.001)
    assert app._sprites.rough
    assert not drawn
