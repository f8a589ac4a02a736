"""Table talk and the choice of an opponent: the lines reveal nothing about hidden cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.ai.players.levels import LEARNER
from gin.core.cards import Card
from gin.core.message import NOTHING, Text, contains, says
from gin.interface.pictures import Portrait
from gin.interface.view import Role, Scene
from gin.language.catalogue import catalogue
from gin.language.resolve import resolve
from gin.language.translation import printed
from gin.messages import people
from gin.messages.talk import SERIES
from gin.present.lesson import script
from gin.present.output import shuffle_bag, talk
from gin.present.shell.parlour import Parlour
from gin.present.words.people import PEOPLE, person
from gin.present.words.talk import TalkOccasion, lines, unfit
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
from gin.session.acquaintance import Acquaintance
from gin.session.opponent_seat import GUEST_LEVEL
from gin.session.settings import ALLOWED
from gin.session.storage.store import ActionRow, Store
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice
from tools.gallery.reaching import play_until

CARD = Card.parse("7H")
SIDES = (Side((), 0, 30), Side((), 0, 30))


def counted(outcome: Outcome, ender: int, winner: int | None) -> HandOver:
    return HandOver(HandResult(outcome, ender, winner, SIDES))


EVERY_HAND = {
    TalkOccasion.NEXT_HAND,
    TalkOccasion.TAKES,
    TalkOccasion.LOSES_CARD,
    TalkOccasion.KNOCKS,
    TalkOccasion.IS_KNOCKED,
    TalkOccasion.WINS,
    TalkOccasion.LOSES,
}


def occasions_of(speaker: Portrait) -> list[TalkOccasion]:
    own = {
        TalkOccasion.LEARNS, TalkOccasion.EASES, TalkOccasion.LADDER_TOP, TalkOccasion.TAUGHT,
    }  # fmt: skip
    if speaker is Portrait.PIA:
        own = {TalkOccasion.LADDER_TOP, TalkOccasion.TAUGHT}
    if speaker is Portrait.ADA:
        own.remove(TalkOccasion.TAUGHT)
    if speaker is Portrait.ANSELM:
        own.remove(TalkOccasion.LADDER_TOP)
    return [one for one in TalkOccasion if one not in own]


def test_everyone_has_a_portrait_and_something_to_say_on_every_occasion() -> None:
    for level in ALLOWED["level"]:
        assert level in PEOPLE
    portraits = [person.portrait for person in PEOPLE.values()]
    assert {*portraits, Portrait.NOBODY} == set(Portrait)
    assert len(portraits) == len(set(portraits)) == 6
    for one in PEOPLE.values():
        for occasion in occasions_of(one.portrait):
            known = lines(one.portrait, occasion)
            assert len(known) == (12 if occasion in EVERY_HAND else 5), (one.name, occasion)
    named = {
        f"{person.portrait}-{occasion}"
        for person in PEOPLE.values()
        for occasion in occasions_of(person.portrait)
    }
    assert set(SERIES) == named


@pytest.mark.parametrize("language", ["en", "de"])
def test_remarks_are_short_and_unique_to_a_person(language: str) -> None:
    entries = catalogue(language).entries
    said = [line for lines in SERIES.values() for line in lines]
    assert all(line.id in entries for line in said)
    every = [resolve(line, language) for line in said]
    assert all(line.strip() == line and len(line) <= 60 for line in every)
    assert len(set(every)) == len(every), "two people say the same"


def test_vera_chats_and_anselm_is_terse() -> None:
    def said(speaker: Portrait) -> list[str]:
        found = [line for name, of in SERIES.items() if name.startswith(speaker) for line in of]
        return [resolve(line, "en") for line in found]

    def words(speaker: Portrait) -> float:
        every = said(speaker)
        return sum(len(line.split()) for line in every) / len(every)

    short = re.compile(r"\w'(s|t|d|m|ll|ve|re)\b")
    stiff = re.compile(r"\b(I (am|have|shall|will)|(do|did|is|was|will|would) not)\b")
    vera, anselm = said(Portrait.VERA), said(Portrait.ANSELM)
    assert not [line for line in vera if stiff.search(line)]
    assert sum(bool(short.search(line)) for line in vera) > len(vera) / 3
    assert [line for line in anselm if short.search(line)] == ["A hair's breadth."]
    assert words(Portrait.ANSELM) < 0.75 * words(Portrait.VERA)


@pytest.mark.parametrize(
    ("events", "found"),
    [
        ((Took(1, CARD),), TalkOccasion.TAKES),
        ((Took(0, CARD),), TalkOccasion.LOSES_CARD),
        ((Took(1, CARD), Discarded(1, CARD)), TalkOccasion.TAKES),
        ((Drew(1, None),), None),
        ((Discarded(0, CARD),), None),
        ((Knocked(1, None, (), 0, 0),), TalkOccasion.KNOCKS),
        ((Knocked(0, None, (), 0, 0),), None),
        ((WentGin(1, None, (), False), counted(Outcome.GIN, 1, 1)), TalkOccasion.GOES_GIN),
        ((counted(Outcome.GIN, 0, 0),), TalkOccasion.IS_GINNED),
        ((counted(Outcome.KNOCK, 0, 0),), TalkOccasion.IS_KNOCKED),
        ((counted(Outcome.KNOCK, 1, 1),), TalkOccasion.WINS),
        ((counted(Outcome.UNDERCUT, 0, 1),), TalkOccasion.UNDERCUTS),
        ((counted(Outcome.UNDERCUT, 1, 0),), TalkOccasion.IS_UNDERCUT),
        ((counted(Outcome.VOID, 0, None),), TalkOccasion.NOBODY),
        ((counted(Outcome.OUT, 0, 0),), TalkOccasion.LOSES),
        ((counted(Outcome.CHALLENGE, 1, 0),), TalkOccasion.LOSES),
        ((counted(Outcome.REFUSED, 0, 0),), TalkOccasion.LOSES),
        ((counted(Outcome.COMPARED, 1, 0),), TalkOccasion.LOSES),
        ((counted(Outcome.OUT, 1, 1),), TalkOccasion.WINS),
    ],
)
def test_each_event_has_its_own_wording(
    events: tuple[Event, ...], found: TalkOccasion | None
) -> None:
    log = (Discarded(0, CARD), Discarded(1, CARD), *events)
    assert talk.occasion(events, 1, log=log) == found


def test_the_first_deal_is_greeted_and_the_match_ends_with_a_word() -> None:
    dealt = (Dealt(0, CARD),)
    assert talk.occasion(dealt, 1, log=dealt, first=True) is TalkOccasion.GREETING
    assert talk.occasion(dealt, 1, log=dealt) is TalkOccasion.NEXT_HAND
    over = (counted(Outcome.KNOCK, 0, 0),)
    assert talk.occasion(over, 1, log=over, match_winner=1) is TalkOccasion.WINS_MATCH
    assert talk.occasion(over, 1, log=over, match_winner=0) is TalkOccasion.LOSES_MATCH


def test_only_a_card_discarded_by_the_opponent_is_mentioned() -> None:
    taken = Took(0, CARD)
    for log, found in (
        ((Dealt(0, CARD), taken), None),
        ((Dealt(0, CARD), Discarded(1, CARD), taken), TalkOccasion.LOSES_CARD),
    ):
        assert talk.occasion((taken,), 1, log=log) is found


def test_remarks_do_not_depend_on_hidden_cards() -> None:
    hidden = Knocked(1, None, (), 0, 0)
    assert {
        talk.occasion((event,), 1, log=(event,)) for event in (hidden, replace(hidden, card=CARD))
    } == {TalkOccasion.KNOCKS}


@pytest.mark.parametrize("size", [5, 12])
def test_a_bag_holds_each_line_once_and_the_next_bag_starts_with_another(size: int) -> None:
    last = None
    for number in range(200):
        found = shuffle_bag.bag_order("ada-wins", number, size)
        assert sorted(found) == list(range(size))
        assert found[0] != last
        last = found[-1]


def said_in_matches(store: Store, count: int, hands: int) -> list[list[Text]]:
    """Return what Vera says in `count` matches in which she knocks `hands` times."""
    return [
        [
            shuffle_bag.draw_line(
                store, Portrait.VERA, TalkOccasion.KNOCKS, random.Random(hand), match
            )
            for hand in range(hands)
        ]
        for match in range(1, count + 1)
    ]


def test_no_line_is_said_twice_in_three_matches_even_after_a_restart(tmp_path: Path) -> None:
    found = []
    for _ in range(3):
        store = Store.open(tmp_path)
        found += said_in_matches(store, 4, 4)
        store.close()
    for first in range(len(found) - 2):
        lines_said = [line for match in found[first : first + 3] for line in match if line]
        assert len(set(lines_said)) == len(lines_said)
    assert {line for match in found for line in match} == {
        *lines(Portrait.VERA, TalkOccasion.KNOCKS)
    }


def test_an_opponent_is_silent_rather_than_repeating_a_line() -> None:
    found = said_in_matches(Store.in_memory(), 3, 10)
    assert [sum(bool(line) for line in match) for match in found] == [10, 2, 0]
    later = said_in_matches(Store.in_memory(), 20, 4)
    assert all(line for match in later for line in match), "later matches bring lines back"


def test_pia_says_she_only_of_a_queen() -> None:
    def said_of(code: str) -> set[str]:
        store, card = Store.in_memory(), Card.parse(code)
        found = [
            shuffle_bag.draw_line(
                store, Portrait.PIA, TalkOccasion.TAKES, random.Random(turn), 1, unfit(card)
            )
            for turn in range(40)
        ]
        return {printed(line) for line in found if line}

    she = "She can live with the others."
    face = "That one has a nice face."
    assert she in said_of("QD") and face in said_of("QD")
    assert she not in said_of("KD") and face in said_of("KD")
    assert {she, face}.isdisjoint(said_of("7D"))


@pytest.mark.parametrize("kept", ["knocks", "knocks many", "knocks -3 wins 5", "9 9 9"])
def test_a_malformed_note_loses_no_line(kept: str) -> None:
    store = Store.in_memory()
    store.set_note(f"talk:{Portrait.FELIX}", kept)
    store.set_note(f"talk:{Portrait.FELIX}:recent", kept)
    line = shuffle_bag.draw_line(store, Portrait.FELIX, TalkOccasion.KNOCKS, random.Random(1), 1)
    assert line in lines(Portrait.FELIX, TalkOccasion.KNOCKS)


LAST_WON = Acquaintance(met=True, won=True, streak=1, ever_beaten=True, away=90_000.0)
LAST_LOST = replace(LAST_WON, won=False)
WEEKS = 60 * 60 * 24 * (talk.LONG + 1.0)


@pytest.mark.parametrize(
    ("known", "usual", "seldom"),
    [
        (Acquaintance(), TalkOccasion.MEETS, set()),
        (Acquaintance(met=True), TalkOccasion.GREETING, set()),
        (LAST_WON, TalkOccasion.WON_LAST, {TalkOccasion.GREETING}),
        (LAST_LOST, TalkOccasion.LOST_LAST, {TalkOccasion.GREETING}),
        (replace(LAST_LOST, away=WEEKS), TalkOccasion.LONG_AGO, set()),
        (
            replace(LAST_WON, streak=talk.STREAK),
            TalkOccasion.ON_STREAK,
            {TalkOccasion.GREETING, TalkOccasion.WON_LAST},
        ),
        (
            replace(LAST_LOST, streak=talk.STREAK, away=60.0),
            TalkOccasion.IN_SLUMP,
            {TalkOccasion.GREETING, TalkOccasion.LOST_LAST, TalkOccasion.AGAIN},
        ),
        (replace(LAST_WON, won=None, away=60.0), TalkOccasion.AGAIN, {TalkOccasion.GREETING}),
    ],
)
def test_a_greeting_refers_to_the_end_of_the_last_match(
    known: Acquaintance, usual: TalkOccasion, seldom: set[TalkOccasion]
) -> None:
    greetings = Counter(
        talk.with_memory(TalkOccasion.GREETING, known, random.Random(seed)) for seed in range(200)
    )
    assert greetings.most_common(1)[0][0] is usual
    assert set(greetings) == {usual, *seldom}


@pytest.mark.parametrize(
    ("known", "wins", "loses"),
    [
        (Acquaintance(), {TalkOccasion.WINS_MATCH}, {TalkOccasion.FIRST_LOSS}),
        (
            LAST_WON,
            {TalkOccasion.WINS_MATCH, TalkOccasion.WINS_AGAIN},
            {TalkOccasion.LOSES_MATCH, TalkOccasion.IS_AVENGED},
        ),
        (
            replace(LAST_WON, ever_beaten=False),
            {TalkOccasion.WINS_MATCH, TalkOccasion.WINS_AGAIN},
            {TalkOccasion.FIRST_LOSS},
        ),
        (
            LAST_LOST,
            {TalkOccasion.WINS_MATCH, TalkOccasion.AVENGED},
            {TalkOccasion.LOSES_MATCH, TalkOccasion.LOSES_AGAIN},
        ),
    ],
)
def test_a_farewell_refers_to_it_too(
    known: Acquaintance, wins: set[TalkOccasion], loses: set[TalkOccasion]
) -> None:
    def partings(found: TalkOccasion) -> set[TalkOccasion]:
        return {talk.with_memory(found, known, random.Random(seed)) for seed in range(60)}

    assert partings(TalkOccasion.WINS_MATCH) == wins
    assert partings(TalkOccasion.LOSES_MATCH) == loses


def test_a_returning_player_is_recognised_by_a_played_match() -> None:
    made = parlour()

    def spoken_by() -> set[TalkOccasion]:
        session, line = made.session(), _words(made)
        assert session is not None and session.level is not None
        speaker = PEOPLE[session.level].portrait
        return {one for one in occasions_of(speaker) if line in lines(speaker, one)}

    def over(made: Parlour) -> bool:
        session = made.session()
        return session is not None and session.hand_over and session.sheet.over

    choose(made, "play")
    assert spoken_by() == {TalkOccasion.MEETS}
    choose(made, "deal")
    assert _words(made) == NOTHING, "the greeting ends with the deal"
    play_until(made, over)
    session = made.session()
    assert session is not None
    mine = session.sheet.winner == 0
    assert spoken_by() == {TalkOccasion.FIRST_LOSS if mine else TalkOccasion.WINS_MATCH}
    choose(made, "again")
    remembered = TalkOccasion.LOST_LAST if mine else TalkOccasion.WON_LAST
    assert spoken_by() <= {remembered, TalkOccasion.AGAIN, TalkOccasion.GREETING}


def test_ada_greets_her_pupil_once_the_lesson_is_over() -> None:
    made = parlour()
    choose(made, "guide")
    made.lesson.move(len(script.STEPS) - 1)
    choose(made, "play")
    assert _words(made) in lines(Portrait.ADA, TalkOccasion.TAUGHT)


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


def test_a_remark_stays_at_the_portrait_until_the_player_moves() -> None:
    made = parlour()
    play_until(made, lambda m: bool(_words(m)) and _can_draw(m))
    line = _words(made)
    assert any(contains(told.text, line) for told in made.take_announcements())
    choose(made, "draw")
    assert not _words(made)


def test_talk_can_be_turned_off() -> None:
    made = parlour(talk=False)
    play_until(made, lambda m: m.view().scene is Scene.RESULT)
    assert not _words(made)
    assert not any("“" in printed(told.text) for told in made.take_announcements())


@pytest.mark.parametrize(("winner", "says_so"), [(0, TalkOccasion.LEARNS), (1, TalkOccasion.EASES)])
def test_pia_says_when_her_level_moves(winner: int, says_so: TalkOccasion) -> None:
    made = parlour(level=LEARNER)
    match = made.store.begin_match("gin", (), LEARNER, 1, None, practice=False)
    for number in range(9):
        made.store.end_hand(
            match, ActionRow(number, 0, 0, "draw"), ("knock", 0, winner, 20, 0, 4, 24), (20, 0),
            None, over=False,
        )  # fmt: skip
    made.matches.start(setup("gin"), 5)
    play_until(made, lambda m: m.view().scene is Scene.RESULT)
    session = made.session()
    assert session is not None and session.result is not None
    assert session.result.winner is not None and not session.sheet.over
    choose(made, "next")
    assert abs(session.stages_moved) == 1
    assert _words(made) in lines(Portrait.PIA, says_so)


def test_the_list_of_opponents_shows_how_well_pia_plays() -> None:
    made = parlour()
    choose(made, "games")
    choose(made, "level")
    (pia,) = [item for zone in made.view().zones for item in zone.items
              if item.id == f"person:{LEARNER}"]  # fmt: skip
    assert printed(pia.note).endswith("Right now she gets about 6 moves in 10 wrong.")


def test_the_next_opponent_is_chosen_by_portrait() -> None:
    made = parlour()
    choose(made, "games")
    choose(made, "level")
    view = made.view()
    assert view.scene is Scene.PEOPLE
    rows = [item for zone in view.zones for item in zone.items if item.role is Role.PERSON]
    assert [row.id for row in rows] == [f"person:{level}" for level in ALLOWED["level"]]
    others = {one.id for zone in view.zones for one in zone.items}
    assert f"button:person:{GUEST_LEVEL}" in others
    assert [row.id for row in rows if row.selected] == [f"person:{made.settings.level}"]
    choose(made, "person:1")
    assert made.settings.level == 1
    assert says(made.take_announcements()[-1].text, people.sits_down(who=person(1, "Felix")))
