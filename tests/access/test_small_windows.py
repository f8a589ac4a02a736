"""In large print and a small window, neighbouring words stay legible and apart."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from gin.core.message import Verbatim, started
from gin.interface.destinations import ToLadder
from gin.interface.refs import BUTTONS, DISCARDS, ButtonRef
from gin.interface.result import ResultView
from gin.interface.table import TableView
from gin.interface.view import ButtonSpot, Item, Role
from gin.language import translation
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.session.ladder import Place
from gin.session.settings import LONGEST_NAME, Settings
from gin.ui.art import cloth as cloths
from gin.ui.art import image_cache, surfaces
from gin.ui.render import widgets
from gin.ui.render.boxes import ButtonLine
from gin.ui.render.style import look_for
from gin.ui.scenes import room
from gin.ui.scenes.base import header_height
from gin.ui.scenes.table_measures import RAIL, narrow_wall, wall_width
from tests.support.by_name import choose
from tests.support.ladder import keep_match
from tests.support.seeing import Picture, picture_of
from tests.support.user import User
from tools.gallery.reaching import parlour, play_until

SMALL = (800, 600)
LANGUAGES = ("en", "de")


def high(pixels: int, face: str = "text") -> int:
    return surfaces.line_image("x", face, pixels, (0, 0, 0)).get_height()


def at_play(made: Parlour) -> bool:
    return not made.waiting and made.view().dialog is None


def drawn(made: Parlour) -> Picture:
    image_cache.images.clear()
    return picture_of(made, SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["race", "pro", "twofold", "hollywood", "gin"])
def test_the_score_pad_can_be_read(game: str, language: str) -> None:
    made = parlour(text_size=200, language=language)
    translation.follow(language)
    play_until(made, at_play, game)
    picture = drawn(made)
    button = picture.app.view.at(ButtonSpot.PAD)
    table = picture.app.view.content
    assert button is not None and isinstance(table, TableView)
    pad = picture.app.place.slots[button.ref].rect
    lines = [one for one in picture.words if pad.colliderect(one.rect)]
    titles = {printed(table.pad_title), printed(table.pad_aim)}
    (title,) = [one for one in lines if one.text in titles]
    assert title.rect.h >= high(11, "bold"), title
    rows = {printed(row.label) for row in table.pad if row.label}
    labels = [one for one in lines if one.text in rows]
    assert {one.text for one in labels} == rows
    assert len({one.rect.h for one in labels}) <= 1, labels
    assert all(one.rect.h >= high(11) for one in labels), labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["race", "pro", "twofold"])
def test_long_names_on_a_peg_board_are_legible(game: str, language: str) -> None:
    name = "Maximiliane Wolframs"
    assert len(name) == LONGEST_NAME
    made = parlour(text_size=200, language=language, name=name)
    translation.follow(language)
    play_until(made, at_play, game)
    choose(made, "sheet")
    picture = drawn(made)
    names = [one for one in picture.words if one.text[:6] in ("Maximi", "Ada") and one.rect.y < 400]
    assert len(names) == (2 if game == "race" else 4)
    assert all(one.rect.h >= high(13, "bold") for one in names), names
    assert all(
        not one.rect.colliderect(other.rect) for one in names for other in names if one != other
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [125, 150, 175, 200])
def test_captions_of_both_hands_have_one_size(percent: int, language: str) -> None:
    made = parlour(text_size=percent, language=language)
    translation.follow(language)
    play_until(made, lambda parlour: isinstance(parlour.view().content, ResultView))
    picture = drawn(made)
    result = picture.app.view.content
    assert isinstance(result, ResultView)
    words = {
        word
        for side in result.sides
        for name, _, laid in side.groups
        for word in (printed(name).split() if not laid else ())
    }
    slip = picture.app.look.width // 2
    captions = [
        one
        for one in picture.words
        if one.text and set(one.text.split()) <= words and one.rect.right < slip
    ]
    assert len(captions) >= 3 and len({one.rect.h for one in captions}) == 1, captions


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [SMALL, (1280, 800), (2560, 1440)], ids=str)
def test_no_button_covers_the_lines_around_the_table(
    size: tuple[int, int], percent: int, mirrored: bool
) -> None:
    user = User(size=size, text_size=percent, mirrored=mirrored)
    user.to_my_discard()
    assert user.app.view.at(ButtonSpot.DISCARD) is not None
    look = user.app.look
    if wall_width(look):
        # The buttons lie in front of the room next to the table.
        table = room.table_rect(look)
        rails = [
            pygame.Rect(x, 0, look.s(RAIL), size[1]) for x in (table.x, table.right - look.s(RAIL))
        ]
        # Next to a narrow wall, some lie on the rail.
        on_rail = (ButtonSpot.PAD, ButtonSpot.DISCARD, ButtonSpot.ROW) if narrow_wall(look) else ()
        zone = user.app.view.zone(BUTTONS)
        assert zone is not None
        items = [item for item in zone.items if item.spot not in on_rail]
        buttons = [user.app.place.slots[item.ref].rect for item in items]
        assert all(button.collidelist(rails) < 0 for button in buttons)
        return
    frame = pygame.Surface(size)
    cloths.inlay(frame, user.app.look.theme, user.app.look.scale)
    lines = pygame.mask.from_threshold(frame, (0, 0, 0), (1, 1, 1, 255))
    lines.invert()
    assert lines.count() > 1_000
    # The score pad is opaque paper.
    paper = user.app.view.at(ButtonSpot.PAD)
    assert paper is not None
    for ref, slot in user.app.place.slots.items():
        if isinstance(ref, ButtonRef) and ref != paper.ref:
            shape = pygame.Surface(slot.rect.size, pygame.SRCALPHA)
            radius = user.app.look.s(10)
            pygame.draw.rect(shape, "white", shape.get_rect(), border_radius=radius)
            button = pygame.mask.from_surface(shape)
            assert not lines.overlap_area(button, slot.rect.topleft), ref


@pytest.mark.parametrize("percent", [150, 175, 200])
def test_captions_of_melds_in_hand_stay_clear_of_buttons(percent: int) -> None:
    made = parlour(text_size=percent)
    play_until(
        made,
        lambda parlour: any(
            choice.target == DISCARDS and not choice.why for choice in parlour.view().choices
        ),
    )
    picture = drawn(made)
    look, place = picture.app.look, picture.app.place
    hand = [zone for zone in picture.app.view.zones if zone.groups]
    words = {word for zone in hand for one in zone.groups for word in printed(one.label).split()}
    captions = [one for one in picture.words if one.text and set(one.text.split()) <= words]
    buttons = [slot.rect for ref, slot in place.slots.items() if isinstance(ref, ButtonRef)]
    assert captions
    for one in captions:
        assert one.rect.inflate(look.s(8), 0).collidelist(buttons) < 0, one


@pytest.mark.parametrize(
    "names",
    [("Rückblick", "Punktezettel", "Nächste Runde"), ("Review", "Score sheet", "Next hand")],
)
@pytest.mark.parametrize("share", [0.7, 0.85])
def test_words_of_buttons_in_a_row_shrink_to_one_size(names: tuple[str, ...], share: float) -> None:
    """A two-word label used to be half as large as the others."""
    pygame.display.init()
    look = look_for(Settings(text_size=200), SMALL)
    items = [Item(ButtonRef(name), Role.BUTTON, Verbatim(name)) for name in names]
    room = round(sum(widgets.button_width(look, item) for item in items) * share)
    laid = ButtonLine(items).lay(look, (0, 0), room)
    sizes = [
        widgets.lettering(look, item, piece.rect.w)
        for item, piece in zip(items, laid.pieces, strict=True)
    ]
    assert max(sizes) - min(sizes) <= 1 and max(sizes) < look.pixels("body")
    assert laid.pieces[-1].rect.right <= room


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_title_of_a_question_is_shown_whole(language: str) -> None:
    made = parlour(language=language)
    translation.follow(language)
    made.matches.daily(date(2026, 11, 26))
    choose(made, "menu")
    picture = drawn(made)
    dialog = picture.app.view.dialog
    assert dialog is not None
    shown = " ".join(one.text for one in picture.words)
    assert printed(dialog.title) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_state_of_a_rung_is_shown_whole(language: str) -> None:
    made = parlour(language=language)
    translation.follow(language)
    keep_match(made.store, Place(1, 1), finished=False)
    made.open(ToLadder())
    picture = drawn(made)
    begun = next(item for zone in picture.app.view.zones for item in zone.items if item.value)
    assert printed(started(begun.value)) in [one.text for one in picture.words]


def test_a_page_begins_below_a_subtitle_of_two_lines() -> None:
    look = look_for(Settings(text_size=200), SMALL)
    one, two = Verbatim("A page of rules"), Verbatim("A long sentence about a game. " * 3)
    assert header_height(look, one) == header_height(look)
    assert header_height(look, two) > header_height(look) + look.line("label") // 2
