"""Opponents in games with melds on the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gin.ai.players.laying_beginner import LayingBeginner
from gin.ai.players.laying_player import LayingPlayer
from gin.ai.players.levels import player
from gin.ai.simulator.classic_sim import play_hand
from gin.core.cards import Card, cards_of
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
        assert len(play_hand(rules, shuffled(seed), seed % 2, players).sides) == 2


@GAMES
def test_hidden_cards_do_not_change_a_decision(rules: Rules) -> None:
    table = engine.start(rules, shuffled(4), 0).table
    for _ in range(40):
        if table.result is not None:
            break
        seat = table.turn
        seen = observe(table, seat)
        action = LayingPlayer(1).choose(seen)
        hidden = table.hands[1 - seat] & ~seen.known
        if hidden and table.stock:
            theirs, stocked = cards_of(hidden)[0], table.stock[0]
            hand = table.hands[1 - seat] & ~theirs.bit | stocked.bit
            hands = (table.hands[0], hand) if seat == 0 else (hand, table.hands[1])
            swapped = replace(
                table, hands=hands, stock=(theirs, *table.stock[1:]),
                drawn=stocked if table.drawn == theirs and not table.taken else table.drawn,
            )  # fmt: skip
            assert LayingPlayer(1).choose(observe(swapped, seat)) == action
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
def test_levels_three_to_five_are_alike(rules: Rules) -> None:
    for seed in range(4):
        table = engine.start(rules, shuffled(seed), seed % 2).table
        for _ in range(12):
            if table.result is not None:
                break
            seen = observe(table, table.turn)
            action = player(3, 1).choose(seen)
            assert player(4, 1).choose(seen) == player(5, 1).choose(seen) == action
            table = engine.apply(table, action).table
