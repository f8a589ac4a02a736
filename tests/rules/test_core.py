"""Cards, shuffles and deal codes."""

from __future__ import annotations

import pytest

from gin.core.cards import DECK, Card, cards_of, codes, mask_of, parse_hand
from gin.core.errors import BadCard, BadDealCode
from gin.core.message import Verbatim
from gin.core.shuffle import SEED_BITS, deal_code, hand_seed, parse_deal_code, shuffled
from gin.messages import errors
from tests.support.raising import raising


def test_every_card_reads_back() -> None:
    assert len(DECK) == 52
    for card in DECK:
        assert Card.parse(card.code) is card
        assert Card.of(card.rank, card.suit) is card
        assert Card.parse(card.code.lower()) is card


@pytest.mark.parametrize("text", ["", "T", "1H", "10H", "HT", "7X", "7 H"])
def test_no_card_is_quoted(text: str) -> None:
    with pytest.raises(BadCard) as caught:
        Card.parse(text)
    ranks, suits = Verbatim("A23456789TJQK"), Verbatim("CDHS")
    assert caught.value.text == errors.no_card(text=Verbatim(repr(text)), ranks=ranks, suits=suits)


def test_hands_read_back_and_refuse_twins() -> None:
    hand = parse_hand("TD AS 3C")
    assert codes(hand) == "3C TD AS"
    assert mask_of(cards_of(hand)) == hand
    with pytest.raises(BadCard) as caught:
        parse_hand("AS 2C AS")
    twice = errors.card_twice(card=Verbatim("AS"), text=Verbatim("'AS 2C AS'"))
    assert caught.value.text == twice


def test_a_deal_never_changes() -> None:
    """A printed deal code must always give the same deal, so the expected cards are written out."""
    assert codes(mask_of(shuffled(7)[:5])) == "AC TC QC 4H 3S"
    assert [card.code for card in shuffled(20261121)[:6]] == ["6H", "2H", "2C", "3C", "JC", "AS"]
    assert sorted(shuffled(99)) == list(DECK)
    assert [hand_seed(7, hand) for hand in range(3)] == [7, 16568614046080, 11149304252491]


def test_deal_codes_read_back() -> None:
    for seed in (0, 1, 12345678901, (1 << SEED_BITS) - 1):
        for dealer in (0, 1):
            code = deal_code(seed, dealer)
            assert len(code) == 11
            assert parse_deal_code(code) == (seed, dealer)
            assert parse_deal_code(code.lower().replace("-", " ")) == (seed, dealer)


@pytest.mark.parametrize("text", ["", "ABC", "ABC-DEF-GHU", "ABC-DEF-GHJ-K"])
def test_bad_deal_codes_are_quoted(text: str) -> None:
    with raising(BadDealCode, "deal code"):
        parse_deal_code(text)
