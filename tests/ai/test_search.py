"""The master's search: sampled worlds, their value, and an answer by the deadline."""

from __future__ import annotations

import random
import time

import pytest

from bench.arena import NotMeasured, make
from gin.ai.learned.belief import belief_of, worlds_of
from gin.ai.learned.features import know
from gin.ai.learned.valuation import valuer
from gin.ai.player import ThinkingTime
from gin.ai.players.master import WORLDS, Master, action_for, valued_moves
from gin.ai.search.match_equity import worth_of_points
from gin.ai.simulator.classic_sim import first_hand, play_hand
from gin.core.cards import EVERY_CARD, mask_of
from gin.core.kernel.belief import SplitMix64
from gin.core.shuffle import shuffled
from gin.rules.engine import legal, why_not
from gin.rules.melds.solver import meld_tables
from gin.rules.model.actions import Gin
from gin.rules.model.history import PastHand
from gin.rules.model.result import Outcome
from gin.variants.setups import setup
from tests.support.worlds import positions

RULES = setup("modern").rules
TABLES = meld_tables(RULES.melds, RULES.values.own)
VALUES = RULES.values.own * 4


def test_a_world_holds_every_card_once_and_what_is_known() -> None:
    for seen, _ in positions(3):
        facts = know(seen)
        belief = belief_of(seen.hand, facts, TABLES, VALUES)
        worlds = worlds_of(seen.hand, facts, 10, belief, SplitMix64(1))
        for _ in range(5):
            worlds.advance()
            other, stock = worlds.hand, worlds.stock[: worlds.number - worlds.hidden]
            assert other.bit_count() == 10 and other & seen.known == seen.known
            assert len(stock) == seen.stock
            cards = (seen.hand, other, mask_of(seen.discards), sum(1 << card for card in stock))
            assert sum(cards) == EVERY_CARD and not other & seen.hand


def test_the_hand_held_is_believed_in_more_than_one_of_chance() -> None:
    likelier = cases = 0
    rng = random.Random(2)
    for seed in range(12):
        for seen, held in positions(seed):
            facts = know(seen)
            belief = belief_of(seen.hand, facts, TABLES, VALUES)
            free = [card for card in range(52) if seen.unseen >> card & 1]
            rng.shuffle(free)
            hidden = 10 - seen.known.bit_count()
            chance = seen.known | sum(1 << card for card in free[:hidden])
            likelier += belief.of(held) > belief.of(chance)
            cases += 1
    assert likelier > 0.65 * cases


def test_the_same_is_answered_to_the_same_and_a_deadline_is_kept() -> None:
    late = time.monotonic() - 1
    for seen, _ in positions(5)[2:7:2]:
        action = Master(7, WORLDS[ThinkingTime.FULL]).choose(seen)
        assert Master(7, WORLDS[ThinkingTime.FULL]).choose(seen) == action
        assert why_not(seen, action) is None
        hurried = Master(7, WORLDS[ThinkingTime.FULL]).choose(seen, late)
        assert why_not(seen, hurried) is None


def test_points_are_worth_what_they_bring_towards_the_match() -> None:
    even = worth_of_points(RULES, (0, 0), 0)
    for points in (3, 10, 25, 50):
        assert even(points) == pytest.approx(points, rel=0.1) == -even(-points)
    near = worth_of_points(RULES, (90, 40), 0)
    assert near(9) < near(10) == near(60)
    steps = [near(points + 1) - near(points) for points in range(-70, 10)]
    assert min(steps) > -1e-9 and sum(steps) == pytest.approx(near(10) - near(-70))
    assert worth_of_points(RULES, (90, 40), 1)(-10) == pytest.approx(-near(10))
    beyond, before = (worth_of_points(RULES, scores, 0) for scores in ((140, -3), (99, 0)))
    assert [beyond(points) for points in (-20, 0, 5)] == [before(points) for points in (-20, 0, 5)]


def won(*points: tuple[int, int]) -> tuple[PastHand, ...]:
    return tuple(
        PastHand(None, Outcome.KNOCK, (4, 4), None, each, 0 if each[0] else 1) for each in points
    )


def test_points_are_worth_what_they_bring_on_sheets_of_several_columns() -> None:
    hollywood = setup("hollywood").rules
    first = worth_of_points(hollywood, (0, 0), 0)
    for points in (10, 25, 50):
        assert first(points) == pytest.approx(points, rel=0.2) == -first(-points)
    # Five more points win the first game; the second and third games count them, too.
    hands = won((90, 0), (0, 20), (5, 0))
    near = worth_of_points(hollywood, (90 + 5 + 5, 20), 0, hands)
    assert near(5) > 2 * (near(10) - near(5)) > 0 and near(30) > near(10)
    # These hands do not add up to these totals, so each point is worth one point.
    odd = worth_of_points(hollywood, (90, 40), 0, hands)
    assert [odd(points) for points in (-30, 0, 7)] == [-30, 0, 7]
    twofold = setup("twofold").rules
    form = twofold.format
    points = form.target
    only = worth_of_points(twofold, (points, 0), 0, won((points, 0)))
    # The player already has enough points, so only the won hand counts.
    assert only(3) == pytest.approx(only(30)) and only(3) > only(0)


def test_the_arena_lets_the_nets_alone_play_and_any_number_of_worlds() -> None:
    nets, master = make("worlds:0", 7), make("worlds:96", 7)
    alike = turns = 0
    for seen, _ in [*positions(5), *positions(6), *positions(8)]:
        found = valued_moves(seen, valuer("modern", RULES, 10))
        action = nets.choose(seen)
        assert isinstance(action, Gin) or action_for(seen, legal(seen), found[0]) == action
        assert master.choose(seen) == Master(7, 96).choose(seen)
        alike += master.choose(seen) == action
        turns += 1
    assert 0 < alike < turns
    laying = setup("skarney").rules
    assert play_hand(
        first_hand(laying, shuffled(1), 0), [make("worlds:0", 1), make("worlds:4", 2)]
    ).sides
    for odd in ("worlds:", "worlds:many", "worlds:-1", "²"):
        with pytest.raises(NotMeasured, match="worlds:N"):
            make(odd, 7)
