"""A refused knock: its place turns red and shows the reason, which is also announced."""

from __future__ import annotations

from msgspec.structs import replace

from gin.interface.refs import KNOCK, CardRef
from gin.language.translation import printed
from gin.messages import table as messages
from gin.present.input.card_button import with_card
from gin.ui.app import App
from gin.ui.art.image_cache import images
from gin.ui.scenes import table, table_places
from tests.support.seeing import picture_of, reached


def at_discard() -> App:
    app = App(reached("hint-discard"), (1280, 800))
    app.settle()
    return app


def refused_card(app: App) -> CardRef:
    found = next(one for one in app.view.choices if one.target == KNOCK and one.why and one.brief)
    assert isinstance(found.item, CardRef)
    return found.item


def test_the_place_is_red_and_says_by_how_much_while_a_card_is_over_it() -> None:
    app = at_discard()
    card = refused_card(app)
    choice = next(one for one in app.view.choices if (one.item, one.target) == (card, KNOCK))
    app.pointing.cursor = replace(app.pointing.cursor, dragged=card, drop=KNOCK)
    app.pointing.lay_out()
    # Text is recorded as it is drawn, so none may be cached.
    images.clear()
    words = picture_of(app.shown, app.laid.size, app).words
    reason = next(one for one in words if printed(choice.brief).startswith(one.text))
    assert tuple(reason.colour) == tuple(table_places.red(app.look))
    assert choice.brief == messages.too_much(
        deadwood=dict(choice.brief.args)["deadwood"], limit=10  # type: ignore[union-attr]
    )  # fmt: skip


def test_pointing_at_the_place_gives_the_reason_for_the_focused_card() -> None:
    app = at_discard()
    card = refused_card(app)
    app.pointing.set_focus(card, keyboard=True)
    app.pointing.hover(KNOCK)
    parts = table._Scene(app.view, app.look, app.place, app.pointing.cursor)
    refused = parts._refused()
    assert refused is not None and refused.item == card


def test_screen_readers_get_the_reason_at_the_place() -> None:
    app = at_discard()
    card = refused_card(app)
    choice = next(one for one in app.view.choices if (one.item, one.target) == (card, KNOCK))
    place = with_card(app.view, card).item(KNOCK)
    assert place is not None and place.note == choice.why
