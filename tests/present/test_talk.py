"""Table talk and the choice of an opponent: what is said, when, and that it gives nothing away."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, contains, says
from gin.language.catalogue import catalogue
from gin.language.resolve import resolve
from gin.language.telling import printed
from gin.messages import people
from gin.messages.talk import SERIES
from gin.present.by_name import choose, find_choice
from gin.present.output import talk
from gin.present.pictures import Portrait
from gin.present.shell.parlour import Parlour
from gin.present.view import Role, Scene
from gin.present.words.people import PEOPLE, person
from gin.present.words.talk import Occasion, lines
from gin.rules.model.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    HandOver,
    Knocked,
    Took,
    WentGin,
)
from gin.rules.model.result import HandResult, Outcome, Side
from gin.session.checks import GUEST_LEVEL
from gin.session.settings import ALLOWED
from gin.session.storage.store import Store
from tools.gallery import play_until

CARD = Card.parse("7H")
SIDES = (Side((), 0, 30), Side((), 0, 30))


def counted(outcome: Outcome, ender: int, winner: int | None) -> HandOver:
    return HandOver(HandResult(outcome, ender, winner, SIDES))


def test_everyone_has_a_portrait_and_something_to_say_on_every_occasion() -> None:
    for level in ALLOWED["level"]:
        assert level in PEOPLE
    portraits = [person.portrait for person in PEOPLE.values()]
    assert {*portraits, Portrait.NOBODY} == set(Portrait)
    assert len(portraits) == len(set(portraits)) == 5
    for one in PEOPLE.values():
        for occasion in Occasion:
            assert len(lines(one.portrait, occasion)) >= 2
    known = {f"{person.portrait}-{occasion}" for person in PEOPLE.values() for occasion in Occasion}
    assert set(SERIES) == known


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_said_is_short_and_nobodys_but_ones_own(language: str) -> None:
    entries = catalogue(language).entries
    said = [line for lines in SERIES.values() for line in lines]
    assert all(line.id in entries for line in said)
    every = [resolve(line, language) for line in said]
    assert all(line.strip() == line and len(line) <= 72 for line in every)
    assert len(set(every)) == len(every), "two people say the same"


@pytest.mark.parametrize(
    ("events", "found"),
    [
        ((Took(1, CARD),), Occasion.TAKES),
        ((Took(0, CARD),), Occasion.LOSES_CARD),
        ((Took(1, CARD), Discarded(1, CARD)), Occasion.TAKES),
        ((Drew(1, None),), None),
        ((Discarded(0, CARD),), None),
        ((Knocked(1, None, (), 0, 0),), Occasion.KNOCKS),
        ((Knocked(0, None, (), 0, 0),), None),
        ((WentGin(1, None, (), False), counted(Outcome.GIN, 1, 1)), Occasion.GOES_GIN),
        ((counted(Outcome.GIN, 0, 0),), Occasion.IS_GINNED),
        ((counted(Outcome.KNOCK, 0, 0),), Occasion.IS_KNOCKED),
        ((counted(Outcome.KNOCK, 1, 1),), Occasion.WINS),
        ((counted(Outcome.UNDERCUT, 0, 1),), Occasion.UNDERCUTS),
        ((counted(Outcome.UNDERCUT, 1, 0),), Occasion.IS_UNDERCUT),
        ((counted(Outcome.VOID, 0, None),), Occasion.NOBODY),
        ((counted(Outcome.OUT, 0, 0),), Occasion.LOSES),
        ((counted(Outcome.CHALLENGE, 1, 0),), Occasion.LOSES),
        ((counted(Outcome.REFUSED, 0, 0),), Occasion.LOSES),
        ((counted(Outcome.COMPARED, 1, 0),), Occasion.LOSES),
        ((counted(Outcome.OUT, 1, 1),), Occasion.WINS),
    ],
)
def test_what_happens_is_spoken_of_as_what_it_is(
    events: tuple[Event, ...], found: Occasion | None
) -> None:
    assert talk.occasion(events, 1) == found


def test_the_first_deal_is_greeted_and_the_match_ends_with_a_word() -> None:
    dealt = (Dealt(0, CARD),)
    assert talk.occasion(dealt, 1, first=True) is Occasion.GREETING
    assert talk.occasion(dealt, 1) is None
    over = (counted(Outcome.KNOCK, 0, 0),)
    assert talk.occasion(over, 1, match_winner=1) is Occasion.WINS_MATCH
    assert talk.occasion(over, 1, match_winner=0) is Occasion.LOSES_MATCH


def test_nobody_says_the_same_twice_in_a_row() -> None:
    last: Text = NOTHING
    over = (counted(Outcome.KNOCK, 0, 0),)
    for seed in range(60):
        chance = random.Random(seed)
        line = talk.remark(Portrait.ADA, over, 1, chance, first=False, before=last)
        assert line
        assert line != last
        last = line


def test_a_taken_card_is_spoken_of_now_and_then_only() -> None:
    said = [
        talk.remark(Portrait.BRUNO, (Took(1, CARD),), 1, random.Random(seed), first=False)
        for seed in range(400)
    ]
    assert 0.1 < sum(map(bool, said)) / len(said) < 0.35


def test_what_is_said_does_not_depend_on_cards_that_are_hidden() -> None:
    hidden = Knocked(1, None, (), 0, 0)
    other = replace(hidden, card=CARD)
    for seed in range(40):
        said = {
            talk.remark(Portrait.VERA, (event,), 1, random.Random(seed), first=False)
            for event in (hidden, other)
        }
        assert len(said) == 1


def parlour(**settings: object) -> Parlour:
    made = Parlour(Store.in_memory(), None, seed=3)
    for name, value in {"speed": "instant", **settings}.items():
        made.change(name, value)
    return made


def _words(made: Parlour) -> Text:
    table = made.view().table
    return table.other.talk if table is not None and table.other is not None else NOTHING


def _can_draw(made: Parlour) -> bool:
    draw = find_choice(made.view(), "draw")
    return draw is not None and not draw.why


def test_a_word_stands_beside_the_portrait_until_the_player_has_moved() -> None:
    made = parlour()
    play_until(made, lambda m: bool(_words(m)) and _can_draw(m))
    line = _words(made)
    assert any(contains(told.text, line) for told in made.take_told())
    choose(made, "draw")
    assert not _words(made)


def test_talk_can_be_turned_off() -> None:
    made = parlour(talk=False)
    play_until(made, lambda m: m.view().scene is Scene.RESULT)
    assert not _words(made)
    assert not any("“" in printed(told.text) for told in made.take_told())


def test_the_one_who_sits_down_next_is_chosen_by_portrait() -> None:
    made = parlour()
    choose(made, "games")
    choose(made, "level")
    view = made.view()
    assert view.scene is Scene.PEOPLE
    rows = [item for zone in view.zones for item in zone.items if item.role is Role.PERSON]
    everybody = [*ALLOWED["level"], GUEST_LEVEL]
    assert [row.id for row in rows] == [f"person:{level}" for level in everybody]
    assert [row.id for row in rows if row.selected] == [f"person:{made.settings.level}"]
    choose(made, "person:1")
    assert made.settings.level == 1
    assert says(made.take_told()[-1].text, people.sits_down(who=person(1, "Felix")))
