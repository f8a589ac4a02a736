"""The simple player: one test per sentence of its description, and 200 recorded decisions."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from gin.ai.players.simple import Simple, equal_choices, makes_meld
from gin.core.cards import Card, parse_hand
from gin.core.shuffle import parse_deal_code, shuffled
from gin.rules import engine
from gin.rules.model.actions import (
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    Pass,
    Take,
    notation,
    parse_action,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.rules.model.table import observe
from gin.variants.setups import setup
from tests.support.places import DATA

RECORDED = json.loads((DATA / "simple_decisions.json").read_text(encoding="utf-8"))


def test_two_hundred_decisions_are_recorded() -> None:
    assert sum(len(hand["decisions"]) for hand in RECORDED) == 200


@pytest.mark.parametrize("number", range(len(RECORDED)))
def test_recorded_decisions(number: int) -> None:
    hand = RECORDED[number]
    rules = setup(hand["game"], tuple(filter(None, hand["with"].split(",")))).rules
    seed, dealer = parse_deal_code(hand["deal"])
    table = engine.start(rules, shuffled(seed), dealer).table
    for decision in hand["decisions"]:
        seen = observe(table, table.turn)
        assert [notation(action) for action in equal_choices(seen)] == decision["equal"]
        for player_seed in range(4):
            assert notation(Simple(player_seed).choose(seen)) in decision["equal"]
        table = engine.apply(table, parse_action(decision["did"])).table


def _rules(*agreed: str) -> Rules:
    return setup("modern", agreed).rules


def _at(phase: Phase, hand: str, top: str | None, rules: Rules) -> Observation:
    seen = observe(engine.start(rules, shuffled(3), 1).table, 0)
    pile = () if top is None else (Card.parse(top),)
    return replace(seen, phase=phase, hand=parse_hand(hand), discards=pile, turn=0, passes=2)


LOOSE = "AC 3C 5D 7D 9H JH QS 2S 4S 8C"


def test_it_takes_the_face_up_card_if_it_forms_part_of_a_meld() -> None:
    seen = _at(Phase.UPCARD, "AC 3C 5D 7D 9H TH QS 2S 4S 8C", "JH", _rules())
    assert equal_choices(seen) == (Take(),)
    assert makes_meld(seen.hand, Card.parse("JH"), seen)


def test_it_passes_a_card_that_forms_no_meld() -> None:
    assert equal_choices(_at(Phase.UPCARD, LOOSE, "KD", _rules())) == (Pass(),)
    assert equal_choices(_at(Phase.DRAW, LOOSE, "KD", _rules())) == (Draw(),)


def test_a_meld_counts_even_if_the_best_split_has_no_use_for_it() -> None:
    seen = _at(Phase.DRAW, "4C 4D 4H 5H 6H 7H 8H KS QD 9S", "3H", _rules())
    assert equal_choices(seen) == (Take(),)


def test_it_discards_what_leaves_least_deadwood_and_chooses_among_equals() -> None:
    seen = _at(Phase.DISCARD, LOOSE + " KD", None, _rules())
    seen = replace(seen, drawn=Card.parse("2S"))
    equals = {Discard(Card.parse(code)) for code in ("JH", "QS", "KD")}
    assert set(equal_choices(seen)) == equals
    assert {Simple(seed).choose(seen) for seed in range(40)} == equals


def test_it_may_discard_the_card_drawn_but_never_the_one_taken_up() -> None:
    seen = _at(Phase.DISCARD, LOOSE + " KD", None, _rules("rediscard=on"))
    king = Card.parse("KD")
    assert Discard(king) in equal_choices(replace(seen, drawn=king, taken=False))
    assert Discard(king) not in equal_choices(replace(seen, drawn=king, taken=True))


def test_it_knocks_as_soon_as_it_may() -> None:
    seen = _at(Phase.DISCARD, "4C 4D 4H 5H 6H 7H 9C TC JC KS AS", None, _rules())
    (choice,) = equal_choices(replace(seen, drawn=Card.parse("KS")))
    assert isinstance(choice, Knock)
    assert choice.card == Card.parse("KS")


def test_it_prefers_big_gin_to_gin() -> None:
    seen = _at(Phase.DISCARD, "4C 4D 4H 4S 5H 6H 7H 9C TC JC QC", None, _rules())
    seen = replace(seen, drawn=Card.parse("QC"))
    assert isinstance(equal_choices(seen)[0], BigGin)
    without = replace(seen, rules=_rules("big-gin=off"))
    assert isinstance(equal_choices(without)[0], Gin)


def test_chance_is_the_same_again_for_the_same_seed_and_observation() -> None:
    seen = _at(Phase.DISCARD, LOOSE + " KD", None, _rules())
    assert len({notation(Simple(5).choose(seen)) for _ in range(5)}) == 1
