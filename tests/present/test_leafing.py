"""Browsing a score sheet: numbers open the hands and lines that add up to them."""

from __future__ import annotations

import io
import time
from functools import cache

import pygame
import pytest

from gin.ai.players.simple import Simple
from gin.ai.players.solitary import advise
from gin.core.message import phrase
from gin.interface.commands import Command
from gin.interface.intents import Pick
from gin.interface.refs import LineRef, PaperLine
from gin.interface.result import ResultView
from gin.interface.view import Scene, View
from gin.language import translation
from gin.language.translation import printed
from gin.language.typed import in_english, offered
from gin.messages import sheet as messages
from gin.present.screens.sheet.figures import SheetFigure
from gin.present.screens.sheet.sheet import SheetScreen
from gin.present.shell.parlour import Parlour
from gin.present.words import sheet as words
from gin.present.words.people import person
from gin.rules.sheets.base import EndKind
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.variants.setups import setup
from tests.access.test_access import carry_out, check
from tests.support.by_name import choice_named, choose, find_choice

KINDS = ("gin", "gin500", "solitary", "hollywood", "color", "pro", "race", "twofold", "dice")


@cache
def _begun(id: str, hands: int) -> tuple[Store, int]:
    store = Store.in_memory()
    session = Session.begin(store, setup(id), 1, 8)
    choose = Simple(3).choose
    while not (session.hand_over and (len(session.sheet.rows) >= hands or session.sheet.over)):
        if session.hand_over:
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        elif session.level is None:
            session.submit(advise(session.seen, ahead=False).action)
        else:
            session.submit(choose(session.seen))
    return store, session.id


def on_sheet(id: str, hands: int = 6) -> tuple[Parlour, Session]:
    store, match = _begun(id, hands)
    made = Parlour(store, None, Settings(level=1))
    session = Session.resume(store, match)
    made.show(SheetScreen(made, session))
    made.take_said()
    return made, session


def page(view: View) -> list[str]:
    return [printed(phrase(item.name, item.value)) for item in view.zones[0].items]


@pytest.mark.parametrize("id", KINDS)
def test_every_hand_can_be_paged_through(id: str) -> None:
    made, session = on_sheet(id)
    if find_choice(made.view(), "hands") is not None:
        choose(made, "hands")
    rows = session.sheet.rows
    choose(made, "hand:1")
    for row, result in zip(rows, session.match.results, strict=True):
        view = made.view()
        assert view.scene is Scene.RESULT and isinstance(view.content, ResultView)
        alone = session.rules.seats == 1
        assert view.title == messages.hand_of(number=row.hand, of=len(rows), alone=alone)
        booked = 0 if result.booked is None else result.booked
        assert view.content.points == result.points(booked)
        newer = choice_named(view, "newer")
        assert bool(newer.why) == (row.hand == len(rows))
        choose(made, "newer")
    assert messages.LAST in made.take_said()
    choose(made, "older")
    assert f"{len(rows) - 1} of" in printed(made.view().title)
    choose(made, "back")
    assert made.view().scene is Scene.SHEET


@pytest.mark.parametrize("hands", [3, 200])
@pytest.mark.parametrize("id", KINDS)
def test_every_number_opens_what_it_comes_from(id: str, hands: int) -> None:
    if hands > 100 and id in ("pro", "gin500", "color"):
        hands = 12
    made, session = on_sheet(id, hands)
    shown = [made.view()]
    if find_choice(made.view(), "hands") is not None:
        choose(made, "hands")
        shown.append(made.view())
    for view in shown:
        if view.content.pegs is not None:
            continue
        doors = {choice.item for choice in view.choices}
        for item in view.zones[0].items:
            numbered = any(sign.isdecimal() for sign in printed(item.value))
            assert not numbered or item.ref in doors, item
    for choice in made.view().choices:
        if not isinstance(choice.intent, Pick):
            continue
        made.choose(choice.intent)
        view = made.view()
        assert view.scene in (Scene.RESULT, Scene.SOURCES) and page(view)
        for door in view.choices:
            if isinstance(door.intent, Pick):
                made.choose(door.intent)
                assert made.view().scene is Scene.RESULT
                choose(made, "back")
                break
        choose(made, "back")
        assert made.view().scene is Scene.SHEET
    assert session.sheet.rows


@pytest.mark.parametrize("id", ["pro", "race", "twofold"])
def test_the_board_opens_its_tracks_and_its_last_hand(id: str) -> None:
    made, session = on_sheet(id)
    view = made.view()
    assert view.content.pegs is not None
    doors = {choice.item: choice.intent for choice in view.choices}
    for track in view.content.pegs.tracks:
        made.choose(doors[LineRef(PaperLine.PEG, track.id)])
        assert made.view().scene is Scene.SOURCES
        choose(made, "back")
    made.choose(doors[LineRef(PaperLine.LAST)])
    assert f"Hand {len(session.sheet.rows)} of" in printed(made.view().title)


def test_the_lines_add_up_to_their_figure() -> None:
    made, session = on_sheet("gin", 200)
    sheet = session.sheet
    assert sheet.over
    choose(made, "from:total")
    lines = page(made.view())
    for seat in (0, 1):
        parts = [line.points[seat] for line in sheet.end]
        assert sum(parts) == sheet.totals[seat]
        told = words.sum_of(person(seat, "Felix"), parts, sheet.totals[seat])
        assert printed(told) in lines
    choose(made, "back")
    choose(made, f"from:end:{[line.kind for line in sheet.end].index(EndKind.BOXES)}")
    boxes = [line for line in page(made.view()) if line.endswith("1 box")]
    assert len(boxes) == sum(sheet.boxes)


def test_each_of_three_columns_opens_the_hands_scored_in_it() -> None:
    made, session = on_sheet("hollywood")
    choose(made, "from:group:second")
    (track,) = (one for one in session.sheet.tracks if one.measure.value == "second")
    wrote = [place for place, gains in enumerate(track.gains, start=1) if any(gains)]
    opened = [c.words for c in made.view().choices if isinstance(c.intent, Pick)]
    assert opened == [(f"hand {place}",) for place in wrote]


@pytest.mark.parametrize("id", ["gin", "hollywood", "color", "pro"])
def test_by_click_key_and_screen_reader(id: str) -> None:
    made, _ = on_sheet(id)
    app = App(made, (1280, 800))
    devices = Devices(app)
    door = next(c for c in app.view.choices if isinstance(c.intent, Pick) and not c.aside)
    app.settle()
    slot = app.place.slots[door.item]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        event = pygame.event.Event(kind, button=1, pos=(round(slot.x), round(slot.y)))
        devices.handle(event, app.clock.now())
    opened = app.view
    assert opened.scene in (Scene.SOURCES, Scene.RESULT)
    check(app)
    app.command(Command.BACK)
    assert app.view.scene is Scene.SHEET
    tree = check(app)
    app.pointing.set_focus(door.item, keyboard=True)
    app.command(Command.ACTIVATE)
    assert app.view.title == opened.title
    app.command(Command.BACK)
    carry_out(app, next(node for node in tree.nodes if node.act == door.intent))
    assert app.view.title == opened.title
    surface = pygame.Surface((1280, 800))
    app.frames.draw(surface, time.monotonic() + 60)
    check(app)


def test_in_the_terminal_by_words() -> None:
    made, _ = on_sheet("gin")
    out = io.StringIO()
    Terminal(made, io.StringIO("hand 2\nbefore\nbefore\nback\nfrom hands won\nquit\n"), out).run()
    told = out.getvalue()
    assert "Hand 2 of " in told and "Hand 1 of " in told
    assert printed(messages.FIRST) in told
    assert "Hands won: the hands" in told


@pytest.mark.parametrize("id", KINDS)
def test_every_line_has_german_words_to_type(id: str) -> None:
    made, _ = on_sheet(id)
    said = [word for choice in made.view().choices for word in choice.words[:1]]
    lines = [word for word in said if word.startswith("from ")]
    assert lines
    translation.speak("de")
    try:
        for word in lines:
            own = offered(word)
            kept = f"aus {word.removeprefix('from ')}"
            assert own.startswith("aus ") and (own != kept or word == "from gin"), word
            assert in_english(own) == word
    finally:
        translation.speak("en")


def test_in_the_terminal_by_german_words() -> None:
    made, _ = on_sheet("gin")
    out = io.StringIO()
    translation.speak("de")
    try:
        Terminal(made, io.StringIO("aus gewonnenen runden\nende\n"), out).run()
        counted = printed(messages.figure(figure=SheetFigure.HANDS_WON))
    finally:
        translation.speak("en")
    assert f"{counted}: " in out.getvalue()
