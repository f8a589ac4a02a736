"""The look-ahead over one draw, and how opponents value a knock in each game."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bench.arena import MatchUpRecord, RandomLegal
from bench.every_game import match_ups, report
from gin.ai.players.heuristic import Heuristic, discard_worths
from gin.ai.tactics.danger import REFUSED, HandReading, danger
from gin.ai.tactics.lookahead import MISSED, DrawOutlook
from gin.ai.tactics.outs import (
    outs_by_partner,
    pairs_completed_by,
    three_card_melds,
    triples_completed_by,
)
from gin.core.cards import DECK, EVERY_CARD, Card, Hand, cards_of, mask_of, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.counting.scoring import own_solver
from gin.rules.melds.kinds import meld_kind, melds_in
from gin.rules.model.actions import Discard, Knock
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.rules.model.table import observe
from gin.variants.setups import setup


def mean_by_trying(rules: Rules, kept: Hand, unseen: Hand, goal: int = 999) -> float:
    count = own_solver(rules).deadwood
    least = [
        min(count((kept | draw.bit) & ~card.bit) for card in cards_of(kept | draw.bit))
        for draw in cards_of(unseen)
    ]
    return sum(left + MISSED * (left > goal) for left in least) / len(least)


@pytest.mark.parametrize("id", ["modern", "tedesco", "sequence", "rainbow", "indian", "house"])
def test_the_look_ahead_is_the_mean_over_every_draw(id: str) -> None:
    rules = setup(id).rules
    count = own_solver(rules).deadwood
    for seed in range(12):
        deck = random.Random(seed).sample(DECK, 30)
        held = rules.deal.cards + 1
        hand = mask_of(sorted(deck)[:held] if seed % 2 else deck[:held])
        unseen = EVERY_CARD & ~hand & ~mask_of(deck[held:])
        hope, rushed = DrawOutlook(rules, hand, unseen), DrawOutlook(rules, hand, unseen, 10)
        for card in cards_of(hand):
            kept = hand & ~card.bit
            assert hope.mean(kept, count(kept)) == pytest.approx(
                mean_by_trying(rules, kept, unseen)
            )
            assert rushed.mean(kept, count(kept)) == pytest.approx(
                mean_by_trying(rules, kept, unseen, 10)
            )


def test_melds_of_three_are_counted_with_the_ace_where_it_stands() -> None:
    low, around, runs = (setup(id).rules.melds for id in ("gin", "tedesco", "sequence"))
    assert len(three_card_melds(low)) == 13 * 4 + 11 * 4
    assert len(three_card_melds(around)) == 13 * 4 + 13 * 4
    assert len(three_card_melds(runs)) == 11 * 4
    ace, king, two = (Card.parse(code) for code in ("AS", "KS", "2S"))
    assert (two.bit, king.bit) in [tuple(sorted(pair)) for pair in pairs_completed_by(around)[ace]]
    assert all(king.bit not in pair for pair in pairs_completed_by(low)[ace])
    assert dict(outs_by_partner(runs)[ace])[two.bit] == Card.parse("3S").bit


def knocking_hand(id: str, text: str, turns: int) -> Observation:
    seen = observe(engine.start(setup(id).rules, shuffled(3), 1).table, 0)
    hand = parse_hand(text)
    return replace(
        seen,
        phase=Phase.DISCARD,
        turn=0,
        hand=hand,
        drawn=cards_of(hand)[-1],
        discards=(),
        upcard=Card.parse("TC"),
        turns=(turns, turns),
    )


NINE = "AS 2S 3S 7C 7D 7H 9C 9D 9H 9S KD".replace("9S", "8D").replace("KD", "AD")
EIGHT = "AS 2S 3S 7C 7D 7H 4C 5C 6C 8D KD"


def test_where_gin_pays_more_a_knock_is_waited_with() -> None:
    for turns, knocked in ((0, True), (5, True), (8, False)):
        action = Heuristic(0).choose(knocking_hand("gin", EIGHT, turns))
        assert isinstance(action, Knock) == knocked
    for turns, knocked in ((0, True), (2, False)):
        action = Heuristic(0).choose(knocking_hand("modern", EIGHT, turns))
        assert isinstance(action, Knock) == knocked


def test_a_low_hand_waits_for_an_undercut_once_the_hand_has_gone_on() -> None:
    for turns, knocked in ((0, True), (1, False), (5, False)):
        action = Heuristic(0).choose(knocking_hand("gin", NINE, turns))
        assert isinstance(action, Knock) == knocked


def test_a_random_player_held_to_ten_does_not_end_every_hand_at_once() -> None:
    high = "AS 2S 3S 7C 7D 7H KC QD JH TD 9D"
    seen = knocking_hand("straight", high, 0)
    assert isinstance(RandomLegal(1).choose(seen), Knock)
    assert not isinstance(RandomLegal(1, 10).choose(seen), Knock)
    assert isinstance(RandomLegal(1, 10).choose(knocking_hand("straight", EIGHT, 0)), Knock)


def test_the_table_names_every_match_up_and_what_was_missed() -> None:
    records = [
        MatchUpRecord("3", foe, game, (), 5, 200, 200, 150, 1000, 1.0) for game, foe in match_ups()
    ]
    lines = [line for line in report(records).splitlines() if line.startswith("| ")][1:]
    assert len(lines) == len(records)
    assert all("75.0% [68.6 to 80.5] | 200 | 5.0 |" in line for line in lines)
    assert all(("missed" in line) == ("random" in line) for line in lines)


def test_a_loose_ace_is_let_go_where_being_caught_with_it_is_dear() -> None:
    loose = "AS 4S 5S 6S 7C 7D 7H 2H 3C 4D 5C"
    for id, dear in (("tedesco", True), ("gin", False)):
        seen = replace(knocking_hand(id, loose, 9), upcard=Card.parse("2D"))
        action = Heuristic(0).choose(seen)
        assert isinstance(action, Discard)
        assert (action.card == Card.parse("AS")) == dear


def test_a_rainbow_can_be_given_away_too() -> None:
    """A rainbow is four cards in a row, one of each suit, in alternating colours."""
    plain, rainbow = setup("gin").rules.melds, setup("rainbow").rules.melds
    known = parse_hand("5S 6H 7C")
    reading = HandReading(refused=0, known=known, unseen=0, chance=0.0)
    fits, clashes = Card.parse("8D"), Card.parse("8H")
    assert danger(fits, reading, rainbow) == 1.0
    assert danger(clashes, reading, rainbow) == danger(fits, reading, plain) == 0.0
    refused = replace(reading, refused=Card.parse("5S").bit)
    assert danger(fits, refused, rainbow) == pytest.approx(REFUSED)


@pytest.mark.parametrize("melds", ["rainbow", "gin"])
def test_every_rainbow_of_a_card_is_thought_of(melds: str) -> None:
    rules = setup(melds).rules.melds
    counts = [len(triples_completed_by(rules)[card]) for card in DECK]
    whole = [
        meld for meld in melds_in(EVERY_CARD, rules) if MeldKind.RAINBOW is meld_kind(meld, rules)
    ]
    assert sum(counts) == 4 * len(whole) == (4 * 80 if melds == "rainbow" else 0)


def test_who_rushes_prefers_hands_that_may_knock_after_the_next_draw() -> None:
    """If the rush bonus changes the discard, more draws must allow a knock."""
    changed, plain = 0, setup("gin").rules
    for seed in range(12):
        table, player = engine.start(setup("rush").rules, shuffled(seed), 1).table, Heuristic(seed)
        while table.phase is not Phase.OVER:
            seen = observe(table, table.turn)
            action = player.choose(seen)
            if isinstance(action, Discard):
                before = favourite(replace(seen, rules=plain))
                if before != action.card:
                    changed += 1
                    assert knocking(seen, action.card) > knocking(seen, before)
            table = engine.apply(table, action).table
    assert changed > 3


def favourite(seen: Observation) -> Card:
    worths = discard_worths(seen, engine.legal(seen))
    return max(worths, key=lambda card: (worths[card], card))


def knocking(seen: Observation, discard: Card) -> int:
    kept, best = seen.hand & ~discard.bit, own_solver(seen.rules).best_discards
    return sum(best(kept | draw.bit)[0] <= 10 for draw in cards_of(seen.unseen))
