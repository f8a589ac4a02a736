"""The look one draw ahead, and what a game's rules make of a knock."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bench.arena import RandomLegal, Record
from bench.every_game import match_ups, report
from gin.ai.heuristic import Heuristic
from gin.ai.hope import Hope
from gin.ai.trios import awaiting, completing, trios
from gin.core.cards import DECK, Card, Hand, cards_of, mask_of, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.actions import Discard, Knock
from gin.rules.observe import EVERY_CARD, Observation, observe
from gin.rules.rules import Rules
from gin.rules.scoring import own_solver
from gin.rules.table import Phase
from gin.variants.registry import setup


def mean_by_trying(rules: Rules, kept: Hand, unseen: Hand) -> float:
    """The mean over every draw of the least deadwood that a discard leaves."""
    count = own_solver(rules).deadwood
    least = [
        min(count((kept | draw.bit) & ~card.bit) for card in cards_of(kept | draw.bit))
        for draw in cards_of(unseen)
    ]
    return sum(least) / len(least)


@pytest.mark.parametrize("id", ["modern", "tedesco", "sequence", "rainbow", "indian", "house"])
def test_the_look_ahead_is_the_mean_over_every_draw(id: str) -> None:
    rules = setup(id).rules
    count = own_solver(rules).deadwood
    for seed in range(12):
        deck = random.Random(seed).sample(DECK, 30)
        held = rules.deal.cards + 1
        hand = mask_of(sorted(deck)[:held] if seed % 2 else deck[:held])
        unseen = EVERY_CARD & ~hand & ~mask_of(deck[held:])
        hope = Hope(rules, hand, unseen)
        for card in cards_of(hand):
            kept = hand & ~card.bit
            assert hope.mean(kept, count(kept)) == pytest.approx(
                mean_by_trying(rules, kept, unseen)
            )


def test_melds_of_three_are_counted_with_the_ace_where_it_stands() -> None:
    low, around, runs = (setup(id).rules.melds for id in ("gin", "tedesco", "sequence"))
    assert len(trios(low)) == 13 * 4 + 11 * 4
    assert len(trios(around)) == 13 * 4 + 13 * 4
    assert len(trios(runs)) == 11 * 4
    ace, king, two = (Card.parse(code) for code in ("AS", "KS", "2S"))
    assert (two.bit, king.bit) in [tuple(sorted(pair)) for pair in awaiting(around)[ace]]
    assert all(king.bit not in pair for pair in awaiting(low)[ace])
    assert dict(completing(runs)[ace])[two.bit] == Card.parse("3S").bit


def knocking_hand(id: str, text: str, turns: int) -> Observation:
    """Seat 0 of a game after so many turns, to discard from this hand."""
    seen = observe(engine.start(setup(id).rules, shuffled(3), 1).table, 0)
    hand = parse_hand(text)
    return replace(
        seen,
        phase=Phase.DISCARD,
        turn=0,
        hand=hand,
        drawn=cards_of(hand)[-1],
        discards=(),
        upcard=Card.parse("TC"),
        turns=(turns, turns),
    )


NINE = "AS 2S 3S 7C 7D 7H 9C 9D 9H 9S KD".replace("9S", "8D").replace("KD", "AD")
"""Three melds and, after the best discard, an ace loose."""
EIGHT = "AS 2S 3S 7C 7D 7H 4C 5C 6C 8D KD"
"""Three melds and, after the king, an eight loose."""


def test_where_gin_pays_more_a_knock_is_waited_with() -> None:
    for turns, knocked in ((0, True), (5, True), (8, False)):
        action = Heuristic(0).choose(knocking_hand("gin", EIGHT, turns))
        assert isinstance(action, Knock) == knocked
    for turns, knocked in ((0, True), (2, False)):
        action = Heuristic(0).choose(knocking_hand("modern", EIGHT, turns))
        assert isinstance(action, Knock) == knocked


def test_a_low_hand_waits_for_an_undercut_once_the_hand_has_gone_on() -> None:
    for turns, knocked in ((0, True), (1, False), (5, False)):
        action = Heuristic(0).choose(knocking_hand("gin", NINE, turns))
        assert isinstance(action, Knock) == knocked


def test_a_random_player_held_to_ten_does_not_end_every_hand_at_once() -> None:
    high = "AS 2S 3S 7C 7D 7H KC QD JH TD 9D"
    seen = knocking_hand("straight", high, 0)
    assert isinstance(RandomLegal(1).choose(seen), Knock)
    assert not isinstance(RandomLegal(1, 10).choose(seen), Knock)
    assert isinstance(RandomLegal(1, 10).choose(knocking_hand("straight", EIGHT, 0)), Knock)


def test_the_table_names_every_match_up_and_what_was_missed() -> None:
    records = [Record("3", foe, game, (), 5, 200, 200, 150, 1000, 1.0) for game, foe in match_ups()]
    lines = [line for line in report(records).splitlines() if line.startswith("| ")][1:]
    assert len(lines) == len(records)
    assert all("75.0% [68.6 to 80.5] | 200 | 5.0 |" in line for line in lines)
    assert all(("missed" in line) == ("random" in line) for line in lines)


def test_a_loose_ace_is_let_go_where_being_caught_with_it_is_dear() -> None:
    loose = "AS 4S 5S 6S 7C 7D 7H 2H 3C 4D 5C"
    for id, dear in (("tedesco", True), ("gin", False)):
        seen = replace(knocking_hand(id, loose, 9), upcard=Card.parse("2D"))
        action = Heuristic(0).choose(seen)
        assert isinstance(action, Discard)
        assert (action.card == Card.parse("AS")) == dear
