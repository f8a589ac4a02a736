"""Opponents in games with melds on the table."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from gin.ai.players.laying_beginner import LayingBeginner
from gin.ai.players.laying_master import LayingMaster, LayingRememberer, wanted
from gin.ai.players.laying_player import LayingPlayer
from gin.ai.players.levels import player
from gin.ai.simulator.classic_sim import first_hand, play_hand
from gin.ai.tactics.laying_belief import sampled_hands
from gin.core.cards import Card, cards_of, mask_of
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.model.actions import (
    Accept,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    LayOut,
    Refuse,
    Take,
)
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.rules.model.table import observe
from gin.variants.setups import setup
from tests.support.tables import lying

COLONEL = setup("colonel").rules
SKARNEY = setup("skarney").rules
GAMES = pytest.mark.parametrize("rules", [COLONEL, SKARNEY], ids=["colonel", "skarney"])


def plain(table: engine.Table, seat: int = 0) -> object:
    return LayingBeginner(1).choose(observe(table, seat))


def test_plain_lays_out_as_soon_as_it_can() -> None:
    assert isinstance(plain(lying(COLONEL, "5C 6C 7C KD 2H")), LayOut)
    assert isinstance(plain(lying(SKARNEY, "5C 6D 7H 9C 9D 9H JS QS KS 2C 3D")), LayOut)


def test_plain_lets_its_highest_useless_card_go() -> None:
    assert plain(lying(COLONEL, "KD KH 9C 2S")) == Discard(Card.parse("9C"))
    assert plain(lying(SKARNEY, "KD QH 9C 2S")) == HoldUp(Card.parse("9C"))


def test_plain_never_lets_go_what_fits_a_meld_if_another_card_may() -> None:
    table = lying(COLONEL, "8C 3H 2S", mine=("5C 6C 7C",), top="9D")
    table = replace(table, drawn=Card.parse("8C"), taken=True)
    layout = plain(table)
    assert isinstance(layout, LayOut) and layout.added


def test_plain_accepts_and_takes_only_what_completes_a_meld_or_fits_one() -> None:
    for card, answer in (("7C", Accept()), ("KD", Refuse())):
        table = lying(SKARNEY, f"{card} 2H 4S", other="7D 7S 2C")
        table = engine.apply(table, HoldUp(Card.parse(card))).table
        assert plain(table, 1) == answer
    for card, move in (("7C", Take()), ("KD", Draw())):
        assert plain(lying(COLONEL, "7D 7S 2C", phase=Phase.DRAW, top=card)) == move


def test_plain_accepts_a_challenge_at_twenty_five_or_less() -> None:
    for hand, answer in (("KD QD 5C", Accept()), ("KD QD 6C", Refuse())):
        table = lying(COLONEL, "2H 3S", other=hand, top="9S")
        assert plain(engine.apply(table, Challenge(0)).table, 1) == answer


def test_plain_says_last_card_and_ends_the_hand_with_the_stock() -> None:
    assert plain(lying(SKARNEY, "KD")) == Done()
    assert plain(lying(SKARNEY, "KD 2C 9H", stock=2)) == Done()


@GAMES
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_no_level_is_ever_illegal(rules: Rules, level: int) -> None:
    for seed in range(3):
        players = [player(level, seed), player(1, seed + 1)]
        assert len(play_hand(first_hand(rules, shuffled(seed), seed % 2), players).sides) == 2


@GAMES
@pytest.mark.parametrize("level", [3, 4, 5])
def test_hidden_cards_do_not_change_a_decision(rules: Rules, level: int) -> None:
    table = engine.start(rules, shuffled(4), 0).table
    for _ in range(40):
        if table.result is not None:
            break
        seat = table.turn
        seen = observe(table, seat)
        action = player(level, 1).choose(seen)
        hidden = table.hands[1 - seat] & ~seen.known
        if hidden and table.stock:
            theirs, stocked = cards_of(hidden)[0], table.stock[0]
            hand = table.hands[1 - seat] & ~theirs.bit | stocked.bit
            hands = (table.hands[0], hand) if seat == 0 else (hand, table.hands[1])
            swapped = replace(
                table, hands=hands, stock=(theirs, *table.stock[1:]),
                drawn=stocked if table.drawn == theirs and not table.taken else table.drawn,
            )  # fmt: skip
            assert player(level, 1).choose(observe(swapped, seat)) == action
        table = engine.apply(table, action).table


def test_level_three_goes_out_when_it_can() -> None:
    table = lying(COLONEL, "5C 6C 7C 8C KD", mine=("QC QD QH",), other="9S 9H 2D 3D")
    first = LayingPlayer(1).choose(observe(table, 0))
    assert isinstance(first, LayOut)
    table = engine.apply(table, first).table
    assert LayingPlayer(1).choose(observe(table, 0)) == Discard(Card.parse("KD"))


def test_level_three_challenges_a_hand_that_is_surely_higher_and_refuses_with_a_high_one() -> None:
    table = lying(COLONEL, "2C 3D", phase=Phase.DRAW, other="KC QC", top="4H")
    assert LayingPlayer(1).choose(observe(table, 0)) == Challenge(0)
    table = lying(COLONEL, "2C 3D", phase=Phase.DRAW, other="KC QC JC KD QD JD", top="4H")
    asked = engine.apply(table, Challenge(0)).table
    assert LayingPlayer(1).choose(observe(asked, 1)) == Refuse()


def test_level_two_trusts_a_low_hand_and_offers_the_dearest_useless_card() -> None:
    for hand, made in (("KC 5D", True), ("KC 6D", False)):
        table = lying(COLONEL, hand, phase=Phase.DRAW, other="2C 2D", top="9S")
        assert (player(2, 1).choose(observe(table, 0)) == Challenge(0)) is made
    # KD and 5S have no neighbours, so level 2 offers the dearer of the two.
    assert player(2, 1).choose(observe(lying(SKARNEY, "KD 9C 9H 5S"), 0)) == HoldUp(
        Card.parse("KD")
    )


@GAMES
@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_level_repeats_its_moves(rules: Rules, level: int) -> None:
    for seed in range(2):
        table = engine.start(rules, shuffled(seed), seed % 2).table
        while table.result is None:
            seen = observe(table, table.turn)
            action = player(level, 1).choose(seen)
            assert player(level, 1).choose(seen) == action
            table = engine.apply(table, action).table


def test_sampled_hands_hold_what_the_opponent_showed_and_rarely_what_it_could_lay_out() -> None:
    table = lying(COLONEL, "KC QD 2H", other="3S 9D JH", theirs=("5C 6C 7C",), top="4H")
    table = replace(table, turns=(6, 6))
    seen = replace(observe(table, 0), known=Card.parse("9D").bit)
    hands = sampled_hands(seen, random.Random(1), 200)
    assert all(hand & seen.known and hand.bit_count() == 3 for hand in hands)
    assert not any(hand & ~(seen.known | seen.unseen) for hand in hands)
    joins = mask_of(map(Card.parse, ("4C", "8C")))
    assert sum(bool(hand & joins) for hand in hands) < 10
    low, high = (
        mask_of(map(Card.parse, ("2C", "2D", "2S"))),
        mask_of(map(Card.parse, ("AC", "AD", "AS"))),
    )
    assert sum(bool(hand & low) for hand in hands) > 1.5 * sum(bool(hand & high) for hand in hands)


def test_levels_four_and_five_know_that_high_cards_were_discarded() -> None:
    table = lying(COLONEL, "8C 7D", other="5C 6H", phase=Phase.DRAW, top="8S")
    seen = observe(replace(table, turns=(9, 9)), 0)
    lower = [maker(1).lower(seen, None) for maker in (LayingMaster, LayingRememberer, LayingPlayer)]
    assert lower == sorted(lower) and lower[0] < lower[2] - 0.1


def test_level_five_refuses_a_challenge_that_level_three_accepts() -> None:
    table = lying(COLONEL, "2C 2D 6D 3S 6S", other="6C 8C 3H 9S", phase=Phase.DRAW, top="9C")
    asked = engine.apply(replace(table, turns=(6, 7)), Challenge(0)).table
    seen = observe(asked, 1)
    assert LayingPlayer(1).choose(seen) == Accept()
    assert LayingMaster(1).choose(seen) == Refuse()


def test_levels_four_and_five_keep_a_card_that_the_opponent_is_known_to_want() -> None:
    table = lying(SKARNEY, "JD KC 2H 2S", other="QD 4S", mine=("5C 5D 5H",), theirs=("8H 9C TS",))
    seen = replace(observe(table, 0), known=mask_of(map(Card.parse, ("QD", "4S"))))
    jack = Card.parse("JD")
    # With the jack, the opponent could add both the jack and the queen to its run.
    assert wanted(seen, seen.known, jack) and not wanted(seen, Card.parse("4S").bit, jack)
    assert player(3, 1).choose(seen) == HoldUp(jack)
    for level in (4, 5):
        assert player(level, 1).choose(seen) == HoldUp(Card.parse("KC"))


def test_level_five_challenges_with_a_low_hand_only() -> None:
    high = lying(COLONEL, "KC QD 6H", other="AC AD AH AS", phase=Phase.DRAW, top="9C")
    low = lying(COLONEL, "2C 3D", other="KC QC", phase=Phase.DRAW, top="9C")
    assert not isinstance(player(5, 1).choose(observe(high, 0)), Challenge)
    assert player(5, 1).choose(observe(low, 0)) == Challenge(0)


def test_level_two_accepts_only_the_card_that_completes_its_contract() -> None:
    for hand, answer in (
        ("5C 6D 7H 9C 9D 9H JS QS 2C", Accept()),
        ("5C 6D 9C 9D 9H JS QS 2C 2D", Refuse()),
    ):
        table = engine.apply(lying(SKARNEY, "KS 3H", other=hand), HoldUp(Card.parse("KS"))).table
        assert player(2, 1).choose(observe(table, 1)) == answer
