"""The meld solver, checked by exhaustive search and by known numbers of melds in a deck."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin.core.cards import DECK, Card, Hand, cards_of, mask_of, parse_hand
from gin.rules.melds.arrangements import all_splits, suggested, suggested_holding, why_no_split
from gin.rules.melds.kinds import meld_kind, melds_in
from gin.rules.melds.layoffs import best_layoff, can_lay_off
from gin.rules.melds.solver import Arrangement, _count_by_search, solver
from gin.rules.model.meld_kinds import Aces, MeldKind, MeldRules
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import PIPS, SETS_AND_RUNS
from gin.variants.game import LOOSE_IN_SOLITARY
from tests.support.play import several

CAUGHT_ACE = (15, *PIPS[1:])
EVERY_CARD = mask_of(DECK)
RULES = {
    **{aces.value: MeldRules(SETS_AND_RUNS.kinds, aces) for aces in Aces},
    "runs": MeldRules(frozenset({MeldKind.RUN}), Aces.LOW),
    "rainbow": MeldRules(SETS_AND_RUNS.kinds | {MeldKind.RAINBOW}, Aces.LOW),
    "rainbow round": MeldRules(SETS_AND_RUNS.kinds | {MeldKind.RAINBOW}, Aces.ROUND),
    "runs and rainbow": MeldRules(frozenset({MeldKind.RUN, MeldKind.RAINBOW}), Aces.LOW),
    "poker": MeldRules(frozenset({MeldKind.SET, MeldKind.RUN, MeldKind.POKER}), Aces.BOTH),
}


# Slow, independent definitions.


@cache
def orders(aces: Aces) -> dict[frozenset[int], set[tuple[int, ...]]]:
    line = {
        Aces.LOW: "A23456789TJQK",
        Aces.HIGH: "23456789TJQKA",
        Aces.BOTH: "A23456789TJQKA",
        Aces.ROUND: "A23456789TJQKA23456789TJQ",
    }[aces]
    found: dict[frozenset[int], set[tuple[int, ...]]] = {}
    for start, stop in itertools.combinations(range(len(line) + 1), 2):
        row = line[start:stop]
        if len(row) >= 3 and len(set(row)) == len(row):
            ranks = tuple("A23456789TJQK".index(letter) for letter in row)
            found.setdefault(frozenset(ranks), set()).add(ranks)
    return found


def is_meld(cards: tuple[Card, ...], rules: MeldRules) -> bool:
    ranks = {card.rank for card in cards}
    if MeldKind.SET in rules.kinds and len(cards) in (3, 4) and len(ranks) == 1:
        return True
    rows = orders(rules.aces).get(frozenset(ranks), ())
    if not rows or len(ranks) < len(cards):
        return False
    if MeldKind.POKER in rules.kinds:
        return True
    suits = {card.suit for card in cards}
    if MeldKind.RUN in rules.kinds and len(suits) == 1:
        return True
    if MeldKind.RAINBOW in rules.kinds and len(cards) == 4 and len(suits) == 4:
        for row in rows:
            colours = [next(c.suit for c in cards if c.rank == rank) in (1, 2) for rank in row]
            if colours in ([True, False, True, False], [False, True, False, True]):
                return True
    return False


def least_by_search(hand: Hand, rules: MeldRules, values: tuple[int, ...]) -> int:
    cards = cards_of(hand)
    melds: dict[Card, list[Hand]] = {card: [] for card in cards}
    for size in range(3, len(cards) + 1):
        for chosen in itertools.combinations(cards, size):
            if is_meld(chosen, rules):
                melds[chosen[0]].append(mask_of(chosen))

    @cache
    def least(rest: Hand) -> int:
        if not rest:
            return 0
        low = cards_of(rest)[0]
        best = values[low.rank] + least(rest & ~low.bit)
        for meld in melds[low]:
            if meld & rest == meld:
                best = min(best, least(rest & ~meld))
        return best

    return least(hand)


def thick_hand(rng: random.Random, size: int) -> Hand:
    start, suits = rng.randrange(13), rng.sample(range(4), rng.choice((2, 3, 4)))
    width = rng.choice((4, 5, 7, 9))
    pool = [Card(s * 13 + (start + r) % 13) for s in suits for r in range(width)]
    chosen = rng.sample(pool, min(size, len(pool)))
    rest = [card for card in DECK if card not in chosen]
    return mask_of(chosen + rng.sample(rest, size - len(chosen)))


# Numbers of melds in a deck.


def test_a_deck_has_65_sets_and_120_short_runs() -> None:
    melds = [meld for meld in melds_in(EVERY_CARD, SETS_AND_RUNS) if meld.bit_count() <= 5]
    kinds = [meld_kind(meld, SETS_AND_RUNS) for meld in melds]
    assert (kinds.count(MeldKind.SET), kinds.count(MeldKind.RUN)) == (65, 120)


@pytest.mark.parametrize(
    ("aces", "rows"), [(Aces.LOW, 10), (Aces.HIGH, 10), (Aces.BOTH, 11), (Aces.ROUND, 13)]
)
def test_a_deck_has_eight_rainbows_for_each_row_of_four(aces: Aces, rows: int) -> None:
    """Four suits have eight orders in which the colours alternate."""
    rainbows = melds_in(EVERY_CARD, MeldRules(frozenset({MeldKind.RAINBOW}), aces))
    assert len(rainbows) == 8 * rows
    assert all(len({card.suit for card in cards_of(meld)}) == 4 for meld in rainbows)


@pytest.mark.parametrize("aces", list(Aces))
def test_every_rainbow_by_itself_leaves_no_deadwood(aces: Aces) -> None:
    rules = MeldRules(SETS_AND_RUNS.kinds | {MeldKind.RAINBOW}, aces)
    count = solver(rules, PIPS).deadwood
    for meld in melds_in(EVERY_CARD, MeldRules(frozenset({MeldKind.RAINBOW}), aces)):
        assert meld_kind(meld, rules) is MeldKind.RAINBOW and count(meld) == 0
        assert count(meld & (meld - 1)) == sum(PIPS[card.rank] for card in cards_of(meld)[1:])


@pytest.mark.parametrize("aces", list(Aces))
def test_the_deck_has_runs_of_at_most_five_for_each_place_of_the_ace(aces: Aces) -> None:
    """Each list counts the runs of three, four and five cards in a suit."""
    runs = melds_in(EVERY_CARD, MeldRules(frozenset({MeldKind.RUN}), aces))
    counts = [sum(m.bit_count() == size for m in runs) // 4 for size in (3, 4, 5)]
    expected = {Aces.BOTH: [12, 11, 10], Aces.ROUND: [13, 13, 13]}
    assert counts == expected.get(aces, [11, 10, 9])


@pytest.mark.parametrize("name", RULES)
def test_meld_kind_agrees_with_the_definition(name: str) -> None:
    rng, rules = random.Random(1), RULES[name]
    found = 0
    for _ in range(3000):
        hand = thick_hand(rng, rng.choice((3, 3, 4, 4, 5, 6)))
        meld = meld_kind(hand, rules) is not None
        assert meld == is_meld(cards_of(hand), rules), cards_of(hand)
        found += meld
    assert found > 20


# The least deadwood.


@pytest.mark.parametrize("values", [PIPS, CAUGHT_ACE, LOOSE_IN_SOLITARY], ids=["pips", "15", "sol"])
@pytest.mark.parametrize("name", RULES)
def test_deadwood_is_exact(name: str, values: tuple[int, ...]) -> None:
    rng, rules = random.Random(2), RULES[name]
    solve = solver(rules, values).deadwood
    for size in (1, 4, 7, 9, 10, 11):
        for _ in range(several(2, 4)):
            hand = thick_hand(rng, size)
            assert solve(hand) == least_by_search(hand, rules, values), cards_of(hand)


@pytest.mark.parametrize("name", ["runs", "rainbow", "rainbow round", "runs and rainbow"])
@pytest.mark.parametrize("values", [PIPS, CAUGHT_ACE], ids=["pips", "15"])
def test_the_quick_ways_agree_with_the_search(name: str, values: tuple[int, ...]) -> None:
    rng, rules = random.Random(9), RULES[name]
    slow, quick = _count_by_search(rules, values), solver(rules, values).deadwood
    for _ in range(400):
        size = rng.choice((7, 10, 11, 14, 15))
        hand = thick_hand(rng, size) if rng.random() < 0.6 else mask_of(rng.sample(DECK, size))
        assert quick(hand) == slow(hand), cards_of(hand)


@pytest.mark.parametrize(
    "rules",
    [
        MeldRules(frozenset({MeldKind.SET}), Aces.LOW),
        MeldRules(frozenset({MeldKind.SET, MeldKind.RAINBOW}), Aces.BOTH),
        MeldRules(frozenset({MeldKind.RUN, MeldKind.POKER}), Aces.HIGH),
        MeldRules(frozenset({MeldKind.SET, MeldKind.RUN, MeldKind.POKER}), Aces.ROUND),
    ],
    ids=["sets", "sets and rainbows", "sequences", "poker round"],
)
def test_kinds_of_meld_that_no_game_has_yet_are_solved_too(rules: MeldRules) -> None:
    rng, found = random.Random(14), solver(rules, CAUGHT_ACE)
    for size in (3, 4, 6, 8, 9) * 3:
        hand = thick_hand(rng, size)
        least = least_by_search(hand, rules, CAUGHT_ACE)
        assert found.deadwood(hand) == least
        best = found.best(hand)
        assert why_no_split(hand, best.melds, rules) is None
        assert sum(CAUGHT_ACE[card.rank] for card in cards_of(best.loose)) == least
        for card, left in found.deadwood_after_each(hand):
            assert left == found.deadwood(hand & ~card.bit)


@pytest.mark.parametrize("name", ["low", "rainbow", "rainbow round", "runs and rainbow"])
def test_after_each_discard_counts_as_if_it_were_gone(name: str) -> None:
    rng, solve = random.Random(10), solver(RULES[name], PIPS)
    for _ in range(60):
        hand = thick_hand(rng, rng.choice((11, 15)))
        for card, left in solve.deadwood_after_each(hand):
            assert left == solve.deadwood(hand & ~card.bit)


def test_no_set_is_made_of_a_suit_and_a_card_or_two() -> None:
    """A hand of one suit and one or two cards of another can meld only runs."""
    rng, solve = random.Random(13), solver(SETS_AND_RUNS, PIPS)
    runs = solver(RULES["runs"], PIPS).deadwood
    for suit, other, count in itertools.product(range(4), range(4), (1, 2)):
        for _ in range(8):
            hand = mask_of(rng.sample(DECK[13 * suit : 13 * suit + 13], 8))
            hand |= mask_of(rng.sample(DECK[13 * other : 13 * other + 13], count))
            assert solve.deadwood(hand) == runs(hand)
            for card, left in solve.deadwood_after_each(hand):
                assert left == runs(hand & ~card.bit), cards_of(hand)


@pytest.mark.parametrize("name", ["low", "round", "rainbow"])
def test_splits_that_hold_a_card_are_the_best_of_those(name: str) -> None:
    rng, rules = random.Random(11), RULES[name]
    held = 0
    for _ in range(60):
        hand = thick_hand(rng, 10)
        card = rng.choice(cards_of(hand))
        best = None
        for melds in all_splits(hand, rules):
            union = mask_of(c for meld in melds for c in cards_of(meld))
            if union & card.bit:
                left = sum(PIPS[c.rank] for c in cards_of(hand & ~union))
                best = left if best is None else min(best, left)
        found = suggested_holding(hand, card, rules, PIPS)
        assert bool(found) == (best is not None)
        assert len(found) <= 8
        for split in found:
            held += 1
            lowest = [cards_of(meld)[0] for meld in split.melds]
            assert lowest == sorted(lowest)
            assert any(meld & card.bit for meld in split.melds)
            assert why_no_split(hand, split.melds, rules) is None
            assert sum(PIPS[c.rank] for c in cards_of(split.loose)) == best
    assert held > 20


@pytest.mark.parametrize("name", ["low", "round", "both", "rainbow"])
def test_deadwood_is_exact_for_fifteen_cards(name: str) -> None:
    rng, rules = random.Random(3), RULES[name]
    for _ in range(1):
        hand = thick_hand(rng, 15)
        assert solver(rules, PIPS).deadwood(hand) == least_by_search(hand, rules, PIPS)


HANDS = st.sets(st.sampled_from(DECK), min_size=1, max_size=11).map(mask_of)


@settings(max_examples=60, deadline=None)
@given(HANDS)
def test_deadwood_is_exact_for_any_hand(hand: Hand) -> None:
    assert solver(SETS_AND_RUNS, PIPS).deadwood(hand) == least_by_search(hand, SETS_AND_RUNS, PIPS)


def test_best_discards_are_all_and_only_the_best() -> None:
    rng = random.Random(4)
    solve = solver(SETS_AND_RUNS, PIPS)
    for _ in range(200):
        hand = thick_hand(rng, 11)
        barred = rng.choice(cards_of(hand))
        least, cards = solve.best_discards(hand, barred)
        left = {card: solve.deadwood(hand & ~card.bit) for card in cards_of(hand)}
        allowed = {card: count for card, count in left.items() if card != barred}
        assert least == min(allowed.values())
        assert set(cards) == {card for card, count in allowed.items() if count == least}


# Arrangements.


def test_best_and_suggested_splits() -> None:
    """A suggested split has the least deadwood, and no two of its melds form a single meld."""
    rng = random.Random(5)
    for _ in range(40):
        hand = thick_hand(rng, rng.choice((10, 11)))
        solve = solver(SETS_AND_RUNS, PIPS)
        least = solve.deadwood(hand)
        wanted = set()
        for melds in all_splits(hand, SETS_AND_RUNS):
            loose = hand & ~mask_of(card for meld in melds for card in cards_of(meld))
            whole = not any(
                is_meld(cards_of(a | b), SETS_AND_RUNS) for a, b in itertools.combinations(melds, 2)
            )
            if whole and sum(PIPS[card.rank] for card in cards_of(loose)) == least:
                wanted.add(frozenset(melds))
        found = suggested(hand, SETS_AND_RUNS, PIPS, most=10_000)
        assert {frozenset(split.melds) for split in found} == wanted
        assert found[0] == solve.best(hand)
        assert len(suggested(hand, SETS_AND_RUNS, PIPS)) <= 8


@pytest.mark.parametrize("name", ["low", "round", "rainbow", "poker"])
def test_every_split_comes_once(name: str) -> None:
    rng, rules = random.Random(12), RULES[name]
    for _ in range(20):
        hand = thick_hand(rng, 8)
        melds = melds_in(hand, rules)
        wanted = {
            frozenset(chosen)
            for count in range(3)
            for chosen in itertools.combinations(melds, count)
            if sum(chosen).bit_count() == sum(meld.bit_count() for meld in chosen)
        }
        found = list(all_splits(hand, rules))
        assert {frozenset(split) for split in found} == wanted and len(found) == len(wanted)


def test_a_run_is_not_suggested_in_two_pieces() -> None:
    """(Rules 0.3.)"""
    hand = parse_hand("2C 3C 4C 5C 6C 7C 8C KD KH")
    (split,) = suggested(hand, SETS_AND_RUNS, PIPS)
    assert split == Arrangement((hand & 0x1FFF,), hand & ~0x1FFF)
    (split,) = suggested_holding(hand, Card.parse("8C"), SETS_AND_RUNS, PIPS)
    assert split.melds == (hand & 0x1FFF,)


def test_no_more_than_eight_splits_are_suggested() -> None:
    """Four suits from ten to king can be split into sets, runs, or both."""
    hand = parse_hand("TC TD TH TS JC JD JH JS QC QD QH QS KC KD KH KS")
    every = suggested(hand, SETS_AND_RUNS, PIPS, most=100)
    assert len(every) > 8
    assert suggested(hand, SETS_AND_RUNS, PIPS) == every[:8]
    assert suggested(hand, SETS_AND_RUNS, PIPS, most=3) == every[:3]
    assert len(suggested_holding(hand, Card.parse("TC"), SETS_AND_RUNS, PIPS)) <= 8


@pytest.mark.parametrize(
    ("melds", "reason"),
    [
        ("7H 8H 9S", Refusal(Reason.NO_MELD, cards=parse_hand("7H 8H 9S"))),
        ("7H 8H", Refusal(Reason.NO_MELD, cards=parse_hand("7H 8H"))),
        ("2C 2D 2H", Refusal(Reason.NOT_IN_HAND, Card.parse("2C"))),
        ("7H 8H 9H|7H 7C 7D", Refusal(Reason.IN_TWO_MELDS, Card.parse("7H"))),
        ("7H 8H 9H|3C 4C 5C|7H 7C 7D", Refusal(Reason.IN_TWO_MELDS, Card.parse("7H"))),
        ("7H 8H 9H|", Refusal(Reason.NO_MELD)),
    ],
)
def test_a_bad_split_is_named(melds: str, reason: Refusal) -> None:
    hand = parse_hand("7H 8H 9H 7C 7D 9S 3C 4C 5C")
    assert why_no_split(hand, [parse_hand(m) for m in melds.split("|")], SETS_AND_RUNS) == reason


# Laying off.


def layoff_by_search(
    hand: Hand, targets: tuple[Hand, ...], rules: MeldRules, values: tuple[int, ...]
) -> int:
    seen: set[tuple[Hand, tuple[Hand, ...]]] = set()
    best = least_by_search(hand, rules, values)
    waiting = [(hand, targets)]
    while waiting:
        rest, melds = waiting.pop()
        for card in cards_of(rest):
            for index, meld in enumerate(melds):
                before, after = cards_of(meld), cards_of(meld | card.bit)
                rainbow = len({c.suit for c in before}) == 4 and len({c.rank for c in before}) == 4
                if rainbow or not is_meld(after, rules):
                    continue
                state = (
                    rest & ~card.bit,
                    (*melds[:index], meld | card.bit, *melds[index + 1 :]),
                )
                if state not in seen:
                    seen.add(state)
                    waiting.append(state)
                    best = min(best, least_by_search(state[0], rules, values))
    return best


@pytest.mark.parametrize("name", ["low", "round", "both", "rainbow"])
def test_laying_off_is_the_joint_optimum(name: str) -> None:
    rng, rules = random.Random(6), RULES[name]
    tried = 0
    while tried < several(4, 8):
        knocker = thick_hand(rng, 10)
        split = solver(rules, PIPS).best(knocker)
        if len(split.melds) < 2:
            continue
        tried += 1
        pool = [card for card in DECK if not knocker & card.bit]
        near = [c for c in pool if any(can_lay_off(m, c, rules) for m in split.melds)]
        some = near[:5]
        rest = [card for card in pool if card not in some]
        hand = mask_of(some + rng.sample(rest, 9 - len(some)))
        plan = best_layoff(hand, split.melds, rules, CAUGHT_ACE)
        assert plan.deadwood == layoff_by_search(hand, split.melds, rules, CAUGHT_ACE)
        # Each lay-off of the plan is legal when its turn comes.
        melds = list(split.melds)
        for card, index in plan.layoffs:
            assert can_lay_off(melds[index], card, rules)
            melds[index] |= card.bit
        laid = mask_of(card for card, _ in plan.layoffs)
        assert why_no_split(hand & ~laid, plan.melds, rules) is None
        assert plan.loose == hand & ~laid & ~mask_of(c for m in plan.melds for c in cards_of(m))
        assert plan.deadwood == sum(CAUGHT_ACE[card.rank] for card in cards_of(plan.loose))


@pytest.mark.parametrize("name", ["low", "rainbow", "rainbow round"])
def test_no_card_is_laid_off_on_a_rainbow_or_where_it_lies(name: str) -> None:
    rules = RULES[name]
    for meld in melds_in(parse_hand("3C 4D 5S 6H 7C 4C 5C 4H 4S"), rules):
        rainbow = meld_kind(meld, rules) is MeldKind.RAINBOW
        for card in DECK:
            whole = is_meld(cards_of(meld | card.bit), rules)
            assert can_lay_off(meld, card, rules) == (whole and not meld & card.bit)
            assert not (rainbow and can_lay_off(meld, card, rules))


def test_of_equal_answers_the_one_that_lays_off_fewest_is_chosen() -> None:
    """The run 7C 8C 9C is a meld in the hand, so laying it off would gain nothing."""
    targets = (parse_hand("4C 5C 6C"),)
    plan = best_layoff(parse_hand("7C 8C 9C KD"), targets, SETS_AND_RUNS, PIPS)
    assert (plan.melds, plan.layoffs, plan.deadwood) == ((parse_hand("7C 8C 9C"),), (), 10)
    assert plan.loose == parse_hand("KD")


def test_two_cards_may_go_to_one_end_of_a_run() -> None:
    plan = best_layoff(parse_hand("7C 8C KD"), (parse_hand("4C 5C 6C"),), SETS_AND_RUNS, PIPS)
    assert plan.layoffs == ((Card.parse("7C"), 0), (Card.parse("8C"), 0))
    assert plan.deadwood == 10


@pytest.mark.parametrize("kind", sorted(RULES))
def test_loose_cards_are_those_that_count_in_full(kind: str) -> None:
    values = CAUGHT_ACE
    found, rng = solver(RULES[kind], values), random.Random(9)
    for _ in range(60 if kind == "poker" else 400):
        ranks = rng.sample(range(13), 3)
        near = [card for card in DECK if card.rank in ranks or card.suit == rng.randrange(4)]
        cards = {*rng.sample(near, min(len(near), 7)), *rng.sample(list(DECK), 4)}
        hand = mask_of(sorted(cards)[: rng.choice([10, 11])])
        now, loose = found.loose(hand)
        assert now == found.deadwood(hand)
        for card in cards_of(hand):
            saved = now - found.deadwood(hand ^ card.bit)
            assert (saved == values[card.rank]) == bool(loose & card.bit)


@pytest.mark.parametrize(
    ("hand", "loose"),
    [
        ("AC AD AH 2C 3C 4C 2D 2H KS QD", "2D 2H KS QD"),
        ("AC AD AH AS 2C 2D 2H 2S 3C KD", "KD"),
        ("9C 9D 9H 9S 7C 8C KD KH 2S 4D", "KD KH 2S 4D"),
        ("9C 9D 9H 9S 6C 7C 8C KD KH 2S", "KD KH 2S"),
        ("5C 5D 5H 6C 6D 6H 7C 7D 7H KS", "KS"),
        ("3C 4C 5C 5D 5H KS QS 2D", "3C 4C KS QS 2D"),
        ("2C 3C 4C 5C 5D 5H KS", "KS"),
    ],
)
def test_loose_cards_of_hands_whose_sets_and_runs_share_cards(hand: str, loose: str) -> None:
    found = solver(SETS_AND_RUNS, PIPS)
    cards = parse_hand(loose)
    deadwood = sum(PIPS[card.rank] for card in cards_of(cards))
    assert found.loose(parse_hand(hand)) == (deadwood, cards)
    assert found.deadwood(parse_hand(hand)) == deadwood
