"""The end of a match: the final sum, achievements and the next choices."""

from __future__ import annotations

import time
from functools import cache

import pygame
import pytest
from msgspec.structs import replace

from gin.ai.players.simple import Simple
from gin.ai.players.solitary import advise
from gin.core.message import contains
from gin.interface import destinations
from gin.interface.intents import Open
from gin.interface.refs import LineRef, PaperLine
from gin.interface.view import Scene
from gin.language import translation
from gin.language.translation import printed
from gin.messages import final as messages
from gin.present.shell.parlour import Parlour
from gin.present.words import final as words
from gin.session.achievements import Achieved, Achievement, achievements_of
from gin.session.game import Session
from gin.session.likeness import READY
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.variants.setups import setup
from tests.access.test_access import check
from tests.support.by_name import choice_named, choose

KINDS = ("gin", "solitary", "hollywood", "color", "pro", "race", "twofold", "dice", "gin500")


@cache
def _over(id: str, seed: int = 8) -> tuple[Store, int]:
    store = Store.in_memory()
    return store, _play(store, id, seed)


def _play(store: Store, id: str, seed: int, *, practice: bool = False, level: int = 1) -> int:
    session = Session.begin(store, setup(id), level, seed, practice=practice)
    choose = Simple(3).choose
    while not (session.hand_over and session.sheet.over):
        if session.hand_over:
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        elif session.level is None:
            session.submit(advise(session.seen, ahead=False).action)
        else:
            session.submit(choose(session.seen))
    return session.id


def ended(id: str) -> tuple[Parlour, Session]:
    store, match = _over(id)
    made = Parlour(store, None, Settings(level=3))
    session = Session.resume(store, match)
    made.open(destinations.ToFinalScore(session))
    return made, session


@pytest.mark.parametrize("id", KINDS)
def test_the_lines_add_up_to_the_sum(id: str) -> None:
    made, session = ended(id)
    shown, sheet = made.view().content, session.sheet
    assert shown is not None
    assert shown.won is (sheet.winner == 0)
    assert len({line.ref for line in shown.lines}) == len(shown.lines)
    sums = [line for line in shown.lines if line.strong]
    if not sums:
        # These games compare points and deals separately, so there is no sum.
        told = [line.numbers for line in shown.lines]
        expected = [
            tuple(
                None if goal is None else now for now, goal in zip(one.now, one.goals, strict=True)
            )
            for one in sheet.tracks
        ]
        assert told == expected
        return
    (whole,) = sums
    assert whole.numbers == sheet.totals
    ends = [line for line in shown.lines if line.ref.line is PaperLine.END]  # type: ignore[union-attr]
    added = ends or [line for line in shown.lines if not line.strong]
    for seat, total in enumerate(whole.numbers):
        if added:
            assert sum(line.numbers[seat] or 0 for line in added) == total


@pytest.mark.parametrize("id", KINDS)
def test_all_of_it_is_announced_drawn_and_printed(id: str) -> None:
    made, _ = ended(id)
    view = made.view()
    texts = [item for zone in view.zones[:-1] for item in zone.items]
    assert all(contains(view.status, item.name) for item in texts)
    app = App(made, (800, 600))
    app.settle()
    target = pygame.Surface((800, 600))
    app.frames.draw(target, time.monotonic())
    assert {item.ref for item in texts} <= set(app.place.slots)
    check(app)


def test_boxes_state_their_number_of_hands() -> None:
    made, session = ended("gin")
    shown = made.view().content
    assert shown is not None
    yours, theirs = session.sheet.boxes
    each = session.rules.format.box_bonus
    why = messages.why_boxes(yours=yours, theirs=theirs, each=each, extra=False)
    assert why in [line.why for line in shown.lines]


@pytest.mark.parametrize(
    ("language", "hands", "boxes"),
    [
        ("en", "hands won: 1 to 1, 20 points each", "3 to 1, 25 points each"),
        ("de", "gewonnene Runden: 1 zu 1, je 20 Punkte", "3 zu 1, je 25 Punkte"),
    ],
)
def test_the_reason_for_boxes_is_said_as_players_say_it(
    language: str, hands: str, boxes: str
) -> None:
    translation.follow(language)
    said = [
        printed(messages.why_boxes(yours=1, theirs=1, each=20, extra=False)),
        printed(messages.why_boxes(yours=3, theirs=1, each=25, extra=True)),
    ]
    translation.follow("en")
    assert said == [hands, boxes]


def test_a_rematch_keeps_the_opponent_whatever_the_settings_say() -> None:
    made, session = ended("gin")
    assert made.settings.level != session.level
    choose(made, "again")
    again = made.session()
    assert again is not None and again.id != session.id
    assert (again.level, again.setup) == (session.level, session.setup)


def test_the_last_result_leads_here_and_the_sheet_leads_back() -> None:
    store, match = _over("gin")
    made = Parlour(store, None, Settings())
    made.matches.resume(match)
    assert choice_named(made.view(), "final").main
    choose(made, "final")
    assert made.view().scene is Scene.FINAL
    shown = made.view().content
    assert shown is not None and not shown.known
    choose(made, "sheet")
    choose(made, "back")
    shown = made.view().content
    assert shown is not None and shown.known


def test_a_player_without_a_portrait_may_choose_one() -> None:
    made, _ = ended("gin")
    to_faces = Open(destinations.ToYourself())
    assert made.view().choice(to_faces) is not None
    made.change("portrait", str(READY[0]))
    assert made.view().choice(to_faces) is None


def test_input_during_writing_only_completes_the_text() -> None:
    store, match = _over("gin")
    made = Parlour(store, None, Settings(motion="full"))
    session = Session.resume(store, match)
    app = App(made, (800, 600))
    devices = Devices(app)
    made.open(destinations.ToFinalScore(session))
    app.refresh()
    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)
    devices.handle(enter, app.clock.now())
    assert app.view.scene is Scene.FINAL
    assert not app.showing
    devices.handle(enter, app.clock.now())
    assert app.view.scene is Scene.FINAL
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, scancode=0)
    devices.handle(up, app.clock.now())
    devices.handle(enter, app.clock.now())
    assert app.view.scene is not Scene.FINAL


def test_with_reduced_motion_text_appears_whole() -> None:
    made, _ = ended("gin")
    made.change("motion", "reduced")
    assert not App(made, (800, 600)).showing


# Achievements.


def _reached(store: Store, match: int) -> dict[Achievement, Achieved]:
    return {one.feat: one for one in achievements_of(Session.resume(store, match))}


def test_a_first_win_and_the_score_are_announced_for_matches_that_count() -> None:
    store = Store.in_memory()
    first = _play(store, "gin", 8)
    won = Session.resume(store, first).sheet.winner == 0
    found = _reached(store, first)
    assert (Achievement.FIRST_WIN in found) is won
    assert Achievement.STANDING not in found
    second = _play(store, "gin", 9)
    standing = _reached(store, second)[Achievement.STANDING]
    assert standing.number + standing.lost == 2
    practice = _reached(store, _play(store, "gin", 10, practice=True))
    assert not {
        Achievement.FIRST_WIN,
        Achievement.STANDING,
        Achievement.STREAK,
        Achievement.HIGHEST,
    } & set(practice)
    assert not any(one.record for one in practice.values())


def test_the_best_hand_is_a_record_only_if_it_beats_earlier_hands() -> None:
    store = Store.in_memory()
    best = 0
    for seed in range(5, 11):
        session = Session.resume(store, _play(store, "gin", seed))
        mine = max((one.points(0) for one in session.match.results if one.winner == 0), default=0)
        found = _reached(store, session.id).get(Achievement.BEST_HAND)
        if found is not None:
            assert found.number == mine
            assert session.match.results[found.hand - 1].points(0) == mine
            assert found.record is (0 < best < mine)
        best = max(best, mine)


def test_every_achievement_has_a_sentence() -> None:
    told = {words.feat(Achieved(feat, 2, 1, 1), "Ada") for feat in Achievement}
    assert len(told) == len(Achievement)
    assert words.feat(replace(Achieved(Achievement.STREAK, 3), record=True), "Ada") not in told


def test_talk_is_announced_with_the_speakers_name() -> None:
    store, match = _over("gin")
    made = Parlour(store, None, Settings())
    made.open(destinations.ToFinalScore(Session.resume(store, match), messages.TITLE))
    item = made.view().item(LineRef(PaperLine.TALK))
    assert item is not None and contains(item.name, messages.TITLE)
