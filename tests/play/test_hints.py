"""Hints in positions of real hands, each with what a card player would say."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from gin.ai.advice.evaluation import DOUBTFUL_KNOCK, Judge
from gin.ai.advice.reasons import Hint, WhyDiscard, hint
from gin.ai.search.match_equity import after_observed
from gin.core.cards import DECK, cards_of
from gin.rules import engine
from gin.rules.model.actions import Knock, notation
from gin.rules.model.observation import Observation
from tests.support.judging import play_worlds
from tests.support.positions import position

WORLDS = 64


class Position(NamedTuple):
    """A position and the hints that are right in it, by the start of their notation."""

    why: str
    right: tuple[str, ...]
    hand: str
    upcard: str
    plays: str
    drawn: str = ""
    dealer: int = 0


LATE_KNOCKS = (
    Position(
        "the 8D or the 4D makes gin, and after fifteen turns a silent player has two or less",
        ("discard KS",),
        "4C 6C 2D 5D 6D 7D 4H 6H 4S 6S KS",
        "JC",
        "pass pass KD QC QH TD KC JH TS KH JD 9C 9H QD QS TH 8C 9D 3C +TC JS 2C 3S +7C "
        "5S 8S AH +9S 5C 5H",
        "KS",
    ),
    Position(
        "eight is much against a player who took six cards",
        ("discard TS",),
        "AC 2C 5C 2D 3D 4D AH 2H 3H 4H TS",
        "JH",
        "pass pass KS QD QS JS 3C QH KD TD +9S TC 3D +6D 3H +6H +7C 8C 3S 7D +6S",
        "TS",
    ),
    Position(
        "seven is much against a player who took three cards and keeps still",
        ("discard JH",),
        "3C 9C AD 3D 5D 9D 9H JH AS 3S 9S",
        "JC",
        "pass pass TH 7H TD 9H +8C TS 8H KC 7D +6S JS QC 6H +4C 7C 5C",
        "JH",
        1,
    ),
    Position(
        "four cards make gin, and the 1 may well be undercut",
        ("discard 6C",),
        "AC 2C 3C 6C 2D 3D 4D 4H 2S 3S 4S",
        "5H",
        "pass pass 5C KH 6H QS JS QH KD TH QC 8H JC 8D 7C 9S +5D 6D TS 8S +4D",
        "+4D",
    ),
    Position(
        "three cards make gin, the king is useless",
        ("discard KH",),
        "AC JC AD JD 2H 3H JH KH AS 3S JS",
        "9H",
        "pass pass QH 9D JC +TC QD TH 9S TS KD QS 8D 8H 8S 8C +JS +7S 8C TD 7C 7H KC",
        "KH",
    ),
    Position(
        "the ace or the 4 of spades makes gin; the opponent collected five cards",
        ("discard KD",),
        "AC AD KD AH 2S 5S 6S 7S 8S 9S TS",
        "8S",
        "pass +QC 9C TD TC 8D KC JS KH 7C KS 6C JC 5D TS +3H QD 6H 5H 8H +7D 2C +2H QS 8H 3S "
        "6D 8C 7H",
        "KD",
    ),
    Position(
        "three cards make gin, and the opponent's silence is nine turns long",
        ("discard 6H",),
        "AC 3C 5C AD 3D AH 2H 5H 6H 3S 5S",
        "JS",
        "pass pass JH TC TH QS QD KS TD +KD KC 7H JC 6C 9H 5S +9S 8H 8C 3D",
        "+3D",
        1,
    ),
)
EARLY_KNOCKS = (
    Position(
        "with nine after three turns, few hands of the opponent have less",
        ("knock 6H",),
        "AC 2C 4C 6C 7C 8C 4D 4H 6H AS 5S",
        "8S",
        "pass pass JS QH QC QD 9H 7S JH",
        "AS",
    ),
    Position(
        "the fourth ten leaves six in the third turn",
        ("knock 8C",),
        "3C 8C TC TD AH 3H 4H 5H TH 2S TS",
        "KH",
        "pass pass QD TD +9D +TC",
        "+TC",
        1,
    ),
    Position(
        "ten is enough in the third turn",
        ("knock 7D",),
        "AC 2C 3C KC AD 5D 7D KD 3H KH AS",
        "8S",
        "pass +QH JC JS TS 3C",
        "+3C",
        1,
    ),
)
DISCARDS = (
    Position(
        "the jack goes with nothing, four cards meld the 5 of clubs",
        ("discard JC",),
        "AC 2C 4C 5C JC 2D 4D 7D 8D 4S 5S",
        "3H",
        "pass pass KC +QD",
        "2C",
        1,
    ),
    Position(
        "the 9 goes with nothing, three cards meld the 2 of clubs",
        ("discard 9S",),
        "AC 2C 4C 5C 2D 4D 7D 8D 4S 5S 9S",
        "3H",
        "pass pass KC +QD JC JS",
        "9S",
        1,
    ),
    Position(
        "the 8 goes with nothing, the other has thrown one",
        ("discard 8S",),
        "2C 4C JC 3D 4D JD 2H JH AS 8S JS",
        "QH",
        "pass pass TC QD JD +KD KS 9C KC TS QS 7D +9H 9D 8H",
        "8S",
    ),
    Position(
        "one card melds the 6, three the 4 of hearts",
        ("discard 6D",),
        "AC 3C 4C 6C 7C 8C AD 6D 2H 4H 2S",
        "5H",
        "pass pass KH QC QS TC TD QD JD KC QH JH KS 9C +JS JC 8D 5S 7S 5D 7H 8S 7D TH 6H",
        "6D",
    ),
    Position(
        "the 8 goes with nothing, two cards meld the ace",
        ("discard 8H",),
        "4C JC 4D JD AH 3H 8H JH AS 2S JS",
        "AD",
        "pass pass QH JH +TH 8D 8S JS +7S 7H 5D 5C",
        "8H",
        1,
    ),
    Position(
        "the ten goes with nothing, and one was thrown",
        ("discard TH",),
        "3C 7C 8C 2D 3D 4D 3H 4H TH AS 7S",
        "2C",
        "pass pass KD QC JC TS",
        "3C",
        1,
    ),
)
DRAWS = (
    Position(
        "the queen makes a run and takes thirty points off",
        ("take",),
        "6C 9C 2D JD KD 7H 8H TH 2S TS",
        "3C",
        "pass pass QC 3H KH QD",
        "",
        1,
    ),
    Position(
        "the 8 of spades melds with nothing",
        ("draw",),
        "9C TC 5D 8D 3H 5H 7H 9H 3S 5S",
        "JH",
        "pass pass KS KD KC QD QS TD +8S",
    ),
    Position(
        "the 4 of clubs melds with nothing",
        ("draw",),
        "5C 8C 9C TC 2D 3D 7D 2H 3H AS",
        "AD",
        "pass pass QS AC QH KD JH KC JD 9C +9D KS 9S TD 8S TS 8H +4C",
        "",
        1,
    ),
    Position(
        "the 5 of hearts melds with nothing, though it is low",
        ("pass",),
        "AC 3C 4C 6C 7C 9C TC QC 2S 5S",
        "5H",
        "pass",
    ),
)
POSITIONS = (*LATE_KNOCKS, *EARLY_KNOCKS, *DISCARDS, *DRAWS)


def seen_in(one: Position) -> Observation:
    return position(one.hand, one.upcard, one.plays, one.drawn, one.dealer)


def hint_in(one: Position, seed: int) -> tuple[Hint, float]:
    """Return the hint, and the share of worlds that a knock wins."""
    seen = seen_in(one)
    judge = Judge(seen, after_observed(seen), seed=seed)
    play_worlds(judge, WORLDS)
    found = judge.judgement()
    shares = [worth.won for worth in found.moves if isinstance(worth.action, Knock)]
    return hint(seen, found), max(shares, default=1.0)


@pytest.mark.parametrize("one", POSITIONS, ids=[one.hand for one in POSITIONS])
def test_a_position_is_whole(one: Position) -> None:
    seen = seen_in(one)
    cards = [*cards_of(seen.hand), *cards_of(seen.known), *seen.discards]
    hidden = seen.stock + seen.counts[seen.other] - seen.known.bit_count()
    assert len(cards) == len({*cards}) == len(DECK) - hidden
    assert seen.hand.bit_count() == seen.counts[seen.seat] == len(one.hand.split())
    assert seen.turn == seen.seat and not engine.why_not(seen, engine.legal(seen)[0])


@pytest.mark.parametrize("seed", (1, 2))
@pytest.mark.parametrize("one", POSITIONS, ids=[one.hand for one in POSITIONS])
def test_the_hint_is_what_a_card_player_would_do(one: Position, seed: int) -> None:
    found, share = hint_in(one, seed)
    move = notation(found.action)
    assert move.startswith(one.right), f"{move}: {one.why}"
    if one in LATE_KNOCKS:
        assert not isinstance(found.action, Knock) or share >= DOUBTFUL_KNOCK
    if one in DISCARDS:
        assert isinstance(found.reason, WhyDiscard) and found.rather is not None
        separating = (found.rather.outs, found.rather.points, found.rather.safer)
        assert separating != (0, 0, False) or found.rather.outs < found.rather.kept_outs
