"""The trainer, run as plain Python, computes the same values as the program."""

from __future__ import annotations

import random

import pytest

from gin.ai.learned.belief import PATTERNS, belief_of, weights
from gin.ai.learned.features import (
    NO_LIMIT,
    FeatureReader,
    Knowledge,
    about,
    codes,
    manner_of,
    of_cards,
)
from gin.ai.search.match_equity import gain
from gin.core.cards import DECK, Card, mask_of
from gin.rules.counting.scoring import best_side, count_ending, own_solver, with_stake_die
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import best_layoff
from gin.rules.melds.solver import meld_tables
from gin.rules.model.ending import Ending
from gin.rules.model.history import PastHand
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome, Side
from gin.rules.model.rules import Stakes
from gin.rules.model.stakes import Die, Stake
from gin.variants.setups import setup
from tools.training import counting, features, patterns

RULES = setup("modern").rules
GAME = counting.game_of(RULES)


def random_cards(rng: random.Random, count: int) -> list[Card]:
    start = rng.randrange(40)
    pools = [range(52), range(start, start + 12), range(0, 52, 2)]
    pool = list(rng.choice(pools))
    more = [card for card in range(52) if card not in pool]
    rng.shuffle(more)
    return [DECK[card] for card in (rng.sample(pool, min(count, len(pool))) + more)[:count]]


def test_the_trainer_counts_deadwood_and_melds_as_the_rules_do() -> None:
    rng = random.Random(1)
    solver = own_solver(RULES)
    for _ in range(3000):
        hand = mask_of(random_cards(rng, rng.choice([10, 11])))
        found = [0] * 8
        count = solver.deadwood(hand)
        assert counting.deadwood(hand, GAME) == count
        number = counting.melds(hand, GAME, found)
        loose = hand
        for meld in found[:number]:
            assert meld & loose == meld and meld_kind(meld, RULES.melds) is not None
            loose ^= meld
        assert counting.points(loose, GAME) == count


def test_the_trainer_lays_off_as_the_rules_do() -> None:
    rng = random.Random(2)
    solver = own_solver(RULES)
    laid_off = 0
    for _ in range(1500):
        cards = random_cards(rng, 20)
        rng.shuffle(cards)
        mine, theirs = mask_of(cards[:10]), mask_of(cards[10:])
        found = [0] * 8
        number = counting.melds(mine, GAME, found)
        best = best_layoff(theirs, tuple(found[:number]), RULES.melds, RULES.values.caught)
        left = counting.after_layoff(theirs, found, number, GAME)
        assert left == best.deadwood
        laid_off += left < solver.deadwood(theirs)
    assert laid_off > 50


def random_knowledge(rng: random.Random) -> tuple[int, int, Knowledge]:
    cards = list(DECK)
    rng.shuffle(cards)
    held = random_cards(rng, rng.choice([10, 11]))
    hand = mask_of(held)
    rest = [card for card in cards if card not in held]
    gone = rest[: rng.randrange(20)]
    known = rest[len(gone) :][: rng.randrange(5)]
    refused = rng.sample(gone, len(gone) // 2) + rest[-2:] + known[:1]
    return (
        hand,
        rng.choice(held),
        Knowledge(
            mask_of(gone),
            mask_of(known),
            mask_of(refused),
            rng.randrange(2, 32),
            rng.randrange(7),
            (rng.randrange(-1, 13), rng.randrange(-1, 13), rng.randrange(-1, 13)),
            mask_of(refused[::2]),
            rng.randrange(9),
        ),
    )


def test_the_trainer_sees_the_features_that_the_player_sees() -> None:
    rng = random.Random(3)
    for _ in range(400):
        limit = rng.choice([0, 3, 10, 10, NO_LIMIT])
        hand, card, facts = random_knowledge(rng)
        eye = FeatureReader(RULES, limit)
        seen = codes(hand, facts)
        own, theirs = [0] * 52, [0] * 52
        out = features.read_codes(hand, facts.gone, facts.known, facts.refused, own, theirs)
        assert (own, theirs) == seen
        found = [0] * features.MOST
        features.of_cards(own, theirs, found)
        assert sorted(found[: features.CARD_FEATURES]) == sorted(of_cards(seen))
        # Discarding a card changes only the features that describe it.
        before = sorted(about(seen, card))
        own[card], theirs[card] = features.GONE, features.ON_TOP
        base = found[:]
        features.about(own, theirs, card, found)
        changed = [place for place, feature in enumerate(base) if found[place] != feature]
        assert changed and {base[place] for place in changed} <= set(before)
        assert {found[place] for place in changed} <= set(about((own, theirs), card))
        kept = hand & ~(1 << card)
        length = features.of_hand(
            kept, card, out | 1 << card, facts.known, facts.stock, facts.picks, facts.lasts[0],
            facts.manner, limit, GAME, found,
        )  # fmt: skip
        of_hand = eye.of_hand(kept, card, out | 1 << card, facts)
        assert found[features.CARD_FEATURES : length] == of_hand


def test_the_trainer_judges_eager_and_patient_players_as_the_player_does() -> None:
    rng = random.Random(4)
    found = set()
    for _ in range(400):
        hands = [
            PastHand(
                rng.choice([None, 0, 1]),
                Outcome.KNOCK,
                (rng.randrange(14), rng.randrange(14)),
                rng.choice([0, 0, 4, 9]),
                (0, 0),
            )
            for _ in range(rng.randrange(6))
        ]
        for seat in (0, 1):
            ends = [(hand.ender == seat, hand.deadwood or 0, hand.turns[seat]) for hand in hands]
            number = features.manner(
                sum(features.is_eager(*end) for end in ends),
                sum(features.is_patient(*end) for end in ends),
            )
            assert number == manner_of(tuple(hands), seat)
            found.add(number)
    assert found == set(range(9))


def row_of(facts: Knowledge) -> list[int]:
    row = [0] * features.FACTS
    row[features.SHOWN], row[features.REFUSED_BY_OTHER] = facts.known, facts.refused
    row[features.THROWN], row[features.MANNER] = facts.thrown, facts.manner
    row[features.LAST], row[features.LAST_BUT_ONE], row[features.LAST_BUT_TWO] = facts.lasts
    return row


def random_hand(rng: random.Random, mine: int, facts: Knowledge) -> int:
    out = mine | facts.gone | facts.known
    unseen = [card for card in random_cards(rng, 52) if not out >> card & 1]
    return facts.known | mask_of(unseen[: 10 - facts.known.bit_count()])


def test_the_trainer_believes_of_a_hand_what_the_player_believes() -> None:
    rng, values = random.Random(5), RULES.values.own * 4
    tables = meld_tables(RULES.melds, RULES.values.own)
    for _ in range(150):
        mine, _, facts = random_knowledge(rng)
        belief = belief_of(mine, facts, tables, values)
        found = [0] * patterns.MOST
        for _ in range(3):
            hand = random_hand(rng, mine, facts)
            seen = mine | facts.gone
            length = patterns.patterns(hand, row_of(facts), seen, facts.stock, GAME, found)
            assert length <= patterns.MOST and max(found[:length]) < PATTERNS
            assert belief.of(hand) == pytest.approx(
                patterns.summed(weights(), found, length), abs=1e-3
            )


def test_a_step_of_learning_makes_the_hand_held_likelier() -> None:
    rng = random.Random(6)
    learned, found = [0.0] * PATTERNS, [0] * patterns.MOST
    cases = []
    for _ in range(12):
        mine, _, facts = random_knowledge(rng)
        cases.append((mine, facts, random_hand(rng, mine, facts), random_hand(rng, mine, facts)))

    def ahead() -> float:
        total = 0.0
        for mine, facts, held, chance in cases:
            for hand, sign in ((held, 1), (chance, -1)):
                seen = mine | facts.gone
                length = patterns.patterns(hand, row_of(facts), seen, facts.stock, GAME, found)
                total += sign * patterns.summed(learned, found, length)
        return total

    before = ahead()
    for mine, facts, held, _ in cases:
        patterns.learn_belief(
            learned, row_of(facts), mine, facts.gone, facts.stock, held, 0.01, rng.randrange(9999),
            GAME, [0] * 52, found, [0] * patterns.MOST,
        )  # fmt: skip
    assert before == 0 and ahead() > 1


@pytest.mark.parametrize("game", ["modern", "rush", "dice", "gin500", "fosdick", "straight"])
def test_the_trainer_pays_what_the_rules_pay(game: str) -> None:
    rng, rules = random.Random(7), setup(game).rules
    own, solver, found = counting.game_of(rules), own_solver(rules), [0] * 8
    paid = set()
    for _ in range(600):
        cards = random_cards(rng, 20)
        mine, theirs = mask_of(cards[:10]), mask_of(cards[10:])
        stock, best = rng.randrange(2, 20), solver.best(mine)
        deadwood = solver.deadwood(mine)
        ending = Ending(0, best.melds, best.loose, deadwood, None, gin=not deadwood)
        defender = best_side(rules, theirs)
        if deadwood:
            # Two splits can have the least deadwood but allow different lay-offs.
            melds = tuple(found[: counting.melds(mine, own, found)])
            plan = best_layoff(theirs, melds, rules.melds, rules.values.caught)
            defender = Side(plan.melds, plan.loose, plan.deadwood, plan.layoffs)
        stake = Stake(Die(1), Phase.DISCARD) if rules.stakes.die is not Stakes.OFF else None
        result = with_stake_die(rules, count_ending(rules, ending, defender, stock), stake)
        came = counting.ended(mine, theirs, stock, own, found)
        assert came == gain(result, 0) * (counting.DEAL if stake else 1), result
        paid.add(result.outcome)
    assert {Outcome.KNOCK, Outcome.UNDERCUT} <= paid
