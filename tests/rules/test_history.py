"""Earlier hands of a match: the facts that players remember, and how these affect opponents."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from gin.ai.learned.features import AT_MANNER, FEATURES, FeatureReader, Knowledge, know, manner_of
from gin.ai.learned.valuation import valuer
from gin.ai.players.levels import player
from gin.ai.protocol.codec import CardMask, fields_of
from gin.core.cards import Suit
from gin.rules import engine
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.events import HandOver
from gin.rules.model.history import MOST, PastHand, past_hand, remembered
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.table import Table, observe
from gin.session.game import HUMAN, OPPONENT, Session
from gin.session.review import Review
from gin.session.storage.store import Store
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.play import some_action, tables

MODERN = setup("modern").rules
LATE_KNOCK = PastHand(1, Outcome.KNOCK, (7, 8), 5, (0, 20))
EARLY_KNOCK = PastHand(1, Outcome.KNOCK, (2, 3), 9, (0, 14))
LATE_GIN = PastHand(1, Outcome.GIN, (9, 10), 0, (0, 40))
OTHER_KNOCKED_LATE = PastHand(0, Outcome.UNDERCUT, (10, 9), 4, (0, 25))
STOCK = PastHand(None, Outcome.VOID, (16, 15), None, (0, 0))


def played_out(table: Table, rng: random.Random) -> Table:
    while table.phase is not Phase.OVER:
        table = engine.apply(table, some_action(table, rng)).table
    return table


def play_hand(session: Session, rng: random.Random) -> None:
    while not session.hand_over:
        session.act(session._table.turn, some_action(session._table, rng))


# Remembered facts.


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.id != "solitary"])
def test_what_is_remembered_is_what_the_end_of_a_hand_showed_to_both(game: str) -> None:
    rules = start_match(setup(game).rules, 1).rules
    for seed in range(6):
        *_, (table, _) = tables(rules, seed)
        shown = []
        for seat in (0, 1):
            over = observe(table, seat).log[-1]
            assert isinstance(over, HandOver)
            shown.append(past_hand(over.result))
        assert table.result is not None
        assert shown[0] == shown[1] == past_hand(table.result)
        assert shown[0].turns == table.turns
        assert shown[0].points == tuple(table.result.points(seat) for seat in (0, 1))
        assert shown[0].outcome is table.result.outcome
        assert shown[0].winner == table.result.winner
        ender = shown[0].ender
        assert (shown[0].deadwood is None) == (ender is None)
        if ender is not None:
            assert shown[0].deadwood == table.result.sides[ender].deadwood


def test_no_card_can_be_written_down_of_an_earlier_hand() -> None:
    assert fields_of(PastHand) == {
        "ender": int | None,
        "outcome": Outcome,
        "turns": tuple[int, ...],
        "deadwood": int | None,
        "points": tuple[int, ...],
        "winner": int | None,
        "suits": tuple[Suit, ...],
        "die": int | None,
    }
    assert CardMask not in fields_of(PastHand).values()


def test_the_next_hand_is_dealt_with_those_before_in_sight_of_both() -> None:
    rng, match = random.Random(2), start_match(MODERN, 3)
    for number in range(3):
        table = deal(match).table
        for seat in (0, 1):
            assert observe(table, seat).earlier == match.earlier
        assert len(match.earlier) == number
        table = played_out(table, rng)
        assert observe(table, 0).earlier == match.earlier
        assert table.result is not None
        match = finish_hand(match, table.result)
        assert match.earlier[-1] == past_hand(table.result)


def test_nothing_is_remembered_where_nobody_else_plays() -> None:
    match = start_match(setup("solitary").rules, 1)
    table = played_out(deal(match).table, random.Random(1))
    assert table.result is not None
    assert finish_hand(match, table.result).earlier == ()


def test_hands_long_ago_are_forgotten() -> None:
    *_, (table, _) = tables(MODERN, 1)
    assert table.result is not None
    assert len(remembered((past_hand(table.result),) * (MOST + 5))) == MOST


# A resumed match.


def test_a_resumed_match_remembers_the_same() -> None:
    store, rng = Store.in_memory(), random.Random(5)
    session = Session.begin(store, setup("modern"), 5, 4)
    for _ in range(2):
        play_hand(session, rng)
        session.next_hand()
    again = Session.resume(store, session.id)
    assert len(again.seen.earlier) == 2
    for seat in (HUMAN, OPPONENT):
        assert observe(again._table, seat) == observe(session._table, seat)


def test_a_review_shows_what_the_player_knew_of_earlier_hands() -> None:
    store, rng = Store.in_memory(), random.Random(6)
    session = Session.begin(store, setup("modern"), 1, 9)
    play_hand(session, rng)
    session.next_hand()
    earlier = session.seen.earlier
    play_hand(session, rng)
    assert len(earlier) == 1
    decisions = Review(session, 2).decisions
    assert decisions and all(one.seen.earlier == earlier for one in decisions)


# How opponents use them.


@pytest.mark.parametrize(
    ("earlier", "manner"),
    [
        ((), 0),
        ((EARLY_KNOCK,), 0),
        ((LATE_KNOCK,), 3),
        ((LATE_KNOCK,) * 5, 6),
        ((LATE_GIN,), 1),
        ((STOCK, OTHER_KNOCKED_LATE), 2),
        ((LATE_KNOCK, STOCK, LATE_GIN, OTHER_KNOCKED_LATE), 5),
    ],
)
def test_a_player_is_seen_to_be_eager_or_patient(
    earlier: tuple[PastHand, ...], manner: int
) -> None:
    assert manner_of(earlier, 1) == manner
    mirrored = tuple(
        replace(
            hand,
            ender=None if hand.ender is None else 1 - hand.ender,
            turns=hand.turns[::-1],
        )
        for hand in earlier
    )
    assert manner_of(mirrored, 0) == manner


def some_decisions(earlier: tuple[PastHand, ...]) -> list[Observation]:
    return [
        observe(table, table.turn)
        for seed in range(12)
        for table, _ in tables(MODERN, seed, earlier)
        if table.phase is Phase.DISCARD and not table.last_turn
    ]


def test_the_nets_see_one_thing_more_once_something_was_shown() -> None:
    eye = FeatureReader(MODERN, 10)
    for seen in some_decisions((LATE_KNOCK,)):
        facts = know(seen)
        plain = replace(facts, manner=0)
        hand = seen.hand & (seen.hand - 1)
        more = set(eye.of_hand(hand, -1, 0, facts)) - set(eye.of_hand(hand, -1, 0, plain))
        expected = manner_of((LATE_KNOCK,), seen.other)
        assert len(more) == (expected > 0)
        assert all(AT_MANNER <= feature < FEATURES for feature in more)


def test_a_hand_is_worth_more_to_the_master_against_one_who_knocks_at_once() -> None:
    """A patient opponent waits for gin and usually gets it."""
    judge = valuer("modern", MODERN, 10)
    eager = patient = 0.0
    for seen in some_decisions(()):
        facts = know(seen)

        def worth(manner: int, seen: Observation = seen, facts: Knowledge = facts) -> float:
            return judge.discards(seen.hand, -1, replace(facts, manner=manner))[0].value

        eager += worth(6)
        patient += worth(2)
    assert eager > patient


def test_level_4_and_those_below_play_as_if_every_hand_were_the_first() -> None:
    for level in (1, 2, 3, 4):
        other = player(level, 3)
        for seen in some_decisions((LATE_KNOCK, LATE_KNOCK))[::7]:
            assert other.choose(seen) == other.choose(replace(seen, earlier=()))
