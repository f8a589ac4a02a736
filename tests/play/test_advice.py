"""Advice in hands of the games without melds on the table: judgements, reasons, odds."""

from __future__ import annotations

import random
import re

import pytest
from msgspec.structs import replace

from gin.ai.advice.evaluation import (
    Judge,
    Judgement,
    Worth,
    can_judge,
)
from gin.ai.advice.reasons import EndMove, WhyDiscard, WhyEnd, WhyLeave, WhyTake, hint
from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.search.match_equity import after, chance_to_win
from gin.core.cards import EVERY_CARD, Card, cards_of, mask_of, parse_hand
from gin.language.translation import spoken
from gin.present.words import coach as words
from gin.rules import engine
from gin.rules.counting.scoring import own_solver
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.actions import Discard, Draw, Take
from gin.rules.model.events import Took
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.session import coach
from tests.support.covering import taking_turns
from tests.support.judging import play_worlds
from tests.support.play import JUDGED, JUDGED_IDS, rules_of, several, some_action
from tests.support.saying import marked

CARD = re.compile(r"\[([A2-9TJQK][CDHS])\]")


@pytest.mark.parametrize("which", taking_turns(JUDGED, JUDGED_IDS, first=0))
def test_every_decision_is_judged_in_every_game(
    which: tuple[str, tuple[str, ...]],
) -> None:
    match = start_match(rules_of(which), 5)
    table, rng = deal(match).table, random.Random(2)
    while table.result is None:
        seen = observe(table, table.turn)
        assert can_judge(seen)
        if rng.random() < several(10, 30) / 100:
            judge = Judge(seen, after(match, seen.seat), seed=1)
            play_worlds(judge, 1)
            found = judge.judgement()
            assert found.worlds == 1
            for worth in found.moves:
                assert engine.why_not(seen, worth.action) is None
                assert 0.0 <= worth.chance <= 1.0 and 0.0 <= worth.won <= 1.0
        table = engine.apply(table, some_action(table, rng)).table


@pytest.mark.parametrize("which", taking_turns(JUDGED, JUDGED_IDS, first=1))
def test_the_chance_to_win_is_even_at_first_and_certain_at_the_end(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules = rules_of(which)
    match = start_match(rules, 5)
    if rules.seats == 2 and rules.format.sheet != "race":
        assert chance_to_win(match.sheet, rules, 0) == pytest.approx(0.5, abs=0.02)
    rng = random.Random(1)
    while not match.sheet.over and len(match.results) < 60:
        table = deal(match).table
        action = engine.legal(observe(table, table.turn))[0]
        match = finish_hand(match, PLAYED_OUT[rules.flow](table, action, rng))
        chances = [chance_to_win(match.sheet, rules, seat) for seat in range(rules.seats)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if rules.seats == 2:
            assert sum(chances) == pytest.approx(1.0)
    if match.sheet.over and match.sheet.winner is not None:
        assert chance_to_win(match.sheet, rules, match.sheet.winner) == 1.0


@pytest.mark.parametrize("which", taking_turns(JUDGED, JUDGED_IDS, first=0))
def test_reasons_are_true_and_name_no_hidden_card(which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    match = start_match(rules, 5)
    table, rng = deal(match).table, random.Random(4)
    while table.result is None:
        seen = observe(table, table.turn)
        if rng.random() < several(10, 35) / 100:
            known = coach.instant_hint(seen)
            if known is None:
                judge = Judge(seen, after(match, seen.seat))
                play_worlds(judge, 2)
                known = hint(seen, judge.judgement())
            assert engine.why_not(seen, known.action) is None
            text = words.full_hint(known, "Ada")
            sentence = spoken(text)
            assert sentence[0].isupper() and sentence.endswith(".") and "  " not in sentence
            named = mask_of(Card.parse(code) for code in CARD.findall(marked(text)))
            ending = seen.ending.melds if seen.ending is not None else ()
            sight = seen.hand | seen.unseen | sum(ending)
            if seen.discards:
                sight |= seen.discards[-1].bit
            # What the opponent openly took or let go is a reason, unless memory is strict.
            sight |= mask_of(event.card for event in seen.log if isinstance(event, Took))
            assert not named & ~sight, "a buried discard is named"
            _check_facts(seen.hand, known.reason)
        table = engine.apply(table, some_action(table, rng)).table


def test_of_two_equal_discards_the_obvious_one_is_advised() -> None:
    """The 5 goes with the 4, so the king is advised unless the 5 is clearly better."""
    rules = rules_of(("gin", ()))
    table = deal(start_match(rules, 7)).table
    hand = parse_hand("AC 2C 3C 4C 7C 7D 7H 7S KD 4H 5H")
    table = replace(table, phase=Phase.DISCARD, drawn=None)
    seat = table.turn
    free = list(cards_of(EVERY_CARD & ~hand))
    other = mask_of(free[:10])
    hands = tuple(hand if who == seat else other for who in (0, 1))
    seen = observe(replace(table, hands=hands, discards=(free[10],), stock=tuple(free[11:])), seat)
    king, five = Discard(Card.parse("KD")), Discard(Card.parse("5H"))
    for lead, best in ((0.4, king), (4.0, five)):
        moves = (Worth(five, 5.0, 0.5, 0.5), Worth(king, 5.0 - lead, 0.5, 0.5))
        found = hint(seen, Judgement(moves, 100))
        assert found.action == best and found.rather is not None
        assert found.rather.close == (lead < 1)
        assert found.rather.kept == (five if best == king else king).card


def test_a_card_without_a_meld_is_taken_only_if_clearly_better() -> None:
    rules = rules_of(("gin", ()))
    hand = parse_hand("JD QD KD 8C 6D AS 4S 8S 9S JS")
    table = replace(deal(start_match(rules, 7)).table, phase=Phase.DRAW, drawn=None)
    seat = table.turn
    nine, *free = [Card.parse("9C"), *cards_of(EVERY_CARD & ~hand & ~Card.parse("9C").bit)]
    hands = tuple(hand if who == seat else mask_of(free[:10]) for who in (0, 1))
    seen = observe(replace(table, hands=hands, discards=(nine,), stock=tuple(free[10:])), seat)
    for lead, best in ((0.4, Draw()), (4.0, Take())):
        moves = (Worth(Take(), 5.0, 0.5, 0.5), Worth(Draw(), 5.0 - lead, 0.5, 0.5))
        found = hint(seen, Judgement(moves, 100))
        assert found.action == best
    assert isinstance(found.reason, WhyTake)
    assert found.reason.pairs == parse_hand("8C 9S")
    assert spoken(words.full_hint(found, "Ada")).startswith(
        "Take the nine of clubs: it goes with the eight of clubs and the nine of spades, and"
    )


def _check_facts(hand: int, reason: object) -> None:
    match reason:
        case WhyDiscard() as why:
            assert hand & why.card.bit and not why.helping & hand and not why.gin & ~why.helping
            assert why.gone & ~why.needed == 0
        case WhyTake() as why:
            assert why.after <= why.before
            assert not why.pairs & ~hand and not (why.pairs and why.meld)
        case WhyEnd() as why:
            assert why.how is not EndMove.GIN or why.deadwood == 0
        case WhyLeave() as why:
            assert why.helping.bit_count() <= why.unseen


@pytest.mark.parametrize("which", taking_turns(JUDGED, JUDGED_IDS, first=1))
def test_the_odds_are_counted_over_cards_that_would_be_melded(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules = rules_of(which)
    table, rng = deal(start_match(rules, 8)).table, random.Random(3)
    solver = own_solver(rules)
    while table.result is None:
        seen = observe(table, table.turn)
        found = coach.odds(seen)
        if found is not None and seen.hand.bit_count() == rules.deal.cards:
            assert found.helping & ~seen.unseen == 0 and 0 <= found.chance <= 1
            for card in cards_of(seen.unseen):
                melds = solver.best(seen.hand | card.bit).melds
                least, _ = solver.best_discards(seen.hand | card.bit)
                helps = least < solver.deadwood(seen.hand)
                if found.helping & card.bit:
                    assert helps and any(meld & card.bit for meld in melds)
        table = engine.apply(table, some_action(table, rng)).table
