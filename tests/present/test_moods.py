"""Moods of the players' faces, and the events that change them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import Verbatim
from gin.interface.pictures import Mood, Portrait
from gin.interface.result import ResultView
from gin.interface.table import PlayerView
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.present.tableview.mood import mood_after, mood_of
from gin.present.words import access
from gin.rules.model.events import (
    ChallengeMade,
    Dealt,
    Discarded,
    Drew,
    Event,
    HandOver,
    Knocked,
    LaidOut,
    Passed,
    Took,
    WentGin,
    WentOut,
)
from gin.rules.model.result import HandResult, Outcome, Side
from gin.rules.sheets.base import Measure, Sheet, Track
from tests.support.by_name import choose
from tools.gallery.reaching import parlour, play_until

CARD, OTHER = Card.parse("7H"), Card.parse("KS")
SIDES = (Side((), 0, 30), Side((), 0, 30))
ME, YOU = 1, 0


def sheet(*scores: int, winner: int | None = None) -> Sheet:
    track = Track(Measure.POINTS, (100, 100), (scores,), (scores,))
    return Sheet((), scores, (0, 0), winner is not None, winner, tracks=(track,))


LEVEL = sheet(0, 0)


def counted(outcome: Outcome, ender: int, winner: int | None) -> HandResult:
    return HandResult(outcome, ender, winner, SIDES)


@pytest.mark.parametrize(
    ("log", "on_turn", "shown"),
    [
        ((Dealt(0, CARD), Passed(YOU, CARD)), True, Mood.THINKING),
        ((Drew(ME, None),), True, Mood.THINKING),
        ((Drew(ME, None), Discarded(ME, CARD)), False, Mood.CALM),
        ((Took(ME, CARD),), True, Mood.PLEASED),
        ((Took(ME, CARD), Discarded(ME, OTHER)), False, Mood.PLEASED),
        ((Took(ME, CARD), Discarded(ME, OTHER), Drew(YOU, CARD)), False, Mood.CALM),
        ((Discarded(ME, CARD), Took(YOU, CARD)), False, Mood.CAUGHT),
        ((Dealt(0, CARD), Took(YOU, CARD)), False, Mood.CALM),
        ((Knocked(ME, None, (), 0, 0),), False, Mood.PLEASED),
        ((Knocked(YOU, None, (), 0, 0),), True, Mood.CAUGHT),
        ((WentGin(ME, None, (), False),), False, Mood.WINNING),
        ((WentOut(YOU, gin=True),), False, Mood.CAUGHT),
        ((LaidOut(ME, (), (), ()),), True, Mood.PLEASED),
        ((LaidOut(YOU, (), (), ()),), False, Mood.CALM),
        ((ChallengeMade(YOU),), True, Mood.CAUGHT),
        ((HandOver(counted(Outcome.VOID, 0, None)),), False, Mood.CALM),
    ],
)
def test_the_face_reacts_to_the_last_public_event(
    log: tuple[Event, ...], on_turn: bool, shown: Mood
) -> None:
    assert mood_of(log, ME, LEVEL, on_turn=on_turn, first=False) is shown


def test_a_match_starts_with_a_greeting_and_later_hands_with_the_score() -> None:
    log = (Dealt(0, CARD),)

    def at(sheet: Sheet, *, first: bool = False) -> Mood:
        return mood_of(log, ME, sheet, on_turn=False, first=first)

    assert at(LEVEL, first=True) is Mood.GREETING
    passed = (*log, Passed(ME, CARD))
    assert mood_of(passed, ME, LEVEL, on_turn=False, first=True) is Mood.GREETING
    answered = (*passed, Passed(YOU, CARD))
    assert mood_of(answered, ME, LEVEL, on_turn=True, first=True) is Mood.THINKING
    assert mood_of((*answered, Drew(ME, None)), ME, LEVEL, on_turn=False, first=True) is Mood.CALM
    assert at(sheet(40, 60)) is Mood.CALM
    assert at(sheet(5, 60)) is Mood.PLEASED
    assert at(sheet(60, 5)) is Mood.LOSING
    assert at(replace(sheet(60, 5), low_wins=True)) is Mood.PLEASED


@pytest.mark.parametrize(
    ("result", "mine", "yours"),
    [
        (counted(Outcome.KNOCK, ME, ME), Mood.PLEASED, Mood.LOSING),
        (counted(Outcome.GIN, ME, ME), Mood.WINNING, Mood.CAUGHT),
        (counted(Outcome.UNDERCUT, YOU, ME), Mood.WINNING, Mood.CAUGHT),
        (counted(Outcome.VOID, YOU, None), Mood.CALM, Mood.CALM),
    ],
)
def test_a_count_appears_in_both_fonts(result: HandResult, mine: Mood, yours: Mood) -> None:
    assert (mood_after(result, ME, LEVEL), mood_after(result, YOU, LEVEL)) == (mine, yours)


def test_a_match_that_is_over_outweighs_the_hand() -> None:
    lost = counted(Outcome.GIN, YOU, YOU)
    assert mood_after(lost, ME, sheet(110, 60, winner=YOU)) is Mood.LOSING
    assert mood_after(lost, YOU, sheet(110, 60, winner=YOU)) is Mood.WINNING


def opposite(made: Parlour) -> PlayerView:
    shown = made.view().table
    assert shown is not None
    assert shown.other is not None
    return shown.other


def test_the_view_carries_the_mood_from_the_cut_to_the_end_of_a_match() -> None:
    made = parlour()
    choose(made, "play")
    assert opposite(made).mood is Mood.GREETING, "while the cards are cut"
    seen: set[Mood] = set()

    def over(made: Parlour) -> bool:
        other = opposite(made)
        seen.add(other.mood)
        if other.mood is Mood.THINKING:
            assert other.on_turn
        session = made.session()
        return session is not None and session.hand_over and session.sheet.over

    play_until(made, over)
    assert seen >= {Mood.GREETING, Mood.THINKING, Mood.CALM, Mood.PLEASED}
    view = made.view()
    assert view.scene is Scene.RESULT
    assert isinstance(view.content, ResultView)
    theirs, yours = view.content.sides
    session = made.session()
    assert session is not None
    won = session.sheet.winner == 0
    assert {theirs.mood, yours.mood} == {Mood.WINNING, Mood.LOSING}
    assert yours.mood is (Mood.WINNING if won else Mood.LOSING)
    assert theirs.mood is opposite(made).mood


def test_a_face_is_described_in_a_few_words_unless_it_is_calm() -> None:
    told = {
        mood: access.face(PlayerView(Verbatim("Ada"), 0, portrait=Portrait.ADA, mood=mood))
        for mood in Mood
    }
    assert not told.pop(Mood.CALM)
    assert len({printed(one) for one in told.values()}) == len(told)
    assert all("Ada" in printed(one) for one in told.values())
    nobody = PlayerView(Verbatim("Guest"), 0, mood=Mood.PLEASED)
    assert not access.face(nobody)
