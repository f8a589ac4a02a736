"""The kernel counts, splits and lays off as the rules do."""

from __future__ import annotations

import random

import pytest

from gin.ai.advice.trials import believed_worlds
from gin.ai.learned.features import know
from gin.core.cards import DECK, Card, Hand, mask_of, parse_hand
from gin.core.kernel.belief import SplitMix64
from gin.core.kernel.playout import Playout
from gin.core.kernel.search import Search, Trial, discard, draw, leave_upcard, take
from gin.rules.melds.layoffs import best_layoff
from gin.rules.melds.solver import has_tables, meld_tables, solver
from gin.rules.model.meld_kinds import MeldRules
from gin.rules.model.rules import PIPS
from tests.rules.test_melds import CAUGHT_ACE, RULES
from tests.support.worlds import positions

TABLED = {name: rules for name, rules in RULES.items() if has_tables(rules)}


def hands(seed: int, count: int, sizes: tuple[int, ...]) -> list[list[Hand]]:
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        start = rng.randrange(30)
        deck = list(DECK[start:] + DECK[:start])[: rng.choice((26, 34, 52))]
        rng.shuffle(deck)
        group = []
        for size in sizes:
            group.append(mask_of(deck[:size]))
            deck = deck[size:]
        found.append(group)
    return found


def playout_for(rules: MeldRules, caught: tuple[int, ...] = PIPS) -> Playout:
    return Playout(
        meld_tables(rules, PIPS), meld_tables(rules, caught), 25, 20, 2, (10,) * 16, float, None
    )


@pytest.mark.parametrize("name", TABLED)
def test_the_best_split_is_the_solvers(name: str) -> None:
    rules = RULES[name]
    playout, solve = playout_for(rules), solver(rules, PIPS)
    melded = 0
    for (hand,) in hands(1, 250, (10,)) + hands(2, 50, (14,)):
        count = playout.split(hand)
        assert tuple(playout.melds[:count]) == solve.best(hand).melds
        melded += count
    assert melded > 150


@pytest.mark.parametrize("name", TABLED)
def test_lay_offs_leave_the_deadwood_that_the_rules_find(name: str) -> None:
    rules = RULES[name]
    playout, solve = playout_for(rules, CAUGHT_ACE), solver(rules, PIPS)
    caught = solver(rules, CAUGHT_ACE)
    laid_off = 0
    for hand, other in hands(3, 200, (10, 11)):
        melds = solve.best(hand).melds
        left = best_layoff(other, melds, rules, CAUGHT_ACE).deadwood
        laid_off += left < caught.deadwood(other)
        won = playout.laid_down(True, hand, melds, 5, other, 20)
        assert won == (left - 5 if left > 5 else left - 5 - 20)
        assert playout.laid_down(False, hand, melds, 5, other, 20) == -won
        assert playout.laid_down(True, hand, (), 0, other, 20) == 25 + caught.deadwood(other)
    assert laid_off > 20


def test_a_result_beyond_the_cache_has_its_value() -> None:
    playout = playout_for(RULES["low"])
    assert [playout.worth_of_points(points) for points in (-2000, -512, 511, 512, 9000)] == [
        -2000, -512, 511, 512, 9000,
    ]  # fmt: skip


def test_the_generator_is_splitmix64() -> None:
    """Compares with the published first outputs for the seed 1234567, in a float's precision."""
    rng = SplitMix64(1234567)
    first = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    assert [rng.random() for _ in first] == [(one >> 11) / 2**53 for one in first]


def searched(*trials: Trial, worlds: int = 60) -> list[list[float]]:
    seen = next(one for one, _ in positions(4) if one.discards and one.turns[one.seat] > 1)
    facts = know(seen)
    search = Search(
        list(trials), believed_worlds(seen, SplitMix64(5)), playout_for(RULES["low"]),
        facts.gone, facts.stock, 3, 3,
    )  # fmt: skip
    search.record(worlds)
    return [trial.results for trial in trials]


def test_moves_of_every_kind_are_played_out_in_the_same_worlds() -> None:
    hand = parse_hand("AC 2C 3C 7D 7H 9S TS KD KH 4H")
    top = int(Card.parse("KS"))
    first = searched(draw(top, hand), take(top, hand), leave_upcard(top, hand, False),
                     leave_upcard(top, hand, True))  # fmt: skip
    again = searched(draw(top, hand), take(top, hand), leave_upcard(top, hand, False),
                     leave_upcard(top, hand, True))  # fmt: skip
    assert first == again and {len(results) for results in first} == {60}
    means = [sum(results) / len(results) for results in first]
    # The king makes a set. Passing it gives the opponent the next choice.
    assert means[1] > means[0] and means[1] > max(means[2:])


def test_a_dropped_trial_is_not_played_on() -> None:
    hand = parse_hand("AC 2C 3C 7D 7H 9S TS KD KH 4H")
    seen = next(one for one, _ in positions(4) if one.turns[one.seat] > 1)
    trials = [discard(51, hand), discard(24, hand)]
    search = Search(
        trials, believed_worlds(seen, SplitMix64(5)), playout_for(RULES["low"]), 0, 20, 3, 3
    )
    search.advance(8)
    trials[1].active = False
    search.advance(8)
    assert [trial.count for trial in trials] == [16, 8] and trials[0].sum == 0
