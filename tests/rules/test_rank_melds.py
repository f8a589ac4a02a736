"""Melds that ignore suits (rules 8, Skarney Gin): sets, and sequences of any suits."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from gin.core.cards import DECK, Card, Hand, cards_of, mask_of, mask_union, parse_hand
from gin.rules.melds.arrangements import all_splits, why_no_split
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.rank_melds import all_threes, best_threes, rank_solver
from gin.rules.melds.solver import solver
from gin.rules.model.meld_kinds import Aces, MeldKind, MeldRules
from gin.rules.model.rules import PIPS

KINDS = frozenset({MeldKind.SET, MeldKind.RUN, MeldKind.POKER})
PLACES = (Aces.LOW, Aces.HIGH, Aces.BOTH)
ACE_DEAR = (15, *PIPS[1:])

each_place = pytest.mark.parametrize("aces", PLACES)


def near_hand(rng: random.Random, size: int) -> Hand:
    start, width = rng.randrange(13), rng.choice((4, 5, 6, 8))
    pool = [card for card in DECK if (card.rank - start) % 13 < width]
    return mask_of(rng.sample(pool, min(size, len(pool))))


def points(hand: Hand) -> int:
    return sum(ACE_DEAR[card.rank] for card in cards_of(hand))


def in_order(melds: tuple[Hand, ...]) -> bool:
    lowest = [cards_of(meld)[0] for meld in melds]
    return lowest == sorted(lowest)


@each_place
def test_the_best_split_has_least_deadwood_and_of_those_the_fewest_melds(aces: Aces) -> None:
    rng, rules = random.Random(1), MeldRules(KINDS, aces)
    found = solver(rules, ACE_DEAR)
    for _ in range(60):
        hand = near_hand(rng, rng.choice((6, 7, 8, 9)))
        least = min(
            (points(hand & ~mask_union(melds)), len(melds)) for melds in all_splits(hand, rules)
        )
        best = found.best(hand)
        assert why_no_split(hand, best.melds, rules) is None, cards_of(hand)
        assert best.loose == hand & ~mask_union(best.melds)
        assert (points(best.loose), len(best.melds)) == least, cards_of(hand)
        assert found.deadwood(hand) == least[0]
        assert in_order(best.melds)


@pytest.mark.parametrize(
    ("aces", "melds", "loose"), [("low", 1, 1), ("high", 1, 1), ("both", 2, 0)]
)
def test_an_ace_at_either_end_of_all_ranks_makes_two_melds_of_them(
    aces: str, melds: int, loose: int
) -> None:
    """(Rules 8.) One meld cannot use an ace as both high and low."""
    rules = MeldRules(KINDS, Aces(aces))
    hand = parse_hand("AC 2D 3H 4S 5C 6D 7H 8S 9C TD JH QS KC AD")
    best = solver(rules, ACE_DEAR).best(hand)
    assert (len(best.melds), best.loose.bit_count()) == (melds, loose)
    assert why_no_split(hand, best.melds, rules) is None


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("5C 5D 5H 5S 6D 7D", "5C 5H 5S|5D 6D 7D"),
        ("5C 5D 5H 5S 6S 7S", "5C 5D 5H|5S 6S 7S"),
        ("QD KD AD AC AH AS", "AC AH AS|AD QD KD"),
        ("2C 2H 3H 4H 5S", "2H 3H 4H 5S"),
        ("2C 3D 4D 2D 2S 2H", "2C 2H 2S|2D 3D 4D"),
        ("5D 6D 7D 6C 7C 8C", "5D 6D 7D|6C 7C 8C"),
    ],
)
def test_a_sequence_takes_the_card_of_its_suit(hand: str, melds: str) -> None:
    rules = MeldRules(KINDS, Aces.BOTH)
    found = solver(rules, ACE_DEAR).best(parse_hand(hand)).melds
    wanted = tuple(parse_hand(meld) for meld in melds.split("|"))
    assert set(wanted) <= set(found) and in_order(found)


def test_in_a_contract_too_a_sequence_takes_the_card_of_its_suit() -> None:
    for text in ("5C 5D 5H 5S 6C 7C", "5C 5D 5H 5S 4C 3C", "KC KD KH KS AC QC"):
        suit = parse_hand(text) & 0x1FFF
        contract = suit, parse_hand(text) ^ suit
        assert all_threes(parse_hand(text), 2, Aces.BOTH, ACE_DEAR, 8) == (contract,)
        assert best_threes(parse_hand(text), 2, Aces.BOTH, ACE_DEAR, 8) == (contract,)


@pytest.mark.parametrize(
    ("hand", "melds", "deadwood"),
    [
        ("7C 7D 7H 7S KC", 1, 10),
        ("4C 5C 6C 7C 4D 5D 6D 7D 4H 5H 6H 7H", 3, 0),
        ("4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S", 3, 0),
        ("QC KC AC 2C 3C", 1, 5),
        ("QC KC AC AD 2C 3C", 2, 0),
        ("JC QC KC 2C 3C AC", 2, 0),
    ],
)
def test_few_melds_are_made_of_many_cards(hand: str, melds: int, deadwood: int) -> None:
    best = solver(MeldRules(KINDS, Aces.BOTH), ACE_DEAR).best(parse_hand(hand))
    assert (len(best.melds), points(best.loose)) == (melds, deadwood)


@each_place
def test_three_cards_are_a_contract_where_they_are_a_meld(aces: Aces) -> None:
    rules = MeldRules(KINDS, aces)
    for start in range(13):
        row = mask_of(Card(13 * place + (start + place) % 13) for place in range(3))
        one = mask_of(Card(13 * place + start) for place in range(3))
        two_of_three = mask_of((Card(start), Card(13 + start), Card(26 + (start + 1) % 13)))
        for cards in (row, one, two_of_three):
            wanted = () if meld_kind(cards, rules) is None else ((cards,),)
            assert all_threes(cards, 1, aces, ACE_DEAR, 8) == wanted
            assert best_threes(cards, 1, aces, ACE_DEAR, 8) == wanted


def by_ranks(melds: tuple[Hand, ...]) -> frozenset[tuple[tuple[int, ...], int]]:
    return frozenset(
        Counter(tuple(sorted(card.rank for card in cards_of(meld))) for meld in melds).items()
    )


@each_place
@pytest.mark.parametrize(("count", "size", "hands"), [(2, 11, 12), (3, 13, 6)])
def test_all_contracts_are_found_once_for_their_ranks_and_least_points_left_first(
    aces: Aces, count: int, size: int, hands: int
) -> None:
    rng, rules = random.Random(count), MeldRules(KINDS, aces)
    several = 0
    for _ in range(hands):
        hand = near_hand(rng, size)
        found = all_threes(hand, count, aces, ACE_DEAR, 10_000)
        wanted = {
            by_ranks(melds)
            for melds in all_splits(hand, rules)
            if [meld.bit_count() for meld in melds] == [3] * count
        }
        assert {by_ranks(melds) for melds in found} == wanted and len(found) == len(wanted)
        left = [points(hand & ~mask_union(melds)) for melds in found]
        assert left == sorted(left)
        for melds in found:
            assert why_no_split(hand, melds, rules) is None and in_order(melds)
        assert all_threes(hand, count, aces, ACE_DEAR, 2) == found[:2]
        several += len(found) > 2
    assert several > 2


@each_place
@pytest.mark.parametrize(("count", "size"), [(2, 14), (3, 18)])
def test_a_contract_is_left_out_only_for_one_that_leaves_no_more(
    aces: Aces, count: int, size: int
) -> None:
    rng, later = random.Random(8), rank_solver(aces, ACE_DEAR).count
    several = 0
    for _ in range(30):
        hand = near_hand(rng, size)

        def left(melds: tuple[Hand, ...], hand: Hand = hand) -> tuple[int, int]:
            rest = hand & ~mask_union(melds)
            return points(rest), later(rest)

        every = [left(melds) for melds in all_threes(hand, count, aces, ACE_DEAR, 10_000)]
        kept = [left(melds) for melds in best_threes(hand, count, aces, ACE_DEAR, 10_000)]
        for now, then in every:
            assert any(a <= now and b <= then for a, b in kept)
        for place, (now, then) in enumerate(kept):
            assert all(a <= now and b > then for a, b in kept[:place])
        for most in (1, 2):
            some = best_threes(hand, count, aces, ACE_DEAR, most)
            assert [left(melds) for melds in some] == kept[: len(some)]
            assert bool(kept) == bool(some) and len(some) <= most
        several += len(kept) > 1
    assert several > 5
