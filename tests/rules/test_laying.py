"""Melds on the table, in Colonel and Skarney Gin (rules 8): about one test per sentence."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from gin.core.cards import DECK, Card, Rank, cards_of, mask_of, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.match import next_dealer
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.rank_melds import best_threes
from gin.rules.model.actions import (
    Accept,
    Action,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    Knock,
    LayOut,
    Pass,
    Refuse,
    Take,
)
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason
from gin.rules.model.result import HandResult, LineKind, Outcome
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table, observe
from gin.variants.setups import setup
from tests.support.tables import layout, lying, reason

COLONEL = setup("colonel").rules
SKARNEY = setup("skarney").rules
CONTRACT = ("5C 6D 7H", "9C 9D 9H", "JS QS KS")
ELEVEN = "5C 6D 7H 9C 9D 9H JS QS KS 2C 3D"


def kind(cards: str, rules: Rules) -> MeldKind | None:
    return meld_kind(parse_hand(cards), rules.melds)


def after(table: Table, *actions: Action) -> Table:
    for action in actions:
        table = engine.apply(table, action).table
    return table


def result(table: Table) -> HandResult:
    assert table.result is not None
    return table.result


# Skarney Gin.


def test_skarney_ten_each_no_upcard_and_thirty_two_in_the_stock() -> None:
    table = engine.start(SKARNEY, shuffled(3), 0).table
    assert [hand.bit_count() for hand in table.hands] == [10, 10]
    assert (len(table.stock), table.upcard, table.discards) == (32, None, ())


def test_skarney_the_non_dealer_starts_and_the_deal_alternates() -> None:
    assert engine.start(SKARNEY, shuffled(3), 0).table.turn == 1
    assert next_dealer(SKARNEY, 0, winner=0) == 1
    assert next_dealer(SKARNEY, 1, winner=None) == 0


def test_skarney_game_is_two_hundred() -> None:
    assert SKARNEY.format.target == 200


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("9C 9D 9H", MeldKind.SET),
        ("9C 9D 9H 9S", MeldKind.SET),
        ("5C 6C 7C", MeldKind.RUN),
        ("5C 6D 7C", MeldKind.POKER),
        ("5C 6D 7S 8H", MeldKind.POKER),
        ("AC 2D 3S", MeldKind.POKER),
        ("QC KD AS", MeldKind.POKER),
        ("KC AD 2S", None),
        ("QC KD AS 2S", None),
        ("5C 6D", None),
    ],
)
def test_skarney_melds_and_the_ace_high_or_low_but_not_both(
    cards: str, found: MeldKind | None
) -> None:
    assert kind(cards, SKARNEY) is found


def test_skarney_a_meld_of_all_fourteen_places_is_none() -> None:
    assert kind("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD", SKARNEY) is None


def test_skarney_the_turn_begins_with_one_draw_from_the_stock() -> None:
    table = lying(SKARNEY, "5C 6D 7H", phase=Phase.DRAW)
    assert engine.legal(observe(table, 0)) == (Draw(),)
    assert reason(table, layout("5C 6D 7H")) is Reason.DRAW_FIRST
    assert reason(after(table, Draw()), Draw()) is Reason.ALREADY_DRAWN


def test_skarney_an_accepted_ace_costs_the_draw_and_any_other_card_does_not() -> None:
    for offered, phase in (("AC", Phase.MELD), ("7C", Phase.DRAW)):
        table = lying(SKARNEY, f"{offered} 2D 9H", other="KD 4S")
        table = after(table, HoldUp(Card.parse(offered)), Accept())
        assert (table.phase, table.turn) == (phase, 1)
        assert table.hands[1] & Card.parse(offered).bit
    table = after(lying(SKARNEY, "AC 2D 9H", other="KD 4S"), HoldUp(Card.parse("AC")), Accept())
    assert reason(table, Draw(), 1) is Reason.ACE_COSTS_DRAW


def test_skarney_the_first_lay_down_is_exactly_three_melds_of_exactly_three() -> None:
    table = lying(SKARNEY, ELEVEN)
    assert reason(table, layout(*CONTRACT)) is None
    assert reason(table, layout(*CONTRACT[:2])) is Reason.CONTRACT_FIRST
    four = lying(SKARNEY, "5C 6D 7H 8H 9C 9D 9H JS QS KS 2C")
    assert reason(four, layout("5C 6D 7H 8H", *CONTRACT[1:])) is Reason.CONTRACT_FIRST


def test_skarney_the_contract_is_laid_from_the_hand_after_drawing() -> None:
    table = lying(SKARNEY, ELEVEN, phase=Phase.DRAW)
    assert reason(table, layout(*CONTRACT)) is Reason.DRAW_FIRST
    assert reason(lying(SKARNEY, "5C 6D 7H 9C 9D 9H JS QS 2C 3D 4H"), layout(*CONTRACT)) is (
        Reason.NOT_IN_HAND
    )


def test_skarney_nothing_else_is_laid_out_in_the_turn_of_the_contract() -> None:
    table = after(lying(SKARNEY, "5C 6D 7H 9C 9D 9H JS QS KS 8S 2C 3D 4H"), layout(*CONTRACT))
    assert reason(table, layout(on0="8S")) is Reason.AFTER_CONTRACT
    assert reason(table, layout("2C 3D 4H")) is Reason.AFTER_CONTRACT
    assert not any(isinstance(one, LayOut) for one in engine.legal(observe(table, 0)))


def test_skarney_an_option_allows_new_melds_with_the_contract_but_no_lay_offs() -> None:
    rules = setup("skarney", ["contract-more=on"]).rules
    table = after(lying(rules, "5C 6D 7H 9C 9D 9H JS QS KS 8S 2C 3D 4H"), layout(*CONTRACT))
    assert reason(table, layout("2C 3D 4H")) is None
    assert reason(table, layout(on0="8S")) is Reason.AFTER_CONTRACT


def test_skarney_later_any_number_of_new_melds_of_any_size() -> None:
    table = lying(SKARNEY, "2C 3D 4H 5S 8C 8D 8H KD", mine=("5C 6D 7H", "9C 9D 9H", "JS QS KS"))
    assert reason(table, layout("2C 3D 4H 5S", "8C 8D 8H")) is None
    table = after(table, layout("2C 3D 4H 5S"))
    assert reason(table, layout("8C 8D 8H")) is None


def test_skarney_one_or_two_cards_on_each_own_meld_a_turn_however_split() -> None:
    table = lying(SKARNEY, "8S 9S 4S TS 2D", mine=("5C 6D 7H",))
    assert reason(table, layout(on0="8S 9S")) is None
    assert reason(table, layout(on0="8S 9S 4S")) is Reason.TOO_MANY_ADDED
    table = after(table, layout(on0="4S"), layout(on0="8S"))
    assert reason(table, layout(on0="9S")) is Reason.TOO_MANY_ADDED
    table = after(table, HoldUp(Card.parse("2D")), Refuse(), Draw(), _some_offer(table), Refuse())
    assert reason(after(table, Draw()), layout(on0="9S TS")) is None


def _some_offer(table: Table) -> HoldUp:
    return HoldUp(cards_of(table.hands[1])[0])


def test_skarney_never_on_the_opponents_melds() -> None:
    table = lying(SKARNEY, "8S 2D 3H", mine=("QC QD QH",), theirs=("5C 6D 7H",))
    assert reason(table, layout(on1="8S")) is Reason.NOT_YOUR_MELD


def test_skarney_the_result_is_a_valid_meld_of_any_type() -> None:
    table = lying(SKARNEY, "8D 2D 9C", mine=("5C 6C 7C", "9D 9H 9S"))
    assert reason(table, layout(on0="8D")) is None
    assert after(table, layout(on0="8D")).spread.melds[0].kind is MeldKind.POKER
    assert reason(table, layout(on0="2D")) is Reason.DOES_NOT_FIT


def test_skarney_with_two_cards_or_more_one_must_be_held_up() -> None:
    table = lying(SKARNEY, "7C 9D 2H")
    assert reason(table, Done()) is Reason.MUST_OFFER
    assert {HoldUp(card) for card in cards_of(table.hands[0])} <= set(
        engine.legal(observe(table, 0))
    )


def test_skarney_the_opponent_accepts_into_the_hand_or_it_returns() -> None:
    table = after(lying(SKARNEY, "7C 9D 2H", other="KD 4S"), HoldUp(Card.parse("7C")))
    assert (table.phase, table.turn) == (Phase.CONSIDER, 1)
    taken, left = after(table, Accept()), after(table, Refuse())
    assert taken.hands == (parse_hand("9D 2H"), parse_hand("KD 4S 7C"))
    assert left.hands == (parse_hand("7C 9D 2H"), parse_hand("KD 4S"))


def test_skarney_not_the_very_card_accepted_in_the_turn_before() -> None:
    table = lying(SKARNEY, "7C 9D", accepted="7C")
    assert reason(table, HoldUp(Card.parse("7C"))) is Reason.JUST_ACCEPTED
    assert reason(table, HoldUp(Card.parse("9D"))) is None


def test_skarney_with_one_card_last_card_is_said_and_it_is_kept() -> None:
    table = lying(SKARNEY, "7C")
    assert reason(table, HoldUp(Card.parse("7C"))) is Reason.LAST_CARD
    done = after(table, Done())
    assert (done.phase, done.turn, done.hands[0]) == (Phase.DRAW, 1, parse_hand("7C"))


def test_skarney_out_only_by_melding_every_card_without_a_discard_or_a_knock() -> None:
    table = lying(SKARNEY, "8S 9S", mine=("5C 6D 7H",))
    assert reason(table, Discard(Card.parse("8S"))) is Reason.NOTHING_IS_DISCARDED
    assert reason(table, Knock(None, ())) is Reason.NOT_IN_THIS_GAME
    assert result(after(table, layout(on0="8S 9S"))).outcome is Outcome.GIN


def test_skarney_offering_does_not_empty_the_hand() -> None:
    table = after(lying(SKARNEY, "7C 9D", other="KD 4S"), HoldUp(Card.parse("7C")), Accept())
    assert table.hands[0] == parse_hand("9D") and table.result is None


def test_skarney_the_accepter_melds_only_in_an_own_turn() -> None:
    table = after(lying(SKARNEY, "7C 9D 2H", other="7D 7S 4S"), HoldUp(Card.parse("7C")))
    assert reason(table, layout("7C 7D 7S"), 1) is Reason.ANSWER_FIRST
    assert reason(after(table, Accept()), layout("7C 7D 7S"), 1) is Reason.DRAW_FIRST


def test_skarney_gin_is_twenty_and_all_cards_of_the_opponent() -> None:
    table = lying(SKARNEY, "8S", mine=("5C 6D 7H",), theirs=("2C 3C 4C",), other="KC 5D AS")
    done = result(after(table, layout(on0="8S")))
    assert [(line.kind, line.points) for line in done.lines] == [
        (LineKind.CAUGHT, 30),
        (LineKind.GIN, 20),
    ]


def test_skarney_gin_is_forty_where_the_opponent_has_no_contract() -> None:
    table = lying(SKARNEY, "8S", mine=("5C 6D 7H",), other="9C 9D 9H KC KD KH AC 2D 3S 7S")
    done = result(after(table, layout(on0="8S")))
    assert done.lines[1].kind is LineKind.BARE_GIN
    assert (done.lines[0].points, done.points(0)) == (84, 124)


def test_skarney_ace_fifteen_court_cards_and_tens_ten() -> None:
    assert points_of(parse_hand("AC KC QC JC TC 9C 2C"), SKARNEY.values.own) == 66


def test_skarney_the_last_two_cards_are_never_drawn() -> None:
    table = lying(SKARNEY, "7C 9D", phase=Phase.DRAW, stock=3)
    table = after(table, Draw())
    assert len(table.stock) == 2
    assert reason(table, HoldUp(Card.parse("7C"))) is Reason.STOCK_AT_END
    assert result(after(table, Done())).outcome is Outcome.COMPARED


def test_skarney_who_drew_the_card_before_them_may_still_go_gin() -> None:
    table = lying(SKARNEY, "7C 8D 9H", mine=("2C 2D 2H",), stock=2, drawn="7C")
    assert result(after(table, layout("7C 8D 9H"))).outcome is Outcome.GIN


def test_skarney_the_lower_hand_scores_the_difference_melds_in_hand_included() -> None:
    table = lying(SKARNEY, "2C 3D", other="9C 9D 9H", stock=2, drawn="2C")
    done = result(after(table, Done()))
    assert (done.winner, done.points(0)) == (0, 22)
    deadwood = setup("skarney", ["stock-counts=deadwood"]).rules
    done = result(after(lying(deadwood, "2C 3D", other="9C 9D 9H", stock=2, drawn="2C"), Done()))
    assert (done.winner, done.points(1)) == (1, 5)


def test_skarney_equal_hands_score_nothing_at_the_stocks_end() -> None:
    done = result(after(lying(SKARNEY, "2C 3D", other="5H", stock=2, drawn="2C"), Done()))
    assert (done.winner, done.lines) == (None, ())


def test_skarney_rainbow_changes_nothing() -> None:
    rules = setup("skarney", ["rainbow=on"]).rules
    table = lying(rules, "9S 2D", mine=("5C 6D 7S 8H",))
    assert table.spread.melds[0].kind is MeldKind.POKER
    assert reason(table, layout(on0="9S")) is None


def test_skarney_a_contract_is_suggested_for_twenty_five_cards() -> None:
    rng = Random(5)
    for _ in range(20):
        hand = mask_of(rng.sample(DECK, 25))
        found = best_threes(hand, 3, SKARNEY.melds.aces, SKARNEY.values.own, 8)
        assert 0 < len(found) <= 8
        for melds in found:
            assert [meld.bit_count() for meld in melds] == [3, 3, 3]
            assert all(meld_kind(meld, SKARNEY.melds) for meld in melds)
            assert sum(melds).bit_count() == 9 and not sum(melds) & ~hand


def test_skarney_no_contract_that_is_suggested_is_dominated() -> None:
    rng = Random(6)
    solver = own_solver(SKARNEY)
    for _ in range(20):
        hand = mask_of(rng.sample(DECK, 16))
        pairs = []
        for melds in best_threes(hand, 3, SKARNEY.melds.aces, SKARNEY.values.own, 8):
            left = hand & ~sum(melds)
            pairs.append((points_of(left, SKARNEY.values.own), solver.deadwood(left)))
        for place, (points, later) in enumerate(pairs):
            assert all(p > points or d > later for p, d in pairs[:place])


# Colonel.


def test_colonel_ten_each_an_upcard_and_a_plain_opening_by_the_non_dealer() -> None:
    table = engine.start(COLONEL, shuffled(3), 0).table
    assert [hand.bit_count() for hand in table.hands] == [10, 10]
    assert (len(table.stock), len(table.discards), table.turn) == (31, 1, 1)
    assert set(engine.legal(observe(table, 1))) == {Draw(), Take(), Challenge(1)}


def test_colonel_an_option_offers_the_upcard_first() -> None:
    rules = setup("colonel", ["first-upcard=upcard_offer"]).rules
    table = engine.start(rules, shuffled(3), 0).table
    assert table.phase is Phase.UPCARD
    table = after(table, Pass(), Pass())
    assert reason(table, Take(), 1) is Reason.STOCK_ONLY


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("QH KH AH", MeldKind.RUN),
        ("AH 2H 3H", None),
        ("KH AH 2H", None),
        ("AC AD AH", MeldKind.SET),
        ("5C 6D 7H", None),
    ],
)
def test_colonel_the_ace_is_high_only(cards: str, found: MeldKind | None) -> None:
    assert kind(cards, COLONEL) is found


def test_colonel_any_melds_and_any_number_of_lay_offs_on_both_players_melds() -> None:
    table = lying(
        COLONEL, "5C 6C 7C 9C 9D 9H TS JS 2D KD", mine=("QS KS AS",), theirs=("2C 2H 2S",)
    )
    assert reason(table, layout("5C 6C 7C", "9C 9D 9H", on0="TS JS", on1="2D")) is None


def test_colonel_ends_the_turn_with_a_discard() -> None:
    table = lying(COLONEL, "5C 6C 7C KD 2H")
    done = after(table, layout("5C 6C 7C"), Discard(Card.parse("KD")))
    assert (done.phase, done.turn, done.discards[-1]) == (Phase.DRAW, 1, Card.parse("KD"))


def test_colonel_out_by_the_last_meld_or_lay_off_without_a_discard() -> None:
    table = lying(COLONEL, "5C 6C 7C", other="AS KD QC JH")
    done = result(after(table, layout("5C 6C 7C")))
    assert (done.outcome, done.ender, done.points(0)) == (Outcome.OUT, 0, 40)
    table = lying(COLONEL, "8C", theirs=("5C 6C 7C",), other="TC 9D 2H")
    assert result(after(table, layout(on0="8C"))).points(0) == 21


def test_colonel_out_by_discarding_the_last_card() -> None:
    table = lying(COLONEL, "8D", other="7C 7D 7H")
    done = result(after(table, Discard(Card.parse("8D"))))
    assert (done.outcome, done.points(0)) == (Outcome.OUT, 21)


def test_colonel_a_taken_discard_need_not_be_melded_but_stays_for_the_turn() -> None:
    table = lying(COLONEL, "2C 5D", phase=Phase.DRAW, top="KD")
    table = after(table, Take())
    assert reason(table, Discard(Card.parse("KD"))) is Reason.JUST_TAKEN
    assert reason(table, Discard(Card.parse("2C"))) is None
    allowed = replace(table, rules=setup("colonel", ["rediscard=on"]).rules)
    assert reason(allowed, Discard(Card.parse("KD"))) is None


def test_colonel_nobody_lays_out_all_but_the_card_just_taken() -> None:
    table = lying(COLONEL, "5C 6C 7C KD", top="2H", drawn="KD", taken=True)
    assert reason(table, layout("5C 6C 7C")) is Reason.ONLY_TAKEN_LEFT
    assert not any(isinstance(one, LayOut) for one in engine.legal(observe(table, 0)))


def test_colonel_scores_the_opponents_whole_hand_without_a_bonus() -> None:
    assert points_of(parse_hand("AC KC QC JC TC 9C 2C"), COLONEL.values.own) == 61
    table = lying(COLONEL, "5C 6C 7C", other="7D 7H 7S", theirs=("2C 2D 2H",))
    assert len(result(after(table, layout("5C 6C 7C"))).lines) == 1


def test_colonel_the_turn_that_drew_the_last_card_ends_the_hand() -> None:
    table = lying(COLONEL, "2C 5D", phase=Phase.DRAW, stock=1, other="9S 2S")
    done = result(after(table, Draw(), Discard(Card.parse("5D"))))
    assert done.outcome is Outcome.COMPARED
    drawn = points_of(table.stock[-1].bit, COLONEL.values.own)
    assert abs(done.points(0) - done.points(1)) == abs(2 + drawn - 11)


def test_colonel_equal_hands_score_nothing_at_the_stocks_end() -> None:
    table = lying(COLONEL, "2C 5D", stock=0, other="2S", drawn="5D")
    assert result(after(table, Discard(Card.parse("5D")))).winner is None


def test_colonel_an_option_lets_the_last_discard_be_taken_for_one_more_turn() -> None:
    rules = setup("colonel", ["final-discard=one_more_turn"]).rules
    table = lying(rules, "2C 5D", stock=0, other="9S 4S", drawn="5D")
    table = after(table, Discard(Card.parse("5D")))
    assert (table.phase, table.turn) == (Phase.LAST_DISCARD, 1)
    assert result(after(table, Pass())).outcome is Outcome.COMPARED
    assert result(after(table, Take(), Discard(Card.parse("9S")))).outcome is Outcome.COMPARED


def test_colonel_is_played_to_a_hundred_or_an_option_to_one_hand() -> None:
    assert COLONEL.format.target == 100
    assert setup("colonel", ["one-hand=on"]).rules.format.target == 1
    assert next_dealer(COLONEL, 0, winner=0) == 1


def test_colonel_a_challenge_comes_before_any_decision_of_either_player() -> None:
    for phase in (Phase.DRAW, Phase.MELD):
        table = lying(COLONEL, "2C 5D", phase=phase, top="KD")
        for seat in (0, 1):
            assert reason(table, Challenge(seat), seat) is None
            asked = after(table, Challenge(seat))
            assert (asked.phase, asked.turn) == (Phase.CHALLENGED, 1 - seat)


def test_colonel_at_most_one_challenge_for_each_player_in_a_turn() -> None:
    table = lying(COLONEL, "2C 5D", top="KD", drawn="5D")
    table = after(table, Challenge(0), Refuse())
    assert reason(table, Challenge(0)) is Reason.CHALLENGED_ALREADY
    assert reason(table, Challenge(1), 1) is None
    table = after(table, Discard(Card.parse("5D")))
    assert reason(table, Challenge(0)) is None


def test_colonel_options_of_the_challenge() -> None:
    own = lying(setup("colonel", ["challenge=own_turn"]).rules, "2C 5D", top="KD")
    assert reason(own, Challenge(0)) is None
    assert reason(own, Challenge(1), 1) is Reason.CHALLENGE_OWN_TURN
    off = lying(setup("colonel", ["challenge=off"]).rules, "2C 5D", top="KD")
    assert reason(off, Challenge(0)) is Reason.NOT_IN_THIS_GAME


@pytest.mark.parametrize(
    ("own", "other", "winner", "points"),
    [
        ("2C 3D 4H 2S", "KC 9D", 0, 19),
        ("KC 9D", "2C 3D 4H 2S", 1, 19),
        ("KC", "TD", None, 0),
    ],
)
def test_colonel_an_accepted_challenge_pays_the_whole_of_the_higher_hand(
    own: str, other: str, winner: int | None, points: int
) -> None:
    done = result(after(lying(COLONEL, own, other=other, top="8S"), Challenge(0), Accept()))
    assert (done.outcome, done.winner) == (Outcome.CHALLENGE, winner)
    assert sum(line.points for line in done.lines) == points


def test_colonel_after_a_rejected_challenge_play_goes_on_where_it_was() -> None:
    table = lying(COLONEL, "2C 5D", phase=Phase.DRAW, top="KD")
    again = after(table, Challenge(1), Refuse())
    assert (again.phase, again.turn, again.hands) == (table.phase, table.turn, table.hands)
    assert reason(again, Draw()) is None


def test_colonel_a_waiting_challenge_shows_nobody_a_drawn_card() -> None:
    table = lying(COLONEL, "2C 5D", top="KD", drawn="5D")
    asked = after(table, Challenge(0))
    assert observe(asked, 1).drawn is None and observe(asked, 0).drawn == Card.parse("5D")


def test_colonel_with_rainbow_nothing_is_added_to_one() -> None:
    rules = setup("colonel", ["rainbow=on"]).rules
    table = lying(rules, "9S 2D", mine=("5C 6D 7S 8H",))
    assert table.spread.melds[0].kind is MeldKind.RAINBOW
    assert reason(table, layout(on0="9S")) is Reason.DOES_NOT_FIT


# Both games.


@pytest.mark.parametrize("rules", [COLONEL, SKARNEY], ids=["colonel", "skarney"])
def test_what_is_laid_out_is_in_the_hand_once_and_a_meld(rules: Rules) -> None:
    mine = ("QC QD QH",)
    table = lying(rules, "5C 6C 7C 8C KS", mine=mine)
    assert reason(table, layout()) is Reason.NOTHING_LAID_OUT
    assert reason(table, layout("5C 6C 9C")) is Reason.NOT_IN_HAND
    assert reason(table, layout("5C 6C 7C", "6C 7C 8C")) is Reason.IN_TWO_MELDS
    assert reason(table, layout("5C 6C 8C")) is Reason.NO_MELD
    assert reason(table, layout(on4="5C")) is Reason.NO_SUCH_MELD


@pytest.mark.parametrize("rules", [COLONEL, SKARNEY], ids=["colonel", "skarney"])
def test_no_suggested_layout_is_dominated(rules: Rules) -> None:
    rng = Random(9)
    for _ in range(12):
        cards = rng.sample(DECK, 12)
        hand = " ".join(card.code for card in cards if card.rank is not Rank.QUEEN)
        table = lying(rules, hand, mine=("QC QD QH",))
        left = []
        for action in engine.legal(observe(table, 0)):
            if isinstance(action, LayOut):
                left.append(after(table, action).hands[0])
        assert len(left) <= 8
        assert not any(a & b == a != b for a in left for b in left)


def test_offered_cards_are_known_to_both_wherever_they_go() -> None:
    table = after(lying(SKARNEY, "7C 9D 2H", other="KD 4S"), HoldUp(Card.parse("7C")))
    assert observe(after(table, Refuse()), 1).known == parse_hand("7C")
    assert observe(after(table, Accept()), 0).known == parse_hand("7C")
