"""Figures on the rules pages, as drawn in the window."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from gin.core.cards import Card
from gin.core.figure import Figure, FigureCards, GroupRole
from gin.core.message import Verbatim
from gin.interface.destinations import ToRules
from gin.language import translation
from gin.language.translation import spoken
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.access.tree import build
from gin.ui.app import App
from gin.ui.art.image_cache import ImageCache
from gin.ui.render.boxes import PaintContext, PlacedBox, paint_pieces
from gin.ui.render.figures import FigureBox, drawings
from gin.ui.render.style import look_for
from gin.variants.pages.page import figures_of
from gin.variants.registry import GAMES
from gin.variants.setups import setup


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    was = translation.language()
    translation.speak(request.param)
    yield request.param
    translation.speak(was)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440), (720, 1080)], ids=str)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.usefixtures("language")
def test_all_parts_of_a_figure_lie_apart_on_its_panel(size: tuple[int, int], percent: int) -> None:
    look = look_for(Settings(text_size=percent), size)
    width = min(size[0] - look.s(80), look.s(900)) - look.s(84)
    figures = {figure for game in GAMES for figure in figures_of(setup(game.id))}
    for figure in figures:
        laid = FigureBox(figure).lay(look, (0, 0), width)
        panel, *pieces = (piece.rect for piece in laid.pieces)
        assert panel.w == width and all(panel.contains(rect) for rect in pieces), figure.id
        assert all(rect.collidelist(pieces[n + 1 :]) < 0 for n, rect in enumerate(pieces))


def test_larger_text_has_larger_cards() -> None:
    cards = FigureCards(role=GroupRole.FREE, cards=(Card.parse("9D"),))
    figure = Figure("one", Verbatim("One"), (cards,))
    widths = [
        FigureBox(figure).lay(look_for(Settings(text_size=percent), (800, 600)), (0, 0), 600)
        for percent in (100, 200)
    ]
    small, large = (laid.pieces[-1].rect.w for laid in widths)
    assert large >= 1.4 * small


def test_a_meld_has_a_bracket_and_no_meld_is_pale_with_a_cross() -> None:
    look = look_for(Settings(), (1280, 800))

    def drawn(role: GroupRole) -> tuple[pygame.Surface, pygame.Rect]:
        cards = tuple(map(Card.parse, ("QH", "KH", "AH")))
        figure = Figure("one", Verbatim("One"), (FigureCards(role=role, cards=cards),))
        laid = FigureBox(figure).lay(look, (0, 0), 600)
        target = pygame.Surface((600, laid.rect.h))
        target.fill(look.theme.paper.fill[:3])
        paint_pieces(PaintContext(target, look), laid.pieces)
        return target, laid.pieces[-1].rect

    (free, place), (meld, _), (none, _) = map(
        drawn, (GroupRole.FREE, GroupRole.MELD, GroupRole.NO_MELD)
    )
    card = round(look.s(78) * 1.4)
    below = pygame.Rect(place.x, place.y + card + 1, place.w, place.bottom - place.y - card - 1)
    images = [pygame.image.tobytes(one.subsurface(below), "RGB") for one in (free, meld, none)]
    assert len(set(images)) == 3
    corner = place.x + look.s(70), place.y + look.s(60)
    assert sum(free.get_at(corner)[:3]) != sum(none.get_at(corner)[:3])


def test_the_cards_of_a_page_are_drawn_while_the_program_idles() -> None:
    look = look_for(Settings(), (1280, 800))
    (figure, *_) = figures_of(setup("gin"))
    pieces = FigureBox(figure).lay(look, (0, 0), 800).pieces
    planned = list(drawings(look, (*pieces, PlacedBox(pygame.Rect(0, 0, 1, 1)))))
    assert len(planned) == 7
    cache, done = ImageCache(), []
    cache.plan(lambda n=n: done.append(n) for n in range(2))
    assert [cache.draw_next() for _ in range(3)] == [True, True, False]
    assert done == [0, 1]


def test_screen_readers_read_the_description_of_each_figure() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    made.open(ToRules(setup("tedesco")))
    app = App(made, (1280, 800))
    app.settle()
    names = {node.name for node in build(app._audience_frame(), app.laid.size).nodes}
    drawn = [item for item in app.view.zones[0].items if item.figure is not None]
    assert len(drawn) > 10
    assert {spoken(item.name) for item in drawn} <= names
    made.close()
