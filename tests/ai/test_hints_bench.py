"""The evaluator of hints: what it reads from a hand, and the hands that it samples."""

from __future__ import annotations

import random
import statistics

from bench.hints import Inference, loss_of_hint, moves_to_compare, turns_of_opponent
from gin.core.cards import Card, parse_hand
from gin.rules.counting.scoring import own_solver
from gin.rules.model.actions import Discard, Draw, Pass, Take
from tests.support.positions import position

HAND = "2C 4C 6C 9C JC 2D 7D 5H 8S TS"


def test_the_opponents_turns_are_read_from_what_was_seen() -> None:
    seen = position(HAND, "KD", "pass pass QS +9H KC JS", dealer=0)
    assert seen.seat == 1
    found = turns_of_opponent(seen)
    assert [(turn.top, turn.took, turn.discard) for turn in found] == [
        (Card.parse("KD"), False, -1),
        (Card.parse("QS"), True, Card.parse("9H")),
        (Card.parse("KC"), False, Card.parse("JS")),
    ]
    assert found[2].gone == parse_hand("KD 9H KC")
    first = turns_of_opponent(position(HAND, "KD", "pass pass QS", dealer=1))
    assert [turn.top for turn in first] == [Card.parse("KD"), -1]


def test_sampled_hands_agree_with_what_was_seen() -> None:
    seen = position(HAND, "KD", "pass pass QS +9H KC JS 8C KH", dealer=0)
    for world in Inference(seen, random.Random(1)).worlds(20):
        assert world.hand.bit_count() == 10
        assert not seen.known & ~world.hand
        assert not world.hand & ~(seen.unseen | seen.known)


def test_sampled_hands_fit_the_cards_taken_and_thrown() -> None:
    """The opponent took the QS, so it has queens or spade neighbours; it left the 9C."""
    seen = position("2C 4C 6C 3H TC 2D 7D 5H 8S TS", "KD", "pass pass QS +9H 9C 5S 8C 7H", dealer=0)
    worlds = list(Inference(seen, random.Random(1)).worlds(60))
    rng = random.Random(2)
    pool = [1 << card for card in range(52) if seen.unseen >> card & 1]
    anyhow = [seen.known | sum(rng.sample(pool, 9)) for _ in worlds]
    queen = parse_hand("QC QD QH JS KS")
    count = own_solver(seen.rules).deadwood

    def share(hands: list[int]) -> float:
        return statistics.fmean((hand & queen).bit_count() >= 2 for hand in hands)

    hands = [world.hand for world in worlds]
    assert share(hands) > 0.8 > share(anyhow) + 0.2
    assert statistics.fmean(map(count, hands)) < statistics.fmean(map(count, anyhow)) - 10


def test_the_hint_is_among_the_moves_compared() -> None:
    seen = position(f"{HAND} 3H", "KD", "pass pass QS 9H", "3H", dealer=0)
    low = Discard(Card.parse("2C"))
    moves = moves_to_compare(seen, low)
    assert moves[-1] == low and Discard(Card.parse("JC")) in moves
    assert {*moves_to_compare(position(HAND, "KD", "pass", dealer=1), Pass())} == {Pass(), Take()}


def test_a_good_hint_loses_nothing_and_a_bad_one_is_noticed() -> None:
    seen = position("AC 2C 3C 7D 7H 4S 5S 6S 9H KD", "KS", "pass pass QS 7S", dealer=0)
    loss = loss_of_hint(seen, 12, 1)
    assert loss.advised == Take() and loss.best == Take() and loss.points == loss.most == 0.0
    assert dict(loss.means)[Take()] > dict(loss.means)[Draw()]
